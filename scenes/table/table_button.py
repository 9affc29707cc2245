"""A button of the table: the scene's own hit map finds it, and marks tell how it stands."""

from __future__ import annotations

from scenes.table.marks import Marks, Target
from scenes.widgets.button import Button


class TableButton(Button):
    """Drawn anew for each picture of the table."""

    def show_as(self, marks: Marks, target: Target) -> None:
        """Stand and shine as the marks have it for a target."""
        self.hovered, self.pressed = marks.hover == target, marks.pressed == target
        self.rise.jump(marks.heights.get(target, 0.0))
