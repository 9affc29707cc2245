"""Sets of numbers kept as the bits of an int: looking one up by its index, without listing the others."""

from __future__ import annotations

from collections.abc import Iterator

SHORT = 10
SHORT_BITS = (1 << SHORT) - 1
BITS = tuple(tuple(bit for bit in range(SHORT) if short >> bit & 1) for short in range(1 << SHORT))
"""For each number of ten bits the bits that are set."""

STRIDES = tuple((width, (1 << width) - 1) for width in (120, 30, SHORT))
"""Widths of pieces, each with a piece full of bits.  Python's ints have digits of thirty bits."""


def nth_bit(mask: int, index: int) -> int:
    """The number that stands at this index, from 0, of a set in ascending order; ``IndexError`` beyond either end."""
    if index < 0:
        raise IndexError(index)
    number = 0
    for width, full in STRIDES:
        while mask > full:
            count = (mask & full).bit_count()
            if index < count:
                mask &= full
                break
            index -= count
            number += width
            mask >>= width
    return number + BITS[mask][index]


def bits_of(mask: int) -> Iterator[int]:
    """The numbers of a set, ascending."""
    start = 0
    while mask:
        for bit in BITS[mask & SHORT_BITS]:
            yield start + bit
        start += SHORT
        mask >>= SHORT
