"""What a position of Ark & Noah or the Family Variant is worth to each player: points now and points to come."""

from __future__ import annotations

from functools import cache
from math import sqrt
from operator import mul

from game.ark.state import State
from game.bots.ark_features import NAMES, features, rounds_left

WEIGHTS: dict[str, dict[str, tuple[float, float]]] = {
    "ark": {
        "dividers": (-0.5, 2.5), "dividers+": (-1, 1.5), "pitch": (-0.5, 1.8), "pitch+": (-1, 0.5),
        "food": (-0.5, 1.8), "food+": (-1, 0.5), "housed": (0.6, 0.9), "unhoused": (-0.3, 0.8),
        "stranded": (-0.3, -0.8), "single": (-0.6, 1), "single+": (-1, 0.8), "small": (1, 4), "lonely": (0, 1),
        "hungry": (-1, -0.5), "leaking": (-1, -0.5), "ready": (0.2, 0.1), "cargo": (-0.3, -0.3),
        "heavy": (-1, -0.5), "wanted": (0.5, 0.9), "hoped": (0.2, 0.6), "idle": (0, 0.3), "corner": (0.5, 0.8),
        "sealed": (0.5, 0.5), "open": (0, 0.4), "hull": (0.1, 0.2), "most": (5, 1.5),
    },
    "family": {
        "dividers": (0.2, 2.8), "dividers+": (0, 1.8), "housed": (0.8, 0.6), "unhoused": (0.3, 0.8),
        "stranded": (-0.2, -0.5), "single": (1.4, 1.2), "single+": (0.6, 1.3), "ready": (0.2, 0.1),
        "cargo": (-0.3, 0.8), "heavy": (0.4, 0.2), "wanted": (0.7, 1.4), "hoped": (0.1, 1.5), "idle": (0, 0.9),
        "open": (0.5, 2.1), "hull": (0.7, -0.9), "most": (1.7, 0.1),
    },
}  # fmt: skip
"""For each feature the points it is worth at the very end, and with ``LONG`` rounds to go; others are worth nothing.

Those of the Family Variant are fitted to games of such players among themselves.
"""

RULES_OF_THUMB: dict[str, dict[str, tuple[float, float]]] = {
    "ark": WEIGHTS["ark"],
    "family": {
        "dividers": (0, 0.8), "dividers+": (0, 0.5), "housed": (0.7, 0.9), "unhoused": (0, 0.8),
        "stranded": (0, -0.8), "single": (0, 1), "single+": (0, 0.8), "ready": (0.2, 0.1), "cargo": (-0.2, -0.2),
        "wanted": (0.5, 0.9), "hoped": (0.2, 0.6), "idle": (0, 0.3), "open": (0, 0.4), "hull": (0.1, 0.2),
        "most": (5, 1.5),
    },
}  # fmt: skip
"""The same as guessed by somebody who has played a few times."""

LONG = 10
NOTHING = (0.0, 0.0)

CERTAIN, SWING = 20.0, 35.0
"""The variance of the lead in the last moments, and for each round left."""

DEVIATION = 10.0
"""What a lead of one standard deviation counts."""


@cache
def weights(game: str, left: float, by_thumb: bool) -> list[float]:
    """The weights with so many rounds left."""
    table = (RULES_OF_THUMB if by_thumb else WEIGHTS)[game]
    pairs = (table.get(name, NOTHING) for name in NAMES)
    return [end + (start - end) * left / LONG for end, start in pairs]


def worths(state: State, by_thumb: bool = False) -> list[float]:
    """The points each seat can expect to have in the end, less what all can expect alike."""
    if state.to_move is None:
        return [float(points) for points in state.points]
    table = weights(state.rules.game, rounds_left(state), by_thumb)
    return [points + sum(map(mul, table, row)) for points, row in zip(state.points, features(state), strict=True)]


def lead(state: State, seat: int, by_thumb: bool = False) -> float:
    """How well a player stands: by how much they can expect to be ahead, most of all of the best of the others.

    Of two equal leads that is the better one which has less time to melt; and nobody likes a game that drags on.
    """
    values = worths(state, by_thumb)
    own = values.pop(seat)
    ahead = own - 0.5 * max(values) - 0.5 * sum(values) / len(values)
    left = rounds_left(state)
    swing = min(left, 1.0) if ahead < 0.0 else left
    return DEVIATION * ahead / sqrt(CERTAIN + swing * SWING) - weariness(state) * left


def weariness(state: State) -> float:
    """What each further round costs a player's patience, the more the longer the game has been over its time."""
    overtime = max(0, state.round - state.rules.least_rounds)
    return 0.1 + 0.5 * overtime * overtime
