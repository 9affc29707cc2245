"""The replay of a match that was kept or is over: from any of its moments one can play on."""

from __future__ import annotations

from datetime import datetime

from game.record import Record
from scenes.layouts.replay import ReplayLayout
from scenes.match_setup import MatchPlan, told_to
from scenes.replay.past import Past
from scenes.replay.play_on import PlayOn
from scenes.replay.scene import PastScreen
from scenes.stack import Scene
from scenes.theme import GREEN_BUTTON
from scenes.widgets import Button
from scenes.words import replay as words
from scenes.words.dates import when


def begin_replay(plan: MatchPlan, leads_back: Scene | None = None) -> Replay:
    """The replay of what has been played by a plan, from its beginning; where it ``leads_back`` to, if not the title.

    Raises :class:`game.BadSetup`, or :class:`game.core.BadMove` at a move of the plan that cannot be.
    """
    return Replay(Past.read(plan), leads_back)


class Replay(PastScreen):
    """Watches a match from its beginning."""

    def __init__(self, past: Past, leads_back: Scene | None = None) -> None:
        super().__init__(past, 0)
        self._leads_back = leads_back
        if leads_back:
            self.way_back = "icons/close"

    def sign(self) -> tuple[str, str]:
        """Of which day the match is, where that is known."""
        begun = self.past.plan.begun
        return words.replay(), when(begun.astimezone(), datetime.now().astimezone()) if begun else ""

    def way_on(self, grid: ReplayLayout) -> Button:
        return Button(grid.way_on(), self._play_on, words.play_on_from_here(), "icons/branch", style=GREEN_BUTTON,
                      units=34, icon_units=64)  # fmt: skip

    def copied(self) -> Record:
        return told_to(self.past)

    @property
    def leads_on(self) -> bool:
        return self.past.state(self.moment).to_move is not None

    def _play_on(self) -> None:
        """Go to the setup of a match that goes on from here; what is watched stays as it was."""
        self.app.stack.push(PlayOn(self.past, self.moment))

    def back(self) -> None:
        """To the saved games or the score sheet where it was opened, else to the title."""
        from scenes.title import Title

        self.app.change_to(self._leads_back or Title())
