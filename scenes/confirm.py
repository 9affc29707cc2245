"""Asking once before something is done that somebody may not have meant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.layout import Layout
from scenes.layouts.setup import Panel
from scenes.panel import PanelScreen
from scenes.theme import FREDOKA, GREEN_BUTTON, SECONDARY, TEXT
from scenes.widgets import Button, Widget
from scenes.widgets.base import Action
from scenes.words import labels

_WIDTH, _HEIGHT = 1000, 380


@dataclass(frozen=True)
class Asked:
    """What a question says: its heading, a sentence below, and the words on the buttons for yes and no."""

    heading: str
    sentence: str
    yes: str
    yes_icon: str
    no: str
    no_icon: str = "icons/play-light"


class Question(PanelScreen):
    """Yes does what was asked for; no, in green, and Escape leave everything as it is."""

    def __init__(self, asked: Asked, yes: Action) -> None:
        super().__init__()
        self.asked = asked
        self.yes = yes

    def rect(self, layout: Layout) -> Rect:
        return layout.box((1920 - _WIDTH) / 2, (layout.height - _HEIGHT) / 2, _WIDTH, _HEIGHT)

    def place(self, layout: Layout) -> Sequence[Widget]:
        panel = Panel(layout, self.rect(layout))
        panel.squeeze = 1.0
        asked = self.asked
        yes = Button(panel.box(44, 236, 380, 108), self._do, asked.yes, asked.yes_icon, units=36)
        no = Button(panel.box(448, 236, 508, 108), self.back, asked.no, asked.no_icon,
                    style=GREEN_BUTTON, units=42, icon_units=66)  # fmt: skip
        return [yes, no]

    def _do(self) -> None:
        self.app.stack.pop()
        self.yes()

    def paint(self, target: Surface) -> None:
        rect, px = self.rect(self.brush.layout), self.brush.layout.px
        middle, room = rect.centerx, rect.width - 2 * px(44)
        heading = {"center": (middle, rect.top + px(84))}
        self.brush.text(target, self.asked.heading, 50, heading, face=FREDOKA, width=room)
        sentence = {"center": (middle, rect.top + px(160))}
        self.brush.text(target, self.asked.sentence, 30, sentence, face=TEXT, colour=SECONDARY, width=room)


class Leaving(Question):
    """Whether to leave the match for the title, which keeps it; Escape plays on."""

    def __init__(self) -> None:
        words = Asked(labels.leave_match(), labels.match_kept(), labels.to_title(), "icons/home", labels.play_on())
        super().__init__(words, self._leave)

    def _leave(self) -> None:
        from scenes.title import Title

        self.app.change_to(Title())
