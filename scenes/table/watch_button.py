"""The button below the log that shows what has just happened once more: the last turns, slowly, told step by step."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.table.marks import Marks, Target
from scenes.table.table_button import TableButton
from scenes.theme import BUTTON
from scenes.widgets.keycap import draw_tip
from scenes.words.replay import just_happened

WATCH: Target = ("button", "watch")
CAP = "W"
"""The key that does the same."""
ICON_NAME, ICON = "icons/replay", 46.0


class WatchButton:
    """Draws the button, switched off as long as nothing has happened."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush

    def rect(self) -> Rect:
        return self.brush.layout.watch()

    def targets(self) -> list[tuple[Target, Rect]]:
        return [(WATCH, self.rect())]

    def draw_marks(self, target: Surface, marks: Marks) -> None:
        """The button as it stands, with a tip under the pointer."""
        button = TableButton(
            self.rect(), lambda: None, icon=ICON_NAME, style=BUTTON, icon_units=ICON, enabled=marks.watchable
        )
        button.show_as(marks, WATCH)
        button.draw(target, self.brush)
        if marks.hover == WATCH:
            draw_tip(self.brush, target, self.rect(), just_happened(), CAP)
