"""The ark's hull and deck: from the drawn sections for the box's arks, outlined for any other shape."""

from __future__ import annotations

from pygame import BLEND_RGBA_MULT, SRCALPHA, Surface

from game.ark.board import Board
from game.ark.sections import SECTIONS, BadMap, load_ark
from scenes.paint import Brush
from scenes.table.geometry import ArkGeometry
from scenes.theme import FOAM, INK, SEA_LIGHT, WOOD, WOOD_DARK, WOOD_LIGHT

SECTION_COLUMNS = {"bow": 5, "middle": 3, "stern": 5}
"""How many squares wide the pictures of the hull's sections are; all are six high."""
DECK = "#a86c35"

_OUTLINE = (
    (SEA_LIGHT, 0.76), (FOAM, 0.67), (INK, 0.61), (WOOD_DARK, 0.51), (WOOD, 0.49), (WOOD_LIGHT, 0.46),
    (WOOD, 0.36), (INK, 0.305), (DECK, 0.255),
)  # fmt: skip
"""An own ark's hull from outside in: colours, and how far each reaches beyond the squares, in squares."""


def sections_of(board: Board) -> tuple[str, ...]:
    """The hull's sections from the bow for one of the box's arks, none for any other shape."""
    squares = frozenset(board.places)
    for players, sections in SECTIONS.items():
        try:
            if load_ark(players) == squares:
                return sections
        except BadMap:
            return ()
    return ()


def hull(brush: Brush, geometry: ArkGeometry) -> Surface:
    """The empty ark on water that shows through: hull, foam and deck squares, as large as ``hull_rect``."""
    surface = Surface(geometry.hull_rect.size, SRCALPHA)
    sections = sections_of(geometry.board)
    if sections:
        _join(brush, surface, geometry, sections)
    else:
        surface.blit(brush.art.drawn(_outlined(geometry), surface.get_size()), (0, 0))
    _lay_deck(brush, surface, geometry)
    return surface


def _join(brush: Brush, surface: Surface, geometry: ArkGeometry, sections: tuple[str, ...]) -> None:
    left = 0
    for section in sections:
        picture, size = _section(geometry, section)
        surface.blit(brush.art.picture(picture, size), (left, 0))
        left += size[0]


def _section(geometry: ArkGeometry, section: str) -> tuple[str, tuple[int, int]]:
    """The picture of a section and its size in pixels."""
    return f"scene/hull-{section}", (SECTION_COLUMNS[section] * geometry.c, 6 * geometry.c)


def begin_hull(brush: Brush, board: Board) -> None:
    """Have the hull painted beside the frames as large as on the table: a match on this board will soon begin."""
    geometry = ArkGeometry(brush.layout, board)
    for section in dict.fromkeys(sections_of(board)):
        brush.art.begin_picture(*_section(geometry, section))


def _outlined(geometry: ArkGeometry) -> str:
    """SVG of the hull round any squares: each layer is the squares with an edge as wide as it reaches."""
    c = geometry.c
    squares = "".join(f"M{(column + 1) * c} {(row + 1) * c}h{c}v{c}h-{c}z" for column, row in geometry.board.places)
    return "".join(
        f'<path d="{squares}" fill="{colour}" stroke="{colour}" stroke-width="{2 * reach * c:.1f}" '
        'stroke-linejoin="round"/>'
        for colour, reach in _OUTLINE
    )


def _lay_deck(brush: Brush, surface: Surface, geometry: ArkGeometry) -> None:
    """The squares as a checker; the gaps between them are the edges."""
    inset = geometry.px(3)
    side = geometry.c - 2 * inset
    tones = [_rounded(brush, f"scene/deck-square{tone}", side, geometry.px(8)) for tone in ("-b", "")]
    for column, row in geometry.board.places:
        where = ((column + 1) * geometry.c + inset, (row + 1) * geometry.c + inset)
        surface.blit(tones[(column + row) % 2], where)


def _rounded(brush: Brush, name: str, side: int, radius: int) -> Surface:
    """A square picture with its corners rounded off, in pixels."""
    key = ("rounded", name, side, radius)
    kept = brush.art.kept(key)
    if kept:
        return kept
    picture = brush.art.picture(name, (side, side)).copy()
    mask = brush.art.drawn(f'<rect width="{side}" height="{side}" rx="{radius}" fill="#ffffff"/>', (side, side))
    picture.blit(mask, (0, 0), special_flags=BLEND_RGBA_MULT)
    return brush.art.keep(key, picture)


def hay(brush: Brush, geometry: ArkGeometry) -> Surface:
    """The hay of one square of a completed enclosure."""
    return brush.art.picture("scene/deck-hay", (geometry.c, geometry.c))
