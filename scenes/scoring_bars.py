"""The bars of the score sheet of the two ark games: out of what everybody's points were made."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect, Surface

from scenes.layouts.scoring import ScoringGrid
from scenes.paint import Brush
from scenes.source_bars import Part, Scale, Share, Source, bar, shares_of, signed
from scenes.table.score_sheet import ScoreSheet
from scenes.theme import BLACK, CHARACTERS, FREDOKA, PANEL
from scenes.words import scoring as words

SOURCES: Mapping[str, Source] = {
    "building": Source("icons/action-build", "#dfae74"),
    "food": Source("icons/food", "#f0d48c"),
    "animals": Source("icons/paired", "#f6bcc8"),
    "dividers": Source("scene/divider-noah", "#8fd8a6"),
    "pitch": Source("icons/pitch", "#c9d3da"),
    "bonus": Source("icons/bonus", "#ffe696"),
    "trading": Source("icons/action-trade", "#a8cdee"),
    "hull": Source("icons/crown", "#d9c2ee"),
    "leftovers": Source("icons/close", "#f0b9a8"),
    "left-behind": Source("icons/missing", "#f0b9a8"),
}
"""The sources of points in the order of the table above."""


class ScoreBars:
    """Draws the frame of the bars in one window size, and says which parts there are."""

    def __init__(self, brush: Brush, sheet: ScoreSheet) -> None:
        self.brush = brush
        self.sheet = sheet
        self.grid = ScoringGrid(brush.layout)

    def _shares(self, colour: str) -> list[Share]:
        texts = {source: words.source(source) for source in SOURCES}
        return shares_of(self.sheet.points[colour], SOURCES, texts)

    def parts(self) -> list[Part]:
        """All parts of all bars, the winner's first."""
        areas = [self._area(place) for place in range(len(self.sheet.ranking))]
        bars = [self._shares(colour) for colour in self.sheet.ranking]
        scale = Scale.of(bars, areas[0].width)
        return [part for area, shares in zip(areas, bars, strict=True) for part in bar(area, shares, scale)]

    def _area(self, place: int) -> Rect:
        return self.grid.bar(place, len(self.sheet.ranking))

    def paint_frame(self, target: Surface) -> None:
        """The panel, whose bar is whose, and the sums."""
        chart, px = self.grid.chart(), self.brush.layout.px
        self.brush.plate(target, chart, PANEL)
        heading = {"midleft": (chart.left + px(26), chart.top + px(33))}
        self.brush.text(target, words.by_source(), 30, heading, face=FREDOKA, width=chart.width // 2)
        for place, colour in enumerate(self.sheet.ranking):
            area = self._area(place)
            self.brush.picture(target, CHARACTERS[colour].sign, (chart.left + px(50), area.centery), 40)
            where = {"midright": (chart.right - px(26), area.centery)}
            self.brush.text(target, signed(self.sheet.totals[colour]), 30, where, face=BLACK, digits=True)
