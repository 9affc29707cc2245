"""A match of Animals on Board, drawn, and saves of it as the program makes them."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game.table import Match
from scenes.match_setup import MatchPlan
from scenes.system.save import checked, read, save_of, text_of
from scenes.system.saves import Saves
from scenes.table.picture import Seat

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.json"))
SEATS = (Seat("red", "Anna", "human"), Seat("blue", "Ben", "hard"), Seat("green", "Noah", "greedy"))
NOW = datetime(2026, 11, 30, 18, 40, tzinfo=UTC)
PLAN = MatchPlan("aboard", SEATS, "blue", 77, {"face_down": True}, no_undo=True, shows=frozenset({"glow"}),
                 name="Rain", begun=NOW, played=90.0)  # fmt: skip


def played(plan: MatchPlan = PLAN, moves: int = 20) -> Match:
    """A match with so many moves, all drawn."""
    rng = random.Random(1)
    match = Match(plan.game, plan.players, rng, plan.options)
    while len(match.moves) < moves:
        legal = match.state.legal()
        match.play(legal[rng.randrange(len(legal))])
    return match


def automatic(saves: Saves, slot: str, moves: int = 20, **plan: Any) -> Path:
    """A save as the program makes it by itself, without a name unless one is given."""
    saves.folder.mkdir(parents=True, exist_ok=True)
    path = saves.path_of(slot)
    agreed = replace(PLAN, **{"name": "", **plan})
    path.write_bytes(text_of(save_of(agreed, played(agreed, moves))))
    return path


def finished(saves: Saves, slot: str) -> Path:
    path = saves.path_of(slot)
    saves.folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text_of(checked(read(RECORDS[0].read_bytes()))))
    return path
