"""Players that see a view, never the state; each way of thinking has a file of its own."""

from __future__ import annotations

from game.bots.bot import Bot
from game.bots.greedy import GreedyBot
from game.bots.levels import Easy, Hard, Medium
from game.bots.random import RandomBot
from game.bots.why import Why, explain

__all__ = ["LEVELS", "NAMES", "Bot", "UnknownBot", "Why", "explain", "named"]

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
}

NAMES = tuple(BOTS)
"""The names of all bots."""

LEVELS = ("easy", "medium", "hard")
"""The names of those made to be played against, the best last."""


class UnknownBot(ValueError):
    """There is no bot of that ``name``."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"unknown-bot {name}")


def named(name: str) -> type[Bot]:
    """The bot of that name, to be made with a generator; raises :class:`UnknownBot`."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name]
