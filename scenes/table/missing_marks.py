"""What is missing, always in one orange: enclosures that lack something, and why a click was not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.paint import Point
from scenes.table import looks
from scenes.table.marks import Marks, Target, WhyNot
from scenes.table.picture import Picture
from scenes.table.pieces import dashes
from scenes.theme import CARD, CHARACTERS, INK, LEGAL, MISSING, PARCHMENT, Plate

if TYPE_CHECKING:
    from scenes.table.ark_pieces import ArkPieces

_RING, _RIM, _LINE = 54, 64, 5
"""Diameters of the orange ring round a missing field and of the pale rim round it, and the ring's thickness."""
_EDGE, _DASHED = (132, 57), (112, 30)
_SQUARE, _FOOD = 76, 46
_HALF = 128
"""How strongly a piece that is not there shows, out of 255."""
_SAND = "#f0d8a4"
"""What lies below a missing piece."""
_MEANT = 50
_PLATE = Plate(radius=18, line=3, foot_height=6, shadow=5)
_PLATE_HEIGHT, _PLATE_TOP, _SIGN, _SIGN_STEP, _NARROW = 54, 40, 46, 54, 92
"""The plate of what is lacking; it is no wider than the last in a single square, where it stands higher."""
_FLAG, _FLAG_PLATE, _TAIL = (88, 84), Plate(radius=22, line=3, foot_height=6, shadow=5), (32, 27)
_FLAG_FALLS = 40
"""How far above its place the flag begins, in units."""
_NOD, _NOD_OFF = 104, (10, 62)
"""Size of the lines of a shaken head, and where their middle lies from the pointer."""


class MissingMarks:
    """The marks of what is missing with the pieces and places of one ark."""

    def __init__(self, pieces: ArkPieces) -> None:
        self.pieces = pieces
        self.brush = pieces.brush
        self.geometry = pieces.geometry

    def draw(self, target: Surface, picture: Picture, marks: Marks, pointer: Point | None) -> None:
        """Missing fields and what enclosures lack; then the answer to a click that was not possible."""
        for field in marks.missing_fields:
            self._field(target, field, marks.pulse)
        for enclosure, things in marks.lacks.items():
            squares = picture.enclosures.get(enclosure, (enclosure,))
            self._lack(target, squares, things, marks)
        if marks.why_not:
            self._answer(target, picture, marks, marks.why_not, pointer)

    def _around(self, centre: Point, units: float, height: float = 0) -> Rect:
        rect = Rect(0, 0, self.geometry.px(units), self.geometry.px(height or units))
        rect.center = centre
        return rect

    def _ring(self, target: Surface, rect: Rect, radius: float, pulse: float) -> None:
        """The orange ring with its light round something missing; ``radius`` in pixels."""
        line = self.geometry.px(_LINE)
        looks.glow(self.brush, target, rect, radius, MISSING, self.geometry.px(22), pulse)
        rim = (_RIM - _RING) / 2 * self.geometry.unit
        strength = looks.step_of(pulse)
        layers = ((LEGAL, rim, 0.6 * strength), (MISSING, 0.0, strength), (CARD, -float(line), strength))
        looks.stacked(self.brush, target, rect, radius, layers)

    def _open_ring(self, target: Surface, rect: Rect, radius: float, strength: float) -> None:
        """The orange ring round a piece that is missing, on sand; ``radius`` in pixels."""
        line = self.geometry.px(_LINE)
        looks.glow(self.brush, target, rect, radius, MISSING, self.geometry.px(22), 0.6 * strength)
        looks.stacked(self.brush, target, rect, radius, ((_SAND, 0.0, 0.9),))
        body = (
            f'<rect x="{line / 2}" y="{line / 2}" width="{rect.width - line}" height="{rect.height - line}" '
            f'rx="{radius - line / 2}" fill="none" stroke="{MISSING}" stroke-width="{line}" '
            f'opacity="{looks.step_of(strength)}"/>'
        )
        target.blit(self.brush.art.drawn(body, rect.size), rect)

    def _field(self, target: Surface, field: str, pulse: float) -> None:
        centre = self.geometry.field_centre(field)
        rect = self._around(centre, _RING)
        self._ring(target, rect, rect.width / 2, pulse)
        self.brush.picture_px(target, "scene/pitch-field", centre, self.geometry.px(33))

    # -- what an enclosure lacks
    def _lack(self, target: Surface, squares: tuple[str, ...], things: tuple[str, ...], marks: Marks) -> None:
        """The flag and what is lacking on a plate in the enclosure's upper row, beside squares that take food."""
        free, top = self._free_of_food(squares, marks)
        signs = ("icons/missing", *(self._sign(thing, marks.player) for thing in things))
        full = 14 + _SIGN_STEP * len(signs)
        part = min(1.0, (_NARROW if len(squares) == 1 else full) / full)
        px = self.geometry.px
        rect = Rect(0, 0, px(full * part), px(_PLATE_HEIGHT * part))
        rect.center = (sum(square.centerx for square in free) // len(free), top + px(_PLATE_TOP * part**2))
        self.brush.plate(target, rect, _PLATE.but(radius=18 * part, foot_height=6 * part))
        for index, sign in enumerate(signs):
            x = rect.centerx + round((index - len(things) / 2) * px(_SIGN_STEP * part))
            self.brush.picture_px(target, sign, (x, rect.centery - px(2)), px(_SIGN * part))

    def _sign(self, thing: str, player: str) -> str:
        if thing == "divider":
            return CHARACTERS[player].divider()
        return "icons/food" if thing == "food" else "icons/pitch"

    def _free_of_food(self, squares: tuple[str, ...], marks: Marks) -> tuple[list[Rect], int]:
        """The squares of an enclosure's upper row where no food may be laid, else all of it; and the row's top."""
        rects = {name: self.geometry.square_rect(name) for name in squares}
        top = min(rect.top for rect in rects.values())
        row = {name: rect for name, rect in rects.items() if rect.top == top}
        free = [rect for name, rect in row.items() if ("square", name) not in marks.legal]
        return free or list(row.values()), top

    # -- why not
    def _answer(self, target: Surface, picture: Picture, marks: Marks, answer: WhyNot, pointer: Point | None) -> None:
        """What was meant, faint; the places where something is missing; the flag on the first of them."""
        places = self._missing_places(target, picture, marks, answer)
        self._meant(target, answer.meant, marks.player)
        if places:
            self._flag(target, places[0].move(0, -round((1 - marks.flag) * self.geometry.px(_FLAG_FALLS))))
        if pointer:
            nod = (pointer[0] + self.brush.layout.px(_NOD_OFF[0]), pointer[1] + self.brush.layout.px(_NOD_OFF[1]))
            self.brush.picture(target, "icons/nod", nod, _NOD)

    def _missing_places(self, target: Surface, picture: Picture, marks: Marks, answer: WhyNot) -> list[Rect]:
        places = [self._missing_edge(target, picture, edge, marks) for edge in answer.edges]
        places += [self._missing_cube(target, field, marks) for field in answer.fields]
        return places + [self._missing_food(target, picture, square, marks) for square in answer.squares]

    def _missing_edge(self, target: Surface, picture: Picture, edge: str, marks: Marks) -> Rect:
        player, upright = marks.player, self.geometry.upright(edge)
        centre = self.geometry.edge_centre(edge)
        rect, gap = (self._around(centre, *(size[::-1] if upright else size)) for size in (_EDGE, _DASHED))
        self._open_ring(target, rect, self.geometry.px(22), marks.blink)
        if edge not in picture.dividers and player:
            self._half(target, CHARACTERS[player].divider(upright), self.geometry.divider_size(upright), centre)
        dashes(self.brush, target, gap, 9, INK, 3)
        return rect

    def _missing_cube(self, target: Surface, field: str, marks: Marks) -> Rect:
        centre = self.geometry.field_centre(field)
        rect = self._around(centre, _RING)
        self._open_ring(target, rect, rect.width / 2, marks.blink)
        side = self.pieces.cube().get_width()
        self._half(target, "scene/pitch-cube", (side, side), centre)
        dashes(self.brush, target, self._around(centre, 40), 20, INK, 3)
        return rect

    def _missing_food(self, target: Surface, picture: Picture, square: str, marks: Marks) -> Rect:
        centre = self.geometry.square_rect(square).center
        rect = self._around(centre, _SQUARE)
        self._open_ring(target, rect, rect.width / 2, marks.blink)
        if square not in picture.food:
            side = self.geometry.px(_FOOD)
            self._half(target, "scene/food-marker", (side, side), centre)
        dashes(self.brush, target, self._around(centre, 54), 27, INK, 3)
        return rect

    def _half(self, target: Surface, name: str, size: tuple[int, int], centre: Point) -> None:
        piece = self.brush.art.faded(name, size, _HALF)
        target.blit(piece, piece.get_rect(center=centre))

    def _meant(self, target: Surface, meant: Target, player: str) -> None:
        """The piece that was meant, at half strength on cream."""
        kind, name = meant
        px = self.geometry.px
        if kind == "edge" and player:
            upright = self.geometry.upright(name)
            size = self.geometry.divider_size(upright)
            rect = Rect(0, 0, size[0] + px(18), size[1] + px(18))
            rect.center = self.geometry.edge_centre(name)
            self._cream(target, rect, px(18))
            self._half(target, CHARACTERS[player].divider(upright), size, rect.center)
        elif kind in ("field", "square"):
            centre = self.geometry.point_of(meant)
            picture, units = ("scene/pitch-cube", 36) if kind == "field" else ("scene/food-marker", 36)
            rect = self._around(centre, _MEANT)
            self._cream(target, rect, rect.width / 2)
            self._half(target, picture, (px(units), px(units)), centre)

    def _cream(self, target: Surface, rect: Rect, radius: float) -> None:
        line = self.geometry.px(4)
        looks.stacked(self.brush, target, rect, radius, ((INK, 0.0, 1.0), (LEGAL, -float(line), 1.0)))

    def _flag(self, target: Surface, place: Rect) -> None:
        """The flag on a plate with a point towards the missing thing: above it, or below where there is no room."""
        px = self.geometry.px
        plate = Rect(0, 0, px(_FLAG[0]), px(_FLAG[1]))
        above = place.top - px(_TAIL[1]) - plate.height >= self.geometry.zone.top - px(40)
        plate.midbottom = (place.centerx, place.top - px(_TAIL[1]))
        if not above:
            plate.midtop = (place.centerx, place.bottom + px(_TAIL[1]))
        self.brush.plate(target, plate, _FLAG_PLATE)
        self._tail(target, plate, above)
        self.brush.picture_px(target, "icons/missing", (plate.centerx, plate.centery - px(3)), px(60))

    def _tail(self, target: Surface, plate: Rect, above: bool) -> None:
        width, height = self.geometry.px(_TAIL[0]), self.geometry.px(_TAIL[1])
        line = max(1, self.geometry.px(3))
        tip, base = (height - line, 0) if above else (line, height)
        path = f"M{line} {base} L{width / 2:.1f} {tip} L{width - line} {base}"
        body = f'<path d="{path}" fill="{PARCHMENT}" stroke="{INK}" stroke-width="{line}" stroke-linejoin="round"/>'
        where = (plate.centerx - width // 2, plate.bottom - line - 1 if above else plate.top - height + line + 1)
        target.blit(self.brush.art.drawn(body, (width, height)), where)
