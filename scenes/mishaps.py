"""What becomes of an error that nobody foresaw: it is said and reported, the match is kept, the evening goes on."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from scenes.saying import say
from scenes.words import mishaps as words

if TYPE_CHECKING:
    from scenes.app import App

MOST = 3
"""So many of them in a row end the program."""
_CALM = 20.0
"""Seconds without one, after which the next one is the first again."""
STATUS = 2
"""Exit status when they end the program."""


class Mishaps:
    """Leads an app back to its title after an error in a scene, and says so; one error after the other ends it."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._count = 0
        self._calm = 0.0

    def update(self, dt: float) -> None:
        """Let time pass without a mishap."""
        self._calm += dt
        if self._calm >= _CALM:
            self._count = 0

    def meet(self, fault: Exception) -> None:
        """An error has come up in a scene: report it, keep the match, and go to the title, or out."""
        self._count, self._calm = self._count + 1, 0.0
        sentence = words.mishap(self._report(fault))
        leaving = self._count >= MOST or self.app.unattended
        self._clear()
        if not leaving:
            leaving = not self._to_title(sentence)
        if leaving:
            say(sentence)
            self.app.status = STATUS

    def _report(self, fault: Exception) -> Path | None:
        """The file of the report; None where even that could not be written."""
        from scenes.report import write_report

        with suppress(Exception):  # what is broken may break the report too, and the match is still to be kept
            return write_report(self.app, fault)
        return None

    def _clear(self) -> None:
        """Take everything off the stack; each scene keeps what it can, whatever goes wrong in another."""
        scenes = self.app.stack.scenes
        while scenes:
            with suppress(Exception):
                scenes.pop().leave()

    def _to_title(self, sentence: str) -> bool:
        """Begin again at the title, where the match can be continued; whether that went well."""
        from scenes.telling import Telling
        from scenes.title import Title

        try:
            self.app.arrange()
            self.app.stack.restart(Title())
            self.app.stack.push(Telling(words.mishap_heading(), sentence))
        except Exception:
            self._clear()
            return False
        return True
