"""Pictures of answers to clicks that are not possible, and of the last turns shown again, for ``tools/shots.py``."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
from pygame import Surface

from game import history
from game.aboard import reasons as aboard
from game.ark.reasons import CODES
from game.core import Reason
from scenes.aboard import AboardScene
from scenes.replay import LookBack
from scenes.table.asking import Prompt
from scenes.table.hands.base import UNFINISHED
from scenes.table.places import ArkPlaces
from scenes.table.prompt import PromptBar
from scenes.table.refusing import OUT_OF_PLAY
from scenes.table.scene import TableScene
from scenes.words.reasons import sentence
from tools.shots_records import Moment, find
from tools.shots_studio import Jobs, Studio

_PARAMS = {"tile": "lion/f", "first": "lion3", "second": "fox1", "species": "mouse", "what": "pitch", "have": 3,
           "name": "Japheth", "by": "red", "needed": 4, "need": 5, "price": 7}  # fmt: skip
_MOMENTS = {
    "why-space-taken": ("ark-4-greedy", "choose", 23),
    "why-only-shown": ("ark-4-greedy", "choose", 22),
    "why-inside-enclosure": ("ark-4-greedy", "wall", 60),
    "why-edge-occupied": ("ark-4-greedy", "wall", 60),
    "why-pair-not-complete": ("ark-4-greedy", "load", 9),
    "why-not-your-pair": ("ark-4-greedy", "load", 9),
    "why-no-own-divider": ("ark-4-greedy", "load", 9),
    "why-pair-first": ("family-4-greedy", "load", 5),
    "why-keep-first": ("ark-4-greedy", "exchange", 2),
    "why-too-expensive": ("aboard-4-greedy", "split", 1),
    "why-tile-not-in-middle": ("aboard-4-greedy", "split", 8),
}
"""A moment for a code: a record, and the kind of its move that is due then and which one of that kind it is."""
_LEAD_AWAY = ("home", "rules", "settings", "log", "watch")
"""Buttons of the menu, which open other screens."""
_RETOLD = {
    "retold-ark": ("ark-4-greedy", 240),
    "retold-ark-planning": ("ark-3-greedy", 160),
    "retold-family": ("family-4-greedy", 150),
    "retold-aboard": ("aboard-4-greedy", 70),
}


def jobs(studio: Studio) -> Jobs:
    """What pictures there are to be taken, by the names under which they are kept."""
    found: Jobs = {"why-sheet": partial(_sheets, studio)}
    for name, moment in _MOMENTS.items():
        found[name] = partial(_answered, studio, name, *moment)
    for name, place in _RETOLD.items():
        found[name] = partial(_retold, studio, name, *place)
    return found


def _sheets(studio: Studio) -> None:
    """For the rules of each book, and for the table, a sheet with the prompt of every code."""
    listed = {
        "ark": CODES,
        "aboard": _listed(aboard.__doc__),
        "table": (*_listed(history.__doc__), *UNFINISHED, *OUT_OF_PLAY, "hints-off", "not-your-turn"),
    }
    for name, codes in listed.items():
        studio.keep(f"why-sheet-{name}", _sheet(studio, codes))


def _listed(table: str | None) -> tuple[str, ...]:
    return tuple(line.split("``")[1] for line in (table or "").splitlines() if line.startswith("``"))


def _sheet(studio: Studio, codes: tuple[str, ...]) -> Surface:
    bar, screen = PromptBar(studio.app.brush), Surface(studio.size)
    around = bar.rect().inflate(studio.app.layout.px(40), studio.app.layout.px(30)).clip(screen.get_rect())
    sheet = Surface((around.width, around.height * len(codes)))
    for place, code in enumerate(codes):
        screen.fill("#2c7da0")
        reason = Reason(code, "S6", **_PARAMS)
        bar.show(screen, Prompt("green", sentence(reason), missing=True, reason=reason))
        sheet.blit(screen.subsurface(around), (0, place * around.height))
    return sheet


def _answered(studio: Studio, name: str, record: str, kind: str, nth: int) -> None:
    """The table at a moment, with the answer to a click that gets the code for which the picture is named."""
    scene = studio.at(record, find(Moment(record, kind, nth))[0])
    code = name.removeprefix("why-")
    points = _in_vain(scene) if isinstance(scene, TableScene) else _beside(scene)
    for point in points:
        studio.wait(1)
        studio.click(point)
        answer = scene.table.answer.reason if isinstance(scene, TableScene) and scene.table.answer else None
        answer = scene.table.refusal if isinstance(scene, AboardScene) else answer
        if answer and answer.code == code:
            studio.wait(0.3)
            studio.save(name)
            return
    raise LookupError(name)


def _in_vain(scene: TableScene) -> Iterator[tuple[int, int]]:
    """Where things of the table lie that cannot be chosen."""
    table = scene.table
    places = ArkPlaces(table, lambda event: None).places(vain=True)
    yield from (place.point for place in places if not place.legal and place.target[1] not in _LEAD_AWAY)
    if not table.marks.tray:
        yield from (table.ark.geometry.square_rect(name).center for name in table.play.state.board.squares)


def _beside(scene: AboardScene) -> Iterator[tuple[int, int]]:
    """The same at the table of Animals on Board: prices, tiles on the arks."""
    for widget in scene.controls:
        if getattr(widget, "target", ("", ""))[0] == "take":
            yield widget.rect.center
    panels = scene.table.stage.panels(scene.table.picture)
    for seat in scene.table.picture.seats:
        yield from (rect.center for rect in panels.plan(seat.colour).tiles.values())


def _retold(studio: Studio, name: str, record: str, count: int) -> None:
    """The last turns shown once more, in the midst of it."""
    studio.at(record, count)
    studio.press(pygame.K_w)
    scene = studio.app.stack.top
    assert isinstance(scene, LookBack)
    studio.wait(2.0)
    studio.save(name)
