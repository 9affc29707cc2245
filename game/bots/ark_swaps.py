"""Swapping dividers: one's own where it counts least for another's where it would count most (S4)."""

from __future__ import annotations

from game.ark.board import bits
from game.ark.state import State
from game.bots.ark_steps import Course

BESIDE_LARGE, BESIDE_SMALL, ON_HULL = 1.0, 0.4, 0.1
"""What a divider is worth beside an enclosure without a large or a small pair, and on the hull."""

TRIED = 2
"""How many of each colour are tried."""


def swaps(state: State) -> list[Course]:
    """The most promising swaps, if one is possible now; none where no divider on the ark is one's own."""
    moves, own = state.rules.moves, state.walls[state.seat]
    if state.base not in (moves.DRAW, moves.SWAP) or not state.mask >> moves.SWAP - state.base:
        return []
    others = sum(walls for walls in state.walls if walls != own)

    def worth(edge: int) -> float:
        return place(state, edge)

    giving = sorted(bits(own), key=worth)[:TRIED]
    taking = sorted(bits(others), key=worth, reverse=True)[:TRIED]
    catalogue = moves.moves
    return [(catalogue[moves.SWAP + give], catalogue[moves.WITH + take]) for give in giving for take in taking]


def place(state: State, edge: int) -> float:
    """What a divider on that edge is worth to its owner."""
    beside = [one for one in state.closed if one.boundary >> edge & 1]
    large = sum(not state.large >> one.first & 1 for one in beside)
    small = sum(not state.small >> one.first & 1 for one in beside)
    return BESIDE_LARGE * large + BESIDE_SMALL * small + ON_HULL * (state.rules.board.hull >> edge & 1)
