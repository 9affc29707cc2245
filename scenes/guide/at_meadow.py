"""The guide at the table of Animals on Board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pygame import Surface

from scenes.aboard_table.controls import Clicked
from scenes.aboard_table.hands import KeepHand, Target, TurnHand
from scenes.aboard_table.hinting import clicks_left, draw_hint
from scenes.aboard_table.meadow import MeadowPlan
from scenes.guide.bubble import STAR, Bubble, at_the_meadow
from scenes.guide.shown import BUTTONS
from scenes.guide.teacher import Teacher
from scenes.paint import Brush
from scenes.widgets import Button, Widget

GUIDED = frozenset((name, "") for name in BUTTONS)
"""Its buttons, as targets of the table."""


class GuideButton(Button):
    """One of the guide's buttons."""

    target: Target = ("", "")


class MeadowBubble:
    """The guide in the corners of the table, and where what it says is to be done."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush
        self.bubble = Bubble(brush, at_the_meadow)

    def controls(self, teacher: Teacher | None, clicked: Clicked) -> Iterator[Widget]:
        """Its buttons, while it is there."""
        shown = teacher.shown if teacher else None
        for name, rect in (self.bubble.places(shown) if shown else {}).items():
            button = self.bubble.button(name, rect, GuideButton, False, _clicks(clicked, (name, "")))
            button.target = (name, "")
            yield button

    def draw(self, target: Surface, teacher: Teacher | None) -> None:
        """What it shows, but for the buttons."""
        shown = teacher.shown if teacher else None
        if shown:
            self.bubble.draw(target, shown)

    def draw_rings(
        self, target: Surface, plan: MeadowPlan, teacher: Teacher | None, hand: object, tiles: Sequence[str]
    ) -> None:
        """Rings round what is to be clicked next, by the hand that decides; ``tiles`` are those to choose from."""
        moves = teacher.points_at if teacher else ()
        if moves and isinstance(hand, KeepHand | TurnHand):
            draw_hint(target, self.brush, plan, clicks_left(hand, moves), tiles, 0.0, STAR)


def _clicks(clicked: Clicked, button: Target) -> Callable[[], None]:
    return lambda: clicked(button)
