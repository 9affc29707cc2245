"""Programmes: whole turns of building or loading, found step by step, the best few of every length being kept."""

from __future__ import annotations

from typing import NamedTuple

from game.ark.state import State
from game.bots.ark_building import building_steps
from game.bots.ark_habits import Habits
from game.bots.ark_loading import loading_steps
from game.bots.ark_steps import Step, follow
from game.bots.ark_worth import lead
from game.bots.bot import Stop
from game.core import Move

WIDTH = 8
"""How many beginnings of programmes are kept at every length."""


class Programme(NamedTuple):
    """The moves of a turn and what the position after them is worth to the player."""

    worth: float
    moves: tuple[Move, ...]
    state: State


def next_steps(state: State, habits: Habits) -> list[Step]:
    """The steps that whoever builds or loads might take next."""
    if state.base == state.rules.moves.WALL:
        return building_steps(state, habits.among)
    return loading_steps(state, state.left)


def programmes(state: State, habits: Habits, stop: Stop) -> list[Programme]:
    """Whole turns for the player to move, the most promising first; stopping at once is among them."""
    seat, turn = state.seat, turn_of(state)
    done = state.rules.moves.moves[state.rules.moves.DONE]
    found: list[Programme] = []
    beam = [Programme(0.0, (), state)]
    seen: set[object] = set()
    while beam and not stop():
        longer: list[Programme] = []
        for begun in beam:
            found.append(followed(begun, (done,), seat))
            for step in next_steps(begun.state, habits):
                more = followed(begun, step.moves, seat)
                mark = key(more.state)
                if mark not in seen:
                    seen.add(mark)
                    (longer if turn_of(more.state) == turn else found).append(more)
        longer.sort(key=lambda one: one.worth, reverse=True)
        beam = longer[:WIDTH]
    found += beam
    found.sort(key=lambda one: one.worth, reverse=True)
    return found


def followed(begun: Programme, moves: tuple[Move, ...], seat: int) -> Programme:
    """A programme with these moves added."""
    state = begun.state.copy()
    follow(state, moves)
    return Programme(lead(state, seat), begun.moves + moves, state)


def turn_of(state: State) -> tuple[int, int, int, bool]:
    """What tells one turn from all others."""
    return state.round, state.action, state.at, state.to_move is None


def key(state: State) -> object:
    """What tells positions apart that one turn can lead to."""
    return (*state.walls, state.sealed, state.hungry, state.loaded, state.left, state.at, state.action)
