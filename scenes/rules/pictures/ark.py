"""Bits of an ark, from a single pen to the whole ship, with whatever lies on them; and the action board."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import cycle
from math import ceil

from pygame import Rect, Surface

from game.ark.board import Board, board_of
from game.ark.sections import load_ark
from scenes.layout import Layout
from scenes.paint import Brush
from scenes.rules.pictures.recipe import Recipe, brush_of
from scenes.table.action_board import ActionBoard
from scenes.table.ark import ArkView
from scenes.table.ark_pieces import ArkPieces
from scenes.table.geometry import ABOVE, BESIDE, ArkGeometry
from scenes.table.looks import gold_plate
from scenes.table.picture import Picture
from scenes.table.pieces import dashes
from scenes.theme import CHARACTERS, MISSING

_MARGIN = 0.45
"""How far pieces reach beyond the squares of a pen without a hull, in squares."""
_HULL = 1.0
"""How far the hull does."""
_SQUARE = 100.0
"""A square's side, in measures of the picture."""


@cache
def _board(rows: tuple[str, ...]) -> Board:
    """Squares where the rows have a ``#``."""
    return board_of(frozenset((x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == "#"))


@dataclass(frozen=True)
class Pen(Recipe):
    """Some squares of an ark as ``rows`` of ``#``, and what lies there, by the names of the notation.

    ``dividers`` are colours with their edges: ``green a1N a1W``.  ``pens`` are the completed ones, each by its
    squares (all squares if it is left out), ``loaded`` animals by the first square of theirs: ``a1 wolf``.  The
    divider on the edge ``ring`` lies on gold, that on ``gap`` is missing.  With a ``hull`` the squares lie in it.
    """

    dividers: tuple[str, ...]
    rows: tuple[str, ...] = ("##",)
    pens: tuple[str, ...] | None = None
    pitch: str = ""
    food: str = ""
    loaded: tuple[str, ...] = ()
    ring: str = ""
    gap: str = ""
    hull: bool = False
    game: str = "ark"

    @property
    def board(self) -> Board:
        return _board(self.rows)

    @property
    def size(self) -> tuple[float, float]:
        around = 2 * (_HULL if self.hull else _MARGIN)
        return (max(map(len, self.rows)) + around) * _SQUARE, (len(self.rows) + around) * _SQUARE

    def picture(self) -> Picture:
        """What lies there, as the tables' own picture."""
        board = self.board
        shown = Picture(self.game, (), (), 0)
        for line in self.dividers:
            colour, *edges = line.split()
            shown.dividers |= {board.edge(edge).name: colour for edge in edges}
        shown.pitch = {board.field(name).name for name in self.pitch.split()}
        shown.food = set(self.food.split())
        pens = (" ".join(board.squares),) if self.pens is None else self.pens
        shown.enclosures = {pen.split()[0]: tuple(pen.split()) for pen in pens}
        shown.loaded = {line.split()[0]: line.split()[1:] for line in self.loaded}
        return shown

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        square = max(4, int(self.scale(rect) * _SQUARE))
        lay_all = self._lay_in_hull if self.hull else self._lay_bare
        self._mark(target, brush, lay_all(target, brush, _room(self.board, rect.center, square)))

    def _lay_in_hull(self, target: Surface, brush: Brush, room: Rect) -> ArkPieces:
        view = ArkView(brush, self.board, room)
        target.blit(view.ark(self.picture()), view.geometry.hull_rect)
        return view

    def _lay_bare(self, target: Surface, brush: Brush, room: Rect) -> ArkPieces:
        pieces, picture = ArkPieces(brush, ArkGeometry(brush.layout, self.board, room)), self.picture()
        hay = [thing for squares in picture.enclosures.values() for thing in pieces.hay(squares).values()]
        for thing in (*hay, *pieces.pieces(picture).values()):
            target.blit(*thing)
        return pieces

    def _mark(self, target: Surface, brush: Brush, pieces: ArkPieces) -> None:
        geometry, board = pieces.geometry, self.board
        if self.ring:
            edge = board.edge(self.ring).name
            bed = geometry.edge_rect(edge).inflate(geometry.px(24), geometry.px(24))
            gold_plate(brush, target, bed, geometry.px(18), geometry.unit, 1.0)
            shown = self.picture().dividers[edge]
            target.blit(pieces.divider(shown, geometry.upright(edge)), geometry.edge_rect(edge))
        if self.gap:
            dashes(brush, target, geometry.edge_rect(board.edge(self.gap).name), 9, MISSING, 4)


def _room(board: Board, centre: tuple[int, int], square: int) -> Rect:
    """The room in which the squares of a board get exactly so many pixels each."""
    columns = 1 + max(column for column, _ in board.places)
    rows = 1 + max(row for _, row in board.places)
    room = Rect(0, 0, ceil((columns + BESIDE) * square), ceil((rows + ABOVE) * square))
    room.center = centre
    return room


@dataclass(frozen=True)
class WholeArk(Recipe):
    """The ark of so many players, empty, or ``closed`` by dividers of all colours on its whole hull."""

    players: int
    game: str = "ark"
    closed: bool = False

    @property
    def board(self) -> Board:
        return board_of(load_ark(self.players))

    @property
    def size(self) -> tuple[float, float]:
        columns = 1 + max(column for column, _ in self.board.places)
        return (columns + 2 * _HULL) * _SQUARE, (4 + 2 * _HULL) * _SQUARE

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        room = _room(self.board, rect.center, max(4, int(self.scale(rect) * _SQUARE)))
        view = ArkView(brush, self.board, room)
        shown = Picture(self.game, (), (), 0)
        if self.closed:
            shown.dividers = dict(zip(self.board.hull_edges, cycle(CHARACTERS), strict=False))
        target.blit(view.ark(shown), view.geometry.hull_rect)


_STANDARD = ("pitch", "taming", "food", "trading", "wood", "building", "loading")
_FAMILY = ("taming", "trading", "wood", "building", "loading")
_BOARD_WIDTH, _CARD, _CARD_HEIGHT, _MARGIN_ROUND = 1280.0, 8.0, 171.0, 8.0


class _BoardLayout(Layout):
    """A layout whose action board lies in a rectangle of one's choice."""

    def __init__(self, unit: float, board: Rect) -> None:
        super().__init__((round(1920 * unit), round(1080 * unit)))
        self._board = board

    def action_board(self) -> Rect:
        return self._board

    def text_px(self, units: float, digits: bool = False) -> int:
        """Names may be as small as digits: they are but part of a picture."""
        return super().text_px(units, digits=True)


@dataclass(frozen=True)
class Actions(Recipe):
    """The action board: workers on its spaces as ``2 green``, tokens as ``3 1``; ``done`` are finished spaces."""

    game: str = "ark"
    completed: tuple[str, ...] = ()
    current: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    phase: str = "planning"
    done: frozenset[int] = field(default_factory=frozenset)
    action: int | None = None

    @property
    def size(self) -> tuple[float, float]:
        return _BOARD_WIDTH + 2 * _MARGIN_ROUND, _CARD_HEIGHT + 2 * _MARGIN_ROUND

    def picture(self) -> Picture:
        """The board as the tables know it."""
        shown = Picture(self.game, (), _FAMILY if self.game == "family" else _STANDARD, 0)
        shown.phase, shown.action, shown.finished = self.phase, self.action, set(self.done)
        for text in self.completed:
            shown.completed[int(text.split()[0])] = text.split()[1]
        for text in self.current:
            shown.current[int(text.split()[0])] = text.split()[1:]
        for text in self.tokens:
            shown.bonus[int(text.split()[0])] = int(text.split()[1])
        return shown

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        unit = self.scale(rect)
        small = brush_of(brush, unit)
        margin = round(_MARGIN_ROUND * unit)
        small.layout = _BoardLayout(unit, rect.inflate(-2 * margin, -2 * margin))
        ActionBoard(small).draw(target, self.picture())
