"""Programmes: whole turns of building or loading, found step by step, the best few of every length being kept."""

from __future__ import annotations

from typing import NamedTuple

from game.ark.actions.building import Building
from game.ark.state import State
from game.bots.ark_building import building_steps
from game.bots.ark_habits import Habits
from game.bots.ark_loading import loading_steps, pair_steps
from game.bots.ark_steps import Course, Step, follow
from game.bots.ark_worth import lead
from game.bots.bot import Stop

WIDTH = 8
"""How many beginnings of programmes are kept at every length."""


class Programme(NamedTuple):
    """The moves of a turn, the position after them, and what that is worth to the player."""

    worth: float
    moves: Course
    state: State


def next_steps(state: State, habits: Habits) -> list[Step]:
    """The steps that whoever builds or loads might take next."""
    if state.base == state.rules.moves.WALL:
        return building_steps(state, habits.sites)
    return loading_steps(state, state.left)


def programmes(state: State, habits: Habits, stop: Stop) -> list[Programme]:
    """Whole turns for the player to move, the most promising first; none where there is not even time for one."""
    seat = state.seat
    beam = [Programme(0.0, (), state)]
    found = [_stopped(beam[0], habits, seat)] if may_stop(state) else []
    seen: set[object] = set()
    while beam and not stop():
        longer: list[Programme] = []
        for begun in beam:
            if not stop():
                longer += _longer(begun, habits, seat, seen)
        ended = [one for one in longer if turn_of(one.state) != turn_of(state)]
        beam = best_of([one for one in longer if turn_of(one.state) == turn_of(state)])
        found += ended
        found += (_stopped(begun, habits, seat) for begun in beam if may_stop(begun.state))
    found.sort(key=lambda one: one.worth, reverse=True)
    return found


def may_stop(state: State) -> bool:
    """Whether it makes sense to stop here: not while a pair can be loaded that brings more than it brings the others,
    nor before the first piece of one's own Building, if pieces score.

    What a position is worth is a guess, by which a pair in hand with a better enclosure in view may seem as good as
    one on board; but loading points cannot be kept, and enclosures are taken by others.
    """
    asks = state.asks
    if isinstance(asks, Building):
        return not asks.worth or state.at > 0 or state.left < asks.lead
    return all(step.worth <= 0 for step in pair_steps(state, state.left))


def best_of(beginnings: list[Programme]) -> list[Programme]:
    """Those with which it is worth going on."""
    return sorted(beginnings, key=lambda one: one.worth, reverse=True)[:WIDTH]


def _longer(begun: Programme, habits: Habits, seat: int, seen: set[object]) -> list[Programme]:
    """A beginning with another step, where that leads to a position not yet seen."""
    found = []
    for step in next_steps(begun.state, habits):
        more = _with(begun, step.moves, seat)
        mark = what_was_done(more.state)
        if mark not in seen:
            seen.add(mark)
            found.append(more)
    return found


def _stopped(begun: Programme, habits: Habits, seat: int) -> Programme:
    return _with(begun, habits.done, seat)


def _with(begun: Programme, moves: Course, seat: int) -> Programme:
    state = begun.state.copy()
    follow(state, moves)
    return Programme(lead(state, seat), begun.moves + moves, state)


def turn_of(state: State) -> tuple[int, int, int, bool]:
    """What tells one turn from all others."""
    return state.round, state.action, state.at, state.to_move is None


def what_was_done(state: State) -> object:
    """What tells positions apart to which one turn can lead."""
    return *state.walls, state.sealed, state.hungry, state.loaded, state.left, state.at, state.action
