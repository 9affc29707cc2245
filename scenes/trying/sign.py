"""The sign that the table is there to be tried: what is to be done in one corner, the way back in the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from pygame import Rect, Surface

from scenes.guide.bubble import SEATS, Placing
from scenes.paint import Brush
from scenes.rules.chapters import Chapter
from scenes.rules.pages import page_of
from scenes.rules.paragraph import Paragraph, largest
from scenes.table.pieces import Composed
from scenes.theme import BUTTON, CARD, FREDOKA, GOLD, GOLD_BUTTON, INK, PANEL
from scenes.widgets import Button
from scenes.words import trying as words

AGAIN, BACK = "try-again", "back-to-rules"
BUTTONS = (AGAIN, BACK)
"""The names of its buttons: the same position once more, and back to the page."""
_PLATE = PANEL.but(face=CARD, rings=((INK, 8), (GOLD, 5.5)))
_STYLES = {
    AGAIN: BUTTON.but(radius=16, foot_height=6, shadow=4),
    BACK: GOLD_BUTTON.but(radius=16, foot_height=6, shadow=4),
}
_ICONS = {AGAIN: "icons/replay", BACK: "icons/rules"}
_RIM, _GAP, _ICON, _PICTURE, _HEADING = 16.0, 10.0, 44.0, 92.0, 38.0
_PITCH = 1.25
"""From the heading to what follows, by the height of its type."""
_HIGHEST = 190.0
"""Height of the corner with the buttons at most, in units."""
_UNITS = range(29, 17, -1)
_MARGIN = 20.0
"""Room for ring and shadow round what is composed, in units."""

B = TypeVar("B", bound=Button)


class TrialSign:
    """Draws all but the buttons, which the table draws and hears."""

    def __init__(self, brush: Brush, placing: Placing) -> None:
        self.brush = brush
        self.plate = placing(brush.layout, 0)
        corner = placing(brush.layout, SEATS - 1)
        height = min(corner.height, brush.layout.px(_HIGHEST))
        self.corner = Rect(corner.left, corner.bottom - height, corner.width, height)
        self._composed = Composed()

    # -- its buttons
    def places(self) -> dict[str, Rect]:
        """Where they are, one above the other."""
        gap = self.brush.layout.px(_GAP)
        height = (self.corner.height - gap) // len(BUTTONS)
        return {
            name: Rect(self.corner.left, self.corner.top + row * (height + gap), self.corner.width, height)
            for row, name in enumerate(BUTTONS)
        }

    def button(self, name: str, rect: Rect, kind: type[B], action: Callable[[], None]) -> B:
        """One of them, of the kind that the table draws."""
        text = words.again() if name == AGAIN else words.back_to_the_rules()
        return kind(rect, action, text, icon=_ICONS[name], units=32, icon_units=_ICON, style=_STYLES[name])

    # -- drawing
    def draw(self, target: Surface, chapter: Chapter) -> None:
        """That this is to be tried, and what is to be done."""
        margin = 2 * self.brush.layout.px(_MARGIN)
        whole = self.plate.inflate(margin, margin)
        key = chapter, whole.size, words.try_it_out()
        kept = self._composed.get(key, whole.size, lambda blank: self._compose(
            blank, chapter, self.plate.move(-whole.left, -whole.top)))  # fmt: skip
        target.blit(kept, whole)

    def _compose(self, target: Surface, chapter: Chapter, rect: Rect) -> None:
        brush, px = self.brush, self.brush.layout.px
        brush.plate(target, rect, _PLATE)
        middle = (rect.left + px(_RIM + _PICTURE / 2), rect.centery - px(4))
        brush.picture(target, page_of(chapter).picture.name, middle, _PICTURE)
        self._write(target, words.task(*chapter), self.room(rect))

    def _write(self, target: Surface, task: str, room: Rect) -> None:
        """The heading, and the task below it if there is one in words, in the middle of their room."""
        high, text = self.heading_height(), self.fitting(task, room)
        top = room.top + max(0, room.height - high - (text.height if task else 0)) // 2
        where = {"midleft": (room.left, top + high // 2)}
        self.brush.text(target, words.try_it_out(), _HEADING, where, face=FREDOKA, width=room.width)
        if task:
            text.draw(target, room.left, top + high)

    def heading_height(self) -> int:
        """How much of the room the heading takes, in pixels."""
        return round(_PITCH * self.brush.layout.text_px(_HEADING))

    def fitting(self, task: str, room: Rect) -> Paragraph:
        """The task as large as it has room below the heading."""
        return largest(self.brush, task, Rect(0, 0, room.width, room.height - self.heading_height()), _UNITS)

    def room(self, rect: Rect) -> Rect:
        """Where on the plate there is room for words."""
        px = self.brush.layout.px
        room = Rect(rect.left + px(2 * _RIM + _PICTURE), rect.top + px(12), 0, rect.height - px(28))
        room.width = rect.right - px(_RIM) - room.left
        return room
