"""A panel that asks for a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Protocol

import pygame

from scenes.layout import Layout
from scenes.panel import MiddlePanel
from scenes.system.save import LONGEST_NAME
from scenes.theme import GREEN_BUTTON
from scenes.widgets import Button, TextEntry, Widget
from scenes.words import labels
from scenes.words import saves as words


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


class Naming(MiddlePanel):
    """Hands the name to ``named`` at Enter or the green button; one that is all blank is not taken."""

    width = 1100.0

    def __init__(self, heading: str, name: str, named: Callable[[str], None]) -> None:
        super().__init__(heading)
        self.name = name
        self.named = named

    @property
    def height(self) -> float:
        return 420.0

    def place(self, layout: Layout) -> Sequence[Widget]:
        panel = self.grid(layout)
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
