"""What every hand can do: it turns clicks on targets into moves, and says what to mark meanwhile.

A hand serves one decision of one player.  It knows no rule: what may be clicked are the legal moves, what a move
brings is what playing it on a copy tells, and why a target is refused the rules say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ark.state import State
from game.core import PAID, Line, Reason
from game.history import end_of_turn
from scenes.table.marks import Marks, Target, WhyNot


class Spots(NamedTuple):
    """What lies on the ark under the pointer, by its names."""

    edge: str | None = None
    field: str | None = None
    square: str | None = None


class Preview(NamedTuple):
    """What a move would bring: points to the player, their lines, and what it takes of what the turn has left."""

    gain: int = 0
    lines: Sequence[Line] = ()
    cost: int = 0


_USUAL = {"edge": "wall", "field": "pitch", "square": "food", "space": "choose", "bag": "draw", "drawn": "take"}
"""What a click on a kind of target means in most decisions."""
UNFINISHED = ("pair-first", "keep-first", "give-first")
"""Codes of reasons that the hands give and not the rules: before this click there is another one to make."""


class Hand:
    """A decision where one click is one move; ``tray`` lies over the ark meanwhile."""

    tray = ""

    def __init__(self, state: State) -> None:
        self.state = state
        self.player = str(state.to_move)
        self.hovered: Target | None = None
        self.moves: dict[Target, str] = {
            target: move.text for move in state.legal() if (target := self.target_of(move.text))
        }
        self._previews: dict[str, Preview] = {}

    # -- what a child class says
    def target_of(self, move: str) -> Target | None:
        """What is clicked for a move that takes one click."""
        raise NotImplementedError

    def meant(self, target: Target) -> str | None:
        """The move that a click on a target means, legal or not; None where it means nothing."""
        return self.moves.get(target)

    def pick(self, spots: Spots) -> Target | None:
        """What a click on the ark points at in this decision."""
        return ("edge", spots.edge) if spots.edge else None

    @property
    def begun(self) -> Target | None:
        """What has been played already of a move of two clicks: another click on it takes that back."""
        return None

    # -- what the table asks
    def legal(self) -> frozenset[Target]:
        """What may be clicked now."""
        return frozenset(self.moves)

    def click(self, target: Target | None) -> list[str] | None:
        """Moves to play, none of them where only the selection changed; None where the click is not possible.

        A click on nothing sets back what is in hand.
        """
        if target is not None and target in self.legal():
            return self._chosen(target)
        if target is None and self.holds:
            self.set_back()
            return []
        return None

    def lands_on(self, target: Target) -> Target | None:
        """Where what has been dragged is set down when it is let go on a target; None where it only goes back."""
        return target if target[0] in ("pen", "edge") else None

    def _chosen(self, target: Target) -> list[str]:
        """What a possible click leads to: moves, or none where it only changes the selection."""
        return [self.moves[target]]

    def gesture(self, move: str, then: str = "") -> list[Target]:
        """The clicks that perform a legal move, beginning with nothing in hand.

        ``then`` is the move that completes it, where it does nothing by itself.
        """
        target = self.target_of(move)
        return [target] if target else []

    def go_on(self, before: Hand) -> None:
        """Keep what was in the hand of this player's last decision in the same turn, where it is still of use."""

    @property
    def holds(self) -> bool:
        """Whether something is in hand, or selected, with which nothing has been played yet."""
        return False

    def set_back(self) -> None:
        """Let go of it."""

    def hover(self, target: Target | None) -> bool:
        """Point at a target or at nothing; whether that changes what is marked."""
        before, self.hovered = self.hovered, target if target in self.legal() else None
        return before != self.hovered

    def marks(self) -> Marks:
        """What to mark on the table now."""
        marks = Marks(player=self.player, legal=self.legal(), hover=self.hovered, tray=self.tray)
        move = self.moves.get(self.hovered) if self.hovered else None
        if move:
            self.mark_preview(marks, move)
        return marks

    def mark_preview(self, marks: Marks, move: str) -> None:
        """Mark what a move would bring."""
        preview = self.preview(move)
        marks.gain, marks.lines = preview.gain or None, preview.lines

    def why_not(self, target: Target) -> WhyNot | None:
        """Why a click on a target is not possible; None where nobody could mean anything by it."""
        move = self.meant(target) or self._usually_meant(target)
        reason = self.state.why_not(move) if move else None
        return answer(reason, target) if reason else None

    def _usually_meant(self, target: Target) -> str | None:
        """The move that a click on a target means where this decision has none of that kind."""
        kind, name = target
        if kind == "held":
            return f"load {name.split()[-1].split('/')[0]} {self.state.board.squares[0]}"
        return f"{_USUAL[kind]} {name}" if kind in _USUAL else None

    # -- looking ahead
    def preview(self, move: str) -> Preview:
        """What a legal move brings, played on a copy once."""
        if move not in self._previews:
            self._previews[move] = self._look_ahead(move)
        return self._previews[move]

    def _look_ahead(self, move: str) -> Preview:
        after = self.state.copy()
        events = after.play(move)
        events = events[: end_of_turn(events)]
        gain = sum(event.points.get(self.player, 0) for event in events)
        lines = [line for event in events for line in event.lines]
        return Preview(gain, lines, sum(event.count for event in events if event.kind in PAID))


def answer(reason: Reason, meant: Target) -> WhyNot:
    """A reason with the places on the ark that its parameters name."""
    return WhyNot(reason, meant, *(_names(reason, kind) for kind in ("edges", "fields", "squares")))


def _names(reason: Reason, key: str) -> tuple[str, ...]:
    value = reason.params.get(key, ())
    return tuple(str(name) for name in value) if isinstance(value, tuple) else ()
