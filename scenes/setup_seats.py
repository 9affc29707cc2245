"""A seat in the setup: who stands for it, the name, and who plays; each seat is a card."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game import bots
from scenes.draft import NOBODY, Draft
from scenes.layouts.setup import SeatGrid
from scenes.paint import Brush
from scenes.shapes import medallion, rounded_top
from scenes.system.settings import HUMAN, LONGEST_SEAT_NAME, SeatSetting
from scenes.theme import (
    BLACK,
    BOLD,
    BUTTON,
    CHARACTERS,
    FREDOKA,
    GOLD,
    INK,
    PANEL,
    PARCHMENT,
    SECONDARY,
    TEXT,
    Character,
)
from scenes.widgets import Button, Choice, TextEntry, Toggle, Widget
from scenes.widgets.base import Action
from scenes.widgets.choice import least_width
from scenes.words import labels

_FREE_CARD, _FREE_TOP, _FREE_DISC, _FREE_NAME = "#eadbb8", "#d9c8a2", "#e9d6b0", "#6f5b3d"
_FREE_MARK = 130
"""Opacity of a free seat's mark, out of 255."""
_CLEAR = 5.0
"""Units kept free between the word of the hints and its switch."""
_KINDS = ((HUMAN, "icons/human"), (bots.LEVELS[-1], "icons/robot"), (NOBODY, "icons/close"))
"""What a seat can be given to, and its picture; the computer begins with its best player.  Nobody comes last."""


class SeatCard:
    """The controls and the picture of one seat.  ``changed`` is called when the card must be made anew."""

    def __init__(self, grid: SeatGrid, brush: Brush, draft: Draft, index: int, changed: Action) -> None:
        self.grid = grid
        self.brush = brush
        self.draft = draft
        self.index = index
        self.changed = changed

    @property
    def seat(self) -> SeatSetting:
        return self.draft.seats[self.index]

    @property
    def free(self) -> bool:
        return self.seat.player == NOBODY

    # -- controls
    def widgets(self) -> list[Widget]:
        """The controls of the card, in the order of the Tab key."""
        kinds: list[Widget] = [self._kind(i, player, icon) for i, (player, icon) in enumerate(_KINDS)]
        if self.draft.played:
            return [] if self.free else [self._entry(), *kinds[:-1], *self._levels()]
        if self.free:
            return kinds
        return [self._arrow(0), self._arrow(1), *self._begins(), self._entry(), *kinds, *self._levels()]

    def _arrow(self, side: int) -> Widget:
        def change() -> None:
            self.draft.change_character(self.index, -1 if side == 0 else 1)
            self.changed()

        return ArrowButton(self.grid.arrow(side), change, leftward=side == 0)

    def _begins(self) -> list[Widget]:
        """The sign of who begins, where that is not left to chance."""
        if self.draft.first is None:
            return []

        def begin() -> None:
            self.draft.first = self.seat.colour
            self.changed()

        return [BeginsSign(self.grid.begins(), begin, self.draft.first == self.seat.colour)]

    def _entry(self) -> Widget:
        def rename(name: str) -> None:
            self.seat.name = name

        return TextEntry(
            self.grid.entry(), self.seat.name, rename, most=LONGEST_SEAT_NAME,
            placeholder=labels.character_name(self.seat.colour), units=41 if self.grid.tall else 34, faint=False,
        )  # fmt: skip

    def _kind(self, index: int, player: str, icon: str) -> Widget:
        chosen = labels.player_kind(player) == labels.player_kind(self.seat.player)
        return Choice(self.grid.kind(index), self._sitter(player), icon=icon, chosen=chosen,
                      icon_units=60 if self.grid.tall else 50)  # fmt: skip

    def _levels(self) -> list[Widget]:
        """How well the computer plays, or whether the person has hints."""
        if self.seat.player == HUMAN:
            return [self._hints()]
        words = [labels.level(bot) for bot in bots.LEVELS]
        places = self.grid.levels([least_width(self.brush, word) for word in words])
        return [
            Choice(rect, self._sitter(bot), word, chosen=bot == self.seat.player, units=28 if self.grid.tall else 22)
            for bot, word, rect in zip(bots.LEVELS, words, places, strict=True)
        ]

    def _hints(self) -> Widget:
        def allow(on: bool) -> None:
            self.seat.hints = on

        return Toggle(self.grid.hints(), self.grid.hints_track(), self.seat.hints, allow)

    def _sitter(self, player: str) -> Callable[[], None]:
        def sit() -> None:
            self.draft.sit(self.index, player)
            self.changed()

        return sit

    # -- picture
    def paint(self, target: Surface, brush: Brush) -> None:
        """The card under its controls."""
        self._paint_card(target, brush)
        self._paint_person(target, brush)
        name = self.grid.kind_name()
        if name:
            room = self.grid.rect.width - 2 * brush.layout.px(16)
            brush.text(target, labels.player_kind(self.seat.player), 22, {"center": name}, face=BLACK, width=room)
        if self.free:
            self._paint_free(target, brush)
        elif self.seat.player == HUMAN:
            self._paint_hints(target, brush)

    def _paint_hints(self, target: Surface, brush: Brush) -> None:
        """The lantern before its switch."""
        brush.picture(target, "icons/hint", self.grid.lantern(), 74 if self.grid.tall else 62)
        where = {"midleft": self.grid.hints_word()}
        room = self.grid.hints_track().left - brush.layout.px(_CLEAR) - where["midleft"][0]
        face = BOLD if self.grid.tall else TEXT
        brush.text(target, labels.hints(), 31 if self.grid.tall else 25, where, face=face, width=room, floor=18)

    def _paint_card(self, target: Surface, brush: Brush) -> None:
        card, edge = self.grid.rect, brush.layout.px(4)
        brush.plate(target, card, PANEL.but(face=_FREE_CARD) if self.free else PANEL)
        top = Rect(card.left + edge, card.top + edge, card.width - 2 * edge, self.grid.line() - card.top - edge)
        rounded_top(target, brush, top, _FREE_TOP if self.free else self._character.colour, 18)
        target.fill(INK, Rect(card.left, top.bottom, card.width, edge))

    def _paint_person(self, target: Surface, brush: Brush) -> None:
        centre, radius = self.grid.disc()
        face = _FREE_DISC if self.free else PARCHMENT
        size, sink = (2.05, 0.09) if self.grid.tall else (1.99, 0.04)
        medallion(target, brush, centre, radius, self._character.portrait, face, size, sink, absent=self.free)
        mark = 70 if self.grid.tall else 63
        brush.picture(target, self._character.sign, self.grid.mark(), mark, _FREE_MARK if self.free else 255)

    def _paint_free(self, target: Surface, brush: Brush) -> None:
        room = self.grid.rect.width - 2 * brush.layout.px(16)
        where = {"center": self.grid.free_name()}
        how = {"face": FREDOKA, "colour": _FREE_NAME, "width": room}
        brush.text(target, labels.free_seat(), 41 if self.grid.tall else 34, where, **how)
        if self.draft.played:
            return
        where = {"center": self.grid.invitation()}
        how = {"face": TEXT, "colour": SECONDARY, "width": room}
        brush.text(target, labels.invitation(), 29 if self.grid.tall else 22, where, **how)

    @property
    def _character(self) -> Character:
        return CHARACTERS[self.seat.colour]


class ArrowButton(Button):
    """A button with the arrow alone, to the right or to the left."""

    def __init__(self, rect: Rect, action: Action, leftward: bool) -> None:
        super().__init__(rect, action, style=BUTTON.but(radius=16))
        self.leftward = leftward

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        side = min(round(self.rect.width * 0.77), brush.layout.px(50))
        arrow = brush.art.picture("icons/arrow", (side, side))
        if self.leftward:
            arrow = pygame.transform.flip(arrow, True, False)
        target.blit(arrow, arrow.get_rect(center=(face.centerx, face.centery + brush.layout.px(5))))


class BeginsSign(Button):
    """A disc with a 1: gold on the seat that begins, and where it may be put on the others."""

    def __init__(self, rect: Rect, action: Action, chosen: bool) -> None:
        super().__init__(rect, action, chosen=chosen)

    def draw(self, target: Surface, brush: Brush) -> None:
        radius = self.rect.width / 2 / brush.layout.u
        if self.hovered:
            brush.disc(target, self.rect.center, radius + 5, GOLD)
        brush.disc(target, self.rect.center, radius, GOLD if self.chosen else PARCHMENT, INK, 4)
        colour = INK if self.chosen else _FREE_NAME
        brush.text(target, "1", 30, {"center": self.rect.center}, face=BLACK, colour=colour)
