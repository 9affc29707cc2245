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
        offset = move.number - state.base
        if offset < 0 or not state.mask >> offset & 1 or state.seat != seat:
            return
        state.apply(move)
