"""The log: the latest things done, with the mark of whoever did them."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.table.chronicle import LogLine
from scenes.table.marks import Marks, Target
from scenes.table.picture import Picture
from scenes.table.pieces import gold_ring
from scenes.theme import BLACK, CHARACTERS, INK, PANEL, TEXT
from scenes.widgets.keycap import draw_key_at
from scenes.words import keys
from scenes.words.table import log_line, log_line_short

LOG: Target = ("button", "log")
"""What the panel is when pointed at: it opens the large log."""
_LINES, _FEWER_LINES, _COLUMNS = 4, 3, 2
_WIDE_FROM = 1600
"""Pixels of width from which the log shows four lines."""


class Log:
    """Draws the panel at the upper right."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush

    def shows(self, picture: Picture) -> object:
        """All that the drawing of the log depends on."""
        return tuple(picture.log[-_LINES:])

    def draw(self, target: Surface, picture: Picture) -> None:
        panel = self.brush.layout.log()
        self.brush.plate(target, panel, PANEL)
        places = self._places(panel)
        for line, place in zip(list(picture.log)[-len(places) :], places, strict=False):
            self._draw_line(target, line, place, picture)

    def draw_marks(self, target: Surface, marks: Marks) -> None:
        """The ring of what can be clicked, under the pointer."""
        if marks.hover == LOG:
            gold_ring(self.brush, target, self.brush.layout.log(), PANEL.radius, glow=0)
            draw_key_at(self.brush, target, self.brush.layout.log(), keys.LOG)

    @property
    def _wide(self) -> bool:
        return self.brush.layout.size[0] >= _WIDE_FROM

    def _places(self, panel: Rect) -> list[Rect]:
        """A rectangle for each line, from the oldest to the latest."""
        px = self.brush.layout.px
        inside = panel.inflate(-2 * px(14 if self._wide else 10), 0)
        if self.brush.layout.tall:
            width = inside.width // _COLUMNS
            height = panel.height - px(8)
            return [Rect(inside.left + n * width, panel.top, width - px(20), height) for n in range(_COLUMNS)]
        count = _LINES if self._wide else _FEWER_LINES
        step = (panel.height - px(20)) / count
        return [
            Rect(inside.left, panel.top + px(11) + round(n * step), inside.width, round(step)) for n in range(count)
        ]

    def _draw_line(self, target: Surface, line: LogLine, place: Rect, picture: Picture) -> None:
        px = self.brush.layout.px
        if line.colour:
            self.brush.picture(target, CHARACTERS[line.colour].sign, (place.left + px(17), place.centery), 32)
        right = place.right
        if line.points:
            points = self.brush.words(f"{line.points:+d}", 22, BLACK, INK)
            right = target.blit(points, points.get_rect(midright=(place.right, place.centery))).left - px(6)
        texts = (log_line(line, picture.actions, picture.game), log_line_short(line, picture.actions, picture.game))
        left = place.left + (px(43 if self._wide else 39) if line.colour else px(4))
        words = self.brush.first_words(texts, 23, TEXT, width=right - left, floor=18)
        target.blit(words, words.get_rect(midleft=(left, place.centery)))
