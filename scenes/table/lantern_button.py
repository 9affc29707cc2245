"""The lantern beside the prompt: the third of the tools."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.table.lantern import LANTERN, LIT, OFF
from scenes.table.marks import Marks, Target
from scenes.table.table_button import TableButton
from scenes.table.tools import ICON

_PLACE = 2


class LanternButton:
    """Draws the button: gold while the lantern shows something, grey where it cannot be asked."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush

    def rect(self) -> Rect:
        return self.brush.layout.tool(_PLACE)

    def targets(self) -> list[tuple[Target, Rect]]:
        return [(LANTERN, self.rect())]

    def draw_marks(self, target: Surface, marks: Marks) -> None:
        """The button as it stands."""
        button = TableButton(
            self.rect(), lambda: None, icon="icons/hint", icon_units=ICON, enabled=marks.lantern != OFF,
            chosen=marks.lantern == LIT,
        )  # fmt: skip
        button.show_as(marks, LANTERN)
        button.draw(target, self.brush)
