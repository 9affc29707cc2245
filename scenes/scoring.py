"""The score sheet of Ark & Noah and its Family Variant: who has won, and where all the points come from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Surface

from game.core import Event
from scenes.guide.ending import ending_of
from scenes.layout import Layout
from scenes.layouts.scoring import ScoringGrid
from scenes.match_setup import MatchPlan
from scenes.score_screen import ScoreScreen
from scenes.scoring_bars import ScoreBars
from scenes.scoring_chart import ScoreChart
from scenes.scoring_honours import Honours
from scenes.scoring_table import ScoreTable
from scenes.source_bars import Part, draw_bars
from scenes.table.hearing import HEARTS, POINT, TILE
from scenes.table.motion import out_back
from scenes.table.score_sheet import ScoreSheet
from scenes.theme import GREEN_BUTTON
from scenes.widgets import Button, Widget
from scenes.widgets.choice import Choice
from scenes.words import scoring as words

_BY_ROUND, _BY_SOURCE = "icons/chart-lines", "icons/chart-bars"
"""The two views of the chart, by their pictures."""
_ROW_EVERY, _CHART_LASTS, _MEDAL_LASTS = 0.18, 1.6, 0.5
"""Seconds at normal speed."""


class Scoring(ScoreScreen):
    """Shows the medal, then row after row, then the chart; a click or a key shows all."""

    def __init__(self, plan: MatchPlan, sheet: ScoreSheet) -> None:
        super().__init__(plan)
        self.sheet = sheet
        self.view = _BY_ROUND
        """What the chart shows."""
        self.bars: list[Part] = []

    @property
    def lasts(self) -> float:
        return _MEDAL_LASTS + _ROW_EVERY * self.table.rows + _CHART_LASTS

    @property
    def sounds(self) -> Sequence[tuple[float, str]]:
        rows = [(_MEDAL_LASTS + _ROW_EVERY * (row + 1), TILE) for row in range(self.table.rows)]
        begins, rounds = _MEDAL_LASTS + _ROW_EVERY * self.table.rows, len(self.sheet.rounds)
        return [
            (_MEDAL_LASTS, HEARTS),
            *rows,
            *((begins + _CHART_LASTS * (n + 1) / rounds, POINT) for n in range(rounds)),
        ]

    def arrange(self, layout: Layout) -> None:
        self.table = ScoreTable(self.brush, self.plan, self.sheet)
        self.chart = ScoreChart(self.brush, self.sheet)
        self.by_source = ScoreBars(self.brush, self.sheet)
        self.honours = Honours(self.brush, self.plan, self.sheet)
        super().arrange(layout)
        self._layers: tuple[Surface, Surface, Surface] | None = None

    def place(self, layout: Layout) -> Sequence[Widget]:
        grid = ScoringGrid(layout)
        back = self.way_back(grid.title_button(), 36, 50)
        keep = Button(grid.keep_button(), self.ask_to_keep, icon="icons/save", icon_units=56)
        watch = Button(grid.watch_button(), self.watch, words.watch_again(), "icons/replay", units=36, icon_units=56)
        again = Button(grid.again_button(), self.play_again, words.play_again(), "icons/done-light",
                       style=GREEN_BUTTON, units=40, icon_units=58)  # fmt: skip
        self.bars = self.by_source.parts() if self.view == _BY_SOURCE else []
        closing = self.closing(grid)
        ways_on = closing.buttons(self.app) if closing else []
        return [back, keep, watch, *self._views(grid), *self.bars, *ways_on, again]

    def _views(self, grid: ScoringGrid) -> list[Widget]:
        """The two views of the chart, of which one is chosen."""
        return [
            Choice(
                grid.chart_tab(index), partial(self._view, view), icon=view, chosen=view == self.view, icon_units=40
            )
            for index, view in enumerate((_BY_ROUND, _BY_SOURCE))
        ]

    def _view(self, view: str) -> None:
        self.view = view
        self.renew()

    def paint(self, target: Surface) -> None:
        self.honours.paint_scenery(target)
        self.honours.paint_words(target)
        closing = self.closing(ScoringGrid(self.brush.layout))
        if closing:
            closing.paint(target)
        else:
            self.honours.paint_praise(target)
        self.table.paint_frame(target)
        (self.chart if self.view == _BY_ROUND else self.by_source).paint_frame(target)

    def draw(self, target: Surface) -> None:
        super().draw(target)
        if self._layers is None:
            self._layers = self.honours.medal(), self.table.rows_layer(), self.chart.lines_layer()
        medal, rows, lines = self._layers
        self._draw_medal(target, medal)
        since = self.age - _MEDAL_LASTS
        shown = self.table.reach(max(0, int(since / _ROW_EVERY)))
        target.blit(rows, shown, shown)
        part = (since - _ROW_EVERY * self.table.rows) / _CHART_LASTS
        drawn = self.chart.reach(min(1.0, max(0.0, part)))
        if self.view == _BY_ROUND:
            target.blit(lines, drawn, drawn)
        draw_bars(target, self.brush, self.bars)

    def _draw_medal(self, target: Surface, medal: Surface) -> None:
        centre = ScoringGrid(self.brush.layout).medal()
        grown = out_back(min(1.0, self.age / _MEDAL_LASTS))
        if grown < 1.0 or self.age < _MEDAL_LASTS:
            medal = pygame.transform.smoothscale_by(medal, max(0.02, grown))
        target.blit(medal, medal.get_rect(center=centre))


def begin(plan: MatchPlan, events: Sequence[Event]) -> ScoreScreen:
    """The score sheet of a match from all its events."""
    sheet = Scoring(plan, ScoreSheet(plan.game, [seat.colour for seat in plan.seats], events))
    sheet.ending = ending_of(plan, events)
    return sheet
