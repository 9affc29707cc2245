"""The sign of a trial at the table of the two ark games."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes.guide.bubble import at_the_ark
from scenes.paint import Brush
from scenes.table.marks import Marks, Target
from scenes.table.table_button import TableButton
from scenes.trying.sign import BUTTONS, TrialSign
from scenes.trying.trial import Trial

TRIED = frozenset(("button", name) for name in BUTTONS)
"""Its buttons, as targets of the table."""


def moves_to_try(trial: Trial | None) -> Sequence[str]:
    """What the glove is to show in the Family Variant, which has no words for it."""
    return trial.next_moves if trial and trial.chapter.game == "family" else ()


class ArkTrialSign:
    """The sign, while something is tried."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush
        self.sign = TrialSign(brush, at_the_ark)

    def targets(self, marks: Marks) -> list[tuple[Target, Rect]]:
        """Its buttons."""
        return [(("button", name), rect) for name, rect in self.sign.places().items()] if marks.tried else []

    def draw_marks(self, target: Surface, marks: Marks) -> None:
        """All of it, its buttons as they stand under the pointer."""
        if marks.tried is None:
            return
        self.sign.draw(target, marks.tried)
        for place, rect in self.targets(marks):
            button = self.sign.button(place[1], rect, TableButton, _elsewhere)
            button.show_as(marks, place)
            button.draw(target, self.brush)


def _elsewhere() -> None:
    """What a click does is for the scene to say."""
