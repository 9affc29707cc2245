"""The lines of the large log in their window: only those in view are drawn, however many there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import SRCALPHA, Rect, Surface

from scenes.paint import Brush, Point
from scenes.replay.entries import Entry
from scenes.replay.line_pictures import herd_of, picture_of
from scenes.table.pieces import head
from scenes.theme import (
    BLACK,
    CARD,
    CHARACTERS,
    CREAM,
    FREDOKA,
    GOLD,
    INK,
    PARCHMENT_FOOT,
    PRICE,
    SECONDARY,
    TEXT,
    WOOD_DARK,
)  # fmt: skip
from scenes.widgets import Widget
from scenes.words import log as words
from scenes.words.aboard import signed
from scenes.words.table import action_name

ROW = 48.0
"""Height of a line, in units."""
_LATER = 190
"""Opacity of lines that tell what comes after the moment shown, out of 255."""
_WOODEN = ("round", "setup")
"""Kinds of headings that stand on wood; they show the way, and are never pale."""
_MARK, _PICTURE, _TEXT_LEFT, _PLAIN_LEFT, _RIM = 23.0, 62.0, 88.0, 54.0, 10.0
"""The middles of mark and picture, where words begin after a picture and after a mark alone, and the right rim."""
_PORTRAIT = 34.0
"""Each animal of a herd, in units."""


class Lines(Widget):
    """``entries`` as seen from ``moment`` on a table with these ``actions``.

    ``top`` is the first row in view, and ``row`` the height of one in pixels.  The ``gold`` line tells of the moment,
    those of later ones are pale.  A click on a line calls ``chosen`` with it, a key
    ``stepped`` with 1 for the next one and -1 for the one before.
    """

    def __init__(self, rect: Rect, game: str, actions: Sequence[str], row: float) -> None:
        super().__init__(rect)
        self.game = game
        self.actions = tuple(actions)
        self.row = row
        self.entries: Sequence[Entry] = ()
        self.top = 0
        self.moment = 0
        self.gold: Entry | None = None
        self.pointer: Point = (-1, -1)
        self.chosen: Callable[[Entry], None] = lambda entry: None
        self.stepped: Callable[[int], None] = lambda way: None

    @property
    def seen(self) -> int:
        """How many rows are in view."""
        return round(self.rect.height / self.row)

    def entry_at(self, pos: Point) -> Entry | None:
        """The line under a point."""
        if not self.rect.collidepoint(pos):
            return None
        index = self.top + int((pos[1] - self.rect.top) / self.row)
        return self.entries[index] if index < len(self.entries) else None

    def click(self, pos: Point) -> None:
        entry = self.entry_at(pos)
        if entry:
            self.chosen(entry)

    def key(self, event: pygame.event.Event) -> bool:
        """Up and down go from line to line while the keyboard is here."""
        way = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key, 0)
        if way:
            self.stepped(way)
        return way != 0

    # -- drawing
    def draw(self, target: Surface, brush: Brush) -> None:
        for row, entry in enumerate(self.entries[self.top : self.top + self.seen]):
            top, bottom = (self.rect.top + round(edge * self.row) for edge in (row, row + 1))
            self._draw_row(target, brush, entry, Rect(self.rect.left, top, self.rect.width, bottom - top))
        if not self.entries:
            where = {"midtop": (self.rect.centerx, self.rect.top + self.row)}
            brush.text(target, words.nothing_such(), 24, where, face=TEXT, colour=SECONDARY, width=self.rect.width)

    def _draw_row(self, target: Surface, brush: Brush, entry: Entry, place: Rect) -> None:
        px = brush.layout.px
        plate = place.inflate(0, -px(4))
        if entry is self.gold:
            brush.box(target, plate, GOLD, 12, INK, 3)
        elif self.hovered and self.entry_at(self.pointer) is entry:
            brush.box(target, plate, CARD, 12)
        line = self._line(brush, entry, place.size)
        later = entry.moment > self.moment and entry.kind not in _WOODEN
        line.set_alpha(_LATER if later else 255)
        target.blit(line, place)

    def _line(self, brush: Brush, entry: Entry, size: Point) -> Surface:
        """The line on a clear ground, kept for the next frame."""
        key = ("log line", self.game, entry.kind, entry.colour, entry.what, entry.count, entry.points, size)
        kept = brush.art.kept(key)
        if kept is None:
            kept = brush.art.keep(key, Surface(size, SRCALPHA))
            (self._paint_heading if entry.heading else self._paint)(kept, brush, entry)
        return kept

    def _paint_heading(self, line: Surface, brush: Brush, entry: Entry) -> None:
        """A band with picture and name, and the head of whoever has chosen an action; rounds stand on wood."""
        px, whole = brush.layout.px, line.get_rect()
        wooden = entry.kind in _WOODEN
        brush.box(line, whole.inflate(0, -px(4)), WOOD_DARK if wooden else PARCHMENT_FOOT, 12)
        picture = picture_of(entry, self.actions, self.game)
        if picture:
            brush.picture(line, picture, (px(30), whole.centery), 40)
        left = px(60 if picture else 18)
        where = {"midleft": (left, whole.centery)}
        colour = CREAM if wooden else INK
        room = whole.width - left - px(50 if entry.colour else 14)
        brush.text(line, self._heading(entry), 26, where, face=FREDOKA, colour=colour, width=room)
        if entry.colour:
            head(brush, line, entry.colour, (whole.right - px(28), whole.centery), 36)

    def _heading(self, entry: Entry) -> str:
        if entry.kind == "round":
            return words.round_heading(entry.count)
        if entry.kind == "setup":
            return words.setup_heading(self.game)
        if entry.kind == "phase":
            return words.phase_heading(entry.what)
        return action_name(entry.what, self.game)

    def _paint(self, line: Surface, brush: Brush, entry: Entry) -> None:
        """The player's mark, the picture, the words and the points."""
        px, middle = brush.layout.px, line.get_rect().centery
        if entry.colour:
            brush.picture(line, CHARACTERS[entry.colour].sign, (px(_MARK), middle), 34)
        picture = picture_of(entry, self.actions, self.game)
        if picture:
            brush.picture(line, picture, (px(_PICTURE), middle), 38)
        left, right = self.room(brush, entry, line.get_width())
        if entry.points:
            points = _points(brush, entry)
            line.blit(points, points.get_rect(midright=(line.get_width() - px(_RIM), middle)))
        where = {"midleft": (left, middle)}
        said = brush.text(line, self.sentence(entry), 23, where, face=TEXT, width=right - left, floor=18)
        after = said.right + px(12)
        self._paint_herd(line, brush, herd_of(entry), Rect(after, 0, right - after, line.get_height()))

    def sentence(self, entry: Entry) -> str:
        """What a line says that is no heading."""
        return words.sentence((entry.kind, entry.what, entry.count), self.actions, self.game)

    def room(self, brush: Brush, entry: Entry, width: int) -> tuple[int, int]:
        """Where the words of a line begin, and must end, in a row so wide; all in pixels."""
        px = brush.layout.px
        left = px(_TEXT_LEFT if picture_of(entry, self.actions, self.game) else _PLAIN_LEFT)
        right = width - px(_RIM)
        return left, right - (_points(brush, entry).get_width() + px(8) if entry.points else 0)

    def _paint_herd(self, line: Surface, brush: Brush, animals: Sequence[str], room: Rect) -> None:
        """Their portraits in a row, so close together that all of them can be seen."""
        if not animals:
            return
        side = brush.layout.px(_PORTRAIT)
        step = min(side, max(1, (room.width - side) / max(1, len(animals) - 1)))
        for place, name in enumerate(animals):
            brush.picture(line, name, (room.left + side // 2 + round(place * step), room.centery), _PORTRAIT)


def _points(brush: Brush, entry: Entry) -> Surface:
    """What a line brings or costs its player."""
    return brush.words(signed(entry.points), 23, BLACK, INK if entry.points > 0 else PRICE, digits=True)
