"""The menu row: home, rules and settings."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.table.marks import Marks, Target
from scenes.table.question import CAP
from scenes.table.table_button import TableButton
from scenes.theme import BUTTON
from scenes.widgets.keycap import draw_key_at
from scenes.words import keys

_BUTTONS = {"home": 0, "rules": 1, "settings": 2}
"""Where in the row of three they stand."""
CAPS: dict[Target, str] = {("button", "rules"): CAP, ("button", "settings"): keys.ESCAPE}
"""Keys that do the same."""
_SIZES = {"home": 43.0, "rules": 43.0, "settings": 39.0}
_TALL = 1.27
"""How much larger the signs are on the higher buttons of the taller windows."""


class _MenuButton(TableButton):
    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        super().draw_inside(target, brush, face.move(0, brush.layout.px(2)))


class Menu:
    """Draws the buttons at the upper left."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush

    def targets(self) -> list[tuple[Target, Rect]]:
        return [(("button", name), self.brush.layout.menu(place)) for name, place in _BUTTONS.items()]

    def draw_marks(self, target: Surface, marks: Marks) -> None:
        """All buttons, as they stand under the pointer."""
        for (kind, name), rect in self.targets():
            size = _SIZES[name] * (_TALL if self.brush.layout.tall else 1.0)
            button = _MenuButton(rect, lambda: None, icon=f"icons/{name}", style=BUTTON, icon_units=size)
            button.show_as(marks, (kind, name))
            button.draw(target, self.brush)
            if button.hovered and (kind, name) in CAPS:
                draw_key_at(self.brush, target, rect, CAPS[kind, name])
