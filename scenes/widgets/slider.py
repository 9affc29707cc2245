"""A slider: a knob on a track, gold up to the knob, and the number beside it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import BLACK, GOLD, GOLD_BUTTON, INK, PARCHMENT, Plate
from scenes.widgets.base import Widget

_EMPTY = "#e3c59b"
_TRACK, _KNOB = 20.0, 48.0
"""Height of the track, size of the knob, in units."""
_KNOB_PLATE = Plate(face=PARCHMENT, foot="#dcc596", radius=60, line=4, foot_height=5, shadow=4)
_STEP = 5
"""By how much an arrow key moves the knob."""
_KEYS = {pygame.K_LEFT: -_STEP, pygame.K_RIGHT: _STEP}


class Slider(Widget):
    """A whole number from 0 to ``most``; ``changed`` is called with each new one.

    All of ``rect`` reacts: a press brings the knob there, and it follows until the button is let go.  The knob's
    middle runs along ``track``; ``number`` is where the number ends, in pixels.
    """

    def __init__(
        self, rect: Rect, track: Rect, number: int, value: int, most: int, changed: Callable[[int], None]
    ) -> None:
        super().__init__(rect)
        self.track = track
        self.number = number
        self.value = value
        self.most = most
        self.changed = changed

    def grab(self, pos: tuple[int, int]) -> None:
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        self._set(round(self.most * (pos[0] - self.track.left) / max(1, self.track.width)))

    def key(self, event: pygame.event.Event) -> bool:
        if event.key not in _KEYS:
            return False
        self._set(self.value + _KEYS[event.key])
        return True

    def _set(self, value: int) -> None:
        value = max(0, min(self.most, value))
        if value != self.value:
            self.value = value
            self.changed(value)

    @property
    def knob(self) -> tuple[int, int]:
        """The middle of the knob."""
        return self.track.left + round(self.track.width * self.value / self.most), self.track.centery

    def draw(self, target: Surface, brush: Brush) -> None:
        self._draw_track(target, brush)
        size = brush.layout.px(_KNOB)
        knob = Rect(0, 0, size, size)
        knob.center = self.knob
        plate = _KNOB_PLATE.but(rings=((GOLD, 5),)) if self.hovered or self.pressed else _KNOB_PLATE
        brush.plate(target, knob, plate)
        where = {"midright": (self.number, self.track.centery)}
        brush.text(target, str(self.value), 27, where, face=BLACK, digits=True)

    def _draw_track(self, target: Surface, brush: Brush) -> None:
        """The track reaches beyond the way of the knob, so that it is to be seen at both ends."""
        track = self.track.inflate(brush.layout.px(_KNOB / 2), 0)
        track.height = brush.layout.px(_TRACK)
        track.centery = self.track.centery
        brush.box(target, track, _EMPTY, _TRACK / 2, INK, 4)
        line = brush.layout.px(4)
        full = track.inflate(-2 * line, -2 * line)
        full.width = max(0, self.knob[0] - full.left)
        brush.box(target, full, GOLD_BUTTON.face, _TRACK / 2 - 4)
