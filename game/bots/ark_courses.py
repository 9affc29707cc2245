"""The courses of action that are worth playing on in the mind."""

from __future__ import annotations

from game.ark.state import State
from game.bots.ark_glance import spaces_at_a_glance
from game.bots.ark_habits import Habits
from game.bots.ark_programmes import programmes
from game.bots.ark_steps import Course, follow
from game.bots.ark_swaps import swaps
from game.bots.ark_worth import lead
from game.bots.bot import Stop

FEW = 10
"""How many courses are compared."""


def courses(state: State, habits: Habits, stop: Stop) -> list[Course]:
    """What the player to move might do, the most promising first where that can be told."""
    moves = state.rules.moves
    if state.base == moves.WALL or (state.base == moves.DONE and state.left >= 0):
        return [one.moves for one in programmes(state, habits, stop)[:FEW]] or [habits.course(state)]
    if state.base in (moves.DRAW, moves.SWAP):
        draws: list[Course] = [(move,) for move in state.legal() if move.kind == "draw"]
        return draws + swaps(state) or [habits.course(state)]
    singles: list[Course] = [(move,) for move in state.legal()]
    if state.base == moves.CHOOSE:
        gains = spaces_at_a_glance(state)
        return sorted(singles, key=lambda one: -gains[one[0].a])
    return singles if len(singles) <= FEW else sorted(singles, key=lambda one: -_after(state, one))[:FEW]


def _after(state: State, course: Course) -> float:
    """What the position is worth to the player after that course."""
    after = state.copy()
    follow(after, course)
    return lead(after, state.seat)
