"""What lies on the table of Animals on Board: tiles, groups on their mats, crates."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.core import DARK
from scenes.aboard_table.controls import PriceButton
from scenes.aboard_table.meadow import BUTTON_HEIGHT, Mat
from scenes.aboard_table.paintings import dashed_mat, loose_tile, lying_group
from scenes.aboard_table.tiles import meadow_tile
from scenes.paint import Brush
from scenes.rules.pictures.recipe import Recipe, Row, Sprite, brush_of, several

CRATE = Sprite("icons/food-crate", 74)
FLAG = Sprite("icons/stop-flag", 90)
SECRET = "secret"
_TILE, _GAP, _RIM, _OVER_BUTTON = 110.0, 11.0, 24.0, 12.0
_NARROWEST = 230.0
"""A mat is never narrower, so that its button has room."""
_TILTS = (4.5, -4.5, -3.5, 4.0)


@dataclass(frozen=True)
class Animal(Recipe):
    """A tile as it lies in the middle; its back for ``dark``."""

    tile: str
    side: float = 92

    @property
    def size(self) -> tuple[float, float]:
        return self.side, self.side

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        target.blit(meadow_tile(brush, self.tile, rect.width / brush.layout.u), rect)


def animals(tiles: str, gap: float = 10) -> Recipe:
    """Tiles beside each other, such as ``lion3 lion5``."""
    return Row(tuple(Animal(DARK if tile == SECRET else tile) for tile in tiles.split()), gap)


def crates(count: int, across: int = 0) -> Recipe:
    """So many crates of food."""
    return several(CRATE, count, across, 4)


@dataclass(frozen=True)
class Group(Recipe):
    """A group on its mat; with ``take`` the button with its price, which ``dear`` says cannot be paid."""

    tiles: str
    across: int = 3
    take: bool = True
    dear: bool = False

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(DARK if tile == SECRET else tile for tile in self.tiles.split())

    @property
    def size(self) -> tuple[float, float]:
        columns = min(self.across, len(self._names))
        rows = -(-len(self._names) // self.across)
        wide = columns * (_TILE + _GAP) - _GAP
        high = rows * (_TILE + _GAP) - _GAP
        button = BUTTON_HEIGHT + _OVER_BUTTON if self.take else 0
        return max(_NARROWEST, wide + 2 * _RIM), high + button + 2 * _RIM

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        small = brush_of(brush, self.scale(rect))
        mat = self._mat(rect, self.scale(rect))
        lying_group(target, small, mat)
        if self.take:
            PriceButton(mat, not self.dear, lambda goal: None).draw(target, small)

    def _mat(self, rect: Rect, unit: float) -> Mat:
        columns = min(self.across, len(self._names))
        first = (self.size[0] - columns * (_TILE + _GAP) + _GAP) / 2
        tiles = {}
        for index, tile in enumerate(self._names):
            row, column = divmod(index, self.across)
            x, y = first + column * (_TILE + _GAP), _RIM + row * (_TILE + _GAP)
            tiles[tile] = _part(rect, unit, x, y, _TILE, _TILE)
        top = self.size[1] - _RIM - BUTTON_HEIGHT
        button = _part(rect, unit, _RIM, top, self.size[0] - 2 * _RIM, BUTTON_HEIGHT)
        return Mat(self._names, rect, button, _TILE, tiles)


@dataclass(frozen=True)
class Lifted(Recipe):
    """Tiles on the dashed mat of a split."""

    tiles: str

    @property
    def size(self) -> tuple[float, float]:
        count = len(self.tiles.split())
        return count * (_TILE + 2 * _GAP) + 3 * _GAP, _TILE + 6 * _GAP

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        unit = self.scale(rect)
        small = brush_of(brush, unit)
        dashed_mat(target, small, rect)
        for index, tile in enumerate(self.tiles.split()):
            x = 1.5 * _GAP + (index + 0.5) * (_TILE + 2 * _GAP)
            centre = (rect.left + round(x * unit), rect.centery)
            loose_tile(target, small, tile, centre, 0.92 * _TILE, _TILTS[index % len(_TILTS)])


def _part(rect: Rect, unit: float, x: float, y: float, w: float, h: float) -> Rect:
    """A part of a picture, given in its measures, in pixels."""
    return Rect(rect.left + round(x * unit), rect.top + round(y * unit), round(w * unit), round(h * unit))
