"""The ring that grows from the panel of whoever comes to the turn."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush, Point
from scenes.theme import CHARACTERS

_REACH, _WIDTH, _RADIUS = 26.0, 9.0, 22.0
"""How far it grows, how thick it is, and the corners of the panel it leaves, in units."""
_STEPS = 6
"""Opacities that are told apart as it fades."""


def draw_turn_ring(brush: Brush, target: Surface, panel: Rect, colour: str, grown: float) -> None:
    """Draw the ring in a player's colour, ``grown`` from 0 to 1, and fading from then on to 2."""
    draw_growing_ring(brush, target, panel, (_RADIUS, _REACH, _WIDTH), CHARACTERS[colour].colour, grown)


def draw_growing_ring(
    brush: Brush, target: Surface, rect: Rect, units: tuple[float, float, float], stroke: str, grown: float
) -> None:
    """A ring that leaves a box: ``grown`` from 0 to 1, and fading from then on to 2.

    ``units`` are the corners of the box, how far the ring goes and how thick it is.
    """
    reach, line = 2 * round(min(1.0, grown) * brush.layout.px(units[1]) / 2), brush.layout.px(units[2])
    opacity = round(_STEPS * min(1.0, 2 - grown)) / _STEPS
    rect = rect.inflate(2 * reach, 2 * reach)
    radius = brush.layout.px(units[0]) + reach

    def body(size: Point) -> str:
        return (
            f'<rect x="{line / 2}" y="{line / 2}" width="{size[0] - line}" height="{size[1] - line}" '
            f'rx="{radius}" fill="none" stroke="{stroke}" stroke-width="{line}" opacity="{opacity:.2f}"/>'
        )

    brush.art.in_parts(target, body, rect, radius + line + 1)
