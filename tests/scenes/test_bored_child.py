"""A bored child at mouse and keyboard, on every screen: nothing fails or is stuck, and matches stay true."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any

import pygame
import pytest

from game.record import Record
from scenes.aboard import AboardScene
from scenes.app import App
from scenes.match_setup import MatchPlan, scene_for
from scenes.table.marks import Target
from scenes.table.picture import Picture, Seat
from scenes.table.scene import TableScene
from scenes.table.table import Table
from scenes.title import Title
from scenes.trying.trial import OPEN
from tests.scenes.test_picture import shown

RECORDS = Path(__file__).parents[1] / "records"
SIZES = ((1024, 768), (1280, 720), (1100, 760))
KEYS = (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_F11, pygame.K_TAB, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_x)
TOOLS = ("undo", "redo", "restart")
TOOL_KEYS = (pygame.K_z, pygame.K_y, pygame.K_r)
AT_REST = 1500
"""Frames after which nothing moves any more unless a person does something."""


class Child:
    """Does anything, at any moment of any motion."""

    def __init__(self, app: App, seed: int) -> None:
        self.app = app
        self.rng = random.Random(seed)
        self.at = (0, 0)
        self.doings: list[tuple[Callable[[], None], int]] = [
            (self.click, 12), (self.double_click, 4), (self.aim, 12), (self.drag, 3), (self.hold, 2), (self.key, 3),
            (self.tool, 5), (self.tool_key, 2), (self.resize, 1), (self.look_away, 1), (self.wait, 3),
        ]  # fmt: skip

    def play(self, times: int) -> None:
        """Do so many things; where that has left the program, begin again at the title."""
        doings, weights = zip(*self.doings, strict=True)
        for _ in range(times):
            if not self.app.stack.scenes:
                self.app.stack.push(Title())
            self.rng.choices(doings, weights)[0]()
            for _ in range(self.rng.randrange(6)):
                self._frame()

    def _frame(self) -> None:
        if self.app.stack.scenes:
            self.app.frame()

    def _post(self, kind: int, **values: object) -> None:
        pygame.event.post(pygame.event.Event(kind, **values))
        if self.rng.random() < 0.7:
            self._frame()

    def _anywhere(self) -> tuple[int, int]:
        width, height = self.app.screen.surface().get_size()
        return self.rng.randrange(width), self.rng.randrange(height)

    def _move(self, pos: tuple[int, int]) -> None:
        self.at = pos
        self._post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def _press(self) -> None:
        self._post(pygame.MOUSEBUTTONDOWN, pos=self.at, button=1)

    def _release(self) -> None:
        self._post(pygame.MOUSEBUTTONUP, pos=self.at, button=1)

    # -- what it does
    def click(self) -> None:
        self._move(self._anywhere())
        self._press()
        self._release()

    def double_click(self) -> None:
        self.click()
        self._press()
        self._release()

    def aim(self) -> None:
        """Click what shines, if the table is there and something does."""
        top = self.app.stack.top
        if isinstance(top, TableScene) and top.table.marks.legal:
            self._aim_at(top.table, self.rng.choice(sorted(top.table.marks.legal)))

    def _aim_at(self, table: Table, target: Target) -> None:
        """A tile may still be on its way."""
        if table.hits.rect_of(target, table.marks):
            self._move(table.hits.point_of(target, table.marks))
            self._press()
            self._release()

    def tool(self) -> None:
        """Click undo, redo or the whole turn over undo, if the table is there and they are."""
        top, tool = self.app.stack.top, self.rng.choice(TOOLS)
        if isinstance(top, TableScene):
            self._aim_at(top.table, ("button", tool))
        elif isinstance(top, AboardScene):
            self._aim_at_control(top, tool)

    def tool_key(self) -> None:
        self._post(pygame.KEYDOWN, key=self.rng.choice(TOOL_KEYS), mod=0, unicode="")

    def _aim_at_control(self, scene: AboardScene, tool: str) -> None:
        found = next((control for control in scene.controls if getattr(control, "target", None) == (tool, "")), None)
        if found:
            self._move(found.rect.center)
            self._press()
            self._release()

    def drag(self) -> None:
        self._press()
        self._move(self._anywhere())
        self._release()

    def hold(self) -> None:
        """Hold a button down, or let one go that was not held."""
        self.rng.choice((self._press, self._release))()

    def key(self) -> None:
        self._post(pygame.KEYDOWN, key=self.rng.choice(KEYS), mod=0, unicode="")
        self._post(pygame.TEXTINPUT, text=self.rng.choice("aÄ? "))

    def resize(self) -> None:
        self.app.screen.resize(self.rng.choice(SIZES))

    def look_away(self) -> None:
        self._post(self.rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED)))

    def wait(self) -> None:
        for _ in range(self.rng.randrange(60)):
            self._frame()


def tables_of(app: App) -> list[Table]:
    """The tables on the stack, the uppermost last: that of a match may lie below the one of a trial."""
    return [scene.table for scene in app.stack.scenes if isinstance(scene, TableScene)]


def check_alive(app: App, table: Table) -> None:
    """The match is what was played, and it goes on: somebody can move, or it ends, as a trial does."""
    match = table.play.match
    assert match.record().replay().position() == match.state.position()
    app.settings.speed = "instant"
    if match.held:
        table.show(table.play.confirm())
    while getattr(app.stack.top, "table", None) is not table:
        app.stack.pop()
    for _ in range(AT_REST):
        if (table.hand and not table.director.busy) or not tables_of(app):
            break
        app.frame()
        if table.computers.awaited:
            sleep(0.005)  # they think in a process of their own, whose time no fake clock hastens
    tried = table.trial is not None and table.trial.outcome != OPEN
    assert table.play.over or tried or (table.hand and table.hand.legal())
    state = table.play.state
    assert shown(table.picture, table.play.over) == shown(Picture.of(state, table.picture.seats), table.play.over)


def bored(app: App, seed: int, times: int) -> None:
    Child(app, seed).play(times)
    for table in reversed(tables_of(app)):
        check_alive(app, table)


def sit_down(app: App, name: str, part: float, bots: bool, confirm: bool = False) -> None:
    """A table where part of a recorded game has been played."""
    record = Record.read(RECORDS / name)
    moves = record.moves[: round(part * len(record.moves))]
    kinds = ("human", "random" if bots else "human") * 2
    seats = tuple(Seat(colour, colour.title(), kind) for colour, kind in zip(record.players, kinds, strict=False))
    plan = MatchPlan(
        record.game, seats, record.players[0], 5, record.options, moves=tuple(moves), confirm_turns=confirm
    )
    app.stack.push(scene_for(app, plan))


TABLES = (
    ("ark-3-mixed.json", 0.3),
    ("ark-4-greedy.json", 0.97),
    ("family-2-greedy.json", 0.9),
    ("ark-2-greedy.json", 0.0),
)


@pytest.mark.parametrize("seed", [1, 2])
def test_from_the_title_on(make_app: Any, seed: int) -> None:
    app = make_app((1024, 768), speed="normal")
    app.stack.push(Title())
    bored(app, seed, 120)


@pytest.mark.parametrize("name, part", TABLES)
def test_in_the_middle_of_a_match(make_app: Any, name: str, part: float) -> None:
    app = make_app((1024, 768), speed="normal")
    sit_down(app, name, part, bots=part > 0.5)
    bored(app, 3, 120)


@pytest.mark.parametrize("confirm", [False, True])
def test_where_turns_are_confirmed_and_taken_back(make_app: Any, confirm: bool) -> None:
    app = make_app((1024, 768), speed="instant")
    sit_down(app, "ark-2-greedy.json", 0.2, bots=not confirm, confirm=confirm)
    bored(app, 4, 120)


@pytest.mark.parametrize("confirm", [False, True])
def test_in_the_middle_of_animals_on_board(make_app: Any, confirm: bool) -> None:
    app = make_app((1024, 768), speed="fast")
    sit_down(app, "aboard-3-random.json", 0.5, bots=False, confirm=confirm)
    table = app.stack.top.table
    Child(app, 5).play(120)
    match = table.play.match
    assert match.record().replay().position() == match.state.position()
    assert [step.move for step in table.play.steps] == list(match.moves)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 20))
@pytest.mark.parametrize("name, part", [*TABLES, ("", 0.0), ("family-3-random.json", 0.4)])
def test_for_a_long_afternoon(make_app: Any, name: str, part: float, seed: int) -> None:
    app = make_app((1024, 768), speed=("slow", "normal", "fast")[seed % 3])
    if name:
        sit_down(app, name, part, bots=seed % 2 == 0)
    else:
        app.stack.push(Title())
    bored(app, seed, 600)
