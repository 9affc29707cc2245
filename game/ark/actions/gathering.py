"""Taking goods from the stock: so many for whoever chose the action, fewer for the others (ruling B7)."""

from __future__ import annotations

from collections.abc import Callable

from game.ark.narrator import Silence
from game.ark.state import State


class Gathering:
    """An action in which nobody decides anything; ``goods`` names the goods in events."""

    name: str
    goods: str
    take: Callable[[State, int, int], int]
    """Moves up to a number of pieces from the stock to a seat and returns how many there were."""
    alone = False

    def __init__(self, lead: int, follow: int) -> None:
        self.lead = lead
        self.follow = follow

    def begin(self, state: State, seat: int, log: Silence) -> bool:
        """Everybody takes what is due, or what the stock still has; always False: nothing is to decide."""
        due = self.lead
        for taker in state.turns:
            count = self.take(state, taker, due)
            if count:
                log.goods_taken(state, taker, self.goods, count)
            else:
                log.skipped(state, taker, "not-in-stock")
            due = self.follow
        state.at = len(state.turns) - 1
        return False
