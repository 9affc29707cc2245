"""Gamepads: what they do becomes keys, pads come and go, and whole matches are played with nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from aboard_hand import sit_down
from aboard_keys import KeyPlayer
from conftest import MakeApp
from gamepad_hand import button, event, pad_on, stick
from pygame._sdl2 import controller
from robots import KeyRobot
from virtual_pad import VirtualPad, sdl

from scenes.aboard_scoring import AboardScoring
from scenes.app import App
from scenes.pause import Pause
from scenes.system.gamepad import BUTTONS, Gamepads, Key
from scenes.title import Title


def told(pads: Gamepads, *events: pygame.event.Event) -> list[tuple[int, int]]:
    """The keys that some events become: pressed as they are, let go as negative ones; and what is held with them."""
    found = pads.keys(events)
    return [(key.key if key.type == pygame.KEYDOWN else -key.key, key.mod) for key in found]


@pytest.mark.parametrize(("number", "key"), BUTTONS.items())
def test_a_button_is_a_key_pressed_and_let_go(number: int, key: Key) -> None:
    pads = Gamepads()
    assert told(pads, button(number)) == [key]
    assert told(pads, button(number, down=False)) == [(-key.key, key.mod)]


def test_a_button_without_a_meaning_and_a_stick_hardly_moved_do_nothing() -> None:
    pads = Gamepads()
    assert told(pads, button(pygame.CONTROLLER_BUTTON_GUIDE), stick(9000), stick(-12000), stick(0)) == []


def test_the_stick_is_an_arrow_until_it_comes_back() -> None:
    pads = Gamepads()
    left, right = pygame.K_LEFT, pygame.K_RIGHT
    assert told(pads, stick(20000), stick(30000), stick(15000)) == [(right, 0)]
    assert told(pads, stick(-30000)) == [(-right, 0), (left, 0)]
    assert told(pads, stick(-9000)) == [(-left, 0)]


def test_the_triggers_turn_pages_and_do_nothing_half_pulled() -> None:
    pads, left, right = Gamepads(), pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    assert told(pads, stick(9000, right)) == []
    assert told(pads, stick(30000, right), stick(0, right)) == [(pygame.K_PAGEDOWN, 0), (-pygame.K_PAGEDOWN, 0)]
    assert told(pads, stick(30000, left)) == [(pygame.K_PAGEUP, 0)]


def test_several_pads_play_side_by_side() -> None:
    pads = Gamepads()
    a, up = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_UP
    assert told(pads, button(a, pad=3), button(up, pad=4)) == [(pygame.K_RETURN, 0), (pygame.K_UP, 0)]
    assert told(pads, button(a, down=False, pad=4)) == []
    assert told(pads, button(a, down=False, pad=3)) == [(-pygame.K_RETURN, 0)]


def test_what_is_held_on_a_pad_that_is_unplugged_is_let_go() -> None:
    pads = Gamepads()
    told(pads, button(pygame.CONTROLLER_BUTTON_DPAD_UP, pad=2), button(pygame.CONTROLLER_BUTTON_A, pad=1))
    assert told(pads, event(pygame.CONTROLLERDEVICEREMOVED, pad=2)) == [(-pygame.K_UP, 0)]
    assert told(pads, button(pygame.CONTROLLER_BUTTON_A, down=False, pad=1)) == [(-pygame.K_RETURN, 0)]


def test_without_a_way_to_pads_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise pygame.error("no joysticks here")

    monkeypatch.setattr(controller, "init", refuse)
    pads = Gamepads()
    pads.open()
    assert told(pads, event(pygame.CONTROLLERDEVICEADDED, device_index=7)) == []


# -- pads that SDL takes for real ones
@pytest.fixture
def pad(monkeypatch: pytest.MonkeyPatch) -> Iterator[VirtualPad]:
    library = sdl()
    if library is None:
        pytest.skip("the library below pygame is part of the system")
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")  # tests have no window that is in front
    pygame.display.init()
    pygame.joystick.init()
    plugged = VirtualPad(library)
    yield plugged
    plugged.unplug()
    controller.quit()
    pygame.joystick.quit()


def go_by(app: App) -> None:
    """Until what a pad does has gone all its ways."""
    for _ in range(4):
        app.frame()


def test_a_pad_that_is_plugged_in_steers_the_title(app: App, pad: VirtualPad) -> None:
    app.stack.push(Title())
    app.pads.open()
    go_by(app)
    pad.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN, True)
    go_by(app)
    assert app.stack.top.controls.focus and app.stack.top.controls.by_key
    pad.button(pygame.CONTROLLER_BUTTON_B, True)
    go_by(app)
    assert isinstance(app.stack.top, Pause)


def test_a_pad_held_to_one_side_goes_on_until_it_is_unplugged(app: App, pad: VirtualPad) -> None:
    app.stack.push(Title())
    app.pads.open()
    go_by(app)
    pad.push(pygame.CONTROLLER_AXIS_LEFTX, 30000)
    go_by(app)
    assert app.busy
    pad.unplug()
    go_by(app)
    assert not app.repeating.held


# -- matches
@pytest.mark.parametrize(("game", "decisions"), [("ark", 45), ("family", 25)])
def test_the_ark_games_are_played_by_gamepads_alone(make_app: Any, game: str, decisions: int) -> None:
    app = make_app((1024, 768))
    robot = KeyRobot(app, game, 2, 6, pad_on(app))
    robot.play(decisions)
    assert robot.decisions == decisions


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [("ark", 2), ("ark", 4), ("family", 3)])
def test_whole_games_by_gamepads_alone(make_app: Any, game: str, players: int) -> None:
    app = make_app((1024, 768))
    robot = KeyRobot(app, game, players, 8, pad_on(app))
    robot.play()
    assert robot.table.play.match.state.to_move is None


def test_a_whole_game_of_animals_on_board_by_gamepads_alone(make_app: MakeApp) -> None:
    app = make_app((1024, 768))
    player = KeyPlayer(app, sit_down(app, ("human", "human"), 5), pad_on(app))
    player.play(random.Random(5))
    assert isinstance(app.stack.top, AboardScoring)
