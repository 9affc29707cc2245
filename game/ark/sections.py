"""The ark and its sections, drawn in Tiled (rulings B1 and B3).

The box's ark is laid from a bow, as many middle sections as the players need, and a stern.  An own ark is one
map.  A tile in the layer ``squares`` is a square of the ark, unless its property ``square`` says otherwise.
"""

from __future__ import annotations

import logging
import os
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from assets import ROOT
from game.ark.mapcheck import LAYER, read_map
from game.ark.mapfile import BadMap
from game.ark.shape import BadShape, Square, check_shape

__all__ = ["MAPS", "SECTIONS", "BadMap", "Section", "load_ark", "load_map", "load_section"]

MAPS = ROOT / "maps"

PROPERTY = "square"
"""The boolean property that tells whether a tile of the layer ``squares`` is a square or water."""

SECTIONS = {
    2: ("bow", "stern"),
    3: ("bow", "middle", "stern"),
    4: ("bow", "middle", "middle", "stern"),
}
"""The sections of the ark from the bow, by the number of players (B1)."""


class Section(NamedTuple):
    """A map's squares, counted from its upper left corner, and how many columns and rows the map has."""

    squares: frozenset[Square]
    columns: int
    rows: int


@cache
def load_ark(players: int) -> frozenset[Square]:
    """The squares of the ark for 2, 3 or 4 players, its sections joined from left to right (B1).

    Raises :class:`BadMap` if a map is damaged.
    """
    squares: set[Square] = set()
    left = 0
    for name in SECTIONS[players]:
        section = _box_section(name)
        squares.update((left + column, row) for column, row in section.squares)
        left += section.columns
    return _checked(MAPS, frozenset(squares))


@cache
def _box_section(name: str) -> Section:
    return load_section(MAPS / f"{name}.tmx")


def load_map(path: Path | str) -> frozenset[Square]:
    """The squares of an own ark drawn in one map, moved to column 0 and row 0.

    Raises :class:`BadMap` for a damaged map, and for a shape that ruling B3 refuses.
    """
    squares = load_section(path).squares
    left = min(column for column, _ in squares)
    top = min(row for _, row in squares)
    return _checked(Path(path), frozenset((column - left, row - top) for column, row in squares))


def load_section(path: Path | str) -> Section:
    """The squares of one map where they lie in it.  Raises :class:`BadMap`; any shape will do but none."""
    path = Path(path)
    try:
        section = _read_section(path)
    except BadMap:
        raise
    except Exception as fault:  # pytmx raises nearly anything for a map it cannot digest
        raise BadMap(path, "file-unreadable", detail=str(fault)) from fault
    if not section.squares:
        raise BadMap(path, "shape-empty")
    return section


def _checked(path: Path, squares: frozenset[Square]) -> frozenset[Square]:
    try:
        check_shape(squares)
    except BadShape as fault:
        raise BadMap(path, fault.code, **fault.params) from fault
    return squares


def _read_section(path: Path) -> Section:
    document = read_map(path)
    tiled = _pytmx().TiledMap()
    tiled.filename = str(path)  # the tilesets are found beside it
    tiled.parse_xml(document)
    cells = tiled.get_layer_by_name(LAYER).iter_data()
    squares = frozenset((column, row) for column, row, gid in cells if gid and _is_square(path, tiled, gid))
    return Section(squares, tiled.width, tiled.height)


def _pytmx() -> Any:
    """The Tiled parser.  It pulls in pygame where that is installed, so only who loads a map imports it."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    logging.getLogger("pytmx").setLevel(logging.CRITICAL)  # what is wrong with a map, BadMap tells
    import pytmx

    return pytmx


def _is_square(path: Path, tiled: Any, gid: int) -> bool:
    properties = tiled.get_tile_properties_by_gid(gid) or {}
    square = properties.get(PROPERTY)
    if not isinstance(square, bool):
        raise BadMap(path, "property-missing", tile=tiled.tiledgidmap[gid], property=PROPERTY)
    return square
