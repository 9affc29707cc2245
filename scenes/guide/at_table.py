"""What both tables have to do with the guide: who it is, and what its buttons do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.guide.shown import QUIET, RULE, SKIP
from scenes.guide.teacher import Teacher
from scenes.table.hearing import CHIME, Hearing
from scenes.table.moments import Moments

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.match_setup import MatchPlan
    from scenes.table.play import Playing

_SEATS = 2
"""In a guided match one person plays against the computer."""


def teacher_of(app: App, play: Playing) -> Teacher | None:
    """The guide of a match, if it is a guided one; what it has told is kept with the settings.

    Where somebody else has written the save, so that others sit there or by other rules, it has no place.
    """
    return Teacher(play, app.settings.lessons, app.keep_settings) if is_guided(play.plan) else None


def is_guided(plan: MatchPlan) -> bool:
    """Whether a match is a guided one: one person at the table, one computer player, and no house rule.

    What the guide says is true without house rules alone.
    """
    alone = plan.only_person != "" and len(plan.seats) == _SEATS
    return plan.guided and alone and not any(plan.options.values())


def have_said(teacher: Teacher | None, decides: bool, moments: Moments, hearing: Hearing) -> bool:
    """Let the guide, if there is one, look at what has been done: what is new slides in, with a chime.

    ``decides``: the pupil is to decide now.  Whether anything has changed.
    """
    if teacher is None:
        return False
    before = teacher.said and teacher.said.lesson
    changed = teacher.look(decides)
    if teacher.said and teacher.said.lesson is not before:
        moments.guide_speaks()
        hearing.hear(CHIME)
    return changed


def heed(app: App, teacher: Teacher, button: str) -> None:
    """Do what one of the guide's buttons is for."""
    shown = teacher.shown
    if button == SKIP:
        teacher.skip()
    elif button == QUIET:
        teacher.fall_silent()
    elif button == RULE and shown and shown.chapter:
        from scenes.rules.opening import open_rules

        open_rules(app, shown.game, shown.chapter)
