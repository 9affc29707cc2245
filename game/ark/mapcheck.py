"""What a Tiled map must hold to be read as an ark: bounded sizes, plain layers, images that are there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path, PureWindowsPath
from xml.etree.ElementTree import Element

from assets import ROOT
from game.ark.mapfile import (
    MAP_WORDS,
    TILESET_WORDS,
    BadMap,
    attribute,
    number,
    read_document,
    whole_number,
)

LAYER = "squares"
"""The layer whose tiles are the squares of the ark."""

MAX_SIDE = 64
"""The most columns or rows a map may have, the sea around the ark included."""

MAX_PIXELS = 1024
"""The longest side of a tile's image."""

MAX_GID = 4096

FLIPS = 0xF0000000
"""The bits of a tile's number in which Tiled keeps how it is flipped or turned."""


def read_map(path: Path) -> Element:
    """The checked document of a map.  Raises :class:`BadMap`."""
    document = read_document(path, "map", MAP_WORDS)
    _check_value(path, document, "orientation", "orthogonal")
    _check_value(path, document, "infinite", "0", default="0")
    _check_sizes(path, document, ("width", "height"), MAX_SIDE)
    _check_sizes(path, document, ("tilewidth", "tileheight"), MAX_PIXELS)
    gids = _read_tilesets(path, document.findall("tileset"))
    _check_layers(path, document, gids)
    return document


def _read_tilesets(path: Path, references: Iterable[Element]) -> frozenset[int]:
    """The numbers of all tiles that the map's tilesets offer."""
    gids: set[int] = set()
    for reference in references:
        first = number(path, reference, "firstgid", 1, MAX_GID)
        source = _inside(path, attribute(path, reference, "source"))
        fresh = {first + tile for tile in _read_tileset(source)}
        if gids & fresh:
            raise BadMap(path, "duplicate-gid", gid=min(gids & fresh))
        gids |= fresh
    return frozenset(gids)


def _read_tileset(path: Path) -> list[int]:
    document = read_document(path, "tileset", TILESET_WORDS)
    _check_sizes(path, document, ("tilewidth", "tileheight"), MAX_PIXELS)
    tiles = document.findall("tile")
    _check_distinct(path, tiles, "id")
    for tile in tiles:
        _check_image(path, tile)
    return [number(path, tile, "id", 0, MAX_GID) for tile in tiles]


def _check_image(path: Path, tile: Element) -> None:
    image = tile.find("image")
    if image is None:
        raise BadMap(path, "image-missing", tile=attribute(path, tile, "id"))
    _check_sizes(path, image, ("width", "height"), MAX_PIXELS)
    _inside(path, attribute(path, image, "source"))


def _inside(path: Path, source: str) -> Path:
    """The file that a map or tileset names, if it lies in the same folder or in the assets and is there."""
    target = (path.parent / source).resolve()
    homes = (path.parent.resolve(), ROOT)
    foreign = PureWindowsPath(source).anchor or "\\" in source
    if foreign or not any(target.is_relative_to(home) for home in homes):
        raise BadMap(path, "source-outside", source=source)
    if not target.is_file():
        raise BadMap(path, "source-missing", source=source)
    return target


def _check_layers(path: Path, document: Element, gids: frozenset[int]) -> None:
    layers = document.findall("layer")
    _check_distinct(path, layers, "id")
    _check_distinct(path, layers, "name")
    for layer in layers:
        _check_value(path, layer, "width", attribute(path, document, "width"))
        _check_value(path, layer, "height", attribute(path, document, "height"))
        _check_data(path, layer, gids)
    if LAYER not in (layer.get("name") for layer in layers):
        raise BadMap(path, "layer-missing", layer=LAYER)


def _check_data(path: Path, layer: Element, gids: frozenset[int]) -> None:
    name = attribute(path, layer, "name")
    data = layer.findall("data")
    if len(data) != 1:
        raise BadMap(path, "data-missing", layer=name)
    _check_value(path, data[0], "encoding", "csv")
    _check_value(path, data[0], "compression", "", default="")
    rows = (data[0].text or "").strip().splitlines()
    height = number(path, layer, "height", 1, MAX_SIDE)
    if len(rows) != height:
        raise BadMap(path, "row-count", layer=name, rows=len(rows), needed=height)
    for place, row in enumerate(rows, 1):
        _check_row(path, layer, place, row.strip().removesuffix(",").split(","), gids)


def _check_row(path: Path, layer: Element, row: int, cells: list[str], gids: frozenset[int]) -> None:
    name = attribute(path, layer, "name")
    width = number(path, layer, "width", 1, MAX_SIDE)
    if len(cells) != width:
        raise BadMap(path, "row-length", layer=name, row=row, cells=len(cells), needed=width)
    for place, cell in enumerate(cells, 1):
        gid = whole_number(cell)
        if gid is None or (gid and gid & ~FLIPS not in gids):
            raise BadMap(path, "bad-gid", layer=name, row=row, cell=place, value=cell)


def _check_distinct(path: Path, elements: list[Element], name: str) -> None:
    counts = Counter(attribute(path, element, name) for element in elements)
    for value, count in counts.items():
        if count > 1:
            raise BadMap(path, "duplicate-id", element=elements[0].tag, attribute=name, value=value)


def _check_sizes(path: Path, element: Element, names: Iterable[str], limit: int) -> None:
    for name in names:
        number(path, element, name, 1, limit)


def _check_value(path: Path, element: Element, name: str, needed: str, default: str | None = None) -> None:
    value = element.get(name, default)
    if value is None:
        raise BadMap(path, "attribute-missing", element=element.tag, attribute=name)
    if value != needed:
        raise BadMap(path, "bad-attribute", element=element.tag, attribute=name, value=value, needed=needed)
