"""Choosing among courses of action: each is played on again and again, and the worst are left out."""

from __future__ import annotations

from game.ark.state import State
from game.bots.ark_dice import Dice
from game.bots.ark_habits import Habits
from game.bots.ark_imagining import horizon, play_until
from game.bots.ark_steps import Course, follow
from game.bots.ark_worth import lead
from game.bots.bot import Stop
from game.core import Chooser

PASSES = 40
"""How often the last courses left are played on at most."""

CUTS = (4, 8, 16, 28)
"""After so many passes half of the courses are left out."""

SEEDS = 1 << 30


class Search:
    """The courses still worth a thought, and what they have brought so far."""

    def __init__(self, state: State, courses: list[Course], rng: Chooser) -> None:
        self.state = state
        self.rng = rng
        self.habits = Habits(rng, state)
        self.alive = courses
        self.sums = dict.fromkeys(courses, 0.0)

    def best(self, stop: Stop) -> Course:
        """The course that leaves the player to move best off some time later, on average."""
        for number in range(1, PASSES + 1):
            if len(self.alive) < 2 or stop():
                break
            self._play_on(stop)
            if number in CUTS:
                self._leave_out()
        return max(self.alive, key=self.sums.__getitem__)

    def _play_on(self, stop: Stop) -> None:
        """Play every course on under the same luck; a pass that had to be broken off does not count."""
        seed, gains = self.rng.randrange(SEEDS), []
        for course in self.alive:
            if stop():
                return
            self.habits.rng = Dice(seed)
            gains.append(outcome(self.state, course, self.habits))
        for course, gain in zip(self.alive, gains, strict=True):
            self.sums[course] += gain

    def _leave_out(self) -> None:
        self.alive.sort(key=self.sums.__getitem__, reverse=True)
        del self.alive[max(2, (len(self.alive) + 1) // 2) :]


def outcome(state: State, course: Course, habits: Habits) -> float:
    """How well off the player to move is in the end, if they take that course and then all follow their habits."""
    after = state.copy()
    follow(after, course)
    play_until(after, habits, horizon(state))
    return lead(after, state.seat)
