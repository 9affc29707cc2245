"""The panel at the end of a trial: a praise with what was brought, or that it was something else."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from scenes.layout import Layout
from scenes.panel import MiddlePanel
from scenes.theme import GREEN_BUTTON, SECONDARY, TEXT
from scenes.trying.beginning import begin_again, go_back
from scenes.trying.trial import DONE, Trial
from scenes.widgets import Button, Widget
from scenes.words import trying as words

_SIDE = 44.0
"""Units kept free beside the sentence."""


class Ended(MiddlePanel):
    """Once done the green way leads back to the page, else to the same position; so does Escape."""

    def __init__(self, trial: Trial) -> None:
        self.done = trial.outcome == DONE
        super().__init__(words.done() if self.done else words.missed())
        self.chapter = trial.chapter
        self.sentence = words.brought(trial.points) if self.done else words.another_go()

    def place(self, layout: Layout) -> Sequence[Widget]:
        panel = self.grid(layout)
        again = Button(panel.box(44, 236, 400, 108), self._again, words.again(), "icons/replay", units=38)
        page = Button(
            panel.box(468, 236, 488, 108), self._to_page, words.back_to_the_rules(), "icons/rules", units=38
        )
        (page if self.done else again).style = GREEN_BUTTON
        return [again, page]

    def back(self) -> None:
        """A click beside the panel, or Escape."""
        if self.done:
            self._to_page()
        else:
            self._again()

    def _again(self) -> None:
        begin_again(self.app, self.chapter)

    def _to_page(self) -> None:
        go_back(self.app)

    def paint(self, target: Surface) -> None:
        super().paint(target)
        rect, px = self.rect(self.brush.layout), self.brush.layout.px
        where = {"center": (rect.centerx, rect.top + px(160))}
        how = {"face": TEXT, "colour": SECONDARY, "width": rect.width - 2 * px(_SIDE)}
        self.brush.text(target, self.sentence, 30, where, **how)
