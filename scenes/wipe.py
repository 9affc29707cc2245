"""The change from one screen to the next: a band of waves sweeps from the left and leaves the new one behind it.

Where less motion is wanted the old screen fades instead.
"""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.system.art import blit_faint
from scenes.table.motion import FADE

LASTING = 0.28
"""Seconds of the sweep at normal speed."""
_BAND = 110
"""Units from the crest of a wave strip to the middle of the band."""


class Wipe:
    """Draws what was shown before where the band has not yet been.  The new screen is in use from the start."""

    def __init__(self, before: Surface, pace: float, fades: bool = False) -> None:
        self.before = before
        self.fades = fades
        self.lasting = (FADE if fades else LASTING) * pace
        self.age = 0.0

    @property
    def over(self) -> bool:
        return self.age >= self.lasting

    def update(self, dt: float) -> None:
        self.age += dt

    def draw(self, target: Surface, brush: Brush) -> None:
        """Draw what is left of the old screen, and the band, over the new one."""
        if self.fades:
            blit_faint(target, self.before, (0, 0), 1 - min(1.0, self.age / self.lasting))
            return
        width, height = target.get_size()
        band = _band(brush, height)
        reach = band.get_width()
        part = min(1.0, self.age / self.lasting)
        front = round((width + reach) * part * part * (3 - 2 * part)) - reach
        covered = max(0, front + reach // 2)
        target.blit(self.before, (covered, 0), Rect(covered, 0, width - covered, height))
        target.blit(band, (front, 0))


def _band(brush: Brush, height: int) -> Surface:
    """Waves to the right and to the left, back to back, as high as the window."""
    key = ("wipe", height)
    kept = brush.art.kept(key)
    if kept:
        return kept
    half = brush.layout.px(_BAND)
    strip = brush.art.picture("scene/wave-strip", (4 * half, half))
    turned = pygame.transform.rotate(strip, -90)
    band = Surface((2 * half, height), pygame.SRCALPHA)
    for y in range(0, height, turned.get_height()):
        band.blit(turned, (half, y))
        band.blit(pygame.transform.flip(turned, True, False), (0, y))
    return brush.art.keep(key, band)
