"""Caps of keys: beside what a click does they tell which key does the same, while it is pointed at or in focus.

While a gamepad is in use they show its buttons, and nothing where none does the same.
"""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import BOLD, INK, PANEL, PARCHMENT_FOOT, WOOD_DARK
from scenes.words import keys

CAP = 34.0
"""Units of a cap's height, which is its least width too."""
_CAP_RIM, _CAP_LETTERS = 9.0, 20.0
_LETTERS, _TIP_HEIGHT, _RIM = 22.0, 52.0, 16.0
TIP_GAP = 12.0
"""Units between a tip and what it belongs to."""
_TIP = PANEL.but(radius=14, line=3, foot_height=5, shadow=4)


def draw_key(brush: Brush, target: Surface, right: tuple[int, int], key: str) -> Rect:
    """The cap of a key, ending at a point; the place it takes, without any width where there is nothing to show."""
    px, reads = brush.layout.px, keys.reads(key)
    if not reads:
        return Rect(right, (0, 0))
    letters = brush.words(reads, _CAP_LETTERS, BOLD, INK)
    rect = Rect(0, 0, max(px(CAP), letters.get_width() + 2 * px(_CAP_RIM)), px(CAP))
    rect.midright = right
    brush.box(target, rect, PARCHMENT_FOOT, 8, WOOD_DARK, 2.5)
    target.blit(letters, letters.get_rect(center=rect.center))
    return rect


def draw_key_over(brush: Brush, target: Surface, rect: Rect, key: str) -> None:
    """The cap of a key over what it does, beyond the ring of the focus."""
    px = brush.layout.px
    draw_key(brush, target, (rect.centerx + px(CAP / 2), rect.top - px(TIP_GAP + CAP / 2)), key)


def draw_key_at(brush: Brush, target: Surface, rect: Rect, key: str) -> None:
    """The cap of a key on the lower right corner of what it does, within the window."""
    px, screen = brush.layout.px, brush.layout.screen
    right = min(rect.right + px(CAP / 3), screen.right - px(4))
    draw_key(brush, target, (right, min(rect.bottom, screen.bottom - px(CAP / 2 + 4))), key)


def draw_tip(brush: Brush, target: Surface, tool: Rect, text: str, key: str) -> None:
    """A tip over a tool: what it does, and its key."""
    px = brush.layout.px
    words = brush.words(text, _LETTERS, BOLD, INK)
    cap = px(CAP + _RIM) if keys.reads(key) else 0
    rect = Rect(0, 0, words.get_width() + cap + px(2 * _RIM), px(_TIP_HEIGHT))
    rect.midbottom = (tool.centerx, tool.top - px(TIP_GAP))
    rect.clamp_ip(brush.layout.screen.inflate(-2 * px(_RIM), 0))
    brush.plate(target, rect, _TIP)
    middle = rect.top + (rect.height - px(5)) // 2
    target.blit(words, words.get_rect(midleft=(rect.left + px(_RIM), middle)))
    draw_key(brush, target, (rect.right - px(_RIM), middle), key)
