"""What of the guide is to be seen at a table, as data, and the names of its buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

SKIP, RULE, QUIET = "skip-lesson", "lesson-rule", "no-lessons"
"""Its buttons: enough of this, the chapter of the rules behind it, and nothing more of all that in this match."""
BUTTONS = (SKIP, RULE, QUIET)


Thing = tuple[str, str]
"""Something in the panel of a player: their colour, and an animal's tile or what else is shown there."""
CRATES, ARK = "crates", "ark"
"""Things in the panels of Animals on Board beside the animals: the crates, and the whole ark."""


class Animals(NamedTuple):
    """The tiles that a lesson without words shows, as they lie on this very table."""

    mine: str = "lion/m"
    """The pupil's own that it is about."""
    mate: str = "lion/f"
    """Its partner."""
    other: str = "dog/m"
    """Another of the pupil's own, which needs a pen of another size."""


ANY = Animals()
"""Where a lesson is about none in particular."""


@dataclass(frozen=True)
class Shown:
    """What the guide of a ``game`` shows."""

    game: str
    lesson: str
    """The name of the lesson that is told; empty while nothing is."""
    chapter: str
    """The chapter of the rules behind it; empty where there is none."""
    learnt: int
    """How many of the ``lessons`` have been told, or were not needed."""
    lessons: int
    things: tuple[Thing, ...] = ()
    """What the lesson is about that lies in the panels of players."""
    animals: Animals = ANY
    """What its picture shows, in the Family Variant."""

    @property
    def wordless(self) -> bool:
        """Whether it is shown in pictures and gestures alone."""
        return self.game == "family"
