"""Choosing among what lies open: an action space, an animal, a bag, a bonus.  One click each."""

from __future__ import annotations

from game.ark.actions.gathering import shares
from scenes.table.hands.base import Hand
from scenes.table.marks import Marks, Target

PASS: Target = ("button", "pass")


class ChoosingSpace(Hand):
    """Planning, and the whole turn of the Family Variant: which action space the worker goes to."""

    def target_of(self, move: str) -> Target | None:
        return ("space", move.split()[1])

    def meant(self, target: Target) -> str | None:
        return f"choose {target[1]}" if target[0] == "space" else None

    def marks(self) -> Marks:
        """What the action would give everybody, too."""
        marks = super().marks()
        if self.hovered:
            marks.shares = shares(self.state, int(self.hovered[1]), self.player)
        return marks


class Taming(Hand):
    """Which animal to keep or, with three players, which bag the third comes from."""

    tray = "taming"

    def target_of(self, move: str) -> Target | None:
        word, thing = move.split()
        return ("bag" if word == "draw" else "drawn", thing)

    def meant(self, target: Target) -> str | None:
        words = {"bag": "draw", "drawn": "take"}
        return f"{words[target[0]]} {target[1]}" if target[0] in words else None


class ChoosingBonus(Hand):
    """Trading begins: which bonus to take, or not to trade at all."""

    tray = "bonus"

    def target_of(self, move: str) -> Target | None:
        return PASS if move == "pass" else ("good", move.split()[1])

    def meant(self, target: Target) -> str | None:
        return f"bonus {target[1]}" if target[0] == "good" else self.moves.get(target)
