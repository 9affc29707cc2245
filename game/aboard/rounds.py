"""N2, N4 and N6: the middle is filled, turns go round until all flags are set, and the round ends.

``log`` collects the events here and in ``actions``; it is None where nobody wants them.
"""

from __future__ import annotations

from functools import cache

from game.aboard.choices import TurnChoices
from game.aboard.house import ANIMALS_TO_END, FOOD_CAP
from game.aboard.scoring import scoring_events
from game.aboard.state import DEALING, OVER, PLAYING, AboardState
from game.aboard.tiles import HIDDEN_BIT, KNOWN, NAMES, joined
from game.core import CHANCE, Event, Place

Log = list[Event] | None

PILE: Place = ("pile", "")


GROUPS: tuple[Place, ...] = tuple(("group", name) for name in NAMES)


def group_place(group: int) -> Place:
    """A group of the middle, named by its first tile."""
    return GROUPS[(group & -group).bit_length() - 1]


@cache
def turn_begins(colour: str, what: str) -> Event:
    """The start of a turn.  Events never change, so one that recurs all the time is made once."""
    return Event("turn-begins", colour, what)


@cache
def flag_set(colour: str) -> Event:
    """A player's flag, which goes up once a round."""
    return Event("flag-set", colour)


@cache
def laid_out(bit: int, group: Place) -> Event:
    """A tile dealt into the middle."""
    return Event("tile-dealt", "", joined(bit), 0, PILE, group)


def fill_middle(state: AboardState, log: Log) -> None:
    """Begin to lay tiles out in the middle (N2)."""
    state.phase = DEALING
    if log is not None:
        log.append(Event("phase-begins", what=DEALING))
    _fill_on(state, log)


def lay_out(state: AboardState, tile: int, log: Log) -> None:
    """Chance has named the next tile of the middle."""
    state.pile ^= 1 << tile
    _add_to_middle(state, 1 << tile, log)
    _fill_on(state, log)


def _add_to_middle(state: AboardState, bit: int, log: Log) -> None:
    group = sum(state.middle) | bit
    state.middle = (group,)
    if log is not None:
        log.append(laid_out(bit, group_place(group)))


def _fill_on(state: AboardState, log: Log) -> None:
    """Wait for one more tile, or let the turns begin once the middle is full or no tile is left."""
    laid = sum(state.middle)
    if (laid & KNOWN).bit_count() < state.house.fill and state.tiles_left():
        state.turn, state.to_move = state.first, CHANCE
        return
    if state.house.face_down and not laid & HIDDEN_BIT and state.pile:
        _add_to_middle(state, HIDDEN_BIT, log)
    state.phase = PLAYING
    if log is not None:
        log.append(Event("phase-begins", what=PLAYING))
    _begin_turn(state, state.first, log)


def may_split(state: AboardState, seat: int) -> bool:
    """With ``food_cap``, whoever holds five food tokens may not split (N6)."""
    return not state.house.food_cap or state.food[seat] < FOOD_CAP


def set_flag(state: AboardState, seat: int, log: Log) -> None:
    """The player sets the stop flag."""
    state.flags = (*state.flags, seat)
    if log is not None:
        log.append(flag_set(state.players[seat]))


def _last_turn(state: AboardState) -> bool:
    """With ``last_turn``, whether only one player is left without a flag (N6)."""
    return state.house.last_turn and len(state.flags) == len(state.players) - 1


def _begin_turn(state: AboardState, seat: int, log: Log) -> None:
    """Give the turn to this player; whoever can neither split nor take sets the flag and takes nothing (N3)."""
    if log is not None:
        log.append(turn_begins(state.players[seat], "last-turn" if _last_turn(state) else "turn"))
    choices = TurnChoices(state.middle, state.food[seat], may_split(state, seat))
    if choices.total:
        state.turn, state.to_move, state.choices = seat, state.players[seat], choices
        return
    if log is not None:
        log.append(Event("skipped", state.players[seat], "nothing-to-do"))
    set_flag(state, seat, log)
    _next_turn(state, seat, log)


def end_turn(state: AboardState, log: Log) -> None:
    """After a split or a taking: the next player without a flag, or the end of the round."""
    state.acted = True
    seat = state.turn
    if _last_turn(state) and seat not in state.flags:
        set_flag(state, seat, log)
    _next_turn(state, seat, log)


def _next_turn(state: AboardState, seat: int, log: Log) -> None:
    count = len(state.players)
    for step in range(1, count + 1):
        following = (seat + step) % count
        if following not in state.flags:
            _begin_turn(state, following, log)
            return
    _end_round(state, log)


def _end_round(state: AboardState, log: Log) -> None:
    """N4: the game ends, or the next round begins."""
    if _is_last_round(state):
        state.phase, state.to_move = OVER, None
        if log is not None:
            log.append(Event("phase-begins", what=OVER))
            log += scoring_events(state)
        return
    _begin_round(state, log)


def _is_last_round(state: AboardState) -> bool:
    """Ten animals on an ark, no tile left to lay out, or (``food_cap``) a round in which nobody did anything."""
    return (
        max(ark.bit_count() for ark in state.arks) >= ANIMALS_TO_END
        or not state.tiles_left()
        or (state.house.food_cap and not state.acted)
    )


def _begin_round(state: AboardState, log: Log) -> None:
    """The flags come off, whoever set the first is first player, and what is left in the middle is one group."""
    left = state.middle
    state.first, state.flags, state.acted = state.flags[0], (), False
    state.round += 1
    if left:
        state.middle = (sum(left),)
    if log is not None:
        log.append(Event("flags-cleared"))
        log.append(Event("first-player", state.players[state.first]))
        log.append(Event("round-begins", count=state.round))
        if len(left) > 1:
            log.append(Event("groups-joined", "", joined(sum(left)), target=group_place(sum(left))))
    fill_middle(state, log)
