"""What speaks for food and pairs in an enclosure."""

from __future__ import annotations

from game.ark.actions.loading import enclosure_at, loading_shares
from game.ark.state import State
from game.bots.ark_pairing import own_dividers, pair_for
from game.bots.why import Why
from game.core import Move

DELUGE = -1
"""``state.left`` while nothing is counted: in the Deluge."""


def why_load(state: State, move: Move) -> Why:
    """What the pair scores, or in the Deluge what it does not cost."""
    species = state.rules.roster.species[move.a]
    enclosure = enclosure_at(state, move.b)
    if state.left == DELUGE:
        own = (state.held[state.seat] & state.rules.roster.both(1 << move.a)).bit_count()
        return Why("saves-pair", species=species.name, enclosure=enclosure.name, points=own * species.size)
    shares = loading_shares(state, state.seat, move.a, enclosure)
    others: dict[str, int] = {}
    own_shares = dict.fromkeys(("animals", "dividers", "pitch"), 0)
    for owner, source, points, _, _ in shares:
        if owner == state.seat:
            own_shares[source] += points
        else:
            others[state.players[owner]] = others.get(state.players[owner], 0) + points
    tiles, dividers, pitch = own_shares.values()
    return Why("loads-pair", species=species.name, enclosure=enclosure.name, own=tiles + dividers + pitch,
               tiles=tiles, dividers=dividers, pitch=pitch, others=others)  # fmt: skip


def why_food(state: State, move: Move) -> Why:
    """It provides for one of the player's pairs, or scores; in the Deluge it is a leftover less."""
    seat = state.seat
    enclosure = next(one for one in state.closed if one.squares >> move.a & 1)
    species = pair_for(state, seat, enclosure)
    if species is not None and (state.left == DELUGE or own_dividers(state, seat, enclosure)):
        missing = (enclosure.squares & state.hungry).bit_count() - 1
        name = state.rules.roster.species[species].name
        return Why("feeds-for-pair", enclosure=enclosure.name, species=name, missing=missing)
    if state.left == DELUGE:
        return Why("gets-rid-of-leftovers", what="food", count=state.food[seat], points=1)
    return Why("feeds", enclosure=enclosure.name, points=1)


def why_loaded(state: State) -> Why:
    """What could still be loaded waits, for there is no stopping unless something can."""
    first = state.rules.moves.LOAD
    pairs = {move.a for move in state.legal() if move.number >= first}
    return Why("waits", pairs=len(pairs), food=state.food[state.seat] if state.rules.food else 0)
