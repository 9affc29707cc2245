"""The orange ring round what glows as missing, with the flag on the first of several."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.table import looks
from scenes.theme import LEGAL, MISSING

_OFF, _RING, _RADIUS, _FLAG = 3.0, 6.0, 14.0, 46.0
"""In units: how far the ring is from what it is round, its thickness and corners, and the flag."""
_ON_TILE = 0.55
"""How wide the flag is on a tile, of the tile's width."""
_LEAST = 0.6
"""Even at its weakest the ring is so strong."""
_LIGHT = ((26.0, 0.2), (18.0, 0.3), (11.0, 1.0))
"""The light round it, and its pale rim: strokes below the ring, with their thickness in units and their strength."""


def draw_missing(brush: Brush, target: Surface, rects: Iterable[Rect], strength: float) -> None:
    """Ring these places, in pixels, so strongly from 0 to 1; what lies in them stays as it is."""
    places = [*rects]
    for rect in places:
        _draw_ring(brush, target, rect, looks.step_of(_LEAST + (1 - _LEAST) * strength))
    for rect in places[:1]:
        flag = _flag_at(brush, rect)
        brush.picture_px(target, "icons/missing", flag.center, flag.width)


def _flag_at(brush: Brush, rect: Rect) -> Rect:
    """Where the flag stands, so that what is to be read there, or above it, stays free.

    It stands beside the upper corner; for a tile small within it; for a count towards the middle of the window.
    """
    side, off = brush.layout.px(_FLAG), brush.layout.px(_OFF + _RING)
    flag = Rect(0, 0, side, side)
    if rect.height < side:
        high = rect.centery < brush.layout.screen.centery
        flag.midtop = (rect.centerx, rect.bottom + off // 2 if high else rect.top - off // 2 - side)
    elif rect.width < 2 * side:
        flag.size = (round(_ON_TILE * rect.width), round(_ON_TILE * rect.width))
        flag.topright = (rect.right + off // 2, rect.top - off // 2)
    else:
        flag.center = (rect.right + off // 2, rect.top - off)
    return flag


def _draw_ring(brush: Brush, target: Surface, rect: Rect, strength: float) -> None:
    px = brush.layout.px
    pad, inset = px(_OFF + _RING + _LIGHT[0][0]), px(_LIGHT[0][0])
    whole = rect.inflate(2 * pad, 2 * pad)
    place = f'x="{inset}" y="{inset}" width="{whole.width - 2 * inset}" height="{whole.height - 2 * inset}"'
    colours = (MISSING, MISSING, LEGAL)
    strokes = [*zip(colours, _LIGHT, strict=True), (MISSING, (_RING, 1.0))]
    body = "".join(
        f'<rect {place} rx="{px(_RADIUS)}" fill="none" stroke="{colour}" stroke-width="{px(width)}" '
        f'opacity="{part * strength:.2f}"/>'
        for colour, (width, part) in strokes
    )
    target.blit(brush.art.drawn(body, whole.size), whole)
