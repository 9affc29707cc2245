"""The computer players at a table: when they move, so that people can follow, and what shows that they think."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from game.core import Event
from scenes.table import motion
from scenes.table.play import Playing

INSTANT_MOVES = 64
"""Moves of computer players in one frame where nothing is to be seen of them."""

DOTS = 3
_DECIDED = 0.5
"""The part of the time before a move after which it is decided on."""


class Computers:
    """``show`` is called with what happened, after each of their moves."""

    def __init__(self, play: Playing, show: Callable[[list[Event]], None]) -> None:
        self._play = play
        self._show = show
        self._waited = 0.0
        """Seconds since all that led to the decision has been shown."""
        self._after_person = False
        """Whether a person has made the last decision."""
        self._goes_on = False
        """Whether the same player has moved last."""
        self._simpler = 0
        """How many think more simply, as has been said."""
        self._told = inf
        """Seconds since somebody has begun to think more simply."""

    @property
    def awaited(self) -> bool:
        """Whether one of them is still to move, so that time must go on passing."""
        return not self._play.over and not self._play.human

    @property
    def dots(self) -> int:
        """Which of the dots beside the prompt stands out, from 1, as a sign of long thinking; else 0."""
        long = self._waited - motion.LONG_THOUGHT
        return 1 + int(long / motion.DOT) % DOTS if long >= 0 and self.awaited else 0

    @property
    def simpler(self) -> str:
        """The player of whom is to be said just now that they think more simply, by colour; else nothing."""
        return self._play.simpler[-1] if self._told < motion.ANSWER else ""

    def update(self, dt: float, pace: float, showing: bool) -> None:
        """Let time pass; ``pace`` as for a table, ``showing`` while anything is still to be shown."""
        self._told += dt
        if not self.awaited:
            self._waited, self._after_person = 0.0, True
            return
        self._play.ponder()
        if not showing:
            self._waited += dt
            self._move_on(pace)

    def _move_on(self, pace: float) -> None:
        """Move when it is time; what to do is decided in an earlier frame, in which nothing is drawn."""
        if pace and self._waited >= _DECIDED * self._least(pace):
            self._play.choose()
        for _ in range(1 if pace else INSTANT_MOVES):
            if not self.awaited or self._waited < self._least(pace) or not self._moved():
                return

    def _least(self, pace: float) -> float:
        """Seconds that must pass before a move: for a person they are time to take back their own."""
        rest = motion.BETWEEN_PIECES if self._goes_on else motion.THINKING
        may_regret = self._after_person and not self._play.plan.no_undo
        return max(rest * pace, motion.SECOND_THOUGHTS if may_regret else 0.0)

    def _moved(self) -> bool:
        """Whether whoever is to move has made up their mind, and moved."""
        mover = self._play.match.state.to_move
        events = self._play.think()
        if events is None:
            return False
        self._waited, self._after_person = 0.0, False
        self._goes_on = self._play.match.state.to_move == mover
        if len(self._play.simpler) > self._simpler:
            self._simpler, self._told = len(self._play.simpler), 0.0
        self._show(events)
        return True
