"""Weighing single steps: what the position is worth after each of them, by rules of thumb."""

from __future__ import annotations

from game.ark.state import State
from game.bots.ark_features import in_the_deluge
from game.bots.ark_habits import Habits
from game.bots.ark_imagining import begun, play_action, play_out
from game.bots.ark_programmes import may_stop, next_steps
from game.bots.ark_steps import Course, follow
from game.bots.ark_swaps import swaps
from game.bots.ark_worth import lead
from game.bots.bot import Stop


def best_step(state: State, habits: Habits, stop: Stop) -> Course:
    """The step after which the player to move is best off."""
    best: Course = habits.done
    highest = float("-inf")
    now = lead(state, state.seat, by_thumb=True)
    for step in steps(state, habits):
        gain = weigh(state, step, habits) - now
        if state.base == state.rules.moves.WALL:
            gain /= len(step)
        if gain > highest:
            best, highest = step, gain
        if stop():
            break
    return best


def steps(state: State, habits: Habits) -> list[Course]:
    """The steps that can be weighed; which bag to draw from is left to habit."""
    moves = state.rules.moves
    if state.base == moves.WALL or (state.base == moves.DONE and state.left >= 0):
        return [step.moves for step in next_steps(state, habits)] + [habits.done] * may_stop(state)
    if state.base == moves.DRAW:
        return [habits.course(state)]
    if state.base == moves.SWAP:
        return swaps(state) or [habits.course(state)]
    return [(move,) for move in state.legal()]


def weigh(state: State, step: Course, habits: Habits) -> float:
    """What the position after that step is worth to the player to move; actions and the Deluge are imagined to their
    end."""
    seat, move = state.seat, step[0]
    after = state.copy()
    follow(after, step)
    if move.kind == "choose":
        if len(state.completed) > 1:
            after = begun(after, seat, move.a)
        play_action(after, habits, (state.round, move.a))
    elif in_the_deluge(state):
        play_out(after, habits)
    return lead(after, seat, by_thumb=True)
