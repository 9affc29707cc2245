"""A folder of saves made from the records of whole games, each cut off where it is wanted."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

import pygame

from game import Record
from scenes.app import App
from scenes.system.save import Save, SavedSeat, checked, text_of
from scenes.system.saves import Saves

RECORDS = Path(__file__).parents[1] / "records"


@dataclass
class Folder:
    """Saves of one's own; ``begun`` counts the days back from the newest one."""

    saves: Saves
    now: datetime

    def add(self, file: str, record: str, part: float = 1.0, days: float = 0.0, **keys: object) -> Path:
        """A save of the first ``part`` of a record, made so many days ago; ``keys`` as a save has them."""
        played = Record.read(RECORDS / f"{record}.json")
        moves = played.moves[: int(len(played.moves) * part)]
        cut = Record(played.game, played.players, played.options, moves)
        told = {"seats": tuple(SavedSeat(colour) for colour in cut.players), "seed": 1} | keys
        save = Save(record=cut, saved=self.now - timedelta(days=days), **told)
        return self.write(file, text_of(checked(save)))

    def write(self, file: str, text: bytes) -> Path:
        """A file of the folder, whatever is in it."""
        self.saves.folder.mkdir(parents=True, exist_ok=True)
        path = self.saves.folder / file
        path.write_bytes(text)
        return path


def button(app: App, text: str) -> tuple[int, int]:
    """Where the uppermost scene has the button with a text."""
    return next(one.rect.center for one in app.stack.top.controls if getattr(one, "text", None) == text)


def texts(app: App) -> list[str]:
    """What stands on the buttons of the uppermost scene."""
    return [one.text for one in app.stack.top.controls if getattr(one, "text", "")]


def settle(app: App) -> None:
    """Let everything be found out and come to rest."""
    for _ in range(2000):
        app.frame()
        if not app.busy:
            return
    raise AssertionError("it does not come to rest")


def wheel(app: App, notches: int) -> None:
    """Turn the wheel of the mouse; towards oneself is less than nothing."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches))
    app.frame()
