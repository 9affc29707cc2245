"""The guide at the table of Animals on Board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.aboard_table.arks import Panels
from scenes.aboard_table.controls import Clicked
from scenes.aboard_table.hands import KeepHand, Target, TurnHand
from scenes.aboard_table.hinting import clicks_left, draw_hint
from scenes.aboard_table.meadow import MeadowPlan
from scenes.guide.bubble import STAR, Bubble, at_the_meadow, ring_things
from scenes.guide.shown import ARK, BUTTONS, CRATES, QUIET
from scenes.guide.teacher import Teacher
from scenes.paint import Brush
from scenes.table.moments import Moments
from scenes.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.aboard_table.table import AboardTable

GUIDED = frozenset((name, "") for name in BUTTONS)
"""Its buttons, as targets of the table."""


class GuideButton(Button):
    """One of the guide's buttons."""

    target: Target = ("", "")
    off: Callable[[], int]
    """By how many pixels it is still off its place."""

    def draw(self, target: Surface, brush: Brush) -> None:
        resting = self.rect
        self.rect = resting.move(self.off(), 0)
        super().draw(target, brush)
        self.rect = resting


class MeadowBubble:
    """The guide in the corners of the table, and where what it says is to be done."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush
        self.bubble = Bubble(brush, at_the_meadow)

    def controls(self, teacher: Teacher | None, moments: Moments, clicked: Clicked) -> Iterator[Widget]:
        """Its buttons, while it is there."""
        shown = teacher.shown if teacher else None
        for name, rect in (self.bubble.places(shown) if shown else {}).items():
            button = self.bubble.button(name, rect, GuideButton, False, _clicks(clicked, (name, "")))
            button.target = (name, "")
            button.off = _stays if name == QUIET else lambda: self.bubble.off(moments.speech)
            yield button

    def draw(self, target: Surface, table: AboardTable) -> None:
        """What it shows, but for the buttons."""
        shown = table.teacher.shown if table.teacher else None
        if shown:
            self.bubble.draw(target, shown, table.moments.speech)

    def draw_rings(self, target: Surface, plan: MeadowPlan, table: AboardTable) -> None:
        """Rings round what is to be clicked next by the hand that decides, or round what is spoken of."""
        hand, teacher, growing = table.hand, table.teacher, table.moments.pointing
        moves, shown = (teacher.points_at, teacher.shown) if teacher else ((), None)
        if moves and isinstance(hand, KeepHand | TurnHand):
            draw_hint(target, self.brush, plan, clicks_left(hand, moves), table.picture.hand, growing, STAR)
        if shown:
            panels = table.stage.panels(table.picture)
            things = [rect for thing in shown.things if (rect := _place(panels, *thing))]
            ring_things(self.brush, target, things, growing)


def _place(panels: Panels, colour: str, what: str) -> Rect | None:
    """Where something lies in a panel: a tile that is not seen there is the secret one."""
    places = {CRATES: panels.crates(colour), ARK: panels.hull(colour), **panels.plan(colour).tiles}
    return places.get(what) or panels.plan(colour).secret


def _stays() -> int:
    return 0


def _clicks(clicked: Clicked, button: Target) -> Callable[[], None]:
    return lambda: clicked(button)
