"""A panel that tells something which must be read in peace, and goes when that is done."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from scenes.layout import Layout
from scenes.panel import MiddlePanel
from scenes.theme import GREEN_BUTTON, SECONDARY, TEXT
from scenes.widgets import Button, Widget
from scenes.words import mishaps as words

_TOP, _FOOT, _BUTTON = 150, 172, 108
"""Units: the room above the sentence and below it, and the button's height."""
_ROOM = 1080


class Telling(MiddlePanel):
    """A heading and a sentence of any length; Enter, Escape and the button end it."""

    width = 1180.0

    def __init__(self, heading: str, sentence: str) -> None:
        super().__init__(heading)
        self.sentence = sentence

    @property
    def height(self) -> float:
        return _TOP + self._letters().height / self.brush.layout.u + _FOOT

    def _letters(self) -> Surface:
        room = self.brush.layout.px(_ROOM)
        return self.brush.words(self.sentence, 30, TEXT, SECONDARY, wrap=room, centred=True)

    def place(self, layout: Layout) -> Sequence[Widget]:
        panel, px = self.rect(layout), self.brush.layout.px
        place = Rect(0, 0, px(440), px(_BUTTON))
        place.midbottom = (panel.centerx, panel.bottom - px(36))
        return [
            Button(
                place, self.back, words.all_right(), "icons/done-light", style=GREEN_BUTTON, units=42, icon_units=60
            )
        ]

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.back()
        else:
            super().handle(event)

    def paint(self, target: Surface) -> None:
        super().paint(target)
        rect, px = self.rect(self.brush.layout), self.brush.layout.px
        letters = self._letters()
        target.blit(letters, letters.get_rect(midtop=(rect.centerx, rect.top + px(_TOP - 14))))
