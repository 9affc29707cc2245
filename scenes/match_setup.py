"""What is agreed on before a match, and which scene plays it: shared by setup, tables and score sheets."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from game.core import Event
from game.files import is_stream
from scenes.stack import Scene
from scenes.table.picture import Seat

if TYPE_CHECKING:
    from game.table import Match
    from scenes.app import App

SEEDS = 1_000_000
"""Seeds that the client draws lie below this, so that they can be read out and typed in again."""


@dataclass(frozen=True)
class MatchPlan:
    """A match to be played: ``game`` and ``options`` as in ``game.new``; ``first`` is the colour that begins."""

    game: str
    seats: tuple[Seat, ...]
    """In order of seating, which is the order of the panels and of the turns."""
    first: str
    seed: int
    options: Mapping[str, bool] = field(default_factory=dict)
    quit_when_over: bool = False
    moves: tuple[str, ...] = ()
    """What has been played already, chance included: the match goes on after it."""

    @property
    def players(self) -> tuple[str, ...]:
        """The colours in turn order: the seating, turned so that the first player is first."""
        colours = [seat.colour for seat in self.seats]
        turn = colours.index(self.first)
        return (*colours[turn:], *colours[:turn])

    def generator(self) -> random.Random:
        """The generator of this match, made anew: all its chance, bots included, comes from one of these."""
        return random.Random(self.seed)

    def again(self) -> MatchPlan:
        """The next match at the same table: the next seat begins."""
        seed = random.Random(self.seed).randrange(SEEDS)
        return replace(self, first=self.players[1], seed=seed, moves=())


@dataclass
class RecordFiles:
    """Where the matches of a session are written, each as it is left: ``game.json``, ``game-2.json``, and so on."""

    first: Path
    count: int = 0
    """How many have been asked for."""

    def next(self) -> Path:
        """The file of the next match."""
        self.count += 1
        if self.count == 1 or is_stream(self.first):
            return self.first
        return self.first.with_stem(f"{self.first.stem}-{self.count}")


def scene_for(app: App, plan: MatchPlan) -> Scene:
    """The table of a plan.  Raises :class:`game.core.BadSetup` or :class:`game.ark.mapfile.BadMap`."""
    if plan.game == "aboard":
        from scenes.aboard import begin as begin_aboard

        return begin_aboard(app, plan)
    from scenes.table.scene import begin

    return begin(app, plan)


def finish(app: App, plan: MatchPlan, events: Sequence[Event]) -> None:
    """Go on from a table whose game is over: to the score sheet, or out of the program.

    ``events`` are all of the match from its first, which hold everything a score sheet shows.
    """
    if plan.quit_when_over:
        app.quit()
    else:
        app.stack.replace(score_sheet_for(app, plan, events))


def score_sheet_for(app: App, plan: MatchPlan, events: Sequence[Event]) -> Scene:
    """The score sheet of a match that is over."""
    if plan.game == "aboard":
        from scenes.aboard_scoring import begin as begin_aboard

        return begin_aboard(app, plan, events)
    from scenes.scoring import begin

    return begin(app, plan, events)


def keep_record(app: App, plan: MatchPlan, match: Match) -> None:
    """Write the game so far, with its seats and seed, where records are asked for: a table does so as it is left."""
    if app.records is None:
        return
    seats = [{"colour": seat.colour, "name": seat.name, "player": seat.kind} for seat in plan.seats]
    try:
        match.record(seats=seats, seed=plan.seed).write(app.records.next())
    except OSError as fault:
        app.fail(fault)
