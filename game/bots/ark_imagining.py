"""What comes of it: an action performed in the mind, by the habits of all."""

from __future__ import annotations

from game.ark.narrator import SILENCE, Narrator, Silence
from game.ark.order import performing_order
from game.ark.performing import next_turn, start
from game.ark.state import State
from game.bots.ark_features import at_once, part_of_round
from game.bots.ark_habits import Habits


def begun(state: State, seat: int, space: int, log: Silence = SILENCE) -> State:
    """The state in which that player would begin the action of a space at once, nobody else planning any more.

    ``log`` is told what comes of it until somebody must decide.
    """
    after = state.copy()
    after.current = tuple(sorted({*after.current, (space, seat)}))
    after.completed = ()
    start(after, space, performing_order(after, seat), log)
    next_turn(after, log)
    return after


def skips(log: Narrator, player: str) -> bool:
    """Whether the action with which the log begins is nothing for that player."""
    end = next((n for n, event in enumerate(log) if event.kind == "action-ends"), len(log))
    return any(event.kind == "skipped" and event.player == player for event in log[:end])


def play_action(state: State, habits: Habits, moment: tuple[int, int]) -> None:
    """Play the action of that moment, a round and a space, to its end."""
    while state.to_move is not None and (state.round, state.action) == moment:
        habits.go_on(state)


def play_out(state: State, habits: Habits) -> None:
    """Play the game to its end."""
    while state.to_move is not None:
        habits.go_on(state)


def horizon(state: State) -> tuple[int, float]:
    """How far ahead one looks, as a round and the part of it that is over: to the end of this round, with the Deluge.

    Where actions are performed at once it is the same moment of the next round: all will have had their turns.
    """
    return state.round + 1, part_of_round(state) if at_once(state) else 0.0


def play_until(state: State, habits: Habits, moment: tuple[int, float]) -> None:
    """Play on to that moment, or to the end of the game."""
    while state.to_move is not None and (state.round, part_of_round(state)) < moment:
        habits.go_on(state)


def play_turn(state: State, habits: Habits) -> None:
    """Play the turn of whoever acts now to its end."""
    moment = state.round, state.action, state.at
    while state.to_move is not None and (state.round, state.action, state.at) == moment:
        habits.go_on(state)
