"""The players of Ark & Noah and the Family Variant, by level."""

from __future__ import annotations

from abc import abstractmethod
from typing import cast

from game.ark.state import State
from game.bots.ark_courses import courses
from game.bots.ark_habits import Habits
from game.bots.ark_search import Search
from game.bots.ark_steps import Course, is_legal
from game.bots.ark_weighing import best_step
from game.bots.bot import Bot, Stop
from game.core import Move, View


class ArkPlayer(Bot):
    """Thinks only where there is something to decide."""

    def choose(self, view: View, stop: Stop) -> Move:
        """One of the view's legal moves."""
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        return self.decide(cast(State, view.sample(self.rng)), stop)

    @abstractmethod
    def decide(self, state: State, stop: Stop) -> Move:
        """The move to make in a state that is the bot's own."""


class ArkEasy(ArkPlayer):
    """Does what comes to mind, and now and then anything at all."""

    ATTENTION = 4
    """One time in so many its mind is elsewhere."""

    def decide(self, state: State, stop: Stop) -> Move:
        """See the class."""
        if not self.rng.randrange(self.ATTENTION):
            legal = state.legal()
            return legal[self.rng.randrange(len(legal))]
        return Habits(self.rng, state).course(state)[0]


class ArkMedium(ArkPlayer):
    """Weighs what the next step leads to."""

    def decide(self, state: State, stop: Stop) -> Move:
        """See the class."""
        return best_step(state, Habits(self.rng, state), stop)[0]


class ArkHard(ArkPlayer):
    """Looks for whole turns, and plays the round on in its mind after each of the best."""

    slow = True
    _plan: Course = ()
    _expected: object = None

    def decide(self, state: State, stop: Stop) -> Move:
        """The next move of the course it follows, if all has come as expected, or of a new one."""
        if not self._plan or self._expected != fingerprint(state) or not is_legal(state, self._plan[0]):
            self._plan = self._best(state, stop)
        move, self._plan = self._plan[0], self._plan[1:]
        state.apply(move)
        self._expected = fingerprint(state)
        return move

    def _best(self, state: State, stop: Stop) -> Course:
        found = courses(state, Habits(self.rng, state), stop)
        return Search(state, found, self.rng).best(stop)


def fingerprint(state: State) -> object:
    """What tells one position of a game from all others."""
    return (
        state.to_move, state.round, state.action, state.at, state.left, state.base, state.mask, *state.points,
        *state.walls, state.sealed, state.hungry, state.loaded, state.bags, state.held, state.drawn,
    )  # fmt: skip
