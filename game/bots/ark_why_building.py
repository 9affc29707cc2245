"""What speaks for a divider or a pitch cube."""

from __future__ import annotations

from game.ark.board import Enclosure
from game.ark.state import State
from game.bots.ark_pairing import best_pair, own_dividers, own_points, pair_for
from game.bots.ark_sites import Site, open_sites, sites
from game.bots.why import Why
from game.core import Move


def why_wall(state: State, move: Move) -> Why | None:
    """It completes an enclosure, prepares one, leads on the hull, or scores its point (S5)."""
    after = state.copy()
    after.apply(move)
    completed = after.closed[len(state.closed) :]
    if completed:
        return _closes(state, after, completed)
    return _prepares(after, state.seat, move) or _on_the_hull(state, move) or _scores(state)


def _closes(state: State, after: State, completed: tuple[Enclosure, ...]) -> Why:
    seat = state.seat
    housed = [(pair_for(after, seat, one), one) for one in completed]
    species, enclosure = max(housed, key=lambda pair: -1 if pair[0] is None else own_points(after, seat, pair[0]))
    params = {
        "enclosure": enclosure.name, "size": enclosure.size, "dividers": own_dividers(after, seat, enclosure),
    }  # fmt: skip
    if species is None:
        return Why("closes-room", **params)
    name, tiles = state.rules.roster.species[species].name, own_points(after, seat, species)
    return Why("closes-enclosure", **params, species=name, tiles=tiles, next_turn=_provided(after, seat, enclosure))


def _provided(state: State, seat: int, enclosure: Enclosure) -> bool:
    """Whether nothing is missing there that the player does not hold as food."""
    if not state.rules.food:
        return True
    hungry = (enclosure.squares & state.hungry).bit_count()
    return not enclosure.fields & ~state.sealed and hungry <= state.food[seat]


def _prepares(after: State, seat: int, move: Move) -> Why | None:
    """The enclosure nearest to completion, of a size for which the player has a pair, that the divider bounds."""
    touching = (site for site in sites(after.board) if site.boundary >> move.a & 1)
    found: tuple[int, Site, int] | None = None
    for site in open_sites(after, tuple(touching)):
        species = best_pair(after, seat, site.size)
        missing = (site.boundary & after.free).bit_count()
        if species is not None and (found is None or missing < found[0]):
            found = missing, site, species
    if found is None:
        return None
    missing, site, species = found
    name = after.rules.roster.species[species].name
    enclosure = after.board.enclosure(site.squares)
    return Why("prepares", enclosure=enclosure.name, size=site.size, species=name, missing=missing)


def _on_the_hull(state: State, move: Move) -> Why | None:
    hull = state.board.hull
    if not hull >> move.a & 1:
        return None
    counts = [(walls & hull).bit_count() for walls in state.walls]
    own = counts.pop(state.seat) + 1
    return Why("leads-hull", own=own, others=max(counts)) if own > max(counts) else None


def _scores(state: State) -> Why | None:
    return Why("scores-piece", points=1) if state.rules.pitch else None


def why_pitch(state: State, move: Move) -> Why | None:
    """It seals the hull beside an enclosure for one of the player's pairs, or scores its point."""
    for enclosure in state.closed:
        if enclosure.fields >> move.a & 1:
            species = pair_for(state, state.seat, enclosure)
            if species is not None and own_dividers(state, state.seat, enclosure):
                missing = (enclosure.fields & ~state.sealed).bit_count() - 1
                name = state.rules.roster.species[species].name
                return Why("seals-for-pair", enclosure=enclosure.name, species=name, missing=missing)
    return _scores(state)


def why_built(state: State) -> Why:
    """What is not built stays in hand."""
    return Why("keeps-pieces", dividers=state.dividers[state.seat], pitch=state.pitch[state.seat])
