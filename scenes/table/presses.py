"""Presses of the mouse button: the second one of a double click is not meant for whoever or whatever comes next."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist, inf

from game.core import Event
from game.history import end_of_turn

Point = tuple[int, int]
_DOUBLE = 0.35
"""Seconds in which a second press at the same place belongs to the first one, however fast things move."""
_REACH = 40.0
"""How far from the first one such a press may be, in units."""
DRAG_FROM = 12.0
"""A thing moved so far with the button down, in units, is dragged."""


class Spaced:
    """Presses of buttons that are meant to be pressed again and again: a double click is one press of them."""

    def __init__(self) -> None:
        self._age = inf
        self._on: object = None

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._age += dt

    def counts(self, on: object) -> bool:
        """Whether a press counts: none on the same button that did has been there just before.

        None is a press on anything else.
        """
        again = on is not None and on == self._on and self._age <= _DOUBLE
        if not again:
            self._on, self._age = on, 0.0
        return not again


class Presses:
    """Remembers the last press: how long ago it was, where, and for which decision."""

    def __init__(self) -> None:
        self._age = inf
        self._at: Point = (0, 0)
        self._decision: int | None = 0

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._age += dt

    def repeats(self, pos: Point, decision: int, unit: float) -> bool:
        """Whether a press only repeats the last one, which had its effect: another ``decision`` is due since.

        A ``unit`` is so many pixels.
        """
        same = self._age <= _DOUBLE and dist(pos, self._at) <= _REACH * unit
        again = same and decision != self._decision
        if not again:
            self._at, self._decision = pos, decision
        self._age = 0.0
        return again

    def mistake(self, pos: Point) -> None:
        """What was to be seen at a place is gone just now: a press there that follows at once was meant for it."""
        self._at, self._decision, self._age = pos, None, 0.0


class Decisions:
    """Counts how often another turn or another kind of decision has begun, so that presses are told apart by it."""

    def __init__(self) -> None:
        self.count = 0
        self._kind: object = None

    def go_on(self, events: Sequence[Event]) -> bool:
        """Something has happened; whether a turn has ended with it."""
        ends = end_of_turn(events) is not None
        self.count += ends
        return ends

    def come_to(self, kind: object) -> None:
        """A decision of this kind is due now."""
        self.count += kind != self._kind
        self._kind = kind

    def go_back(self) -> None:
        """Decisions have been taken back, or made again at once."""
        self.count += 1
