"""A match as it is played at the table: moves of hands, of chance and of computer players, and what they led to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial

from game.ark.state import State
from game.bots import Bot, named
from game.bots.levels import Level
from game.core import Event, Move, View
from game.history import end_of_turn
from game.table import Match
from scenes.match_setup import SEEDS, MatchPlan
from scenes.system.ahead import aside
from scenes.system.thinking import Lost, Thoughts, Ticket

STEADY = "medium"
"""The level of a computer player that has lost the process in which it thought."""


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
        self._chance = chance = plan.generator()
        self.match = Match(plan.game, plan.players, chance, plan.options)
        self.bots: dict[str, Bot] = {seat.colour: named(seat.kind)(chance) for seat in plan.seats if not seat.human}
        people = tuple(colour for colour in plan.players if colour not in self.bots)
        self.match.undoers = () if plan.no_undo else people
        self.match.confirmers = people if plan.confirm_turns else ()
        self._held_back: list[Event] = []
        """What has happened since the end of the turn that is still to be confirmed."""
        self.thoughts = Thoughts(plan.think)
        """Where whatever takes long is thought about: moves of slow computer players, hints."""
        self._ticket: Ticket | None = None
        self._chosen: Move | None = None
        """What the computer player who is to move has made up its mind to do."""
        self.simpler: list[str] = []
        """The computer players whose process was lost, by colour; they think on as :data:`STEADY` does."""
        self.steps: list[Step] = []
        """Every move so far with what it led to."""
        self.after_moves: Callable[[], None] = lambda: None
        """Called whenever moves have been made or taken back: whoever keeps the match listens."""
        self.after_all: Callable[[], None] = lambda: None
        """Called once the match is left."""

    @property
    def events(self) -> list[Event]:
        """Everything that has happened so far."""
        return [event for step in self.steps for event in step.events]

    @property
    def over(self) -> bool:
        return self.match.state.to_move is None and not self.match.held

    @property
    def human(self) -> bool:
        """Whether a person decides now, if only that their turn is over."""
        mover = self.match.state.to_move
        return self.match.held or (mover in self.match.players and mover not in self.bots)

    @property
    def hints(self) -> frozenset[str]:
        """The colours that may ask the lantern for a hint now."""
        return self.plan.hints

    def change_aids(self, shows: frozenset[str], hints: frozenset[str]) -> None:
        """Agree anew, in the midst of the match, on what is shown ahead and on who may ask for hints."""
        self.plan = replace(self.plan, shows=shows, hints=hints)

    def begin(self) -> list[Event]:
        """Play what has been played already, if anything, and deal."""
        for bot in self.bots.values():
            if isinstance(bot, Level):
                aside(partial(bot.prepare, self.plan.game))
        events = self.go(self.plan.moves)
        slow = next((type(bot) for bot in self.bots.values() if bot.slow), None)
        if slow and self.match.state.to_move in self.match.players:
            self.thoughts.prepare(slow, self._view())
        return events

    def go(self, moves: Iterable[Move | str]) -> list[Event]:
        """Make moves of whoever is to move, then chance's until somebody must decide; what is to be shown of it."""
        begun = len(self.steps)
        for move in moves:
            self._note(self.match.play(move))
        while self.match.awaits_chance:
            self._note(self.match.draw())
        return self._since(begun)

    def _note(self, events: list[Event]) -> None:
        self.steps.append(Step(self.match.last, events))

    def _since(self, begun: int) -> list[Event]:
        """What is to be shown of the steps from there on: where a turn must still be confirmed, only to its end."""
        self.after_moves()
        events = [event for step in self.steps[begun:] for event in step.events]
        last = self.steps[-1].events if self.match.held else []
        self._held_back = last[end_of_turn(last) :]
        return events[: len(events) - len(self._held_back)]

    # -- the end of a turn, and taking back
    def confirm(self) -> list[Event]:
        """The turn that is over is so for good; what happens then."""
        self.match.confirm()
        return [*self._held_back, *self.go(())]

    def take_back(self, whole_turn: bool = False) -> None:
        """Take back the last decision, or the turn in which it was made as far as may be."""
        self.stop_thinking()
        if whole_turn:
            self.match.restart_turn()
        else:
            self.match.undo()
        del self.steps[len(self.match.made) :]
        self.after_moves()

    def redo(self) -> list[Event]:
        """Decide again what was taken back last; what is to be shown of it."""
        self.stop_thinking()
        begun = len(self.steps)
        self.match.redo()
        self.steps += [Step(made.move, list(made.events)) for made in self.match.made[begun:]]
        return self._since(begun)

    def _view(self) -> View:
        """What whoever is to move may know."""
        return self.match.state.view(str(self.match.state.to_move))

    # -- computer players
    def ponder(self) -> None:
        """Have the computer player who is to move begin to think, if that takes it long."""
        bot = self._mover()
        if bot.slow and self._ticket is None:
            self._ticket = self.thoughts.ask(type(bot), self._view(), self._chance.randrange(SEEDS))

    def choose(self) -> None:
        """Have the computer player who is to move make up its mind, unless it still thinks."""
        if self._chosen is None:
            self.ponder()
            self._chosen = self._pondered() if self._ticket else self._mover().choose(self._view(), _no_hurry)

    def think(self) -> list[Event] | None:
        """Let the computer player who is to move make one move; what happened, or None while it still thinks."""
        self.choose()
        if self._chosen is None:
            return None
        move, self._chosen, self._ticket = self._chosen, None, None
        return self.go([move])

    def _mover(self) -> Bot:
        return self.bots[str(self.match.state.to_move)]

    def _pondered(self) -> Move | None:
        """What the slow player has come to, if it has; where that is lost, what a simpler one does at once."""
        assert self._ticket
        try:
            return self._ticket.poll()
        except Lost:
            colour = str(self.match.state.to_move)
            self.simpler.append(colour)
            self.bots[colour] = named(STEADY)(self._chance)
            return self._mover().choose(self._view(), _no_hurry)

    def stop_thinking(self) -> None:
        """Forget what the computer player thinks about: what led to it is taken back, or the table is left."""
        if self._ticket:
            self._ticket.cancel()
        self._chosen = self._ticket = None

    def close(self) -> None:
        """The match is left: nobody thinks any more."""
        self.stop_thinking()
        self.thoughts.close()
        self.after_all()


class Play(Playing):
    """A match of one of the two ark games."""

    @property
    def state(self) -> State:
        """The game now."""
        state = self.match.state
        assert isinstance(state, State)
        return state


def _no_hurry() -> bool:
    """Players who are not slow answer at once."""
    return False
