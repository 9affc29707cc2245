"""The traces of computer players: a ring on each piece of the last turn, while the next one goes on."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from pygame import Rect, Surface

from game.core import Event, Place
from scenes.paint import Brush
from scenes.table.ark import ArkView
from scenes.table.picture import Picture
from scenes.theme import GOLD, INK

_LAID = frozenset({"divider-laid", "pitch-laid", "food-laid", "pair-loaded"})
_REACH, _LINE, _RADIUS = 6.0, 4.0, 14.0


class Traces:
    """``computers`` are the colours that no person plays."""

    def __init__(self, computers: Collection[str]) -> None:
        self._computers = computers
        self._turn = self._laid_in = 0
        """The turn that goes on, and the one in which pieces were laid, counted from the first."""
        self._laid: list[tuple[Place, str]] = []
        """Where a piece lies, and what it is where that matters."""

    def follow(self, events: Iterable[Event]) -> None:
        """Take up what happened."""
        for event in events:
            self._turn += event.kind == "turn-begins"
            if event.kind in _LAID:
                self._lay(event)
            elif self._turn > self._laid_in + 1:
                self._laid = []

    def _lay(self, event: Event) -> None:
        if self._laid_in != self._turn:
            self._laid_in, self._laid = self._turn, []
        if event.player in self._computers:
            self._laid.append((event.target, event.what))

    @property
    def places(self) -> list[Place]:
        """Where the ringed pieces lie."""
        return [place for place, _ in self._laid]

    def draw(self, target: Surface, ark: ArkView, picture: Picture) -> None:
        """Draw the rings round what lies there already."""
        for place, what in self._laid:
            for rect in ark.place(place, what, picture) if _lies(picture, place) else ():
                draw_trace(target, ark.brush, rect)


def draw_trace(target: Surface, brush: Brush, rect: Rect) -> None:
    """Draw the ring round a thing that lies in a rectangle."""
    ring = rect.inflate(2 * brush.layout.px(_REACH), 2 * brush.layout.px(_REACH))
    brush.box(target, ring, "", _RADIUS, INK, _LINE + 2)
    brush.box(target, ring, "", _RADIUS, GOLD, _LINE)


def _lies(picture: Picture, place: Place) -> bool:
    """Whether a piece has landed at a place and is still there."""
    kind, name = place
    lying: dict[str, Collection[str]] = {
        "edge": picture.dividers,
        "field": picture.pitch,
        "square": picture.food,
        "enclosure": picture.loaded,
    }
    return name in lying[kind]
