"""Saving a match by hand, beside the save that the program keeps of it by itself."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from scenes.match_setup import MatchPlan
from scenes.system.save import LONGEST_NAME
from scenes.system.saves import Saves
from scenes.words import faults
from scenes.words import saves as words

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.play import Playing


def usual_name(plan: MatchPlan) -> str:
    """The name that is offered: the one the match has, else who plays, and the day."""
    return plan.name or words.usual_name([seat.name for seat in plan.seats], datetime.now())[:LONGEST_NAME]


def save_by_hand(app: App, playing: Playing, name: str) -> None:
    """Save the match as it is now under a name, and say so."""
    try:
        (app.saves or Saves()).keep(playing.plan, playing.match, name)
    except OSError as fault:
        app.notice(faults.sentence(fault))
    else:
        app.notice(words.saved(name))
