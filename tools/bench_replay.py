"""What moving through a long match costs: jumps to any moment, with and without drawing, and opening its log."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from statistics import median

import pygame

from scenes.app import App
from scenes.match_setup import MatchPlan
from scenes.replay import begin_replay
from scenes.system.clock import FakeClock
from scenes.system.settings import Settings
from scenes.system.window import Offscreen
from tools.bench_play import Row
from tools.bench_saves import long_match, milliseconds

JUMPS, BEGUN = 120, 5
"""How many jumps are timed, and how often a replay is begun."""
SIZE = (1920, 1080)
GOALS = {"a jump in it, drawn, median": "below 50 ms", "a jump in it, the longest": "below 50 ms"}
"""What must be reached, by the first column of the table."""


def table() -> Iterator[Row]:
    """All measurements of replays."""
    pygame.display.init()
    pygame.font.init()
    app, plan = App(Offscreen(SIZE), FakeClock(), Settings(speed="instant")), long_match()
    begun = [milliseconds(lambda: _begin(app, plan)) for _ in range(BEGUN)]
    yield Row(f"ark 4: a replay of {len(plan.moves)} moves begins", f"{median(begun):.1f} ms")
    jumps, drawn = zip(*_jumps(app, plan), strict=True)
    yield _row("a jump in it, the longest", max(jumps))
    yield _row("a jump in it, drawn, median", median(drawn))


def _row(what: str, milliseconds: float) -> Row:
    return Row(what, f"{milliseconds:.1f} ms", goal=GOALS[what])


def _begin(app: App, plan: MatchPlan) -> None:
    app.stack.restart(begin_replay(plan))
    app.frame()


def _jumps(app: App, plan: MatchPlan) -> Iterator[tuple[float, float]]:
    """Milliseconds to another moment, and to the picture of it, after all moments could be seen once."""
    replay, rng = begin_replay(plan), random.Random(1)
    app.stack.restart(replay)
    replay.go_to(replay.past.last)
    for _ in range(JUMPS):
        moment = rng.randrange(replay.past.last)
        jump = milliseconds(partial(replay.go_to, moment))
        yield jump, jump + milliseconds(lambda: app.stack.draw(app.screen.surface()))
