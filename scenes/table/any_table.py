"""What the tables of all games share: the match, when a press counts, what helps to decide, and taking back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from game.core import Event, Reason
from scenes.guide.teacher import Teacher
from scenes.table.advice import Adviser, ViewOf, own_view
from scenes.table.ark_pieces import FAMILY
from scenes.table.computers import Computers
from scenes.table.director import Director
from scenes.table.hearing import Hearing
from scenes.table.lantern import Clicks, Decides, Lantern
from scenes.table.last_turns import LastTurns
from scenes.table.marks import Target
from scenes.table.moments import Moments
from scenes.table.play import Playing
from scenes.table.presses import Presses, Spaced
from scenes.table.undoing import REDO, UNDO, Shown, Undoing
from scenes.trying.trial import Trial, moves_wanted

P = TypeVar("P", bound=Shown)
H = TypeVar("H", bound=Decides)


class AnyTable(ABC, Generic[P, H]):
    """A match, and the ``picture`` that follows it; ``clicks`` tells how a hand that is advised makes a move.

    The lantern looks at ``view_of`` for the sake of whoever asks it, and computer players speak of no more than what
    is known ``aloud``.
    """

    director: Director

    def __init__(
        self, play: Playing, picture: P, clicks: Clicks[H], view_of: ViewOf = own_view, aloud: ViewOf = own_view
    ) -> None:
        self.play = play
        self.picture = picture
        self.moments = Moments()
        self.hearing = Hearing(voices=play.plan.game == FAMILY)
        self.presses = Presses()
        self.undone = Spaced()
        """Presses of the tools that take back, each of which counts by itself."""
        self.undoing = Undoing(play, picture)
        self.computers = Computers(play, self.show)
        self.teacher: Teacher | None = None
        """Who teaches in a guided match."""
        self.trial: Trial | None = None
        """What is tried out here, if this is no match."""
        adviser = Adviser(play.thoughts, play.plan.seed, view_of, lambda: moves_wanted(self.trial))
        self.lantern = Lantern(adviser, lambda: self.play.hints, clicks)
        self.last_turns = LastTurns(play, aloud)

    @abstractmethod
    def show(self, events: list[Event]) -> None:
        """Show what happened; the decision that led to it is over."""

    @abstractmethod
    def refuse(self, reason: Reason, meant: Target) -> None:
        """Say why a click is not possible on what was ``meant`` by it."""

    @property
    @abstractmethod
    def chapter(self) -> str:
        """The chapter of the rules that explains the answer that is given, or else what is being done."""

    def _move_on(self, dt: float, pace: float, less_motion: bool) -> None:
        """Whatever moves goes on."""
        self.moments.update(dt, pace, less_motion)
        self.presses.update(dt)
        self.undone.update(dt)
        self.director.pace, self.director.less_motion = pace, less_motion
        self.lantern.rests = less_motion
        self.director.update(dt)

    # -- taking back
    @property
    @abstractmethod
    def holds(self) -> bool:
        """Whether whoever decides has something in hand that undo sets back."""

    @abstractmethod
    def _set_back(self) -> None:
        """Set back what is in hand."""

    @abstractmethod
    def _go_through_history(self, tool: str) -> None:
        """Use a tool that can be used, now that nothing moves any more."""

    @property
    def tools(self) -> frozenset[str]:
        """What of undo and redo can be used now: undo also sets back what is in hand."""
        return self.undoing.usable | ({UNDO} if self.holds else frozenset())

    def use(self, tool: str) -> None:
        """Undo, redo or start the turn again, or say why not.  What is only in hand is set back first."""
        if self.holds and tool != REDO:
            self._set_back()
        elif reason := self.undoing.why_not(tool):
            self.refuse(reason, self.button_of(tool))
        else:
            self.director.finish()
            self._go_through_history(tool)
        self.moments.targets_change()

    @abstractmethod
    def button_of(self, tool: str) -> Target:
        """What a click on the button of a tool means."""
