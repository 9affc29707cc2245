"""Sets of numbers kept as the bits of an int: looking one up by its index, without listing the others."""

from __future__ import annotations

from collections.abc import Iterator

SHORT = 10
SHORT_BITS = (1 << SHORT) - 1
BITS = tuple(tuple(bit for bit in range(SHORT) if short >> bit & 1) for short in range(1 << SHORT))
"""For each number of ten bits the bits that are set."""

MIDDLE, LONG = 3 * SHORT, 6 * SHORT
MIDDLE_BITS, LONG_BITS = (1 << MIDDLE) - 1, (1 << LONG) - 1
"""Longer pieces are counted at once.  Python's ints have digits of thirty bits."""


def nth_bit(mask: int, index: int) -> int:
    """The number that stands at this index, from 0, of a set in ascending order; ``IndexError`` beyond either end."""
    if index < 0:
        raise IndexError(index)
    number = 0
    while mask > LONG_BITS:
        count = (mask & LONG_BITS).bit_count()
        if index < count:
            mask &= LONG_BITS
        else:
            index -= count
            number += LONG
            mask >>= LONG
    if mask > MIDDLE_BITS and index >= (count := (mask & MIDDLE_BITS).bit_count()):
        index -= count
        number += MIDDLE
        mask >>= MIDDLE
    while index >= len(piece := BITS[mask & SHORT_BITS]) and mask:
        index -= len(piece)
        number += SHORT
        mask >>= SHORT
    return number + piece[index]


def bits_of(mask: int) -> Iterator[int]:
    """The numbers of a set, ascending."""
    start = 0
    while mask:
        for bit in BITS[mask & SHORT_BITS]:
            yield start + bit
        start += SHORT
        mask >>= SHORT
