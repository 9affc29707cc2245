"""A tile dragged between a tray and the panel of whoever decides: where it is let go it is chosen, as by a click."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from pygame import Rect, Surface

from scenes.table.exchange_tray import ExchangeTray
from scenes.table.hands import Hand
from scenes.table.marks import Target
from scenes.table.pieces import gold_ring
from scenes.table.tiles import HELD_RADIUS, tray_radius
from scenes.theme import PANEL

if TYPE_CHECKING:
    from scenes.table.table import Table

_WIDTH = 128.0
"""How wide the tile at the pointer is, in units."""
_PALE = f"{PANEL.face}96"
"""What veils the tile meanwhile where it lies."""
_RADIUS = 24.0
"""Of the ring round the place where it can be let go, in units."""


@dataclass(frozen=True)
class Carrying:
    """``tile`` is the one on the tray that a click of the ``hand`` would choose, ``source`` what was pressed."""

    table: Table
    hand: Hand
    source: Target
    tile: Target

    @classmethod
    def begun(cls, table: Table, pressed: Target | None) -> Self | None:
        """What is dragged when this was pressed; None where it is no tile that can be chosen now."""
        hand = table.hand
        tile = _on_tray(hand.player, pressed) if hand and pressed else None
        return cls(table, hand, pressed, tile) if hand and pressed and tile and tile in hand.legal() else None

    def clicks(self) -> list[Target]:
        """The clicks that do the same as letting it go where the pointer is; none where it only goes back.

        Where one of them is not possible that is the only one: it is answered, and nothing is chosen.
        """
        wanted, legal = self._wanted() if self._due else [], self.hand.legal()
        refused = [target for target in wanted if target not in legal]
        return refused or [target for target in wanted if target not in self.table.marks.chosen]

    def _wanted(self) -> list[Target]:
        """The tile and, of an exchange, the one of the other side on which it is let go."""
        under = self.table.target()
        other = _on_tray(self.hand.player, under) if under else None
        if other and other[0] != self.tile[0] and self.hand.tray == "exchange":
            return [self.tile, other]
        return [self.tile] if self._over_its_place else []

    @property
    def _due(self) -> bool:
        """Whether the decision is still the one for which it was taken."""
        return self.table.hand is self.hand

    @property
    def _place(self) -> Rect | None:
        """Where it can be let go besides: a drawn tile in the panel, one's own out of the panel on the tray."""
        table = self.table
        if self.tile[0] == "drawn":
            return table.frame.panels.rect(table.picture, self.hand.player)
        return table.frame.trays[self.hand.tray].rect() if self.source != self.tile else None

    @property
    def _over_its_place(self) -> bool:
        place = self._place
        return place is not None and place.collidepoint(self.table.pointer)

    def draw(self, target: Surface) -> None:
        """The tile at the pointer, pale where it lies, and the place that takes it ringed."""
        table, place = self.table, self._place
        if not self._due:
            return
        if place and self._over_its_place:
            gold_ring(table.brush, target, place, _RADIUS, glow=0, width=6)
        self._draw_veil(target)
        tray = table.frame.trays[self.hand.tray]
        tray.draw_tile(target, self.tile[1], tray.tile_rect(table.pointer, _WIDTH), "lit")

    def _draw_veil(self, target: Surface) -> None:
        """The tile is pale where it lies, while the pointer is elsewhere; whose partner it is stays to be seen."""
        table = self.table
        rect = table.hits.rect_of(self.source, table.marks)
        if rect is None or table.target() == self.source:
            return
        tray = table.frame.trays[self.hand.tray]
        if self.source != self.tile:
            table.brush.box(target, rect, _PALE, HELD_RADIUS)
        else:
            tray.brush.box(target, rect, _PALE, tray_radius(rect.width / tray.brush.layout.u))
        if isinstance(tray, ExchangeTray) and self.tile[0] == "drawn":
            tray.draw_partner(target, table.picture, self.tile[1])


def meant_by(hand: Hand, pressed: Target) -> Target:
    """What a tile stands for that is pulled at: in an exchange one's own in the panel is the one on the tray."""
    tile = _on_tray(hand.player, pressed) if hand.tray == "exchange" else None
    return tile or pressed


def _on_tray(player: str, target: Target) -> Target | None:
    """A tile as the tray has it: one's own in the panel is one of those to be given."""
    kind, name = target
    colour, _, tile = name.rpartition(" ")
    if kind == "held" and colour == player:
        return "give", tile
    return target if kind in ("drawn", "give") else None
