"""Asking once before something is done that somebody may not have meant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Surface

from scenes.layout import Layout
from scenes.panel import MiddlePanel
from scenes.theme import GREEN_BUTTON, SECONDARY, TEXT
from scenes.widgets import Button, Widget
from scenes.widgets.base import Action
from scenes.words import labels


@dataclass(frozen=True)
class Asked:
    """What a question says: its heading, a sentence below, and the words on the buttons for yes and no."""

    heading: str
    sentence: str
    yes: str
    yes_icon: str
    no: str
    no_icon: str = "icons/play-light"


class Question(MiddlePanel):
    """Yes does what was asked for; no, in green, and Escape leave everything as it is.

    ``no`` is what the green button does besides, where it says more than that.
    """

    def __init__(self, asked: Asked, yes: Action, no: Action | None = None) -> None:
        super().__init__(asked.heading)
        self.asked = asked
        self.yes = yes
        self.no = no

    def place(self, layout: Layout) -> Sequence[Widget]:
        panel, asked = self.grid(layout), self.asked
        yes = Button(panel.box(44, 236, 380, 108), self._do, asked.yes, asked.yes_icon, units=36)
        no = Button(panel.box(448, 236, 508, 108), self._leave_it if self.no else self.back, asked.no, asked.no_icon,
                    style=GREEN_BUTTON, units=42, icon_units=66)  # fmt: skip
        return [yes, no]

    def _do(self) -> None:
        self.app.stack.pop()
        self.yes()

    def _leave_it(self) -> None:
        self.app.stack.pop()
        if self.no:
            self.no()

    def paint(self, target: Surface) -> None:
        super().paint(target)
        rect, px = self.rect(self.brush.layout), self.brush.layout.px
        where = {"center": (rect.centerx, rect.top + px(160))}
        how = {"face": TEXT, "colour": SECONDARY, "width": rect.width - 2 * px(44)}
        self.brush.text(target, self.asked.sentence, 30, where, **how)


class Leaving(Question):
    """Whether to leave the match for the title, which keeps it; Escape plays on."""

    def __init__(self) -> None:
        words = Asked(labels.leave_match(), labels.match_kept(), labels.to_title(), "icons/home", labels.play_on())
        super().__init__(words, self._leave)

    def _leave(self) -> None:
        from scenes.title import Title

        self.app.change_to(Title())
