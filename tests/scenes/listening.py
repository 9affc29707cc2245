"""An app that is listened to: every sound that is asked for is noted, none is played."""

from __future__ import annotations

from scenes.app import App
from scenes.system.settings import Settings
from scenes.system.sound import Accompaniment, Sound


class Ears(Sound):
    """Notes what is to be heard: short sounds in ``heard``, what goes on in ``behind``."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.heard: list[str] = []
        self.behind: Accompaniment = {}
        self.calls: list[str] = []
        """Whether it was opened, held and closed."""

    def open(self) -> None:
        self.calls.append("open")

    def close(self) -> None:
        self.calls.append("close")

    def pause(self, on: bool) -> None:
        self.calls.append("pause" if on else "go on")

    def play(self, name: str) -> None:
        if name:
            self.heard.append(name)

    def accompany(self, heard: Accompaniment) -> None:
        self.behind = heard

    def take(self) -> list[str]:
        """What was heard since the last time."""
        heard, self.heard = self.heard, []
        return heard


def listen(app: App) -> Ears:
    """Listen to an app that shows no scene yet."""
    ears = Ears(app.settings)
    app.sound = ears
    return ears
