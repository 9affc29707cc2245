"""The pictures of a match at any of its moves, for stepping in its history."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Generic, Protocol, Self, TypeVar

from game.core import Event

KEPT_EVERY = 32
"""Moves from one picture that is kept to the next: from there the rest is shown by events."""


class Step(Protocol):
    """A move that was made."""

    @property
    def events(self) -> Sequence[Event]:
        """All that it led to."""


class Unfolding(Protocol):
    """A picture that events unfold."""

    def apply(self, event: Event) -> None: ...
    def become(self, other: Self) -> None: ...


P = TypeVar("P", bound=Unfolding)


class Timeline(Generic[P]):
    """``first`` is the picture before the first of ``steps``; steps may be added later, or taken off the end."""

    def __init__(self, first: P, steps: Sequence[Step]) -> None:
        self._steps = steps
        self._kept = [copy.deepcopy(first)]

    def at(self, count: int) -> P:
        """A picture of its own of the table after so many moves, with all that they led to."""
        count = min(count, len(self._steps))
        self.forget(len(self._steps))
        while len(self._kept) <= count // KEPT_EVERY:
            self._kept.append(self._onward(len(self._kept) - 1, len(self._kept) * KEPT_EVERY))
        return self._onward(count // KEPT_EVERY, count)

    def forget(self, count: int) -> None:
        """Moves after the first ``count`` have been taken back, and others may come in their place."""
        del self._kept[count // KEPT_EVERY + 1 :]

    def _onward(self, kept: int, count: int) -> P:
        picture = copy.deepcopy(self._kept[kept])
        for step in self._steps[kept * KEPT_EVERY : count]:
            for event in step.events:
                picture.apply(event)
        return picture
