"""The small sign at the corner of a ring, which tells who points there."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import INK, PARCHMENT

HINT = "icons/hint"
_SIGN, _CLEAR, _BELOW = 38.0, 8.0, 14.0
"""The sign, how far it stays off what is ringed, and how far below that, in units."""


def draw_sign(brush: Brush, target: Surface, rect: Rect, sign: str = HINT, below: bool = False) -> None:
    """The sign of the lantern at the corner of its ring, or as near to it as the window lets it be seen whole.

    ``sign`` is another picture, where somebody else points there; ``below`` is at the lower edge, for what has
    names or counts above it.
    """
    off, radius = brush.layout.px(_CLEAR), _SIGN / 2 + 6
    least = brush.layout.px(radius + 2)
    lower = min(target.get_height() - least, rect.bottom + brush.layout.px(_BELOW))
    at = (rect.centerx, lower) if below else (max(least, rect.left - off), max(least, rect.top - off))
    brush.disc(target, at, radius, PARCHMENT, INK, 3)
    brush.picture(target, sign, at, _SIGN)
