"""Where everything on the ark lies, in pixels, and what of it a pixel means.

``C``, the side of a square, is a whole number of pixels; pieces are measured in units of a square 113 wide.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import hypot

from pygame import Rect

from game.ark.animals import FEMALE, MALE, SPECIES
from game.ark.board import OPPOSITE, SIDES, Board
from scenes.layout import Layout
from scenes.table.marks import Target

Point = tuple[int, int]
Cell = tuple[int, int]

SQUARE = 113.0
"""The side of a square in the units pieces are measured in."""
BESIDE, ABOVE = 2.4, 1.3
"""Squares' worth of hull and water left and right, above and below the squares together."""
FIELD_OFF, FIELD_OFF_CORNER = 0.20, 0.15
"""How far off its corner point a pitch field lies, in squares: on straight hull, and both ways at corners."""
FIELD_REACH = 0.22
"""How near to an empty pitch field a pixel means the field, in squares."""

LARGE, SMALL, HALF, QUARTER = 76, 62, 44, 34
"""Sides of tiles: alone in a square; a small animal's; side by side; a small animal's below those."""
FOOD, SMALL_FOOD, CUBE, EMPTY_FIELD = 32, 20, 34, 24


class ArkGeometry:
    """The places of one ark in one window.  ``zone`` is where it is centred, else the layout's own ark zone."""

    def __init__(self, layout: Layout, board: Board, zone: Rect | None = None) -> None:
        self.board = board
        self.zone = zone or layout.ark_zone()
        self.columns = 1 + max(column for column, _ in board.places)
        self.rows = 1 + max(row for _, row in board.places)
        room = min(self.zone.width / (self.columns + BESIDE), self.zone.height / (self.rows + ABOVE))
        self.c = max(4, int(room))
        """Pixels of a square's side."""
        self.left = round(self.zone.left + self.zone.width / 2 - self.columns * self.c / 2)
        self.top = round(self.zone.top + self.zone.height / 2 - self.rows * self.c / 2)
        self._field_centres = {name: self._off_hull(name) for name in board.fields}
        self._edge_centres = {name: self._on_edge(name) for name in board.edges}

    def px(self, units: float) -> int:
        """Pixels of a length measured in units of a square 113 wide; at least one."""
        return max(1, round(units * self.c / SQUARE))

    @property
    def unit(self) -> float:
        """Pixels to a unit of a square 113 wide."""
        return self.c / SQUARE

    def corner(self, column: float, row: float) -> Point:
        """The pixel of a point of the lattice."""
        return round(self.left + column * self.c), round(self.top + row * self.c)

    # -- where things lie
    @property
    def hull_rect(self) -> Rect:
        """The ark with its hull and the foam round it: a square's width more on each side."""
        return Rect(self.left, self.top, self.columns * self.c, self.rows * self.c).inflate(2 * self.c, 2 * self.c)

    def square_rect(self, name: str) -> Rect:
        column, row = self.board.place(name)
        return Rect(self.corner(column, row), (self.c, self.c))

    def upright(self, edge: str) -> bool:
        """Whether the divider on this edge stands upright."""
        return self.board.edge(edge).side in "EW"

    def edge_centre(self, name: str) -> Point:
        return self._edge_centres[self.board.edge(name).name]

    def _on_edge(self, name: str) -> Point:
        edge = self.board.edge(name)
        column, row = self.board.place(edge.square)
        dx, dy = SIDES[edge.side]
        return self.corner(column + 0.5 + dx / 2, row + 0.5 + dy / 2)

    def edge_rect(self, name: str) -> Rect:
        """The divider's place: four pixels shorter than the edge, a quarter as thick, centred on it."""
        rect = Rect((0, 0), self.divider_size(self.upright(name)))
        rect.center = self.edge_centre(name)
        return rect

    def divider_size(self, upright: bool) -> Point:
        thick = max(1, (self.c - self.px(4)) // 4)
        return (thick, 4 * thick) if upright else (4 * thick, thick)

    def field_centre(self, name: str) -> Point:
        """The middle of a pitch field, off its corner point away from the squares."""
        return self._field_centres[self.board.field(name).name]

    def _off_hull(self, name: str) -> Point:
        field = self.board.field(name)
        column, row = field.column, field.row
        centres = [(x + 0.5 - column, y + 0.5 - row) for x, y in map(self.board.place, field.squares)]
        lean = (sum(x for x, _ in centres), sum(y for _, y in centres))
        off = FIELD_OFF if len(centres) == 2 else FIELD_OFF_CORNER
        return self.corner(column - off * _sign(lean[0]), row - off * _sign(lean[1]))

    def cube_rect(self, field: str) -> Rect:
        return self._around(self.field_centre(field), CUBE)

    def _around(self, centre: Point, units: float) -> Rect:
        side = self.px(units)
        rect = Rect(0, 0, side, side)
        rect.center = centre
        return rect

    # -- enclosures
    def hay_rects(self, squares: Sequence[str]) -> Iterator[tuple[Point, Rect]]:
        """For each square of an enclosure its corner and the part hay covers: 2 less towards other regions."""
        cells = {self.board.place(name) for name in squares}
        gap = self.px(2)
        for column, row in sorted(cells):
            rect = Rect(self.corner(column, row), (self.c, self.c))
            west, north = ((column - 1, row) not in cells) * gap, ((column, row - 1) not in cells) * gap
            east, south = ((column + 1, row) not in cells) * gap, ((column, row + 1) not in cells) * gap
            inner = Rect(rect.left + west, rect.top + north, rect.width - west - east, rect.height - north - south)
            yield rect.topleft, inner

    def outline(self, squares: Sequence[str], inset: float) -> list[tuple[float, float]]:
        """The corners of an enclosure's outline, clockwise, ``inset`` pixels inside it."""
        loop = _loop({self.board.place(name) for name in squares})
        points = []
        for index, (column, row) in enumerate(loop):
            before, after = loop[index - 1], loop[(index + 1) % len(loop)]
            into, on = _step(before, (column, row)), _step((column, row), after)
            x = self.left + column * self.c - inset * (into[1] + on[1])
            y = self.top + row * self.c + inset * (into[0] + on[0])
            points.append((x, y))
        return points

    def edges_round(self, squares: Sequence[str]) -> list[str]:
        """The names of the edges that bound some squares, those at the hull too, which have one square alone."""
        edges = (self.board.edge(square + side) for square in squares for side in SIDES)
        return [edge.name for edge in edges if len(set(edge.squares) & set(squares)) == 1]

    def fields_round(self, squares: Sequence[str]) -> list[str]:
        """The names of the pitch fields that touch some squares."""
        return [name for name in self.board.fields if set(self.board.field(name).squares) & set(squares)]

    def tile_rects(self, squares: Sequence[str], loaded: Sequence[str], food: bool = True) -> list[tuple[str, Rect]]:
        """Where the tiles of the species loaded into an enclosure lie, large pair first.

        ``food`` says whether the game has food, which leaves less room for the tiles.
        """
        large = [species for species in loaded if SPECIES[species].size]
        small = [species for species in loaded if SPECIES[species].small]
        places: list[tuple[str, Rect]] = []
        for species in large:
            places += self._pair(species, squares, self._large_spots(squares, bool(small), food))
        for species in small:
            places += self._pair(species, squares, self._small_spots(squares))
        return places

    def _pair(self, species: str, squares: Sequence[str], spots: _Spots) -> list[tuple[str, Rect]]:
        side, where = spots
        size = self.px(side)
        places = []
        for sex, (square, x, y) in zip((MALE, FEMALE), where, strict=True):
            left, top = self.square_rect(squares[square]).topleft
            places.append((f"{species}/{sex}", Rect(left + self.px(x), top + self.px(y), size, size)))
        return places

    def _large_spots(self, squares: Sequence[str], shared: bool, food: bool) -> _Spots:
        if len(squares) == 1:
            top = 12 if food else (SQUARE - HALF) / 2
            return HALF, ((0, 12, top), (0, 58, top))
        if shared and len(squares) < 4:
            return HALF, ((0, 13, 13), (1, 13, 13))
        return LARGE if food else SQUARE - 26, ((0, 13, 13), (1, 13, 13))

    def _small_spots(self, squares: Sequence[str]) -> _Spots:
        if len(squares) == 1:
            return QUARTER, ((0, 11, 64), (0, 48, 64))
        if len(squares) < 4:
            return QUARTER, ((0, 18, 65), (1, 18, 65))
        return SMALL, ((2, 16, 16), (3, 16, 16))

    def food_rect(
        self, square: str, enclosures: Mapping[str, Sequence[str]], loaded: Mapping[str, Sequence[str]]
    ) -> Rect:
        """Where food lies in a square: in its lower right corner, but centred below a pair in a single square."""
        alone = len(enclosures.get(square, ())) == 1 and bool(loaded.get(square))
        crowded = alone and any(SPECIES[species].small for species in loaded[square])
        x, y, side = (93, 82, SMALL_FOOD) if crowded else (56, 84, FOOD) if alone else (85, 85, FOOD)
        left, top = self.square_rect(square).topleft
        return self._around((left + self.px(x), top + self.px(y)), side)

    # -- what a pixel means
    def square_at(self, pos: Point) -> str | None:
        column, row = (pos[0] - self.left) // self.c, (pos[1] - self.top) // self.c
        return self.board.square_at(column, row)

    def edge_at(self, pos: Point) -> str | None:
        """The edge nearest to a pixel: within half a square on the water, everywhere on the squares."""
        x, y = (pos[0] - self.left) / self.c, (pos[1] - self.top) / self.c
        column, row = int(x // 1), int(y // 1)
        off = {"N": y - row, "E": column + 1 - x, "S": row + 1 - y, "W": x - column}
        square = self.board.square_at(column, row)
        if square:
            return self.board.edge(square + min(off, key=off.__getitem__)).name
        near = sorted((distance, side) for side, distance in off.items() if distance <= 0.5)
        for _, side in near:
            dx, dy = SIDES[side]
            beyond = self.board.square_at(column + dx, row + dy)
            if beyond:
                return self.board.edge(beyond + OPPOSITE[side]).name
        return None

    def field_at(self, pos: Point, empty: Collection[str]) -> str | None:
        """The one of these pitch fields whose disc holds the pixel; while building it goes before the edges."""
        near = []
        for name in empty:
            x, y = self.field_centre(name)
            near.append((hypot(pos[0] - x, pos[1] - y), name))
        distance, name = min(near, default=(float("inf"), ""))
        return name if distance <= FIELD_REACH * self.c else None

    def point_of(self, target: Target) -> Point:
        """A pixel that surely means this ``edge``, ``field``, ``square`` or ``pen``.

        Raises :class:`~game.core.BadMove` where it is not on the ark.
        """
        kind, name = target
        if kind == "edge":
            return self.edge_centre(name)
        return self.field_centre(name) if kind == "field" else self.square_rect(name).center


_Spots = tuple[float, tuple[tuple[int, float, float], tuple[int, float, float]]]
"""The side of a pair's tiles, and for each tile the square of the enclosure and the corner in it, in units."""


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def _step(start: Cell, end: Cell) -> Cell:
    """The direction from one corner of an outline to the next."""
    return _sign(end[0] - start[0]), _sign(end[1] - start[1])


def _loop(cells: Collection[Cell]) -> list[Cell]:
    """The corners of the outline round some squares that hang together, clockwise."""
    follow: dict[Cell, Cell] = {}
    for x, y in cells:
        sides = {
            (x, y - 1): ((x, y), (x + 1, y)),
            (x + 1, y): ((x + 1, y), (x + 1, y + 1)),
            (x, y + 1): ((x + 1, y + 1), (x, y + 1)),
            (x - 1, y): ((x, y + 1), (x, y)),
        }
        follow.update(side for beyond, side in sides.items() if beyond not in cells)
    path = [min(follow)]
    while follow[path[-1]] != path[0]:
        path.append(follow[path[-1]])
    count = len(path)
    return [path[i] for i in range(count) if _step(path[i - 1], path[i]) != _step(path[i], path[(i + 1) % count])]
