"""Beginning a trial over the page of the rules it belongs to, beginning it again, and going back to the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.guide.people import PUPIL, RIVAL
from scenes.match_setup import MatchPlan
from scenes.rules.chapters import Chapter
from scenes.table.picture import Seat
from scenes.trying.sign import AGAIN
from scenes.trying.trial import DONE, MISSED, Trial
from scenes.trying.tries import try_of

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.stack import Scene
    from scenes.trying.tries import Try

_SEED = 1
"""Chance is the same whenever something is tried again."""
_RIVALS_LEVEL = "easy"
"""The other one never moves; a computer player has no secret that the person at the mouse may see."""


def begin_trial(app: App, chapter: Chapter) -> None:
    """Show the position of a chapter over whatever is there; raises as :func:`~scenes.trying.tries.try_of` does."""
    app.stack.push(_scene(app, try_of(chapter)))


def plan_of(tried: Try) -> MatchPlan:
    """The match at whose table something is tried; it is kept nowhere."""
    seats = (Seat(PUPIL, ""), Seat(RIVAL, "", _RIVALS_LEVEL))
    return MatchPlan(tried.chapter.game, seats, tried.players[0], _SEED, moves=tried.moves)


def _scene(app: App, tried: Try) -> Scene:
    if tried.chapter.game == "aboard":
        from scenes.aboard import AboardScene
        from scenes.aboard_table.table import AboardTable

        meadow = AboardTable(plan_of(tried), app.brush)
        meadow.trial = Trial(tried, meadow.play)
        return AboardScene(meadow)
    from scenes.phases import scene_of
    from scenes.table.table import Table

    table = Table(plan_of(tried), app.brush)
    table.trial = Trial(tried, table.play)
    return scene_of(table)


def go_back(app: App, name: str = "") -> None:
    """Back to the page below, or to that of another chapter of this ``name``."""
    from scenes.rules.scene import Rules

    while not isinstance(app.stack.top, Rules):
        app.stack.pop()
    page = app.stack.top
    if name:
        page.read(Chapter(page.chapter.game, name))


def begin_again(app: App, chapter: Chapter) -> None:
    """The same position once more, in the place of what lies over the page."""
    go_back(app)
    begin_trial(app, chapter)


def heed(app: App, trial: Trial, button: str) -> None:
    """Do what a button of the sign is for."""
    if button == AGAIN:
        begin_again(app, trial.chapter)
    else:
        go_back(app)


def end_if_due(app: App, trial: Trial) -> None:
    """Once it is done, or cannot be done any more, say so; a second time only after it has been taken back."""
    from scenes.trying.ended import Ended

    due = trial.outcome in (DONE, MISSED)
    if due and not trial.told:
        app.stack.push(Ended(trial))
    trial.told = due
