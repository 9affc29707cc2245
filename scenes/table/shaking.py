"""How a thing shakes its head: it swings from side to side, and what lies round it gives way."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface


def draw_shaken(target: Surface, rect: Rect, reach: int, swing: float) -> None:
    """Let what has been drawn in ``rect`` swing, from -1 to 1, by up to ``reach`` pixels to either side.

    A rim beside it, twice as wide, is squeezed and stretched, so that no seam shows.
    """
    rim, off = 2 * reach, round(swing * reach)
    area = rect.inflate(2 * rim, 0).clip(target.get_rect())
    if not off or area.width <= 3 * rim:
        return
    before = target.subsurface(area).copy()
    inner = area.width - 2 * rim
    left, right = (before.subsurface(Rect(x, 0, rim, area.height)) for x in (0, rim + inner))
    target.blit(pygame.transform.scale(left, (rim + off, area.height)), area)
    target.blit(before, (area.left + rim + off, area.top), Rect(rim, 0, inner, area.height))
    target.blit(pygame.transform.scale(right, (rim - off, area.height)), (area.right - rim + off, area.top))
