"""What both tables have to do with the guide: who it is, and what its buttons do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.guide.shown import QUIET, RULE, SKIP
from scenes.guide.teacher import Teacher

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.play import Playing

_SEATS = 2
"""In a guided match one person plays against the computer."""


def teacher_of(app: App, play: Playing) -> Teacher | None:
    """The guide of a match, if it is a guided one; what it has told is kept with the settings.

    Where somebody else has written the save, so that others sit at the table, there is no place for it.
    """
    seats = play.plan.seats
    if not play.plan.guided or len(seats) != _SEATS or sum(seat.human for seat in seats) != 1:
        return None
    return Teacher(play, app.settings.lessons, app.keep_settings)


def heed(app: App, teacher: Teacher, button: str) -> None:
    """Do what one of the guide's buttons is for."""
    shown = teacher.shown
    if button == SKIP:
        teacher.skip()
    elif button == QUIET:
        teacher.fall_silent()
    elif button == RULE and shown:
        from scenes.rules.opening import open_rules

        open_rules(app, shown.game, shown.chapter)
