"""What is wrong with a map, in a sentence."""

from __future__ import annotations

from game.ark.mapfile import BadMap
from scenes.system.texts import gettext as _


def map_fault(fault: BadMap) -> str:
    """The sentence for a map that was refused, beginning with the name of the file at fault."""
    sentences = _file_sentences() | _content_sentences() | _shape_sentences()
    params = {name: _listed(value) for name, value in fault.params.items()}
    return f"{fault.path.name}: {sentences[fault.code].format(**params)}"


def _listed(value: object) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _file_sentences() -> dict[str, str]:
    return {
        "file-missing": _("there is no such file."),
        "file-unreadable": _("the file cannot be read ({detail})."),
        "file-too-large": _("the file is larger than {limit} bytes."),
        "xml-broken": _("the file is not well-formed XML (line {line})."),
        "xml-doctype": _("a document type is not allowed in a map."),
        "wrong-root": _("the file holds <{element}> where <{needed}> is needed."),
        "element-not-allowed": _("<{element}> cannot be used inside <{inside}>."),
        "attribute-not-allowed": _("<{element}> cannot have the attribute '{attribute}'."),
        "attribute-missing": _("<{element}> lacks the attribute '{attribute}'."),
        "bad-attribute": _("'{attribute}' of <{element}> is '{value}' and must be '{needed}'."),
        "bad-number": _("'{attribute}' of <{element}> is '{value}' and must be a number from {low} to {high}."),
    }


def _content_sentences() -> dict[str, str]:
    return {
        "data-missing": _("the layer '{layer}' holds no tiles."),
        "row-count": _("the layer '{layer}' has {rows} rows instead of {needed}."),
        "row-length": _("row {row} of the layer '{layer}' has {cells} tiles instead of {needed}."),
        "bad-gid": _("row {row} of the layer '{layer}' has no tile of the tilesets at place {cell}: '{value}'."),
        "duplicate-id": _("two elements <{element}> share the {attribute} '{value}'."),
        "duplicate-gid": _("two tilesets claim the tile number {gid}."),
        "source-outside": _("'{source}' lies outside the folder of the map."),
        "source-missing": _("the file '{source}' that the map uses is missing."),
        "image-missing": _("the tile {tile} has no image."),
        "layer-missing": _("the layer '{layer}' is missing."),
        "property-missing": _("the tile {tile} lacks the yes-or-no property '{property}'."),
    }


def _shape_sentences() -> dict[str, str]:
    return {
        "shape-empty": _("the map has no squares."),
        "shape-too-large": _(
            "the ark has {columns} columns and {rows} rows; {max_columns} and {max_rows} are the most."
        ),
        "shape-corner-touch": _("two squares touch at a corner only: {squares}."),
        "shape-in-pieces": _("the ark is in {pieces} pieces."),
        "shape-with-hole": _("the ark has a hole at {hole}."),
    }
