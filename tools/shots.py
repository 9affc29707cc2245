"""Pictures of every scene, without a display: ``tools/shots.py OUT [--size WxH ...] [--lang CODE] [--only NAME]``.

Each moment is reached by replaying a fixed record up to a move, then clicking all of that move's gesture but the last
click, over which the pointer rests.  The files are named for moment and size, and for a language but English.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame
import shots_guide
import shots_hints
import shots_opening
import shots_replay
import shots_rules
import shots_saves
import shots_thinking
import shots_tries
import shots_undoing
import shots_why

from game import Record
from game.core import COLOURS, Event
from scenes.aboard import AboardScene
from scenes.app import App
from scenes.match_setup import MatchPlan, scene_for, score_sheet_for
from scenes.pause import Pause
from scenes.setup import Setup
from scenes.system.clock import FakeClock
from scenes.system.settings import Settings
from scenes.system.texts import ENGLISH, LANGUAGES
from scenes.system.window import Offscreen
from scenes.table.picture import Seat
from scenes.table.scene import TableScene
from scenes.title import Title

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"
SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
SECOND = 60
"""Frames of a second."""

Point = tuple[int, int]


@dataclass(frozen=True)
class Moment:
    """A moment of a record: before the ``nth`` move whose text starts with ``move``, its gesture begun.

    ``clicks`` says how many clicks of the gesture are made; by default all but the last, which is only pointed at.
    """

    record: str
    move: str
    nth: int = 0
    clicks: int = -1
    vain: tuple[str, str] | None = None
    """A target that is clicked instead, for the answer it gets."""
    names: tuple[str, ...] = ()
    """What the players are called; by default like their characters."""
    hint: bool = False
    """Whether the lantern is asked instead, which Medium answers at once."""


LONG_NAMES = ("Wwwwwwwwwwww", "Zoë Tomášová", "Maximilianus", "Žofie Říhová")
"""Names of as many letters as they may have, some with letters that Fredoka lacks."""

MOMENTS: dict[str, Moment] = {
    "ark-planning-first": Moment("ark-2-greedy", "choose"),
    "ark-planning": Moment("ark-4-greedy", "choose", 22),
    "ark-taming": Moment("ark-4-greedy", "take", 9),
    "ark-taming-bag": Moment("ark-3-mixed", "draw", 0),
    "ark-trading-bonus": Moment("ark-4-greedy", "bonus", 2),
    "ark-trading-swap": Moment("ark-3-mixed", "swap", 1),
    "ark-trading-exchange": Moment("ark-4-greedy", "exchange", 2),
    "ark-building-empty": Moment("ark-2-greedy", "wall"),
    "ark-building": Moment("ark-4-greedy", "wall", 60),
    "ark-building-pitch": Moment("ark-4-greedy", "pitch", 12),
    "ark-why-not": Moment("ark-4-greedy", "wall", 60, vain=("field", "n3SE")),
    "ark-loading-food": Moment("ark-4-greedy", "food", 20),
    "ark-loading": Moment("ark-4-greedy", "load", 9),
    "ark-loading-three": Moment("ark-3-greedy", "load", 4),
    "ark-round-11": Moment("ark-4-random", "choose", 40),
    "ark-names-taming": Moment("ark-4-greedy", "take", 9, names=LONG_NAMES),
    "ark-names-exchange": Moment("ark-4-greedy", "exchange", 2, names=LONG_NAMES),
    "ark-names-loading": Moment("ark-4-greedy", "load", 9, names=LONG_NAMES),
    "ark-hint-planning": Moment("ark-4-greedy", "choose", 22, hint=True),
    "ark-hint-taming": Moment("ark-4-greedy", "take", 9, hint=True),
    "ark-hint-swap": Moment("ark-3-mixed", "swap", 1, hint=True),
    "ark-hint-exchange": Moment("ark-4-greedy", "exchange", 2, hint=True),
    "ark-hint-building": Moment("ark-4-greedy", "wall", 60, hint=True),
    "ark-hint-loading": Moment("ark-4-greedy", "load", 9, hint=True),
    "ark-hint-bonus": Moment("ark-4-greedy", "bonus", 2, hint=True),
    "family-hint-choosing": Moment("family-2-greedy", "choose", 4, hint=True),
    "family-hint": Moment("family-4-greedy", "load", 5, hint=True),
    "family-choosing": Moment("family-2-greedy", "choose", 4),
    "family-animals": Moment("family-4-greedy", "take", 5),
    "family-trading": Moment("family-3-random", "exchange", 1),
    "family-building": Moment("family-4-greedy", "wall", 60),
    "family-loading": Moment("family-4-greedy", "load", 5),
    "family-late": Moment("family-3-random", "take", 13),
    "family-shared": Moment("family-3-shared", "choose", 8),
    "aboard-first": Moment("aboard-4-greedy", "split"),
    "aboard-split": Moment("aboard-4-greedy", "split", 8),
    "aboard-hint-split": Moment("aboard-4-greedy", "split", 8, hint=True),
    "aboard-hint-take": Moment("aboard-3-published", "take", 4, hint=True),
    "aboard-take": Moment("aboard-3-published", "take", 4),
    "aboard-crowded": Moment("aboard-2-greedy", "take", 6),
}
"""Moments at the table by name."""


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
                yield lambda target=target: table.hits.point_of(target, table.marks)
            return
        hand = scene.table.hand
        assert hand
        for goal in hand.gesture(scene.table.state.parse(text)):
            yield lambda goal=goal: _control(scene, goal)

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


def _control(scene: AboardScene, goal: tuple[str, str]) -> Point:
    """The middle of the control that means a target."""
    return next(widget.rect.center for widget in scene.controls if getattr(widget, "target", None) == goal)


def read(record: str) -> Record:
    """One of the records of the tests, by its name."""
    return Record.read(RECORDS / f"{record}.json")


def played(record: str) -> Iterator[tuple[str, list[Event]]]:
    """Each move of a record with its events."""
    found = read(record)
    state = found.start()
    for move in found.moves:
        yield move, list(state.play(move))


def plan_of(record: str, moves: tuple[str, ...], names: tuple[str, ...] = ()) -> MatchPlan:
    """The match of a record with these moves played and everybody human."""
    found = read(record)
    called = dict(zip(COLOURS, names or [""] * len(COLOURS), strict=True))
    seats = tuple(Seat(c, called[c]) for c in COLOURS if c in found.players)
    return MatchPlan(found.game, seats, found.players[0], 1, found.options, moves=moves)


def find(moment: Moment) -> tuple[int, str]:
    """The index and text of the move a moment stands before."""
    moves = read(moment.record).moves
    found = [i for i, move in enumerate(moves) if move.split()[0] == moment.move]
    return found[moment.nth], moves[found[moment.nth]]


def phase(name: str) -> tuple[str, int]:
    """The first record that comes to a phase, and the number of moves it takes."""
    for path in sorted(RECORDS.glob("ark-*.json")):
        for count, state in enumerate(read(path.stem).states(), 1):
            if state.position()["phase"] == name and state.to_move in COLOURS:
                return path.stem, count
    raise LookupError(name)


def shoot(studio: Studio, only: str) -> None:
    """All pictures of one size whose name holds ``only``."""
    jobs: dict[str, Callable[[], None]] = {"title settings": studio.title, "pause": studio.pause}
    for game in ("ark", "family", "aboard"):
        jobs[f"setup-{game}"] = lambda game=game: studio.setup(game)
    for name, moment in MOMENTS.items():
        jobs[name] = lambda name=name, moment=moment: studio.moment(name, moment)
    jobs |= {"ark-deluge": studio.deluge, "aboard-curtain aboard-keeping": studio.curtain}
    for record in ("ark-4-greedy", "ark-2-random", "family-3-shared", "aboard-4-greedy", "aboard-3-published"):
        jobs[f"scoring-{record}"] = lambda record=record: studio.score_sheet(record)
    jobs |= shots_replay.jobs(studio) | shots_saves.jobs(studio) | shots_thinking.jobs(studio)
    jobs |= shots_undoing.jobs(studio) | shots_hints.jobs(studio) | shots_opening.jobs(studio)
    jobs |= shots_rules.jobs(studio) | shots_guide.jobs(studio) | shots_tries.jobs(studio)
    jobs |= shots_why.jobs(studio)
    for name, job in jobs.items():
        if only in name:
            studio.app.settings.speed = "normal" if name.startswith(("title", "setup")) else "instant"
            job()


def size_of(text: str) -> Point:
    width, height = text.lower().split("x")
    return int(width), int(height)


def main() -> int:
    """Exit status 0."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", type=size_of, action="append", metavar="WxH")
    parser.add_argument("--lang", choices=[*LANGUAGES], action="append", metavar="CODE")
    parser.add_argument("--only", default="", metavar="NAME")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    with TemporaryDirectory() as home:
        os.environ["TWO_BY_TWO_HOME"] = home  # what is played for a picture leaves nobody's own choices changed
        for size, language in product(arguments.size or SIZES, arguments.lang or [ENGLISH]):
            shoot(Studio(arguments.out, size, language), arguments.only)
    return 0


if __name__ == "__main__":
    sys.exit(main())
