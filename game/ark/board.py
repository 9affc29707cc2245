"""The ark: squares, the edges that take dividers, pitch fields and enclosures (rulings B1 to B6).

A :class:`Board` is derived from any set of squares; nothing here knows a particular ark.  Squares, edges and fields
are numbered in their canonical order; sets of them are ints with one bit for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from game.ark.shape import Square, check_shape, square_name
from game.core import BadMove, Place

LARGEST_ENCLOSURE = 4
"""B4: a region of more squares is no enclosure."""

SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CORNERS = {"NW": (0, 0), "NE": (1, 0), "SW": (0, 1), "SE": (1, 1)}
"""Corner of a square: the corner point's column and row relative to the square's."""


class Edge(NamedTuple):
    """A side of a square.  ``squares`` are the one (hull edge) or two squares it bounds, canonical square first."""

    name: str
    square: str
    side: str
    hull: bool
    squares: tuple[str, ...]


class Field(NamedTuple):
    """A pitch field at the corner point ``column``, ``row`` (of the lattice, the ark's squares being one wide),
    with the two hull edges that meet there and the squares that touch it."""

    name: str
    column: int
    row: int
    edges: tuple[str, str]
    squares: tuple[str, ...]


class Enclosure:
    """A completed enclosure (B4, B6): ``squares``, ``boundary`` and ``inside`` edges and ``fields`` as bit sets.

    ``needs`` are its squares and, numbered after all squares of the ark, its fields: what must be provided (B6).
    ``place`` and ``listed``, its squares' names joined by blanks, are for events.
    """

    __slots__ = (
        "boundary", "fields", "first", "inside", "listed", "members", "name", "names", "needs", "place", "size",
        "squares",
    )  # fmt: skip

    def __init__(self, board: Board, squares: int) -> None:
        self.squares = squares
        self.members = bits(squares)
        self.size = len(self.members)
        self.first = self.members[0]
        self.names = tuple(board.squares[square] for square in self.members)
        self.name = self.names[0]
        self.place: Place = ("enclosure", self.name)
        self.listed = " ".join(self.names)
        touched = self.boundary = self.fields = 0
        for square in self.members:
            touched |= board.edges_of[square]
            self.boundary ^= board.edges_of[square]
        self.inside = touched & ~self.boundary
        for edge in bits(self.boundary & board.hull):
            for field, _ in board.ends[edge]:
                self.fields |= field
        self.needs = squares | self.fields << len(board.squares)


def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


class Board:
    """The geometry of one ark, shared by all states played on it.

    ``squares``, ``edges``, ``hull_edges`` and ``fields`` hold canonical names in order.  Raises
    :class:`~game.ark.shape.BadShape`.
    """

    def __init__(self, squares: Iterable[Square]) -> None:
        self.places: tuple[Square, ...] = tuple(sorted(set(squares)))
        self._ground = frozenset(self.places)
        check_shape(self._ground)
        self.squares: tuple[str, ...] = tuple(square_name(place) for place in self.places)
        self._squares = {name: number for number, name in enumerate(self.squares)}
        self._edges: dict[str, int] = {}
        self._fields: dict[str, int] = {}
        self._enclosures: dict[int, Enclosure] = {}
        self._number_edges()
        self._number_fields()
        self._index()

    def __reduce__(self) -> tuple[Any, ...]:
        return board_of, (self._ground,)

    def _number_edges(self) -> None:
        edges: list[Edge] = []
        for place, name in zip(self.places, self.squares, strict=True):
            for side, (dx, dy) in SIDES.items():
                beyond = self.square_at(place[0] + dx, place[1] + dy)
                if beyond is not None and beyond + OPPOSITE[side] in self._edges:
                    continue
                self._edges[name + side] = len(edges)
                if beyond is not None:
                    self._edges[beyond + OPPOSITE[side]] = len(edges)
                touching = (name,) if beyond is None else (name, beyond)
                edges.append(Edge(name + side, name, side, beyond is None, touching))
        self._edge = tuple(edges)
        self.edges: tuple[str, ...] = tuple(edge.name for edge in edges)
        self.hull_edges: tuple[str, ...] = tuple(edge.name for edge in edges if edge.hull)

    def _number_fields(self) -> None:
        meeting: dict[Square, list[str]] = {}
        for edge in self._edge:
            if edge.hull:
                for point in edge_ends(self.place(edge.square), edge.side):
                    meeting.setdefault(point, []).append(edge.name)
        fields = [self._field_at(point, names) for point, names in meeting.items()]
        fields.sort(key=lambda field: (self._squares[field.squares[0]], field.name))
        self._field = tuple(fields)
        self.fields: tuple[str, ...] = tuple(field.name for field in fields)
        for number, field in enumerate(fields):
            for square in field.squares:
                self._fields[square + corner_of(self.place(square), (field.column, field.row))] = number

    def _field_at(self, point: Square, edges: list[str]) -> Field:
        column, row = point
        around = [(column - dx, row - dy) for dx, dy in CORNERS.values()]
        touching = tuple(square_name(place) for place in sorted(around) if self.square_at(*place))
        first = touching[0]
        name = first + corner_of(self.place(first), point)
        return Field(name, column, row, (edges[0], edges[1]), touching)

    def _index(self) -> None:
        """Set up the tables the rules look things up in: bit sets, and neighbours by number."""
        numbers = {edge.name: number for number, edge in enumerate(self._edge)}
        self.hull = sum(1 << number for number, edge in enumerate(self._edge) if edge.hull)
        """All hull edges."""
        self.sides = tuple(tuple(self._squares[name] for name in edge.squares) for edge in self._edge)
        """For each edge the squares on its sides."""
        self.edges_of = [0] * len(self.squares)
        """For each square its four edges."""
        for number, squares in enumerate(self.sides):
            for square in squares:
                self.edges_of[square] |= 1 << number
        self.all_squares = (1 << len(self.squares)) - 1
        self.all_fields = (1 << len(self._field)) - 1
        self.hull_of = [edges & self.hull for edges in self.edges_of]
        """For each square its hull edges."""
        self.ways = tuple(self._ways_from(square) for square in range(len(self.squares)))
        """For each square the edges that lead to a neighbour, as bits, with that neighbour, as a bit and a number.

        Neighbours at the hull come first: an open hull soonest shows that nothing is closed.
        """
        self.meeting = tuple((1 << numbers[a]) | (1 << numbers[b]) for _, _, _, (a, b), _ in self._field)
        """For each field the two hull edges that meet there."""
        self.ends = tuple(
            tuple((1 << number, both) for number, both in enumerate(self.meeting) if both >> edge & 1)
            for edge in range(len(self._edge))
        )
        """For each edge the fields at its ends (none for inner edges), as bits, with the edges that meet there."""

    def _ways_from(self, square: int) -> tuple[tuple[int, int, int], ...]:
        inner = bits(self.edges_of[square] & ~self.hull)
        neighbours = [(edge, sum(self.sides[edge]) - square) for edge in inner]
        neighbours.sort(key=lambda way: not self.hull_of[way[1]])
        return tuple((1 << edge, 1 << beyond, beyond) for edge, beyond in neighbours)

    def square_at(self, column: int, row: int) -> str | None:
        """The square there, or None where there is water."""
        return square_name((column, row)) if (column, row) in self._ground else None

    def place(self, square: str) -> Square:
        """Column and row, both from 0, of a square."""
        return self.places[self.square_number(square)]

    def edge(self, name: str) -> Edge:
        """What there is to know about an edge, under any of its names."""
        return self._edge[self.edge_number(name)]

    def field(self, name: str) -> Field:
        """What there is to know about a pitch field, under any of its names."""
        return self._field[self.field_number(name)]

    def square_number(self, name: str) -> int:
        """The square's number; raises :class:`BadMove` for a square that is not on this ark."""
        return number_in(self._squares, name)

    def edge_number(self, name: str) -> int:
        """The edge's number, under any of its names; raises :class:`BadMove`."""
        return number_in(self._edges, name)

    def field_number(self, name: str) -> int:
        """The pitch field's number, under any of its names; raises :class:`BadMove`."""
        return number_in(self._fields, name)

    def names(self, kind: str, mask: int) -> tuple[str, ...]:
        """The names of a bit set of ``squares``, ``edges`` or ``fields``."""
        names: tuple[str, ...] = getattr(self, kind)
        return tuple(names[number] for number in bits(mask))

    def closed_region(self, start: int, free: int) -> int:
        """The squares of the completed enclosure around ``start``, or 0 where there is none (B4).

        ``free`` are the edges without a divider; ``start`` has no such edge on the hull.  At most four squares are
        visited.
        """
        region = 1 << start
        if not free & self.edges_of[start]:
            return region
        hull_of, ways = self.hull_of, self.ways
        todo = [start]
        for square in todo:
            for edge, bit, beyond in ways[square]:
                if free & edge and not region & bit:
                    if free & hull_of[beyond] or len(todo) == LARGEST_ENCLOSURE:
                        return 0
                    region |= bit
                    todo.append(beyond)
        return region

    def enclosure(self, squares: int) -> Enclosure:
        """The facts about an enclosure of these squares, worked out once."""
        found = self._enclosures.get(squares)
        if found is None:
            found = self._enclosures[squares] = Enclosure(self, squares)
        return found


@cache
def board_of(squares: frozenset[Square]) -> Board:
    """The board of these squares, made once."""
    return Board(squares)


def number_in(numbers: dict[str, int], name: str) -> int:
    """Look a place up; raises :class:`BadMove` where it is not on the board."""
    number = numbers.get(name)
    if number is None:
        raise BadMove(name, "not-on-the-board")
    return number


def corner_of(place: Square, point: Square) -> str:
    """Which corner of the square at ``place`` the corner point is."""
    offset = (point[0] - place[0], point[1] - place[1])
    return next(corner for corner, delta in CORNERS.items() if delta == offset)


def edge_ends(place: Square, side: str) -> tuple[Square, Square]:
    """The corner points at both ends of a side of the square at ``place``."""
    one, other = (CORNERS[corner] for corner in CORNERS if side in corner)
    return (place[0] + one[0], place[1] + one[1]), (place[0] + other[0], place[1] + other[1])
