"""How much can still be built: by what a player holds, and by what the ark has room for (rulings S5, B3 to B5)."""

from __future__ import annotations

from collections.abc import Iterator

from game.ark.board import LARGEST_ENCLOSURE, bits
from game.ark.state import State

LEFT_INSIDE = LARGEST_ENCLOSURE - 1
"""Free edges that stay inside enclosures wherever the hull around a large region is filled before that is divided.

Of the four edges that join the last five squares one divider makes two enclosures, with the other three inside.
"""


def most_pieces(state: State, seat: int) -> int:
    """How many dividers and pitch cubes that player could lay if they alone went on building."""
    dividers = min(state.dividers[seat], _room_for_dividers(state))
    return dividers + min(state.pitch[seat], _most_sealable(state, dividers))


def _room_for_dividers(state: State) -> int:
    """How many dividers the ark takes at most.

    A region that still has a free hull edge takes all it has free edges for, that one last.  One of more than four
    squares without such an edge can be divided square by square until five are left.
    """
    closing = sum(
        region.bit_count() > LARGEST_ENCLOSURE and not hull & state.free for region, hull in _open_regions(state)
    )
    return state.free.bit_count() - LEFT_INSIDE * closing


def _open_regions(state: State) -> Iterator[tuple[int, int]]:
    """The squares, and their hull edges, of each region that is no completed enclosure."""
    board = state.board
    todo = board.all_squares & ~sum(enclosure.squares for enclosure in state.closed)
    while todo:
        region = _region(state, todo & -todo)
        yield region, sum(board.hull_of[square] for square in bits(region))
        todo &= ~region


def _region(state: State, start: int) -> int:
    """The squares connected to that one through edges without dividers; each as a bit (B4)."""
    region, todo = start, [*bits(start)]
    for square in todo:
        for edge, bit, beyond in state.board.ways[square]:
            if edge & state.free and not bit & region:
                region |= bit
                todo.append(beyond)
    return region


def _most_sealable(state: State, dividers: int) -> int:
    """How many pitch fields can be sealed at most once so many more dividers are on the ark (B3).

    Laid side by side along the hull, each opens one field, and one more where they fill a gap from end to end.
    """
    left = laid = min(dividers, (state.free & state.board.hull).bit_count())
    fields = state.sealable.bit_count() + laid
    if laid and not state.board.hull & ~state.free:
        fields -= 1  # the very first divider has none beside it
    for gap in sorted(gap.bit_count() for gap in _gaps(state)):
        left -= gap
        fields += left >= 0
    return fields


def _gaps(state: State) -> Iterator[int]:
    """The runs of free edges along the hull, from divider to divider."""
    todo = state.free & state.board.hull
    while todo:
        gap = _gap(state, todo & -todo)
        yield gap
        todo &= ~gap


def _gap(state: State, edge: int) -> int:
    """The free hull edges in a row of which this is one; all as bits."""
    gap, todo = edge, [*bits(edge)]
    for one in todo:
        for _, both in state.board.ends[one]:
            if not both & ~state.free and both & ~gap:
                todo += bits(both & ~gap)
                gap |= both
    return gap
