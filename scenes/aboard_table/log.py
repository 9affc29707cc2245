"""The log: the latest thing done, with the mark of whoever did it; pointed at, it opens what came before."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes.aboard_table.controls import Clicked, Spot
from scenes.aboard_table.hands import Target
from scenes.paint import Brush
from scenes.table.chronicle import LogLine
from scenes.theme import CHARACTERS, GOLD, INK, PANEL, TEXT
from scenes.words import aboard as words
from scenes.words import keys

LOG: Target = ("log", "")
"""What a click on it means: to open the large log."""
OPEN_LINES = 12
"""So many of the latest lines are shown when it is open."""
_LETTERS, _LINE_STEP, _RIM = 23.0, 42.0, 8.0
_OPEN_WIDTH, _OPEN_RIM, _OPEN_GAP = 440.0, 16.0, 14.0
"""The open log, in units: its width, its rim above and below, and how far it hangs below the closed one."""
_ICONS = {
    "group-split": "icons/food-crate", "group-taken": "icons/stop-flag", "skipped": "icons/stop-flag",
}  # fmt: skip


class Log(Spot):
    """The panel at the upper right; it is ``open`` while it is pointed at."""

    def __init__(self, rect: Rect, lines: Sequence[LogLine], clicked: Clicked) -> None:
        super().__init__(rect, LOG, clicked)
        self.lines = lines
        self.cap = keys.LOG

    @property
    def open(self) -> bool:
        """Whether earlier lines are shown too."""
        return self.hovered

    def draw(self, target: Surface, brush: Brush) -> None:
        """Nothing before the first line."""
        if not self.lines:
            return
        style = PANEL.but(radius=18)
        brush.plate(target, self.rect, style.but(rings=((GOLD, 5),)) if self.open else style)
        shown = self.lines[-2:] if brush.layout.tall else self.lines[-1:]
        inside = self.rect.inflate(0, -2 * brush.layout.px(_RIM)).move(0, -brush.layout.px(1))
        for line, place in zip(shown, places(inside, len(shown)), strict=True):
            draw_line(target, brush, place, line)

    def draw_open(self, target: Surface, brush: Brush) -> None:
        """The latest lines over the meadow, the last one lowest."""
        if self.open and len(self.lines) > 1:
            shown, rect = self.lines[-OPEN_LINES:], self._open_rect(brush)
            brush.plate(target, rect, PANEL.but(radius=18))
            inside = rect.inflate(0, -2 * brush.layout.px(_OPEN_RIM))
            for line, place in zip(shown, places(inside, len(shown)), strict=True):
                draw_line(target, brush, place, line)

    def _open_rect(self, brush: Brush) -> Rect:
        px = brush.layout.px
        height = min(OPEN_LINES, len(self.lines)) * _LINE_STEP + 2 * _OPEN_RIM
        return Rect(self.rect.right - px(_OPEN_WIDTH), self.rect.bottom + px(_OPEN_GAP), px(_OPEN_WIDTH), px(height))


def places(inside: Rect, count: int) -> list[Rect]:
    """A rectangle for each line, from the oldest to the latest."""
    step = inside.height / count
    return [Rect(inside.left, inside.top + round(n * step), inside.width, round(step)) for n in range(count)]


def draw_line(target: Surface, brush: Brush, place: Rect, line: LogLine) -> None:
    """Who, what, and what it brought: as many words as there is room for."""
    px, middle = brush.layout.px, place.centery
    small = place.height < px(50)
    if line.colour:
        who, centre = CHARACTERS[line.colour], (place.left + px(32), middle)
        brush.disc(target, centre, 13 if small else 16, who.colour, INK, 2)
        brush.picture(target, who.sign, centre, 20 if small else 24)
    icon = _ICONS.get(line.kind, "")
    if icon:
        brush.picture(target, icon, (place.right - px(42), middle), 32 if small else 40)
    left, room = text_room(brush, place, line)
    letters = brush.first_words(words.log_lines(line), _LETTERS, TEXT, width=room, floor=20)
    target.blit(letters, letters.get_rect(midleft=(left, middle)))


def text_room(brush: Brush, place: Rect, line: LogLine) -> tuple[int, int]:
    """Where the words of a line begin, and how wide they may be, in pixels."""
    px = brush.layout.px
    left = place.left + px(58 if line.colour else 18)
    return left, place.right - px(70 if line.kind in _ICONS else 16) - left
