"""Somebody who tries out chapters of the rules."""

from __future__ import annotations

from either_table import AtEitherTable

from game.core import State
from scenes.aboard_table.table import AboardTable
from scenes.app import App
from scenes.rules.chapters import Chapter, all_chapters
from scenes.rules.scene import Rules
from scenes.rules.trying import tries, try_out
from scenes.table.asking import Prompt, prompt_for
from scenes.table.lantern import LANTERN
from scenes.trying.ended import Ended
from scenes.trying.trial import OPEN

TRIED = [chapter for chapter in all_chapters() if tries(*chapter)]
NAMES = [f"{one.game}-{one.name}" for one in TRIED]
"""The chapters that can be tried out, and what a test of each is called."""


class Pupil(AtEitherTable):
    """Somebody who tries a chapter, with real clicks."""

    @classmethod
    def at(cls, app: App, chapter: Chapter) -> Pupil:
        """Who has opened a page and tries what it is about."""
        app.stack.restart(Rules(chapter))
        app.frame()
        try_out(app, *chapter)
        pupil = cls(app)
        pupil.settle()
        return pupil

    @property
    def state(self) -> State:
        return self.scene.table.play.match.state

    def settle(self) -> bool:
        """Let time pass until the pupil can decide; whether the trial goes on."""
        for _ in range(300):
            self.app.frame()
            if isinstance(self.app.stack.top, Ended):
                return False
            trial = self.scene.table.trial
            if self.scene.table.hand and trial and (trial.outcome == OPEN or trial.told):
                self.app.frame()
                return True
        raise AssertionError("nothing goes on")

    @property
    def prompt(self) -> Prompt:
        """What the prompt says just now."""
        table = self.scene.table
        return table.prompt() if isinstance(table, AboardTable) else prompt_for(table.picture, table.marks)

    def go_the_known_way(self) -> Ended:
        for _ in range(12):
            assert self.scene.table.trial
            moves = self.scene.table.trial.next_moves
            assert moves, "the known way ends before anything is done"
            self.make(moves[0])
            if not self.settle():
                break
        ended = self.app.stack.top
        assert isinstance(ended, Ended)
        return ended

    def click_what_the_lantern_rings(self) -> None:
        """Ask the lantern where it shows nothing, and click where its first ring is."""
        if not self.scene.table.lantern.hinted:
            self.press(LANTERN[1])
        hinted = self.scene.table.lantern.hinted
        assert hinted
        self.click(hinted.clicks[0])
