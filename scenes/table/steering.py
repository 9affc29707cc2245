"""A table by keys: the focus goes among what can be pointed at, and points and clicks there as the mouse does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame
from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.widgets.compass import ENTER, WAYS, Point, Way, nearest, next_place
from scenes.widgets.keycap import draw_key_at
from scenes.widgets.ring import draw_ring

Target = tuple[str, str]
Event = pygame.event.Event
BUTTON, TOOLS, SIGHTS, MENU, VAIN = "button", "tools", "sights", "menu", "vain"
"""Kinds of place: what a decision ends with; and of no decision: tools, what can be looked at, the menu, and what of
the ark or the meadow cannot be chosen now."""
_UNDECIDED = (TOOLS, SIGHTS, MENU, VAIN)
_ORDER = ("space", "hand", "drawn", "bag", "good", "held", "pen", "square", "edge", "field", "give", "tile", "take")
"""Kinds of what can be chosen, in the order of the Tab key; the rest of them come after these."""
_PAGES = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1}
EYE_KEY = pygame.K_e
"""Held down it shows what the eye on a tray, or on a secret, shows while that is held."""
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
"""Kinds of event that tell where the mouse is."""
_NOWHERE = (-1, -1)


@dataclass(frozen=True)
class Place:
    """Where a target lies: ``point`` surely means it, ``rect`` is ringed; both in pixels.

    ``kind`` is what the Tab key knows it by.
    """

    target: Target
    rect: Rect
    point: Point
    kind: str

    @property
    def legal(self) -> bool:
        """Whether it can be chosen in the decision that is due."""
        return self.kind not in _UNDECIDED

    @property
    def rank(self) -> int:
        """Where its kind stands in the order of the Tab key."""
        if self.kind in _UNDECIDED:
            return len(_ORDER) + 1 + _UNDECIDED.index(self.kind)
        return _ORDER.index(self.kind) if self.kind in _ORDER else len(_ORDER)


class Ground(Protocol):
    """What a focus goes over."""

    def places(self, vain: bool = False) -> list[Place]:
        """What can be pointed at now; with ``vain`` also what cannot be chosen, to be told why."""

    def offer(self) -> object:
        """Changes whenever places do."""

    def decision(self) -> object:
        """What is to be decided; None while nobody at the keys decides."""

    def leads_to(self, target: Target) -> Sequence[Target]:
        """What is to be clicked next where a click on the target has only begun something."""

    def mouse(self, event: Event) -> None:
        """Take an event of the mouse."""


class Focus:
    """Where the keys are on a table; it outlives the scenes of the single phases."""

    def __init__(self) -> None:
        self.place: Place | None = None
        self.at: Point = _NOWHERE
        """The point of the window that is pointed at, by keys or by the mouse."""
        self.shown = False
        """Whether keys are used just now, and not the mouse."""
        self.left: dict[str, Target] = {}
        """By kind, the target on which the focus has been last."""
        self.way: Way | None = None
        """The direction of the last step."""
        self.line = 0.0
        """The line kept to while going on in that direction."""

    @property
    def target(self) -> Target | None:
        return self.place.target if self.place else None

    @property
    def kind(self) -> str:
        return self.place.kind if self.place else ""

    def come_to(self, place: Place) -> None:
        self.place, self.at = place, place.point
        self.left[place.kind] = place.target

    def turn(self, way: Way | None) -> None:
        """Go in a direction from now on."""
        if way and way != self.way:
            self.line = float(self.at[1] if way[0] else self.at[0])
        self.way = way


class Steering:
    """Takes the keys of a table: arrows, Tab, Page keys and Enter."""

    def __init__(self, focus: Focus, ground: Ground) -> None:
        self.focus = focus
        self.ground = ground
        self._pressed = False
        """Whether Enter is held down."""
        self._seen: object = None
        self._decision: object = None

    # -- keys
    def takes(self, event: Event) -> bool:
        """Whether a key was meant for the focus."""
        if event.type == pygame.KEYUP and event.key in ENTER:
            self._release()
        elif event.type == pygame.KEYDOWN and event.key in ENTER:
            self._press()
        elif event.type == pygame.KEYDOWN and event.key in (*WAYS, *_PAGES, pygame.K_TAB):
            self._move(event.key, bool(event.mod & pygame.KMOD_SHIFT))
        else:
            return False
        return True

    def hide(self, at: Point) -> None:
        """The mouse is used, and is there."""
        self.focus.shown = self._pressed = False
        self.focus.at = at

    def let_go(self) -> None:
        """What is held down by Enter is not meant."""
        if self._pressed:
            self._pressed = False
            self.ground.mouse(Event(pygame.MOUSEBUTTONUP, pos=_NOWHERE, button=1))
            self._point()

    def _press(self) -> None:
        if not self._pressed and not self._comes():
            self._pressed = True
            self.ground.mouse(Event(pygame.MOUSEBUTTONDOWN, pos=self.focus.at, button=1))

    def _release(self) -> None:
        """The click: where it has only begun something, the focus goes on to what completes that."""
        if not self._pressed:
            return
        self._pressed, clicked, before = False, self.focus.target, self.ground.offer()
        self.ground.mouse(Event(pygame.MOUSEBUTTONUP, pos=self.focus.at, button=1))
        if clicked and self.ground.offer() != before and (onward := self._onward(clicked)):
            self._go_to(onward)

    def _onward(self, clicked: Target) -> Place | None:
        """The nearest of the places that a click leads to."""
        onward = self.ground.leads_to(clicked)
        return _nearest([place for place in self.ground.places() if place.target in onward], self.focus.at)

    def _move(self, key: int, shift: bool) -> None:
        self.let_go()
        if self._comes():
            return
        if key in WAYS:
            self._step(WAYS[key], shift)
        else:
            self.focus.turn(None)
            self._turn_page(_PAGES[key]) if key in _PAGES else self._next_kind(-1 if shift else 1)

    def _comes(self) -> bool:
        """Show where the focus is; whether it was not to be seen, so that the key has done enough."""
        focus = self.focus
        hidden, focus.shown = not focus.shown or focus.place is None, True
        if hidden:
            focus.turn(None)
            self._settle()
        return hidden and focus.place is not None

    # -- steps
    def _step(self, way: Way, vain: bool) -> None:
        """To the nearest place in a direction."""
        self.focus.turn(way)
        places = {place.target: place for place in self.ground.places(vain)}
        points = {target: place.point for target, place in places.items() if target != self.focus.target}
        found = next_place(points, self.focus.at, way, self.focus.line)
        if found:
            self._go_to(places[found])

    def _next_kind(self, step: int) -> None:
        """To the next kind of place: where it was left, or else near by."""
        kinds = _by_kind(self.ground.places())
        if not kinds:
            return
        names = list(kinds)
        index = names.index(self.focus.kind) + step if self.focus.kind in kinds else 0
        alike = kinds[names[index % len(names)]]
        left = next((place for place in alike if self.focus.left.get(place.kind) == place.target), None)
        self._go_to(left or _nearest(alike, self.focus.at) or alike[0])

    def _turn_page(self, step: int) -> None:
        """To the next place of the same kind as one reads, so that each of them can be come to."""
        alike = _by_kind(self.ground.places()).get(self.focus.kind, [])
        alike = sorted(alike, key=lambda place: (place.point[1], place.point[0]))
        index = next((n for n, place in enumerate(alike) if place.target == self.focus.target), -step)
        if alike:
            self._go_to(alike[(index + step) % len(alike)])

    def _go_to(self, place: Place) -> None:
        self.focus.come_to(place)
        self._point()

    def _point(self) -> None:
        self.ground.mouse(Event(pygame.MOUSEMOTION, pos=self.focus.at, rel=(0, 0), buttons=(0, 0, 0)))

    # -- what changes by itself
    def follow(self) -> None:
        """Go on to where the next decision is, if there is another one or things lie elsewhere now."""
        if self.focus.shown and not self._pressed and self._seen != self.ground.offer():
            self._settle()

    def _settle(self) -> None:
        places = self.ground.places(vain=self.focus.kind == VAIN)
        decision = self.ground.decision()
        found = next(self._fitting(places, decision is not self._decision), None)
        if decision is not None:
            self._decision = decision
        if found and (found, found.point) != (self.focus.place, self.focus.at):  # the mouse has been elsewhere since
            self.focus.turn(None)
            self._go_to(found)
        self._seen = self.ground.offer()

    def _fitting(self, places: Sequence[Place], new: bool) -> Iterator[Place | None]:
        """Where the focus may be, the best first; it has to leave what ended a decision if another one is ``new``."""
        focus, legal = self.focus, [place for place in places if place.legal]
        here = next((place for place in places if place.target == focus.target), None)
        if here and here.kind == focus.kind and not (new and here.kind == BUTTON and len(legal) > 1):
            yield here
        if not legal:
            return
        alike = [place for place in legal if place.kind == focus.kind != BUTTON]
        yield _nearest(alike, focus.at) or _nearest(next(iter(_by_kind(legal).values())), focus.at)

    # -- drawing
    def draw(self, target: Surface, brush: Brush, cap: str = "") -> None:
        """The ring round the focus, while keys are used, and over it the cap of the key that does the same."""
        if self.focus.shown and self.focus.place:
            draw_ring(target, brush, self.focus.place.rect)
            if cap:
                draw_key_at(brush, target, self.focus.place.rect, cap)


def _by_kind(places: Sequence[Place]) -> dict[str, list[Place]]:
    """The places of each kind, in the order of the Tab key."""
    kinds: dict[str, list[Place]] = {}
    for place in sorted(places, key=lambda place: place.rank):
        kinds.setdefault(place.kind, []).append(place)
    return kinds


def _nearest(places: Sequence[Place], here: Point) -> Place | None:
    """The one nearest to a point."""
    by_target = {place.target: place for place in places}
    found = nearest({target: place.point for target, place in by_target.items()}, here)
    return by_target[found] if found else None
