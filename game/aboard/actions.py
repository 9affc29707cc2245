"""N2 and N3: what each move does.  The moves given here are legal; nothing is checked."""

from __future__ import annotations

from functools import cache

from game.aboard.choices import TileMove
from game.aboard.rounds import KEEP_BEGINS, PILE, Log, end_turn, fill_middle, group_place, lay_out, set_flag
from game.aboard.state import DEALING, SETUP, AboardState
from game.aboard.tiles import HIDDEN_BIT, NAMES, joined, tiles_of
from game.core import CHANCE, COLOURS, DARK, Event

FOOD_TAKEN = {colour: Event("food-moves", colour, "", 1, ("stock", ""), ("held", colour)) for colour in COLOURS}
"""One food token for a split."""

HAND = 3
"""Tiles dealt to each player at the start, of which one is kept (N2)."""


def perform(state: AboardState, move: TileMove, log: Log) -> None:
    """Do a legal move and whatever follows from it without a choice."""
    state.choices = None
    ACTIONS[move.kind](state, move.a, log)


def _deal(state: AboardState, tile: int, log: Log) -> None:
    """Chance has named a tile: for a hand, for the middle, or the one that was lying face down."""
    if state.phase == SETUP:
        _deal_to_hand(state, tile, log)
    elif state.phase == DEALING:
        lay_out(state, tile, log)
    else:
        _turn_up(state, tile, log)


def _deal_to_hand(state: AboardState, tile: int, log: Log) -> None:
    colour = state.players[state.turn]
    state.pile ^= 1 << tile
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
    state.pile ^= 1 << tile
    state.arks[state.turn] |= 1 << tile
    if log is not None:
        log.append(Event("tile-dealt", colour, NAMES[tile], 0, (DARK, ""), ("ark", colour)))
    end_turn(state, log)


def _keep(state: AboardState, tile: int, log: Log) -> None:
    """The kept tile goes on the ark in secret, the others into the middle; then the next player is dealt to."""
    seat, bit = state.turn, 1 << tile
    put = state.hand ^ bit
    state.hand = 0
    state.arks[seat] |= bit
    state.secrets[seat] = bit
    _tell_kept(state.players[seat], tile, log)
    _put_into_middle(state, put, log)
    if seat + 1 < len(state.players):
        state.turn, state.to_move = seat + 1, CHANCE
    else:
        fill_middle(state, log)


def _tell_kept(colour: str, tile: int, log: Log) -> None:
    if log is not None:
        log.append(Event("tile-kept", colour, NAMES[tile], 0, ("hand", colour), ("ark", colour), secret=colour))


def _put_into_middle(state: AboardState, put: int, log: Log) -> None:
    colour = state.players[state.turn]
    for tile in tiles_of(put):
        group = sum(state.middle) | 1 << tile
        state.middle = (group,)
        if log is not None:
            log.append(Event("tile-moves", colour, NAMES[tile], 0, ("hand", colour), group_place(group)))


def _split(state: AboardState, part: int, log: Log) -> None:
    """The part leaves its group, and the player takes one food token."""
    group = state.group_with(part)
    if part & group & -group:
        part ^= group
    state.middle = _parted(state.middle, group, part)
    state.food[state.turn] += 1
    if log is not None:
        colour = state.players[state.turn]
        log.append(Event("group-split", colour, joined(part), 0, group_place(group), group_place(part)))
        log.append(FOOD_TAKEN[colour])
    end_turn(state, log)


@cache
def food_paid(colour: str, price: int) -> Event:
    """The food tokens a group costs."""
    return Event("food-moves", colour, "", price, ("held", colour), ("stock", ""))


def _parted(middle: tuple[int, ...], group: int, part: int) -> tuple[int, ...]:
    """The groups in the order of their first tiles: the old one stays, the new one comes after it."""
    old = middle.index(group)
    new = old + 1
    below = (part & -part) - 1
    for other in middle[new:]:
        if not other & below:
            break
        new += 1
    return (*middle[:old], group ^ part, *middle[old + 1 : new], part, *middle[new:])


def _take(state: AboardState, tile: int, log: Log) -> None:
    """The player pays for the group in which this is the first tile, loads it and sets the flag."""
    seat = state.turn
    group = state.group_with(1 << tile)
    at = state.middle.index(group)
    state.middle = (*state.middle[:at], *state.middle[at + 1 :])
    state.food[seat] -= group.bit_count()
    state.arks[seat] |= group & ~HIDDEN_BIT
    _tell_taken(state.players[seat], group, log)
    set_flag(state, seat, log)
    if group & HIDDEN_BIT:
        state.to_move = CHANCE
    else:
        end_turn(state, log)


def _tell_taken(colour: str, group: int, log: Log) -> None:
    if log is not None:
        price = group.bit_count()
        log.append(food_paid(colour, price))
        log.append(Event("group-taken", colour, joined(group), price, group_place(group), ("ark", colour)))


ACTIONS = {"deal": _deal, "keep": _keep, "split": _split, "take": _take}
