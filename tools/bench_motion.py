"""How even the frames of whole matches are: everything that moves, opens and closes from the title to the title.

Time is that of a fake clock, so that every frame is drawn however long the one before has taken, and caches are as
cold as in a program that has just been started.  Frames are timed from the reading of events to just before the flip;
in a real window (``SDL_VIDEODRIVER=x11``) to just after it.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from itertools import product
from statistics import quantiles

import pygame

from game import GAMES
from scenes.app import App
from scenes.system.clock import FakeClock
from scenes.system.window import Display, Offscreen, Window
from tools import bench_guest
from tools.bench_frames import SIZES
from tools.bench_play import Row

GOALS = {"720p": 16.0, "1080p": 16.0, "4K": 33.0}
"""Milliseconds below which 99 of 100 frames must stay, by the size of the window."""
SEED = 3


class FrameTimes(FakeClock):
    """Seconds of each frame that has been drawn: as a clock sees them, and of the drawing thread alone."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.processor: list[float] = []
        self._begun = 0.0, 0.0

    def tick(self, fps: int) -> float:
        self._begun = time.perf_counter(), time.thread_time()
        return super().tick(fps)

    def note(self) -> None:
        """A frame has been drawn."""
        seconds, processor = self._begun
        self.seconds.append(time.perf_counter() - seconds)
        self.processor.append(time.thread_time() - processor)


def table() -> Iterator[Row]:
    """A match of each game in each size: all frames, and what they cost the processor."""
    begin()
    for game, (name, size) in product(GAMES, SIZES.items()):
        times = timed(game, size)
        yield _row(f"{game}: frames of a match {name}", times.seconds, GOALS[name])
        yield _row(f"{game}: the same, processor time", times.processor, GOALS[name])


def begin() -> None:
    """Begin to use the display, and settings that are nobody's."""
    os.environ["TWO_BY_TWO_HOME"] = tempfile.mkdtemp()
    pygame.display.init()
    pygame.font.init()


def _row(what: str, seconds: list[float], goal: float) -> Row:
    """The median, 95 and 99 of 100 and the slowest, and how the third one stands to the goal."""
    cuts = quantiles(seconds, n=100)
    figures = [1000 * figure for figure in (cuts[49], cuts[94], cuts[98], max(seconds))]
    text = " ".join(f"{figure:.1f}" for figure in figures)
    return Row(what, f"{text} ms", f"{figures[2] / goal:.2f} of goal", f"99 of 100 below {goal:.0f} ms")


def timed(game: str, size: tuple[int, int]) -> FrameTimes:
    """The frames of a match in a program that has just been started."""
    times, screen = FrameTimes(), _screen(size)
    app = App(screen, times, bench_guest.settings())
    app.brush.art.look_ahead()
    flip = screen.flip

    def flipped() -> None:
        flip()
        times.note()

    screen.flip = flipped  # type: ignore[method-assign]
    for _ in bench_guest.Guest(app, SEED).evening(game):
        app.frame()
    app.quit()
    app.brush.art.stop_ahead()
    return times


def _screen(size: tuple[int, int]) -> Display:
    return Offscreen(size) if os.environ["SDL_VIDEODRIVER"] == "dummy" else Window(size)
