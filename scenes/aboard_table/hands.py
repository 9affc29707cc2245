"""What a player's clicks mean in each decision: which tile to keep; what to split off, or which group to take.

A target is a kind and a name: ``hand lion3`` (a tile to keep), ``tile lion3`` (one in the middle), ``take lion3``
(the button of the group with that first tile), ``split``, ``done`` where the end of a turn is to be confirmed, and
the tools ``undo`` and ``redo``, which belong to no decision.
"""

from __future__ import annotations

from typing import Protocol

from game.aboard import AnimalsOnBoard
from game.core import Move, Reason
from scenes.table import undoing
from scenes.table.refusing import turn_over

Target = tuple[str, str]
SPLIT: Target = ("split", "")
DONE: Target = ("done", "")
SHOWN = frozenset({"seat", "mat", "sign", "dealt"})
"""Kinds of target that only tell something: the panel of a player by colour, the mat of a group by its first tile,
the wooden sign, and tiles that somebody else chooses from."""
UNDO: Target = (undoing.UNDO, "")
REDO: Target = (undoing.REDO, "")


class Hand(Protocol):
    """The hand of whoever decides now."""

    lifted: list[str]
    """The tiles picked so far, in the order of picking."""

    def click(self, target: Target) -> str:
        """The move that a click on a target makes, or nothing: it may only change what is lifted."""

    def why_not(self, target: Target) -> Reason | None:
        """What stands against a click on a target."""

    def gesture(self, move: Move) -> list[Target]:
        """The clicks that make a legal move."""


class KeepHand:
    """N2: one click on the tile to keep."""

    def __init__(self, state: AnimalsOnBoard) -> None:
        self.state = state
        self.lifted: list[str] = []

    def click(self, target: Target) -> str:
        return "" if self.why_not(target) else f"keep {target[1]}"

    def why_not(self, target: Target) -> Reason | None:
        return self.state.why_not(f"keep {target[1]}")

    def gesture(self, move: Move) -> list[Target]:
        return [("hand", move.text.split()[1])]


class EndHand:
    """The turn is over, and its player has still to confirm that."""

    def __init__(self, undoable: bool) -> None:
        """``undoable``: what the player has done can be taken back."""
        self.lifted: list[str] = []
        self._undoable = undoable

    def click(self, target: Target) -> str:
        return ""

    def why_not(self, target: Target) -> Reason | None:
        return None if target == DONE else turn_over(self._undoable)

    def gesture(self, move: Move) -> list[Target]:
        return []


class TurnHand:
    """N3: click tiles to lift them off their group and then Split, or drag them out; or click Take."""

    def __init__(self, state: AnimalsOnBoard) -> None:
        self.state = state
        self.lifted: list[str] = []
        self.may_split = state.can_split_any

    @property
    def split(self) -> str:
        """The split of what is lifted."""
        return " ".join(["split", *self.lifted])

    def click(self, target: Target) -> str:
        if self.why_not(target):
            return ""
        kind, name = target
        if kind == "tile":
            self._lift(name)
        return {"take": f"take {name}", "split": self.split if self.lifted else ""}.get(kind, "")

    def why_not(self, target: Target) -> Reason | None:
        kind, name = target
        if kind == "tile":
            return None if name in self.lifted else self.state.why_not(f"split {name}")
        if kind == "take":
            return self.state.why_not(f"take {name}")
        return self.state.why_not(self.split) if kind == "split" and self.lifted else None

    def _lift(self, tile: str) -> None:
        """Lift a tile, or set it back; lifting one of another group sets the others back."""
        if tile in self.lifted:
            self.lifted.remove(tile)
            return
        if self.lifted and self.group(tile) != self.group(self.lifted[0]):
            self.lifted.clear()
        self.lifted.append(tile)

    def group(self, tile: str) -> tuple[str, ...]:
        """The animals among which a tile lies."""
        return next(group for group in self.state.groups() if tile in group)

    def drag(self, tile: str) -> None:
        """Begin to drag a tile: a lifted one takes all lifted along, any other goes alone."""
        if tile not in self.lifted:
            self.lifted = [tile]

    def rest(self) -> int:
        """How many animals stay behind in the group of the lifted ones."""
        return len(self.group(self.lifted[0])) - len(self.lifted)

    def gesture(self, move: Move) -> list[Target]:
        kind, *tiles = move.text.split()
        if kind == "take":
            return [("take", tiles[0])]
        return [("tile", tile) for tile in tiles] + [SPLIT]
