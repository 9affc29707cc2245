"""A game described for the outside: the position of the notation, orders of players, and packing for transport."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.ark.state import State, Worker


def position(state: State) -> dict[str, Any]:
    """The position as the notation describes it."""
    phase = state.asks.phase
    return {
        "game": state.game,
        "round": state.round,
        "phase": phase,
        "action": state.action + 1 if state.action >= 0 else None,
        "to_move": state.to_move,
        "scores": state.scores(),
        "held": {colour: held(state, seat) for seat, colour in enumerate(state.players)},
        "stock": stock(state),
        "bags": bags(state),
        "drawn": [state.rules.roster.tiles[tile] for tile in state.drawn],
        "left": state.left if state.left >= 0 else None,
        "spaces": spaces(state),
        "ark": ark(state),
    }


def held(state: State, seat: int) -> dict[str, Any]:
    """What a player has in hand."""
    return {
        "dividers": state.dividers[seat],
        "pitch": state.pitch[seat],
        "food": state.food[seat],
        "animals": tiles(state, state.held[seat]),
    }


def tiles(state: State, mask: int) -> list[str]:
    """The names of a set of tiles, sorted as text."""
    return sorted(tile for number, tile in enumerate(state.rules.roster.tiles) if mask >> number & 1)


def stock(state: State) -> dict[str, Any]:
    """What lies beside the ark."""
    dividers = dict(zip(state.players, state.stock_dividers, strict=True))
    return {"dividers": dividers, "pitch": state.stock_pitch, "food": state.stock_food}


def bags(state: State) -> dict[str, list[str]]:
    """The tiles of both bags."""
    males, females = state.rules.roster.bags
    return {"m": tiles(state, state.bags & males), "f": tiles(state, state.bags & females)}


def spaces(state: State) -> dict[str, dict[str, Any]]:
    """The action board."""
    bonus = {str(space + 1): worth for space, worth in enumerate(state.bonus) if worth}
    return {
        "current": workers(state, state.current),
        "completed": workers(state, state.completed),
        "bonus": bonus,
    }


def workers(state: State, standing: tuple[Worker, ...]) -> dict[str, str]:
    """Colours by space; several on one space in order of arrival, joined by a blank."""
    named: dict[str, str] = {}
    for space, seat in standing:
        before = named.get(str(space + 1))
        named[str(space + 1)] = f"{before} {state.players[seat]}" if before else state.players[seat]
    return named


def ark(state: State) -> dict[str, Any]:
    """What is on the ark."""
    board = state.board
    dividers = {
        edge: colour for seat, colour in enumerate(state.players) for edge in board.names("edges", state.walls[seat])
    }
    return {
        "dividers": dict(sorted(dividers.items())),
        "pitch": sorted(board.names("fields", state.sealed)),
        "food": sorted(board.names("squares", fed(state))),
        "loaded": loaded(state),
    }


def fed(state: State) -> int:
    """The squares that have food: nowhere but in completed enclosures."""
    squares = 0
    for enclosure in state.closed:
        squares |= enclosure.squares
    return squares & ~state.hungry


def loaded(state: State) -> dict[str, list[str]]:
    """The pairs in each enclosure, the large one first."""
    named: dict[str, list[str]] = {}
    for species, square in sorted(
        state.loaded, key=lambda pair: (pair[1], -state.rules.roster.species[pair[0]].size)
    ):
        named.setdefault(state.board.squares[square], []).append(state.rules.roster.name(species))
    return named


def paired(state: State) -> frozenset[str]:
    """The species of which both tiles are in play (A4)."""
    roster = state.rules.roster
    tiles = roster.all_tiles & ~state.bags & ~sum(1 << tile for tile in state.drawn)
    pairs = roster.pairs(tiles)
    return frozenset(one.name for number, one in enumerate(roster.species) if pairs >> number & 1)


def packed(state: State) -> tuple[Any, ...]:
    """The values a state can be made from again, without what all states of its game share."""
    rules = state.rules
    key = (rules.game, rules.players, rules.options, rules.board)
    values = {name: getattr(state, name) for name in state.__slots__ if name not in ("rules", "asks", "closed")}
    closed = tuple(enclosure.squares for enclosure in state.closed)
    return key, rules.chapters.index(state.asks), closed, values
