"""Taking goods from the stock: so many for whoever chose the action, fewer for the others (ruling B7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

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
        for taker, count in self.taken(state, state.turns):
            if count:
                log.goods_taken(state, taker, self.goods, count)
            else:
                log.skipped(state, taker, "not-in-stock")
        state.at = len(state.turns) - 1
        return False

    def taken(self, state: State, order: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Each seat in that order, whoever chose the action first, and how much it has just taken from the stock."""
        due = self.lead
        for taker in order:
            yield taker, self.take(state, taker, due)
            due = self.follow


def shares(state: State, space: int, colour: str) -> dict[str, int]:
    """By colour what each would take now if that player's worker stood on this action space, counted from 1 (B7).

    Empty where the action gives no goods.  The state stays as it is.
    """
    rules = state.rules
    action = rules.actions[space - 1]
    if not isinstance(action, Gathering):
        return {}
    order = rules.rounds.performers(state, rules.players.index(colour))
    return {rules.players[taker]: count for taker, count in action.taken(state.copy(), order)}
