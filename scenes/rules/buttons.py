"""The buttons of the rules: lines of the contents, and those that turn the page."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.table.pieces import arrow
from scenes.theme import BUTTON, CHOICE, FREDOKA, GOLD_BUTTON, INK
from scenes.widgets import Button
from scenes.widgets.base import Action

_LINE = CHOICE.but(border="#d9c49a", foot="#d9c49a", radius=14, line=2)
_CHOSEN = GOLD_BUTTON.but(radius=14, shadow=0)
_ARROW, _RIM, _BETWEEN = 50.0, 18.0, 8.0


class LineButton(Button):
    """A chapter in the contents; ``icon`` is the picture of its page."""

    def __init__(self, rect: Rect, action: Action, text: str, icon: str, chosen: bool) -> None:
        super().__init__(rect, action, text, icon, style=_LINE, chosen_style=_CHOSEN, units=31, icon_units=46,
                         indent=14, chosen=chosen)  # fmt: skip


class TurnButton(Button):
    """Leads to the page before (``way`` -1) or the next one (1): its title, and an arrow at the outer side."""

    def __init__(self, rect: Rect, action: Action, title: str, way: int) -> None:
        super().__init__(rect, action, title, style=BUTTON, units=34)
        self.way = way

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        px = brush.layout.px
        aside = px(_RIM + _ARROW / 2)
        x = face.right - aside if self.way > 0 else face.left + aside
        arrow(brush, target, (x, face.centery), _ARROW, 0 if self.way > 0 else 180)
        room = face.width - px(2 * _RIM + _ARROW + _BETWEEN)
        middle = face.centerx - self.way * px((_BETWEEN + _ARROW) / 2)
        brush.text(target, self.text, self.units, {"center": (middle, face.centery)}, face=FREDOKA, colour=INK,
                   width=room, floor=16)  # fmt: skip
