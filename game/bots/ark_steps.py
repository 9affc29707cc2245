"""Steps: a few moves that belong together, of which programmes are made."""

from __future__ import annotations

from typing import NamedTuple

from game.ark.state import State
from game.core import Move

Course = tuple[Move, ...]
"""Moves to be made one after the other."""


class Step(NamedTuple):
    """Moves that belong together; ``worth`` is a first guess of what they bring whoever makes them, in points."""

    worth: float
    moves: Course


def follow(state: State, moves: Course) -> None:
    """Make these moves, up to one that what came before has made illegal."""
    seat = state.seat
    for move in moves:
        if not is_legal(state, move) or state.seat != seat:
            return
        state.apply(move)


def is_legal(state: State, move: Move) -> bool:
    """Whether a move of a course can be made now: a divider may have completed more than was meant (B5)."""
    offset = move.number - state.base
    return offset >= 0 and bool(state.mask >> offset & 1)
