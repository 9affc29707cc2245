"""A switch: a knob on a track, at the right and on green when it is on."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import GOLD, GREEN_FACE, INK, PARCHMENT, Plate
from scenes.widgets.base import Widget

_OFF = "#cdb990"
_KNOB = Plate(face=PARCHMENT, foot="#dcc596", radius=60, line=4, foot_height=5, shadow=0)


class Toggle(Widget):
    """Hands its new value to ``action`` at a click anywhere in ``rect``; the track is drawn in ``track``."""

    def __init__(self, rect: Rect, track: Rect, on: bool, action: Callable[[bool], None]) -> None:
        super().__init__(rect)
        self.track = track
        self.on = on
        self.action = action

    def click(self, pos: tuple[int, int]) -> None:
        self.on = not self.on
        self.action(self.on)

    def draw(self, target: Surface, brush: Brush) -> None:
        radius = self.track.height / 2 / brush.layout.u
        if self.hovered:
            ring = 2 * brush.layout.px(5)
            brush.box(target, self.track.inflate(ring, ring), GOLD, radius + 5)
        brush.box(target, self.track, GREEN_FACE if self.on else _OFF, radius, INK, 4)
        knob = Rect(0, 0, self.track.height, self.track.height)
        knob.midright = self.track.midright
        if not self.on:
            knob.midleft = self.track.midleft
        brush.plate(target, knob, _KNOB)
