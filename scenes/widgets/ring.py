"""The ring that shows where the keyboard or a gamepad is: foam outside a line of ink."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import FOAM, INK

_LINES = ((8, 28.0, FOAM, 5.0), (3, 24.0, INK, 3.0))
"""How far a line reaches beyond what it surrounds, the radius of its corners, its colour and width; in units."""


def draw_ring(target: Surface, brush: Brush, rect: Rect) -> None:
    """The ring round a rectangle in pixels."""
    for reach, radius, colour, width in _LINES:
        around = rect.inflate(2 * brush.layout.px(reach), 2 * brush.layout.px(reach))
        room = min(around.size) / 2 / brush.layout.u
        brush.box(target, around, "", min(radius, room), colour, width)
