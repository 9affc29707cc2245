"""The ark with its marks beneath the pieces, kept from frame to frame and painted anew only where marks lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pygame import Rect, Surface

from scenes.rects import apart, pixels
from scenes.table.ark_layers import ArkLayers
from scenes.table.ark_marks import ArkMarks, Beneath, beneath
from scenes.table.looks import step_of
from scenes.table.marks import Marks
from scenes.table.picture import Picture

_Blit = tuple[Surface, Rect, Rect]


class MarkedArk:
    """The ark on the calm sea with what may be chosen on it; everything in the window's places.

    What is marked is laid on the bare ark, and the pieces over it; elsewhere it is the calm picture.
    """

    def __init__(self, marks: ArkMarks, layers: ArkLayers, area: Rect) -> None:
        """Nothing is marked outside of the ``area``."""
        self._marks = marks
        self._layers = layers
        self._area = area
        self._window: Surface | None = None
        self._key: Beneath | None = None
        self._strength = 0.0
        self._places: list[Rect] = []
        """Where marks lie, or pieces are missing because they are in hand."""
        self._pieces: list[_Blit] = []
        """What of the pieces lies there."""
        self._changed: list[Rect] = []

    def forget(self, changed: Iterable[Rect]) -> None:
        """The ark looks different at these places."""
        self._changed += changed
        self._key = None

    def window(self, picture: Picture, marks: Marks) -> Surface:
        """The ark as the picture has it, as large as the window, with these marks."""
        if self._window is None:
            self._window = self._layers.calm.copy()
        key, strength = beneath(marks), step_of(marks.pulse)
        if key != self._key:
            self._lay_out(self._window, picture, key)
        elif strength == self._strength:
            return self._window
        self._key, self._strength = key, strength
        self._paint(self._window, picture, marks)
        return self._window

    def _lay_out(self, window: Surface, picture: Picture, key: Beneath) -> None:
        """Take all marks away, and find out where there are some now."""
        calm, before = self._layers.calm, (*self._places, *self._changed)
        places = [self._marks.place(picture, target).clip(self._area) for target in sorted(key.legal | key.lifted)]
        self._places, self._changed = self._together(places), []
        if self._places != [self._area]:
            window.blits([(calm, place, place) for place in before], False)
        self._pieces = list(self._over({name for _, name in key.lifted}))

    def _together(self, places: list[Rect]) -> list[Rect]:
        """All of the area where these places would be as large together."""
        return [self._area] if pixels(places) >= pixels([self._area]) else places

    def _over(self, lifted: set[str]) -> Iterator[_Blit]:
        """The parts of pieces that lie where there are marks, but for dividers in hand."""
        for key, (piece, whole, part) in self._layers.things.items():
            if key[0] == "edge" and key[1] in lifted:
                continue
            near = whole.collidelistall(self._places)
            for place in apart(whole.clip(self._places[number]) for number in near):
                yield piece, place, place.move(part.left - whole.left, part.top - whole.top)

    def _paint(self, window: Surface, picture: Picture, marks: Marks) -> None:
        bare = self._layers.bare
        window.blits([(bare, place, place) for place in self._places], False)
        self._marks.under(window, picture, marks)
        window.blits(self._pieces, False)
