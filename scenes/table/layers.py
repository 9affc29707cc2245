"""A picture of things that lie on a ground, of which only what has changed is painted anew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pygame import BLEND_RGBA_ADD, SRCALPHA, Rect, Surface

from scenes.rects import around

_MANY = 24
"""So many changed places are painted anew at one stroke."""


class Thing(NamedTuple):
    """The ``part`` of a picture that is shown, and its place in the window."""

    picture: Surface
    place: Rect
    part: Rect


Things = Mapping[tuple[object, ...], Thing]
"""Things from the lowest on, by all that tells how each looks and where it lies."""


class Layer:
    """``surface`` shows things on a ground; its corner lies at ``home`` in the window."""

    def __init__(self, ground: Surface, home: tuple[int, int]) -> None:
        self.surface = ground.copy()
        self._home = home
        self._things: Things = {}

    def show(self, things: Things, ground: Surface, changed: Iterable[Rect] = ()) -> list[Rect]:
        """Show these things; ``changed`` are places at which the ground is another.  All places painted anew."""
        places = [*changed, *self._differing(things)]
        if len(places) > _MANY:
            places = [around(places)]
        self._things = things
        for place in places:
            self._paint(place, ground)
        return places

    def _differing(self, things: Things) -> list[Rect]:
        """Where things have come or gone; everywhere, if those that stay lie upon each other in another order."""
        before = self._things
        if [key for key in before if key in things] != [key for key in things if key in before]:
            return [thing.place for thing in (*before.values(), *things.values())]
        return [(things.get(key) or before[key]).place for key in before.keys() ^ things.keys()]

    def _paint(self, place: Rect, ground: Surface) -> None:
        left, top = self._home
        inside = place.move(-left, -top)
        self.surface.set_clip(inside)
        replace(self.surface, ground, inside)
        over = (thing for thing in self._things.values() if thing.place.colliderect(place))
        self.surface.blits([(picture, where.move(-left, -top), part) for picture, where, part in over], False)
        self.surface.set_clip(None)


def replace(target: Surface, source: Surface, place: Rect) -> None:
    """Copy a part of a surface over the same part of another one that is as large, clear pixels too."""
    if target.get_flags() & SRCALPHA:
        target.fill((0, 0, 0, 0), place)
        target.blit(source, place, place, BLEND_RGBA_ADD)
    else:
        target.blit(source, place, place)
