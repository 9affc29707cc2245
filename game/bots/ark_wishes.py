"""What a player wishes to have built: enclosures for pairs that have none, with many of their own dividers."""

from __future__ import annotations

from typing import NamedTuple

from game.ark.animals import Roster
from game.ark.state import State

FOR_SMALL, FOR_SMALL_LATER = 0.35, 0.1
"""What a divider around an enclosure is worth for a small pair, if one has a tile of one, and if not."""

FOR_PAIR, FOR_SINGLE, FOR_NOBODY = 0.9, 0.4, 0.1
"""What a divider is worth around the enclosure of a pair in play, of a tile whose partner may come, of none."""

CHANCE_OF_PARTNER = 0.2
"""How much of a pair's points a single tile promises."""


class Wishes(NamedTuple):
    """For every size from 0 to 4 the points an enclosure of it brings, and each of its dividers."""

    room: list[float]
    divider: list[float]


def wishes(state: State, seat: int) -> Wishes:
    """What that player wishes to have built."""
    roster, own = state.rules.roster, state.held[seat]
    in_hands = 0
    for tiles in state.held:
        in_hands |= tiles
    pairs = roster.pairs(in_hands)
    paired, small = roster.both(pairs), _for_small(roster, pairs, own)
    others, free = 1.0 / (len(state.held) - 1), free_enclosures(state)
    room, divider = [0.0] * 5, [small] * 5
    for size in range(1, 5):
        tiles = in_hands & roster.both(roster.of_size[size])
        promised, each = _promised(tiles & paired, tiles & ~paired, free[size])
        if promised:
            room[size] = each * size * margin(promised, own, others)
        divider[size] += FOR_PAIR if promised & paired else FOR_SINGLE if promised else FOR_NOBODY
    return Wishes(room, divider)


def _promised(paired: int, lone: int, free: int) -> tuple[int, float]:
    """For whose tiles another enclosure would be, if any, and for what part of each one's points by its size."""
    pairs, singles = paired.bit_count() // 2, lone.bit_count()
    if pairs > free:
        return paired, 2 / pairs
    if pairs + singles > free:
        return lone, 2 * CHANCE_OF_PARTNER / singles
    return 0, 0.0


def margin(tiles: int, own: int, others: float) -> float:
    """How many of these tiles are one's own, less the part ``others`` of those of all rivals."""
    mine = (tiles & own).bit_count()
    return mine - (tiles.bit_count() - mine) * others


def free_enclosures(state: State) -> list[int]:
    """For every size the number of completed enclosures without a large pair."""
    free = [0] * 5
    for enclosure in state.closed:
        if not state.large >> enclosure.first & 1:
            free[enclosure.size] += 1
    return free


def _for_small(roster: Roster, pairs: int, own: int) -> float:
    small = roster.of_size[0]
    if not small:
        return 0.0
    return FOR_SMALL if (pairs | roster.species_of(own)) & small else FOR_SMALL_LATER
