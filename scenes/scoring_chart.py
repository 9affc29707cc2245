"""The chart of the score sheet: everybody's points from round to round."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.layouts.scoring import ScoringGrid
from scenes.paint import Brush
from scenes.table.score_sheet import ScoreSheet
from scenes.theme import BLACK, CHARACTERS, FREDOKA, INK, PANEL, SECONDARY, TEXT
from scenes.words import scoring as words

_GRID = "#d3bd8e"
_STEPS = (1, 2, 5, 10, 20, 25, 40, 50, 100, 200, 500)
_MOST_STEPS, _MOST_LABELS = 4, 14
_MARK = 30.0
"""Units of a player's mark on their line."""


def scale_of(least: int, most: int) -> range:
    """The numbers at the side: few, round, as far apart, and from ``least`` points or below to ``most`` or above."""
    for step in _STEPS:
        first, last = least // step * step, -(-most // step) * step
        if last - first <= _MOST_STEPS * step:
            break
    return range(first, last + 1, step)


class ScoreChart:
    """Draws the chart in one window size: the frame at once, the lines as far as wanted."""

    def __init__(self, brush: Brush, sheet: ScoreSheet) -> None:
        self.brush = brush
        self.sheet = sheet
        self.grid = ScoringGrid(brush.layout)
        self.plot = self.grid.plot()
        values = [points for after in sheet.rounds for points in after.values()]
        self.scale = scale_of(min(0, *values), max(1, *values))

    def _x(self, place: int) -> int:
        steps = max(1, len(self.sheet.rounds) - 1)
        return self.plot.left + round(self.plot.width * place / steps)

    def _y(self, points: float) -> int:
        least, most = self.scale[0], self.scale[-1]
        return self.plot.bottom - round(self.plot.height * (points - least) / (most - least))

    def paint_frame(self, target: Surface) -> None:
        """The panel, the scale, the rounds, and whose colour is whose."""
        chart, px = self.grid.chart(), self.brush.layout.px
        self.brush.plate(target, chart, PANEL)
        heading = {"midleft": (chart.left + px(26), chart.top + px(33))}
        self.brush.text(target, words.by_round(), 30, heading, face=FREDOKA, width=chart.width // 2)
        self._paint_scale(target)
        self._paint_rounds(target)
        self._paint_legend(target, (chart.right - px(112), self.plot.top + px(20)))

    def _paint_scale(self, target: Surface) -> None:
        px = self.brush.layout.px
        for points in self.scale:
            y = self._y(points)
            target.fill(_GRID, Rect(self.plot.left - px(18), y - px(3) // 2, self.plot.width + px(50), px(3)))
            where = {"midright": (self.plot.left - px(30), y)}
            self.brush.text(target, str(points), 22, where, face=TEXT, colour=SECONDARY)

    def _paint_rounds(self, target: Surface) -> None:
        last = len(self.sheet.rounds) - 1
        every = -(-last // _MOST_LABELS)
        y = self.grid.chart().bottom - self.brush.layout.px(27)
        for place in range(last + 1):
            near_the_end = last - every < place < last
            if place == last or (place % every == 0 and (not near_the_end or every == 1)):
                text = words.end() if place == last else str(place + 1)
                where = {"center": (self._x(place), y)}
                self.brush.text(target, text, 22, where, face=TEXT, colour=SECONDARY, width=self._label_width())

    def _label_width(self) -> int:
        """The room of a label below the plot: two steps, as every second is left out where they are narrow."""
        return 2 * self.plot.width // max(1, len(self.sheet.rounds) - 1)

    def _paint_legend(self, target: Surface, corner: tuple[int, int]) -> None:
        px = self.brush.layout.px
        for place, colour in enumerate(self.sheet.ranking):
            x, y = corner[0], corner[1] + px(38) * place
            self.brush.picture(target, CHARACTERS[colour].sign, (x, y), 36)
            where = {"midleft": (x + px(25), y)}
            self.brush.text(target, str(self.sheet.totals[colour]), 26, where, face=BLACK)

    def lines_layer(self) -> Surface:
        """The lines on a transparent ground as large as the window; who is first lies on top."""
        layer = Surface(self.brush.layout.size, pygame.SRCALPHA)
        place = self.reach(1.0)
        for colour in reversed(self.sheet.ranking):
            layer.blit(self.brush.art.drawn(self._line(colour, place), place.size), place)
        self._mark_lines(layer)
        return layer

    def _mark_lines(self, layer: Surface) -> None:
        """Everybody's mark on their line, at rounds of their own so that no mark hides another."""
        ranking, last = self.sheet.ranking, len(self.sheet.rounds) - 1
        for place in range(last):
            colour = ranking[place % len(ranking)]
            centre = (self._x(place), self._y(self.sheet.rounds[place][colour]))
            self.brush.picture(layer, CHARACTERS[colour].sign, centre, _MARK)

    def _line(self, colour: str, within: Rect) -> str:
        """A player's line, drawn from the corner of the place that all lines stay ``within``."""
        left, top = within.topleft
        rounds = enumerate(self.sheet.rounds)
        dots = [(self._x(place) - left, self._y(points[colour]) - top) for place, points in rounds]
        path = "M" + " L".join(f"{x} {y}" for x, y in dots)
        u = self.brush.layout.u
        strokes = ((INK, 11.5), (CHARACTERS[colour].colour, 7))
        return "".join(
            f'<path d="{path}" fill="none" stroke="{paint}" stroke-width="{width * u:.1f}" '
            f'stroke-linejoin="round" stroke-linecap="round"/>'
            for paint, width in strokes
        )

    def reach(self, part: float) -> Rect:
        """The part of the window with so much of the lines, from 0 to 1."""
        margin = self.brush.layout.px(16)
        width = round((self.plot.width + 2 * margin) * part)
        chart = self.grid.chart()
        return Rect(self.plot.left - margin, chart.top, width, chart.height)
