"""Cards that open over the ark: what an action gives whom, what a loading brings, and a tile seen closely."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
from pygame import Rect, Surface

from scenes.paint import Brush, Point
from scenes.system.art import blit_faint
from scenes.theme import CARD, GOLD, INK, PANEL

CARD_PLATE = PANEL.but(face=CARD, shadow=10, rings=((INK, 8), (GOLD, 5.5)))
_REACH, _HALF = 32.0, 21.0
"""How far a card's pointer reaches out, and half its width at the card, in units."""
AROUND = 60.0
"""How far a card with its rims, its shadow and its pointer reaches beyond its rectangle at most, in units."""


@contextmanager
def opening(target: Surface, area: Rect, share: float) -> Iterator[None]:
    """What is drawn in an area meanwhile shows only by a ``share`` from 0 to 1."""
    if share >= 1:
        yield
        return
    area = area.clip(target.get_rect())
    before = target.subsurface(area).copy()
    yield
    blit_faint(target, before, area, 1 - share)


def draw_card(brush: Brush, target: Surface, rect: Rect, tip: Point) -> None:
    """An empty card with a gold rim, and its pointer towards ``tip``: above, or at either side."""
    brush.plate(target, rect, CARD_PLATE)
    if tip[1] < rect.top:
        root, turn = (min(max(tip[0], rect.left + 60), rect.right - 60), rect.top), 0
    else:
        left = tip[0] < rect.left
        root = (rect.left if left else rect.right, min(max(tip[1], rect.top + 60), rect.bottom - 60))
        turn = 90 if left else -90
    _draw_pointer(brush, target, root, turn)


def _draw_pointer(brush: Brush, target: Surface, root: Point, turn: int) -> None:
    """A pointer whose foot is in the middle of the card's edge at ``root``; ``turn`` degrees to the left from up."""
    u = brush.layout.u
    size = 2 * round(48 * u)
    half, reach, mid = _HALF * u, _REACH * u, size / 2
    foot = mid + 6 * u
    parts = []
    for grow, colour in ((8 * u, INK), (5.5 * u, GOLD), (0.0, INK), (-4.0 * u, CARD)):
        top, side = mid - reach - 1.3 * grow + 8 * u, half + grow
        parts.append(
            f'<path d="M{mid - side:.1f} {foot:.1f} L{mid:.1f} {top:.1f} L{mid + side:.1f} {foot:.1f} Z" '
            f'fill="{colour}"/>'
        )
    surface = brush.art.drawn("".join(parts), (size, size))
    if turn:
        key = ("pointer", size, turn)
        surface = brush.art.kept(key) or brush.art.keep(key, pygame.transform.rotate(surface, turn))
    target.blit(surface, surface.get_rect(center=root))
