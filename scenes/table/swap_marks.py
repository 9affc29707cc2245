"""Swapping two dividers: beds under those that may be clicked, the lifted one, and what the swap would change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.paint import Point
from scenes.table import looks
from scenes.table.marks import Marks
from scenes.table.picture import Picture
from scenes.table.pieces import dashes, divider
from scenes.theme import CARD, CREAM, GOLD, INK, PARCHMENT_FOOT, Plate

if TYPE_CHECKING:
    from scenes.table.ark_pieces import ArkPieces

_BED = (112, 32)
_LIFT, _LEAN, _LARGER = 34, 6, 1.1
"""How far a lifted divider rises, how far it leans in degrees, and how much larger it looks."""
_GAP, _GAP_STRENGTH = (110, 28), 0.18
_DOT, _DOT_STEP, _BOW, _CLEAR = 9.5, 29.0, 0.22, 44.0
"""Radius and distance of the dots, how far their way bows out by its length, and how much stays free at its ends."""
_CARD = (214, 94)
_CARD_OFFS = ((212, 25), (-212, 25), (212, -60), (-212, -60), (0, 130), (0, -130), (330, 0), (-330, 0))
"""Where the card of the change may lie from the hovered divider, the best place first, in units."""
_FEW = 3
"""Fewer dividers than that may be hidden by the card if it lies better so."""
_CARD_PLATE = Plate(
    face=CARD, foot=PARCHMENT_FOOT, radius=24, line=4, foot_height=7, shadow=6, rings=((INK, 9), (GOLD, 6))
)


class SwapMarks:
    """The marks of a swap with the pieces and places of one ark."""

    def __init__(self, pieces: ArkPieces) -> None:
        self.pieces = pieces
        self.brush = pieces.brush
        self.geometry = pieces.geometry

    def bed(self, target: Surface, edge: str, marks: Marks) -> None:
        """The bed under a divider that may be clicked; there is none under the lifted one."""
        if ("edge", edge) in marks.lifted:
            return
        rect = self._box(edge, _BED)
        looks.gold_plate(self.brush, target, rect, self.geometry.px(11), self.geometry.unit, marks.pulse)

    def bed_place(self, edge: str) -> Rect:
        """Where in the window the bed can be, with its light."""
        return looks.gold_place(self._box(edge, _BED), self.geometry.unit)

    def _box(self, edge: str, units: tuple[float, float]) -> Rect:
        size = (self.geometry.px(units[0]), self.geometry.px(units[1]))
        rect = Rect((0, 0), size[::-1] if self.geometry.upright(edge) else size)
        rect.center = self.geometry.edge_centre(edge)
        return rect

    def draw(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """The lifted divider and the hovered one; with both, the dots between them and the card of the change."""
        lifted = next((name for kind, name in marks.lifted if kind == "edge"), "")
        hover = marks.hover[1] if marks.hover and marks.hover[0] == "edge" else ""
        hovered = hover if hover in picture.dividers and hover != lifted else ""
        if lifted:
            self._left_behind(target, lifted)
        if hovered:
            self._shine(target, picture.dividers[hovered], hovered, self.geometry.edge_centre(hovered))
        if lifted and hovered:
            for dot in self._dots(self.geometry.edge_centre(lifted), self.geometry.edge_centre(hovered)):
                self.brush.disc(target, dot, _DOT * self.geometry.unit / self.brush.layout.u, GOLD, INK, 3)
        if lifted:
            x, y = self.geometry.edge_centre(lifted)
            high = round(marks.lift * self.geometry.px(_LIFT))
            self._shine(target, picture.dividers[lifted], lifted, (x, y - high), _LEAN)
        if lifted and hovered:
            self._card(target, picture, lifted, hovered)

    def _left_behind(self, target: Surface, edge: str) -> None:
        rect = self._box(edge, _GAP)
        looks.stacked(self.brush, target, rect, self.geometry.px(9), ((INK, 0.0, _GAP_STRENGTH),))
        dashes(self.brush, target, rect, 9, CREAM, 4)

    def _shine(self, target: Surface, colour: str, edge: str, centre: Point, lean: float = 0) -> None:
        upright = self.geometry.upright(edge)
        piece = self.pieces.divider(colour, upright, _LARGER)
        key = ("divider", colour, upright, lean)
        if lean:
            piece = looks.turned(self.brush, key, piece, lean)
        looks.blit_halo(target, looks.halo(self.brush, key, piece, self.geometry.unit), centre)

    def _dots(self, start: Point, end: Point) -> list[Point]:
        """Where gold dots lie along a bow from one divider to the other."""
        unit = self.geometry.unit
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = max(1.0, (dx * dx + dy * dy) ** 0.5)
        bend = (start[0] + dx / 2 - _BOW * dy, start[1] + dy / 2 + _BOW * dx)
        count = int((length - 2 * _CLEAR * unit) / (_DOT_STEP * unit))
        dots = []
        for step in range(count + 1):
            t = (_CLEAR * unit + step * _DOT_STEP * unit) / length
            a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
            dots.append(tuple(round(a * start[i] + b * bend[i] + c * end[i]) for i in (0, 1)))
        return dots

    def _card(self, target: Surface, picture: Picture, lifted: str, hovered: str) -> None:
        """Which two dividers change places, beside the hovered one."""
        px = self.brush.layout.px
        rect = self.card_place(picture, lifted, hovered)
        self.brush.plate(target, rect, _CARD_PLATE)
        middle = rect.centery - px(4)
        divider(self.brush, target, picture.dividers[lifted], (rect.centerx - px(61), middle), 66)
        divider(self.brush, target, picture.dividers[hovered], (rect.centerx + px(61), middle), 66)
        self.brush.picture(target, "icons/action-trade", (rect.centerx, middle), 50)

    def card_place(self, picture: Picture, lifted: str, hovered: str) -> Rect:
        """Beside the hovered divider, or where less of the two, of the dots between them and of others is hidden."""
        px, (x, y) = self.brush.layout.px, self.geometry.edge_centre(hovered)
        spots = []
        for side, down in _CARD_OFFS:
            spot = Rect(0, 0, px(_CARD[0]), px(_CARD[1]))
            spot.center = (x + round(side * self.brush.layout.u), y + round(down * self.brush.layout.u))
            spots.append(spot.clamp(self.geometry.zone.inflate(-px(40), -px(40))))
        return min(spots, key=lambda spot: self._hidden(spot, picture, lifted, hovered))

    def _hidden(self, spot: Rect, picture: Picture, lifted: str, hovered: str) -> int:
        """How much a card would hide: the two dividers count more than dots, dots more than other dividers."""
        up = self._box(lifted, _BED).move(0, -self.geometry.px(_LIFT))
        room = spot.inflate(2 * self.brush.layout.px(16), 2 * self.brush.layout.px(16))
        dots = self._dots(self.geometry.edge_centre(lifted), self.geometry.edge_centre(hovered))
        pieces = (up, self._box(lifted, _BED), self._box(hovered, _BED))
        others = sum(spot.colliderect(self.geometry.edge_rect(edge)) for edge in picture.dividers)
        in_the_way = 10 * sum(room.collidepoint(dot) for dot in dots) + others // _FEW
        return in_the_way + 1000 * sum(room.colliderect(piece) for piece in pieces)
