"""The list of saved games: rows that scroll, one of them chosen, and the bar beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime

import pygame
from pygame import Rect, Surface

from scenes.layouts.load import ROW_STEP, LoadGrid
from scenes.load.row import Row, draw_face, draw_no_picture, draw_picture, framed, picture_place
from scenes.load.selection import Selection
from scenes.load.shelf import key_of
from scenes.paint import Brush, Point
from scenes.system.saves import Entry
from scenes.theme import GOLD, GOLD_BUTTON, PANEL, SEA_DEEP, Plate
from scenes.widgets import Widget

_CHOSEN = PANEL.but(face=GOLD_BUTTON.face, foot=GOLD_BUTTON.foot, light=GOLD_BUTTON.light)
_RINGED = PANEL.but(rings=((GOLD, 5),))
_KNOB = Plate(radius=11, line=4, foot_height=0, shadow=0)
_GLIDE = 14.0
"""How fast the rows glide to where they are scrolled: the part of the way left shrinks by this in a second."""
_REST = 0.004
"""Rows that are so near to where they are scrolled, in rows, are there."""


class Rows(Widget):
    """The rows of a selection; ``choose`` is called with the place of the one that is clicked."""

    def __init__(self, selection: Selection, choose: Callable[[int], None]) -> None:
        super().__init__(Rect(0, 0, 0, 0))
        self.selection = selection
        self.choose = choose
        self.first = 0.0
        """How many rows have been scrolled out above."""
        self.goal = 0.0
        """How many will have been, once the rows have come to rest."""
        self.covered = 0.0
        """How many rows are covered at the foot of the list."""
        self._under: int | None = None
        """The row under the pointer."""

    def settle(self, grid: LoadGrid, now: datetime) -> None:
        """Lie in this grid, and tell times as they are seen from ``now``."""
        self.grid = grid
        self.now = now
        self.rect = grid.list()
        self.goal = min(self.goal, self.most)
        self.first = self.goal

    @property
    def entries(self) -> Sequence[Entry]:
        return self.selection.entries

    # -- scrolling
    @property
    def page(self) -> float:
        """How many rows can be seen at once."""
        return self.grid.page() - self.covered

    @property
    def most(self) -> float:
        """How far one can scroll."""
        return max(0.0, len(self.entries) - self.page)

    @property
    def moving(self) -> bool:
        return self.first != self.goal

    def scroll(self, rows: float) -> None:
        """Scroll down by so many rows, or up."""
        self.goal = min(self.most, max(0.0, self.goal + rows))

    def show(self) -> None:
        """Scroll as little as need be until the chosen row is seen."""
        index = self.selection.index
        self.goal = min(self.most, max(0.0, min(self.goal, float(index)), index + 1 - self.page))

    def update(self, dt: float) -> bool:
        """Let the rows glide, at once where ``dt`` is a second or more; whether they have moved."""
        if not self.moving:
            return False
        left = (self.goal - self.first) * max(0.0, 1 - _GLIDE * dt)
        self.first = self.goal if abs(left) < _REST else self.goal - left
        return True

    # -- places
    def row_rect(self, index: int) -> Rect:
        """Where a row lies just now, in pixels."""
        return self.grid.first_row().move(0, round((index - self.first) * ROW_STEP * self.grid.layout.grid))

    def visible(self) -> Iterator[int]:
        """The rows that are seen, at least in part."""
        for index in range(max(0, int(self.first) - 1), len(self.entries)):
            rect = self.row_rect(index)
            if rect.top >= self.rect.bottom:
                return
            if rect.bottom > self.rect.top:
                yield index

    def at(self, pos: Point) -> int | None:
        """The row under a point."""
        if not self.rect.collidepoint(pos):
            return None
        return next((index for index in self.visible() if self.row_rect(index).collidepoint(pos)), None)

    def unpainted(self, brush: Brush) -> list[Entry]:
        """The rows in sight whose picture is still to be made."""
        seen = [self.entries[index] for index in self.visible()]
        fault = self.selection.shelf.fault
        return [entry for entry in seen if self._picture(brush, entry) is None and not fault(entry)]

    def _picture(self, brush: Brush, entry: Entry) -> Surface | None:
        """The picture of an entry as large as it is on a row, once it has been made."""
        size = picture_place(brush, self.grid.first_row()).size
        return framed(brush, key_of(entry), self.selection.shelf.picture(entry), size)

    # -- the mouse
    def point(self, pos: Point) -> bool:
        """The pointer is somewhere; whether that makes another row rise."""
        before, self._under = self._under, self.at(pos)
        return before != self._under

    def click(self, pos: Point) -> None:
        index = self.at(pos)
        if index is not None:
            self.choose(index)

    # -- drawing
    def draw(self, target: Surface, brush: Brush) -> None:
        clip = target.get_clip()
        target.set_clip(self.rect)
        for index in self.visible():
            self._draw_row(target, brush, index)
        target.set_clip(clip)

    def _draw_row(self, target: Surface, brush: Brush, index: int) -> None:
        entry, rect = self.entries[index], self.row_rect(index)
        risen = index == self._under and self.hovered and not self.moving
        style = _CHOSEN if index == self.selection.index else _RINGED if risen else PANEL
        brush.plate(target, rect, style)
        row = Row(entry, self.selection.shelf.fault(entry), self.now)
        target.blit(self._face(brush, row, rect.size), rect)
        self._draw_picture(target, brush, row, picture_place(brush, rect))

    def _face(self, brush: Brush, row: Row, size: Point) -> Surface:
        """What is written on a row, drawn once."""
        key = ("row", row.key, size)
        kept = brush.art.kept(key)
        if kept is None:
            kept = brush.art.keep(key, Surface(size, pygame.SRCALPHA))
            draw_face(kept, brush, kept.get_rect(), row)
        return kept

    def _draw_picture(self, target: Surface, brush: Brush, row: Row, rect: Rect) -> None:
        if row.fault:
            draw_no_picture(target, brush, rect)
            return
        draw_picture(target, brush, rect, self._picture(brush, row.entry))

    @property
    def ring(self) -> Rect:
        """The focus ring lies round the chosen row."""
        return self.row_rect(self.selection.index) if self.entries else self.rect


class Bar(Widget):
    """The bar beside the rows: its knob is dragged, and comes to where one clicks."""

    takes_keys = False

    def __init__(self, rows: Rows) -> None:
        super().__init__(rows.grid.bar())
        self.rows = rows
        self._held = 0
        """How far below the top of the knob it is held, in pixels."""

    def knob(self) -> Rect:
        """The knob: as much of the bar as of the rows is seen."""
        shown = min(1.0, self.rows.page / max(1, len(self.rows.entries)))
        knob = self.rect.copy()
        knob.height = max(self.rect.width * 2, round(self.rect.height * shown))
        knob.top += round((self.rect.height - knob.height) * self.rows.first / (self.rows.most or 1.0))
        return knob

    def grab(self, pos: Point) -> None:
        knob = self.knob()
        self._held = pos[1] - knob.top if knob.collidepoint(pos) else knob.height // 2
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        way = max(1, self.rect.height - self.knob().height)
        part = (pos[1] - self._held - self.rect.top) / way
        self.rows.first = self.rows.goal = self.rows.most * min(1.0, max(0.0, part))

    def draw(self, target: Surface, brush: Brush) -> None:
        brush.box(target, self.rect, SEA_DEEP, 11)
        style = _KNOB.but(rings=((GOLD, 5),)) if self.hovered or self.pressed else _KNOB
        brush.plate(target, self.knob(), style)
