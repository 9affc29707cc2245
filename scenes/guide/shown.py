"""What of the guide is to be seen at a table, as data, and the names of its buttons."""

from __future__ import annotations

from dataclasses import dataclass

SKIP, RULE, QUIET = "skip-lesson", "lesson-rule", "no-lessons"
"""Its buttons: enough of this, the chapter of the rules behind it, and nothing more of all that in this match."""
BUTTONS = (SKIP, RULE, QUIET)


@dataclass(frozen=True)
class Shown:
    """What the guide of a ``game`` shows."""

    game: str
    lesson: str
    """The name of the lesson that is told; empty while nothing is."""
    chapter: str
    """The chapter of the rules behind it."""
    learnt: int
    """How many of the ``lessons`` have been told, or were not needed."""
    lessons: int

    @property
    def wordless(self) -> bool:
        """Whether it is shown in pictures and gestures alone."""
        return self.game == "family"
