"""Gathering food."""

from __future__ import annotations

from game.ark.actions.gathering import Gathering
from game.ark.performing import changed
from game.ark.state import State


def take_food(state: State, seat: int, count: int) -> int:
    """Move up to ``count`` pieces of food from the stock to a player; returns how many there were."""
    taken = count if count <= state.stock_food else state.stock_food
    state.stock_food -= taken
    state.food = changed(state.food, seat, state.food[seat] + taken)
    return taken


class Food(Gathering):
    """The action that gives everybody food."""

    name = goods = "food"
    take = staticmethod(take_food)
