"""The question mark beside an answer: it opens the rules at the chapter that explains it."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.layout import Layout
from scenes.paint import Brush
from scenes.table.marks import Target
from scenes.widgets.keycap import draw_tip
from scenes.words.reasons import in_the_rules

QUESTION: Target = ("button", "question")
CAP = "F1"
"""The key that does the same."""
_SIDE, _ICON, _LIFTED, _GAP = 64.0, 52.0, 60.0, 8.0


def question_place(layout: Layout, picture: Rect) -> Rect:
    """Where it can be clicked: left of the little ``picture`` of a reason."""
    rect = Rect(0, 0, layout.px(_SIDE), layout.px(_SIDE))
    rect.midright = (picture.left - layout.px(_GAP), picture.centery)
    return rect


def draw_question(brush: Brush, target: Surface, rect: Rect, lit: bool, ruling: str) -> None:
    """The question mark; while it is pointed at (``lit``) larger, and with a tip that names the ruling."""
    brush.picture(target, "icons/question", rect.center, _LIFTED if lit else _ICON)
    if lit:
        draw_tip(brush, target, rect, in_the_rules(ruling), CAP)
