"""The wooden sign that tells that the table stands in the past."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import CREAM, FREDOKA, SIGN, TEXT

_SIGN = SIGN.but(shadow=6)
_HIGH_FROM = 120.0
"""From this height on, in units, the two lines stand one above the other."""


def draw_sign(brush: Brush, target: Surface, rect: Rect, heading: str, below: str) -> None:
    """Two lines beside the picture of the replay; on a low sign they share one."""
    brush.plate(target, rect, _SIGN)
    px = brush.layout.px
    high = rect.height >= _HIGH_FROM * brush.layout.u
    icon = 84.0 if high else 48.0
    middle = rect.centery - px(4)
    brush.picture(target, "icons/replay", (rect.left + px(0.5 * icon + 24), middle), icon)
    left = rect.left + px(icon + 40)
    room = rect.right - left - px(18)
    first = brush.words(heading, 42 if high else 32, FREDOKA, CREAM, width=room if high else 2 * room // 3, floor=22)
    if high:
        second = brush.words(below, 24, TEXT, CREAM, width=room, floor=18)
        target.blit(first, first.get_rect(midleft=(left, middle - px(19))))
        target.blit(second, second.get_rect(midleft=(left, middle + px(29))))
        return
    at = target.blit(first, first.get_rect(midleft=(left, middle)))
    second = brush.words(below, 24, TEXT, CREAM, width=rect.right - px(18) - at.right - px(14), floor=18)
    target.blit(second, second.get_rect(midright=(rect.right - px(20), middle)))
