"""The end of a turn, where players have agreed to confirm it: Done goes on, undo goes back."""

from __future__ import annotations

from game.ark.state import State
from game.core import Reason
from scenes.table.hands.base import Hand
from scenes.table.marks import Target, WhyNot

CONFIRM: Target = ("button", "confirm")


class Confirming(Hand):
    """There is nothing to decide but that; the ``state`` is already that of the next decision."""

    def __init__(self, state: State, player: str) -> None:
        super().__init__(state)
        self.player = player

    def target_of(self, move: str) -> Target | None:
        return None

    def legal(self) -> frozenset[Target]:
        return frozenset({CONFIRM})

    def why_not(self, target: Target) -> WhyNot | None:
        return WhyNot(Reason("turn-over", ""), CONFIRM)
