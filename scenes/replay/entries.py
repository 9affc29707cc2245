"""The lines of the large log as data, and what of them a filter lets through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

HEADINGS = frozenset({"setup", "round", "phase", "action"})
"""Kinds of line that begin a part of the log: ``what`` is the phase or action, ``count`` the round."""
POINTS = "points"
"""The subject of all lines that bring or cost points, whatever else they are about."""


@dataclass(frozen=True)
class Entry:
    """One line: what happened up to a ``moment`` of a past.

    ``kind``, ``what`` and ``count`` are told by the game's :mod:`~scenes.replay.telling`; ``points`` are those of
    ``colour``, which is empty where nobody in particular acted.
    """

    kind: str
    colour: str = ""
    what: str = ""
    count: int = 0
    points: int = 0
    moment: int = 0

    @property
    def heading(self) -> bool:
        return self.kind in HEADINGS


@dataclass
class Filter:
    """What is shown of a log: lines of these ``colours`` about these ``subjects``; all, where none is chosen."""

    subjects_of: dict[str, str]
    """By kind of line what it is about, for the game in question."""
    colours: set[str] = field(default_factory=set)
    subjects: set[str] = field(default_factory=set)

    @property
    def on(self) -> bool:
        """Whether anything is left out."""
        return bool(self.colours or self.subjects)

    def toggle(self, name: str) -> None:
        """Choose a colour or a subject, or no longer."""
        chosen = self.subjects if name in self.subjects_of.values() or name == POINTS else self.colours
        chosen.symmetric_difference_update({name})

    def lets_through(self, entry: Entry) -> bool:
        """Whether a line that is no heading is shown."""
        if self.colours and entry.colour not in self.colours:
            return False
        about = {self.subjects_of.get(entry.kind, ""), POINTS if entry.points else ""}
        return not self.subjects or bool(about & self.subjects)

    def of(self, entries: Sequence[Entry]) -> list[Entry]:
        """The lines that are shown, under the headings that have any."""
        return list(entries) if not self.on else list(self._through(entries))

    def _through(self, entries: Sequence[Entry]) -> Iterator[Entry]:
        waiting: list[Entry] = []
        for entry in entries:
            if entry.heading:
                waiting = [one for one in waiting if _holds(one, entry)] + [entry]
            elif self.lets_through(entry):
                yield from waiting
                yield entry
                waiting = []


def _holds(outer: Entry, inner: Entry) -> bool:
    """Whether one heading is the part of the log in which another begins."""
    return outer.kind == "round" and inner.kind != "round"
