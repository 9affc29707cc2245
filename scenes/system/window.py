"""The window: opened resizable, with full screen; or a plain surface where pictures are all that is wanted."""

from __future__ import annotations

import os
import sys
import time
from typing import Protocol

import pygame

from scenes.layout import LEAST_SIZE
from scenes.system.art import from_file
from scenes.words import labels

_SLOW_FLIP = 0.006
"""Seconds a flip may take before the software presentation is tried instead."""


_ICON = (128, 128)
"""Pixels of the picture by which a window is known in a task bar; the system makes smaller ones of it."""
_PATIENCE, _AGAIN = 2.0, 0.05
"""Seconds for which a display that was there is waited for, and from one look for it to the next."""
_BLIND = ("dummy", "offscreen", "evdev")
"""Drivers whose windows nobody sees: SDL takes one silently where there is no display."""
_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
"""Variables one of which leads to a display on Linux; without any, the drivers only complain on standard error."""


def open_display() -> None:
    """Begin to use the display.

    Raises ``pygame.error`` where there is none, unless ``SDL_VIDEODRIVER`` asks for a driver by name.
    """
    asked = os.environ.get("SDL_VIDEODRIVER")
    if not asked and sys.platform == "linux" and not any(map(os.environ.get, _DISPLAYS)):
        raise pygame.error
    pygame.display.init()
    if not asked and pygame.display.get_driver() in _BLIND:
        raise pygame.error


def reopen_display() -> None:
    """Begin once more to use a display that was left for a moment: a server whose last client leaves starts anew.

    Raises ``pygame.error`` where it does not come back.
    """
    deadline = time.monotonic() + _PATIENCE
    while True:
        try:
            open_display()
            return
        except pygame.error:
            pygame.display.quit()
            if time.monotonic() > deadline:
                raise
        time.sleep(_AGAIN)


def in_pixels(event: pygame.event.Event, density: float) -> pygame.event.Event:
    """An event of the mouse with its places in pixels, where the system tells them in points."""
    if density == 1.0 or "pos" not in event.dict:
        return event
    told = event.dict
    places = {name: tuple(round(p * density) for p in told[name]) for name in ("pos", "rel") if name in told}
    return pygame.event.Event(event.type, dict(told, **places))


class Display(Protocol):
    """What the app draws on."""

    fullscreen: bool

    @property
    def density(self) -> float:
        """Pixels to a point: on screens of many pixels the system tells of the mouse in points."""

    def surface(self) -> pygame.Surface:
        """What is drawn on, as large as the window is now."""

    def flip(self) -> None:
        """Show what has been drawn."""

    def set_fullscreen(self, on: bool) -> None:
        """Fill the whole screen, or be a window again."""


class Window:
    """A real window of ``size`` pixels.  Raises ``pygame.error`` where the display has gone meanwhile."""

    def __init__(self, size: tuple[int, int], fullscreen: bool = False) -> None:
        self.fullscreen = False
        self._window = self._open(size)
        if self._slow():
            self._window.destroy()
            pygame.display.quit()
            os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
            reopen_display()
            self._window = self._open(size)
        if fullscreen:
            self.set_fullscreen(True)

    def _open(self, size: tuple[int, int]) -> pygame.Window:
        window = pygame.Window(labels.program(), size, resizable=True, allow_high_dpi=True)
        window.minimum_size = LEAST_SIZE
        window.get_surface()  # only now can a picture be made for it
        window.set_icon(from_file("icon", _ICON))
        return window

    @property
    def density(self) -> float:
        return self._window.get_surface().get_width() / self._window.size[0]

    def _slow(self) -> bool:
        """Whether presenting a frame takes long, on the one driver where that can be mended."""
        if pygame.display.get_driver() != "x11" or "SDL_FRAMEBUFFER_ACCELERATION" in os.environ:
            return False
        self._window.get_surface()
        self._window.flip()
        start = time.perf_counter()
        for _ in range(2):
            self._window.flip()
        return (time.perf_counter() - start) / 2 > _SLOW_FLIP

    def surface(self) -> pygame.Surface:
        return self._window.get_surface()

    def flip(self) -> None:
        self._window.flip()

    def set_fullscreen(self, on: bool) -> None:
        if on:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()
        self.fullscreen = on


class Offscreen:
    """A surface without a window, for pictures and tests; needs a video driver such as ``dummy``."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.fullscreen = False
        self.flips = 0
        self.density = 1.0
        self._window = pygame.Window(labels.program(), (64, 64), hidden=True)
        self._window.get_surface()
        self._surface = pygame.Surface(size)

    def surface(self) -> pygame.Surface:
        return self._surface

    def resize(self, size: tuple[int, int]) -> None:
        """Another size, announced as a window would."""
        self._surface = pygame.Surface(size)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def flip(self) -> None:
        self.flips += 1

    def set_fullscreen(self, on: bool) -> None:
        self.fullscreen = on
