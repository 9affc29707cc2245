"""N2 and N3: what each move does.  The moves given here are legal; nothing is checked."""

from __future__ import annotations

from functools import cache

from game.aboard.choices import TileMove
from game.aboard.rounds import GROUPS, KEEP_BEGINS, PILE, Log, end_taking, end_turn, fill_middle, lay_out, set_flag
from game.aboard.state import DEALING, SETUP, AboardState
from game.aboard.telling import TilesEvent
from game.aboard.tiles import AS_BYTE, KNOWN, NAMES, tiles_of
from game.core import CHANCE, COLOURS, DARK, Event, Place

SPLIT_BRINGS = 1
"""Food tokens for a split (N3)."""

FOOD_TAKEN = {
    colour: Event("food-moves", colour, "", SPLIT_BRINGS, ("stock", ""), ("held", colour)) for colour in COLOURS
}
"""By player: the food a split brings."""

FOOD_PAID = {
    colour: tuple(
        Event("food-moves", colour, "", price, ("held", colour), ("stock", "")) for price in range(len(NAMES) + 1)
    )
    for colour in COLOURS
}
"""By player and price: the food tokens a group costs."""

ARKS: dict[str, Place] = {colour: ("ark", colour) for colour in COLOURS}
"""By its player, the place of an ark."""

HAND = 3
"""Tiles dealt to each player at the start, of which one is kept (N2)."""


def perform(state: AboardState, move: TileMove, log: Log) -> None:
    """Do a legal move and whatever follows from it without a choice."""
    state.choices = None
    ACTIONS[move.kind](state, move.a, log)


def _deal(state: AboardState, tile: int, log: Log) -> None:
    """Chance has named a tile: for a hand, for the middle, or the one that was lying face down."""
    state.pile = state.pile.replace(AS_BYTE[tile], b"")
    if state.phase == DEALING:
        lay_out(state, tile, log)
    elif state.phase == SETUP:
        _deal_to_hand(state, tile, log)
    else:
        _turn_up(state, tile, log)


def _deal_to_hand(state: AboardState, tile: int, log: Log) -> None:
    colour = state.players[state.turn]
    state.hand |= 1 << tile
    if log is not None:
        log.append(dealt_to_hand(colour, tile))
    if state.hand.bit_count() == HAND:
        state.to_move = colour
        if log is not None:
            log.append(KEEP_BEGINS[colour])


@cache
def dealt_to_hand(colour: str, tile: int) -> Event:
    """A tile that its player alone may see."""
    return Event("tile-dealt", colour, NAMES[tile], 0, PILE, ("hand", colour), secret=colour)


def _turn_up(state: AboardState, tile: int, log: Log) -> None:
    """The hidden tile that was taken comes to light (N6)."""
    colour = state.players[state.turn]
    state.arks[state.turn] |= 1 << tile
    if log is not None:
        log.append(turned_up(colour, tile))
    end_taking(state, log)


@cache
def turned_up(colour: str, tile: int) -> Event:
    """The hidden tile, now on an ark."""
    return Event("tile-dealt", colour, NAMES[tile], 0, (DARK, ""), ("ark", colour))


def _keep(state: AboardState, tile: int, log: Log) -> None:
    """The kept tile goes on the ark in secret, the others into the middle; then the next player is dealt to."""
    seat, bit = state.turn, 1 << tile
    put = state.hand ^ bit
    state.hand = 0
    state.arks[seat] |= bit
    state.secrets[seat] = bit
    if log is not None:
        log.append(tile_kept(state.players[seat], tile))
    _put_into_middle(state, put, log)
    if seat + 1 < len(state.players):
        state.turn, state.to_move = seat + 1, CHANCE
    else:
        fill_middle(state, log)


@cache
def tile_kept(colour: str, tile: int) -> Event:
    """A secret tile, which its player alone may see."""
    return Event("tile-kept", colour, NAMES[tile], 0, ("hand", colour), ("ark", colour), secret=colour)


def _put_into_middle(state: AboardState, put: int, log: Log) -> None:
    colour = state.players[state.turn]
    for tile in tiles_of(put):
        group = sum(state.middle) | 1 << tile
        state.middle = (group,)
        if log is not None:
            log.append(put_into_middle(colour, tile, group & -group))


@cache
def put_into_middle(colour: str, tile: int, first: int) -> Event:
    """A tile that was not kept, and the first tile of the group it joins (as a set)."""
    return Event("tile-moves", colour, NAMES[tile], 0, ("hand", colour), GROUPS[first])


def _split(state: AboardState, part: int, log: Log) -> None:
    """The part leaves its group, and the player takes one food token."""
    seat, group = state.turn, state.group_with(part)
    if part & group & -group:
        part ^= group
    state.middle = _parted(state.middle, group, part)
    state.food[seat] += SPLIT_BRINGS
    if log is not None:
        colour = state.players[seat]
        log.append(TilesEvent("group-split", colour, part, 0, GROUPS[group & -group], GROUPS[part & -part]))
        log.append(FOOD_TAKEN[colour])
    end_turn(state, log)


def _parted(middle: tuple[int, ...], group: int, part: int) -> tuple[int, ...]:
    """The groups in the order of their first tiles: the old one stays, the new one comes after it."""
    groups = [*middle]
    old = groups.index(group)
    groups[old] = group ^ part
    new, below = old + 1, (part & -part) - 1
    for other in middle[new:]:
        if not other & below:
            break
        new += 1
    groups.insert(new, part)
    return tuple(groups)


def _take(state: AboardState, tile: int, log: Log) -> None:
    """The player pays for the group in which this is the first tile, loads it and sets the flag."""
    seat, group, middle = state.turn, state.group_with(1 << tile), state.middle
    at = middle.index(group)
    state.middle = middle[:at] + middle[at + 1 :]
    state.food[seat] -= group.bit_count()
    state.arks[seat] |= group & KNOWN
    if log is not None:
        _tell_taken(state.players[seat], group, log)
    set_flag(state, seat, log)
    if group > KNOWN:
        state.to_move = CHANCE
    else:
        end_taking(state, log)


def _tell_taken(colour: str, group: int, log: list[Event]) -> None:
    price = group.bit_count()
    log.append(FOOD_PAID[colour][price])
    log.append(TilesEvent("group-taken", colour, group, price, GROUPS[group & -group], ARKS[colour]))


ACTIONS = {"deal": _deal, "keep": _keep, "split": _split, "take": _take}
