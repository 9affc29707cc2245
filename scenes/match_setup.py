"""What is agreed on before a match, and which scene plays it: shared by setup, tables and score sheets."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.core import COLOURS, Event
from game.files import is_stream
from game.record import Record
from game.seen import public_record
from scenes.stack import Scene
from scenes.system.thinking import THINK
from scenes.table.picture import Seat

if TYPE_CHECKING:
    from game.table import Match
    from scenes.app import App
    from scenes.score_screen import ScoreScreen
    from scenes.table.play import Playing

SEEDS = 1_000_000
"""Seeds that the client draws lie below this, so that they can be read out and typed in again."""

PROJECTIONS, GLOW = "projections", "glow"
SHOWS = (PROJECTIONS, GLOW)
"""What a table may show ahead: the points that what is pointed at would bring, and what can be chosen at all."""


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
    hints: frozenset[str] = frozenset(COLOURS)
    """The colours that may ask the lantern for a hint."""
    shows: frozenset[str] = frozenset(SHOWS)
    """What of ``SHOWS`` is shown ahead."""
    no_undo: bool = False
    """Whether nothing can be taken back."""
    confirm_turns: bool = False
    """Whether the next player's turn waits until the end of the last one has been confirmed."""
    name: str = ""
    """What somebody has called this match in saving it."""
    begun: datetime | None = None
    """When its first move was made; None before that."""
    played: float = 0.0
    """Seconds for which it had been at the table before it was resumed."""
    sat_down: datetime | None = None
    """When it was begun or resumed this time."""
    slot: str = ""
    """Under which name it is kept after every move; a new one is made where there is none."""
    guided: bool = False
    """Whether the guide tells what is to be learnt, when it first matters."""
    think: float = THINK
    """Seconds that a slow computer player, or a hint, may think about a decision."""

    @property
    def players(self) -> tuple[str, ...]:
        """The colours in turn order: the seating, turned so that the first player is first."""
        colours = [seat.colour for seat in self.seats]
        turn = colours.index(self.first)
        return (*colours[turn:], *colours[:turn])

    @property
    def only_person(self) -> str:
        """The colour of the only person at the table, who may see everywhere what is their own; else nothing."""
        persons = [seat.colour for seat in self.seats if seat.human]
        return persons[0] if len(persons) == 1 else ""

    def generator(self) -> random.Random:
        """The generator of this match, made anew: all its chance, bots included, comes from one of these.

        A match that is resumed must not meet the chance of its beginning again, so that what comes depends on the
        seed and on the number of moves made before.
        """
        return random.Random(f"{self.seed} after {len(self.moves)}" if self.moves else self.seed)

    def again(self) -> MatchPlan:
        """The next match at the same table: the next seat begins, and nobody needs a guide any more."""
        seed = random.Random(self.seed).randrange(SEEDS)
        return replace(self, first=self.players[1], seed=seed, moves=(), name="", begun=None, played=0.0,
                       sat_down=None, slot="", guided=False)  # fmt: skip


class Played(Protocol):
    """A match, and the plan by which it is played."""

    plan: MatchPlan
    match: Match


@dataclass
class RecordFiles:
    """Where the matches of one evening are written, each as it is left: ``game.json``, ``game-2.json``, and so on."""

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
    plan = replace(plan, think=app.think)
    if plan.game == "aboard":
        from scenes.aboard import begin as begin_aboard

        return begin_aboard(app, plan)
    from scenes.table.scene import begin

    return begin(app, plan)


def finish(app: App, playing: Playing) -> None:
    """Go on from a table whose game is over: to the score sheet, or out of the program."""
    if playing.plan.quit_when_over:
        app.quit()
    else:
        plan = replace(playing.plan, moves=tuple(move.text for move in playing.match.moves))
        app.stack.replace(score_sheet_for(plan, playing.events))


def score_sheet_for(plan: MatchPlan, events: Sequence[Event]) -> ScoreScreen:
    """The score sheet of a match that is over: of all moves of a plan, and all that they led to."""
    if plan.game == "aboard":
        from scenes.aboard_scoring import begin as begin_aboard

        return begin_aboard(plan, events)
    from scenes.scoring import begin

    return begin(plan, events)


def look_after(app: App, playing: Playing) -> None:
    """Keep a match after every move from now on, where matches are kept."""
    if app.saves:
        from scenes.system.autosave import Autosave

        autosave = Autosave(app.saves, playing, app.tell)
        playing.after_moves, playing.after_all = autosave.note, autosave.close


def told_to(played: Played, colour: str = "") -> Record:
    """The record of a match, with its seats, as the player of that colour may know it, or as all may.

    The seed is not in it: whoever knew it could foresee chance.
    """
    record = public_record(played.match, colour)
    record.extra["seats"] = seats_of(played.plan)
    return record


def seats_of(plan: MatchPlan) -> list[dict[str, str]]:
    """The seats of a plan as a record holds them."""
    return [{"colour": seat.colour, "name": seat.name, "player": seat.kind} for seat in plan.seats]


def keep_record(app: App, plan: MatchPlan, match: Match) -> None:
    """Write the game so far, with its seats and seed, where records are asked for: a table does so as it is left."""
    if app.records is None:
        return
    try:
        match.record(seats=seats_of(plan), seed=plan.seed).write(app.records.next())
    except OSError as fault:
        app.fail(fault)
