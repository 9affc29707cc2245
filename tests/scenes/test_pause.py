"""The panel of settings: everything counts at once, is kept, and a match is not left by mistake."""

from __future__ import annotations

import pygame
import pytest

from scenes.app import App
from scenes.confirm import Leaving
from scenes.pause import Pause
from scenes.stack import Scene
from scenes.system.settings import SIZES, SPEEDS, load
from scenes.title import Title
from scenes.widgets import Button, Toggle
from scenes.widgets.choice import Choice


class Table(Scene):
    """What lies below the panel."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[int] = []

    def handle(self, event: pygame.event.Event) -> None:
        self.heard.append(event.type)

    def draw(self, target: pygame.Surface) -> None:
        target.fill("white")


@pytest.fixture
def table(app: App) -> Table:
    scene = Table()
    app.stack.push(scene)
    app.stack.push(Pause(in_play=True))
    return scene


def button(app: App, text: str) -> tuple[int, int]:
    """Where the button with a text is."""
    controls = app.stack.top.controls
    return next(one.rect.center for one in controls if isinstance(one, Button) and one.text == text)


@pytest.mark.parametrize(("speed", "text"), list(zip(SPEEDS, ["Slow", "Normal", "Fast", "At once"], strict=True)))
def test_a_speed_counts_at_once_and_is_kept(app, hand, table, speed: str, text: str) -> None:
    hand.click(button(app, text))
    assert app.settings.speed == speed
    assert load().speed == speed


def fullscreen_switch(app: App) -> Toggle:
    """The switch of the full screen, the last one in the left column."""
    switches = [one for one in app.stack.top.controls if isinstance(one, Toggle)]
    return max((one for one in switches if one.rect.centerx < app.layout.screen.centerx), key=lambda one: one.rect.y)


def test_full_screen_and_back(app, hand, table) -> None:
    hand.click(fullscreen_switch(app).rect.center)
    assert app.screen.fullscreen
    assert load().fullscreen
    hand.click(fullscreen_switch(app).rect.center)
    assert not app.screen.fullscreen


def test_F11_changes_what_the_panel_shows(app, hand, table) -> None:
    hand.key(pygame.K_F11)
    assert app.screen.fullscreen
    assert fullscreen_switch(app).on


@pytest.mark.parametrize(("place", "size"), list(enumerate(SIZES)))
def test_a_size_of_everything_counts_at_once_and_is_kept(app, hand, table, place: int, size: float) -> None:
    samples = [one.rect for one in app.stack.top.controls if isinstance(one, Choice) and one.text == "A"]
    hand.click(samples[place].center)
    assert app.layout.scale == app.stack.top.app.settings.size == size
    assert load().size == size


def test_back_plays_on_and_what_lies_below_hears_nothing(app, hand, table) -> None:
    hand.click(button(app, "Back to the game"))
    assert app.stack.top is table
    assert pygame.MOUSEBUTTONDOWN not in table.heard


def test_a_click_beside_the_panel_closes_it(app, hand, table) -> None:
    hand.click((5, 5))
    assert app.stack.top is table


def test_a_match_is_left_only_when_said_twice(app, hand, table) -> None:
    hand.click(button(app, "To the title"))
    assert isinstance(app.stack.top, Leaving)
    hand.click(button(app, "Play on"))
    assert isinstance(app.stack.top, Pause)
    hand.click(button(app, "To the title"))
    hand.click(button(app, "To the title"))
    assert isinstance(app.stack.top, Title)
    assert len(app.stack.scenes) == 1


def test_from_the_title_there_is_no_match_to_leave(app, hand) -> None:
    app.stack.push(Title())
    app.stack.push(Pause(in_play=False))
    texts = [one.text for one in app.stack.top.controls if isinstance(one, Button)]
    assert "To the title" not in texts
    hand.click(button(app, "Back"))
    assert isinstance(app.stack.top, Title)


def test_what_lies_below_is_dimmed(app, hand, table) -> None:
    app.frame()
    assert app.screen.surface().get_at((3, 3)).r < 200
