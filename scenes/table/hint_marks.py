"""What the lantern shows: rings round where the next click goes, dots on to the one after, and the piece, faint."""

from __future__ import annotations

from itertools import pairwise

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.table.glove import draw_dots
from scenes.table.glove_guide import Way
from scenes.table.marks import Hinted, Marks, Target
from scenes.table.picking import HitMap
from scenes.table.picture import Picture
from scenes.table.pointing_sign import HINT, draw_sign
from scenes.table.turn_ring import draw_growing_ring
from scenes.theme import CHARACTERS, CREAM, GOLD, INK

_FAINT = 128
"""How strongly the piece shows that would be laid, out of 255."""
_FOOD = 44
_CLEAR, _REACH, _LINE, _RADIUS = 8.0, 44.0, 7.0, 18.0
"""How far the ring stays off what it goes round and how far the growing ones go, its thickness and its corners."""


class HintMarks:
    """Draws on the table whose places ``hits`` knows."""

    def __init__(self, hits: HitMap, sign: str = HINT) -> None:
        """``sign`` stands at the first ring."""
        self.hits = hits
        self.sign = sign
        self.pieces = hits.ark
        self.brush = hits.ark.brush

    def draw(self, target: Surface, marks: Marks, hinted: Hinted, ring: float) -> None:
        """The hint; ``ring`` is how far the growing ring has come, from 0 to 1."""
        for click in hinted.clicks:
            self._draw_piece(target, click, hinted, marks.player)
            if click[0] == "pen":
                self.pieces.draw_sum(target, self.hits.picture, marks, click[1])
        shown = [(click, place) for click in hinted.clicks[:2] if (place := self._place(click, marks))]
        for (_, one), (click, next_one) in pairwise(shown):
            if not marks.tray:
                draw_dots(self.brush, target, Way(one.center, next_one.center))
            self._draw_ring(target, click, next_one, CREAM)
        for click, first in shown[:1]:
            self._draw_ring(target, click, first, GOLD, ring)
            draw_sign(self.brush, target, first, self.sign, below=click[0] == "held")  # above are the counts

    def _place(self, click: Target, marks: Marks) -> Rect | None:
        """Where a click goes, if that is shown already: a tray may still have to open."""
        if click[0] != "pen":
            return self.hits.rect_of(click, marks)
        squares = [self.pieces.geometry.square_rect(square) for square in self._squares(click)]
        return squares[0].unionall(squares)

    def _squares(self, pen: Target) -> tuple[str, ...]:
        return self.hits.picture.enclosures[pen[1]]

    def _draw_ring(self, target: Surface, click: Target, place: Rect, colour: str, growing: float = 0.0) -> None:
        """A ring round a place; that of an enclosure goes along its dividers."""
        if click[0] != "pen":
            draw_ring(self.brush, target, place, colour, growing)
            return
        self._draw_outline(target, self._squares(click), place, colour)
        if growing:
            draw_growing_ring(self.brush, target, place, (_RADIUS, _REACH, _LINE), colour, 2 * growing)

    def _draw_outline(self, target: Surface, squares: tuple[str, ...], place: Rect, colour: str) -> None:
        px = self.brush.layout.px
        around = place.inflate(4 * px(_CLEAR + _LINE), 4 * px(_CLEAR + _LINE))
        corners = self.pieces.geometry.outline(squares, -px(_CLEAR))
        path = f"M{'L'.join(f'{x - around.left:.1f} {y - around.top:.1f}' for x, y in corners)}Z"
        body = "".join(
            f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{px(width)}" stroke-linejoin="round"/>'
            for stroke, width in ((INK, _LINE + 6), (colour, _LINE))
        )
        target.blit(self.brush.art.drawn(body, around.size), around)

    # -- the piece
    def _draw_piece(self, target: Surface, click: Target, hinted: Hinted, player: str) -> None:
        """What would lie there; dividers that are swapped and tiles on trays lie there already."""
        kind, name = click
        picture, geometry = self.hits.picture, self.pieces.geometry
        if kind == "edge" and name not in picture.dividers:
            upright = geometry.upright(name)
            self._faintly(target, CHARACTERS[player].divider(upright), geometry.edge_rect(name))
        elif kind == "field":
            self._faintly(target, "scene/pitch-cube", geometry.cube_rect(name))
        elif kind == "square":
            side = geometry.px(_FOOD)
            rect = Rect(0, 0, side, side)
            rect.center = geometry.square_rect(name).center
            self._faintly(target, "scene/food-marker", rect)
        elif kind == "pen":
            self._draw_pair(target, picture, hinted.move.split()[1], name)

    def _faintly(self, target: Surface, name: str, rect: Rect) -> None:
        target.blit(self.brush.art.faded(name, rect.size, _FAINT), rect)

    def _draw_pair(self, target: Surface, picture: Picture, species: str, pen: str) -> None:
        for sex, rect in zip("mf", self.pieces.place(("enclosure", pen), species, picture), strict=True):
            tile = self.pieces.tile(f"{species}/{sex}", rect.width, paired=True).copy()
            tile.set_alpha(_FAINT)
            target.blit(tile, rect)


def draw_ring(brush: Brush, target: Surface, rect: Rect, colour: str, growing: float = 0.0) -> None:
    """A ring round a place, and another one that grows out of it: ``growing`` from 0 to 1."""
    clear = brush.layout.px(_CLEAR)
    around = rect.inflate(2 * clear, 2 * clear)
    outer = around.inflate(2 * brush.layout.px(2), 2 * brush.layout.px(2))
    brush.box(target, outer, "", _RADIUS + 2, INK, _LINE + 4)
    brush.box(target, around, "", _RADIUS, colour, _LINE)
    if growing:
        draw_growing_ring(brush, target, around, (_RADIUS, _REACH, _LINE), colour, 2 * growing)
