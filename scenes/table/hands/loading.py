"""Loading, in its action and in the Deluge: food onto squares, pairs into enclosures."""

from __future__ import annotations

from game.ark.state import State
from game.core import Reason
from scenes.table.hands.base import Hand, Spots, answer
from scenes.table.hands.building import DONE
from scenes.table.marks import Marks, Target, WhyNot

LACKS = {
    "food-missing": ("food",),
    "pitch-missing": ("pitch",),
    "food-and-pitch-missing": ("food", "pitch"),
    "no-own-divider": ("divider",),
}
"""What an enclosure of the right size may lack, by the code of the reason."""

_TELLING = ("pair-not-complete", "not-your-pair", "too-few-loading-points", *LACKS, "enclosure-taken")
"""Reasons that say more about a pair than that an enclosure has another size, the weightiest first."""


class Loading(Hand):
    """A click on a tile lifts its pair, one on an enclosure sets the pair in; food takes one click."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.lifted: str | None = None
        """The species in hand."""
        self.pens: dict[str, dict[Target, str]] = {}
        """For each pair that can be loaded its enclosures, with the moves."""
        for move in state.legal():
            if move.kind == "load":
                _, species, pen = move.text.split()
                self.pens.setdefault(species, {})["pen", pen] = move.text
        self.tiles = _tiles_on_the_table(state)
        self.enclosures = {square: pen[0] for pen in state.enclosures() for square in pen}

    def target_of(self, move: str) -> Target | None:
        if move == "done":
            return DONE
        word, *things = move.split()
        return ("square", things[0]) if word == "food" else None

    def _tiles_of(self, species: str) -> list[Target]:
        return [target for target in self.tiles if _species(target) == species]

    def legal(self) -> frozenset[Target]:
        found = set(self.moves)
        for species in self.pens:
            found.update(self._tiles_of(species))
        if self.lifted:
            found.update(self.pens[self.lifted])
        return frozenset(found)

    def go_on(self, before: Hand) -> None:
        if isinstance(before, Loading) and before.lifted in self.pens:
            self.lifted = before.lifted

    @property
    def holds(self) -> bool:
        return self.lifted is not None

    def set_back(self) -> None:
        self.lifted = None

    def lands_on(self, target: Target) -> Target | None:
        """A pair goes into the pen, also on a square that a click would give food."""
        kind, name = target
        return ("pen", self.enclosures.get(name, name)) if kind == "square" else super().lands_on(target)

    def _chosen(self, target: Target) -> list[str]:
        if target in self.moves:
            return [self.moves[target]]
        if self.lifted and target[0] == "pen":
            return [self.pens[self.lifted][target]]
        species = _species(target)
        self.lifted = None if self.lifted == species else species
        return []

    def gesture(self, move: str, then: str = "") -> list[Target]:
        word, *things = move.split()
        return [self._own_tile_of(things[0]), ("pen", things[1])] if word == "load" else super().gesture(move)

    def _own_tile_of(self, species: str) -> Target:
        """A tile of a pair that the player holds, who may not hold both."""
        return max(self._tiles_of(species), key=lambda target: target[1].startswith(self.player))

    def pick(self, spots: Spots) -> Target | None:
        if not spots.square:
            return None
        food: Target = ("square", spots.square)
        pen: Target = ("pen", self.enclosures.get(spots.square, spots.square))
        return pen if self.lifted and food not in self.moves else food

    def meant(self, target: Target) -> str | None:
        kind, name = target
        if kind == "square":
            return f"food {name}"
        return f"load {self.lifted} {name}" if kind == "pen" and self.lifted else self.moves.get(target)

    def why_not(self, target: Target) -> WhyNot | None:
        if target[0] != "held":
            return self._pair_first(target) or super().why_not(target)
        reasons = {reason.code: reason for reason in self._reasons(_species(target))}
        code = next((code for code in _TELLING if code in reasons), next(iter(reasons), None))
        return answer(reasons[code], target) if code else None

    def _pair_first(self, target: Target) -> WhyNot | None:
        """With nothing in hand a pair is to be lifted first, where one would go in or where no food is asked for."""
        kind, name = target
        reason = self.state.why_not(f"food {name}") if kind == "square" and self.pens and not self.lifted else None
        if not reason:
            return None
        pen: Target = ("pen", self.enclosures.get(name, name))
        fitting = [species for species, pens in self.pens.items() if pen in pens]
        if not fitting and reason.code != "not-now":
            return None
        species = [*fitting, *self.pens][0]
        return WhyNot(Reason("pair-first", reason.ruling, species=species), pen)

    def _reasons(self, species: str) -> list[Reason]:
        """Why each enclosure refuses a pair; where there is no enclosure yet, why its first square does."""
        places = sorted(set(self.enclosures.values())) or [self.state.board.squares[0]]
        found = (self.state.why_not(f"load {species} {place}") for place in places)
        return [reason for reason in found if reason]

    def marks(self) -> Marks:
        marks = super().marks()
        if self.lifted:
            self._mark_lifted(marks, self.lifted)
        marks.cost = self._cost_in_sight()
        marks.sums = self._sums(self.lifted or self._pointed_at)
        return marks

    @property
    def _pointed_at(self) -> str | None:
        """The species of the tile under the pointer, if its pair can be loaded."""
        return _species(self.hovered) if self.hovered and self.hovered[0] == "held" else None

    def _sums(self, species: str | None) -> dict[str, int]:
        """What a pair would bring the player in each enclosure that takes it."""
        pens = self.pens[species] if species else {}
        return {pen: self.preview(move).gain for (_, pen), move in pens.items()}

    def _cost_in_sight(self) -> int:
        """Loading points that what is hovered, or else in hand, would take."""
        hovered = self.hovered
        if hovered in self.moves and hovered != DONE:
            return self.preview(self.moves[hovered]).cost
        species = self._pointed_at or self.lifted
        return self.preview(next(iter(self.pens[species].values()))).cost if species else 0

    def _mark_lifted(self, marks: Marks, species: str) -> None:
        marks.lifted = frozenset(self._tiles_of(species))
        if self.hovered in self.pens[species]:
            self.mark_preview(marks, self.pens[species][self.hovered])
        refused = {pen: self.state.why_not(f"load {species} {pen}") for pen in set(self.enclosures.values())}
        lacking = {pen: reason for pen, reason in refused.items() if reason and reason.code in LACKS}
        marks.lacks = {pen: LACKS[reason.code] for pen, reason in lacking.items()}
        marks.missing_fields = tuple(
            field for pen, reason in lacking.items() for field in answer(reason, ("pen", pen)).fields
        )


def _species(target: Target) -> str:
    """The species of a held tile such as ``green lion/m``."""
    return target[1].split()[-1].split("/")[0]


def _tiles_on_the_table(state: State) -> list[Target]:
    """Every tile in a panel, as a target."""
    held = state.position()["held"]
    return [("held", f"{colour} {tile}") for colour in held for tile in held[colour]["animals"]]
