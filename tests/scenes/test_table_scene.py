"""The table's scenes: what a click does while things move, what rests, and what hands over to what."""

from __future__ import annotations

import pygame
import pytest
from sitting import Sit, Sitting, moves_before

from scenes.deluge import Deluge
from scenes.performing import Performing
from scenes.planning import Planning
from scenes.system import pointer
from scenes.table import motion
from scenes.table.hands.trading import BACK, DRAW

EYE = ("button", "eye")


def test_each_phase_has_its_scene_and_they_hand_the_table_on(sit: Sit) -> None:
    sitting = sit("instant")
    table = sitting.table
    assert isinstance(sitting.scene, Planning)
    sitting.building()
    assert isinstance(sitting.scene, Performing) and sitting.table is table
    assert sitting.app.stack.scenes == [sitting.scene]
    table.picture.phase = "deluge-food"
    sitting.app.frame()
    assert isinstance(sitting.scene, Deluge) and sitting.table is table


def test_a_click_while_pieces_move_ends_the_motion_and_plays_nothing(sit: Sit) -> None:
    sitting = sit()
    sitting.click(("space", "6"))
    assert sitting.table.director.busy and sitting.moves == ["choose 6"]
    point = sitting.table.frame.board.card(sitting.table.picture, 1).center
    sitting.hand.click(point)
    assert not sitting.table.director.busy and sitting.moves == ["choose 6"]
    sitting.hand.click(point)
    assert sitting.moves == ["choose 6", "choose 1"]


def test_a_button_lifts_under_the_pointer_and_sinks_while_pressed(sit: Sit) -> None:
    sitting = sit()
    home = sitting.point(("button", "home"))
    sitting.hand.move(home)
    sitting.hand.wait(0.3)
    assert sitting.table.marks.heights == {("button", "home"): 1.0}
    sitting.hand.press(home)
    sitting.hand.wait(0.3)
    assert sitting.table.marks.heights == {("button", "home"): -1.0} and sitting.table.marks.pressed
    sitting.hand.move((500, 500))
    sitting.hand.wait(0.3)
    assert not sitting.table.marks.heights
    sitting.hand.release((500, 500))
    assert sitting.app.stack.top is sitting.scene and sitting.table.marks.pressed is None


def test_S5_pieces_can_be_laid_faster_than_they_land(sit: Sit) -> None:
    sitting = sit()
    sitting.building()
    for edge in ("c1N", "d2E", "a3S"):
        sitting.click(("edge", edge))
    assert sitting.moves[-3:] == ["wall c1N", "wall d2E", "wall a3S"]


def test_a_card_opens_a_moment_after_the_pointer_has_come_and_at_once_with_speed_instant(sit: Sit) -> None:
    sitting = sit()
    sitting.hand.move(sitting.point(("space", "6")))
    seen = []
    for _ in range(20):
        seen.append(sitting.table.marks.opening)
        sitting.app.frame()
    assert seen[0] == 0 and seen == sorted(seen) and seen[-1] == 1 and any(0 < share < 1 for share in seen)
    instant = sit("instant")
    instant.hand.move(instant.point(("space", "6")))
    assert instant.table.marks.opening == 1


def rings(sitting: Sitting) -> int:
    """How many rings grow until everything is at rest."""
    before, count = 2.0, 0
    for _ in range(150):
        grown = sitting.table.moments.ringing
        count += grown < before and grown < 1
        before = grown
        sitting.app.frame()
    return count


def test_who_takes_the_mouse_from_another_person_is_ringed_three_times(sit: Sit) -> None:
    sitting = sit()
    sitting.hand.wait(2)
    sitting.click(("space", "6"))
    sitting.rest()
    assert sitting.table.picture.actor == "yellow" and rings(sitting) == motion.RINGS


def test_a_person_among_computers_is_ringed_once(sit: Sit) -> None:
    sitting = sit(kinds="human greedy")
    sitting.hand.wait(2)
    sitting.click(("space", "6"))
    while sitting.table.picture.actor != "yellow":
        sitting.app.frame()
    while sitting.table.picture.actor != "green":
        sitting.app.frame()
    assert rings(sitting) == 1


def test_hovering_shows_the_gain_and_leaves_the_game_alone(sit: Sit) -> None:
    sitting = sit()
    sitting.building()
    before = sitting.table.play.state.position()
    sitting.hand.move(sitting.point(("edge", "c1N")))
    assert sitting.table.marks.hover == ("edge", "c1N") and sitting.table.marks.gain == 1
    sitting.hand.move((3, 3))
    assert sitting.table.marks.hover is None and sitting.table.play.state.position() == before


def test_B3_what_is_not_possible_is_answered_for_four_seconds(sit: Sit) -> None:
    sitting = sit()
    sitting.building()
    sitting.hand.click(sitting.table.ark.geometry.field_centre("c1NW"))
    answer = sitting.table.marks.why_not
    assert answer and answer.reason.code == "pitch-needs-two-dividers" and set(answer.edges) == {"c1N", "c1W"}
    sitting.hand.wait(motion.ANSWER + 0.1)
    assert sitting.table.marks.why_not is None


def test_what_is_missing_blinks_twice_and_comes_to_rest(sit: Sit) -> None:
    sitting = sit()
    sitting.building()
    sitting.hand.click(sitting.table.ark.geometry.field_centre("c1NW"))
    seen = [sitting.table.marks.blink]
    for _ in range(round(60 * motion.BLINK * motion.BLINKS) + 5):
        sitting.app.frame()
        seen.append(sitting.table.marks.blink)
    troughs = sum(before > now < after for before, now, after in zip(seen, seen[1:], seen[2:], strict=False))
    assert troughs == motion.BLINKS and seen[-1] == 1


def test_the_next_move_takes_the_answer_away(sit: Sit) -> None:
    sitting = sit("instant")
    sitting.building()
    sitting.hand.click(sitting.table.ark.geometry.field_centre("c1NW"))
    assert sitting.table.marks.why_not
    sitting.click(("edge", "c1N"))
    assert sitting.table.marks.why_not is None


def test_the_eye_fades_the_tray_only_while_it_is_held(sit: Sit) -> None:
    sitting = sit("instant")
    sitting.plan(2, 1, 3, 7)
    assert sitting.table.marks.tray == "taming"
    sitting.hand.press(sitting.point(EYE))
    assert sitting.table.marks.see_through
    sitting.hand.release(sitting.point(EYE))
    assert not sitting.table.marks.see_through


def test_the_exchange_tray_has_a_way_back_before_anything_is_drawn(sit: Sit) -> None:
    sitting = sit("instant", kinds="human human human", moves=moves_before("ark-3-mixed", "swap"))
    sitting.click(DRAW)
    before = sitting.moves
    assert sitting.table.marks.tray == "exchange" and BACK in sitting.table.marks.legal
    sitting.click(BACK)
    assert not sitting.table.marks.tray and sitting.moves == before
    sitting.click(DRAW, ("bag", "m"))
    assert BACK not in sitting.table.marks.legal


def test_a_press_that_is_released_elsewhere_does_nothing(sit: Sit) -> None:
    sitting = sit("instant")
    sitting.hand.press(sitting.point(("space", "6")))
    sitting.hand.release(sitting.point(("space", "2")))
    assert sitting.moves == []


@pytest.mark.parametrize("away", [pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST])
def test_a_mouse_that_is_elsewhere_points_at_nothing_and_means_nothing(sit: Sit, away: int) -> None:
    sitting = sit("instant")
    card = sitting.point(("space", "6"))
    sitting.hand.press(card)
    assert sitting.table.marks.hover == ("space", "6")
    pygame.event.post(pygame.event.Event(away))
    sitting.app.frame()
    assert sitting.table.marks.hover is None
    sitting.hand.release(card)
    assert sitting.moves == []


def test_full_screen_in_the_middle_of_an_action_loses_nothing(sit: Sit) -> None:
    sitting = sit()
    sitting.building()
    sitting.click(("edge", "c1N"))
    assert sitting.table.director.busy
    sitting.hand.key(pygame.K_F11)
    sitting.app.screen.resize((1920, 1080))
    sitting.hand.wait(0.5)
    assert "c1N" in sitting.table.picture.dividers and sitting.app.layout.size == (1920, 1080)
    sitting.click(("edge", "d2E"))
    assert sitting.moves[-2:] == ["wall c1N", "wall d2E"]


def test_S4_a_lifted_divider_stays_in_hand_at_another_size(sit: Sit) -> None:
    sitting = sit("instant", kinds="human human human", moves=moves_before("ark-3-mixed", "swap"))
    hand, legal = sitting.table.hand, sitting.table.play.state.legal()
    edge, other = next(hand.gesture(move.text) for move in legal if move.kind == "swap")
    sitting.click(edge)
    assert edge in sitting.table.marks.lifted
    sitting.app.screen.resize((1024, 768))
    sitting.hand.wait(0.5)
    assert edge in sitting.table.marks.lifted
    sitting.click(other)
    assert sitting.moves[-2:] == [f"swap {edge[1]}", f"with {other[1]}"]


def test_nothing_is_drawn_when_nothing_changes(sit: Sit) -> None:
    sitting = sit("instant")
    sitting.hand.wait(motion.PULSE * motion.PULSES + 0.2)
    drawn = sitting.app.screen.flips
    sitting.hand.wait(2)
    assert sitting.app.screen.flips == drawn and not sitting.app.busy


def test_the_storm_rests_when_nobody_stirs(sit: Sit) -> None:
    sitting = sit("instant")
    sitting.table.picture.phase = "deluge-food"
    sitting.hand.wait(10.5)
    drawn = sitting.app.screen.flips
    sitting.hand.wait(1)
    assert sitting.app.screen.flips == drawn
    sitting.hand.move((5, 5))
    sitting.hand.wait(0.2)
    assert sitting.app.screen.flips > drawn + 5


def test_a_computer_thinks_before_its_turn(sit: Sit) -> None:
    sitting = sit(kinds="greedy human")
    frames = 0
    while not sitting.moves:
        sitting.app.frame()
        frames += 1
    assert frames >= round(motion.THINKING * 60) - 2


def test_another_window_size_in_the_middle_of_a_motion(sit: Sit) -> None:
    sitting = sit()
    sitting.click(("space", "6"))
    sitting.app.screen.resize((1024, 768))
    sitting.hand.wait(0.5)
    assert sitting.table.ark.geometry.zone == sitting.app.layout.ark_zone()
    sitting.plan(1, 3, 7)
    assert sitting.table.picture.phase == "performing"


@pytest.mark.parametrize("by_key", [True, False], ids=["Escape", "right click"])
def test_what_is_in_hand_is_put_back_before_anything_else(sit: Sit, by_key: bool) -> None:
    sitting = sit("instant", moves=moves_before("ark-2-greedy", "load"))
    scene = sitting.scene
    held = next(target for target in sitting.table.marks.legal if target[0] == "held")
    sitting.click(held)
    assert scene.table.hand.holds
    for _ in range(2):
        assert sitting.app.stack.top is scene
        if by_key:
            sitting.hand.key(pygame.K_ESCAPE)
        else:
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 300), button=3))
            sitting.app.frame()
        assert not scene.table.hand.holds
    assert (sitting.app.stack.top is scene) != by_key


def test_the_pointer_nods_three_times_at_what_is_not_possible(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    sitting.building()
    turned: list[float] = []
    monkeypatch.setattr(pointer, "show", lambda brush, density, degrees=0.0: turned.append(degrees))
    sitting.hand.click(sitting.table.ark.geometry.field_centre("c1NW"))
    sitting.hand.wait(0.5)
    assert turned == [*motion.NOD_TURNS, 0.0]
