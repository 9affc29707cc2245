"""Saving a match by hand, beside the save that the program keeps of it by itself."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from scenes.naming import Naming, usual_name
from scenes.system.save import LONGEST_NAME
from scenes.system.saves import Saves
from scenes.words import faults
from scenes.words import saves as words

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.play import Playing


def ask_name(app: App, playing: Playing) -> None:
    """Ask under which name the match is to be saved as it is now, and save it."""
    name = playing.plan.name or usual_name(playing.plan.seats, datetime.now())
    app.stack.push(Naming(words.save_heading(), name, LONGEST_NAME, lambda chosen: _save(app, playing, chosen)))


def _save(app: App, playing: Playing, name: str) -> None:
    try:
        (app.saves or Saves()).keep(playing.plan, playing.match, name)
    except OSError as fault:
        app.notice(faults.sentence(fault))
    else:
        app.notice(words.saved(name))
