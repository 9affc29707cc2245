"""The end of a turn, where players have agreed to confirm it: Done goes on, undo goes back where that is possible."""

from __future__ import annotations

from game.ark.state import State
from scenes.table.hands.base import Hand
from scenes.table.marks import Target, WhyNot
from scenes.table.refusing import turn_over

CONFIRM: Target = ("button", "confirm")


class Confirming(Hand):
    """There is nothing to decide but that; the ``state`` is already that of the next decision."""

    def __init__(self, state: State, player: str, undoable: bool) -> None:
        """``undoable``: what the ``player`` has done can be taken back."""
        super().__init__(state)
        self.player = player
        self._undoable = undoable

    def target_of(self, move: str) -> Target | None:
        return None

    def legal(self) -> frozenset[Target]:
        return frozenset({CONFIRM})

    def _chosen(self, target: Target) -> list[str]:
        return []

    def why_not(self, target: Target) -> WhyNot | None:
        return WhyNot(turn_over(self._undoable), CONFIRM)
