"""The history of a match, and how far its last decisions may be taken back.

Taking back belongs to whoever made the last decision, also where that ended their turn.  It goes back to the last
thing that brought something new to light, and no further than to a decision of somebody else.

=====================  ============================================================
code                   why nothing is taken back
=====================  ============================================================
``undo-off``           the players have agreed on that
``game-over``          the game has ended
``nothing-to-undo``    nobody has decided anything yet
``tile-drawn``         chance has shown a tile since
``secret-seen``        what was known to nobody, or to one player, has been seen
``another-player``     ``player`` has decided something since
``nothing-to-redo``    nothing has been taken back that could be done again
=====================  ============================================================
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.core import CHANCE, Event, Move, Reason, State

_NEXT_BEGINS = frozenset(
    {"turn-begins", "action-ends", "token-placed", "phase-begins", "flags-cleared", "round-begins"}
)
"""Kinds of event with which something else begins after a turn that has no event for its end."""
_NO_RULING = ""
"""Taking back is a matter of the table: no ruling of the games speaks of it."""


def end_of_turn(events: Sequence[Event]) -> int | None:
    """How many of the events that a decision led to belong to its turn; None where the turn goes on.

    In the Family Variant it goes on with the action that has been chosen (F3).
    """
    before = ""
    for number, event in enumerate(events):
        if event.kind == "turn-ends":
            return number + 1
        if event.kind in _NEXT_BEGINS and before != "action-begins":
            return number
        before = event.kind
    return None


@dataclass(frozen=True)
class Made:
    """A move that was made, the state ``before`` it and what it led to."""

    before: State
    move: Move
    events: tuple[Event, ...]

    @property
    def mover(self) -> str:
        """Who made it, ``CHANCE`` for what was drawn."""
        return str(self.before.to_move)

    @property
    def chosen(self) -> bool:
        """Whether a player decided it."""
        return self.mover != CHANCE

    @property
    def half(self) -> bool:
        """Whether it has led to nothing by itself: the next move completes what was decided."""
        return self.chosen and not self.events

    @property
    def secret(self) -> bool:
        """Whether it was made of what one player alone had seen."""
        return any(event.secret for event in self.events)

    def begins_turn_of(self, colour: str) -> bool:
        """Whether it led to a turn of that player."""
        return any(event.kind == "turn-begins" and event.player == colour for event in self.events)

    @property
    def ends_turn(self) -> bool:
        """Whether it was a player's last one in a turn."""
        return self.chosen and end_of_turn(self.events) is not None


class History:
    """The moves ``done`` so far, and those ``undone``, the last one of them to be done again first."""

    def __init__(self) -> None:
        self.done: list[Made] = []
        self.undone: list[Made] = []

    def undo(self) -> State:
        """Take back the last decision and all that chance did since; there must be one.  The state before it."""
        while self._pop().mover == CHANCE:
            pass
        while self.done and self.done[-1].half:
            self._pop()
        return self.undone[-1].before

    def _pop(self) -> Made:
        self.undone.append(self.done.pop())
        return self.undone[-1]

    def why_no_undo(self, players: Collection[str]) -> Reason | None:
        """What keeps these ``players`` from taking the last decision back."""
        if not players:
            return Reason("undo-off", _NO_RULING)
        if not any(made.chosen for made in self.done):
            return Reason("nothing-to-undo", _NO_RULING)
        last = self.done[-1]
        if not last.chosen:
            return Reason("tile-drawn", _NO_RULING)
        if last.secret:
            return Reason("secret-seen", _NO_RULING)
        if last.mover not in players or last.mover != self._owner:
            return Reason("another-player", _NO_RULING, player=last.mover)
        return None

    @property
    def _owner(self) -> str:
        """To whom taking back belongs: whoever made the last decision of all, those taken back among them."""
        return next(made.mover for made in [*self.undone, *reversed(self.done)] if made.chosen)

    def why_no_redo(self, players: Collection[str]) -> Reason | None:
        """What keeps these ``players`` from doing again what was taken back."""
        if not players:
            return Reason("undo-off", _NO_RULING)
        return None if self.undone else Reason("nothing-to-redo", _NO_RULING)

    def turn(self, players: Collection[str]) -> int:
        """How many decisions can be taken back together until the turn in which they were made begins anew."""
        trial, count = History(), 0
        trial.done, trial.undone = self.done[:], self.undone[:]
        while not trial.why_no_undo(players):
            trial.undo()
            count += 1
            if trial._at_turns_begin:
                break
        return count

    @property
    def _at_turns_begin(self) -> bool:
        """Whether what was taken back last was the first decision of its turn."""
        return not self.done or self.done[-1].begins_turn_of(self.undone[-1].mover)
