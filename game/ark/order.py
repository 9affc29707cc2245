"""The orders in which players act (rulings S1 and S8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ark.state import State


def performing_order(state: State, activator: int) -> tuple[int, ...]:
    """Whoever activates an action first, then the others in order of their leftmost worker (S1)."""
    return tuple(dict.fromkeys((activator, *[seat for _, seat in state.current])))


def deluge_order(state: State) -> tuple[int, ...]:
    """Fewest points first, ties by turn order, the leftmost workers first (S8)."""
    workers = (*state.completed, *sorted(state.current))
    by_turn = dict.fromkeys((*(seat for _, seat in workers), *range(len(state.players))))
    return tuple(sorted(by_turn, key=lambda seat: state.points[seat]))
