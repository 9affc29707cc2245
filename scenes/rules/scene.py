"""The rules (q): a page a chapter, the table of contents with its search beside it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface

from scenes.guide.beginning import begin_guided
from scenes.layout import Layout
from scenes.layouts.rules import ROWS, RulesGrid
from scenes.rules.buttons import LineButton, TurnButton
from scenes.rules.chapters import CHAPTERS, Chapter
from scenes.rules.contents import Line, contents
from scenes.rules.page import PageSetting
from scenes.rules.pages import page_of, texts_of, title_of
from scenes.rules.ruling_tag import RulingTag
from scenes.rules.trying import tries, try_out
from scenes.screen import Screen
from scenes.system.sound import Accompaniment
from scenes.table import sea
from scenes.theme import BUTTON, CREAM, FREDOKA, GOLD_BUTTON, PANEL, SIGN, TEXT
from scenes.widgets import Button, TextEntry, Widget
from scenes.widgets.base import Action
from scenes.widgets.scroll import ScrollBar
from scenes.words import rules as words
from scenes.words import trying as trying_words

_LONGEST_SEARCH = 24
_TURNS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
_ARROWS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_WHEEL_RESTS = 0.15
"""Seconds after a page was turned by the wheel in which it turns no other: a flick is one page."""
_CONTENTS = SIGN.but(radius=22, shadow=8)
_PAGE = PANEL.but(radius=26, foot_height=10, shadow=8)
_GAME_ICONS = {"ark": "scene/little-ark", "family": "scene/ark-title", "aboard": "icons/food-crate"}


class Rules(Screen):
    """Lies over whatever it was opened from, which waits and does not change.

    A table keeps its position, what is in hand and whose turn it is; motions at an ark wait where they are, those of
    Animals on Board have come to their end when one is back.  Players who think by themselves go on thinking, but
    play nothing.
    """

    expects_enter = False

    def __init__(self, chapter: Chapter) -> None:
        super().__init__()
        self.chapter = chapter
        self.query = ""
        self.scrolled = 0
        """How many lines of the contents have been scrolled out above."""
        self._rest = 0.0
        self._sheet: Surface | None = None

    # -- the stack
    @property
    def accompaniment(self) -> Accompaniment:
        """What was heard before goes on."""
        scenes = self.app.stack.scenes
        below = scenes.index(self) - 1
        return scenes[below].accompaniment if below >= 0 else super().accompaniment

    def back(self) -> None:
        """To what lies below."""
        self.app.stack.pop()

    def update(self, dt: float) -> None:
        super().update(dt)
        self._rest = max(0.0, self._rest - dt)

    # -- the places
    def arrange(self, layout: Layout) -> None:
        self.grid = RulesGrid(layout)
        self.search = TextEntry(self.grid.search(), self.query, self._look_for, most=_LONGEST_SEARCH, units=30,
                                placeholder=words.search(), icon="icons/magnifier")  # fmt: skip
        self.lines = contents(self.chapter.game, self.query)
        self._open()
        super().arrange(layout)

    def _open(self) -> None:
        """Set the page of the chapter anew."""
        self.setting = PageSetting(
            self.brush, page_of(self.chapter), title_of(self.chapter), texts_of(self.chapter), self.grid.sheet(),
            words.game_name(self.chapter.game),
        )  # fmt: skip
        self._sheet = None

    def place(self, layout: Layout) -> Sequence[Widget]:
        home = Button(self.grid.home(), self.back, icon="icons/home", style=BUTTON.but(radius=22), icon_units=58)
        self.tags = [RulingTag(tag.rect, tag.ruling) for tag in reversed(self.setting.tags)]
        return [home, self.search, *self._rows(), *self.tags, *self._turns(), *self._offers()]

    def _rows(self) -> list[Widget]:
        """The lines that are seen, but for headings, and the bar where there are more."""
        rows: list[Widget] = [
            LineButton(self.grid.row(place, self._too_many), self._reader(line.chapter), line.text, _icon(line),
                       line.chapter == self.chapter and not line.names_game)
            for place, line in self._seen() if not line.heading
        ]  # fmt: skip
        if self._too_many:
            rows.append(ScrollBar(self.grid.bar(), ROWS, len(self.lines), self.scrolled, self._scroll))
        return rows

    @property
    def _too_many(self) -> bool:
        return len(self.lines) > ROWS

    def _seen(self) -> Sequence[tuple[int, Line]]:
        return list(enumerate(self.lines[self.scrolled : self.scrolled + ROWS]))

    def _turns(self) -> list[Widget]:
        """The ways to the pages before and after this one."""
        places = {-1: self.grid.back(), 1: self.grid.on()}
        neighbours = {way: self._neighbour(way) for way in places}
        return [
            TurnButton(places[way], self._reader(chapter), title_of(chapter), way)
            for way, chapter in neighbours.items() if chapter
        ]  # fmt: skip

    def _offers(self) -> list[Widget]:
        """What can be begun from this page."""
        offers = []
        if self.chapter.name == CHAPTERS[self.chapter.game][0]:
            offers.append((words.guided(), "icons/guide-star", self._begin_guided))
        if tries(*self.chapter):
            offers.append((trying_words.try_it_out(), "icons/hand-tap", self._try_out))
        return [
            Button(self.grid.offer(index, len(offers)), action, text, icon, style=GOLD_BUTTON, units=38,
                   icon_units=60)
            for index, (text, icon, action) in enumerate(offers)
        ]  # fmt: skip

    # -- reading
    def read(self, chapter: Chapter) -> None:
        """Turn to a chapter of any game."""
        if chapter.game != self.chapter.game and not self.query:
            self.scrolled, self.lines = 0, contents(chapter.game)
        self.chapter = chapter
        self._open()
        self.renew()

    def _reader(self, chapter: Chapter) -> Action:
        return lambda: self.read(chapter)

    def _neighbour(self, way: int) -> Chapter | None:
        """The chapter before or after this one, if the game has one there."""
        names = CHAPTERS[self.chapter.game]
        index = names.index(self.chapter.name) + way
        return Chapter(self.chapter.game, names[index]) if 0 <= index < len(names) else None

    def _turn(self, way: int) -> None:
        neighbour = self._neighbour(way)
        if neighbour:
            self.read(neighbour)

    def _look_for(self, query: str) -> None:
        self.query, self.scrolled = query, 0
        self.lines = contents(self.chapter.game, query)
        self.renew()

    def _leave_search(self) -> None:
        """Show the contents again, whatever was looked for."""
        self.search.select_all()
        self.search.typed("")

    def _scroll(self, lines: float) -> None:
        """Begin the contents with another line."""
        first = min(max(0, round(lines)), max(0, len(self.lines) - ROWS))
        if first != self.scrolled:
            self.scrolled = first
            self.renew()

    def _try_out(self) -> None:
        try_out(self.app, *self.chapter)

    def _begin_guided(self) -> None:
        begin_guided(self.app, self.chapter.game)

    # -- mouse and keys
    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(event.y)
        elif event.type != pygame.KEYDOWN or not self._take_key(event):
            super().handle(event)

    def _wheel(self, up: int) -> None:
        """Over the contents they scroll, if they are too long; elsewhere the page turns."""
        if self._too_many and self.grid.contents().collidepoint(self.app.pointer):
            self._scroll(self.scrolled - up)
        elif up and not self._rest:
            self._rest = _WHEEL_RESTS
            self._turn(-1 if up > 0 else 1)

    def _take_key(self, event: pygame.event.Event) -> bool:
        """Use a key that turns the page, or leads to the search or out of it; whether it is one."""
        if event.key == pygame.K_ESCAPE and self.query:
            self._leave_search()
            return True
        if event.key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.controls.set_focus(self.search)
            self.search.select_all()
            self.stale = True
            return True
        turns = _TURNS if self._arrows_are_taken else _TURNS | _ARROWS
        if event.key in turns:
            self._turn(turns[event.key])
        return event.key in turns

    @property
    def _arrows_are_taken(self) -> bool:
        """Whether the arrows move something else: the caret in the search, or the ring of keys and gamepads."""
        return self.search.focused or (self.controls.by_key and self.controls.focus is not None)

    # -- drawing
    def draw(self, target: Surface) -> None:
        super().draw(target)
        for tag in self.tags:
            tag.draw_tip(target, self.brush)

    def paint(self, target: Surface) -> None:
        target.blit(sea.calm_sea(self.brush), (0, 0))
        self.brush.plate(target, self.grid.contents(), _CONTENTS)
        self._paint_headings(target)
        self.brush.plate(target, self.grid.page(), _PAGE)
        target.blit(self._painted(), self.grid.page())

    def _painted(self) -> Surface:
        """What is written on the page; kept while the chapter stays, whatever becomes of the contents."""
        if self._sheet is None:
            page = self.grid.page()
            whole = Surface(self.brush.layout.size, pygame.SRCALPHA)
            self.setting.paint(whole)
            self._sheet = whole.subsurface(page).copy()
        return self._sheet

    def _paint_headings(self, target: Surface) -> None:
        """The names of the games over what was found in them, or that nothing was."""
        for place, line in self._seen():
            if line.heading:
                rect = self.grid.row(place, self._too_many)
                where = {"midleft": (rect.left + self.brush.layout.px(8), rect.centery)}
                self.brush.text(target, line.text, 30, where, face=FREDOKA, colour=CREAM, width=rect.width)
        if not self.lines:
            self._paint_nothing(target)

    def _paint_nothing(self, target: Surface) -> None:
        for place, (text, face) in enumerate(zip(words.nothing_found(), (FREDOKA, TEXT), strict=True)):
            rect = self.grid.row(place, False)
            where = {"center": rect.center}
            self.brush.text(target, text, 30 - 4 * place, where, face=face, colour=CREAM, width=rect.width)


def _icon(line: Line) -> str:
    """The picture beside a line."""
    return _GAME_ICONS[line.chapter.game] if line.names_game else page_of(line.chapter).picture.name
