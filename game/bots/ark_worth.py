"""What a position of Ark & Noah or the Family Variant is worth to each player: points now and points to come."""

from __future__ import annotations

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
        "even": (0, 30), "dividers": (0, 0.8), "dividers+": (0, 0.5), "pitch": (0, 0), "pitch+": (0, 0),
        "food": (0, 0), "food+": (0, 0), "stock": (0, 0), "housed": (0.7, 0.9), "unhoused": (0, 0.8),
        "stranded": (-0.0, -0.8),
        "single": (0, 1.0), "single+": (0, 0.8), "small": (0, 0), "lonely": (0, 0), "hungry": (0, 0),
        "leaking": (0, 0), "ready": (0.2, 0.1), "cargo": (-0.2, -0.2), "heavy": (0, 0), "wanted": (0.5, 0.9),
        "hoped": (0.2, 0.6), "idle": (0, 0.3), "corner": (0, 0), "sealed": (0, 0), "open": (0, 0.4),
        "hull": (0.1, 0.2), "most": (5, 1.5), "tempo": (0, 0),
    },
}  # fmt: skip
"""For each feature what it is worth at the very end, and with ten rounds to go."""

LONG = 10.0


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
    """By how much a player can expect to be ahead of the others, of the best of them above all."""
    values = worths(state)
    own = values.pop(seat)
    return own - 0.5 * max(values) - 0.5 * sum(values) / len(values)
