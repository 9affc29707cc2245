"""Who comes to the turn at the table of the ark games, and how that is shown and heard."""

from __future__ import annotations

from scenes.table.hearing import CHIME, TURN, Hearing
from scenes.table.moments import Moments
from scenes.table.picture import Picture


class Turns:
    """Shows a turn that begins, above all where the mouse goes from one person to another."""

    def __init__(self, moments: Moments, hearing: Hearing) -> None:
        self._moments = moments
        self._hearing = hearing
        self._actor: str | None = None
        """Whose turn has been shown to begin."""
        self._at_the_mouse = ""
        """The person who had the mouse last, by colour."""

    def follow(self, picture: Picture) -> None:
        """Another player may have come to the turn in the picture."""
        actor, before = picture.actor, self._actor
        self._actor = actor
        if actor is None or actor == before:
            return
        human = picture.seat(actor).human
        person = actor if human else self._at_the_mouse
        handed_over = self._at_the_mouse not in ("", person)
        self._moments.turn_changes(handed_over)
        if human:
            self._hearing.hear(CHIME if handed_over else TURN)
        self._at_the_mouse = person
