"""N1: the sixty animal tiles.

A tile is its number in tile order (species, then the number printed on it); a set of tiles is an ``int`` with those
bits set.  The bit :data:`HIDDEN` after the last tile stands for the tile that lies face down in the middle (N6).
"""

from __future__ import annotations

from game.core import DARK

SPECIES = (
    "lion", "elephant", "giraffe", "bear", "wolf", "fox", "sheep", "pig", "monkey", "penguin", "rabbit", "frog",
)  # fmt: skip
"""The twelve species in tile order."""

COPIES = 5
"""Tiles of each species, numbered from 1."""

TILES = tuple(f"{species}{number}" for species in SPECIES for number in range(1, COPIES + 1))
"""The names of all tiles in tile order."""

HIDDEN = len(TILES)
"""The number of the tile lying face down: it comes last in tile order."""

NAMES = (*TILES, DARK)
NUMBERS = {name: number for number, name in enumerate(NAMES)}
"""From the name of a tile to its number."""

HIDDEN_BIT = 1 << HIDDEN
KNOWN = HIDDEN_BIT - 1
"""The set of all tiles lying face up."""

AS_BYTE = tuple(bytes((tile,)) for tile in range(HIDDEN))
"""Each tile as it stands in the pile."""

HERD = (1 << COPIES) - 1
"""The tiles of one species, once its first tile is shifted to bit 0."""

Table = tuple[tuple[int, ...], ...]


def _byte_table(start: int) -> Table:
    """For each value of the byte whose lowest bit is tile ``start``: the tiles whose bits are set in it."""
    return tuple(tuple(start + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


BYTE_TABLES = tuple(_byte_table(start) for start in range(0, HIDDEN + 1, 8))


def _text_of(tiles: tuple[int, ...]) -> str:
    """The names of tiles, each followed by a blank; the last byte has bits to spare after the hidden tile."""
    return "".join(f"{NAMES[tile]} " for tile in tiles if tile <= HIDDEN)


TEXT_TABLES = tuple(tuple(_text_of(tiles) for tiles in table) for table in BYTE_TABLES)


def tiles_of(mask: int) -> list[int]:
    """The tiles of a set, in tile order."""
    tiles: list[int] = []
    for table in BYTE_TABLES:
        tiles += table[mask & 255]
        mask >>= 8
    return tiles


def names(mask: int) -> list[str]:
    """The names of a set's tiles, in tile order."""
    return [NAMES[tile] for tile in tiles_of(mask)]


def joined(mask: int) -> str:
    """The names of a set's tiles joined by blanks, as in ``split`` and in events."""
    first, second, third, fourth, fifth, sixth, seventh, eighth = TEXT_TABLES
    return (
        first[mask & 255]
        + second[mask >> 8 & 255]
        + third[mask >> 16 & 255]
        + fourth[mask >> 24 & 255]
        + fifth[mask >> 32 & 255]
        + sixth[mask >> 40 & 255]
        + seventh[mask >> 48 & 255]
        + eighth[mask >> 56]
    )[:-1]


def first_bit(mask: int) -> int:
    """The set of the first tile alone."""
    return mask & -mask


def first_name(mask: int) -> str:
    """The name of the first tile, which names a group; empty for no tile at all."""
    return NAMES[first_bit(mask).bit_length() - 1] if mask else ""
