"""Tiles that are lifted out of their group onto the dashed mat, or set back, on their way there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from math import pi, sin

from pygame import Rect, Surface
from pygame.transform import rotozoom

from scenes.aboard_table import paintings
from scenes.aboard_table.hands import Hand
from scenes.aboard_table.meadow import MeadowPlan
from scenes.aboard_table.tiles import meadow_tile
from scenes.paint import Brush, Point
from scenes.table import motion
from scenes.table.motion import Motion
from scenes.table.sprites import Flight

LIFT = Motion(0.12, motion.ease_out)
SET_BACK = Motion(0.30, motion.in_out)
_LARGER = 0.06
"""By how much a tile is larger half-way, as it is lifted."""


@dataclass(frozen=True)
class Lying:
    """How a tile lies in the middle: where in pixels, how wide in units, how tilted in degrees, lifted or not."""

    rect: Rect
    side: float
    tilt: float = 0.0
    lifted: bool = False


class Lifted(Flight):
    """A tile on its way, which becomes as large and as tilted as it will lie."""

    def __init__(self, brush: Brush, tile: str, start: Lying, end: Lying, pace: float) -> None:
        image = paintings.ringed_tile(brush, tile, end.side) if end.lifted else meadow_tile(brush, tile, end.side)
        super().__init__(image, (start.rect, end.rect), LIFT if end.lifted else SET_BACK, pace)
        self._brush = brush
        self._from, self._to = start, end

    @property
    def lying(self) -> Lying:
        """How it lies in the air just now."""
        rect = Rect(0, 0, round(self._now(self._from.rect.width, self._to.rect.width)), 0)
        rect.height, rect.center = rect.width, self.position()
        return Lying(rect, self._now(self._from.side, self._to.side), self._tilt, self._to.lifted)

    def _now(self, start: float, end: float) -> float:
        return start + (end - start) * self.motion.easing(self.share)

    @property
    def _tilt(self) -> float:
        return self._now(self._from.tilt, self._to.tilt)

    @property
    def _scale(self) -> float:
        larger = _LARGER * sin(pi * self.share) if self._to.lifted else 0.0
        return self._now(self._from.rect.width / self._to.rect.width, 1.0) * (1 + larger)

    def picture(self) -> Surface:
        return rotozoom(self.image, self._tilt, self._scale)

    def draw(self, target: Surface) -> None:
        if self._to.lifted:
            shadow = paintings.loose_shadow(self._brush, self.image.get_size(), self._to.side)
            dark, (x, y) = rotozoom(shadow, self._tilt, self._scale), self.position()
            target.blit(dark, dark.get_rect(center=(x, y + paintings.shadow_px(self._brush, self._to.side))))
        super().draw(target)


class Lifting:
    """Sends tiles on their way as a hand lifts them and sets them back; they can be clicked where they go at once."""

    def __init__(self, brush: Brush) -> None:
        self._brush = brush
        self._hand: Hand | None = None
        self._plan: MeadowPlan | None = None
        self._lay: dict[str, Lying] = {}
        self._flights: dict[str, Lifted] = {}

    @property
    def away(self) -> frozenset[str]:
        """The tiles that are in the air, and do not lie where they will."""
        return frozenset(self._flights)

    def forget(self) -> None:
        """Everything lies elsewhere now, or somebody else decides."""
        self._hand = self._plan = None
        self._lay, self._flights = {}, {}

    def let_fall(self, tile: str, at: Point) -> None:
        """A tile that has been dragged is let go there."""
        if tile in self._lay:
            lay = self._lay[tile]
            rect = lay.rect.copy()
            rect.center = at
            self._lay[tile] = Lying(rect, lay.side, paintings.TILT, True)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._flights = {tile: flight for tile, flight in self._flights.items() if not flight.update(dt)}

    def follow(self, hand: Hand | None, plan: MeadowPlan, dragged: str, pace: float) -> None:
        """Send on its way what lies elsewhere than before, but for the tile ``dragged`` under the pointer.

        With a ``pace`` of 0 all of it is there at once.
        """
        if hand is None or hand is not self._hand or not pace:
            self.forget()
        self._flights.pop(dragged, None)
        if hand is None or plan is self._plan:
            return
        lies = dict(_lying(plan))
        for tile, end in lies.items():
            start = self._lay.get(tile, end)
            if start.rect != end.rect and tile != dragged:
                flight = self._flights.get(tile)
                self._flights[tile] = Lifted(self._brush, tile, flight.lying if flight else start, end, pace)
        self._hand, self._plan, self._lay = hand, plan, lies

    def draw(self, target: Surface) -> None:
        for flight in self._flights.values():
            flight.draw(target)


def _lying(plan: MeadowPlan) -> Iterator[tuple[str, Lying]]:
    """How every tile in the middle lies."""
    for mat in plan.mats:
        for tile, rect in mat.tiles.items():
            yield tile, Lying(rect, mat.side)
    if plan.tray:
        for tilt, (tile, rect) in zip(cycle(paintings.TILTS), plan.tray.tiles.items(), strict=False):
            yield tile, Lying(rect, plan.tray.side, tilt, True)
