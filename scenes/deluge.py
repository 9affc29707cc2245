"""The Deluge: the last food and the last pairs, in a storm."""

from __future__ import annotations

import pygame
from pygame import Surface

from scenes.table.scene import TableScene

_RESTS_AFTER = 10.0
"""Seconds without input after which rain and sea come to rest."""


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

    def handle(self, event: pygame.event.Event) -> None:
        self._quiet = 0.0
        super().handle(event)

    def draw_ark(self, target: Surface) -> None:
        table, picture = self.table, self.table.picture
        table.ark.draw_storm(target, picture, self._storm)
        table.ark.draw_marks(target, picture, table.marks, table.pointer)
        table.ark.draw_rain(target, self._storm)
        table.frame.draw(target, picture)
