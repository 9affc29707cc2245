"""Undo, redo and starting the turn again at the tables of the two ark games, by mouse and keyboard."""

from __future__ import annotations

import pygame
import pytest
from sitting import RECORDS, Sit, Sitting, moves_before

from game import Record
from scenes.table.asking import prompt_for
from scenes.table.hands.confirming import CONFIRM
from scenes.table.marks import Target
from scenes.table.motion import SECOND_THOUGHTS
from scenes.table.picture import Picture
from scenes.words.reasons import sentence
from tests.scenes.test_picture import shown

UNDO: Target = ("button", "undo")
REDO: Target = ("button", "redo")
WHOLE: Target = ("button", "restart")
THREE = ("c1S", "c2E", "c2S")


def built(sit: Sit, *edges: str, speed: str = "instant", **plan: object) -> Sitting:
    """Green builds, and has laid dividers on these edges."""
    at = sit(speed, **plan)
    at.building()
    for edge in edges:
        at.click(("edge", edge))
    at.rest()
    return at


def said(at: Sitting) -> str:
    """What the prompt answers, if it does."""
    answer = at.table.marks.why_not
    return sentence(answer.reason) if answer else ""


def check_true(at: Sitting) -> None:
    """The picture is that of the match, and the match that of its record."""
    match, picture = at.table.play.match, at.table.picture
    assert match.record().replay().position() == match.state.position()
    assert [step.move for step in at.table.play.steps] == list(match.moves)
    assert shown(picture, at.table.play.over) == shown(Picture.of(match.state, picture.seats), at.table.play.over)


# -- undo and redo
def test_undo_takes_the_last_piece_back_and_redo_lays_it_again(sit: Sit) -> None:
    at = built(sit, *THREE)
    log = list(at.table.picture.log)
    at.click(UNDO)
    assert set(at.table.picture.dividers) == {"c1S", "c2E"}
    assert at.table.picture.scores["green"] == 2
    check_true(at)
    at.click(REDO)
    at.rest()
    assert set(at.table.picture.dividers) == set(THREE)
    assert list(at.table.picture.log) == log
    check_true(at)


def test_undo_gives_the_turn_back_to_whoever_has_just_ended_it(sit: Sit) -> None:
    at = sit("instant")
    at.click(("space", "6"))
    assert at.table.picture.actor == "yellow"
    at.click(UNDO)
    at.rest()
    assert at.table.picture.actor == "green"
    assert at.table.hand and at.table.hand.player == "green"
    check_true(at)


def test_undo_works_while_the_piece_is_still_on_its_way(sit: Sit) -> None:
    at = built(sit, speed="normal")
    at.click(("edge", "c1S"))
    assert at.table.director.busy
    at.click(UNDO)
    assert not at.table.picture.dividers
    at.rest()
    check_true(at)


def test_the_decision_that_comes_back_can_be_taken_otherwise_and_then_there_is_no_redo(sit: Sit) -> None:
    at = built(sit, *THREE)
    at.click(UNDO)
    at.click(("edge", "d2E"))
    assert set(at.table.picture.dividers) == {"c1S", "c2E", "d2E"}
    assert "redo" not in at.table.marks.tools
    at.click(REDO)
    assert said(at) == "There is nothing to do again"


def test_a_double_click_on_undo_is_one_undo(sit: Sit) -> None:
    at = built(sit, *THREE)
    place = at.point(UNDO)
    at.click(UNDO)
    at.hand.press(place)
    at.hand.release(place)
    assert len(at.table.picture.dividers) == 2


def test_undo_can_be_clicked_again_after_a_moment(sit: Sit) -> None:
    at = built(sit, *THREE)
    for left in (2, 1, 0):
        at.click(UNDO)
        at.hand.wait(0.4)
        assert len(at.table.picture.dividers) == left


def test_a_press_that_is_drawn_off_undo_undoes_nothing(sit: Sit) -> None:
    at = built(sit, *THREE)
    at.hand.move(at.point(UNDO))
    at.hand.press(at.point(UNDO))
    at.hand.release((5, 5))
    assert len(at.table.picture.dividers) == 3


def test_a_pair_in_hand_is_set_back_before_anything_is_undone(sit: Sit) -> None:
    at = sit("instant", moves=moves_before("ark-2-greedy", "load"))
    hand = at.table.hand
    assert hand
    at.click(next(target for target in hand.legal() if target[0] == "held"))
    assert at.table.marks.lifted
    moves = len(at.table.play.match.moves)
    at.click(UNDO)
    assert not at.table.marks.lifted
    assert len(at.table.play.match.moves) == moves


def test_a_swap_is_undone_with_both_of_its_dividers(sit: Sit) -> None:
    moves = moves_before("ark-3-mixed", "swap")
    at = sit("instant", kinds="human human human", moves=moves)
    before = dict(at.table.picture.dividers)
    at.click(*(target for target in gesture_of_swap(at)))
    at.rest()
    assert at.table.picture.dividers != before
    at.click(UNDO)
    assert at.table.picture.dividers == before
    check_true(at)


def gesture_of_swap(at: Sitting) -> list[Target]:
    hand = at.table.hand
    assert hand
    return hand.gesture(next(move.text for move in hand.state.legal() if move.kind == "swap"))


# -- how far
@pytest.mark.parametrize("tool", [UNDO, WHOLE])
def test_a_tool_that_cannot_go_further_is_switched_off_and_a_click_says_why(sit: Sit, tool: Target) -> None:
    at = sit("instant", moves=moves_before("ark-2-greedy", "take"))
    assert at.table.marks.tools == frozenset()
    if tool == UNDO:
        at.click(UNDO)
    else:
        at.hand.key(pygame.K_r)
    assert said(at) == "A new animal has come to light"
    assert at.table.marks.hover != tool


def test_another_players_decision_stays_and_the_prompt_tells_whose_it_is(sit: Sit) -> None:
    at = built(sit, "c1S")
    for _ in ("wall c1S", "choose 7", "choose 3"):
        at.click(UNDO)
        at.hand.wait(0.4)
    assert at.moves[-1] == "choose 3"
    assert said(at) == "What Yellow did stays"


def test_before_anybody_has_decided_there_is_nothing_to_undo(sit: Sit) -> None:
    at = sit("instant")
    at.click(UNDO)
    assert said(at) == "There is nothing to undo yet"


def test_a_match_without_undo_says_so(sit: Sit) -> None:
    at = built(sit, *THREE, no_undo=True)
    at.click(UNDO)
    assert said(at) == "This match is played without undo"
    at.hand.key(pygame.K_r)
    assert len(at.table.picture.dividers) == 3


def test_the_answer_of_a_tool_goes_after_a_while(sit: Sit) -> None:
    at = sit("instant")
    at.click(UNDO)
    at.hand.move((5, 300))
    at.hand.wait(4.2)
    assert said(at) == ""


# -- the whole turn
def test_over_undo_the_whole_turn_is_offered_once_it_has_more_than_one_step(sit: Sit) -> None:
    at = built(sit, "c1S")
    at.hand.move(at.point(UNDO))
    assert not at.table.marks.whole_turn
    at.click(("edge", "c2E"))
    at.hand.move(at.point(UNDO))
    assert at.table.marks.whole_turn
    at.click(WHOLE)
    assert not at.table.picture.dividers
    check_true(at)


def test_the_pointer_gets_from_undo_to_the_button_of_the_whole_turn(sit: Sit) -> None:
    at = built(sit, *THREE)
    (x, y), goal = at.point(UNDO), 0
    at.hand.move((x, y))
    goal = at.point(WHOLE)[1]
    for height in range(y, goal, -4):
        at.hand.move((x, height))
        assert at.table.marks.whole_turn, height
    at.hand.move((x, goal - 200))
    assert not at.table.marks.whole_turn


def test_the_click_after_the_whole_turn_was_taken_back_does_not_fall_on_the_ark(sit: Sit) -> None:
    at = built(sit, *THREE)
    at.hand.move(at.point(UNDO))
    place = at.point(WHOLE)
    at.click(WHOLE)
    at.hand.press(place)
    at.hand.release(place)
    assert not at.table.picture.dividers


def test_a_turn_that_is_over_is_taken_back_as_a_whole(sit: Sit) -> None:
    at = built(sit, *THREE)
    assert at.table.picture.actor == "yellow"
    at.hand.key(pygame.K_r)
    at.rest()
    assert at.table.picture.actor == "green"
    assert not at.table.picture.dividers
    check_true(at)
    for _ in THREE:
        at.hand.key(pygame.K_y)
    at.rest()
    assert at.table.picture.actor == "yellow"
    assert set(at.table.picture.dividers) == set(THREE)


# -- keys
@pytest.mark.parametrize(
    "undo, redo",
    [
        ((pygame.K_z, 0), (pygame.K_y, 0)),
        ((pygame.K_z, pygame.KMOD_LCTRL), (pygame.K_y, pygame.KMOD_LCTRL)),
        ((pygame.K_z, pygame.KMOD_LCTRL), (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)),
    ],
    ids=["letters", "control", "shift"],
)
def test_keys_do_what_the_tools_do(sit: Sit, undo: tuple[int, int], redo: tuple[int, int]) -> None:
    at = built(sit, *THREE)
    at.hand.key(*undo)
    assert len(at.table.picture.dividers) == 2
    at.hand.key(*redo)
    at.rest()
    assert len(at.table.picture.dividers) == 3


# -- what follows the match
def test_whoever_keeps_the_match_hears_of_what_is_taken_back(sit: Sit) -> None:
    at = built(sit, *THREE)
    heard: list[int] = []
    at.table.play.after_moves = lambda: heard.append(len(at.table.play.match.moves))
    before = len(at.table.play.match.moves)
    at.click(UNDO)
    at.click(REDO)
    assert heard == [before - 1, before]


def test_undo_goes_back_over_a_phase_to_the_scene_it_belongs_to(sit: Sit) -> None:
    at = built(sit)
    building = at.scene
    at.click(UNDO)
    at.rest()
    assert at.table.picture.phase == "planning"
    assert at.scene is not building
    assert "planning" in at.scene.phases
    check_true(at)


def test_after_a_match_is_taken_up_again_its_last_decision_can_be_undone(sit: Sit) -> None:
    at = sit("instant", moves=moves_before("ark-2-greedy", "wall", 3))
    laid = dict(at.table.picture.dividers)
    assert laid
    at.click(UNDO)
    assert len(at.table.picture.dividers) == len(laid) - 1
    check_true(at)


def test_the_glove_shows_again_what_has_been_taken_back(sit: Sit) -> None:
    at = sit("instant", game="family", kinds="human human")
    glove = at.table.glove_guide
    at.click(("space", "4"))
    at.rest()
    assert len(glove.taken) == 1
    at.hand.key(pygame.K_z)
    assert glove.taken == []
    at.rest()
    at.hand.key(pygame.K_y)
    assert len(glove.taken) == 1


# -- computers
def waits(sit: Sit, speed: str) -> Sitting:
    """Green has chosen, and the computer is to choose next."""
    at = sit(speed, kinds="human greedy")
    at.click(("space", "6"))
    at.table.director.finish()
    return at


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
def test_a_computer_waits_long_enough_for_a_person_to_undo(sit: Sit, speed: str) -> None:
    at = waits(sit, speed)
    at.hand.wait(SECOND_THOUGHTS - 0.2)
    assert at.moves == ["choose 6"]
    at.click(UNDO)
    assert at.moves == []
    at.hand.wait(2)
    assert at.moves == [], "the computer has given way"
    assert at.table.hand and at.table.hand.player == "green"
    check_true(at)


def test_once_the_computer_has_moved_the_persons_decision_stays(sit: Sit) -> None:
    at = waits(sit, "normal")
    at.rest()
    assert len(at.moves) > 1
    at.click(UNDO)
    assert said(at) == "What Yellow did stays"


def test_what_the_computer_has_laid_is_ringed_again_after_undo(sit: Sit) -> None:
    record = Record.read(RECORDS / "ark-3-mixed.json")
    at = sit("instant", kinds="human greedy human", moves=record.moves[:31])
    ringed = at.table.traces.places
    assert ringed
    at.click(("edge", "d1E"))
    at.rest()
    at.click(UNDO)
    assert at.table.traces.places == ringed
    check_true(at)


# -- confirming turns
def over(sit: Sit, speed: str = "instant", **plan: object) -> Sitting:
    """Green has laid all it may; the end of the turn is to be confirmed."""
    at = sit(speed, confirm_turns=True, **plan)
    at.click(("space", "6"))
    at.rest()
    return at


def test_a_turn_that_is_over_waits_until_done_is_clicked(sit: Sit) -> None:
    at = over(sit)
    assert at.table.picture.actor == "green"
    assert at.table.marks.legal == {CONFIRM}
    at.hand.wait(3)
    assert at.table.picture.actor == "green"
    at.click(CONFIRM)
    at.rest()
    assert at.table.picture.actor == "yellow"
    check_true(at)


def test_until_done_is_clicked_the_turn_can_be_undone(sit: Sit) -> None:
    at = over(sit)
    at.click(UNDO)
    at.rest()
    assert at.moves == []
    assert at.table.hand and at.table.hand.player == "green"
    check_true(at)
    at.click(REDO)
    at.rest()
    assert at.table.marks.legal == {CONFIRM}


def test_a_click_on_the_table_says_that_the_turn_is_over(sit: Sit) -> None:
    at = over(sit)
    at.click(("space", "2"))
    assert said(at) == "Your turn is over: Done, or undo"
    assert at.moves == ["choose 6"]


def test_where_nothing_can_be_taken_back_nobody_is_told_to_undo(sit: Sit) -> None:
    at = over(sit, no_undo=True)
    assert prompt_for(at.table.picture, at.table.marks).note == "Done"
    at.click(("space", "2"))
    assert said(at) == "Your turn is over: press Done"
    assert at.moves == ["choose 6"]


def test_computers_wait_for_done_too(sit: Sit) -> None:
    at = over(sit, "normal", kinds="human greedy")
    at.hand.wait(3)
    assert at.moves == ["choose 6"]
    at.click(CONFIRM)
    at.rest()
    assert len(at.moves) > 1


def test_no_tile_is_drawn_before_the_end_of_the_turn_is_confirmed(sit: Sit) -> None:
    at = sit("instant", confirm_turns=True)
    for space in ("2", "1", "3", "4"):
        at.click(("space", space))
        at.rest()
        if space != "4" and at.table.play.match.held:
            at.click(CONFIRM)
            at.rest()
    assert at.table.picture.phase == "planning"
    assert not at.table.picture.drawn
    at.click(CONFIRM)
    at.rest()
    assert at.table.picture.phase == "performing"
    check_true(at)


def test_the_end_of_the_match_is_confirmed_as_well(sit: Sit) -> None:
    *moves, last = Record.read(RECORDS / "ark-2-greedy.json").moves
    at = sit("instant", confirm_turns=True, moves=tuple(moves))
    hand = at.table.hand
    assert hand
    at.click(*hand.gesture(last))
    at.hand.wait(1)
    assert at.table.play.match.state.to_move is None
    assert at.table.marks.legal == {CONFIRM}
    scene = at.scene
    at.click(CONFIRM)
    at.hand.wait(1)
    assert at.app.stack.top is not scene, "the score sheet"


def test_a_match_taken_up_again_still_waits_for_done(sit: Sit) -> None:
    at = sit("instant", confirm_turns=True, moves=moves_before("ark-2-greedy", "choose", 1))
    assert at.table.marks.legal == {CONFIRM}
    assert at.table.picture.actor == at.table.play.match.made[-1].mover
