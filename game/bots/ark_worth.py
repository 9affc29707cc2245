"""What a position of Ark & Noah or the Family Variant is worth to each player: points now and points to come."""

from __future__ import annotations

from math import sqrt
from operator import mul

from game.ark.state import State
from game.bots.ark_features import NAMES, features, rounds_left

WEIGHTS: dict[str, dict[str, tuple[float, float]]] = {
    "ark": {
        "even": (0, 40), "dividers": (-0.5, 2.5), "dividers+": (-1, 1.5), "pitch": (-0.5, 1.8), "pitch+": (-1, 0.5),
        "food": (-0.5, 1.8), "food+": (-1, 0.5), "stock": (0, 0), "housed": (0.6, 0.9), "unhoused": (-0.3, 0.8),
        "stranded": (-0.3, -0.8),
        "single": (-0.6, 1.0), "single+": (-1, 0.8), "small": (1, 4), "lonely": (0, 1), "hungry": (-1, -0.5),
        "leaking": (-1, -0.5), "ready": (0.2, 0.1), "cargo": (-0.3, -0.3), "heavy": (-1, -0.5), "wanted": (0.5, 0.9),
        "hoped": (0.2, 0.6), "idle": (0, 0.3), "corner": (0.5, 0.8), "sealed": (0.5, 0.5), "open": (0, 0.4),
        "hull": (0.1, 0.2), "most": (5, 1.5), "tempo": (0, 0),
    },
    "family": {
        "even": (0.00, 0.00), "dividers": (0.16, 2.20), "dividers+": (0.36, 1.93), "pitch": (0.00, 0.00),
        "pitch+": (0.00, 0.00), "food": (0.00, 0.00), "food+": (0.00, 0.00), "stock": (-2.31, -0.29),
        "housed": (0.45, 0.67), "unhoused": (0.53, 1.15), "stranded": (-0.43, -0.77), "single": (1.24, 2.38),
        "single+": (0.30, 2.10), "small": (0.00, 0.00), "lonely": (0.00, 0.00), "hungry": (1.82, 2.70),
        "leaking": (-0.50, -0.25), "ready": (0.12, -0.24), "cargo": (-0.14, 0.27), "heavy": (-0.90, -1.57),
        "wanted": (0.74, 1.24), "hoped": (0.23, 0.53), "idle": (0.08, -0.72), "corner": (0.00, 0.00),
        "sealed": (0.00, 0.00), "open": (0.27, 1.91), "hull": (0.61, -0.44), "most": (0.87, 2.76),
        "tempo": (-0.25, 3.48),
    },
}  # fmt: skip
"""For each feature what it is worth at the very end, and with ten rounds to go."""

LONG = 10.0

CERTAIN, SWING = 20.0, 35.0
"""The variance of the lead at the end, and for each round left."""


def weights(game: str, left: float) -> list[float]:
    """The weights with so many rounds left."""
    table = WEIGHTS[game]
    return [table[name][0] + (table[name][1] - table[name][0]) * left / LONG for name in NAMES]


_cache: dict[tuple[str, float], list[float]] = {}


def worths(state: State) -> list[float]:
    """The points each seat can expect to have in the end."""
    if state.to_move is None:
        return [float(points) for points in state.points]
    key = (state.rules.game, rounds_left(state))
    table = _cache.get(key)
    if table is None:
        table = _cache[key] = weights(*key)
    return [points + sum(map(mul, table, row)) for points, row in zip(state.points, features(state), strict=True)]


def lead(state: State, seat: int) -> float:
    """By how much a player can expect to be ahead of the others, of the best of them above all.

    In standard deviations: of two equal leads that is the better one which has less time to melt.
    """
    values = worths(state)
    own = values.pop(seat)
    ahead = own - 0.5 * max(values) - 0.5 * sum(values) / len(values)
    left = 0.0 if state.to_move is None else rounds_left(state)
    overtime = max(0, state.round - state.rules.least_rounds)
    weariness = (0.1 + 0.5 * overtime * overtime) * left
    swing = min(left, 1.0) if ahead < 0.0 else left
    return 10.0 * ahead / sqrt(CERTAIN + swing * SWING) - weariness
