"""The panel at the end of a trial: a praise with what was brought, or that it was something else than was asked."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from scenes.layout import Layout
from scenes.panel import MiddlePanel
from scenes.theme import GREEN_BUTTON, INK, SECONDARY, TEXT
from scenes.trying.beginning import begin_again, go_back
from scenes.trying.trial import DONE, Trial
from scenes.widgets import Button, Widget
from scenes.words import trying as words

_SIDE = 44.0
"""Units kept free beside the sentences."""
_LINE = 44.0
"""Units from one sentence to the next."""


class Ended(MiddlePanel):
    """Once done the green way leads back to the page, else to the same position.

    Escape leads to the page, and a click beside the panel puts it away, to look at the table.
    """

    def __init__(self, trial: Trial) -> None:
        self.done = trial.outcome == DONE
        super().__init__(words.done() if self.done else words.missed())
        self.chapter = trial.chapter
        self.lines = (
            words.achieved(trial.points, trial.points_in_the_end) if self.done else words.another_go(*self.chapter)
        )

    def place(self, layout: Layout) -> Sequence[Widget]:
        panel = self.grid(layout)
        again = Button(panel.box(44, 236, 400, 108), self._again, words.again(), "icons/replay", units=38)
        page = Button(
            panel.box(468, 236, 488, 108), self._to_page, words.back_to_the_rules(), "icons/rules", units=38
        )
        (page if self.done else again).style = GREEN_BUTTON
        return [again, page]

    def back(self) -> None:
        self._to_page()

    def put_away(self) -> None:
        self.app.stack.pop()

    def _again(self) -> None:
        begin_again(self.app, self.chapter)

    def _to_page(self) -> None:
        go_back(self.app)

    def paint(self, target: Surface) -> None:
        super().paint(target)
        rect, px = self.rect(self.brush.layout), self.brush.layout.px
        first = 160 - _LINE / 2 * (len(self.lines) - 1)
        for number, (line, colour) in enumerate(zip(self.lines, (SECONDARY, INK), strict=False)):
            where = {"center": (rect.centerx, rect.top + px(first + _LINE * number))}
            how = {"face": TEXT, "colour": colour, "width": rect.width - 2 * px(_SIDE)}
            self.brush.text(target, line, 30, where, **how)
