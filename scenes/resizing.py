"""A window whose size changes: until the new one has come to rest, what was shown is stretched over it."""

from __future__ import annotations

import pygame
from pygame import Surface

from scenes.stack import Stack
from scenes.system.window import Display

_REST = 0.15
"""Seconds a new size must last before everything is drawn anew for it."""


class Resizing:
    """What a ``stack`` of scenes shows while the window has another size than it was drawn for."""

    def __init__(self, stack: Stack) -> None:
        self._stack = stack
        self._left = 0.0
        self.under_way = False
        """Whether the size has changed and nothing has been placed for it."""
        self.before: Surface | None = None
        """What was shown at the old size."""

    def go_on(self, size: tuple[int, int]) -> None:
        """The window has changed again; everything is still drawn for ``size``, in pixels."""
        if self.before is None and self._stack.top:
            self.before = Surface(size)
            self._stack.draw(self.before)
        self.under_way, self._left = True, _REST

    def rests(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; whether the new size is there to stay, and nothing has been placed for it yet."""
        self._left -= dt
        return self.under_way and self._left <= 0

    def end(self) -> None:
        """Everything is placed for the window as it is."""
        self.under_way, self.before = False, None

    def show(self, screen: Display, before: Surface) -> None:
        """What was shown ``before``, stretched over the window."""
        target = screen.surface()
        target.blit(pygame.transform.smoothscale(before, target.get_size()), (0, 0))
        screen.flip()
