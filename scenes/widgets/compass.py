"""Which place lies next in a direction: what the arrow keys go by, among controls and on the tables."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Generic, NamedTuple, TypeVar

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
_NOISE = 3
"""Pixels by which lengths may differ and yet count as equal."""
_ASIDE = 2
"""By how much more than what lies ahead counts what lies aside, where nothing is rather ahead."""


class _Found(NamedTuple, Generic[Name]):
    """A place in the direction asked for, in pixels; ``aside`` is negative where it lies to the right of the way."""

    name: Name
    along: int
    aside: int
    off_line: float

    @property
    def ahead(self) -> bool:
        """Whether it lies rather ahead than aside."""
        return abs(self.aside) <= self.along + _NOISE


def next_place(places: Mapping[Name, Point], here: Point, way: Way, line: float | None = None) -> Name | None:
    """The nearest place in a direction, or None where nothing lies there.

    What lies rather ahead than aside goes before all else.  Ways are as long as they are in streets that cross at
    right angles; of equally near places one at a corner goes before the one straight on, so that on a lattice all
    neighbours can be come to.  Who goes on in one direction keeps to a ``line``: the height at which they go across,
    or the place along at which they go up or down.
    """
    keep = float(here[1] if way[0] else here[0]) if line is None else line
    found = [_seen(name, at, here, way, keep) for name, at in places.items()]
    found = [one for one in found if one.along > 0]
    ahead = [one for one in found if one.ahead]
    weight = 1 if ahead else _ASIDE
    found = _least(ahead or found, lambda one: one.along + weight * abs(one.aside))
    found = _least(_least(found, lambda one: one.along), lambda one: one.off_line)
    return max(found, key=lambda one: one.aside).name if found else None


def _seen(name: Name, at: Point, here: Point, way: Way, line: float) -> _Found[Name]:
    dx, dy = at[0] - here[0], at[1] - here[1]
    off_line = abs((at[1] if way[0] else at[0]) - line)
    return _Found(name, dx * way[0] + dy * way[1], dx * way[1] - dy * way[0], off_line)


def _least(found: list[_Found[Name]], length: Callable[[_Found[Name]], float]) -> list[_Found[Name]]:
    """Those for which something is as short as it can be, but for noise."""
    least = min(map(length, found), default=0.0)
    return [one for one in found if length(one) <= least + _NOISE]


def nearest(places: Mapping[Name, Point], here: Point) -> Name | None:
    """The place nearest to a point; None where there is none."""
    return min(places, key=lambda name: abs(places[name][0] - here[0]) + abs(places[name][1] - here[1]), default=None)
