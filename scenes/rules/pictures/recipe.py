"""Recipes of pictures: each knows its natural size and paints itself, smaller or larger, where it is told to.

Lengths are in measures of the picture's own; a picture is as large as the rectangle that it is given.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.layout import Layout
from scenes.paint import Brush
from scenes.system.art import Art
from scenes.theme import BLACK, INK


class Recipe:
    """A picture that can be painted at any size."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height, in measures."""
        raise NotImplementedError

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        """Paint it into a rectangle of the same shape, in pixels."""
        raise NotImplementedError

    def scale(self, rect: Rect) -> float:
        """Pixels to a measure in that rectangle."""
        return rect.width / self.size[0]


def fitted(recipe: Recipe, room: Rect, most: float) -> Rect:
    """The place of a picture in the middle of a room, ``most`` pixels to a measure at most."""
    scale = min(most, room.width / recipe.size[0], room.height / recipe.size[1])
    rect = Rect(0, 0, max(1, int(recipe.size[0] * scale)), max(1, int(recipe.size[1] * scale)))
    rect.center = room.center
    return rect


def brush_of(brush: Brush, unit: float) -> Brush:
    """A brush for whose pictures a unit is so many pixels: with it tables paint themselves larger or smaller.

    It keeps no picture longer than it lives, since pictures are kept by their units.
    """
    size = (round(1920 * unit), round(1080 * unit))
    return Brush(Layout(size), Art(), brush.fonts)


@dataclass(frozen=True)
class Sprite(Recipe):
    """A picture of ``assets``, ``width`` wide; ``ratio`` is how much higher it is than wide."""

    name: str
    width: float = 80
    ratio: float = 1.0

    @property
    def size(self) -> tuple[float, float]:
        return self.width, self.width * self.ratio

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        picture = brush.art.picture(self.name, rect.size)
        target.blit(picture, picture.get_rect(center=rect.center))


@dataclass(frozen=True)
class Number(Recipe):
    """A number, or a sum such as ``4 + 4``, in the face of numbers."""

    text: str
    height: float = 60

    @property
    def size(self) -> tuple[float, float]:
        return (0.3 + 0.62 * len(self.text)) * self.height, self.height

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        units = 0.82 * rect.height / brush.layout.u
        words = brush.words(self.text, units, BLACK, INK, digits=True, width=rect.width, floor=8)
        target.blit(words, words.get_rect(center=rect.center))


@dataclass(frozen=True)
class Row(Recipe):
    """Pictures beside each other, ``gap`` apart."""

    parts: tuple[Recipe, ...]
    gap: float = 12

    @property
    def size(self) -> tuple[float, float]:
        widths = sum(part.size[0] for part in self.parts) + self.gap * (len(self.parts) - 1)
        return widths, max(part.size[1] for part in self.parts)

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        scale, x = self.scale(rect), float(rect.left)
        for part in self.parts:
            width, height = part.size[0] * scale, part.size[1] * scale
            part.paint(target, brush, Rect(round(x), round(rect.centery - height / 2), round(width), round(height)))
            x += width + self.gap * scale


@dataclass(frozen=True)
class Stack(Recipe):
    """Pictures below each other, ``gap`` apart."""

    parts: tuple[Recipe, ...]
    gap: float = 12

    @property
    def size(self) -> tuple[float, float]:
        heights = sum(part.size[1] for part in self.parts) + self.gap * (len(self.parts) - 1)
        return max(part.size[0] for part in self.parts), heights

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        scale, y = self.scale(rect), float(rect.top)
        for part in self.parts:
            width, height = part.size[0] * scale, part.size[1] * scale
            part.paint(target, brush, Rect(round(rect.centerx - width / 2), round(y), round(width), round(height)))
            y += height + self.gap * scale


def several(part: Recipe, count: int, across: int = 0, gap: float = 8) -> Recipe:
    """The same picture so many times, ``across`` of them beside each other, all if that is 0."""
    across = across or count
    rows = [Row((part,) * min(across, count - first), gap) for first in range(0, count, across)]
    return rows[0] if len(rows) == 1 else Stack(tuple(rows), gap)


@dataclass(frozen=True)
class Badged(Recipe):
    """A picture with a smaller one over its edge, whose middle lies at ``at``: 1, 1 is the lower right corner."""

    picture: Recipe
    badge: Recipe
    at: tuple[float, float] = (0.88, 0.85)

    @property
    def size(self) -> tuple[float, float]:
        left, top, right, bottom = self._bounds()
        return right - left, bottom - top

    def _bounds(self) -> tuple[float, float, float, float]:
        """Where both pictures lie, from the upper left corner of the larger one."""
        (width, height), (wide, high) = self.picture.size, self.badge.size
        x, y = self.at[0] * width, self.at[1] * height
        return min(0, x - wide / 2), min(0, y - high / 2), max(width, x + wide / 2), max(height, y + high / 2)

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        scale, bounds = self.scale(rect), self._bounds()
        width, height = self.picture.size
        whole = Rect(0, 0, round(width * scale), round(height * scale))
        whole.topleft = (round(rect.left - bounds[0] * scale), round(rect.top - bounds[1] * scale))
        self.picture.paint(target, brush, whole)
        badge = Rect(0, 0, round(self.badge.size[0] * scale), round(self.badge.size[1] * scale))
        badge.center = (whole.left + round(self.at[0] * whole.width), whole.top + round(self.at[1] * whole.height))
        self.badge.paint(target, brush, badge)
