"""The players of Ark & Noah and the Family Variant, by level."""

from __future__ import annotations

from game.bots.greedy import GreedyBot
from game.bots.random import RandomBot


class ArkEasy(RandomBot):
    """Easy."""


class ArkMedium(GreedyBot):
    """Medium."""


class ArkHard(ArkMedium):
    """Hard."""

    slow = True
