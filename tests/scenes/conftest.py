"""An app without a window, and hands for it: real events, frames of a sixtieth of a second."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterator
from math import dist
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import glancing
import pygame
import pytest
from glancing import Glancing
from sitting import Sit, Sitting

from scenes.app import App
from scenes.system import art, texts
from scenes.system.clock import FakeClock
from scenes.system.saves import Saves
from scenes.system.settings import Settings
from scenes.system.thinking import Process

MakeApp = Callable[..., App]


@pytest.fixture(scope="session", autouse=True)
def _told_to_end() -> None:
    """Who ends a run ends all of it: else SDL would take that for a click on the window's close button, in whatever
    test is running, whose program would be over before its time."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _own_settings(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the settings of whoever runs it, nor speaks their language."""
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("TWO_BY_TWO_HOME", str(tmp_path_factory.mktemp("home")))


@pytest.fixture(scope="session")
def compiled() -> None:
    """The languages as their texts stand now; without the tools for development tests that need them are left out."""
    pytest.importorskip("tools.translations", reason="needs the tools for development").compile_all()


@pytest.fixture
def languages(compiled: None) -> Iterator[None]:
    """All languages can be spoken, and afterwards it is English again."""
    yield
    texts.use(texts.ENGLISH)


@pytest.fixture(autouse=True)
def _no_process_left_behind(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Processes that think for hard players and hints end with the test in which they were started."""
    started: list[Process] = []
    start = Process.__init__

    def noted(process: Process) -> None:
        start(process)
        started.append(process)

    monkeypatch.setattr(Process, "__init__", noted)
    yield
    for process in started:
        process.end()


@pytest.fixture(autouse=True)
def _rasterised_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one test has rasterised is there for the next."""
    monkeypatch.setattr(art, "from_file", glancing.from_file)
    monkeypatch.setattr(art, "from_svg", glancing.from_svg)


LARGE = 1920
"""Pixels of width beyond which the pictures of an app do not wait until Python clears up by itself."""


@pytest.fixture
def make_app(pytestconfig: pytest.Config) -> Iterator[MakeApp]:
    """``make_app(size=(1280, 720), **settings)``: an app on a surface; speed ``instant`` unless told otherwise."""
    every = glancing.SAMPLE if "not long" in pytestconfig.option.markexpr else 1
    made: list[App] = []
    pygame.display.init()
    pygame.font.init()
    pygame.event.clear()

    def make(size: tuple[int, int] = (1280, 720), **settings: object) -> App:
        chosen = Settings(**{"speed": "instant", **settings})
        made.append(Glancing(size, FakeClock(), chosen, every))
        return made[-1]

    yield make
    _forget(made)
    pygame.event.clear()


def _forget(apps: list[App]) -> None:
    for app in apps:
        app.brush.art.forget()
    if any(app.layout.screen.width > LARGE for app in apps):
        apps.clear()
        del app
        gc.collect()


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    """An empty folder for matches that are kept."""
    return Saves(tmp_path / "saves")


@pytest.fixture
def small_window(make_app: MakeApp) -> None:
    """What draws without an app needs pygame, which the fixture of apps has begun, and a window."""
    pygame.display.set_mode((8, 8))


@pytest.fixture
def app(make_app: MakeApp) -> App:
    """An app of 1280 x 720 with no scene yet."""
    return make_app()


DOUBLE_CLICK = 24
"""Frames after which a click at the same place is no longer part of a double click."""


def let_sink_in(app: App, pos: tuple[int, int]) -> None:
    """Before a click where the mouse was last: look first at what the last click has done."""
    if dist(app.pointer, pos) < 50:
        for _ in range(DOUBLE_CLICK):
            app.frame()


class Hand:
    """A player's hand on mouse and keyboard: every gesture is posted as real events, then a frame goes by."""

    def __init__(self, app: App) -> None:
        self.app = app

    def move(self, pos: tuple[int, int]) -> None:
        self._post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def press(self, pos: tuple[int, int]) -> None:
        self._post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)

    def release(self, pos: tuple[int, int]) -> None:
        self._post(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def click(self, pos: tuple[int, int]) -> None:
        let_sink_in(self.app, pos)
        self.move(pos)
        self.press(pos)
        self.release(pos)

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key and let it go."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self._post(pygame.KEYUP, key=key, mod=mod, unicode="")

    def type(self, text: str) -> None:
        for letter in text:
            self._post(pygame.TEXTINPUT, text=letter)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 60)):
            self.app.frame()

    def _post(self, kind: int, **values: object) -> None:
        pygame.event.post(pygame.event.Event(kind, **values))
        self.app.frame()


@pytest.fixture
def hand_on() -> Callable[[App], Hand]:
    """``hand_on(app)``: the hand of whoever plays on an app of the test's own making."""
    return Hand


@pytest.fixture
def hand(app: App) -> Hand:
    """The hand of whoever plays on ``app``."""
    return Hand(app)


@pytest.fixture
def sit(make_app: MakeApp) -> Sit:
    """``sit(speed, kinds="human human", game="ark", **plan)``: sit down at a table of one's own."""

    def at(speed: str = "normal", **plan: Any) -> Sitting:
        return Sitting(make_app(speed=speed), Hand, **plan)

    return at
