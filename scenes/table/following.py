"""What the pictures of both tables share: seats, and how they follow the events of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from game.core import Event
from scenes.system.settings import HUMAN
from scenes.words.labels import character_name

Changes = Mapping[str, Callable[[Any, Event], None]]
"""By kind of event, how it changes a picture."""


@dataclass(frozen=True)
class Seat:
    """Who sits at a colour: their own name, empty where they go by the character's, and ``human`` or a bot's name."""

    colour: str
    given: str
    kind: str = HUMAN

    def __deepcopy__(self, memo: object) -> Seat:
        """The same seat: it never changes."""
        return self

    @property
    def name(self) -> str:
        """The name on the plate; a character's is that in the language which is spoken now."""
        return self.given or character_name(self.colour)

    @property
    def human(self) -> bool:
        return self.kind == HUMAN


class Following:
    """A picture that is changed by events alone, as everybody may know them.

    ``leaves`` is what an event changes at once, ``arrives`` what it changes when all that it moves has landed;
    ``version`` grows with each change.
    """

    leaves: ClassVar[Changes]
    arrives: ClassVar[Changes]
    seats: tuple[Seat, ...]
    version: int

    def seat(self, colour: str) -> Seat:
        """Who sits at a colour."""
        return next(seat for seat in self.seats if seat.colour == colour)

    def become(self, other: Self) -> None:
        """Show what another picture of the same table shows, as after stepping in the history of the match.

        What lies on ``other`` is taken over, not copied: it is not to be changed any more.
        """
        version = self.version
        vars(self).update(vars(other))
        self.version = version + 1

    def apply(self, event: Event) -> None:
        """Show all that an event tells, at once."""
        raise NotImplementedError

    def ready_for(self, event: Event) -> bool:
        """Whether what the event moves has come to where it leaves from; it may still be on its way there."""
        return True

    def leave(self, event: Event) -> None:
        """Show that what the event moves is on its way."""
        self.change(self.leaves, event)

    def arrive(self, event: Event) -> None:
        """Show what the event tells as done."""
        self.change(self.arrives, event)

    def known(self, event: Event) -> Event:
        """The event as those may know it for whom the picture is."""
        return event.seen_by("")

    def change(self, changes: Changes, event: Event) -> None:
        """Change what an event of this kind changes, if anything."""
        if event.kind in changes:
            changes[event.kind](self, self.known(event))
            self.version += 1
