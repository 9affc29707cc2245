"""The glove: gold dots along its way, two paler gloves behind it, and sparks where it taps."""

from __future__ import annotations

from pygame import Surface

from scenes.paint import Brush, Point
from scenes.table.glove_guide import Glove, Way
from scenes.theme import GOLD, INK

_SIZE, _TIP = 138.0, (0.42, 0.09)
"""The glove in units, and where its finger ends."""
_TAP_SIZE, _TAP_TIP = 160.0, (0.43, 0.165)
_FOLLOWERS = ((112.0, 190), (99.0, 130))
"""Sizes and opacities (out of 255) of the paler gloves."""
_DOT, _DOT_STEP = 11.0, 56.0


def draw_glove(brush: Brush, target: Surface, glove: Glove) -> None:
    """Draw what it shows over everything else."""
    draw_dots(brush, target, glove.step.way)
    for at, (size, alpha) in reversed(list(zip(glove.followers, _FOLLOWERS, strict=False))):
        _draw_hand(brush, target, "icons/hand-guide", at, size, _TIP, alpha)
    if glove.tapping:
        _draw_hand(brush, target, "icons/hand-tap", glove.at, _TAP_SIZE, _TAP_TIP)
    else:
        _draw_hand(brush, target, "icons/hand-guide", glove.at, _SIZE, _TIP)


def draw_dots(brush: Brush, target: Surface, way: Way) -> None:
    """The dots along a way, but at its ends."""
    count = round(way.length / brush.layout.px(_DOT_STEP))
    for number in range(1, count):
        brush.disc(target, way.at(number / count), _DOT, GOLD, INK, 4)


def _draw_hand(
    brush: Brush, target: Surface, name: str, tip: Point, size: float, at: tuple[float, float], alpha: int = 255
) -> None:
    """A glove whose finger points at ``tip``; ``at`` is where the finger ends in the picture."""
    side = brush.layout.px(size)
    centre = (tip[0] + round((0.5 - at[0]) * side), tip[1] + round((0.5 - at[1]) * side))
    brush.picture_px(target, name, centre, side, alpha)
