"""Where on an ark enclosures can be built: every connected set of one to four squares."""

from __future__ import annotations

from functools import cache

from game.ark.board import LARGEST_ENCLOSURE, Board, Enclosure
from game.ark.state import State


@cache
def sites(board: Board) -> tuple[Enclosure, ...]:
    """All the enclosures that can ever be built on that ark, small ones first."""
    found = layer = {1 << square for square in range(len(board.squares))}
    for _ in range(LARGEST_ENCLOSURE - 1):
        layer = {bigger for squares in layer for bigger in _one_more(board, squares)}
        found = found | layer
    return tuple(board.enclosure(squares) for squares in sorted(found, key=lambda one: (one.bit_count(), one)))


def _one_more(board: Board, squares: int) -> set[int]:
    """These squares with one of their neighbours."""
    around = (way for square in board.enclosure(squares).members for way in board.ways[square])
    return {squares | bit for _, bit, _ in around} - {squares}


def open_sites(state: State, among: tuple[Enclosure, ...]) -> tuple[Enclosure, ...]:
    """Those sites where an enclosure can still come: outside of all completed ones, with no divider across."""
    taken = closed_squares(state)
    free = state.free
    return tuple(site for site in among if not site.squares & taken and site.inside & free == site.inside)


def closed_squares(state: State) -> int:
    """The squares of all completed enclosures."""
    squares = 0
    for enclosure in state.closed:
        squares |= enclosure.squares
    return squares
