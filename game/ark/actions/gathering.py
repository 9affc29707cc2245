"""Taking goods from the stock: so many for whoever chose the action, fewer for the others (ruling B7)."""

from __future__ import annotations

from game.ark.narrator import Silence
from game.ark.state import State


class Gathering:
    """An action in which nobody decides anything; ``goods`` names the goods in events."""

    name: str
    goods: str
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

    def take(self, state: State, seat: int, count: int) -> int:
        """Move up to ``count`` pieces from the stock to the player and say how many it were."""
        raise NotImplementedError
