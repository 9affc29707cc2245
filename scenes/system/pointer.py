"""The mouse pointer: the hand of the art, as large as the window asks for."""

from __future__ import annotations

import pygame

from scenes.paint import Brush

_UNITS, _LEAST, _MOST = 54, 32, 96
_TIP = (0.39, 0.10)
"""Where the finger's tip lies in the picture."""


def show(brush: Brush) -> None:
    """Use the hand from now on; a driver that cannot leaves its own pointer."""
    side = min(_MOST, max(_LEAST, brush.layout.px(_UNITS)))
    hand = brush.art.picture("icons/cursor", (side, side))
    try:
        pygame.mouse.set_cursor(pygame.Cursor((round(side * _TIP[0]), round(side * _TIP[1])), hand))
    except pygame.error:
        return
