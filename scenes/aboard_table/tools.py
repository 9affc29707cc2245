"""The row of tools beside the prompt of Animals on Board: undo and redo, each with a tip that names its key."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.aboard_table.controls import Clicked, TargetButton
from scenes.paint import Brush
from scenes.table.tools import ICON, KEYS
from scenes.widgets.keycap import draw_tip
from scenes.words.undoing import tool_name


class ToolButton(TargetButton):
    """A tool, which is the target ``(tool, "")``; switched off where it can do nothing."""

    def __init__(self, rect: Rect, tool: str, usable: bool, clicked: Clicked) -> None:
        super().__init__(rect, (tool, ""), clicked, icon=f"icons/{tool}", icon_units=ICON, enabled=usable)
        self.tool = tool

    def draw_tip(self, target: Surface, brush: Brush) -> None:
        """What it does and its key, over all else, while it is pointed at."""
        if self.enabled and self.hovered:
            draw_tip(brush, target, self.rect, tool_name(self.tool), KEYS[self.tool])
