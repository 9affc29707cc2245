"""A panel that asks for a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Protocol

import pygame
from pygame import Rect, Surface

from scenes.layout import Layout
from scenes.layouts.setup import Panel
from scenes.panel import PanelScreen
from scenes.system.save import LONGEST_NAME
from scenes.theme import FREDOKA, GREEN_BUTTON
from scenes.widgets import Button, TextEntry, Widget
from scenes.words import labels
from scenes.words import saves as words

_WIDTH, _HEIGHT = 1100, 420


class Named(Protocol):
    """Somebody at a colour; without a name of their own the character's counts."""

    @property
    def colour(self) -> str: ...
    @property
    def name(self) -> str: ...


def usual_name(seats: Iterable[Named], moment: datetime) -> str:
    """The name that is offered for a match: who plays, and the day."""
    names = [seat.name or labels.character_name(seat.colour) for seat in seats]
    return words.usual_name(names, moment)[:LONGEST_NAME]


class Naming(PanelScreen):
    """Hands the name to ``named`` at Enter or the green button; one that is all blank is not taken."""

    def __init__(self, heading: str, name: str, named: Callable[[str], None]) -> None:
        super().__init__()
        self.heading = heading
        self.name = name
        self.named = named

    def rect(self, layout: Layout) -> Rect:
        return layout.box((1920 - _WIDTH) / 2, (layout.height - _HEIGHT) / 2, _WIDTH, _HEIGHT)

    def place(self, layout: Layout) -> Sequence[Widget]:
        panel = Panel(layout, self.rect(layout))
        panel.squeeze = 1.0
        self._entry = TextEntry(panel.box(44, 138, 1012, 92), self.name, self._type, most=LONGEST_NAME, units=40)
        self._save = Button(panel.box(516, 276, 540, 108), self._done, words.save(), "icons/done-light",
                            style=GREEN_BUTTON, units=42, icon_units=60, enabled=self._fit)  # fmt: skip
        cancel = Button(panel.box(44, 276, 448, 108), self.back, words.cancel(), "icons/close", units=36)
        return [self._entry, cancel, self._save]

    def renew(self) -> None:
        super().renew()
        self._entry.select_all()
        self.controls.set_focus(self._entry)

    @property
    def _fit(self) -> bool:
        return bool(self.name.strip())

    def _type(self, text: str) -> None:
        self.name = text
        self._save.enabled = self._fit

    def _done(self) -> None:
        if self._fit:
            self.app.stack.pop()
            self.named(self.name.strip())

    def handle(self, event: pygame.event.Event) -> None:
        entering = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if entering and self._entry.focused:
            self._done()
        else:
            super().handle(event)

    def paint(self, target: Surface) -> None:
        rect, px = self.rect(self.brush.layout), self.brush.layout.px
        where = {"center": (rect.centerx, rect.top + px(74))}
        self.brush.text(target, self.heading, 50, where, face=FREDOKA, width=rect.width - 2 * px(44))
