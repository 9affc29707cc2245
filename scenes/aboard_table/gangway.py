"""The pairs leave the ark over the gangway, behind Noah."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import pi, sin

from pygame import Rect, Surface

from scenes.aboard_table.paintings import SAND, SAND_FOOT, SAND_LIGHT, banded
from scenes.aboard_table.sheet import Scored
from scenes.aboard_table.tiles import meadow_tile, tilted
from scenes.paint import Brush
from scenes.scenery import waves
from scenes.theme import FOAM, SEA_DEEP

TILE, ONE_OF_PAIR, BETWEEN_PAIRS = 56.0, 55.0, 118.0
APART, HOP, HOPS_HIGH, SPEED = 0.24, 0.18, 16.0, 330.0
"""Seconds from one pair to the next, seconds of a hop and its height in units; units walked in a second."""
WAY = ((112.0, 918.0), (286.0, 918.0), (330.0, 902.0), (364.0, 913.0), (480.0, 940.0), (560.0, 972.0), (800.0, 976.0))
"""Where a tile's middle walks, along the deck and the gangway to Noah, in units at 16:9."""
LAST_PLACE = 776.0
"""Where the foremost tile stops."""
SHORE = 563.0
NOAH, DECK, ON_DECK, AHEAD = (907.0, 956.0), 200.0, 12.0, 0.5
"""Where Noah's middle comes to stand; where it begins, how far it is above the animals' there, in units, and how
many seconds before the first pair he sets off."""
LEAST = 0.55
"""The smallest scale of tiles that are many."""


def line_up(pairs: int) -> tuple[int, float]:
    """How many of the pairs can be seen standing, and how large: those before them have gone on behind Noah."""
    length = LAST_PLACE - WAY[0][0] + BETWEEN_PAIRS - ONE_OF_PAIR
    scale = min(1.0, max(LEAST, length / (BETWEEN_PAIRS * max(1, pairs))))
    return min(pairs, int(length / (BETWEEN_PAIRS * scale) + 0.01)), scale


class Gangway:
    """The picture of the ark, the gangway and the shore, and the pairs on their way."""

    def __init__(self, brush: Brush, pairs: Sequence[Scored]) -> None:
        self.brush = brush
        self.pairs = list(pairs)
        self.staying, self.scale = line_up(len(self.pairs))

    @property
    def seconds(self) -> float:
        """How long it takes until all pairs stand still."""
        return APART * len(self.pairs) + (WAY[-1][0] - WAY[0][0]) / SPEED

    def _point(self, x: float, y: float) -> tuple[int, int]:
        layout = self.brush.layout
        down = layout.height - 1080
        return layout.box(x, y + down, 0, 0).topleft

    def paint(self, target: Surface) -> None:
        """What stands still."""
        brush, layout = self.brush, self.brush.layout
        self._waves(target)
        self._shore(target)
        ark = brush.art.picture("scene/little-ark", (layout.px(322), layout.px(151)))
        target.blit(ark, self._point(26, 901))
        plank = brush.art.picture("scene/gangway", (layout.px(315), layout.px(157)))
        target.blit(plank, self._point(316, 900))
        brush.picture(target, "scene/palm", self._point(1000, 961), 94)

    def _waves(self, target: Surface) -> None:
        """The water under the ark, up to the shore."""
        before = target.get_clip()
        target.set_clip(Rect(0, 0, self._point(SHORE, 0)[0] + self.brush.layout.px(60), target.get_height()))
        waves(target, self.brush, "scene/wave-strip-deep", self.brush.layout.height - 27, 75, 40, SEA_DEEP)
        target.set_clip(before)

    def _shore(self, target: Surface) -> None:
        brush, layout = self.brush, self.brush.layout
        start = self._point(SHORE, 1006)
        shore = Rect(start, (layout.px(468), target.get_height() - start[1] + layout.px(80)))
        surf = shore.inflate(2 * layout.px(12), 2 * layout.px(12))
        brush.box(target, surf, FOAM, 72)
        banded(target, brush, shore, (SAND_LIGHT, SAND, SAND_FOOT), (10, 10), 60)

    def draw(self, target: Surface, age: float) -> None:
        """Noah, and the pairs so many seconds after the first began to walk."""
        self._draw_noah(target, age)
        for index in range(len(self.pairs) - 1, -1, -1):
            x, stop = WAY[0][0] + SPEED * (age - APART * index), self._stop(index)
            if x >= WAY[0][0] and not (index < self._gone and x >= stop):
                self._draw_pair(target, self.pairs[index], min(x, stop), age if x < stop else 0.0)

    def _draw_noah(self, target: Surface, age: float) -> None:
        """He comes to fetch his pairs, and goes ahead of them; where there are none he waits ashore."""
        x = min(NOAH[0], DECK + SPEED * max(0.0, age + AHEAD)) if self.pairs else NOAH[0]
        walked = (x - DECK) / (NOAH[0] - DECK)
        hop = HOPS_HIGH * abs(sin(pi * age / HOP)) if 0 < walked < 1 else 0.0
        above = ON_DECK + (WAY[-1][1] - NOAH[1] - ON_DECK) * walked
        self.brush.picture(target, "characters/noah", self._point(x, _height(x) - above - hop), 145)
        if walked >= 1:
            self.brush.picture(target, "icons/paired", self._point(822, 932), 40)

    @property
    def _gone(self) -> int:
        """How many pairs go on behind Noah."""
        return len(self.pairs) - self.staying

    def _stop(self, index: int) -> float:
        """Where the hindmost tile of a pair stops."""
        if index < self._gone:
            return WAY[-1][0]
        return LAST_PLACE - (ONE_OF_PAIR + BETWEEN_PAIRS * (index - self._gone)) * self.scale

    def _draw_pair(self, target: Surface, pair: Scored, x: float, age: float) -> None:
        """A pair whose hindmost tile is at ``x``; it hops by its ``age``, which is 0 once it stands."""
        hop, side = HOPS_HIGH * abs(sin(pi * age / HOP)), TILE * self.scale
        for second, tile in enumerate(pair.tiles):
            along = x + ONE_OF_PAIR * self.scale * second
            face = meadow_tile(self.brush, tile, side, False)
            image = tilted(self.brush, face, f"plain {tile}", -6 if second else 5)
            place = self._point(along, _height(along) + (TILE - side) / 2 - hop)
            target.blit(image, image.get_rect(center=place))


def _height(x: float) -> float:
    """How high the middle of a tile is at a place of the way."""
    for (left, top), (right, bottom) in pairwise(WAY):
        if x <= right:
            return top + (bottom - top) * max(0.0, x - left) / (right - left)
    return WAY[-1][1]
