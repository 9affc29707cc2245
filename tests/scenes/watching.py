"""Watching whole records: their replay with a hand on it."""

from __future__ import annotations

from typing import Any

from sitting import COLOURS, RECORDS

from game import Record
from scenes.app import App
from scenes.match_setup import MatchPlan
from scenes.replay import Replay, begin_replay
from scenes.table.picture import Seat


def plan_of_record(name: str, count: int | None = None, kinds: str = "human human human human") -> MatchPlan:
    """What a record tells, or the first ``count`` moves of it, played by these kinds of players."""
    found = Record.read(RECORDS / f"{name}.json")
    sitting = [colour for colour in COLOURS if colour in found.players]
    seats = tuple(Seat(colour, colour.title(), kind) for colour, kind in zip(sitting, kinds.split(), strict=False))
    return MatchPlan(found.game, seats, found.players[0], 1, found.options, moves=tuple(found.moves[:count]))


def watch(app: App, name: str, **how: Any) -> Replay:
    """The replay of a record, from its beginning."""
    scene = begin_replay(plan_of_record(name, **how))
    app.stack.restart(scene)
    app.frame()
    return scene
