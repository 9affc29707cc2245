"""A bot that plays any legal move, all equally likely."""

from __future__ import annotations

from game.bots.bot import Bot, Stop
from game.core import Move, View


class RandomBot(Bot):
    """Does not think at all."""

    def choose(self, view: View, stop: Stop) -> Move:
        """A legal move drawn evenly."""
        legal = view.legal()
        return legal[self.rng.randrange(len(legal))]
