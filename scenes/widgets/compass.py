"""Which place lies next in a direction: what the arrow keys go by, among controls and on the tables."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeVar

import pygame

Point = tuple[int, int]
Way = tuple[int, int]
"""A direction: right is (1, 0), down (0, 1)."""
Name = TypeVar("Name", bound=Hashable)

WAYS: dict[int, Way] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
"""The arrow keys."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""Keys that do what a click does."""
_WIDE = 1.1
"""What lies aside of the way by no more than this part of what lies ahead is rather ahead."""
_ASIDE, _FAR_ASIDE, _OFF_LINE, _TURNED = 0.85, 2.0, 0.06, 0.03
"""What a pixel counts that lies aside, or so where nothing is rather ahead, or off the line, or to one side of it;
one that lies ahead counts 1."""


def next_place(places: Mapping[Name, Point], here: Point, way: Way, line: float | None = None) -> Name | None:
    """The nearest place in a direction, or None where nothing lies there.

    What lies rather ahead than aside goes before all else.  On a lattice neighbours at the corners are a little
    nearer than the one straight on, so that all of them can be come to.  Who goes on in one direction keeps to a
    ``line``: the height at which they go across, or the place along at which they go up or down.
    """
    keep = float(here[1] if way[0] else here[0]) if line is None else line
    found: list[tuple[bool, float, Name]] = []
    for name, (x, y) in places.items():
        dx, dy = x - here[0], y - here[1]
        along, aside = dx * way[0] + dy * way[1], dx * way[1] - dy * way[0]
        if along > 0:
            wide = abs(aside) > _WIDE * along
            far = along + (_FAR_ASIDE if wide else _ASIDE) * abs(aside) - _TURNED * aside
            found.append((wide, far + _OFF_LINE * abs((y if way[0] else x) - keep), name))
    return min(found, key=lambda one: one[:2])[2] if found else None


def nearest(places: Mapping[Name, Point], here: Point) -> Name | None:
    """The place nearest to a point; None where there is none."""
    return min(places, key=lambda name: abs(places[name][0] - here[0]) + abs(places[name][1] - here[1]), default=None)
