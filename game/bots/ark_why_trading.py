"""What speaks for the bonus of a trade, and for dividers to swap."""

from __future__ import annotations

from game.ark.catalogue import BONUSES
from game.ark.state import State
from game.bots.why import Why
from game.core import Move


def why_bonus(state: State, move: Move) -> Why:
    """A piece, or a point, beside the trade."""
    return Why("trade-bonus", what=BONUSES[move.a])


def why_kept(state: State, move: Move) -> Why:
    """No trade."""
    return Why("keeps-herd")


def why_swap(state: State, move: Move) -> Why | None:
    """The first divider: one's own goes where it counts more, or another's leaves such a place."""
    code = "moves-own" if state.walls[state.seat] >> move.a & 1 else "wants-place"
    return Why(code, edge=state.board.edges[move.a], pairs=rooms_beside(state, move.a))


def why_with(state: State, move: Move) -> Why | None:
    """Both places, and beside how many enclosures with room for a large pair one's own divider stood and will."""
    own, other = move.a, state.swapping
    if state.walls[state.seat] >> other & 1:
        own, other = other, own
    if not state.walls[state.seat] >> own & 1:
        return None
    before, after = rooms_beside(state, own), rooms_beside(state, other)
    edges = state.board.edges
    return Why("swaps-place", source=edges[own], target=edges[other], before=before, after=after)


def rooms_beside(state: State, edge: int) -> int:
    """How many completed enclosures without a large pair that edge bounds."""
    around = (one for one in state.closed if one.boundary >> edge & 1)
    return sum(not state.large >> one.first & 1 for one in around)
