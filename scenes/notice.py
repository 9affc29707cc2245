"""A sentence that comes down at the top of the window, over whatever is shown, and goes by itself.

Most screens have a heading or a sign there, between the small buttons at the left and the log at the right.  At a
table of the ark, where actions are chosen at the top, it comes down over the prompt.  So it covers nothing that is
clicked.
"""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import GOLD_DEEP, PANEL, TEXT

_RISING = 0.2
"""Seconds of coming down and of going, at normal speed."""
_LASTING, _PER_LETTER = 3.0, 0.05
"""Seconds for which it stays, and for each letter that is to be read."""
_WIDEST, _UNITS = 900.0, 28.0
_PADDING_X, _PADDING_Y, _FROM_TOP = 32.0, 14.0, 14.0
_STYLE = PANEL.but(rings=((GOLD_DEEP, 5.0),))


class Notice:
    """``pace`` stretches the time in which it comes and goes, as it does all motion.  A click on it ends it.

    ``room`` is where it comes down to: the scene that is shown has it where the top is for things to click.
    """

    def __init__(self, sentence: str, pace: float) -> None:
        self.sentence = sentence
        self._rising = _RISING * pace
        self._stays = self._rising + _LASTING + _PER_LETTER * len(sentence)
        self._age = 0.0

    @property
    def over(self) -> bool:
        return self._age >= self._stays + self._rising

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different from this one."""
        return self._age < self._rising or self._age >= self._stays

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._age += dt

    def takes(self, event: pygame.event.Event, brush: Brush, room: Rect | None = None) -> bool:
        """Whether a press is meant for the notice, which goes then."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and self.rect(brush, room).collidepoint(event.pos)
        if pressed:
            self._age = max(self._age, self._stays)
        return pressed

    def draw(self, target: Surface, brush: Brush, room: Rect | None = None) -> None:
        """Draw it as far as it has come down."""
        rect = self.rect(brush, room)
        brush.plate(target, rect, _STYLE)
        words = self._words(brush, room)
        target.blit(words, words.get_rect(center=rect.center))

    def _words(self, brush: Brush, room: Rect | None) -> Surface:
        px, width = brush.layout.px, room.width if room else brush.layout.size[0] - brush.layout.px(2 * _PADDING_X)
        widest = min(px(_WIDEST), width - px(2 * _PADDING_X))
        return brush.words(self.sentence, _UNITS, TEXT, wrap=widest, centred=True)

    def rect(self, brush: Brush, room: Rect | None = None) -> Rect:
        """Where it lies now, in pixels."""
        layout = brush.layout
        rect = self._words(brush, room).get_rect().inflate(2 * layout.px(_PADDING_X), 2 * layout.px(_PADDING_Y))
        hidden = rect.height + layout.px(_FROM_TOP)
        rect.midtop = (layout.size[0] // 2, layout.px(_FROM_TOP))
        if room:
            rect.midbottom = room.midbottom
        rect.y -= round(hidden * self._above())
        return rect

    def _above(self) -> float:
        """Which part of its height it is still, or again, above its place."""
        since = min(self._age, self._stays + self._rising - self._age)
        return 1 - min(1.0, max(0.0, since) / self._rising) if self._rising else 0.0
