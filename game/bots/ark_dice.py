"""Chance that can be made to repeat itself: so that courses of action are compared under the same luck."""

from __future__ import annotations

FACTOR, STEP = 6364136223846793005, 1442695040888963407
"""Knuth's linear congruential generator (MMIX)."""

MASK = (1 << 64) - 1


class Dice:
    """A small generator; the same ``seed`` gives the same numbers."""

    __slots__ = ("_number",)

    def __init__(self, seed: int) -> None:
        self._number = (seed * FACTOR + STEP) & MASK

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to before ``stop``, all about equally likely."""
        self._number = (self._number * FACTOR + STEP) & MASK
        return (self._number >> 32) * stop >> 32
