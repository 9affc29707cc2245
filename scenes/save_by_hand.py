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
    from scenes.match_setup import Played


def ask_name(app: App, played: Played) -> None:
    """Ask under which name the match is to be saved as it is now, and save it."""
    app.stack.push(Naming(words.save_heading(), _offered(played), lambda chosen: _save(app, played, chosen)))


def _offered(played: Played) -> str:
    """The name that is offered; where the program keeps the match under one already, it is that with the round."""
    plan = played.plan
    if not plan.name:
        return usual_name(plan.seats, datetime.now())
    moment = words.round_number(played.match.state.position()["round"])
    return words.listed(plan.name[: LONGEST_NAME - len(words.listed("", moment))], moment)


def _save(app: App, played: Played, name: str) -> None:
    try:
        (app.saves or Saves()).keep(played.plan, played.match, name)
    except OSError as fault:
        app.notice(faults.sentence(fault))
    else:
        app.notice(words.saved(name))
