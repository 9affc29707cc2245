"""What shines or falls for a moment on the ark and is gone: light along planks, drips of pitch."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from pygame import Rect, Surface

from scenes.table.motion import DRIPS, LIT, SWEEP, ease_in
from scenes.table.sprite import Point, Sprite

_DRIPS = ((-0.30, 0.0, 0.9), (0.28, 0.22, 0.7), (0.04, 0.40, 1.1))
"""Drips: how far off the cube's middle by its width, after which share of the time, how far by its height."""


class PlankLights(Sprite):
    """Light that runs along the planks round a pen, from the last one laid both ways, and fades."""

    blocks = awaited = False

    def __init__(self, planks: Sequence[tuple[Surface, Rect]], origin: Point, pace: float) -> None:
        super().__init__((SWEEP.seconds + LIT) * pace)
        self.planks = [(light.copy(), place) for light, place in planks]
        self.fade = LIT * pace
        far = [hypot(place.centerx - origin[0], place.centery - origin[1]) for _, place in planks]
        farthest = max(far) or 1.0
        self.begins = [SWEEP.seconds * pace * distance / farthest for distance in far]

    def stilled(self, pace: float) -> list[Sprite]:
        """The same, on all planks at once."""
        self.begins = [0.0] * len(self.begins)
        return [self]

    def draw(self, target: Surface) -> None:
        for (light, place), begin in zip(self.planks, self.begins, strict=True):
            shone = (self.time - begin) / self.fade
            if 0 <= shone < 1:
                light.set_alpha(round(255 * (1 - ease_in(shone))))
                target.blit(light, light.get_rect(center=place.center))


class Drips(Sprite):
    """Pitch that runs down from a cube which has just been set."""

    blocks = awaited = False

    def __init__(self, drop: Surface, cube: Rect, pace: float, delay: float) -> None:
        super().__init__(DRIPS.seconds * pace, delay=delay * pace)
        self.drop = drop.copy()
        self.cube = cube

    def draw(self, target: Surface) -> None:
        for across, late, far in _DRIPS if self.time >= 0 else ():
            fallen = (self.share - late) / (1 - late)
            if fallen > 0:
                self.drop.set_alpha(round(255 * (1 - fallen**3)))
                down = DRIPS.easing(fallen) * far * self.cube.height
                centre = (self.cube.centerx + round(across * self.cube.width), self.cube.bottom + round(down))
                target.blit(self.drop, self.drop.get_rect(midtop=centre))
