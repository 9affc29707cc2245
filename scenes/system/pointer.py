"""The mouse pointer: the hand of the art, as large as the window asks for."""

from __future__ import annotations

from contextlib import suppress

import pygame

from scenes.paint import Brush

_UNITS, _LEAST, _MOST = 54, 32, 96
_TIP = (0.39, 0.10)
"""Where the finger's tip lies in the picture."""


def show(brush: Brush, density: float, turned: float = 0.0) -> None:
    """Use the hand from now on, ``turned`` by degrees anticlockwise; a driver that cannot leaves its own pointer.

    ``density`` is that of the screen, as pointers are measured in points.
    """
    side = min(_MOST, max(_LEAST, round(brush.layout.px(_UNITS) / density)))
    hand = brush.art.picture("icons/cursor", (side, side))
    if turned:
        hand = pygame.transform.rotozoom(hand, turned, 1.0)
    with suppress(pygame.error):
        pygame.mouse.set_cursor(pygame.Cursor(_tip(side, hand, turned), hand))


def be_seen(visible: bool) -> None:
    """Show the pointer or, while keys are used, hide it; a driver that cannot leaves it as it is."""
    with suppress(pygame.error):
        pygame.mouse.set_visible(visible)


def _tip(side: int, hand: pygame.Surface, turned: float) -> tuple[int, int]:
    """Where the finger's tip lies in the picture of the hand, ``side`` pixels wide before it was turned."""
    tip = pygame.Vector2(side * (_TIP[0] - 0.5), side * (_TIP[1] - 0.5)).rotate(-turned)
    width, height = hand.get_size()
    x, y = round(width / 2 + tip.x), round(height / 2 + tip.y)
    return min(max(0, x), width - 1), min(max(0, y), height - 1)
