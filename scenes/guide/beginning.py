"""Beginning the guided match of a game, or going on with the one that was left."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from scenes.guide.people import PUPIL, RIVAL
from scenes.match_setup import SEEDS as ALL_SEEDS
from scenes.match_setup import MatchPlan, scene_for
from scenes.opening import ask_first, back_to_table, opened
from scenes.system.save import BadSave
from scenes.table.picture import Seat

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.stack import Scene
    from scenes.system.saves import Entry

_RIVALS_LEVEL = "easy"
SEEDS = {"ark": 63, "family": 26, "aboard": 50}
"""By game the seed of the first match of a pupil, one whose first rounds show early what is to be learnt."""


def guided_plan(game: str, seed: int | None = None) -> MatchPlan:
    """The guided match of a game, from its beginning, as the first one is dealt or as a ``seed`` has it."""
    seats = (Seat(PUPIL, ""), Seat(RIVAL, "", _RIVALS_LEVEL))
    return MatchPlan(game, seats, PUPIL, SEEDS[game] if seed is None else seed, guided=True)


def left_match(app: App, game: str) -> Entry | None:
    """The guided match of a game that was left last and can be gone on with."""
    return next((entry for entry in app.saves.list() if _is_guided(entry, game)), None) if app.saves else None


def _is_guided(entry: Entry, game: str) -> bool:
    save = entry.save
    if save is None or save.over or entry.running:
        return False
    return save.record.game == game and save.settings.get("guided") is True


def begin_guided(app: App, game: str, anew: bool = False) -> None:
    """Go to the guided match of a game: on with the one that was left, or to its beginning where none was.

    ``anew`` begins in any case, and everything is told once more.  Only who has been told nothing yet is dealt what
    shows it early, any other match is another one.  Where another match is being played, one is asked first.
    """
    if not anew and _is_at(app, game):
        back_to_table(app)
    else:
        ask_first(app, lambda: app.change_to(_scene(app, game, anew)))


def _is_at(app: App, game: str) -> bool:
    """Whether the guided match of a game is being played, under whatever lies on its table."""
    played = app.at_table
    return played is not None and not played.over and played.plan.guided and played.plan.game == game


def _scene(app: App, game: str, anew: bool) -> Scene:
    left = None if anew else left_match(app, game)
    if left and app.saves:
        with suppress(BadSave):
            return opened(app, app.saves.load(left.path), app.saves.slot_of(left.path))
    told, own = app.settings.lessons, f"{game}/"
    again = any(name.startswith(own) for name in told)
    app.settings.lessons = {name: count for name, count in told.items() if not name.startswith(own)}
    app.keep_settings()
    return scene_for(app, guided_plan(game, secrets.randbelow(ALL_SEEDS) if again else None))
