"""Animal tiles at every size: on the ark, in panels, on trays.  Each carries its sign beside its colour."""

from __future__ import annotations

from pygame import SRCALPHA, Rect, Surface

from game.ark.animals import MALE, SPECIES
from scenes.paint import Brush
from scenes.theme import BLACK, FEMALE, INK, Plate
from scenes.theme import MALE as MALE_FACE

Units = tuple[float, float]

MALE_FOOT, FEMALE_FOOT, BADGE = "#86b3dc", "#e398a8", "#fffaf0"

HELD_FEW: Units = (58, 86)
"""A tile in a panel that holds up to five."""
HELD_MANY: Units = (48, 60)
"""One of six to twelve."""
HELD_CROWD: Units = (40, 50)
"""One of thirteen and more."""
HELD_TALL: Units = (75, 88)
"""A tile in a panel of the taller windows."""
_HELD_PORTRAITS = {HELD_FEW: 54.0, HELD_MANY: 34.0, HELD_CROWD: 26.0, HELD_TALL: 66.0}
HELD_RADIUS = 11.0
"""Of the corners of a tile in a panel."""

TRAY_RATIO = 1.17
"""Height of a tray's tile by its width."""
_LEAST_WORTH = 72
"""Pixels of width from which a tray's tile has room for its points beside size and sign."""
_BAND = 0.748
"""Where on a tray's tile the lighter band begins, by the tile's height."""


def species_of(tile: str) -> str:
    """``lion`` for the tile ``lion/m``."""
    return tile.partition("/")[0]


def is_male(tile: str) -> bool:
    return tile.endswith(f"/{MALE}")


def portrait(tile: str) -> str:
    """The picture of a tile's animal: the female lion has one of her own."""
    return "animals/lioness" if tile == "lion/f" else f"animals/{species_of(tile)}"


def sign(tile: str, paired: bool = False) -> str:
    """The picture of a tile's sign: a heart once paired, else a drop for a male and a rainbow for a female."""
    if paired:
        return "icons/paired"
    return "icons/male" if is_male(tile) else "icons/female"


def face(tile: str, radius: float, line: float, foot: float) -> Plate:
    """The blank tile in the colour of its sex; lengths in units."""
    colours = (MALE_FACE, MALE_FOOT) if is_male(tile) else (FEMALE, FEMALE_FOOT)
    return Plate(*colours, radius=radius, line=line, foot_height=foot, shadow=0)


def board_tile(brush: Brush, tile: str, side: int, paired: bool = False) -> Surface:
    """The square tile that lies on the ark, ``side`` pixels wide; its sign is at the upper left."""
    key = ("board tile", tile, side, paired)
    return brush.art.kept(key) or brush.art.keep(key, _board_tile(brush, tile, side, paired))


def _board_tile(brush: Brush, tile: str, side: int, paired: bool) -> Surface:
    u = brush.layout.u
    units = side / u
    surface = _blank((side, side))
    brush.plate(surface, surface.get_rect(), face(tile, max(6, 0.19 * units), 3, 3))
    size = round(min(side - 10 * u, 0.842 * side))
    picture = brush.art.picture(portrait(tile), (size, size))
    inset = round((side - size) * 0.72)
    surface.blit(picture, (inset, inset))
    mark = round(max(0.3 * side, min(15 * u, 0.36 * side)))
    surface.blit(brush.art.picture(sign(tile, paired), (mark, mark)), (round(2 * u), round(2 * u)))
    return surface


def held_tile(brush: Brush, tile: str, size: Units = HELD_FEW, paired: bool = False) -> Surface:
    """The tile in a panel, one of the ``HELD`` sizes: its animal's size and its sign stand below the portrait."""
    key = ("held tile", brush.layout.u, tile, size, paired)
    return brush.art.kept(key) or brush.art.keep(key, _held_tile(brush, tile, size, paired))


def _held_tile(brush: Brush, tile: str, size: Units, paired: bool) -> Surface:
    px = brush.layout.px
    surface = _blank((px(size[0]), px(size[1])))
    width, height = surface.get_size()
    brush.plate(surface, surface.get_rect(), face(tile, HELD_RADIUS, 3, 5))
    picture = _HELD_PORTRAITS[size]
    brush.picture(surface, portrait(tile), (width // 2, px(3.5 + picture / 2)), picture)
    digit = str(SPECIES[species_of(tile)].size)
    crowded, narrow = size == HELD_CROWD, size[0] < HELD_FEW[0]
    where = {"midleft": (px(4 if narrow else 7), height - px(13 if crowded else 14))}
    brush.for_pieces().text(surface, digit, 18 if crowded else 22, where, face=BLACK, digits=True)
    mark = 16 if crowded else 20
    brush.picture(surface, sign(tile, paired), (width - px(12 if narrow else 16), height - px(12.5)), mark)
    return surface


def tray_size(brush: Brush, width: float) -> tuple[int, int]:
    """Pixels of a tray's tile ``width`` units wide."""
    return brush.layout.px(width), brush.layout.px(width * TRAY_RATIO)


def tray_radius(width: float) -> float:
    """Of the corners of a tray's tile ``width`` units wide."""
    return 20 if width > 110 else 10


def tray_tile(brush: Brush, tile: str, width: float = 196, paired: bool = False, worth: bool = True) -> Surface:
    """The tile on a tray, ``width`` units wide: portrait, size on a badge, sign, and coin and points.

    One that is not to be chosen shows no points: it is not ``worth`` anything here.
    """
    key = ("tray tile", brush.layout.u, tile, width, paired, worth)
    return brush.art.kept(key) or brush.art.keep(key, _tray_tile(brush, tile, width, paired, worth))


def _tray_tile(brush: Brush, tile: str, width: float, paired: bool, worth: bool) -> Surface:
    surface = _blank(tray_size(brush, width))
    brush.plate(surface, surface.get_rect(), face(tile, tray_radius(width), 4, 0))
    _band(brush, surface)
    unit = surface.get_width() / brush.layout.u / 100
    height = surface.get_height() / brush.layout.u
    middle = brush.layout.px(_BAND * height - 3.6 * unit - 0.453 * 77 * unit)
    brush.picture(surface, portrait(tile), (surface.get_width() // 2, middle), 77 * unit)
    row = brush.layout.px((1 + _BAND) / 2 * height - 1)
    _size_and_sign(brush, surface, tile, row, paired)
    if worth and surface.get_width() >= _LEAST_WORTH:
        _points(brush, surface, tile, row)
    return surface


def _band(brush: Brush, surface: Surface) -> None:
    """The lighter strip at the foot of a tray's tile."""
    line, radius = brush.layout.px(4), brush.layout.px(14)
    top, right, bottom = round(_BAND * surface.get_height()), surface.get_width() - line, surface.get_height() - line
    corner = f"a{radius} {radius} 0 0 1 -{radius} "
    path = f"M{line} {top} H{right} V{bottom - radius} {corner}{radius} H{line + radius} {corner}-{radius} Z"
    surface.blit(brush.art.drawn(f'<path d="{path}" fill="#ffffff" opacity="0.38"/>', surface.get_size()), (0, 0))


def _size_and_sign(brush: Brush, surface: Surface, tile: str, row: int, paired: bool) -> None:
    """The animal's size on its badge, and the sign, on the line ``row`` of a tray's tile."""
    width = surface.get_width()
    unit = width / brush.layout.u / 100
    badge = (round(0.195 * width), row)
    side = max(
        round(0.24 * width), min(brush.for_pieces().layout.text_px(16.4 * unit, digits=True), round(0.32 * width))
    )
    box = Rect(badge[0] - side // 2, badge[1] - side // 2, side, side)
    brush.box(surface, box, BADGE, 5.5 * unit, INK, 3)
    size = str(SPECIES[species_of(tile)].size)
    brush.for_pieces().text(surface, size, 16.4 * unit, {"center": badge}, face=BLACK, digits=True)
    brush.picture(surface, sign(tile, paired), (round(0.465 * width), row), 22 * unit)


def _points(brush: Brush, surface: Surface, tile: str, row: int) -> None:
    """The coin and what the tile scores when loaded, on the line ``row`` of a tray's tile."""
    width = surface.get_width()
    unit = width / brush.layout.u / 100
    brush.picture(surface, "icons/point", (round(0.724 * width), row), 19 * unit)
    points = str(SPECIES[species_of(tile)].points)
    brush.for_pieces().text(
        surface, points, 17.5 * unit, {"midleft": (round(0.82 * width), row)}, face=BLACK, digits=True
    )


def back(brush: Brush, side: int) -> Surface:
    """A tile face down, ``side`` pixels wide."""
    return brush.art.picture("scene/tile-back", (side, side))


def _blank(size: tuple[int, int]) -> Surface:
    return Surface(size, SRCALPHA)
