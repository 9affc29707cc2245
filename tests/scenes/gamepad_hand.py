"""A hand that has nothing but gamepads: what is done with them, as events, and what does the same as a key."""

from __future__ import annotations

import pygame
from keyboard_hand import Press

from scenes.app import App
from scenes.system.gamepad import BUTTONS, STICK, Key

_BUTTON = {key: number for number, key in BUTTONS.items()}
_AXIS = {key: axis for (axis, _), key in STICK.items() if key not in _BUTTON}


def event(kind: int, **values: object) -> pygame.event.Event:
    return pygame.event.Event(kind, instance_id=values.pop("pad", 0), **values)


def button(number: int, down: bool = True, pad: int = 0) -> pygame.event.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return event(kind, button=number, pad=pad)


def stick(value: int, axis: int = pygame.CONTROLLER_AXIS_LEFTX, pad: int = 0) -> pygame.event.Event:
    return event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, pad=pad)


def pushed(key: Key, down: bool, pad: int) -> pygame.event.Event:
    """What does the same on a pad as a key that is pressed or let go."""
    if key in _BUTTON:
        return button(_BUTTON[key], down, pad)
    return stick(32767 if down else 0, _AXIS[key], pad)


def pad_on(app: App) -> Press:
    """Presses what does the same as a key, on two pads in turn."""
    turn = iter(range(1_000_000))

    def press(key: int, mod: int) -> None:
        pad = next(turn) % 2
        for down in (True, False):
            pygame.event.post(pushed(Key(key, mod), down, pad))
        app.frame()

    return press
