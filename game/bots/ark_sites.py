"""Where on an ark enclosures can be built: every connected set of one to four squares."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.ark.board import LARGEST_ENCLOSURE, Board
from game.ark.state import State


class Site(NamedTuple):
    """Squares that may become an enclosure, its ``boundary`` and ``inside`` edges as bit sets, and their numbers.

    ``length`` is the number of dividers around it.
    """

    squares: int
    inside: int
    boundary: int
    size: int
    length: int


@cache
def sites(board: Board) -> tuple[Site, ...]:
    """All the enclosures that can ever be built on that ark, small ones first."""
    found = layer = {1 << square for square in range(len(board.squares))}
    for _ in range(LARGEST_ENCLOSURE - 1):
        layer = {bigger for squares in layer for bigger in _one_more(board, squares)}
        found = found | layer
    return tuple(_site(board, squares) for squares in sorted(found, key=lambda one: (one.bit_count(), one)))


def _one_more(board: Board, squares: int) -> set[int]:
    """These squares with one of their neighbours."""
    around = (way for square in board.enclosure(squares).members for way in board.ways[square])
    return {squares | bit for _, bit, _ in around} - {squares}


def _site(board: Board, squares: int) -> Site:
    one = board.enclosure(squares)
    return Site(squares, one.inside, one.boundary, one.size, one.boundary.bit_count())


def open_sites(state: State, among: tuple[Site, ...]) -> tuple[Site, ...]:
    """Those sites where an enclosure can still come: outside of all completed ones, with no divider across."""
    taken, free = closed_squares(state), state.free
    return tuple(site for site in among if not site[0] & taken and site[1] & free == site[1])


def all_open_sites(state: State) -> tuple[Site, ...]:
    """All the sites where an enclosure can still come."""
    return open_sites(state, sites(state.rules.board))


def closed_squares(state: State) -> int:
    """The squares of all completed enclosures."""
    squares = 0
    for enclosure in state.closed:
        squares |= enclosure.squares
    return squares
