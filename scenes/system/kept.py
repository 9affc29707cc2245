"""Surfaces kept to be shown again, as long as there is room for them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

import pygame

_FREED = 0.75
"""The share of the room that is still taken once room has been made."""


class Kept:
    """Keeps surfaces by name, in a ``room`` of so many pixels.

    Where there is none left, those go that nobody has asked for longest; whoever needs them makes them anew.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._pixels = 0

    def get(self, key: Hashable) -> pygame.Surface | None:
        """What is kept under a name, if it is still there."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
        return surface

    def put(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keep a surface, which stays at least until the next one comes."""
        if key in self._surfaces:
            self._drop(key)
        self._surfaces[key] = surface
        self._pixels += surface.width * surface.height
        if self._pixels > self.room:
            self._make_room()
        return surface

    def _make_room(self) -> None:
        while self._pixels > _FREED * self.room and len(self._surfaces) > 1:
            self._drop(next(iter(self._surfaces)))

    def _drop(self, key: Hashable) -> None:
        surface = self._surfaces.pop(key)
        self._pixels -= surface.width * surface.height

    def clear(self) -> None:
        """Keep nothing of what there is."""
        self._surfaces.clear()
        self._pixels = 0
