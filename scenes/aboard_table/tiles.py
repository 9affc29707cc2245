"""The tiles of Animals on Board: one tint a species, so that sets show at a glance."""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.core import DARK
from scenes.paint import Brush
from scenes.theme import BLACK, INK, Plate

TINTS = {
    "lion": "#f7e3a6", "elephant": "#d8dae6", "giraffe": "#fbe7b4", "bear": "#e6cbb0", "wolf": "#cfdce8",
    "fox": "#f9d3b3", "sheep": "#e9f1dc", "pig": "#f8cfd6", "monkey": "#ead3b4", "penguin": "#cfe6f2",
    "rabbit": "#f2e4ee", "frog": "#d2ebc4",
}  # fmt: skip
BADGE = "#fffaf0"
LIGHT_FOOT = 0.16
"""How far the foot of a tile is darkened towards ink."""

Units = tuple[float, float]

FEW: Units = (58, 86)
MANY: Units = (48, 62)
CROWD: Units = (40, 50)
TALL: Units = (75, 88)
"""Sizes of the tiles in a player's panel."""
_PORTRAITS = {FEW: 52.0, MANY: 38.0, CROWD: 29.0, TALL: 60.0}
_DIGITS = {FEW: 27.0, MANY: 21.0, CROWD: 18.0, TALL: 28.0}
_BACK = 246 / 256
"""How much of the picture of a tile's back the tile fills."""


def species_of(tile: str) -> str:
    """``lion`` for ``lion3``."""
    return tile.rstrip("0123456789")


def number_of(tile: str) -> str:
    """``3`` for ``lion3``."""
    return tile[len(species_of(tile)) :]


def meadow_tile(brush: Brush, tile: str, side: float, numbered: bool = True) -> Surface:
    """A square tile ``side`` units wide as it lies in the middle; the back of it for ``dark``."""
    px = brush.layout.px(side)
    if tile == DARK:
        return tile_back(brush, px)
    key = ("meadow tile", tile, px, numbered)
    return brush.art.kept(key) or brush.art.keep(key, _meadow_tile(brush, tile, side, numbered))


def _meadow_tile(brush: Brush, tile: str, side: float, numbered: bool) -> Surface:
    surface = _face(brush, tile, (side, side), 0.15 * side, min(4.0, 0.045 * side), 0.05 * side)
    width = surface.get_width()
    size = round((0.82 if numbered else 0.86) * width)
    centre = (round(0.562 * width), round(0.548 * width)) if numbered else (width // 2, round(0.5 * width))
    brush.picture_px(surface, f"animals/{species_of(tile)}", centre, size)
    if numbered:
        corner = (round(0.214 * width), round(0.214 * width))
        brush.disc(surface, corner, 0.157 * side, BADGE, INK, 3)
        how = {"face": BLACK, "digits": True}
        brush.for_pieces().text(surface, number_of(tile), 0.225 * side, {"center": corner}, **how)
    return surface


def ark_tile(brush: Brush, tile: str, size: Units) -> Surface:
    """A tile on an ark: the number stands below the portrait."""
    key = ("ark tile", brush.layout.u, tile, size)
    return brush.art.kept(key) or brush.art.keep(key, _ark_tile(brush, tile, size))


def _ark_tile(brush: Brush, tile: str, size: Units) -> Surface:
    surface = _face(brush, tile, size, 10 if size[0] < 70 else 13, 3, 0)
    width, height = surface.get_size()
    portrait = _PORTRAITS.get(size, 0.86 * size[0])
    middle = brush.layout.px(portrait / 2 + 2.5)
    brush.picture(surface, f"animals/{species_of(tile)}", (width // 2, middle), portrait)
    below = {"center": (width // 2, round(height - 0.62 * brush.layout.px(_digit(size))))}
    brush.for_pieces().text(surface, number_of(tile), _digit(size), below, face=BLACK, digits=True)
    return surface


def _digit(size: Units) -> float:
    return _DIGITS.get(size, 0.36 * size[1])


def _face(brush: Brush, tile: str, size: Units, radius: float, line: float, foot: float) -> Surface:
    """The blank tile in the tint of its species."""
    surface = Surface((brush.layout.px(size[0]), brush.layout.px(size[1])), SRCALPHA)
    tint = TINTS[species_of(tile)]
    plate = Plate(tint, darkened(tint, LIGHT_FOOT), radius=radius, line=line, foot_height=foot, shadow=0)
    brush.plate(surface, surface.get_rect(), plate)
    return surface


def darkened(colour: str, share: float) -> str:
    """The colour, a share of the way to ink."""
    mixed = Color(colour).lerp(Color(INK), share)
    return f"#{mixed.r:02x}{mixed.g:02x}{mixed.b:02x}"


def tile_back(brush: Brush, side: int) -> Surface:
    """The back of a tile, ``side`` pixels wide without the margin of its picture."""
    whole = round(side / _BACK)
    picture = brush.art.picture("scene/tile-back", (whole, whole))
    inset = (whole - side) // 2
    return picture.subsurface(Rect(inset, inset, side, side))


def tilted(brush: Brush, surface: Surface, name: str, degrees: float) -> Surface:
    """A tile turned a little; kept under ``name``, which must say what the tile looks like."""
    key = ("tilted", name, surface.get_size(), degrees)
    return brush.art.kept(key) or brush.art.keep(key, _turned(surface, degrees))


def _turned(surface: Surface, degrees: float) -> Surface:
    """Turned with a clear margin, without which its edges would be jagged."""
    width, height = surface.get_size()
    padded = Surface((width + 4, height + 4), SRCALPHA)
    padded.blit(surface, (2, 2))
    return pygame.transform.rotozoom(padded, degrees, 1.0)
