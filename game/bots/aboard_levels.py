"""The players of Animals on Board, by level."""

from __future__ import annotations

from game.bots.greedy import GreedyBot
from game.bots.random import RandomBot


class AboardEasy(RandomBot):
    """Easy."""


class AboardMedium(GreedyBot):
    """Medium."""


class AboardHard(AboardMedium):
    """Hard."""

    slow = True
