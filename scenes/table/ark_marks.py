"""What is marked on the ark: what may be chosen lies under the pieces, what is hovered or in hand over them."""

from __future__ import annotations

from collections.abc import Mapping
from math import dist
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from scenes.paint import Point
from scenes.rects import around
from scenes.table import looks
from scenes.table.marks import TAGGED, Marks, Target
from scenes.table.missing_marks import MissingMarks
from scenes.table.picture import Picture
from scenes.table.pieces import tag
from scenes.table.swap_marks import SwapMarks
from scenes.theme import BLACK, GOLD, LEGAL, Plate

if TYPE_CHECKING:
    from scenes.table.ark_pieces import ArkPieces

_BAR, _BAR_THICK = 0.58, 16
"""Length of a legal edge's bar in squares, and its thickness in units."""
_FIELD_DISC, _FIELD, _FOOD_DISC, _FOOD, _FOOD_STRENGTH = 38, 28, 52, 42, 128
_HOVERED, _HOVERED_CUBE, _HOVERED_FOOD, _FOOD_LIFT = 1.1, 38, 64, 7
"""How much longer a hovered divider is; the sizes of hovered cubes and food; and how far food rises."""
_RING_INSET, _RING, _RING_GOLD, _PEN_LIGHT = 8, 6, 3, 0.2
_TAG, _TAG_PLATE = (80, 44), Plate(radius=14, line=3, foot_height=5, shadow=0)
_IN_HAND, _SHADOW = (5, -4), 9
"""How far the two tiles in hand lean, in degrees anticlockwise, and how far below them their shadow lies."""
_RIMS = (0.075, 0.05)
"""The white and the gold rim of a tile in hand, by its side."""
_ON_ARK = frozenset({"edge", "field", "square", "pen"})


class Beneath(NamedTuple):
    """What the marks under the pieces depend on but for the pulse: what may be chosen there, and dividers in hand."""

    legal: frozenset[Target]
    lifted: frozenset[Target]

    def __bool__(self) -> bool:
        return bool(self.legal or self.lifted)


def beneath(marks: Marks) -> Beneath:
    """What of the marks lies under the pieces."""
    legal = frozenset(target for target in marks.shining if target[0] in _ON_ARK)
    return Beneath(legal, frozenset(target for target in marks.lifted if target[0] == "edge"))


class ArkMarks:
    """Marks with the pieces and places of one ark."""

    def __init__(self, pieces: ArkPieces) -> None:
        self.pieces = pieces
        self.brush = pieces.brush
        self.geometry = pieces.geometry
        self.swap = SwapMarks(pieces)
        self.missing = MissingMarks(pieces)
        self._bodies: dict[Target, tuple[Rect, float]] = {}

    # -- under the pieces
    def under(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """Everything that may be chosen."""
        for kind, name in sorted(marks.shining):
            if kind == "edge" and name in picture.dividers:
                self.swap.bed(target, name, marks)
            elif kind == "edge":
                self._plate(target, kind, name, marks.pulse)
            elif kind == "field":
                self._field(target, name, marks.pulse)
            elif kind == "square":
                self._square(target, name, marks.pulse)
            elif kind == "pen":
                self._pen(target, picture.enclosures.get(name, (name,)), marks.pulse)

    def place(self, picture: Picture, target: Target) -> Rect:
        """Where in the window the mark of something that may be chosen can be, with its light."""
        kind, name = target
        if kind == "pen":
            return around([self.geometry.square_rect(square) for square in picture.enclosures.get(name, (name,))])
        if kind == "edge" and name in picture.dividers:
            return self.swap.bed_place(name)
        return looks.legal_place(self.brush, *self._body(target), self.geometry.unit)

    def _body(self, target: Target) -> tuple[Rect, float]:
        """A bar or a disc without its light, and the radius of its corners; they are asked for in every frame."""
        if target not in self._bodies:
            self._bodies[target] = self._shape(*target)
        return self._bodies[target]

    def _shape(self, kind: str, name: str) -> tuple[Rect, float]:
        if kind == "edge":
            return self._bar(name), self.geometry.px(8)
        field = kind == "field"
        centre = self.geometry.field_centre(name) if field else self.geometry.square_rect(name).center
        rect = self._round(centre, _FIELD_DISC if field else _FOOD_DISC)
        return rect, rect.width / 2

    def _bar(self, edge: str) -> Rect:
        size = (round(_BAR * self.geometry.c), self.geometry.px(_BAR_THICK))
        rect = Rect((0, 0), size[::-1] if self.geometry.upright(edge) else size)
        rect.center = self.geometry.edge_centre(edge)
        return rect

    def _round(self, centre: Point, units: float) -> Rect:
        side = self.geometry.px(units)
        rect = Rect(0, 0, side, side)
        rect.center = centre
        return rect

    def _plate(self, target: Surface, kind: str, name: str, pulse: float) -> Rect:
        """The bar or disc of something that may be chosen."""
        rect, radius = self._body((kind, name))
        looks.legal_plate(self.brush, target, rect, radius, self.geometry.unit, pulse)
        return rect

    def _field(self, target: Surface, name: str, pulse: float) -> None:
        rect = self._plate(target, "field", name, pulse)
        self.brush.picture_px(target, "scene/pitch-field", rect.center, self.geometry.px(_FIELD))

    def _square(self, target: Surface, name: str, pulse: float) -> None:
        rect = self._plate(target, "square", name, pulse)
        self.brush.picture_px(target, "scene/food-marker", rect.center, self.geometry.px(_FOOD), _FOOD_STRENGTH)

    def _pen(self, target: Surface, squares: tuple[str, ...], pulse: float) -> None:
        """A ring of cream and gold along the inside of an enclosure's dividers."""
        whole = around([self.geometry.square_rect(square) for square in squares])
        inset, ring, gold = (self.geometry.px(units) for units in (_RING_INSET, _RING, _RING_GOLD))
        light = f'fill="{LEGAL}" opacity="{_PEN_LIGHT * looks.step_of(pulse):.2f}"'
        body = f'<path d="{self._path(squares, inset, whole)}" {light}/>'
        for colour, off, width in ((GOLD, inset + ring + gold / 2, gold), (LEGAL, inset + ring / 2, ring)):
            line = f'stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'
            body += f'<path d="{self._path(squares, off, whole)}" fill="none" {line}/>'
        target.blit(self.brush.art.drawn(body, whole.size), whole)

    def _path(self, squares: tuple[str, ...], inset: float, whole: Rect) -> str:
        corners = (f"{x - whole.left:.1f} {y - whole.top:.1f}" for x, y in self.geometry.outline(squares, inset))
        return f"M{'L'.join(corners)}Z"

    # -- over the pieces
    def over(self, target: Surface, picture: Picture, marks: Marks, pointer: Point | None) -> None:
        """What is hovered, missing or explained."""
        self.missing.draw(target, picture, marks, pointer)
        self.swap.draw(target, picture, marks)
        for pen in marks.sums:
            self.sum(target, picture, marks, pen)
        if marks.hover:
            self._hovered(target, picture, marks, marks.hover)

    def sum(self, target: Surface, picture: Picture, marks: Marks, pen: str) -> None:
        """What the pair in hand would bring in an enclosure that is not pointed at."""
        points = marks.sums.get(pen)
        if points and marks.hover != ("pen", pen):
            tag(self.brush, target, points, self._middle(picture.enclosures.get(pen, (pen,))))

    def _middle(self, squares: tuple[str, ...]) -> Point:
        """The middle of the square nearest to the middle of an enclosure."""
        points = [self.geometry.square_rect(square).center for square in squares]
        mean = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
        return min(points, key=lambda point: dist(point, mean))

    def in_hand(self, target: Surface, marks: Marks, pointer: Point, start: Mapping[str, Point]) -> None:
        """The pair in hand at the pointer or on its way there from ``start``; not over an enclosure that takes it."""
        pair = sorted(name.split()[-1] for kind, name in marks.lifted if kind == "held")
        if pair and not (marks.hover and marks.hover[0] == "pen"):
            self._pair_at(target, pair, pointer, marks.lift, start)

    def _hovered(self, target: Surface, picture: Picture, marks: Marks, hover: Target) -> None:
        kind, name = hover
        if kind == "edge" and name not in picture.dividers:
            upright = self.geometry.upright(name)
            piece = self.pieces.divider(marks.player, upright, _HOVERED)
            self._shine(target, ("divider", marks.player, upright), piece, self.geometry.edge_centre(name))
        elif kind == "field":
            piece = self.pieces.cube(_HOVERED_CUBE)
            self._shine(target, ("cube",), piece, self.geometry.field_centre(name))
        elif kind == "square":
            x, y = self.geometry.square_rect(name).center
            piece = self.pieces.food(self.geometry.px(_HOVERED_FOOD))
            self._shine(target, ("food",), piece, (x, y - self.geometry.px(_FOOD_LIFT)))
        elif kind == "pen":
            self._pair_in(target, picture, marks, name)
        if marks.gain and kind in TAGGED:
            self._gain(target, picture, hover, marks.gain)

    def _shine(self, target: Surface, key: looks.Key, piece: Surface, centre: Point) -> None:
        looks.blit_halo(target, looks.halo(self.brush, key, piece, self.geometry.unit), centre)

    def _gain(self, target: Surface, picture: Picture, hover: Target, points: int) -> None:
        """The tag with what the hovered piece brings, in the middle of a free square beside it."""
        px, unit = self.geometry.px, self.geometry.unit / self.brush.layout.u
        words = self.brush.words(f"+{points}", 28 * unit, BLACK, digits=True)
        rect = Rect(0, 0, max(px(_TAG[0]), words.get_width() + px(52)), px(_TAG[1]))
        rect.center = self._beside(picture, hover)
        self.brush.plate(target, rect, _TAG_PLATE)
        middle = rect.centery - px(2.5)
        self.brush.picture_px(target, "icons/point", (rect.left + px(22), middle), px(28))
        target.blit(words, words.get_rect(center=((rect.left + px(38) + rect.right - px(6)) // 2, middle)))

    def _beside(self, picture: Picture, hover: Target) -> Point:
        """The middle of a square at a piece, one without food and animals if there is one."""
        kind, name = hover
        board = self.geometry.board
        if kind == "square":
            neighbours = (board.edge(name + side).squares for side in "NESW")
            squares = tuple(other for pair in neighbours for other in pair if other != name)
        else:
            squares = board.edge(name).squares if kind == "edge" else board.field(name).squares
        full = {square for pen in picture.loaded for square in picture.enclosures.get(pen, ())} | picture.food
        best = min(squares or (name,), key=lambda square: square in full)
        return self.geometry.square_rect(best).center

    # -- a pair in hand
    def _pair_in(self, target: Surface, picture: Picture, marks: Marks, pen: str) -> None:
        """The pair in hand over the enclosure it would go into."""
        tiles = [name.split()[-1] for kind, name in marks.lifted if kind == "held"]
        for tile, lean in zip(sorted(tiles, reverse=True), _IN_HAND, strict=False):
            for rect in self.pieces.place(("enclosure", pen), tile, picture):
                centre = (rect.centerx + self.geometry.px(3), rect.centery + self.geometry.px(2))
                self._tile_in_hand(target, tile, rect.width, lean, centre)

    def _pair_at(
        self, target: Surface, tiles: list[str], pointer: Point, lift: float, start: Mapping[str, Point]
    ) -> None:
        side = self.geometry.px(76)
        for tile, lean, off in zip(reversed(tiles), _IN_HAND, (-0.55, 0.55), strict=False):
            x, y = pointer[0] + off * side, pointer[1]
            from_x, from_y = start.get(tile, (x, y))
            centre = round(from_x + (x - from_x) * lift), round(from_y + (y - from_y) * lift)
            self._tile_in_hand(target, tile, side, lean, centre)

    def _tile_in_hand(self, target: Surface, tile: str, side: int, lean: int, centre: Point) -> None:
        px = self.geometry.px
        card = self._framed(tile, side)
        shadow = looks.turned(self.brush, ("shadow", side), self._shadow(card.get_width()), lean)
        target.blit(shadow, shadow.get_rect(center=(centre[0], centre[1] + px(_SHADOW))))
        leaning = looks.turned(self.brush, ("leaning tile", tile), card, lean)
        target.blit(leaning, leaning.get_rect(center=centre))

    def _framed(self, tile: str, side: int) -> Surface:
        """A tile with a white and a gold rim."""
        white, gold = (max(2, round(side * part)) for part in _RIMS)
        wide = side + 2 * (white + gold)
        rect = Rect(0, 0, side, side).move(white + gold, white + gold)
        body = "".join(
            f'<rect x="{rect.left - off}" y="{rect.top - off}" width="{side + 2 * off}" height="{side + 2 * off}" '
            f'rx="{0.19 * side + off:.1f}" fill="{colour}"/>'
            for colour, off in ((GOLD, white + gold), ("#ffffff", white))
        )
        card = self.brush.art.drawn(body, (wide, wide)).copy()
        card.blit(self.pieces.tile(tile, side, paired=True), rect)
        return card

    def _shadow(self, side: int) -> Surface:
        body = f'<rect width="{side}" height="{side}" rx="{0.22 * side:.1f}" fill="#3b2a1e" opacity="0.4"/>'
        return self.brush.art.drawn(body, (side, side))
