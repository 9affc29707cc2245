"""Dragging at the table of the ark games: what is moved with the button held down goes where it is let go."""

from __future__ import annotations

from copy import copy
from math import dist
from typing import TYPE_CHECKING

from pygame import Surface

from scenes.table.carrying import Carrying, meant_by
from scenes.table.frame import SEAT
from scenes.table.marks import Target
from scenes.table.picking import Point
from scenes.table.pieces import divider
from scenes.table.presses import DRAG_FROM

if TYPE_CHECKING:
    from scenes.table.table import Table

_GOODS = {"wall": "divider", "pitch": "pitch", "food": "food"}
"""By a kind of move the goods that may be dragged out of their owner's panel."""
_GOES_ON = {"divider": "edge", "pitch": "field", "food": "square"}
"""On which kind of target they are set down."""
_PIECES = {"pitch": ("scene/pitch-cube", 44.0), "food": ("scene/food-marker", 60.0)}
_TILES = ("held", "drawn", "give")
"""Kinds of target that are tiles, in a panel or on a tray."""
_DIVIDER = 84.0
_REACH = 22
"""How far beside a good in a panel it can still be taken, in units."""


class Dragging:
    """Makes of a drag the clicks that do the same: lifting something, and setting it down."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._target: Target | None = None
        self._good = ""
        self._tile: Carrying | None = None
        """The tile that is dragged between tray and panel, if one is."""
        self._from: Point | None = None
        self.refused = False
        """Whether a tile was pulled at that cannot be taken, which has been answered."""

    @property
    def under_way(self) -> bool:
        """Whether something is being dragged."""
        return self._table.drags

    def take(self, pos: Point, target: Target | None) -> None:
        """The button is pressed down on a target, if there is one there."""
        self.forget()
        self._from, self._target, self._good = pos, target, self._good_at(pos, target)

    def move(self, pos: Point) -> None:
        """The pointer has moved: far enough away with the button down, something is dragged."""
        if self.under_way or self._from is None:
            return
        if dist(pos, self._from) >= DRAG_FROM * self._table.brush.layout.u:
            self._from = None
            if self._good:
                self._set_back()
            else:
                self._tile = Carrying.begun(self._table, self._target)
            self._table.drags = bool(self._good or self._tile) or self._lifts()
            self._table.look_again()
            self._maybe_refuse()

    def _lifts(self) -> bool:
        """Take what lies there in hand, if a click takes it; whether it is in hand now."""
        table, target = self._table, self._target
        if table.hand is None or target is None:
            return False
        if target not in table.marks.lifted:
            trial = copy(table.hand)
            if trial.click(target) != [] or target not in trial.marks().lifted:
                return False
            table.click(target)
        return True

    def _maybe_refuse(self) -> None:
        """Say why a tile that is pulled at stays, as a click on it would."""
        hand, target = self._table.hand, self._target
        if self.under_way or target is None or target[0] not in _TILES:
            return
        if hand:
            target = meant_by(hand, target)
        if hand is None or target not in hand.legal():
            self._table.click(target)
            self.refused = True

    def end(self) -> None:
        """It is let go where the pointer is: set down there, or set back."""
        table = self._table
        target, hand, good, tile = table.target(), table.hand, self._good, self._tile
        self.forget()
        if tile:
            for click in tile.clicks():
                table.click(click)
        elif hand is None or target is None or target in table.marks.lifted:
            self._set_back()
        elif good:
            if target[0] == _GOES_ON[good]:
                table.click(target)
        else:
            table.click(hand.lands_on(target))
            self._set_back()

    def _set_back(self) -> None:
        """What is in hand goes back; an answer stays to be read."""
        table = self._table
        if table.hand and table.hand.holds:
            table.hand.set_back()
            table.lantern.follow(table.hand)
            table.look_again()

    def cancel(self) -> None:
        """The pointer is elsewhere: what is being dragged goes back."""
        if self.under_way and not self._tile:
            self._set_back()
        self.forget()

    def forget(self) -> None:
        """Nothing is dragged any more."""
        self._from, self._target, self._good, self._tile = None, None, "", None
        self._table.drags = self.refused = False

    # -- goods
    def _good_at(self, pos: Point, target: Target | None) -> str:
        """The good that whoever decides has in the panel there, and can set down now; else nothing."""
        table, hand = self._table, self._table.hand
        if hand is None or target != (SEAT, hand.player):
            return ""
        goods = {_GOODS[kind] for move in hand.moves.values() if (kind := move.split()[0]) in _GOODS}
        reach = 2 * table.brush.layout.px(_REACH)
        places = {good: table.frame.panels.good(table.picture, hand.player, good) for good in sorted(goods)}
        return next((good for good, place in places.items() if place.inflate(reach, reach).collidepoint(pos)), "")

    def draw(self, target: Surface) -> None:
        """A tile of a tray at the pointer, or a good, but where that would lie already."""
        table = self._table
        if self._tile:
            self._tile.draw(target)
        if not (self.under_way and self._good) or (table.marks.hover and table.marks.hover[0] in _GOES_ON.values()):
            return
        if self._good in _PIECES:
            table.brush.picture(target, _PIECES[self._good][0], table.pointer, _PIECES[self._good][1])
        else:
            divider(table.brush, target, table.marks.player, table.pointer, _DIVIDER)
