"""Clearing the forest."""

from __future__ import annotations

from game.ark.actions.gathering import Gathering
from game.ark.performing import changed
from game.ark.state import State


def take_dividers(state: State, seat: int, count: int) -> int:
    """Move up to ``count`` dividers of the player's colour from the stock to them; returns how many there were."""
    taken = min(count, state.stock_dividers[seat])
    state.stock_dividers = changed(state.stock_dividers, seat, state.stock_dividers[seat] - taken)
    state.dividers[seat] += taken
    return taken


class Forest(Gathering):
    """The action that gives everybody dividers."""

    name = "wood"
    goods = "divider"
    take = staticmethod(take_dividers)
