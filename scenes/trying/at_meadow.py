"""The sign of a trial at the table of Animals on Board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pygame import Surface

from scenes.aboard_table.controls import Clicked
from scenes.aboard_table.hands import Target
from scenes.guide.bubble import at_the_meadow
from scenes.paint import Brush
from scenes.trying.sign import BUTTONS, TrialSign
from scenes.trying.trial import Trial
from scenes.widgets import Button, Widget

TRIED = frozenset((name, "") for name in BUTTONS)
"""Its buttons, as targets of the table."""


class TrialButton(Button):
    """One of its buttons."""

    target: Target = ("", "")


class MeadowTrialSign:
    """The sign, while something is tried."""

    def __init__(self, brush: Brush) -> None:
        self.sign = TrialSign(brush, at_the_meadow)

    def controls(self, trial: Trial | None, clicked: Clicked) -> Iterator[Widget]:
        """Its buttons."""
        for name, rect in (self.sign.places() if trial else {}).items():
            button = self.sign.button(name, rect, TrialButton, partial(clicked, (name, "")))
            button.target = (name, "")
            yield button

    def draw(self, target: Surface, trial: Trial | None) -> None:
        """All of it but the buttons."""
        if trial:
            self.sign.draw(target, trial.chapter)
