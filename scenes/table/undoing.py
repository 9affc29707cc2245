"""Undo, redo and starting a turn again at a table: match and picture go back and forth together."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

import pygame

from game.core import Event, Reason
from scenes.table.following import Seat
from scenes.table.play import Playing
from scenes.table.timeline import Timeline, Unfolding

UNDO, REDO, RESTART = "undo", "redo", "restart"
UNDOING = (UNDO, REDO, RESTART)
"""What can be done with decisions that have been made; the last one takes back a whole turn."""

_KEYS = {pygame.K_z: UNDO, pygame.K_y: REDO, pygame.K_r: RESTART}


def key_of(event: pygame.event.Event) -> str:
    """What a key pressed at a table means of these: Z, Y and R, the first two with Ctrl too; else nothing."""
    if event.type != pygame.KEYDOWN:
        return ""
    asked = _KEYS.get(event.key, "")
    control, shift = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META), event.mod & pygame.KMOD_SHIFT
    if control and asked == UNDO and shift:
        return REDO
    return "" if control and asked == RESTART else asked


class Shown(Unfolding, Protocol):
    """A picture of a table at which people sit."""

    def seat(self, colour: str) -> Seat: ...


P = TypeVar("P", bound=Shown)


class Undoing(Generic[P]):
    """``picture`` is the living picture of the table, as it is before the match begins."""

    def __init__(self, play: Playing, picture: P) -> None:
        self._play = play
        self._picture = picture
        self.timeline = Timeline(picture, play.steps)
        """The pictures of the match at any of its moves."""

    def why_not(self, tool: str) -> Reason | None:
        """What stands against using a tool; it tells the ``name`` of whose decision that is, if it is one."""
        match = self._play.match
        reason = match.why_no_redo() if tool == REDO else match.why_no_undo()
        if reason is None or "player" not in reason.params:
            return reason
        name = self._picture.seat(str(reason.params["player"])).name
        return Reason(reason.code, reason.ruling, **reason.params, name=name)

    @property
    def usable(self) -> frozenset[str]:
        """The tools that can be used now."""
        return frozenset(tool for tool in UNDOING if self.why_not(tool) is None)

    def use(self, tool: str) -> list[Event]:
        """Use a tool that can be used; what is to be shown happening.

        All that is under way must have been shown.  What is taken back is gone from the picture at once.
        """
        if tool == REDO:
            return self._play.redo()
        self._play.take_back(whole_turn=tool == RESTART)
        count = len(self._play.steps)
        self.timeline.forget(count)
        self._picture.become(self.timeline.at(count))
        return []
