"""A Tiled map as a file: what is checked before a parser that believes everything may see it.

An ark is drawn in Tiled as an orthogonal ``.tmx`` map of bounded size, its layers as plain CSV, with external
tilesets (``.tsx``) of one image a tile.  Everything a map names lies in the map's own folder or in the
assets.  Whatever is wrong ends in :class:`BadMap`:

====================  =============================================================================
code                  params
====================  =============================================================================
file-missing
file-unreadable       detail: what the system or the Tiled parser says
file-too-large        bytes, limit
xml-broken            line
xml-doctype           (a document type can define entities that grow without end)
wrong-root            element, needed
element-not-allowed   element, inside
attribute-missing     element, attribute
bad-attribute         element, attribute, value, needed
bad-number            element, attribute, value, low, high
data-missing          layer: its name
row-count             layer, rows, needed
row-length            layer, row (from 1), cells, needed
bad-gid               layer, row (from 1), cell (from 1), value
duplicate-id          element, attribute, value
duplicate-gid         gid: a tile number that two tilesets claim
source-outside        source
source-missing        source
image-missing         tile
layer-missing         layer
property-missing      tile: its global number, property
====================  =============================================================================

and the codes of ``game.ark.shape``, with their params, where the squares make no ark.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path, PureWindowsPath
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.parsers import expat

from assets import ROOT
from game.ark.shape import SHAPE_CODES

MAX_BYTES = 256 * 1024
MAX_SIDE = 64
"""The most columns or rows a map may have, the sea around the ark included."""
MAX_PIXELS = 1024
"""The largest side of a tile's image."""
MAX_GID = 4096

LAYER = "squares"
"""The layer whose tiles are the squares of the ark."""
PROPERTY = "square"
"""The boolean property that tells of a tile in that layer whether it is a square or water."""

FLIPS = 0xF0000000
"""The bits of a tile's number in which Tiled keeps how it is flipped or turned."""

FILE_CODES = (
    "file-missing", "file-unreadable", "file-too-large", "xml-broken", "xml-doctype", "wrong-root",
    "element-not-allowed", "attribute-missing", "bad-attribute", "bad-number", "data-missing", "row-count",
    "row-length", "bad-gid", "duplicate-id", "duplicate-gid", "source-outside", "source-missing",
    "image-missing", "layer-missing", "property-missing",
)  # fmt: skip
CODES = FILE_CODES + SHAPE_CODES
"""Every code of :class:`BadMap`."""

_NONE: frozenset[str] = frozenset()
_MAP = {
    "map": frozenset({"properties", "tileset", "layer", "editorsettings"}),
    "layer": frozenset({"properties", "data"}),
    "properties": frozenset({"property"}),
    "editorsettings": frozenset({"chunksize", "export"}),
}
_TILESET = {
    "tileset": frozenset({"properties", "grid", "tile", "editorsettings"}),
    "tile": frozenset({"properties", "image"}),
    "properties": frozenset({"property"}),
    "editorsettings": frozenset({"export"}),
}


class BadMap(ValueError):
    """A map that cannot be used: the ``path`` of the file at fault, a ``code`` and its ``params``."""

    def __init__(self, path: Path, code: str, **params: object) -> None:
        self.path = path
        self.code = code
        self.params = params
        super().__init__(f"{path}: {code} {params}" if params else f"{path}: {code}")


def read_map(path: Path) -> Element:
    """The checked document of a map.  Raises :class:`BadMap`."""
    document = _read(path, "map", _MAP)
    _check_attribute(path, document, "orientation", "orthogonal")
    _check_attribute(path, document, "infinite", "0", default="0")
    _check_sizes(path, document, ("width", "height"), MAX_SIDE)
    _check_sizes(path, document, ("tilewidth", "tileheight"), MAX_PIXELS)
    gids = _read_tilesets(path, document.findall("tileset"))
    layers = document.findall("layer")
    _check_distinct(path, layers, "id")
    _check_distinct(path, layers, "name")
    for layer in layers:
        _check_layer(path, document, layer, gids)
    if LAYER not in (layer.get("name") for layer in layers):
        raise BadMap(path, "layer-missing", layer=LAYER)
    return document


def _read(path: Path, root: str, allowed: dict[str, frozenset[str]]) -> Element:
    data = _bytes(path)
    try:
        _refuse_doctype(path, data)
        document = ElementTree.fromstring(data)
    except (ElementTree.ParseError, expat.ExpatError, ValueError, LookupError) as fault:
        if isinstance(fault, BadMap):
            raise
        raise BadMap(path, "xml-broken", line=getattr(fault, "lineno", 1)) from fault
    if document.tag != root:
        raise BadMap(path, "wrong-root", element=document.tag, needed=root)
    for parent in document.iter():
        for child in parent:
            if child.tag not in allowed.get(parent.tag, _NONE):
                raise BadMap(path, "element-not-allowed", element=child.tag, inside=parent.tag)
    return document


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError as fault:
        raise BadMap(path, "file-missing") from fault
    except OSError as fault:
        raise BadMap(path, "file-unreadable", detail=fault.strerror) from fault
    if len(data) > MAX_BYTES:
        raise BadMap(path, "file-too-large", bytes=path.stat().st_size, limit=MAX_BYTES)
    return data


def _refuse_doctype(path: Path, data: bytes) -> None:
    """A parser of its own, so that the answer does not depend on how the text is encoded."""

    def refuse(*_: object) -> None:
        raise BadMap(path, "xml-doctype")

    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler = refuse
    parser.Parse(data, True)


def _read_tilesets(path: Path, references: Iterable[Element]) -> frozenset[int]:
    """The numbers of all tiles that the map's tilesets offer."""
    gids: set[int] = set()
    for reference in references:
        first = _number(path, reference, "firstgid", 1, MAX_GID)
        source = _attribute(path, reference, "source")
        if not source.endswith(".tsx"):
            raise BadMap(
                path, "bad-attribute", element="tileset", attribute="source", value=source, needed=".tsx"
            )
        fresh = {first + tile for tile in _read_tileset(_inside(path, source))}
        if gids & fresh:
            raise BadMap(path, "duplicate-gid", gid=min(gids & fresh))
        gids |= fresh
    return frozenset(gids)


def _read_tileset(path: Path) -> list[int]:
    document = _read(path, "tileset", _TILESET)
    _check_sizes(path, document, ("tilewidth", "tileheight"), MAX_PIXELS)
    tiles = document.findall("tile")
    _check_distinct(path, tiles, "id")
    for tile in tiles:
        _check_image(path, tile)
    return [_number(path, tile, "id", 0, MAX_GID) for tile in tiles]


def _check_image(path: Path, tile: Element) -> None:
    image = tile.find("image")
    if image is None:
        raise BadMap(path, "image-missing", tile=tile.get("id"))
    _check_sizes(path, image, ("width", "height"), MAX_PIXELS)
    _inside(path, _attribute(path, image, "source"))


def _inside(path: Path, source: str) -> Path:
    """The file that a map or tileset names, if it lies in the same folder or in the assets and is there."""
    absolute = PureWindowsPath(source).anchor or "\\" in source
    target = (path.parent / source).resolve()
    homes = (path.parent.resolve(), ROOT)
    if absolute or not any(target.is_relative_to(home) for home in homes):
        raise BadMap(path, "source-outside", source=source)
    if not target.is_file():
        raise BadMap(path, "source-missing", source=source)
    return target


def _check_layer(path: Path, document: Element, layer: Element, gids: frozenset[int]) -> None:
    name = _attribute(path, layer, "name")
    for size in ("width", "height"):
        _check_attribute(path, layer, size, _attribute(path, document, size))
    data = layer.find("data")
    if data is None or not data.text:
        raise BadMap(path, "data-missing", layer=name)
    _check_attribute(path, data, "encoding", "csv")
    _check_attribute(path, data, "compression", "", default="")
    rows = data.text.strip().splitlines()
    height = _number(path, layer, "height", 1, MAX_SIDE)
    if len(rows) != height:
        raise BadMap(path, "row-count", layer=name, rows=len(rows), needed=height)
    for number, row in enumerate(rows, 1):
        _check_row(path, layer, number, row.strip().removesuffix(",").split(","), gids)


def _check_row(path: Path, layer: Element, number: int, cells: list[str], gids: frozenset[int]) -> None:
    name = layer.get("name")
    width = _number(path, layer, "width", 1, MAX_SIDE)
    if len(cells) != width:
        raise BadMap(path, "row-length", layer=name, row=number, cells=len(cells), needed=width)
    for place, cell in enumerate(cells, 1):
        gid = _whole(cell)
        if gid is None or (gid and gid & ~FLIPS not in gids):
            raise BadMap(path, "bad-gid", layer=name, row=number, cell=place, value=cell)


def _check_distinct(path: Path, elements: list[Element], attribute: str) -> None:
    counts = Counter(_attribute(path, element, attribute) for element in elements)
    for value, count in counts.items():
        if count > 1:
            element = elements[0].tag
            raise BadMap(path, "duplicate-id", element=element, attribute=attribute, value=value)


def _check_sizes(path: Path, element: Element, attributes: tuple[str, ...], limit: int) -> None:
    for attribute in attributes:
        _number(path, element, attribute, 1, limit)


def _check_attribute(
    path: Path, element: Element, attribute: str, needed: str, default: str | None = None
) -> None:
    value = element.get(attribute, default)
    if value is None:
        raise BadMap(path, "attribute-missing", element=element.tag, attribute=attribute)
    if value != needed:
        raise BadMap(
            path, "bad-attribute", element=element.tag, attribute=attribute, value=value, needed=needed
        )


def _attribute(path: Path, element: Element, attribute: str) -> str:
    value = element.get(attribute)
    if value is None:
        raise BadMap(path, "attribute-missing", element=element.tag, attribute=attribute)
    return value


def _number(path: Path, element: Element, attribute: str, low: int, high: int) -> int:
    value = _attribute(path, element, attribute)
    number = _whole(value)
    if number is None or not low <= number <= high:
        raise BadMap(
            path, "bad-number", element=element.tag, attribute=attribute, value=value, low=low, high=high
        )
    return number


def _whole(text: str) -> int | None:
    """The number that up to ten plain digits make: ``int`` alone takes signs, blanks and underlines too."""
    return int(text) if len(text) <= 10 and text.isascii() and text.isdigit() else None
