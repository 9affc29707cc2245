"""A match as one player may know it, as text: to be shown to others, or sent away, while it is still being played."""

from __future__ import annotations

from typing import Any

from game.core import DARK
from game.history import Made
from game.record import Record
from game.table import Match

SEEN_BY = "seen_by"
"""The key that marks a record which cannot be replayed, for something in it is ``dark``; it names who may know it."""


def public_record(match: Match, colour: str = "") -> Record:
    """The game so far as the player of that colour may know it, or as all may where it is empty.

    Moves in which something is secret from them name it ``dark``; such a record says so by the key ``seen_by``, holds
    the position as they see it, and cannot be replayed.  All is open once the game is over.
    """
    moves = match.made
    if match.state.to_move is None or not any(hidden_from(made, colour) for made in moves):
        return match.record()
    extra: dict[str, Any] = {SEEN_BY: colour}
    if colour:
        extra["position"] = match.state.view(colour).position()
    return Record(match.game, match.players, match.options, tuple(_told(made, colour) for made in moves), extra)


def hidden_from(made: Made, colour: str) -> bool:
    """Whether something that the move tells is secret from that player."""
    return any(event.secret not in ("", colour) for event in made.events)


def _told(made: Made, colour: str) -> str:
    return f"{made.move.kind} {DARK}" if hidden_from(made, colour) else made.move.text
