"""An app without a display whose clock is set by hand, and whoever sits at it: clicks, waits, and takes pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from scenes.aboard import AboardScene
from scenes.app import App
from scenes.match_setup import scene_for, score_sheet_for
from scenes.pause import Pause
from scenes.setup import Setup
from scenes.system.clock import FakeClock
from scenes.system.settings import Settings
from scenes.system.texts import ENGLISH
from scenes.system.window import Offscreen
from scenes.table.marks import Target
from scenes.table.scene import TableScene
from scenes.table.table import Table
from scenes.title import Title
from tools.shots_records import Moment, find, phase, plan_of, played, read

SECOND = 60
"""Frames of a second."""

Point = tuple[int, int]
Jobs = dict[str, Callable[[], object]]
"""What takes pictures, by the names under which these are kept."""


class Studio:
    """One app of one size, and the folder its pictures go to."""

    def __init__(self, out: Path, size: Point, language: str = ENGLISH) -> None:
        self.out, self.size = out, size
        self.app = App(Offscreen(size), FakeClock(), Settings(speed="instant", language=language))

    def save(self, name: str) -> None:
        """The window as it is."""
        surface = self.app.screen.surface()
        self.app.stack.draw(surface)
        if self.app.shown_notice:
            self.app.shown_notice.draw(surface, self.app.brush, self.app.notice_room)
        self.keep(name, surface)

    def keep(self, name: str, picture: pygame.Surface) -> None:
        """A picture, of the window or larger, as ``NAME-WxH.png`` or ``NAME-WxH-CODE.png``."""
        language = self.app.settings.language
        spoken = "" if language == ENGLISH else f"-{language}"
        pygame.image.save(picture, str(self.out / f"{name}-{self.size[0]}x{self.size[1]}{spoken}.png"))

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * SECOND)):
            self.app.frame()

    def point(self, pos: Point) -> None:
        self._post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def click(self, pos: Point) -> None:
        self.point(pos)
        self._post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self._post(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def press(self, key: int) -> None:
        """Press a key."""
        self._post(pygame.KEYDOWN, key=key, mod=0, unicode="")
        self._post(pygame.KEYUP, key=key, mod=0, unicode="")

    def key(self, key: int) -> None:
        self._post(pygame.KEYDOWN, key=key, mod=0, unicode="")

    def _post(self, kind: int, **values: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **values))
        self.app.frame()

    # -- scenes with nothing on the table
    def title(self) -> None:
        self.app.stack.restart(Title())
        self.save("title")
        self.point(self.app.layout.title_card(0).center)
        self.wait(0.5)
        self.save("title-hovered")
        self.app.stack.push(Pause(in_play=False))
        self.wait(0.5)
        self.save("settings")

    def setup(self, game: str) -> None:
        """The setup of a game, as the title leads to it."""
        self.app.stack.restart(Title())
        self.click(self.app.layout.title_card(("ark", "family", "aboard").index(game)).center)
        self.wait(1)
        if not isinstance(self.app.stack.top, Setup):
            raise RuntimeError(f"the title does not lead to the setup of {game}")
        self.save(f"setup-{game}")

    def open_score_sheet(self, record: str) -> None:
        """The score sheet of a whole record, as it begins to come."""
        plan = plan_of(record, tuple(read(record).moves))
        events = [event for _, events in played(record) for event in events]
        self.app.stack.restart(score_sheet_for(plan, events))

    def score_sheet(self, record: str) -> None:
        self.open_score_sheet(record)
        self.point((0, 0))  # at nothing
        self.wait(4)
        self.save(f"scoring-{record}")

    # -- the table
    def at(self, record: str, count: int, names: tuple[str, ...] = ()) -> TableScene | AboardScene:
        """The table of a record after ``count`` moves, everybody human, with nothing left to be shown."""
        plan = plan_of(record, tuple(read(record).moves[:count]), names)
        self.app.stack.restart(scene_for(self.app, plan))
        self.wait(0.2)
        scene = self.app.stack.top
        assert isinstance(scene, TableScene | AboardScene)
        return scene

    def moment(self, name: str, moment: Moment) -> None:
        index, text = find(moment)
        scene = self.at(moment.record, index, moment.names)
        points = list(self.points(scene, text))
        if moment.hint:
            self.ask_lantern()
        elif moment.vain and isinstance(scene, TableScene):
            self.click(scene.table.hits.point_of(moment.vain, scene.table.marks))
        else:
            self.point(next(points_after(self, points, moment.clicks)))
        self.wait(3)
        self.save(name)

    def points(self, scene: TableScene | AboardScene, text: str) -> Iterator[Callable[[], Point]]:
        """Where the clicks of a move's gesture go; each is looked up when its turn has come."""
        if isinstance(scene, TableScene):
            table = scene.table
            assert table.hand
            for target in table.hand.gesture(text):
                yield partial(_spot, table, target)
            return
        hand = scene.table.hand
        assert hand
        for goal in hand.gesture(scene.table.state.parse(text)):
            yield partial(_control, scene, goal)

    def ask_lantern(self) -> None:
        """Have Medium advise, at once."""
        scene = self.app.stack.top
        assert isinstance(scene, TableScene | AboardScene)
        scene.table.play.thoughts.close()
        self._post(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h")
        self.wait(3)

    def pause(self) -> None:
        self.at("ark-4-greedy", 200)
        self.app.stack.push(Pause(in_play=True))
        self.wait(0.5)
        self.save("pause")

    def deluge(self) -> None:
        """The last loading: food, then pairs."""
        for name in ("deluge-food", "deluge-animals"):
            record, count = phase(name)
            self.at(record, count)
            self.wait(3)
            self.save(f"ark-{name}")
            self.ask_lantern()
            self.save(f"ark-hint-{name}")

    def curtain(self) -> None:
        """The curtain before somebody keeps a tile in secret, and what lies behind it."""
        moves = read("aboard-4-greedy").moves
        index = next(i for i, move in enumerate(moves) if move.startswith("keep") and i > 3)
        self.app.stack.restart(scene_for(self.app, plan_of("aboard-4-greedy", tuple(moves[:index]))))
        self.wait(2)
        self.save("aboard-curtain")
        self.press(pygame.K_RETURN)
        self.wait(2)
        self.save("aboard-keeping")


def points_after(studio: Studio, points: list[Callable[[], Point]], clicks: int) -> Iterator[Point]:
    """Click the first of them, then give the one to point at."""
    count = len(points) - 1 if clicks < 0 else clicks
    for point in points[:count]:
        studio.click(point())
    yield points[count]()


def _spot(table: Table, target: Target) -> Point:
    """Where a click means a target of the ark's table."""
    return table.hits.point_of(target, table.marks)


def _control(scene: AboardScene, goal: tuple[str, str]) -> Point:
    """The middle of the control that means a target."""
    return next(widget.rect.center for widget in scene.controls if getattr(widget, "target", None) == goal)
