"""A match in a process of its own, made to be killed: people's hands are a robot's, and every move shown is told.

Whatever comes, the process itself does nothing for its end: it keeps what it keeps while it plays.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

import pygame
import pytest

from scenes import __main__ as program
from scenes import aboard, handover, load, replay  # loaded here once for all the processes
from scenes.app import App
from scenes.table import scene as ark

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext  # which Windows does not have

LOADED = (aboard, load, replay, ark)


def play(told: Connection, home: Path, arguments: list[str], seed: int) -> None:
    """Run the program until it is killed or, when the match is over, leaves."""
    os.environ["TWO_BY_TWO_HOME"] = str(home)
    sys.stderr = said_file(home).open("w")
    robot = Robot(told, seed)
    frame = App.frame

    def watched(app: App) -> None:
        robot.act(app)
        frame(app)
        robot.tell(app)

    App.frame = watched
    sys.exit(program.main([*arguments, "--size", "1024x720", "--quit-when-over"]))


def play_with_little_room(told: Connection, home: Path, arguments: list[str], seed: int, most: int) -> None:
    """The same where no file can grow beyond so many bytes."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    play(told, home, arguments, seed)


def said_file(home: Path) -> Path:
    """The file that holds what a process has said on standard error."""
    return home.with_name(f"{home.name}.said")


NOTICE = "! "
"""Before what a notice says, among the moves that are told."""


def _with_all_loaded() -> ForkServerContext:
    """Where processes begin with everything loaded already; what they load is looked for where this process does."""
    from multiprocessing import forkserver

    context = get_context("forkserver")
    context.set_forkserver_preload([__name__])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        forkserver.ensure_running()
    return context


class Window:
    """A process in which ``target`` plays, as seen from outside."""

    def __init__(self, target: Callable[..., None], home: Path, arguments: list[str], seed: int, *more: Any) -> None:
        context = _with_all_loaded()
        self._told, telling = context.Pipe(duplex=False)
        self._process = context.Process(target=target, args=(telling, home, arguments, seed, *more))
        self._process.start()
        telling.close()

    def has_shown(self, patience: float) -> bool:
        """Whether anything is told within so many seconds."""
        return self._told.poll(patience)

    def end(self, seconds: float | None = None) -> int | None:
        """Wait for its end, and kill it after so many seconds, if any; the exit code."""
        self._process.join(seconds)
        self._process.kill()
        self._process.join()
        return self._process.exitcode

    def heard(self) -> Iterator[str]:
        """The moves and notices of which it has told; what it was telling as it was killed counts for nothing."""
        with suppress(EOFError, OSError):
            while True:
                yield from self._told.recv_bytes().decode().split("\n")


class Robot:
    """Clicks one legal move after the other; tells the moves of the match and the notices that a frame has shown."""

    def __init__(self, told: Connection, seed: int) -> None:
        self.rng = random.Random(seed)
        self.told = told
        self.count = 0
        self.notice: Any = None
        self.hand: Any = None
        self.targets: list[tuple[str, str]] = []

    def tell(self, app: App) -> None:
        if app.shown_notice is not self.notice:
            self.notice = app.shown_notice
            if self.notice:
                self.told.send_bytes(f"{NOTICE}{self.notice.sentence}".encode())
        if app.at_table:
            moves = app.at_table.match.moves
            if len(moves) > self.count:
                self.told.send_bytes("\n".join(move.text for move in moves[self.count :]).encode())
                self.count = len(moves)

    def act(self, app: App) -> None:
        top: Any = app.stack.top
        if isinstance(top, handover.Handover):
            self._click(top.controls.widgets[0].rect.center)
        elif app.at_table and top.at_table and top.table.hand and not top.table.director.busy:
            self._decide(top)

    def _decide(self, scene: Any) -> None:
        table, in_groups = scene.table, isinstance(scene, aboard.AboardScene)
        if table.hand is not self.hand or not self.targets:
            legal = table.play.match.state.legal()
            move = legal[self.rng.randrange(len(legal))]
            self.hand = table.hand
            self.targets = list(table.hand.gesture(move if in_groups else move.text))
        target = self.targets.pop(0)
        if in_groups:
            places = [w.rect.center for w in scene.controls if getattr(w, "target", None) == target]
        else:
            places = [table.hits.point_of(target, table.marks)]
        for place in places[:1]:
            self._click(place)

    def _click(self, place: tuple[int, int]) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=place, button=1))
