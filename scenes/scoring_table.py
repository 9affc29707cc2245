"""The table of the score sheet: a column a player, a row a source of points, and the sums."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.layouts.scoring import ScoringGrid
from scenes.match_setup import MatchPlan
from scenes.paint import Brush
from scenes.table.score_sheet import ScoreSheet
from scenes.theme import BLACK, CHARACTERS, DIMMED, FREDOKA, GOLD_FOOT, INK, PANEL, TEXT
from scenes.words import scoring as words

_WINNER = "#fff3c4"
_RULE = (138, 85, 39, 56)
_ICONS = {
    "building": "icons/action-build",
    "food": "icons/food",
    "animals": "icons/paired",
    "dividers": "scene/divider-noah",
    "pitch": "icons/pitch",
    "bonus": "icons/bonus",
    "trading": "icons/action-trade",
    "hull": "icons/crown",
    "leftovers": "icons/close",
    "left-behind": "icons/missing",
}
_NOTHING, _MINUS = "–", "−"


class ScoreTable:
    """Draws the table in one window size: the frame at once, the rows one after the other."""

    def __init__(self, brush: Brush, plan: MatchPlan, sheet: ScoreSheet) -> None:
        self.brush = brush
        self.sheet = sheet
        self.names = {seat.colour: seat.name for seat in plan.seats}
        self.grid = ScoringGrid(brush.layout)
        self.rows = len(sheet.sources) + 1
        """Rows that appear, the row of the sums among them."""

    def paint_frame(self, target: Surface) -> None:
        """The panel, the players' columns and heads."""
        self.brush.plate(target, self.grid.table(), PANEL)
        for index, colour in enumerate(self.sheet.ranking):
            self._paint_column(target, self._column(index), colour)

    def _column(self, index: int) -> Rect:
        return self.grid.column(index, len(self.sheet.ranking))

    def _paint_column(self, target: Surface, column: Rect, colour: str) -> None:
        px = self.brush.layout.px
        character = CHARACTERS[colour]
        won = colour in self.sheet.winners
        face, line = (_WINNER, GOLD_FOOT) if won else (character.tint, "")
        self.brush.box(target, column, face, 16, line, 4)
        self.brush.picture(target, character.portrait, (column.centerx, column.top + px(43)), 78)
        where = {"center": (column.centerx, column.top + px(99))}
        room = column.width - 2 * px(8)
        self.brush.text(target, self.names[colour], 28, where, face=FREDOKA, width=room)

    def rows_layer(self) -> Surface:
        """All rows on a transparent ground as large as the window."""
        layer = Surface(self.brush.layout.size, pygame.SRCALPHA)
        for index, source in enumerate(self.sheet.sources):
            self._paint_row(layer, index, source)
        self._paint_sums(layer)
        return layer

    def reach(self, rows: int) -> Rect:
        """The part of the window with the first so many rows."""
        table = self.grid.table()
        if rows >= self.rows:
            return table
        bottom = self.grid.row(max(0, rows - 1), self.rows - 1).bottom if rows else table.top
        return Rect(table.left, table.top, table.width, bottom - table.top)

    def _paint_row(self, layer: Surface, index: int, source: str) -> None:
        row, px = self.grid.row(index, self.rows - 1), self.brush.layout.px
        if index:
            layer.fill(_RULE, Rect(row.left, row.top, row.width, px(3)))
        middle = row.centery + px(1)
        self._paint_icon(layer, source, (row.left + px(19), middle))
        size = 24 if self.brush.layout.tall else 22
        left = row.left + px(56)
        room = self._column(0).left - left - px(8)
        self.brush.text(
            layer, words.source(source), size, {"midleft": (left, middle)}, face=TEXT, width=room, floor=16
        )
        best = self.sheet.best(source)
        for place, colour in enumerate(self.sheet.ranking):
            points = self.sheet.points[colour][source]
            right = (self._column(place).centerx + px(29), middle)
            self._paint_number(layer, points, right, size + 3, colour in best)

    def _paint_icon(self, layer: Surface, source: str, centre: tuple[int, int]) -> None:
        size = self.brush.layout.px(34)
        icon = self.brush.art.picture(_ICONS[source], (size, size))
        if source == "dividers":
            icon = pygame.transform.rotozoom(self.brush.art.picture(_ICONS[source], (3 * size, 3 * size)), 20, 0.45)
        layer.blit(icon, icon.get_rect(center=centre))

    def _paint_number(self, layer: Surface, points: int, midright: tuple[int, int], size: float, best: bool) -> None:
        text = str(points).replace("-", _MINUS) if points else _NOTHING
        how = {"face": BLACK if best else TEXT, "colour": INK if points else DIMMED}
        self.brush.text(layer, text, size, {"midright": midright}, **how)

    def _paint_sums(self, layer: Surface) -> None:
        row, px = self.grid.sum_row(), self.brush.layout.px
        layer.fill(INK, Rect(row.left, row.top, row.width, px(4)))
        middle = row.top + px(38)
        left = row.left + px(64)
        room = self._column(0).left - left - px(8)
        self.brush.text(layer, words.total(), 36, {"midleft": (left, middle)}, face=FREDOKA, width=room)
        for place, colour in enumerate(self.sheet.ranking):
            total = str(self.sheet.totals[colour]).replace("-", _MINUS)
            self.brush.text(layer, total, 44, {"center": (self._column(place).centerx, middle)}, face=BLACK)
