"""A gamepad that is not there: SDL's own virtual one, whose buttons and stick this test moves."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pygame

_CONTROLLER, _AXES, _BUTTONS = 1, 6, 15


def sdl() -> ctypes.CDLL | None:
    """The library on which pygame stands, where it comes with it as a file."""
    found = sorted(Path(pygame.__file__).parent.parent.glob("pygame_ce.libs/libSDL2-2*"))
    return ctypes.CDLL(str(found[0])) if found else None


class VirtualPad:
    """Plugged in from the beginning until :meth:`unplug`.  Somebody must listen before it can be used."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._sdl = library
        self._sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self._number = library.SDL_JoystickAttachVirtual(_CONTROLLER, _AXES, _BUTTONS, 0)
        self.instance = library.SDL_JoystickGetDeviceInstanceID(self._number)

    def _stick(self) -> ctypes.c_void_p:
        return ctypes.c_void_p(self._sdl.SDL_JoystickFromInstanceID(self.instance))

    def button(self, button: int, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._stick(), button, int(down))

    def push(self, axis: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._stick(), axis, value)

    def unplug(self) -> None:
        self._sdl.SDL_JoystickDetachVirtual(self._number)
