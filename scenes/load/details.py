"""What is told of the chosen save: its picture, its name, how long it took, and everybody's place and points."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from pygame import Rect, Surface

from scenes.layouts.load import LoadGrid
from scenes.load.row import draw_no_picture, draw_picture, framed, heading, when_of
from scenes.load.shelf import Shelf, key_of
from scenes.paint import Brush
from scenes.system.save import Result, Save, SavedSeat
from scenes.system.saves import BadSave, Entry
from scenes.table.pieces import head
from scenes.theme import BLACK, CHARACTERS, FREDOKA, GOLD_FOOT, PANEL, PRICE, SECONDARY, TEXT
from scenes.words import faults, labels
from scenes.words import saves as words

_WINNER_FACE = "#fff3c4"


class Details:
    """Paints the panel beside the list for one entry."""

    def __init__(self, brush: Brush, shelf: Shelf, entry: Entry, now: datetime) -> None:
        self.brush = brush
        self.shelf = shelf
        self.entry = entry
        self.now = now
        self.grid = LoadGrid(brush.layout)

    @property
    def unpainted(self) -> bool:
        """Whether the picture is still to be made."""
        return self._picture(self.grid.picture()) is None and not self.shelf.fault(self.entry)

    def _picture(self, rect: Rect) -> Surface | None:
        return framed(self.brush, key_of(self.entry), self.shelf.picture(self.entry), rect.size)

    # -- drawing
    def paint(self, target: Surface) -> None:
        brush, grid, save = self.brush, self.grid, self.entry.save
        brush.plate(target, grid.panel(), PANEL)
        fault = self.shelf.fault(self.entry)
        if fault or save is None:
            draw_no_picture(target, brush, grid.picture())
            self._paint_fault(target, fault)
            return
        draw_picture(target, brush, grid.picture(), self._picture(grid.picture()))
        how = {"face": TEXT, "colour": SECONDARY, "width": grid.picture().width}
        brush.text(target, self._about(save), 26, {"midleft": grid.about()}, **how)
        for index, seat in enumerate(in_order(save)):
            self._paint_seat(target, grid.seat(index), save, seat)

    def _paint_fault(self, target: Surface, fault: BadSave | None) -> None:
        """Why a file cannot be opened."""
        if fault:
            how = {"face": TEXT, "colour": PRICE, "wrap": self.grid.picture().width}
            at = self.brush.text(target, faults.sentence(fault), 28, {"topleft": self.grid.about()}, **how)
            below = {"topleft": (at.left, at.bottom + self.brush.layout.px(24))}
            self.brush.text(target, words.others_are_well(), 26, below, **(how | {"colour": SECONDARY}))

    def _about(self, save: Save) -> str:
        """The game where a name stands in its place, when it was saved, how long it took, and the rounds."""
        when = when_of(self.entry, self.now)
        told = words.about(when, timedelta(seconds=save.played) if save.played else None, save.round)
        return words.listed(labels.game_name(save.record.game), told) if save.name else told

    def _paint_seat(self, target: Surface, rect: Rect, save: Save, seat: SavedSeat) -> None:
        brush, px, who = self.brush, self.brush.layout.px, CHARACTERS[seat.colour]
        wins = save.result is not None and seat.colour in save.result.winners
        brush.box(target, rect, _WINNER_FACE if wins else who.tint, 18)
        if wins:
            brush.box(target, rect, "", 18, GOLD_FOOT, 4)
        head(brush, target, seat.colour, (rect.left + px(95), rect.centery), 62,
             "actor" if self._decides(save, seat) else "")  # fmt: skip
        name = seat.name or labels.character_name(seat.colour)
        brush.text(target, name, 32, {"midleft": (rect.left + px(145), rect.centery)}, face=FREDOKA, width=px(240))
        human = "icons/human" if seat.player == "human" else "icons/robot"
        brush.picture(target, human, (rect.left + px(406), rect.centery), 50)
        if save.result:
            self._paint_place(target, rect, save.result, seat.colour)
        points = (save.result.scores if save.result else self.shelf.known(self.entry).scores).get(seat.colour)
        if points is not None:
            self._paint_points(target, rect, points)

    def _decides(self, save: Save, seat: SavedSeat) -> bool:
        return not save.over and self.shelf.known(self.entry).to_move == seat.colour

    def _paint_place(self, target: Surface, rect: Rect, result: Result, colour: str) -> None:
        brush, px = self.brush, self.brush.layout.px
        points = result.scores.get(colour, 0)
        place = 1 + sum(other > points for other in result.scores.values())
        brush.text(target, str(place), 28, {"center": (rect.left + px(36), rect.centery)}, face=BLACK, digits=True)
        if colour in result.winners:
            brush.picture(target, "icons/crown", (rect.left + px(596), rect.centery), 54)

    def _paint_points(self, target: Surface, rect: Rect, points: int) -> None:
        brush, px = self.brush, self.brush.layout.px
        brush.picture(target, "icons/point", (rect.left + px(664), rect.centery), 46)
        score = {"midleft": (rect.left + px(696), rect.centery)}
        brush.text(target, str(points), 36, score, face=BLACK, digits=True, width=px(110))


def in_order(save: Save) -> Sequence[SavedSeat]:
    """The seats, those with most points first once the game is over."""
    result = save.result
    if result is None:
        return save.seats
    return sorted(save.seats, key=lambda seat: -result.scores.get(seat.colour, 0))


def title_of(entry: Entry, fault: BadSave | None) -> str:
    """The heading of the panel."""
    return words.damaged() if fault else heading(entry)
