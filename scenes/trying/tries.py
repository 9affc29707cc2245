"""What can be tried out, as data: for a chapter the record that leads to its position, and what shows it done.

Each is a file ``assets/tries/GAME-CHAPTER.json``: a record of two players after whose last move the pupil is to move,
with a key ``try`` beside its own.  The last decision in it is not the pupil's, so that taking back ends there.
"""

from __future__ import annotations

from functools import cache

import msgspec

from assets import ROOT
from game.core import Event
from game.record import Record
from scenes.guide.people import PUPIL
from scenes.rules.chapters import Chapter

_FOLDER = ROOT / "tries"

SHOWN_ALONE, AT_THE_END, ANOTHER_MATCH = "shown-alone", "at-the-end", "another-match"
UNTRIED = {
    Chapter("ark", "ark"): SHOWN_ALONE,
    Chapter("ark", "scoring"): AT_THE_END,
    Chapter("family", "ark"): SHOWN_ALONE,
    Chapter("family", "scoring"): AT_THE_END,
    Chapter("family", "house"): ANOTHER_MATCH,
    Chapter("aboard", "herds"): SHOWN_ALONE,
    Chapter("aboard", "scoring"): AT_THE_END,
    Chapter("aboard", "house"): ANOTHER_MATCH,
}
"""The chapters in which nothing can be done, and why: they tell what lies there, what happens once a match is over,
or what is agreed on before one."""


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event of the pupil; what is empty may be anything, ``source`` and ``target`` are kinds of place."""

    kind: str
    what: str = ""
    source: str = ""
    target: str = ""

    def fits(self, event: Event) -> bool:
        """Whether the event is such a one."""
        return (
            (event.kind, event.player) == (self.kind, PUPIL)
            and self.what in ("", event.what)
            and self.source in ("", event.source[0])
            and self.target in ("", event.target[0])
        )


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be done in a position."""

    done: tuple[Sign, ...]
    """Any of these shows that it is done."""
    lost: tuple[str, ...]
    """Kinds of event of the pupil after which it cannot be done any more; besides, it cannot once others move."""
    steps: tuple[str, ...]
    """One way to do it, from the position on: moves, or the kind of a move of which any will do."""


class Try(msgspec.Struct, frozen=True):
    """A position of a chapter, and what is to be done there."""

    chapter: Chapter
    players: tuple[str, ...]
    """In turn order."""
    moves: tuple[str, ...]
    task: Task


@cache
def try_of(chapter: Chapter) -> Try:
    """What can be tried of a chapter.

    Raises OSError where there is nothing, :class:`game.core.BadRecord` or ``msgspec.ValidationError`` where its file
    is damaged.
    """
    record = Record.read(_FOLDER / f"{chapter.game}-{chapter.name}.json")
    return Try(chapter, record.players, record.moves, msgspec.convert(record.extra["try"], Task))
