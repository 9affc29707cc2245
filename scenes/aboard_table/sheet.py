"""What each ark was worth in the end: herds, singles, pairs that leave with Noah, crates."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.core import Event, Line


@dataclass(frozen=True)
class Scored:
    """The animals of one species on an ark and what they count."""

    tiles: tuple[str, ...]
    points: int


@dataclass
class ArkSheet:
    """One player's row of the score sheet (N5)."""

    colour: str
    herds: list[Scored] = field(default_factory=list)
    singles: list[Scored] = field(default_factory=list)
    pairs: list[Scored] = field(default_factory=list)
    crates: int = 0

    @property
    def total(self) -> int:
        """All points together."""
        return sum(scored.points for scored in (*self.herds, *self.singles, *self.pairs)) + self.crates

    @property
    def sources(self) -> dict[str, int]:
        """Points by where they come from: ``herd``, ``food``, ``single``."""
        herds, singles = (sum(one.points for one in column) for column in (self.herds, self.singles))
        return {"herd": herds, "food": self.crates, "single": singles}

    def add(self, line: Line) -> None:
        """Count a line of the scoring."""
        if line.source == "food":
            self.crates += line.points
            return
        column = {"herd": self.herds, "single": self.singles, "pair": self.pairs}[line.source]
        column.append(Scored(tuple(line.what.split()), line.points))


@dataclass(frozen=True)
class Sheet:
    """The whole score sheet: the rows from most points to least, and who has won."""

    rows: tuple[ArkSheet, ...]
    winners: tuple[str, ...]

    @classmethod
    def of(cls, colours: Iterable[str], events: Iterable[Event]) -> Sheet:
        """The sheet of a match from its events; players with equal points stay in the order given."""
        arks = {colour: ArkSheet(colour) for colour in colours}
        winners: tuple[str, ...] = ()
        for event in events:
            if event.kind == "game-over":
                winners = tuple(event.what.split())
            for line in event.lines:
                arks[line.colour].add(line)
        return cls(tuple(sorted(arks.values(), key=lambda row: -row.total)), winners)

    @property
    def pairs(self) -> list[Scored]:
        """All pairs that leave with Noah, those of the winner last."""
        return [pair for row in reversed(self.rows) for pair in row.pairs]
