"""A hand that has nothing but keys, or nothing but a gamepad: how it finds its way on the tables of all games."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from math import dist

import pygame

from scenes.app import App
from scenes.table.steering import Place, Steering, Target
from scenes.widgets.compass import WAYS, Way, next_place

KINDS = 12
"""More kinds of place than Tab goes through."""
Steps = list[tuple[int, Target]]
"""Arrow keys, and where each of them leads."""
ARROWS = {way: key for key, way in WAYS.items()}
SPACED, NEAR = 24, 50
"""Frames after which a second press, so many pixels near, is no longer part of a double one."""
Press = Callable[[int, int], None]
"""Presses a key, held together with modifiers, and lets it go."""


class Keys:
    """A player at one table who has only keys; ``press`` does the same by other means."""

    def __init__(self, app: App, steering: Callable[[], Steering], press: Press | None = None) -> None:
        self.app = app
        self._steering = steering
        self._press = press or self._type
        self.pressed = 0
        """Keys pressed so far."""
        self._last = (-NEAR, -NEAR)

    @property
    def steering(self) -> Steering:
        return self._steering()

    @property
    def focus(self) -> Target | None:
        return self.steering.focus.target

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key and let it go."""
        self.pressed += 1
        self._press(key, mod)

    def _type(self, key: int, mod: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode=""))
        self.app.frame()

    def choose(self, *targets: Target) -> None:
        """Go to each of these in turn and press Enter there."""
        for target in targets:
            self.go_to(target)
            self._sink_in()
            self.key(pygame.K_RETURN)

    def _sink_in(self) -> None:
        """Before a press where the last one was: look first at what that has done, so that this one counts."""
        at = self.steering.focus.at
        if dist(at, self._last) < NEAR:
            self.rest()
        self._last = at

    def rest(self) -> None:
        """Let as much time pass as parts two presses from a double one."""
        for _ in range(SPACED):
            self.app.frame()

    def go_to(self, target: Target) -> None:
        """Bring the focus there: by Tab to its kind of place, then by arrows."""
        kind = next(place.kind for place in self.steering.ground.places() if place.target == target)
        for _ in range(KINDS):
            if self.steering.focus.shown and self.steering.focus.kind == kind:
                break
            self.key(pygame.K_TAB)
        if not self._walk(target):
            self.key(pygame.K_PAGEDOWN)
            assert self._walk(target), f"the arrows do not lead to {target}"

    def _walk(self, target: Target) -> bool:
        """Go by arrows as far as the way is what it seemed to be; whether that led to the target."""
        for key, expected in self.way_to(target):
            self.key(key)
            if self.focus != expected:
                break
        return self.focus == target

    def way_to(self, target: Target) -> Steps:
        """The arrows that lead from the focus to a target, if they do."""
        focus = self.steering.focus
        ways = arrows(self.steering.ground.places(), focus.target, focus.line, focus.way, until=target)
        return ways.get(target, [])


def arrows(
    places: Iterable[Place],
    start: Target | None,
    line: float = 0.0,
    way: Way | None = None,
    until: Target | None = None,
) -> dict[Target, Steps]:
    """A short way by arrows to each place that they come to, or to those found ``until`` one is.

    Going on in one direction keeps its line, that of the ``way`` of the last step too.
    """
    points = {place.target: place.point for place in places}
    ways: dict[Target, Steps] = {start: []} if start in points and start else {}
    queue = deque([(here, line, way, ways[here]) for here in ways])
    seen: set[tuple[Target, Way, float]] = set()
    while queue and until not in ways:
        here, kept, last, steps = queue.popleft()
        at = points[here]
        others = {target: point for target, point in points.items() if target != here}
        for way, key in ARROWS.items():
            line = kept if way == last else float(at[1] if way[0] else at[0])
            found = next_place(others, at, way, line)
            if found and (found, way, line) not in seen:
                seen.add((found, way, line))
                queue.append((found, line, way, [*steps, (key, found)]))
                ways.setdefault(found, queue[-1][-1])
    return ways
