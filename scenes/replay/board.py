"""A table that is watched: it stands at a moment of a match, or moves on to the next one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from pygame import Rect, Surface

from game.core import Event
from scenes.paint import Brush
from scenes.replay.entries import Entry
from scenes.replay.past import Past
from scenes.table.director import Director
from scenes.table.following import Following
from scenes.table.hearing import Hearing
from scenes.table.timeline import Timeline

STEP = 0.4
"""Seconds for which the motion of one move is watched at most, at normal speed."""

P = TypeVar("P", bound=Following)


class Board(ABC, Generic[P]):
    """The table of one game; ``arrange`` must be called for a window size before anything else."""

    def __init__(self, past: Past, picture: P) -> None:
        self.past = past
        self.picture = picture
        self.hearing = Hearing()
        self.moment = 0
        """The moment that is shown, or is on its way."""
        self.line: Entry | None = None
        """The line of the log that is gold: among all that a moment has brought it tells what is looked at."""
        self._timeline = Timeline(picture, past.steps)
        self.see_through = False
        """Whether that button is held."""
        self._left = 0.0

    # -- what a game says
    @abstractmethod
    def place(self, brush: Brush) -> Director:
        """Place everything for a window size, by the grid of the replay; what shows motion there."""

    @abstractmethod
    def draw(self, target: Surface) -> None:
        """Draw the whole window but for what is on its way, and what the replay adds."""

    def prepare(self, events: list[Event]) -> None:
        """These events are about to be shown."""

    def settle(self) -> None:
        """Nothing is on its way any more."""

    def arrange(self, brush: Brush) -> None:
        """Place everything for a window size, with nothing on its way."""
        self.director = self.place(brush)
        self.picture.become(self._timeline.at(self.past.counts[self.moment]))
        self.settle()

    @property
    def eye(self) -> Rect | None:
        """The button that shows, while it is held, what lies below a tray; None where there is none."""
        return None

    def happened_at(self) -> Rect | None:
        """Where on the table the moment happens, in pixels; None where it happens nowhere in particular."""
        return None

    # -- time
    @property
    def busy(self) -> bool:
        """Whether things are still on their way."""
        return self.director.busy

    def show(self, moment: int) -> None:
        """Show a moment at once."""
        self.director.finish()
        self.hearing.forget()
        self.moment = moment
        self.picture.become(self._timeline.at(self.past.counts[moment]))
        self.settle()

    def go_on(self, pace: float, less_motion: bool = False) -> None:
        """Show what leads to the next moment; ``pace`` stretches the time of its motion, 0 shows it at once.

        With ``less_motion`` things fade in where they go.
        """
        self.director.finish()
        self.moment += 1
        events = list(self.past.events_to(self.moment))
        self.prepare(events)
        self.director.pace, self.director.less_motion = pace, less_motion
        self.director.perform(events)
        self._left = STEP * pace * len(self.past.steps_to(self.moment))
        self._advance(0.0)

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self.busy:
            self._advance(dt)

    def _advance(self, dt: float) -> None:
        """Let what is on its way go on; a motion that takes too long is cut short."""
        self._left -= dt
        self.director.update(dt)
        if self._left <= 0:
            self.director.finish()
        if not self.busy:
            self.settle()
