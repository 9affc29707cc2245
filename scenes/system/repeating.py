"""Keys that are held down: arrows and what goes on like them come again, from the keyboard as from a gamepad."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

Event = pygame.event.Event

REPEATED = frozenset(
    {
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_BACKSPACE,
    }
)
"""Keys that come again; Enter, undo and the like ask for one deed each time they are pressed."""
_FIRST, _AGAIN = 0.4, 0.1
"""Seconds for which a key is held until it comes again, and from one time to the next."""


class Repeating:
    """Knows which of those keys are held down; the one pressed last comes again."""

    def __init__(self) -> None:
        self._held: dict[int, Event] = {}
        """By key how it was pressed, the latest last."""
        self._rest = 0.0
        """Seconds until it comes again."""

    @property
    def held(self) -> bool:
        """Whether a key is held that is soon to come again."""
        return bool(self._held)

    def keys(self, events: Iterable[Event], dt: float) -> list[Event]:
        """The events, and after them the key that is due again now that ``dt`` seconds have passed."""
        found = list(events)
        for event in found:
            self._note(event)
        return [*found, *self._due(dt)]

    def _note(self, event: Event) -> None:
        if event.type == pygame.KEYDOWN and event.key in REPEATED:
            self._held.pop(event.key, None)
            self._held[event.key], self._rest = event, _FIRST
        elif event.type == pygame.KEYUP:
            self._held.pop(event.key, None)
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.MOUSEBUTTONDOWN):
            self._held.clear()

    def _due(self, dt: float) -> Iterator[Event]:
        if not self._held:
            return
        self._rest -= dt
        if self._rest <= 0:
            self._rest = _AGAIN
            yield next(reversed(self._held.values()))
