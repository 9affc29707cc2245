"""What stands against laying food or loading a pair (rulings S6, S8, F4, B4)."""

from __future__ import annotations

from game.ark.board import Enclosure
from game.ark.state import State
from game.core import Move, Reason


def enclosure_with(state: State, square: int) -> Enclosure | None:
    """The completed enclosure in which the square lies, or None."""
    for enclosure in state.closed:
        if enclosure.squares >> square & 1:
            return enclosure
    return None


def not_fed(state: State, move: Move) -> Reason | None:
    """The square takes no food from this player, or they have none."""
    square, ruling = state.board.squares[move.a], state.asks.ruling
    enclosure = enclosure_with(state, move.a)
    if enclosure is None:
        return Reason("not-an-enclosure", ruling, square=square)
    if not state.hungry >> move.a & 1:
        return Reason("square-has-food", ruling, square=square)
    if not state.reach >> move.a & 1:
        return Reason("no-own-divider", ruling, enclosure=enclosure.name)
    return None if state.food[state.seat] else Reason("no-food-left", ruling)


def not_first(state: State, square: int) -> Reason | None:
    """The square is not the one by which a completed enclosure goes."""
    name, enclosure = state.board.squares[square], enclosure_with(state, square)
    if enclosure is None:
        return Reason("not-an-enclosure", "B4", square=name)
    if enclosure.first == square:
        return None
    return Reason("not-the-first-square", "B4", square=name, enclosure=enclosure.name)


def no_pair(state: State, species: int) -> Reason | None:
    """The pair is loaded, not complete, or none of the player's."""
    roster, ruling = state.rules.roster, state.asks.ruling
    name, pair = roster.name(species), roster.both(1 << species)
    if any(loaded == species for loaded, _ in state.loaded):
        return Reason("animal-loaded", ruling, species=name)
    held = sum(tiles & pair for tiles in state.held)
    if held != pair:
        missing = tuple(tile for number, tile in enumerate(roster.tiles) if (pair & ~held) >> number & 1)
        return Reason("pair-not-complete", "A4", species=name, missing=missing)
    return None if state.held[state.seat] & pair else Reason("not-your-pair", ruling, species=name)


def no_room(state: State, species: int, enclosure: Enclosure) -> Reason | None:
    """The enclosure has another size, or holds such a pair already."""
    animal, ruling = state.rules.roster.species[species], state.asks.ruling
    if not animal.fits(enclosure.size):
        return Reason(
            "wrong-size", ruling,
            species=animal.name, enclosure=enclosure.name, size=enclosure.size, needed=animal.size,
        )  # fmt: skip
    inside = (state.rules.roster.species[loaded] for loaded, first in state.loaded if first == enclosure.first)
    for other in inside:
        if not animal.lives_with(other):
            return Reason("enclosure-taken", ruling, enclosure=enclosure.name, by=other.name)
    return None


def not_provisioned(state: State, enclosure: Enclosure) -> Reason | None:
    """Food or pitch is missing, or both."""
    lacking = {"squares": enclosure.squares & state.hungry, "fields": enclosure.fields & ~state.sealed}
    code = _PROVISIONS_MISSING.get(tuple(kind for kind, places in lacking.items() if places))
    if not code:
        return None
    named = {kind: state.board.names(kind, places) for kind, places in lacking.items() if places}
    return Reason(code, state.asks.ruling, enclosure=enclosure.name, **named)


_PROVISIONS_MISSING = {
    ("squares",): "food-missing",
    ("fields",): "pitch-missing",
    ("squares", "fields"): "food-and-pitch-missing",
}
"""The code by which places of an enclosure lack something."""
