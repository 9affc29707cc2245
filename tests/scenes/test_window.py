"""A few turns in a real window, with a real pointer: only where Xvfb, xdotool and ImageMagick are there."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import game
from game.record import Record
from scenes.layout import Layout
from scenes.system.saves import Saves
from scenes.table.geometry import ArkGeometry

ROOT = Path(__file__).parents[2]
SIZE = (1280, 720)
TOOLS = ("Xvfb", "xdotool", "import")
PATIENCE = 60.0
HUMAN = 0.5
"""Seconds: what the program may take at the most, and a person at the least, from one click to the next."""

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason=f"needs {' and '.join(TOOLS)}"),
]


@pytest.fixture
def display() -> Iterator[dict[str, str]]:
    """The environment of a screen as large as the window."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    environment = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    yield environment | {"DISPLAY": f":{number}", "SDL_AUDIODRIVER": "dummy"}
    server.terminate()
    server.wait()


class Window:
    """The program in its window, which fills the screen, and a pointer over it."""

    def __init__(self, environment: dict[str, str], home: Path, *arguments: str) -> None:
        self.environment = environment | {"TWO_BY_TWO_HOME": str(home)}
        self.saves = Saves(home / "saves")
        bare = self._under_pointer()
        command = [sys.executable, "-m", "scenes", "--size", f"{SIZE[0]}x{SIZE[1]}", *arguments]
        self.program = subprocess.Popen(command, cwd=ROOT, env=self.environment)
        self._wait(lambda: self._under_pointer() != bare)
        self.stand_still()

    def _wait(self, for_what: Callable[[], bool]) -> None:
        """Until that is so; as long as a busy machine may take."""
        deadline = time.monotonic() + PATIENCE
        while not for_what():
            assert time.monotonic() < deadline
            time.sleep(0.25)

    def stand_still(self) -> None:
        """Wait until the program has drawn something, and the same again."""
        seen: list[bytes] = [b""]

        def still() -> bool:
            seen.append(self._picture())
            return seen[-1] == seen[-2] and len(set(seen[-1])) > 2

        self._wait(still)

    def _picture(self) -> bytes:
        """What the screen shows, pixel by pixel."""
        command = ["import", "-window", "root", "rgb:-"]
        return subprocess.run(command, env=self.environment, capture_output=True, timeout=PATIENCE, check=True).stdout

    def _do(self, *words: str) -> str:
        command = ["xdotool", *words]
        return subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=True
        ).stdout

    def _under_pointer(self) -> str:
        """The system's number of the window under the pointer."""
        lines = self._do("getmouselocation", "--shell").split()
        return next(line for line in lines if line.startswith("WINDOW"))

    def click(self, point: tuple[int, int]) -> None:
        """Click, and wait until the move that this makes is kept."""
        before = self._kept()
        self._do("mousemove", str(point[0]), str(point[1]))
        time.sleep(HUMAN)
        self._do("click", "1")
        self._wait(lambda: self._kept() != before)

    def _kept(self) -> list[list[str]]:
        """The moves of the matches that are kept."""
        return [entry.save.record.moves for entry in self.saves.list() if entry.save]

    def leave(self) -> int:
        """End the program as a closing terminal does; its exit status.  In the background Ctrl-C is not heard."""
        self.program.send_signal(signal.SIGTERM)
        return self.program.wait(PATIENCE)

    def close(self) -> None:
        """See that nothing goes on running."""
        self.program.kill()
        self.program.wait()


@pytest.fixture
def window(display: dict[str, str], tmp_path: Path) -> Iterator[Window]:
    """A game of two people, written to ``record.json`` as it is left."""
    words = ["--game", "ark", "--seats", "human,human", "--seed", "1", "--speed", "instant", "--record"]
    opened = Window(display, tmp_path, *words, str(tmp_path / "record.json"))
    yield opened
    opened.close()


def test_planning_and_building_in_a_real_window(window: Window, tmp_path: Path) -> None:
    layout = Layout(SIZE)
    geometry = ArkGeometry(layout, game.new("ark", ["green", "yellow"]).board)
    for space in (6, 1, 3, 7):
        window.click(layout.action_card(space - 1, 7).center)
    for edge in ("c1N", "d2E", "a3S"):
        window.click(geometry.edge_centre(edge))
    assert window.leave() == 0
    record = Record.read(tmp_path / "record.json")
    made = [move for move in record.moves if not move.startswith("reveal")]
    assert made == ["choose 6", "choose 1", "choose 3", "choose 7", "wall c1N", "wall d2E", "wall a3S"]
    assert record.replay().position()["ark"]["dividers"] == {"a3S": "green", "c1N": "green", "d2E": "green"}
