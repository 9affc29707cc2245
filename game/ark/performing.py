"""Performing an action: its players in order, each until nothing is left to decide (ruling S1).

The turns of the Deluge run the same way; see :mod:`game.ark.deluge`.
"""

from __future__ import annotations

from game.ark.narrator import Silence
from game.ark.state import State


def changed(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The tuple with another value for one seat."""
    new = [*values]
    new[seat] = value
    return tuple(new)


def start(state: State, space: int, order: tuple[int, ...], log: Silence) -> None:
    """Start the action of a space; ``order`` are all players, whoever chose the space first."""
    state.action = space
    state.turns = order[:1] if state.rules.actions[space].alone else order
    state.at = -1
    state.left = -1
    log.action_begins(state)


def next_turn(state: State, log: Silence) -> None:
    """Go on with the next player, and from action to action, until somebody must decide."""
    rules = state.rules
    while True:
        state.at = at = state.at + 1
        if at < len(state.turns):
            if rules.actions[state.action].begin(state, state.turns[at], log):
                return
        else:
            log.action_ends(state)
            if rules.rounds.go_on(state, log):
                return


def end_turn(state: State, name: str, log: Silence) -> None:
    """The player has done with the action: go on with whoever comes next."""
    log.turn_ends(state, state.seat, name)
    next_turn(state, log)
