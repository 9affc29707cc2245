"""Choosing among a few courses of action: each is played on, again and again, and the worst are left out."""

from __future__ import annotations

from game.ark.state import State
from game.bots.ark_habits import Habits
from game.bots.ark_steps import follow
from game.bots.ark_worth import lead
from game.bots.bot import Stop
from game.core import Chooser, Move

Course = tuple[Move, ...]

PASSES = 16


def best_course(state: State, courses: list[Course], rng: Chooser, stop: Stop, passes: int = PASSES) -> Course:
    """The course that leaves the player to move furthest ahead at the end of the round, on average."""
    seat = state.seat
    sums = dict.fromkeys(range(len(courses)), 0.0)
    habits = Habits(rng, state)
    alive = list(sums)
    rounds = 0
    while len(alive) > 1 and rounds < passes:
        gains = {}
        for number in alive:
            gains[number] = outcome(state, courses[number], seat, habits)
            if stop():
                break
        else:
            rounds += 1
            for number, gain in gains.items():
                sums[number] += gain
            if rounds in (2, 4, 8, 12):
                alive.sort(key=lambda number: sums[number], reverse=True)
                alive = alive[: max(2, (len(alive) + 1) // 2)]
            continue
        break
    if rounds == 0:
        return courses[0]
    return courses[max(alive, key=lambda number: sums[number])]


def outcome(state: State, course: Course, seat: int, habits: Habits) -> float:
    """How far ahead the player is at the end of the round, if they take that course and all follow their habits."""
    after = state.copy()
    follow(after, course)
    round_ = state.round
    while after.to_move is not None and (after.round == round_):
        habits.go_on(after)
    return lead(after, seat)
