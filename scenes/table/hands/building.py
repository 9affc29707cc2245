"""Building: dividers on edges, pitch on pitch fields, as long as pieces are left."""

from __future__ import annotations

from scenes.table.hands.base import Hand, Spots
from scenes.table.marks import Target

DONE: Target = ("button", "done")
_WORDS = {"edge": "wall", "field": "pitch"}


class Building(Hand):
    """Every edge and pitch field is one click away, and so is the end of the turn."""

    def target_of(self, move: str) -> Target | None:
        if move == "done":
            return DONE
        word, name = move.split()
        return ("edge" if word == "wall" else "field", name)

    def meant(self, target: Target) -> str | None:
        return f"{_WORDS[target[0]]} {target[1]}" if target[0] in _WORDS else self.moves.get(target)

    def pick(self, spots: Spots) -> Target | None:
        if spots.field:
            return ("field", spots.field)
        return ("edge", spots.edge) if spots.edge else None
