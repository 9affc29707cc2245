"""A Tiled map as a file: what is checked before a parser that believes everything may see it.

An ark is drawn in Tiled as an orthogonal ``.tmx`` map of bounded size, its layers as plain CSV, with external
tilesets (``.tsx``) of one image a tile.  Everything a map names lies in the map's own folder or in the
assets.  Whatever is wrong ends in :class:`BadMap`:

=====================  =============================================================================
code                   params
=====================  =============================================================================
file-missing
file-unreadable        detail: what the system or the Tiled parser says
file-too-large         limit: in bytes
xml-broken             line
xml-doctype            (a document type can define entities that grow without end)
wrong-root             element, needed
element-not-allowed    element, inside
attribute-not-allowed  element, attribute
attribute-missing      element, attribute
bad-attribute          element, attribute, value, needed
bad-number             element, attribute, value, low, high
data-missing           layer: its name
row-count              layer, rows, needed
row-length             layer, row (from 1), cells, needed
bad-gid                layer, row (from 1), cell (from 1), value
duplicate-id           element, attribute, value
duplicate-gid          gid: a tile number that two tilesets claim
source-outside         source
source-missing         source
image-missing          tile
layer-missing          layer
property-missing       tile: its global number, property
=====================  =============================================================================

and the codes of ``game.ark.shape``, with their params, where the squares make no ark.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.parsers import expat

from game.ark.shape import SHAPE_CODES

MAX_BYTES = 256 * 1024

FILE_CODES = (
    "file-missing", "file-unreadable", "file-too-large", "xml-broken", "xml-doctype", "wrong-root",
    "element-not-allowed", "attribute-not-allowed", "attribute-missing", "bad-attribute", "bad-number",
    "data-missing", "row-count", "row-length", "bad-gid", "duplicate-id", "duplicate-gid", "source-outside",
    "source-missing", "image-missing", "layer-missing", "property-missing",
)  # fmt: skip
CODES = FILE_CODES + SHAPE_CODES
"""Every code of :class:`BadMap`."""

Words = Mapping[str, tuple[str, str]]
"""By element: the attributes and the elements it may hold, joined by blanks."""

MAP_WORDS: Words = {
    "map": (
        "version tiledversion class orientation renderorder compressionlevel width height tilewidth "
        "tileheight infinite backgroundcolor nextlayerid nextobjectid parallaxoriginx parallaxoriginy",
        "properties tileset layer editorsettings",
    ),
    "tileset": ("firstgid source", ""),
    "layer": (
        "id name class x y width height opacity visible locked tintcolor mode offsetx offsety parallaxx parallaxy",
        "properties data",
    ),
    "data": ("encoding compression", ""),
    "properties": ("", "property"),
    "property": ("name type propertytype value", ""),
    "editorsettings": ("", "chunksize export"),
    "chunksize": ("width height", ""),
    "export": ("target format", ""),
}
TILESET_WORDS: Words = {
    "tileset": (
        "version tiledversion name class tilewidth tileheight spacing margin tilecount columns "
        "objectalignment tilerendersize fillmode backgroundcolor",
        "properties grid tile editorsettings",
    ),
    "grid": ("orientation width height", ""),
    "tile": ("id type class probability", "properties image"),
    "image": ("source trans width height format", ""),
    "properties": ("", "property"),
    "property": ("name type propertytype value", ""),
    "editorsettings": ("", "export"),
    "export": ("target format", ""),
}


class BadMap(ValueError):
    """A map that cannot be used: the ``path`` of the file at fault, a ``code`` and its ``params``."""

    def __init__(self, path: Path, code: str, **params: object) -> None:
        self.path = path
        self.code = code
        self.params = params
        super().__init__(f"{path}: {code} {params}" if params else f"{path}: {code}")


def read_document(path: Path, root: str, words: Words) -> Element:
    """A file's document, all in these words and rooted in that element.  Raises :class:`BadMap`."""
    document = _parse(path, _read(path))
    if document.tag != root:
        raise BadMap(path, "wrong-root", element=document.tag, needed=root)
    for element in document.iter():
        _check_words(path, element, words)
    return document


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError as fault:
        raise BadMap(path, "file-missing") from fault
    except (OSError, ValueError) as fault:
        raise BadMap(path, "file-unreadable", detail=str(fault)) from fault
    if len(data) > MAX_BYTES:
        raise BadMap(path, "file-too-large", limit=MAX_BYTES)
    return data


def _parse(path: Path, data: bytes) -> Element:
    try:
        _refuse_doctype(path, data)
        return ElementTree.fromstring(data)
    except BadMap:
        raise
    except (ElementTree.ParseError, expat.ExpatError, ValueError, LookupError) as fault:
        # the last two are raised for encodings that expat does not know
        raise BadMap(path, "xml-broken", line=getattr(fault, "lineno", 1)) from fault


def _refuse_doctype(path: Path, data: bytes) -> None:
    """Let a parser of its own look for one, so that no encoding can hide it."""

    def refuse(*_: object) -> None:
        raise BadMap(path, "xml-doctype")

    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler = refuse
    parser.Parse(data, True)


def _check_words(path: Path, element: Element, words: Words) -> None:
    """Tiled's parser turns any attribute into one of its own fields, so only those it expects may pass."""
    attributes, children = (allowed.split() for allowed in words[element.tag])
    for name in element.attrib:
        if name not in attributes:
            raise BadMap(path, "attribute-not-allowed", element=element.tag, attribute=name)
    for child in element:
        if child.tag not in children:
            raise BadMap(path, "element-not-allowed", element=child.tag, inside=element.tag)


def attribute(path: Path, element: Element, name: str) -> str:
    """The value of an attribute that must be there.  Raises :class:`BadMap`."""
    value = element.get(name)
    if value is None:
        raise BadMap(path, "attribute-missing", element=element.tag, attribute=name)
    return value


def number(path: Path, element: Element, name: str, low: int, high: int) -> int:
    """An attribute that must be a whole number within these bounds.  Raises :class:`BadMap`."""
    value = attribute(path, element, name)
    whole = whole_number(value)
    if whole is None or not low <= whole <= high:
        raise BadMap(path, "bad-number", element=element.tag, attribute=name, value=value, low=low, high=high)
    return whole


def whole_number(text: str) -> int | None:
    """The number that up to ten plain digits make: ``int`` alone takes signs, blanks and underlines too."""
    return int(text) if len(text) <= 10 and text.isascii() and text.isdigit() else None
