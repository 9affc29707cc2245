"""What comes of it: an action performed in the mind, by the habits of all."""

from __future__ import annotations

from game.ark.narrator import SILENCE
from game.ark.order import performing_order
from game.ark.performing import next_turn, start
from game.ark.state import State
from game.bots.ark_habits import Habits


def begun(state: State, seat: int, space: int) -> State:
    """The state in which that player would begin the action of a space at once, nobody else planning any more."""
    after = state.copy()
    after.current = tuple(sorted({*after.current, (space, seat)}))
    after.completed = ()
    start(after, space, performing_order(after, seat), SILENCE)
    next_turn(after, SILENCE)
    return after


def play_action(state: State, habits: Habits, moment: tuple[int, int]) -> None:
    """Play the action of that moment, a round and a space, to its end."""
    while state.to_move is not None and (state.round, state.action) == moment:
        habits.go_on(state)


def play_out(state: State, habits: Habits) -> None:
    """Play the game to its end."""
    while state.to_move is not None:
        habits.go_on(state)


def play_round(state: State, habits: Habits, number: int) -> None:
    """Play on as long as it is that round; the Deluge belongs to the last one."""
    while state.to_move is not None and state.round == number:
        habits.go_on(state)


def play_turn(state: State, habits: Habits) -> None:
    """Play the turn of whoever acts now to its end."""
    moment = state.round, state.action, state.at
    while state.to_move is not None and (state.round, state.action, state.at) == moment:
        habits.go_on(state)
