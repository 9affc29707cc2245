"""What speaks for an animal, and for the bag to draw one from."""

from __future__ import annotations

from game.ark.animals import SEXES
from game.ark.state import State
from game.bots.why import Why
from game.core import Move


def holder(state: State, tile: int) -> int | None:
    """The seat that holds a tile, or none."""
    return next((seat for seat, tiles in enumerate(state.held) if tiles >> tile & 1), None)


def partner_of(state: State, tile: int) -> int:
    """The number of a tile's partner."""
    return state.rules.roster.partner[tile].bit_length() - 1


def why_take(state: State, move: Move) -> Why:
    """What taking that tile makes of one's herd, or keeps from another's."""
    roster = state.rules.roster
    one = roster.species[move.a % roster.count]
    owner = holder(state, partner_of(state, move.a))
    tile = roster.tiles[move.a]
    if owner == state.seat:
        return Why("pairs-own", tile=tile, species=one.name, size=one.size, points=2 * one.points)
    if owner is not None:
        rival = state.players[owner]
        return Why("shares-pair", tile=tile, species=one.name, size=one.size, points=one.points, rival=rival)
    if partner_of(state, move.a) in state.drawn:
        return Why("parts-pair", tile=tile, species=one.name, size=one.size)
    return Why("hopes-for-partner", tile=tile, species=one.name, size=one.size, points=one.points)


def why_exchange(state: State, move: Move) -> Why:
    """What the kept tile is for, and which is given."""
    kept, roster = why_take(state, state.rules.moves.moves[state.rules.moves.TAKE + move.b]), state.rules.roster
    if kept.code == "hopes-for-partner":
        sizes = (roster.species[tile % roster.count].size for tile in (move.a, move.b))
        gives, keeps = sizes
        code = "trades-size" if gives != keeps else "trades-even"
        return Why(code, **kept.params, given=roster.tiles[move.a], given_size=gives)
    return Why(kept.code, **kept.params, given=roster.tiles[move.a])


def why_draw(state: State, move: Move) -> Why:
    """How many of the tiles in that bag are partners of one's own."""
    roster = state.rules.roster
    bag = state.bags & roster.bags[move.a]
    partners = (roster.partners(state.held[state.seat]) & bag).bit_count()
    return Why("seeks-partner", bag=SEXES[move.a], partners=partners, tiles=bag.bit_count())
