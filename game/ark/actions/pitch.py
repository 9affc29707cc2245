"""Producing pitch."""

from __future__ import annotations

from game.ark.actions.gathering import Gathering
from game.ark.performing import changed
from game.ark.state import State


def take_pitch(state: State, seat: int, count: int) -> int:
    """Move up to ``count`` pieces of pitch from the stock to a player; returns how many there were."""
    taken = count if count <= state.stock_pitch else state.stock_pitch
    state.stock_pitch -= taken
    state.pitch = changed(state.pitch, seat, state.pitch[seat] + taken)
    return taken


class Pitch(Gathering):
    """The action that gives everybody pitch."""

    name = goods = "pitch"
    take = staticmethod(take_pitch)
