"""Every move that can ever be made on one ark, numbered, and sets of legal moves over those numbers.

Moves that can be legal together are numbered one after the other, so that a set of legal moves is a base number and a
bit mask.  ``Move.a`` and ``Move.b`` are what a move points at, as numbers of the board and the roster: a space, bag,
tile, edge, field, square or species (``load``: species, square; ``exchange``: given tile, kept tile).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from game.ark.animals import SEXES, Roster
from game.ark.board import Board
from game.bits import bits_of, nth_bit
from game.core import BadMove, Move
from game.listing import Listing

BONUSES = ("point", "food", "divider", "pitch")
"""The bonuses of a trade, in order (S4)."""


class Legal(Listing):
    """The legal moves of one decision, in the order of the catalogue."""

    __slots__ = ("_base", "_mask", "_moves")

    def __init__(self, moves: list[Move], base: int, mask: int) -> None:
        self._moves = moves
        self._base = base
        self._mask = mask

    def __len__(self) -> int:
        return self._mask.bit_count()

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        if not (0 <= move.number < len(self._moves) and self._moves[move.number] is move):
            return any(move == one for one in self)
        offset = move.number - self._base
        return offset >= 0 and bool(self._mask >> offset & 1)

    def __iter__(self) -> Iterator[Move]:
        start, moves = self._base, self._moves
        return (moves[start + bit] for bit in bits_of(self._mask))

    def at(self, index: int) -> Move:
        """The move at that place in the order of the catalogue."""
        if index < 0:
            index += self._mask.bit_count()
        return self._moves[self._base + nth_bit(self._mask, index)]

    def __repr__(self) -> str:
        return f"Legal({[move.text for move in self]})"


class Catalogue:
    """The moves of one board and roster.  The capitals are the numbers of the first move of each kind."""

    def __init__(self, board: Board, roster: Roster, spaces: int) -> None:
        self.board = board
        self.roster = roster
        self.moves: list[Move] = []
        self.texts: dict[str, Move] = {}
        self._add_drawing(spaces)
        self._add_trading()
        self._add_building_and_loading()

    def _add(self, kind: str, things: Iterable[str]) -> int:
        first = len(self.moves)
        for number, thing in enumerate(things):
            self._keep(Move(f"{kind} {thing}", kind, len(self.moves), number))
        return first

    def _add_pairs(self, kind: str, firsts: Sequence[str], seconds: Sequence[str]) -> int:
        first = len(self.moves)
        for a, one in enumerate(firsts):
            for b, other in enumerate(seconds):
                self._keep(Move(f"{kind} {one} {other}", kind, len(self.moves), a, b))
        return first

    def _add_word(self, word: str) -> int:
        self._keep(Move(word, word, len(self.moves)))
        return len(self.moves) - 1

    def _keep(self, move: Move) -> None:
        self.moves.append(move)
        self.texts[move.text] = move

    def _add_drawing(self, spaces: int) -> None:
        self.REVEAL = self._add("reveal", self.roster.tiles)
        self.CHOOSE = self._add("choose", (str(space) for space in range(1, spaces + 1)))
        self.TAKE = self._add("take", self.roster.tiles)

    def _add_trading(self) -> None:
        self.PASS = self._add_word("pass")
        self.BONUS = self._add("bonus", BONUSES)
        self.DRAW = self._add("draw", SEXES)
        self.SWAP = self._add("swap", self.board.edges)
        self.WITH = self._add("with", self.board.edges)
        self.DECLINE = self._add_word("decline")
        self.EXCHANGE = self._add_pairs("exchange", self.roster.tiles, self.roster.tiles)

    def _add_building_and_loading(self) -> None:
        self.WALL = self._add("wall", self.board.edges)
        self.PITCH = self._add("pitch", self.board.fields)
        self.DONE = self._add_word("done")
        self.FOOD = self._add("food", self.board.squares)
        self.LOAD = len(self.moves)
        self.BUILT = 1 << self.DONE - self.WALL
        """``done``, counted from ``WALL``."""
        self.FOODS = self.FOOD - self.DONE
        self.LOADS = self.LOAD - self.DONE
        """Where food and loads begin, counted from ``DONE``."""
        for b, square in enumerate(self.board.squares):
            for a, species in enumerate(self.roster.species):
                self._keep(Move(f"load {species.name} {square}", "load", len(self.moves), a, b))

    def own(self, move: Move | str) -> Move:
        """This catalogue's own move of the same text; raises :class:`BadMove`."""
        text = move if isinstance(move, str) else move.text
        return self.texts.get(text) or self.parse(text)

    def parse(self, text: str) -> Move:
        """The move a text names, edges and pitch fields under any of their names; raises :class:`BadMove`."""
        move = self.texts.get(text)
        if move is None:
            kind, _, thing = text.partition(" ")
            move = self.texts.get(f"{kind} {self._canonical(kind, thing)}")
        if move is None:
            raise BadMove(text)
        return move

    def _canonical(self, kind: str, thing: str) -> str:
        if kind in ("wall", "swap", "with"):
            return self.board.edges[self.board.edge_number(thing)]
        if kind == "pitch":
            return self.board.fields[self.board.field_number(thing)]
        if kind in ("food", "load"):
            self.board.square_number(thing.rpartition(" ")[2])
        return thing


@cache
def catalogue(board: Board, roster: Roster, spaces: int) -> Catalogue:
    """The catalogue of an ark, made once."""
    return Catalogue(board, roster, spaces)
