"""Pairs and enclosures that suit each other."""

from __future__ import annotations

from game.ark.actions.loading import pairs_to_load
from game.ark.board import Enclosure, bits
from game.ark.state import State


def own_points(state: State, seat: int, species: int) -> int:
    """The points that a player's tiles of that pair score when it is loaded."""
    tiles = state.held[seat] & state.rules.roster.both(1 << species)
    return tiles.bit_count() * state.rules.roster.species[species].points


def best_pair(state: State, seat: int, size: int) -> int | None:
    """Of the pairs of that size in which a player has a tile the one that scores them most, or none."""
    fitting = bits(pairs_to_load(state, seat) & state.rules.roster.of_size[size])
    return max(fitting, key=lambda species: own_points(state, seat, species), default=None)


def pair_for(state: State, seat: int, enclosure: Enclosure) -> int | None:
    """A pair of that player's for which the enclosure has room: a large one before a small one, or none."""
    large = None if state.large >> enclosure.first & 1 else best_pair(state, seat, enclosure.size)
    if large is not None or state.small >> enclosure.first & 1:
        return large
    return best_pair(state, seat, 0)


def own_dividers(state: State, seat: int, enclosure: Enclosure) -> int:
    """How many dividers of that player bound the enclosure: what each pair in it scores them."""
    return (state.walls[seat] & enclosure.boundary).bit_count()
