"""The row of tools beside the prompt: undo and redo, and for each of the row a tip that names its key."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.table.lantern import LANTERN
from scenes.table.marks import Marks, Target
from scenes.table.table_button import TableButton
from scenes.table.undoing import REDO, RESTART, UNDO
from scenes.theme import BUTTON, FREDOKA
from scenes.widgets.keycap import CAP, TIP_GAP, draw_key, draw_tip
from scenes.words import keys
from scenes.words.undoing import tool_name

HINT = LANTERN[1]
PLACES = {UNDO: 0, REDO: 1}
"""The tools drawn here, and where in the row of three they stand; the lantern is the third."""
KEYS = {UNDO: keys.UNDO, REDO: "Y", RESTART: "R", HINT: keys.HINT}
"""The key that does the same."""
_LAST = 2
ICON = 52.0
_WHOLE: Target = ("button", RESTART)
_RIM = 16.0
_WHOLE_LETTERS, _WHOLE_ICON = 27.0, 40.0
_BUTTON_HEIGHT = 68.0


class Tools:
    """Draws the tools, and over undo the button that takes back the whole turn, where that is more than one step."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush

    def targets(self, marks: Marks) -> list[tuple[Target, Rect]]:
        tools: list[tuple[Target, Rect]] = [
            (("button", name), self.brush.layout.tool(place)) for name, place in PLACES.items()
        ]
        return [*tools, (_WHOLE, self._reach())] if marks.whole_turn else tools

    def _whole(self) -> Rect:
        """The button of the whole turn, over undo."""
        px, tool = self.brush.layout.px, self.brush.layout.tool(PLACES[UNDO])
        words = self.brush.words(tool_name(RESTART), _WHOLE_LETTERS, FREDOKA)
        rect = Rect(0, 0, words.get_width() + px(_WHOLE_ICON + CAP + 6 * _RIM), px(_BUTTON_HEIGHT))
        rect.midbottom = (tool.centerx, tool.top - px(TIP_GAP))
        return rect

    def _reach(self) -> Rect:
        """That button and the gap below it, which the pointer crosses on its way there."""
        rect = self._whole()
        return Rect(rect.left, rect.top, rect.width, self.brush.layout.tool(PLACES[UNDO]).top - rect.top)

    def draw_marks(self, target: Surface, marks: Marks) -> None:
        """The tools as they stand under the pointer, switched off where they can do nothing."""
        for name, place in PLACES.items():
            rect = self.brush.layout.tool(place)
            button = TableButton(
                rect, lambda: None, icon=f"icons/{name}", style=BUTTON, icon_units=ICON, enabled=name in marks.tools
            )
            button.show_as(marks, ("button", name))
            button.draw(target, self.brush)

    def draw_tips(self, target: Surface, marks: Marks) -> None:
        """What opens over the tool pointed at: its tip, or over undo the button of the whole turn."""
        if marks.whole_turn:
            self._draw_whole(target, marks)
        elif marks.hover and marks.hover[0] == "button" and marks.hover[1] in KEYS:
            name = marks.hover[1]
            draw_tip(self.brush, target, self.brush.layout.tool(PLACES.get(name, _LAST)), tool_name(name), KEYS[name])

    def _draw_whole(self, target: Surface, marks: Marks) -> None:
        """Two ways back: a step, with its key on a tip, and the whole turn."""
        rect = self._whole()
        button = _WholeButton(
            rect, lambda: None, tool_name(RESTART), "icons/undo", units=_WHOLE_LETTERS, icon_units=_WHOLE_ICON
        )
        button.show_as(marks, _WHOLE)
        button.draw(target, self.brush)
        if marks.hover != _WHOLE:
            draw_tip(self.brush, target, rect, tool_name(UNDO), KEYS[UNDO])


class _WholeButton(TableButton):
    """The button of the whole turn, with its key at the right."""

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        px = brush.layout.px
        key = draw_key(brush, target, (face.right - px(_RIM), face.centery), KEYS[RESTART])
        super().draw_inside(target, brush, Rect(face.left, face.top, key.left - face.left, face.height))
