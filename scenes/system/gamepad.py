"""Gamepads: what is done with any of them is what the keys of the keyboard do, so that no scene knows of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import NamedTuple

import pygame
from pygame._sdl2 import controller

Event = pygame.event.Event


class Key(NamedTuple):
    """A key, and what is held with it."""

    key: int
    mod: int = 0


BUTTONS = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Key(pygame.K_LEFT),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Key(pygame.K_RIGHT),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Key(pygame.K_UP),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Key(pygame.K_DOWN),
    pygame.CONTROLLER_BUTTON_A: Key(pygame.K_RETURN),
    pygame.CONTROLLER_BUTTON_B: Key(pygame.K_ESCAPE),
    pygame.CONTROLLER_BUTTON_X: Key(pygame.K_z),
    pygame.CONTROLLER_BUTTON_Y: Key(pygame.K_h),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Key(pygame.K_TAB, pygame.KMOD_LSHIFT),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Key(pygame.K_TAB),
    pygame.CONTROLLER_BUTTON_BACK: Key(pygame.K_e),
    pygame.CONTROLLER_BUTTON_START: Key(pygame.K_PAUSE),
}
"""What the buttons do."""
STICK = {
    (pygame.CONTROLLER_AXIS_LEFTX, -1): Key(pygame.K_LEFT),
    (pygame.CONTROLLER_AXIS_LEFTX, 1): Key(pygame.K_RIGHT),
    (pygame.CONTROLLER_AXIS_LEFTY, -1): Key(pygame.K_UP),
    (pygame.CONTROLLER_AXIS_LEFTY, 1): Key(pygame.K_DOWN),
    (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1): Key(pygame.K_PAGEUP),
    (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1): Key(pygame.K_PAGEDOWN),
}
"""What the left stick and the triggers do, by axis and side."""
_FAR, _NEAR = 18000, 11000
"""How far a stick or trigger must be moved, out of 32767, to count as pushed, and how near come back to be let go."""
_TWICE_TOLD = (pygame.JOYAXISMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION)
"""What the same pads tell a second time, as sticks whose buttons have no names; it would only wake the program."""
_OTHER_HANDS = (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN)
"""What is done with keyboard or mouse."""
_Source = tuple[int, int, int]
"""The pad, whether it is a button or an axis, and which one."""


class Gamepads:
    """All pads that are there, each in anybody's hands.  Where there are none, or no way to them, nothing happens."""

    def __init__(self) -> None:
        self._open: dict[int, object] = {}
        self._begun = False
        self._held: dict[_Source, Key] = {}
        """What is held down."""
        self.in_use = False
        """Whether a pad has been used last, and neither keyboard nor mouse."""

    def open(self) -> None:
        """Begin to listen; each pad, whenever it is plugged in, tells of itself.  Only the first call counts."""
        if self._begun:
            return
        self._begun = True
        with suppress(pygame.error):
            controller.init()

    def _add(self, number: int) -> None:
        """Listen to the pad with that number among those plugged in."""
        with suppress(pygame.error):
            pad = controller.Controller(number)
            self._open[pad.as_joystick().get_instance_id()] = pad

    # -- what is done becomes keys
    def keys(self, events: Iterable[Event]) -> list[Event]:
        """The events, those of pads as keys."""
        return [key for event in events for key in self._turned(event)]

    def _turned(self, event: Event) -> Iterator[Event]:
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            source = (event.instance_id, 0, event.button)
            yield from self._change(source, BUTTONS.get(event.button), event.type == pygame.CONTROLLERBUTTONDOWN)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._push(event)
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            yield from self._remove(event.instance_id)
        elif event.type not in _TWICE_TOLD:
            self.in_use = self.in_use and event.type not in _OTHER_HANDS
            yield event

    def _push(self, event: Event) -> Iterator[Event]:
        """A stick or trigger is moved: a stick lets go of one side before it pushes the other."""
        source = (event.instance_id, 1, event.axis)
        held = self._held.get(source)
        side = 1 if event.value > 0 else -1
        pushed = STICK.get((event.axis, side))
        if held and (pushed != held or abs(event.value) < _NEAR):
            yield from self._change(source, held, down=False)
            held = None
        if not held and abs(event.value) >= _FAR:
            yield from self._change(source, pushed, down=True)

    def _change(self, source: _Source, key: Key | None, down: bool) -> Iterator[Event]:
        """Something is pressed or let go."""
        if key is None or down == (source in self._held):
            return
        if down:
            self._held[source], self.in_use = key, True
        else:
            del self._held[source]
        yield _event(key, down)

    def _remove(self, instance: int) -> Iterator[Event]:
        """A pad is unplugged: all that was held on it is let go."""
        self._open.pop(instance, None)
        for source in [source for source in self._held if source[0] == instance]:
            yield _event(self._held.pop(source), down=False)


def _event(key: Key, down: bool) -> Event:
    return Event(pygame.KEYDOWN if down else pygame.KEYUP, key=key.key, mod=key.mod, unicode="")
