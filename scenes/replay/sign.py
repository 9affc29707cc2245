"""The wooden sign that tells that the table stands in the past."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import CREAM, FREDOKA, GOLD, GOLD_FOOT, INK, SIGN, TEXT

_WOOD = SIGN.but(shadow=6)
_LIT = _WOOD.but(face=GOLD, foot=GOLD_FOOT, light="#ffe696")
_HIGH_FROM = 120.0
"""From this height on, in units, the two lines stand one above the other."""
_RIM = 20.0


def draw_sign(brush: Brush, target: Surface, rect: Rect, lines: tuple[str, str], lit: bool) -> None:
    """A large and a small line beside the picture of the replay; the small one may be empty.  ``lit`` is gold."""
    brush.plate(target, rect, _LIT if lit else _WOOD)
    px = brush.layout.px
    high = rect.height >= _HIGH_FROM * brush.layout.u
    icon = 84.0 if high else 48.0
    brush.picture(target, "icons/replay", (rect.left + px(0.5 * icon + 24), rect.centery - px(4)), icon)
    left = rect.left + px(icon + 40)
    room = Rect(left, rect.top, rect.right - px(_RIM) - left, rect.height - px(8))
    (_draw_high if high else _draw_low)(brush, target, room, lines, INK if lit else CREAM)


def _draw_high(brush: Brush, target: Surface, room: Rect, lines: tuple[str, str], colour: str) -> None:
    """One line above the other."""
    px, (large, small) = brush.layout.px, lines
    first = {"midleft": (room.left, room.centery - (px(19) if small else 0))}
    brush.text(target, large, 42, first, face=FREDOKA, colour=colour, width=room.width, floor=22)
    second = {"midleft": (room.left, room.centery + px(29))}
    brush.text(target, small, 24, second, face=TEXT, colour=colour, width=room.width, floor=18)


def _draw_low(brush: Brush, target: Surface, room: Rect, lines: tuple[str, str], colour: str) -> None:
    """Both in one."""
    large, small = lines
    at = brush.text(
        target, small, 24, {"midright": room.midright}, face=TEXT, colour=colour, width=room.width // 2, floor=18
    )
    rest = at.left - brush.layout.px(14) - room.left
    brush.text(target, large, 32, {"midleft": room.midleft}, face=FREDOKA, colour=colour, width=rest, floor=22)
