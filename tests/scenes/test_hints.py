"""The lantern at the tables of the ark: it shows a good move click by click, says why, and never plays."""

from __future__ import annotations

import pygame
import pytest
from oracles import silent, with_oracle
from sitting import Sit, Sitting, moves_before

from scenes.replay import LookBack
from scenes.table.asking import prompt_for
from scenes.table.lantern import LANTERN, LIT, OFF, READY

MOMENTS = {
    "planning": ("ark-4-greedy", "choose", 22),
    "taming": ("ark-4-greedy", "take", 9),
    "a bag": ("ark-3-mixed", "draw", 0),
    "a bonus": ("ark-4-greedy", "bonus", 2),
    "a swap": ("ark-3-mixed", "swap", 1),
    "an exchange": ("ark-4-greedy", "exchange", 2),
    "building": ("ark-4-greedy", "wall", 60),
    "food": ("ark-4-greedy", "food", 20),
    "loading": ("ark-4-greedy", "load", 9),
}


def at(sit: Sit, moment: str, **plan: object) -> Sitting:
    """A table at a moment, everybody human, with an oracle for Hard that does not speak."""
    record, kind, nth = MOMENTS[moment]
    players = "human " * int(record.split("-")[1])
    sitting = sit("instant", kinds=players.strip(), moves=moves_before(record, kind, nth), **plan)
    with_oracle(sitting.table.play, silent)
    return sitting


def ask(sitting: Sitting) -> None:
    sitting.click(LANTERN)


def prompt(sitting: Sitting) -> str:
    return prompt_for(sitting.table.picture, sitting.table.shown).text


# -- what is shown
@pytest.mark.parametrize("moment", MOMENTS)
def test_clicking_what_is_ringed_makes_the_move_that_is_advised(sit: Sit, moment: str) -> None:
    sitting = at(sit, moment)
    before = len(sitting.moves)
    ask(sitting)
    hinted, moves = sitting.table.marks.hinted, sitting.table.lantern.moves
    assert hinted
    assert len(sitting.moves) == before
    for click in hinted.clicks:
        assert sitting.table.marks.hinted
        assert sitting.table.marks.hinted.clicks[0] == click
        sitting.click(click)
    assert sitting.moves[before : before + len(moves)] == list(moves)
    assert sitting.table.marks.hinted is None


def test_the_prompt_says_why_and_rings_grow_three_times(sit: Sit) -> None:
    sitting = at(sit, "building")
    asked = prompt(sitting)
    ask(sitting)
    assert prompt(sitting) != asked
    assert sitting.table.lantern.moving
    sitting.hand.wait(1.6)
    assert not sitting.table.lantern.moving
    assert sitting.table.marks.hinted


def test_the_key_h_asks_the_lantern_too(sit: Sit) -> None:
    sitting = at(sit, "planning")
    assert sitting.table.marks.lantern == READY
    sitting.hand.key(pygame.K_h)
    assert sitting.table.marks.lantern == LIT
    assert sitting.table.marks.hinted


def test_a_pair_already_in_hand_leaves_the_pen_alone_to_be_shown(sit: Sit) -> None:
    sitting = at(sit, "loading")
    pair = next(target for target in sitting.table.marks.legal if target[0] == "held")
    species = pair[1].split()[1].split("/")[0]
    oracle = with_oracle(
        sitting.table.play, lambda view: next(m.text for m in view.legal() if f"load {species}" in m.text)
    )
    sitting.click(pair)
    ask(sitting)
    oracle.speak()
    sitting.hand.wait(0.2)
    hinted = sitting.table.marks.hinted
    assert hinted
    assert [kind for kind, _ in hinted.clicks] == ["pen"]


def test_who_goes_another_way_is_left_alone(sit: Sit) -> None:
    sitting = at(sit, "building")
    ask(sitting)
    hinted = sitting.table.marks.hinted
    assert hinted
    other = next(target for target in sorted(sitting.table.marks.legal) if target not in hinted.clicks)
    sitting.click(other)
    assert sitting.table.marks.hinted is None


def test_a_click_in_vain_leaves_the_hint(sit: Sit) -> None:
    sitting = at(sit, "building")
    ask(sitting)
    sitting.click(("edge", next(iter(sitting.table.picture.dividers))))
    assert sitting.table.answer
    assert sitting.table.marks.hinted


def test_asking_while_things_move_hurries_them_up(sit: Sit) -> None:
    sitting = sit("slow", kinds="human human")
    with_oracle(sitting.table.play, silent)
    sitting.click(("space", "6"))
    assert sitting.table.director.busy
    sitting.hand.key(pygame.K_h)
    assert not sitting.table.director.busy
    assert sitting.table.marks.hinted


# -- who answers
def test_what_hard_says_replaces_what_medium_said_at_once(sit: Sit) -> None:
    sitting = at(sit, "building")
    ask(sitting)
    at_once = sitting.table.lantern.moves
    better = next(move.text for move in sitting.table.play.state.legal() if (move.text,) != at_once)
    oracle = with_oracle(sitting.table.play, lambda view: better)
    sitting.table.lantern.forget()
    ask(sitting)
    assert sitting.table.lantern.moves == at_once
    sitting.hand.wait(0.2)
    assert sitting.table.lantern.moves == at_once
    oracle.speak()
    sitting.hand.wait(0.2)
    assert sitting.table.lantern.moves == (better,)
    assert sitting.table.marks.hinted


def test_if_nobody_thinks_what_medium_said_stays(sit: Sit) -> None:
    sitting = at(sit, "building")
    sitting.table.play.thoughts.close()
    ask(sitting)
    sitting.hand.wait(0.5)
    assert sitting.table.marks.hinted


def test_chance_of_the_match_stays_as_it_would_have_been(sit: Sit) -> None:
    drawn = []
    for hints in (0, 1):
        sitting = at(sit, "planning")
        for _ in range(hints):
            ask(sitting)
        drawn.append(sitting.table.play._chance.getstate())
    assert drawn[0] == drawn[1]


# -- who may ask
def test_a_seat_without_hints_is_told_so(sit: Sit) -> None:
    sitting = at(sit, "building", hints=frozenset())
    assert sitting.table.marks.lantern == OFF
    ask(sitting)
    assert sitting.table.marks.hinted is None
    assert prompt(sitting) == "This seat plays without hints"


@pytest.mark.parametrize(("moment", "stands"), [("planning", READY), ("taming", OFF)])
def test_hints_are_allowed_seat_by_seat(sit: Sit, moment: str, stands: str) -> None:
    sitting = at(sit, moment, hints=frozenset({"yellow"}))
    assert sitting.table.hand
    assert (sitting.table.hand.player == "yellow") == (stands == READY)
    assert sitting.table.marks.lantern == stands


def test_while_a_computer_decides_the_lantern_waits(sit: Sit) -> None:
    sitting = sit("normal", kinds="medium human")
    assert sitting.table.marks.lantern == OFF
    sitting.click(LANTERN)
    assert prompt(sitting) == "Hints come when it is your turn"


# -- the Family Variant
def test_in_the_family_variant_the_glove_shows_it_without_words(sit: Sit) -> None:
    sitting = sit("normal", kinds="human " * 4, game="family", moves=moves_before("family-4-greedy", "load", 5))
    with_oracle(sitting.table.play, silent)
    sitting.rest()
    asked = prompt_for(sitting.table.picture, sitting.table.marks).text
    ask(sitting)
    sitting.hand.wait(0.3)
    assert sitting.table.glove_guide.glove
    assert prompt_for(sitting.table.picture, sitting.table.marks).text == asked
    sitting.hand.move((5, 5))
    assert sitting.table.glove_guide.glove is None
    assert sitting.table.marks.hinted


# -- what is shown ahead
def test_without_glow_what_can_be_chosen_shines_only_under_the_pointer(sit: Sit) -> None:
    sitting = at(sit, "building", shows=frozenset({"projections"}))
    marks = sitting.table.marks
    assert marks.legal
    assert not marks.shining
    legal = next(target for target in sorted(marks.legal) if target[0] == "edge")
    sitting.hand.move(sitting.point(legal))
    assert (sitting.table.marks.hover, sitting.table.marks.gain) == (legal, 1)


def test_without_projections_nothing_is_told_before_it_is_done(sit: Sit) -> None:
    sitting = at(sit, "building", shows=frozenset({"glow"}))
    legal = next(target for target in sorted(sitting.table.marks.legal) if target[0] == "edge")
    sitting.hand.move(sitting.point(legal))
    assert sitting.table.marks.shining
    assert (sitting.table.marks.hover, sitting.table.marks.gain) == (legal, None)


def test_a_pair_in_hand_shows_its_sum_on_every_pen_that_takes_it(sit: Sit) -> None:
    sitting = at(sit, "loading")
    pair = next(target for target in sorted(sitting.table.marks.legal) if target[0] == "held")
    sitting.hand.move(sitting.point(pair))
    pointed_at = sitting.table.marks.sums
    sitting.click(pair)
    pens = {name for kind, name in sitting.table.marks.legal if kind == "pen"}
    sums = sitting.table.marks.sums
    assert pens == set(sums)
    assert sums == pointed_at
    for pen, points in sums.items():
        before = sitting.table.play.state.copy()
        species = pair[1].split()[1].split("/")[0]
        events = before.play(f"load {species} {pen}")
        assert sum(event.points.get(sitting.table.marks.player, 0) for event in events) == points


def test_the_token_of_a_space_is_told_for_whom_it_is(sit: Sit) -> None:
    sitting = at(sit, "planning")
    space, worth = next(
        (f"{number}", points) for number, points in sitting.table.picture.bonus.items()
        if ("space", f"{number}") in sitting.table.marks.legal
    )  # fmt: skip
    sitting.hand.move(sitting.point(("space", space)))
    lines = sitting.table.marks.lines
    assert [(line.colour, line.points) for line in lines] == [(sitting.table.marks.player, worth)]


# -- why computers move
def test_a_computer_player_is_asked_at_its_portrait(sit: Sit) -> None:
    sitting = sit("instant", kinds="human medium medium")
    assert "why" not in {
        kind for (kind, _), _ in sitting.table.frame.targets(sitting.table.picture, sitting.table.marks)
    }
    sitting.plan(6)
    for _ in range(60):
        sitting.rest()
        if sitting.table.play.human:
            break
    assert sitting.table.marks.askable == {"yellow", "red"}
    sitting.hand.move(sitting.point(("why", "red")))
    assert sitting.table.marks.look == ("why", "red")
    assert sitting.table.marks.told == sitting.table.last_turns.whys("red")
    assert 1 <= len(sitting.table.marks.told) <= 4
    sitting.click(("why", "red"))
    scene = sitting.app.stack.top
    assert isinstance(scene, LookBack)
    start = scene.past.turn_before(scene.past.led_by("red"))
    assert start <= scene.moment <= start + 1
    assert {made.mover for made in scene.past.steps_to(start + 1) if made.chosen} == {"red"}
    sitting.hand.key(pygame.K_ESCAPE)
    sitting.hand.move((5, 5))
    assert sitting.table.marks.look is None
