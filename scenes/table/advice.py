"""What a good player would do in a person's place, and why: Medium answers at once, and Hard a little later."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.bots import Bot, Why, explain, named
from game.core import Move, State, View
from scenes.system.thinking import Lost, Thoughts, Ticket

AT_ONCE, BETTER = "medium", "hard"
"""Whom the lantern asks first, and whom then."""

ViewOf = Callable[[State, str], View]
"""What of a state may be looked at for the sake of a player."""
Wanted = Callable[[], Sequence[str]]
"""The move that is asked for where something is to be tried out; none in a match."""


def nothing_wanted() -> tuple[()]:
    """In a match everybody plays as they like."""
    return ()


@dataclass(frozen=True)
class Advice:
    """A move worth making, with the one that belongs to it where a decision takes two, and what speaks for it."""

    moves: tuple[str, ...]
    why: Why


class Adviser:
    """Is asked about one decision at a time.  ``view_of`` tells what it may look at; chance is its own.

    Where a move is ``wanted`` that is what it advises, whatever a good player would do.
    """

    def __init__(self, thoughts: Thoughts, seed: int, view_of: ViewOf, wanted: Wanted = nothing_wanted) -> None:
        self._thoughts = thoughts
        self._wanted = wanted
        self._chance = random.Random(seed)
        self._view_of = view_of
        self._quick: Bot = named(AT_ONCE)(self._chance)
        self._state: State | None = None
        self._ticket: Ticket | None = None
        self.advice: Advice | None = None
        """The best answer so far to what was asked last."""

    @property
    def thinking(self) -> bool:
        """Whether a better answer may still come."""
        return self._ticket is not None

    def at_once(self, state: State) -> Advice:
        """What can be said without long thought to whoever is to move in a state."""
        wanted = self._wanted()
        return self._spoken(state, state.parse(wanted[0]) if wanted else self._quickly(self._view(state)))

    def ask(self, state: State) -> None:
        """Advise whoever is to move in a state."""
        self.forget()
        self._state = state
        view = self._view(state)
        self.advice = self.at_once(state)
        if len(view.legal()) > 1 and not self._wanted():
            self._ticket = self._thoughts.ask(named(BETTER), view, self._chance.randrange(2**31))

    def update(self) -> bool:
        """Whether a better answer has come that is another one."""
        before = self.advice
        move = self._answered()
        if move and self._state:
            self.advice = self._spoken(self._state, move)
        return self.advice != before

    def _answered(self) -> Move | None:
        if self._ticket is None:
            return None
        try:
            move = self._ticket.poll()
        except Lost:
            self._ticket = None
            return None
        if move:
            self._ticket = None
        return move

    def forget(self) -> None:
        """Nobody waits for advice any more."""
        if self._ticket:
            self._ticket.cancel()
        self._state = self._ticket = self.advice = None

    # -- what is said of a move
    def _spoken(self, state: State, move: Move) -> Advice:
        """The move with what speaks for it; of two that belong together, what the second one brings."""
        after = state.copy()
        if after.play(move) or after.to_move != state.to_move:
            return Advice((move.text,), explain(self._view(state), move))
        view = self._view(after)
        partner = self._quickly(view)
        return Advice((move.text, partner.text), explain(view, partner))

    def _view(self, state: State) -> View:
        return self._view_of(state, str(state.to_move))

    def _quickly(self, view: View) -> Move:
        return self._quick.choose(view, lambda: False)


def own_view(state: State, colour: str) -> View:
    """All that the player may know."""
    return state.view(colour)
