"""The Deluge: the last food and the last pairs, in a storm."""

from __future__ import annotations

import pygame
from pygame import Surface

from scenes.system.art import blit_faint
from scenes.system.sound import RAIN, SEA, TUNE, Accompaniment
from scenes.table.motion import ease_in
from scenes.table.scene import TableScene

_RESTS_AFTER = 10.0
"""Seconds without input after which rain and sea come to rest."""
_RISES = 1.2
"""Seconds in which the storm comes up at normal speed."""

_RAIN_ENDS = 0.4
"""How much of the rainbow is there when the rain stops."""


class Deluge(TableScene):
    """The same table under rain, with another order of players."""

    phases = ("deluge-food", "deluge-animals", "over")

    _storm = 0.0
    _quiet = 0.0

    @property
    def busy(self) -> bool:
        return super().busy or self._quiet < _RESTS_AFTER

    def update(self, dt: float) -> None:
        self._quiet += dt
        if self._quiet < _RESTS_AFTER:
            self._storm += dt
            self.stale = True
        super().update(dt)

    @property
    def accompaniment(self) -> Accompaniment:
        storm = 1 - self._calm
        return {TUNE: ("tune-deluge", storm), SEA: ("sea", 1.0), RAIN: ("rain", storm)}

    def handle(self, event: pygame.event.Event) -> None:
        self._quiet = 0.0
        super().handle(event)

    def draw_ark(self, target: Surface) -> None:
        table, picture = self.table, self.table.picture
        table.ark.draw_storm(target, picture, self._storm, table.marks)
        self._draw_calm(target)
        table.ark.draw_marks(target, picture, table.marks, table.pointer)
        if table.rainbow.share < _RAIN_ENDS:
            table.ark.draw_rain(target, self._storm)
        table.frame.draw(target, picture)

    def _draw_calm(self, target: Surface) -> None:
        """What is to be seen of the calm sea while the storm comes up, and again under the rainbow."""
        if not self._calm:
            return
        blit_faint(target, self.table.ark.calm(self.table.picture), (0, 0), self._calm)

    @property
    def _calm(self) -> float:
        """How calm it is, from 0 to 1."""
        rises = _RISES * self.app.settings.pace
        before = 1 - ease_in(self._storm / rises) if self._storm < rises else 0.0
        return max(before, self.table.rainbow.share)
