"""Pictures that will be needed soon, rasterised beside the frames so that none of these waits for them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

Read = Callable[[], pygame.Surface]
MOST = 16
"""So many pictures at most wait to be asked for where nothing is said of it."""


class Ahead:
    """What has been begun, by name; whoever needs a picture takes it, and waits for it if it is being made."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._begun: dict[Hashable, Future[pygame.Surface]] = {}

    def begin(self, key: Hashable, read: Read) -> None:
        """Have a picture made, unless it is on its way; the one begun first goes where there are too many."""
        if key in self._begun:
            return
        if len(self._begun) >= self._most:
            self._begun.pop(next(iter(self._begun))).cancel()
        self._begun[key] = _worker().submit(read)

    @property
    def waiting(self) -> int:
        """How many have been begun and are not made yet."""
        return sum(not begun.done() for begun in self._begun.values())

    def take(self, key: Hashable) -> pygame.Surface | None:
        """The picture; None where it has not been begun.  Raises what went wrong while it was made."""
        begun = self._begun.pop(key, None)
        return None if begun is None or begun.cancel() else begun.result()

    def forget(self) -> None:
        """Let go of everything, as when the window has a new size or the program ends."""
        for begun in self._begun.values():
            begun.cancel()
        self._begun.clear()


def aside(work: Callable[[], object]) -> None:
    """Have something done beside the frames for which nobody waits; what goes wrong there is not told."""
    _worker().submit(work)


@cache
def _worker() -> ThreadPoolExecutor:
    """One thread for all: reading a picture lets the frames go on.  It ends with the program."""
    from concurrent.futures import ThreadPoolExecutor  # takes a moment that a first frame would wait for

    return ThreadPoolExecutor(1, "pictures")
