"""What the guide points at brings something: in matches that are played to their end, well or anyhow."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import game
from game.ark.state import State as ArkState
from game.bots import named
from game.core import CHANCE
from scenes.guide.lesson import Decision, Lesson
from scenes.guide.lessons import LESSONS
from scenes.system.thinking import Thoughts
from scenes.table.advice import Adviser, own_view

PUPIL, RIVAL = "blue", "yellow"
UNDONE = {"done", "pass", "decline"}
SEEDS = [*range(3), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(3, 30))]


def decisions(name: str, seed: int) -> Iterator[Decision]:
    """What a pupil has to decide in a match, who plays well where the seed is even and anyhow where it is odd."""
    rng, state = random.Random(seed), game.new(name, [PUPIL, RIVAL])
    adviser = Adviser(Thoughts(), seed, own_view)
    players = {PUPIL: named("random" if seed % 2 else "medium")(rng), RIVAL: named("easy")(rng)}
    while state.to_move is not None:
        if state.to_move == CHANCE:
            state.play(rng.choice(list(state.legal())))
            continue
        if state.to_move == PUPIL:
            yield Decision(state.copy(), adviser.at_once(state))
        state.play(players[state.to_move].choose(state.view(state.to_move), lambda: False))


def told(name: str, decision: Decision) -> Iterator[tuple[Lesson, tuple[str, ...]]]:
    """Each lesson that might be told of a decision, with the moves it would point at."""
    for lesson in LESSONS[name]:
        if lesson.due(decision) or lesson.late(decision):
            yield lesson, lesson.points_at(decision)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", LESSONS)
def test_every_move_pointed_at_can_be_made_and_is_a_deed(name: str, seed: int) -> None:
    pointed = 0
    for decision in decisions(name, seed):
        for lesson, moves in told(name, decision):
            state = decision.state.copy()
            for move in moves:
                state.play(move)  # raises where it cannot be made
            assert not UNDONE & {move.split()[0] for move in moves}, lesson.name
            pointed += bool(moves)
    assert pointed > 20


@pytest.mark.parametrize("seed", SEEDS)
def test_an_action_pointed_at_in_the_family_variant_is_something_for_whoever_chooses_it(seed: int) -> None:
    for decision in decisions("family", seed):
        for lesson, moves in told("family", decision):
            if moves and moves[0].startswith("choose"):
                events = list(decision.state.copy().play(moves[0]))
                ends = next((n for n, event in enumerate(events) if event.kind == "action-ends"), len(events))
                assert PUPIL not in {event.player for event in events[:ends] if event.kind == "skipped"}, lesson.name


def lacking(decision: Decision, action: str) -> bool:
    """Whether nothing could be built, or loaded, though that may be chosen."""
    state = decision.state
    assert isinstance(state, ArkState)
    held = state.position()["held"][PUPIL]
    if action == "building":
        return not held["dividers"] and not held["pitch"]
    return not state.enclosures()


@pytest.mark.parametrize("name", ["ark", "family"])
@pytest.mark.parametrize(("lesson", "action"), [("hull", "building"), ("load", "loading"), ("first", "loading")])
def test_who_has_nothing_for_an_action_is_not_told_late_to_choose_it(name: str, lesson: str, action: str) -> None:
    one = next(one for one in LESSONS[name] if one.name == lesson)
    seen = 0
    for seed in range(1, 12, 2):
        for decision in decisions(name, seed):
            if (
                decision.kinds == {"choose"}
                and decision.position["round"] >= one.latest
                and lacking(decision, action)
            ):
                seen += 1
                assert not one.late(decision)
    assert seen
