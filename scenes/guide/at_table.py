"""What both tables have to do with the guide: who it is, and what its buttons do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.guide.shown import QUIET, RULE, SKIP
from scenes.guide.teacher import Teacher

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.play import Playing


def teacher_of(app: App, play: Playing) -> Teacher | None:
    """The guide of a match, if it is a guided one; what it has told is kept with the settings."""
    return Teacher(play, app.settings.lessons, app.keep_settings) if play.plan.guided else None


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
