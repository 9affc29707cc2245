"""What keeping a match costs: a save after each of the last moves of a long game, and opening one."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import pygame

from game.core import COLOURS
from game.table import Match
from scenes.app import App
from scenes.match_setup import MatchPlan
from scenes.opening import opened
from scenes.system.autosave import Autosave
from scenes.system.clock import FakeClock
from scenes.system.saves import Saves
from scenes.system.settings import Settings
from scenes.system.window import Offscreen
from scenes.table.picture import Seat
from scenes.table.play import Playing
from tools.bench_play import Row

MOVES = 1_000
"""For so many moves the time of opening is told; no game has as many, so that the time of a long one is scaled up."""
LAST = 100
"""At how many of its last moves a match is kept to be timed."""
LISTED, OPENED = 100, 5
"""How many saves are listed, and how often one is opened."""
SIZE = (1920, 1080)
_LINGERING = {"pitch": 9, "swap": 9, "draw": 8, "food": 6, "done": 5, "bonus": 4, "pass": 0, "load": 0}
"""How much somebody who wants a game to be long likes a kind of move; others as much as ``done``."""

GOALS = {
    "ark 4: a save after a move, median": "below 5 ms",
    "ark 4: a save after a move, 99 of 100": "below 5 ms",
    f"ark 4: opening one of {MOVES}, scaled up": "below 500 ms",
}
"""What must be reached, by the first column of the table."""


def table() -> Iterator[Row]:
    """All measurements of saves."""
    pygame.display.init()
    pygame.font.init()
    plan = long_match()
    with TemporaryDirectory() as home:
        saves = Saves(Path(home))
        times = sorted(_kept(saves, plan))
        yield _row("ark 4: a save after a move, median", median(times))
        yield _row("ark 4: a save after a move, 99 of 100", times[len(times) * 99 // 100])
        path = saves.path_of(plan.slot)
        none = saves.keep(replace(plan, moves=()), Match("ark", COLOURS, random.Random(1)))
        begun, long = (median(_opened(saves, file) for _ in range(OPENED)) for file in (none, path))
        yield _row("ark 4: opening a save of no moves", begun)
        yield _row(f"ark 4: opening a save of {len(plan.moves)} moves", long)
        yield _row(f"ark 4: opening one of {MOVES}, scaled up", begun + (long - begun) * MOVES / len(plan.moves))
        yield _row(f"a list of {LISTED} saves", _listed(saves, path))


def _row(what: str, milliseconds: float) -> Row:
    return Row(what, f"{milliseconds:.2f} ms", goal=GOALS.get(what, ""))


def milliseconds(act: Callable[[], object]) -> float:
    """How long it takes to do something."""
    start = time.perf_counter()
    act()
    return 1000 * (time.perf_counter() - start)


def long_match() -> MatchPlan:
    """A match of four that nobody wants to end, before its last move."""
    rng = random.Random(1)
    match = Match("ark", COLOURS, rng)
    while match.state.to_move:
        match.play(max(match.state.legal(), key=lambda move: _LINGERING.get(move.kind, 5) + rng.random()))
    seats = tuple(Seat(colour, colour.title()) for colour in COLOURS)
    return MatchPlan("ark", seats, COLOURS[0], 1, moves=tuple(map(str, match.moves))[:-1], slot="long")


def _kept(saves: Saves, plan: MatchPlan) -> Iterator[float]:
    """Milliseconds of each save while the last moves are made."""
    playing = Playing(MatchPlan(plan.game, plan.seats, plan.first, plan.seed, slot=plan.slot))
    playing.go(plan.moves[:-LAST])
    autosave = Autosave(saves, playing, _refuse)
    for move in plan.moves[-LAST:]:
        playing.match.play(move)
        yield milliseconds(autosave.note)
    autosave.close()


def _refuse(fault: OSError) -> None:
    raise fault


def _opened(saves: Saves, path: Path) -> float:
    """Milliseconds from the file to the first frame of its table, in a program that has shown one before."""
    app = App(Offscreen(SIZE), FakeClock(), Settings())

    def go() -> None:
        app.change_to(opened(app, saves.load(path), ""))
        app.frame()

    go()
    return milliseconds(go)


def _listed(saves: Saves, path: Path) -> float:
    for number in range(LISTED - 1):
        saves.path_of(f"{number}").write_bytes(path.read_bytes())
    return milliseconds(saves.list)
