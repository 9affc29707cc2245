"""A panel that tells something which must be read in peace, and goes when that is done."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from scenes.layout import Layout
from scenes.panel import PanelScreen
from scenes.theme import FREDOKA, GREEN_BUTTON, SECONDARY, TEXT
from scenes.widgets import Button, Widget
from scenes.words import mishaps as words

_WIDTH, _TOP, _FOOT, _BUTTON = 1180, 150, 172, 108
"""Units: the panel's width, the room above the sentence and below it, and the button's height."""
_ROOM = 1080


class Telling(PanelScreen):
    """A heading and a sentence of any length; Enter, Escape and the button end it."""

    def __init__(self, heading: str, sentence: str) -> None:
        super().__init__()
        self.heading = heading
        self.sentence = sentence

    def rect(self, layout: Layout) -> Rect:
        units = _TOP + self._letters().height / layout.u + _FOOT
        return layout.box((1920 - _WIDTH) / 2, (layout.height - units) / 2, _WIDTH, units)

    def _letters(self) -> Surface:
        room = self.brush.layout.px(_ROOM)
        return self.brush.words(self.sentence, 30, TEXT, SECONDARY, wrap=room, centred=True)

    def place(self, layout: Layout) -> Sequence[Widget]:
        panel = self.rect(layout)
        place = Rect(0, 0, layout.px(440), layout.px(_BUTTON))
        place.midbottom = (panel.centerx, panel.bottom - layout.px(36))
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
        rect, px = self.rect(self.brush.layout), self.brush.layout.px
        heading = {"center": (rect.centerx, rect.top + px(78))}
        self.brush.text(target, self.heading, 50, heading, face=FREDOKA, width=px(_ROOM))
        letters = self._letters()
        target.blit(letters, letters.get_rect(midtop=(rect.centerx, rect.top + px(_TOP - 14))))
