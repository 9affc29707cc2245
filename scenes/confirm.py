"""Asking once before a match is given up."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes.layout import Layout
from scenes.layouts.setup import Panel
from scenes.panel import PanelScreen
from scenes.theme import FREDOKA, GREEN_BUTTON, SECONDARY, TEXT
from scenes.widgets import Button, Widget
from scenes.words import labels

_WIDTH, _HEIGHT = 1000, 380


class GiveUp(PanelScreen):
    """Whether to leave the match for the title; Escape plays on."""

    def rect(self, layout: Layout) -> Rect:
        return layout.box((1920 - _WIDTH) / 2, (layout.height - _HEIGHT) / 2, _WIDTH, _HEIGHT)

    def place(self, layout: Layout) -> Sequence[Widget]:
        panel = Panel(layout, self.rect(layout))
        panel.squeeze = 1.0
        leave = Button(panel.box(44, 236, 380, 108), self._leave, labels.to_title(), "icons/home", units=36)
        stay = Button(panel.box(448, 236, 508, 108), self.back, labels.play_on(), "icons/play-light",
                      style=GREEN_BUTTON, units=42, icon_units=66)  # fmt: skip
        return [leave, stay]

    def _leave(self) -> None:
        from scenes.title import Title

        self.app.change_to(Title())

    def paint(self, target: Surface) -> None:
        rect, px = self.rect(self.brush.layout), self.brush.layout.px
        middle, room = rect.centerx, rect.width - 2 * px(44)
        self.brush.text(
            target, labels.give_up(), 50, {"center": (middle, rect.top + px(84))}, face=FREDOKA, width=room
        )
        where = {"center": (middle, rect.top + px(160))}
        self.brush.text(target, labels.not_kept(), 30, where, face=TEXT, colour=SECONDARY, width=room)
