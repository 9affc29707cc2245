"""How fast the client is: frames of a crowded table, the start of the program, and what it uses while it rests.

Frames are timed from the reading of events to just before the flip, on a surface without a window.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import product
from statistics import median
from tempfile import TemporaryDirectory

import pygame

from assets import ROOT
from game import GAMES
from game.bots import named
from game.core import COLOURS, Event, State
from game.table import Match
from scenes.aboard import AboardScene
from scenes.aboard_table.choreography import AboardChoreography
from scenes.aboard_table.table import AboardTable
from scenes.app import App
from scenes.match_setup import MatchPlan, scene_for
from scenes.system.clock import RealClock
from scenes.system.settings import Settings
from scenes.system.window import Offscreen
from scenes.table.choreography import Choreography
from scenes.table.director import Cues
from scenes.table.picture import Seat
from scenes.table.scene import TableScene
from scenes.table.sprite import Sprite
from scenes.table.stage import TableStage
from scenes.table.table import Table
from tools.bench_play import Row

SIZES = {"720p": (1280, 720), "1080p": (1920, 1080), "4K": (3840, 2160)}
FRAMES = 60
CROWD = 55
"""Dividers on the ark from which on the table counts as crowded."""

CROWD_OF_FAMILIES = 40
"""The same in the Family Variant."""

CROWD_ABOARD = 20
"""The same for animals on the arks of Animals on Board."""

DELUGE = "deluge"
"""The table of the ark game in its last storm, named as if it were a game of its own."""

_LAID = {"wall": ("edge", "divider"), "food": ("square", "food")}
"""By kind of move: where on the ark it lays what."""

SPRITES = 10
SEED = 5

SETTLING, RESTING, STARTS = 12, 5.0, 5
"""Seconds until the table rests, and for which it is watched; how often the program is started."""

START = """
import os, time
from scenes.system.window import Window
def first_frame(window):
    window._window.flip()
    os.write(1, repr(time.time()).encode())
    os._exit(0)
Window.flip = first_frame
from scenes.__main__ import main
main({arguments!r})
"""
"""A start of the program that ends with its first frame, and tells when that was."""

GOALS = {
    "frame 1080p: ten sprites moving": "below 4 ms",
    "frames drawn while nothing changes": "0",
    "idle at the table": "below 1 %",
    "start to first frame": "below 0.6 s",
}
"""What must be reached, by the first column of the table without the game."""


class SlowClock:
    """Next to no time passes from frame to frame, so that what moves is on its way all the while."""

    def tick(self, _fps: int) -> float:
        return 0.0001


def table() -> Iterator[Row]:
    """All measurements of the client."""
    pygame.display.init()
    pygame.font.init()
    for (name, size), match in product(SIZES.items(), CROWDED):
        for what, milliseconds in _frames(match, size).items():
            yield _row(f"{match}: frame {name}: {what}", f"{milliseconds:.2f} ms")
    for match in CROWDED:
        drawn, share = _rest(match)
        yield _row(f"{match}: frames drawn while nothing changes", str(drawn))
        yield _row(f"{match}: idle at the table", f"{100 * share:.2f} %")
    yield _row("title: start to first frame", f"{_start([]):.2f} s")
    for match in GAMES:
        seats = ["--game", match, "--seats", "human,human,human,human", "--seed", "1"]
        yield _row(f"{match}: start to first frame", f"{_start(seats):.2f} s")


def _row(what: str, figure: str) -> Row:
    return Row(what, figure, goal=GOALS.get(what.partition(": ")[2], ""))


def _frames(match: str, size: tuple[int, int]) -> dict[str, float]:
    """Milliseconds of a frame: drawn again as it is, under a moving pointer, and with ten sprites on their way."""
    app = App(Offscreen(size), SlowClock(), Settings())
    table = crowded(app, match)
    places = places_on(table)
    still = _timed(app, lambda _: _stain(app))
    hovering = _timed(app, lambda frame: hover(places[frame % len(places)]))
    table.director.sprites += _ten_flights(table)
    moving = _timed(app, lambda _: None)
    if len(table.director.sprites) != SPRITES:
        raise RuntimeError("not all of them were on their way to the end")
    return {"still": still, "hovering": hovering, "ten sprites moving": moving}


def _timed(app: App, prepare: Callable[[int], None]) -> float:
    times = []
    for frame in range(FRAMES):
        prepare(frame)
        start = time.perf_counter()
        app.frame()
        times.append(time.perf_counter() - start)
    return 1000 * median(times)


def _stain(app: App) -> None:
    """Have the scene drawn though nothing has changed."""
    if app.stack.top:
        app.stack.top.stale = True


def hover(place: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))


def places_on(table: Table | AboardTable) -> list[tuple[int, int]]:
    """Where the pointer goes: each place where a divider or food can be laid, or each tile of the middle."""
    if isinstance(table, Table):
        laid = [(*_LAID[move.kind], str(move).split()[1]) for move in table.play.state.legal() if move.kind in _LAID]
        return [table.ark.place((where, name), what, table.picture)[0].center for where, what, name in laid]
    middle = table.stage.middle(table.picture)
    places = [middle.place_of(tile) for group in table.state.groups() for tile in group]
    return [place.center for place in places if place]


def _ten_flights(table: Table | AboardTable) -> list[Sprite]:
    """Ten things that have just left; where they land does not matter, for they never do."""
    if isinstance(table, Table):
        cues: Cues = Choreography(TableStage(table.ark, table.frame, table.picture), lambda _: None)
        events = [
            Event("goods-move", colour, what, 1, ("stock", ""), ("held", colour))
            for colour, what in product(COLOURS, ("divider", "food", "pitch"))
        ]
    else:
        cues = AboardChoreography(table.stage, lambda _: None)
        events = [Event("food-moves", colour, "", SPRITES, ("stock", ""), ("held", colour)) for colour in COLOURS]
    sprites = [sprite for event in events if (cue := cues.cue(event)) for sprite in cue.sprites]
    return sprites[:SPRITES]


def crowded(app: App, match: str) -> Table | AboardTable:
    """The table of four people late in a game, with nothing left to be shown."""
    seats = tuple(Seat(colour, colour.title()) for colour in COLOURS)
    scene = scene_for(app, MatchPlan(_game(match), seats, first=COLOURS[0], seed=SEED, moves=_moves(match)))
    assert isinstance(scene, TableScene | AboardScene)
    app.stack.push(scene)
    for _ in range(SETTLING):
        if app.stack.top:
            app.stack.top.update(1.0)
        scene.table.director.finish()
    app.frame()
    return scene.table  # outlives this scene, which belongs to one phase


def _game(match: str) -> str:
    return "ark" if match == DELUGE else match


def _moves(match: str) -> tuple[str, ...]:
    """A game up to the moment when its table is crowded."""
    rng = random.Random(SEED)
    bot, begun = named("greedy")(rng), Match(_game(match), COLOURS, rng)
    begun.draw_all()
    while not CROWDED[match](begun.state):
        begun.play(bot.choose(begun.state.view(str(begun.state.to_move)), lambda: False))
        begun.draw_all()
    return tuple(move.text for move in begun.moves)


def _late_and_building(dividers: int) -> Callable[[State], bool]:
    """Whether so many dividers lie on the ark and somebody may lay one more."""
    return lambda state: (
        len(state.position()["ark"]["dividers"]) >= dividers and any(move.kind == "wall" for move in state.legal())
    )


def _feeding_in_the_storm(state: State) -> bool:
    """Whether somebody lays the last food."""
    phase = state.position()["phase"]
    return bool(phase == "deluge-food") and any(move.kind == "food" for move in state.legal())


def _late_and_splitting(state: State) -> bool:
    """Whether the arks are filling and a group can be split."""
    aboard = sum(map(len, state.position()["arks"].values()))
    return aboard >= CROWD_ABOARD and any(move.kind == "split" for move in state.legal())


CROWDED: dict[str, Callable[[State], bool]] = {
    "ark": _late_and_building(CROWD),
    DELUGE: _feeding_in_the_storm,
    "family": _late_and_building(CROWD_OF_FAMILIES),
    "aboard": _late_and_splitting,
}
"""By game, and for the Deluge: whether its table is crowded."""


def _rest(match: str) -> tuple[int, float]:
    """Frames drawn, and the share of one processor used, while a crowded table waits for somebody."""
    screen = Offscreen(SIZES["1080p"])
    app = App(screen, RealClock(), Settings())
    crowded(app, match)
    app.sound.open()  # what goes on behind the table costs something, too
    flips, used, start = screen.flips, time.process_time(), time.perf_counter()
    while time.perf_counter() - start < RESTING:
        app.frame()
    share = (time.process_time() - used) / (time.perf_counter() - start)
    app.sound.close()
    return screen.flips - flips, share


def _start(arguments: list[str]) -> float:
    """Seconds from the start of the program to its first frame, once everything has been compiled and read."""
    with TemporaryDirectory() as compiled:
        environment = os.environ | {"PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""}
        return median([_start_once(arguments, environment) for _ in range(STARTS + 1)][1:])


def _start_once(arguments: list[str], environment: dict[str, str]) -> float:
    command = [sys.executable, "-c", START.format(arguments=arguments)]
    start = time.time()
    done = subprocess.run(command, cwd=ROOT.parent, env=environment, stdout=subprocess.PIPE, check=True)
    return float(done.stdout.split()[-1]) - start
