"""A match as it is played at the table: moves of hands, of chance and of computer players, and what they led to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.ark.state import State
from game.bots import Bot, named
from game.core import Event, Move
from game.table import Match
from scenes.match_setup import MatchPlan

INSTANT_MOVES = 64
"""Moves of computer players in one frame where nothing is to be seen of them."""


@dataclass(frozen=True)
class Step:
    """A move that has been made, chance's included, and all that it led to."""

    move: Move
    events: list[Event]


class Playing:
    """A match of any game.

    Raises :class:`game.BadSetup`, :class:`game.ark.mapfile.BadMap` or :class:`game.bots.UnknownBot`.
    """

    def __init__(self, plan: MatchPlan) -> None:
        self.plan = plan
        chance = plan.generator()
        self.match = Match(plan.game, plan.players, chance, plan.options)
        self.bots: dict[str, Bot] = {seat.colour: named(seat.kind)(chance) for seat in plan.seats if not seat.human}
        self.steps: list[Step] = []
        """Every move so far with what it led to."""
        self.after_moves: Callable[[], None] = lambda: None
        """Called whenever moves have been made or taken back: whoever keeps the match listens."""

    @property
    def events(self) -> list[Event]:
        """Everything that has happened so far."""
        return [event for step in self.steps for event in step.events]

    @property
    def over(self) -> bool:
        return self.match.state.to_move is None

    @property
    def human(self) -> bool:
        """Whether a person decides now."""
        mover = self.match.state.to_move
        return mover is not None and mover in self.match.players and mover not in self.bots

    def begin(self) -> list[Event]:
        """Play what has been played already, if anything, and deal."""
        return self.go(self.plan.moves)

    def go(self, moves: Iterable[Move | str]) -> list[Event]:
        """Make moves of whoever is to move, then chance's until somebody must decide; what happened."""
        begun = len(self.steps)
        for move in moves:
            self._note(self.match.play(move))
        while self.match.awaits_chance:
            self._note(self.match.draw())
        self.after_moves()
        return [event for step in self.steps[begun:] for event in step.events]

    def _note(self, events: list[Event]) -> None:
        self.steps.append(Step(self.match.last, events))

    def think(self) -> list[Event]:
        """Let the computer player who is to move make one move; what happened."""
        colour = str(self.match.state.to_move)
        return self.go([self.bots[colour].choose(self.match.state.view(colour), _no_hurry)])


class Play(Playing):
    """A match of one of the two ark games."""

    @property
    def state(self) -> State:
        """The game now."""
        state = self.match.state
        assert isinstance(state, State)
        return state


def _no_hurry() -> bool:
    """The bots of the box answer at once."""
    return False
