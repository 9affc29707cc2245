"""How the table does while Hard thinks in its process: its frames, and whether the answer comes in time.

Frames are timed as in ``bench_frames``, under a moving pointer and at the pace of the screen.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import quantiles

import pygame

from game import GAMES
from game.bots import named
from scenes.app import App
from scenes.system.clock import RealClock
from scenes.system.settings import Settings
from scenes.system.thinking import THINK, Ticket
from scenes.system.window import Offscreen
from tools.bench_frames import SEED, SIZES, crowded, hover, places_on
from tools.bench_play import Row

BUDGET = THINK
"""Seconds for a decision."""

FRAMES = 360
"""Frames that are timed at least, for the slowest of a hundred to mean anything."""

GOALS = {
    "frame 1080p while Hard thinks, 99th percentile": "below 16 ms",
    "decision of Hard in its budget, slowest": "below 110 %",
}
"""What must be reached, by the first column of the table without the game."""


class WatchedClock(RealClock):
    """Tells when the last frame began, waiting left out."""

    begun = 0.0

    def tick(self, fps: int) -> float:
        passed = super().tick(fps)
        self.begun = time.perf_counter()
        return passed


def table() -> Iterator[Row]:
    """Both measurements for each game."""
    pygame.display.init()
    pygame.font.init()
    for game in GAMES:
        frames, decisions = _thinking(game)
        slowest = 1000 * quantiles(frames, n=100)[-1], 100 * max(decisions) / BUDGET
        for (what, goal), figure, unit in zip(GOALS.items(), slowest, ("ms", "%"), strict=True):
            yield Row(f"{game}: {what}", f"{figure:.2f} {unit}", goal=goal)


def _thinking(game: str) -> tuple[list[float], list[float]]:
    """Seconds of each frame at a crowded table while Hard thinks about it, and of each decision."""
    clock = WatchedClock()
    app = App(Offscreen(SIZES["1080p"]), clock, Settings())
    at = crowded(app, game)
    places, state, thoughts = places_on(at), at.play.match.state, at.play.thoughts
    view, hard = state.view(str(state.to_move)), named("hard")
    thoughts.seconds = BUDGET
    _wait(thoughts.ask(hard, view, SEED))  # so that the process has started
    frames: list[float] = []
    decisions: list[float] = []
    while len(frames) < FRAMES:
        asked, ticket = time.perf_counter(), thoughts.ask(hard, view, len(decisions))
        move = None
        while move is None:
            hover(places[len(frames) % len(places)])
            app.frame()
            frames.append(time.perf_counter() - clock.begun)
            move = ticket.poll()
        decisions.append(time.perf_counter() - asked)
    app.quit()
    return frames, decisions


def _wait(ticket: Ticket) -> None:
    while ticket.poll() is None:
        time.sleep(0.01)
