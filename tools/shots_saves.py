"""Pictures of the saved games and of the ways to them, for ``tools/shots.py``: saves are made from its records."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game import Record
from scenes.confirm import Leaving, Question
from scenes.load.scene import Load
from scenes.pause import Pause
from scenes.system.save import Save, SavedSeat, checked, text_of
from scenes.system.saves import Saves
from scenes.telling import Telling
from scenes.title import Title
from scenes.words import mishaps
from tools.shots_records import read
from tools.shots_studio import Jobs, Studio

_GAMES = (
    ("auto-1.json", "ark-4-greedy", 0.6, ""),
    ("auto-2.json", "ark-3-mixed", 1.0, ""),
    ("auto-3.json", "aboard-4-greedy", 0.6, "Rainy Sunday at Grandma's"),
    ("auto-4.json", "family-2-greedy", 0.7, ""),
    ("auto-5.json", "aboard-3-published", 1.0, ""),
    ("auto-6.json", "ark-2-random", 1.0, ""),
    ("auto-7.json", "family-4-greedy", 1.0, "Žofie, Maximilianus, Wwwwwwwwwwww, Großvater, November 30"),
)
"""Files, the records in them, how much of each has been played, and their names."""
_NAMES, _PLAYERS = ("Mia", "Großvater", "", "Jan"), ("human", "human", "easy", "hard")
TYPED = frozenset({*_NAMES, *(name for *_, name in _GAMES)} - {""})
"""What somebody has typed there: names of players and of saves."""


def jobs(studio: Studio) -> Jobs:
    """What pictures there are to be taken, by the names under which they are kept."""
    return {
        "title-continue": partial(_continue, studio),
        "saves saves-damaged saves-rename saves-remove saves-removed saves-nothing": partial(_saves, studio),
        "saves-empty": partial(_empty, studio),
        "saves-finished": partial(_finished, studio),
        "leaving save-by-hand reported": partial(_pause, studio),
    }


@contextmanager
def _folder(studio: Studio, filled: bool = True) -> Iterator[None]:
    """Saves for a while: one every nineteen hours, and a damaged one."""
    with TemporaryDirectory() as name:
        saves = studio.app.saves = Saves(Path(name))
        if filled:
            for index, game in enumerate(_GAMES):
                _keep(saves, *game, 19.0 * index)
            (saves.folder / "holiday.json").write_text('{"game": "ark", "pla', encoding="utf-8")
        yield
        studio.app.stack.clear()
    studio.app.saves = None


def _keep(saves: Saves, file: str, record: str, part: float, name: str, hours: float) -> None:
    played = read(record)
    cut = Record(played.game, played.players, played.options, played.moves[: int(len(played.moves) * part)])
    seats = tuple(map(SavedSeat, cut.players, _NAMES, _PLAYERS))
    when = datetime.now().astimezone() - timedelta(hours=hours)
    save = Save(record=cut, seats=seats, name=name, saved=when, played=5640.0)
    (saves.folder / file).write_bytes(text_of(checked(save)))


def _continue(studio: Studio) -> None:
    with _folder(studio):
        studio.app.stack.restart(Title())
        studio.wait(0.5)
        studio.save("title-continue")


def _saves(studio: Studio) -> None:
    with _folder(studio):
        scene = Load(studio.app)
        studio.app.stack.restart(scene)
        studio.wait(2)
        studio.press(pygame.K_DOWN)
        studio.save("saves")
        damaged = next(i for i, entry in enumerate(scene.rows.entries) if entry.save is None)
        studio.click(scene.rows.row_rect(damaged).center)
        studio.save("saves-damaged")
        studio.press(pygame.K_DOWN)
        studio.press(pygame.K_F2)
        studio.save("saves-rename")
        studio.press(pygame.K_ESCAPE)
        studio.press(pygame.K_DELETE)
        studio.save("saves-remove")
        question = studio.app.stack.top
        assert isinstance(question, Question)
        studio.click(question.controls.widgets[0].rect.center)
        studio.wait(0.5)
        studio.save("saves-removed")
        scene.search.typed("zebra")
        studio.save("saves-nothing")


def _finished(studio: Studio) -> None:
    """A match that is over, and its score sheet."""
    with _folder(studio):
        scene = Load(studio.app)
        studio.app.stack.restart(scene)
        studio.wait(2)
        over = next(i for i, entry in enumerate(scene.rows.entries) if entry.save and entry.save.over)
        studio.click(scene.rows.row_rect(over).center)
        studio.save("saves-finished")
        studio.click(scene.grid.beside().center)
        studio.save("saves-finished-sheet")


def _empty(studio: Studio) -> None:
    with _folder(studio, filled=False):
        studio.app.stack.restart(Load(studio.app))
        studio.save("saves-empty")


def _pause(studio: Studio) -> None:
    with _folder(studio, filled=False):
        studio.at("ark-4-greedy", 200)
        studio.app.stack.push(Leaving())
        studio.save("leaving")
        studio.app.stack.pop()
        pause = Pause(in_play=True)
        studio.app.stack.push(pause)
        pause.ask_name()
        studio.save("save-by-hand")
        studio.app.stack.pop()
        path = Path.home() / "Documents" / "two-by-two-report-2026-11-30-184012.json"
        studio.app.stack.push(Telling(mishaps.report_heading(), mishaps.reported(path)))
        studio.save("reported")
