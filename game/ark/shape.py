"""What shape an ark may have (ruling B3).

A square is a pair ``(column, row)``, counted from the bow and from the top, both from 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

Square = tuple[int, int]

MAX_COLUMNS = 26
MAX_ROWS = 9
"""The notation names a column by one letter and a row by one digit, so B3 stops there."""

SHAPE_CODES = ("shape-empty", "shape-too-large", "shape-corner-touch", "shape-in-pieces", "shape-with-hole")
"""Every code of :class:`BadShape`."""


class BadShape(ValueError):
    """These squares make no ark; ``code`` is one of ``SHAPE_CODES``.

    ``params``: ``columns`` and ``rows`` of a shape that is too large, with ``max_columns`` and ``max_rows``;
    the ``squares`` that touch at a corner only; the number of ``pieces``; or the ``hole``, the first free square
    inside.  Squares are given by their names.
    """

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(f"{code} {params}" if params else code)


def square_name(square: Square) -> str:
    """``c2`` for the square ``(2, 1)``, as the notation has it."""
    column, row = square
    return f"{chr(ord('a') + column)}{row + 1}"


def check_shape(squares: Set[Square]) -> None:
    """Raise :class:`BadShape` unless these squares, counted from column 0 and row 0, make an ark (B3)."""
    if not squares:
        raise BadShape("shape-empty")
    _check_size(squares)
    _check_corners(squares)
    _check_pieces(squares)
    _check_holes(squares)


def _check_size(squares: Set[Square]) -> None:
    columns = 1 + max(column for column, _ in squares)
    rows = 1 + max(row for _, row in squares)
    if columns > MAX_COLUMNS or rows > MAX_ROWS:
        raise BadShape("shape-too-large", columns=columns, rows=rows, max_columns=MAX_COLUMNS, max_rows=MAX_ROWS)


def _check_corners(squares: Set[Square]) -> None:
    """At such a corner the outline would cross itself, and four hull edges would meet in one pitch field."""
    for column, row in sorted(squares):
        for side in (-1, 1):
            other = (column + 1, row + side)
            if other in squares and (column, row + side) not in squares and (column + 1, row) not in squares:
                raise BadShape("shape-corner-touch", squares=(square_name((column, row)), square_name(other)))


def _check_pieces(squares: Set[Square]) -> None:
    left = set(squares)
    pieces = 0
    while left:
        left -= _flood(min(left), left)
        pieces += 1
    if pieces > 1:
        raise BadShape("shape-in-pieces", pieces=pieces)


def _check_holes(squares: Set[Square]) -> None:
    """Whatever the sea around the ark does not reach is a hole."""
    columns = range(-1, MAX_COLUMNS + 1)
    rows = range(-1, MAX_ROWS + 1)
    free = {(column, row) for column in columns for row in rows} - squares
    holes = free - _flood((-1, -1), free)
    if holes:
        raise BadShape("shape-with-hole", hole=square_name(min(holes)))


def _flood(start: Square, ground: Set[Square]) -> set[Square]:
    """The squares of the ground that hang together with the start by their sides."""
    reached = {start}
    waiting = [start]
    while waiting:
        fresh = {square for square in _neighbours(waiting.pop()) if square in ground} - reached
        reached |= fresh
        waiting.extend(fresh)
    return reached


def _neighbours(square: Square) -> Iterator[Square]:
    column, row = square
    yield from ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
