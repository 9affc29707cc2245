"""The guide at the table of the two ark games."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pygame import Rect, Surface

from scenes.guide.bubble import Bubble, at_the_ark, ring_things
from scenes.guide.shown import BUTTONS, QUIET
from scenes.guide.teacher import Teacher
from scenes.paint import Brush
from scenes.table.hands import Hand
from scenes.table.lantern import clicks_left
from scenes.table.marks import Hinted, Marks, Target
from scenes.table.table_button import TableButton

GUIDED = frozenset(("button", name) for name in BUTTONS)
"""Its buttons, as targets of the table."""


def mark_lesson(marks: Marks, teacher: Teacher | None, hand: Hand | None) -> None:
    """Mark what the guide says, and where it is to be done by the hand that decides."""
    if teacher is None or teacher.silent:
        return
    marks.lesson, said, moves = teacher.shown, teacher.said, teacher.points_at
    clicks = clicks_left(hand, moves) if hand and moves else []
    if said and clicks:
        marks.taught = Hinted(moves[0], tuple(clicks), said.why)


def moves_to_show(teacher: Teacher | None) -> Sequence[str]:
    """What the glove is to show in the Family Variant, whatever it has shown before."""
    shown = teacher.shown if teacher else None
    return teacher.points_at if teacher and shown and shown.wordless else ()


def helps_on(teacher: Teacher | None, hints: Collection[str]) -> bool:
    """Whether the glove helps a pupil who may not read whenever they do nothing; ``hints`` are who may be helped."""
    shown = teacher.shown if teacher else None
    return bool(teacher and shown and shown.wordless and teacher.pupil in hints)


class ArkBubble:
    """The guide in the corners of the table."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush
        self.bubble = Bubble(brush, at_the_ark)

    def targets(self, marks: Marks) -> list[tuple[Target, Rect]]:
        """Its buttons, while it is there."""
        places = self.bubble.places(marks.lesson) if marks.lesson else {}
        return [(("button", name), rect) for name, rect in places.items()]

    def draw_marks(self, target: Surface, marks: Marks, things: Sequence[Rect]) -> None:
        """What it shows, with rings round these ``things``, and its buttons as they stand under the pointer."""
        if marks.lesson is None:
            return
        ring_things(self.brush, target, things, marks.pointing)
        self.bubble.draw(target, marks.lesson, marks.speech)
        for place, resting in self.targets(marks):
            rect = resting if place[1] == QUIET else resting.move(self.bubble.off(marks.speech), 0)
            button = self.bubble.button(place[1], rect, TableButton, marks.lesson.wordless, _elsewhere)
            button.show_as(marks, place)
            button.draw(target, self.brush)


def _elsewhere() -> None:
    """What a click does is for the scene to say."""
