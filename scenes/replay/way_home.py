"""The way out of a look back for who cannot read: the guide's glove taps the green button."""

from __future__ import annotations

from pygame import Rect

from scenes.table.glove_guide import Glove, Showing, Step, Way
from scenes.table.marks import Marks

AFTER = 3.0
"""Seconds without a press before the glove comes, at normal speed."""
_LOOPS = 4
"""After so many times it rests until something is pressed."""


class WayHome:
    """Comes ``AFTER`` seconds after the table has come to rest, and again after each press that leads elsewhere."""

    def __init__(self) -> None:
        self._showing: Showing | None = None
        self._time = -AFTER

    def arrange(self, button: Rect, start: Rect) -> None:
        """Lead from the middle of ``start`` to the button, both in pixels."""
        self._showing = Showing([Step(Way(start.center, button.center), Marks(), Marks())])

    @property
    def glove(self) -> Glove | None:
        """What is to be seen now, if anything is."""
        showing = self._showing
        return showing.at(self._time) if showing and 0 <= self._time < _LOOPS * showing.seconds else None

    def wait(self) -> None:
        """Something has been pressed, or moves: the glove comes later."""
        self._time = -AFTER

    def update(self, dt: float, pace: float) -> None:
        """Let ``dt`` seconds pass; at a ``pace`` of 0, without motion, it never comes."""
        if pace:
            self._time += dt / pace
