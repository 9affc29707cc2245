"""What the scenes of all tables share: keys that mean the same at each, and what is opened over a match."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, TypeVar

import pygame

from scenes.confirm import Leaving
from scenes.guide.at_table import teacher_of
from scenes.guide.shown import BUTTONS
from scenes.match_setup import keep_record, look_after
from scenes.stack import Scene
from scenes.table.refusing import nothing_yet
from scenes.table.steering import EYE_KEY, Steering
from scenes.table.undoing import key_of
from scenes.trying import beginning as trying

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.any_table import AnyTable
    from scenes.table.play import Playing


T = TypeVar("T", bound="AnyTable[Any, Any]")


def seated(app: App, table: T) -> T:
    """The table of a match that begins: with its teacher, if it is a guided one, and kept after every move."""
    table.teacher = teacher_of(app, table.play)
    look_after(app, table.play)
    return table


class Tabletop(Scene):
    """A match at its table; ``watch`` is the button that shows again what has just happened."""

    table: AnyTable[Any, Any]
    steering: Steering
    watch: tuple[str, str]

    def __init__(self, table: AnyTable[Any, Any]) -> None:
        super().__init__()
        self.table = table

    @property
    def at_table(self) -> Playing | None:
        return self.table.play if self.table.trial is None else None

    def leave(self) -> None:
        if self.table.trial is None:
            keep_record(self.app, self.table.play.plan, self.table.play.match)
        self.table.play.close()

    @property
    @abstractmethod
    def pointed_at(self) -> tuple[str, str] | None:
        """What the pointer is on."""

    # -- keys
    @abstractmethod
    def set_back(self) -> bool:
        """Set back what is in hand; whether anything was."""

    @abstractmethod
    def hold_eye(self, held: bool) -> None:
        """The key of the eye is held, or let go."""

    @abstractmethod
    def use_tool(self, tool: str) -> None:
        """Undo, redo or start the turn again, as in :data:`~scenes.table.undoing.UNDOING`."""

    @abstractmethod
    def ask_lantern(self) -> None:
        """Ask what a good player would do."""

    def use_keys(self, event: pygame.event.Event) -> None:
        """A key that is pressed or let go."""
        if self.steering.takes(event):
            self.stale = True
        elif event.key == EYE_KEY:
            self.hold_eye(event.type == pygame.KEYDOWN)
        elif event.type == pygame.KEYDOWN:
            self._take_key(event)

    def _take_key(self, event: pygame.event.Event) -> None:
        """A key that means the same wherever the focus is."""
        if event.key == pygame.K_ESCAPE:
            self._step_back()
        elif event.key == pygame.K_PAUSE:
            self.open_pause()
        elif tool := key_of(event):
            self.use_tool(tool)
        elif event.key == pygame.K_l:
            self.look_back()
        elif event.key == pygame.K_h:
            self.ask_lantern()
        elif event.key == pygame.K_w:
            self.watch_just_happened()
        elif event.key == pygame.K_F1:
            self.open_rules()
        self.stale = True

    def _step_back(self) -> None:
        """Out of what is in hand, else out of a trial, else out of the match for a while."""
        if self.set_back():
            return
        if self.table.trial:
            trying.go_back(self.app)
        else:
            self.open_pause()

    # -- what is opened over the match
    def watch_just_happened(self) -> None:
        """Show what has just happened once more, or say that nothing has."""
        from scenes.replay import watch_just_happened

        if self.table.play.match.can_undo:
            watch_just_happened(self.app, self.table.play)
        else:
            self.table.refuse(nothing_yet(), self.watch)

    def watch_again(self, colour: str) -> None:
        """Show the last turn of a player once more, with what spoke for each move."""
        from scenes.replay import watch_last_turn

        watch_last_turn(self.app, self.table.play, colour)

    def look_back(self) -> None:
        """Open the large log."""
        from scenes.replay import look_back

        look_back(self.app, self.table.play)

    def open_rules(self) -> None:
        """Open the rules where they explain what the guide says and is pointed at, or else what the table tells."""
        if self.table.trial:
            trying.go_back(self.app, self.chapter)
            return
        from scenes.rules.opening import open_rules

        open_rules(self.app, self.table.play.plan.game, self._lesson_pointed_at or self.chapter)

    @property
    def chapter(self) -> str:
        """The chapter of what the table tells."""
        return self.table.chapter

    @property
    def _lesson_pointed_at(self) -> str:
        """The chapter of what the guide says, while one of its buttons is pointed at; empty otherwise."""
        shown = self.table.teacher.shown if self.table.teacher else None
        return shown.chapter if shown and any(name in BUTTONS for name in self.pointed_at or ()) else ""

    def open_pause(self) -> None:
        """Pause, with the settings."""
        from scenes.pause import Pause

        self.app.stack.push(Pause(in_play=self.table.trial is None))

    def ask_to_leave(self) -> None:
        """A match is left once that is confirmed, a trial at once for its page."""
        if self.table.trial:
            trying.go_back(self.app)
        else:
            self.app.stack.push(Leaving())
