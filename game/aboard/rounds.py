"""N2, N4 and N6: the middle is filled, turns go round until all flags are set, and the round ends.

``log`` collects the events here and in ``actions``; it is None where nobody wants them.
"""

from __future__ import annotations

from functools import cache

from game.aboard.choices import TurnChoices
from game.aboard.house import ANIMALS_TO_END
from game.aboard.scoring import scoring_events
from game.aboard.state import DEALING, OVER, PLAYING, AboardState
from game.aboard.telling import TilesEvent
from game.aboard.tiles import HIDDEN_BIT, KNOWN, NAMES, joined
from game.core import CHANCE, COLOURS, NOWHERE, Event, Place

Log = list[Event] | None

PILE: Place = ("pile", "")


PHASE_BEGINS = {phase: Event("phase-begins", what=phase) for phase in (DEALING, PLAYING, OVER)}
KEEP_BEGINS = {colour: Event("turn-begins", colour, "keep") for colour in COLOURS}
TURN_BEGINS = {colour: Event("turn-begins", colour, "turn") for colour in COLOURS}
LAST_TURN_BEGINS = {colour: Event("turn-begins", colour, "last-turn") for colour in COLOURS}
FLAG_SET = {colour: Event("flag-set", colour) for colour in COLOURS}
SKIPPED = {colour: Event("skipped", colour, "nothing-to-do") for colour in COLOURS}
NO_TILES = Event("last-round", what="tiles")
FLAGS_CLEARED = Event("flags-cleared")
FIRST_PLAYER = {colour: Event("first-player", colour) for colour in COLOURS}
"""Events never change, so those that recur all the time are made once."""

GROUPS: dict[int, Place] = {1 << tile: ("group", name) for tile, name in enumerate(NAMES)}
"""By its first tile, given as a set, the place of a group."""


@cache
def round_begins(number: int) -> Event:
    """The start of a round, counted from 1."""
    return Event("round-begins", count=number)


@cache
def laid_out(bit: int, first: int) -> Event:
    """A tile dealt into the middle, where this is then the first tile; both as sets of one tile."""
    return Event("tile-dealt", "", joined(bit), 0, PILE, GROUPS[first])


def fill_middle(state: AboardState, log: Log) -> None:
    """Begin to lay tiles out in the middle (N2)."""
    state.phase = DEALING
    if log is not None:
        log.append(PHASE_BEGINS[DEALING])
    lying = (sum(state.middle) & KNOWN).bit_count()
    state.missing = min(state.house.fill - lying, state.tiles_left())
    if state.missing:
        state.turn, state.to_move = state.first, CHANCE
    else:
        _begin_turns(state, log)


def lay_out(state: AboardState, tile: int, log: Log) -> None:
    """Chance has named the next tile of the middle."""
    _add_to_middle(state, 1 << tile, log)
    state.missing -= 1
    if not state.missing:
        _begin_turns(state, log)


def _add_to_middle(state: AboardState, bit: int, log: Log) -> None:
    group = sum(state.middle) | bit
    state.middle = (group,)
    if log is not None:
        log.append(laid_out(bit, group & -group))


def _begin_turns(state: AboardState, log: Log) -> None:
    """The middle is full, or no tile is left; with ``face_down`` a hidden one comes to the others (N6)."""
    if state.house.face_down and state.pile and not state.group_with(HIDDEN_BIT):
        _add_to_middle(state, HIDDEN_BIT, log)
    state.phase = PLAYING
    if log is not None:
        log.append(PHASE_BEGINS[PLAYING])
        if not state.tiles_left():
            log.append(NO_TILES)
    _begin_turn(state, state.first, log)


def may_split(state: AboardState, seat: int) -> bool:
    """With ``food_cap``, whoever holds five food tokens may not split (N6)."""
    return state.food[seat] < state.house.full


def set_flag(state: AboardState, seat: int, log: Log) -> None:
    """The player sets the stop flag."""
    state.flags = (*state.flags, seat)
    if log is not None:
        log.append(FLAG_SET[state.players[seat]])


def _begin_turn(state: AboardState, seat: int, log: Log) -> None:
    """Give the turn to this player; whoever can neither split nor take sets the flag and takes nothing (N3)."""
    if log is not None:
        begins = LAST_TURN_BEGINS if len(state.flags) == state.house.last_flags else TURN_BEGINS
        log.append(begins[state.players[seat]])
    choices = TurnChoices(state.middle, state.food[seat], may_split(state, seat))
    if choices.total:
        state.turn, state.to_move, state.choices = seat, state.players[seat], choices
        return
    if log is not None:
        log.append(SKIPPED[state.players[seat]])
    set_flag(state, seat, log)
    _next_turn(state, seat, log)


def end_taking(state: AboardState, log: Log) -> None:
    """A group has been taken, and what lay face down in it is known: that may make the round the last one."""
    if log is not None:
        others = [ark.bit_count() for seat, ark in enumerate(state.arks) if seat != state.turn]
        animals = state.arks[state.turn].bit_count()
        if animals >= ANIMALS_TO_END > max(others) and state.tiles_left():
            log.append(Event("last-round", state.players[state.turn], "animals", animals))
    end_turn(state, log)


def end_turn(state: AboardState, log: Log) -> None:
    """After a split or a taking: the next player without a flag, or the end of the round."""
    state.acted = True
    seat = state.turn
    if len(state.flags) == state.house.last_flags and seat not in state.flags:
        set_flag(state, seat, log)
    _next_turn(state, seat, log)


def _next_turn(state: AboardState, seat: int, log: Log) -> None:
    for following in state.house.after[seat]:
        if following not in state.flags:
            _begin_turn(state, following, log)
            return
    _end_round(state, log)


def _end_round(state: AboardState, log: Log) -> None:
    """N4: the game ends, with ``food_cap`` also if nobody has done anything (N6), or the next round begins."""
    if is_last_round(state) or (state.house.food_cap and not state.acted):
        state.phase, state.to_move = OVER, None
        if log is not None:
            log.append(PHASE_BEGINS[OVER])
            log += scoring_events(state)
        return
    _begin_round(state, log)


def is_last_round(state: AboardState) -> bool:
    """Whether the game will certainly end with this round (N4): ten animals on an ark, or no tile left to lay out."""
    return max(map(int.bit_count, state.arks)) >= ANIMALS_TO_END or not state.tiles_left()


def _begin_round(state: AboardState, log: Log) -> None:
    """The flags come off, whoever set the first is first player, and what is left in the middle is one group."""
    left = state.middle
    state.first, state.flags, state.acted = state.flags[0], (), False
    state.round += 1
    if left:
        state.middle = (sum(left),)
    if log is not None:
        log.append(FLAGS_CLEARED)
        log.append(FIRST_PLAYER[state.players[state.first]])
        log.append(round_begins(state.round))
        if len(left) > 1:
            group = state.middle[0]
            log.append(TilesEvent("groups-joined", "", group, 0, NOWHERE, GROUPS[group & -group]))
    fill_middle(state, log)
