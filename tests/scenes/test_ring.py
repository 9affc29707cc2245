"""The ring of the keys, on every screen: Enter presses what it lies round, and where there is none Enter shows it."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame
import pytest
from conftest import Hand, MakeApp
from kept_matches import Folder
from keyboard_hand import Keys
from sitting import Sit
from watching import plan_of_record, watch

from scenes.aboard import AboardScene
from scenes.app import App
from scenes.draft import Draft
from scenes.guide.beginning import begin_guided
from scenes.handover import Handover
from scenes.load.rows import Rows
from scenes.load.scene import Load
from scenes.match_setup import MatchPlan, finish, scene_for
from scenes.pause import Pause
from scenes.replay.lines import Lines
from scenes.replay.scene import PastScreen
from scenes.replay.timebar import TimeBar
from scenes.rules.opening import open_rules
from scenes.rules.trying import try_out
from scenes.screen import Screen
from scenes.setup import Setup
from scenes.system.saves import Saves
from scenes.table.picture import Seat
from scenes.table.play import Playing
from scenes.table.scene import TableScene
from scenes.tabletop import Tabletop
from scenes.telling import Telling
from scenes.title import Title
from scenes.widgets import Controls, Widget
from scenes.widgets.entry import TextEntry
from scenes.widgets.slider import Slider

SIZES = ((1024, 768), (1280, 720), (1400, 700))
WAYS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_PAGEDOWN)
REST = 40
"""Frames after which a press is no part of a double one, and what is shown at once has been shown."""


def table(game: str, kinds: str = "human human", record: str = "") -> Callable[[App], None]:
    """The table of a match that begins, or in the midst of what has been recorded."""

    def come(app: App) -> None:
        if record:
            plan = plan_of_record(record, 70, kinds)
        else:
            seats = tuple(Seat(colour, "", kind) for colour, kind in zip(("blue", "red"), kinds.split(), strict=True))
            plan = MatchPlan(game, seats, "blue", 1)
        app.change_to(scene_for(app, plan))

    return come


def pause(app: App) -> None:
    table("ark")(app)
    app.frame()
    app.stack.push(Pause(in_play=True))


def settings(app: App) -> None:
    app.stack.restart(Title())
    app.stack.push(Pause(in_play=False))


def rules(app: App) -> None:
    app.stack.restart(Title())
    open_rules(app, "ark", "pitch")


def trial(app: App) -> None:
    rules(app)
    try_out(app, "ark", "pitch")


def score_sheet(app: App) -> None:
    playing = Playing(plan_of_record("ark-2-greedy"))
    playing.begin()
    finish(app, playing)


def saves(app: App) -> None:
    assert app.saves
    Folder(app.saves, datetime(2026, 5, 17)).add("a.json", "ark-2-greedy", 0.5)
    app.stack.restart(Load(app))


SCREENS: dict[str, Callable[[App], object]] = {
    "title": lambda app: app.stack.restart(Title()),
    "setup": lambda app: app.stack.restart(Setup(Draft.of("ark", app.settings))),
    "ark": table("ark"),
    "ark later": table("ark", record="ark-2-greedy"),
    "ark against a computer": table("ark", "human easy"),
    "family": table("family"),
    "aboard": table("aboard", "human easy"),
    "pause": pause,
    "settings": settings,
    "rules": rules,
    "trial": trial,
    "guided": lambda app: begin_guided(app, "ark"),
    "guided aboard": lambda app: begin_guided(app, "aboard"),
    "score sheet": score_sheet,
    "saves": saves,
    "replay": lambda app: watch(app, "ark-2-greedy", count=60),
}


@pytest.fixture
def clicked(monkeypatch: pytest.MonkeyPatch) -> list[Widget]:
    """The controls of screens that have been clicked, by whatever means."""
    found: list[Widget] = []
    click = Controls._click

    def noted(controls: Controls, widget: Widget, pos: tuple[int, int]) -> None:
        found.append(widget)
        click(controls, widget, pos)

    monkeypatch.setattr(Controls, "_click", noted)
    return found


class Restless:
    """Uses keys and mouse in turn, and the window too; after each of it tries what Enter does."""

    def __init__(self, app: App, come: Callable[[App], object], clicked: list[Widget], seed: int) -> None:
        self.app, self.come, self.clicked = app, come, clicked
        self.hand = Hand(app)
        self.rng = random.Random(seed)
        self.deeds = (self.go, self.go, self.go, self.move, self.click, self.fill_screen, self.resize)

    def play(self, times: int) -> None:
        self.come(self.app)
        for _ in range(times):
            for _ in range(self.rng.randrange(1, 4)):
                self.rng.choice(self.deeds)()
            self.rest()
            self.enter()
            self.rest()
            if self.rng.random() < 0.2:
                self.come(self.app)

    def rest(self) -> None:
        """Let it come to rest; whoever has left the program comes back."""
        for _ in range(REST):
            if not self.app.stack.scenes:
                self.come(self.app)
            self.app.frame()

    # -- what is done
    def go(self) -> None:
        self.hand.key(self.rng.choice(WAYS))

    def anywhere(self) -> tuple[int, int]:
        width, height = self.app.layout.size
        return self.rng.randrange(width), self.rng.randrange(height)

    def move(self) -> None:
        self.hand.move(self.anywhere())

    def click(self) -> None:
        """Beside everything as often as not: on the lower edge of the window."""
        at = self.anywhere() if self.rng.random() < 0.5 else (self.app.layout.size[0] // 2, 2)
        self.hand.click(at)

    def fill_screen(self) -> None:
        self.hand.key(pygame.K_F11)
        self.resize()

    def resize(self) -> None:
        self.app.screen.resize(self.rng.choice(SIZES))  # type: ignore[attr-defined]
        self.move()
        self.hand.wait(0.3)

    # -- what Enter does
    def enter(self) -> None:
        top = self.app.stack.top
        if isinstance(top, Tabletop):
            self.enter_at_table(top)
        elif isinstance(top, Screen) and not isinstance(top, Handover):
            self.enter_on_screen(top)
        else:
            self.hand.key(pygame.K_RETURN)

    def enter_at_table(self, scene: Tabletop) -> None:
        shown, place = scene.steering.focus.shown, scene.steering.focus.place
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        self.app.frame()
        if shown:
            assert place and pressed(scene) == place.target
        else:
            assert scene.steering.focus.shown and pressed(scene) is None
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode=""))
        self.app.frame()

    def enter_on_screen(self, screen: Screen) -> None:
        controls, before = screen.controls, len(self.clicked)
        ring = controls.focus if controls.by_key else None
        self.hand.key(pygame.K_RETURN)
        if means_more(screen, ring):
            return
        if ring:
            assert self.clicked[before:] == [ring]
        else:
            assert controls.by_key and controls.focus and self.clicked[before:] == []


def means_more(screen: Screen, ring: Widget | None) -> bool:
    """Whether Enter is more than a click: it goes to the chosen match, plays on, or is done with what is written."""
    if isinstance(screen, Telling) or isinstance(ring, TextEntry):
        return True
    return isinstance(screen, Load | PastScreen) and (ring is None or isinstance(ring, Rows | Lines | TimeBar))


def pressed(scene: Tabletop) -> tuple[str, str] | None:
    """What is held down at a table."""
    if isinstance(scene, TableScene):
        return scene._pressed if scene._is_pressed else None
    assert isinstance(scene, AboardScene)
    held = next((place for place in scene.steering.ground.places() if place.target == of_pressed(scene)), None)
    return held.target if held else None


def of_pressed(scene: AboardScene) -> tuple[str, str] | None:
    for number, widget in enumerate(scene.controls):
        if widget.pressed:
            return getattr(widget, "target", ("menu", str(number)))
    return None


@pytest.mark.parametrize("times", [8, pytest.param(60, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", SCREENS)
def test_enter_presses_what_the_ring_lies_round_and_else_shows_it(
    make_app: MakeApp, clicked: list[Widget], tmp_path: Path, name: str, times: int
) -> None:
    app = make_app()
    app.saves = Saves(tmp_path / "saves")
    Restless(app, SCREENS[name], clicked, seed=len(name)).play(times)


def test_after_a_click_beside_everything_the_ring_comes_back_to_what_enter_then_presses(sit: Sit) -> None:
    at_table = sit("instant")
    keys = Keys(at_table.app, lambda: at_table.scene.steering)
    keys.go_to(("button", "settings"))
    keys.key(pygame.K_RETURN)
    assert isinstance(at_table.app.stack.top, Pause)
    keys.key(pygame.K_ESCAPE)
    at_table.hand.click((640, 712))
    keys.key(pygame.K_RETURN)
    assert keys.steering.focus.shown and keys.focus == ("button", "settings")
    keys.rest()
    keys.key(pygame.K_RETURN)
    assert isinstance(at_table.app.stack.top, Pause)


def test_where_the_whole_screen_is_filled_the_ring_stays_and_enter_goes_on(make_app: MakeApp) -> None:
    app = make_app()
    pause(app)
    hand, screen = Hand(app), app.stack.top
    assert isinstance(screen, Pause)
    hand.key(pygame.K_TAB)
    before = screen.controls.focus
    assert before
    place = screen.controls.widgets.index(before)
    hand.key(pygame.K_F11)
    app.screen.resize((1600, 900))  # type: ignore[attr-defined]
    app.frame()
    hand.move((700, 400))  # the window moves under the mouse
    hand.wait(0.3)
    assert screen.controls.by_key and screen.controls.focus is screen.controls.widgets[place]


def test_a_mouse_that_moves_takes_the_ring_away_and_enter_brings_it_back_where_it_was(app: App, hand: Hand) -> None:
    app.stack.push(Pause(in_play=False))
    hand.key(pygame.K_TAB)
    controls = app.stack.top.controls  # type: ignore[union-attr]
    focus = controls.focus
    hand.move((5, 5))
    assert not controls.by_key
    hand.key(pygame.K_RETURN)
    assert controls.by_key and controls.focus is focus


def test_a_slider_left_by_the_mouse_is_moved_by_keys_only_once_the_ring_is_round_it(app: App, hand: Hand) -> None:
    app.stack.push(Pause(in_play=False))
    slider = next(one for one in app.stack.top.controls if isinstance(one, Slider))  # type: ignore[union-attr]
    hand.click(slider.rect.center)
    value = slider.value
    hand.key(pygame.K_RIGHT)
    assert slider.value == value and app.stack.top.controls.by_key  # type: ignore[union-attr]
    hand.key(pygame.K_RIGHT)
    assert slider.value > value
