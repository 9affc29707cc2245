"""Moments of the records of the tests, at which ``tools/shots.py`` and ``tools/strip.py`` take their pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from game import Record
from game.core import COLOURS, Event
from scenes.match_setup import MatchPlan
from scenes.table.picture import Seat

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"


@dataclass(frozen=True)
class Moment:
    """A moment of a record: before the ``nth`` move whose text starts with ``move``, its gesture begun.

    ``clicks`` says how many clicks of the gesture are made; by default all but the last, which is only pointed at.
    """

    record: str
    move: str
    nth: int = 0
    clicks: int = -1
    vain: tuple[str, str] | None = None
    """A target that is clicked instead, for the answer it gets."""
    names: tuple[str, ...] = ()
    """What the players are called; by default like their characters."""
    hint: bool = False
    """Whether the lantern is asked instead, which Medium answers at once."""


LONG_NAMES = ("Wwwwwwwwwwww", "Zoë Tomášová", "Maximilianus", "Žofie Říhová")
"""Names of as many letters as they may have, some with letters that Fredoka lacks."""

MOMENTS: dict[str, Moment] = {
    "ark-planning-first": Moment("ark-2-greedy", "choose"),
    "ark-planning": Moment("ark-4-greedy", "choose", 22),
    "ark-taming": Moment("ark-4-greedy", "take", 9),
    "ark-taming-bag": Moment("ark-3-mixed", "draw", 0),
    "ark-trading-bonus": Moment("ark-4-greedy", "bonus", 2),
    "ark-trading-swap": Moment("ark-3-mixed", "swap", 1),
    "ark-trading-exchange": Moment("ark-4-greedy", "exchange", 2),
    "ark-building-empty": Moment("ark-2-greedy", "wall"),
    "ark-building": Moment("ark-4-greedy", "wall", 60),
    "ark-building-pitch": Moment("ark-4-greedy", "pitch", 12),
    "ark-why-not": Moment("ark-4-greedy", "wall", 60, vain=("field", "n3SE")),
    "ark-loading-food": Moment("ark-4-greedy", "food", 20),
    "ark-loading": Moment("ark-4-greedy", "load", 9),
    "ark-loading-three": Moment("ark-3-greedy", "load", 4),
    "ark-round-11": Moment("ark-4-random", "choose", 40),
    "ark-names-taming": Moment("ark-4-greedy", "take", 9, names=LONG_NAMES),
    "ark-names-exchange": Moment("ark-4-greedy", "exchange", 2, names=LONG_NAMES),
    "ark-names-loading": Moment("ark-4-greedy", "load", 9, names=LONG_NAMES),
    "ark-hint-planning": Moment("ark-4-greedy", "choose", 22, hint=True),
    "ark-hint-taming": Moment("ark-4-greedy", "take", 9, hint=True),
    "ark-hint-swap": Moment("ark-3-mixed", "swap", 1, hint=True),
    "ark-hint-exchange": Moment("ark-4-greedy", "exchange", 2, hint=True),
    "ark-hint-building": Moment("ark-4-greedy", "wall", 60, hint=True),
    "ark-hint-loading": Moment("ark-4-greedy", "load", 9, hint=True),
    "ark-hint-bonus": Moment("ark-4-greedy", "bonus", 2, hint=True),
    "family-hint-choosing": Moment("family-2-greedy", "choose", 4, hint=True),
    "family-hint": Moment("family-4-greedy", "load", 5, hint=True),
    "family-choosing": Moment("family-2-greedy", "choose", 4),
    "family-animals": Moment("family-4-greedy", "take", 5),
    "family-trading": Moment("family-3-random", "exchange", 1),
    "family-building": Moment("family-4-greedy", "wall", 60),
    "family-loading": Moment("family-4-greedy", "load", 5),
    "family-late": Moment("family-3-random", "take", 13),
    "family-shared": Moment("family-3-shared", "choose", 8),
    "aboard-first": Moment("aboard-4-greedy", "split"),
    "aboard-split": Moment("aboard-4-greedy", "split", 8),
    "aboard-hint-split": Moment("aboard-4-greedy", "split", 8, hint=True),
    "aboard-hint-take": Moment("aboard-3-published", "take", 4, hint=True),
    "aboard-take": Moment("aboard-3-published", "take", 4),
    "aboard-crowded": Moment("aboard-2-greedy", "take", 6),
}
"""Moments at the table by name."""


def read(record: str) -> Record:
    """One of the records of the tests, by its name."""
    return Record.read(RECORDS / f"{record}.json")


def played(record: str) -> Iterator[tuple[str, list[Event]]]:
    """Each move of a record with its events."""
    found = read(record)
    state = found.start()
    for move in found.moves:
        yield move, list(state.play(move))


def plan_of(record: str, moves: tuple[str, ...], names: tuple[str, ...] = ()) -> MatchPlan:
    """The match of a record with these moves played and everybody human."""
    found = read(record)
    called = dict(zip(COLOURS, names or [""] * len(COLOURS), strict=True))
    seats = tuple(Seat(c, called[c]) for c in COLOURS if c in found.players)
    return MatchPlan(found.game, seats, found.players[0], 1, found.options, moves=moves)


def find(moment: Moment) -> tuple[int, str]:
    """The index and text of the move a moment stands before."""
    moves = read(moment.record).moves
    found = [i for i, move in enumerate(moves) if move.split()[0] == moment.move]
    return found[moment.nth], moves[found[moment.nth]]


def phase(name: str) -> tuple[str, int]:
    """The first record that comes to a phase, and the number of moves it takes."""
    for path in sorted(RECORDS.glob("ark-*.json")):
        for count, state in enumerate(read(path.stem).states(), 1):
            if state.position()["phase"] == name and state.to_move in COLOURS:
                return path.stem, count
    raise LookupError(name)
