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
from scenes.table.refusing import only_shown, only_whole_groups, turn_over

Target = tuple[str, str]
SPLIT: Target = ("split", "")
DONE: Target = ("done", "")
MEADOW: Target = ("meadow", "")
"""Of what a dragged tile falls on: the free sand and the dashed mat, where letting go splits."""
NOWHERE: Target = ("", "")
"""The same where it falls on nothing that means anything."""
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
        self._before_drag: tuple[str, ...] = ()

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
        """Begin to drag a tile; all that are lifted out of its group go with it."""
        self._before_drag = tuple(self.lifted)
        if tile not in self.lifted:
            self._lift(tile)

    def meant_by(self, tile: str, on: Target) -> Target | None:
        """The click that a dragged tile stands for, let go there with all that are lifted; None for what is none.

        On the meadow it splits them off; on the player's own panel a group of which nothing stays behind is taken.
        """
        if on == MEADOW:
            return SPLIT
        whole = len(self.lifted) == len(self.group(tile))
        return ("take", self.group(tile)[0]) if whole and self._on_own_panel(on) else None

    def why_no_drop(self, tile: str, on: Target) -> Reason | None:
        """What stands against letting a tile go where that is none: ``mat`` and a tile on it, ``seat`` and a colour.

        On the player's own panel it is the price of the group first, and then that no part of it can be taken (N3).
        """
        kind, name = on
        if kind == "mat":
            return self.state.why_not(f"split {tile} {name}")
        if self._on_own_panel(on):
            return self.state.why_not(f"take {self.group(tile)[0]}") or only_whole_groups()
        return None if on == NOWHERE else only_shown()

    def _on_own_panel(self, on: Target) -> bool:
        return on == ("seat", self.state.to_move)

    def drop(self, tile: str, home: bool) -> None:
        """A dragged tile is let go without a split: it goes back to where it was, or ``home`` to its group."""
        self.lifted = [one for one in self._before_drag if not (home and one == tile)]

    def rest(self) -> int:
        """How many animals stay behind in the group of the lifted ones."""
        return len(self.group(self.lifted[0])) - len(self.lifted)

    def gesture(self, move: Move) -> list[Target]:
        kind, *tiles = move.text.split()
        if kind == "take":
            return [("take", tiles[0])]
        return [("tile", tile) for tile in tiles] + [SPLIT]
