"""How much memory an evening takes: ten matches in a row, each from the title through the setup to the score sheet.

The program is a real one, in a process of its own, with saves and sound.  Its clock is that of a slow machine, so
that all that moves is drawn, but in few steps.
"""

from __future__ import annotations

import mmap
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from assets import ROOT
from game import GAMES
from scenes.app import App
from scenes.system.clock import FakeClock
from scenes.system.saves import Saves
from scenes.system.window import Offscreen
from tools import bench_guest
from tools.bench_play import Row

MATCHES = 10
"""How many are played in a row, of one game after the other."""
SIZE = (1920, 1080)
MOST = 300
"""Megabytes that may be in use after any of them."""
GROWS = 5
"""Megabytes by which what is in use after the last three may exceed what was after the three before them."""
SEED = 3
_STATUS = Path("/proc/self/statm")


class SwiftClock(FakeClock):
    """A frame takes a tenth of a second, so that an evening is over in a few minutes."""

    def tick(self, fps: int) -> float:
        return 0.1


def table() -> Iterator[Row]:
    """What is in use after each match, and by how much that has grown."""
    if not _STATUS.exists():
        yield Row("memory after matches", "unknown on this system", goal=f"below {MOST} MB")
        return
    with TemporaryDirectory() as home:
        used = _evening(home)
    for number, (game, megabytes) in enumerate(zip(cycle(GAMES), used, strict=False), 1):
        yield _row(f"{game}: memory after match {number}", megabytes, MOST)
    yield _row("memory: the last three matches over those before", max(used[-3:]) - max(used[-6:-3]), GROWS)


def _row(what: str, megabytes: float, most: int) -> Row:
    missed = "" if megabytes < most else "MISSED"
    return Row(what, f"{megabytes:.0f} MB", missed, f"below {most} MB")


def _evening(home: str) -> list[float]:
    """Megabytes in use after each match, in a process that does nothing else."""
    environment = os.environ | {"TWO_BY_TWO_HOME": home, "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "tools.bench_memory"]
    done = subprocess.run(command, cwd=ROOT.parent, env=environment, stdout=subprocess.PIPE, check=True)
    return [float(figure) for figure in done.stdout.decode().split()]


def play(matches: int) -> Iterator[float]:
    """Megabytes in use after each of so many matches, on the title again."""
    pygame.display.init()
    pygame.font.init()
    app = App(Offscreen(SIZE), SwiftClock(), bench_guest.settings())
    app.saves = Saves()
    guest = bench_guest.Guest(app, SEED)
    for game in islice(cycle(GAMES), matches):
        for _ in guest.evening(game):
            app.frame()
            app.sound.open()
        yield _in_use()
    app.sound.close()
    app.quit()


def _in_use() -> float:
    """Megabytes of this process that lie in memory."""
    return int(_STATUS.read_text().split()[1]) * mmap.PAGESIZE / 1e6


if __name__ == "__main__":
    for figure in play(MATCHES):
        print(f"{figure:.1f}", flush=True)
