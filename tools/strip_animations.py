"""Every motion there is, by name: how each is brought about, and how long it lasts.  For ``tools/strip.py``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.core import CHANCE, Event
from scenes.aboard import AboardScene
from scenes.confirm import Leaving
from scenes.match_setup import scene_for
from scenes.replay import begin_replay
from scenes.table.scene import TableScene
from scenes.title import Title
from tools.shots_records import MOMENTS, Moment, find, phase, plan_of, read
from tools.shots_studio import Studio

Begin = Callable[[Studio], None]
QUIET = 6.0
"""Seconds after which the light of what can be chosen has come to rest."""


@dataclass(frozen=True)
class Animation:
    """``begin`` brings everything to where the motion starts; the next frame is its first.  ``seconds`` it lasts."""

    begin: Begin
    seconds: float


def _quietly(studio: Studio, prepare: Callable[[], object]) -> None:
    """Do something without motion, and let what glows come to rest."""
    speed, studio.app.settings.speed = studio.app.settings.speed, "instant"
    prepare()
    studio.wait(QUIET)
    studio.app.settings.speed = speed


# -- at a table
def _gesture(moment: Moment, clicks: int = 0) -> Begin:
    """Make the move of a moment by its gesture, or only so many of its clicks; the last one begins the motion."""

    def begin(studio: Studio) -> None:
        index, text = find(moment)
        _click_at(studio, moment.record, index, text, clicks)

    return begin


def _leading_to(record: str, kind: str, where: Callable[[Event], bool] = lambda event: True, nth: int = 0) -> Begin:
    """Make the ``nth`` move of a record that leads to such an event, itself or by chance's moves after it."""

    def begin(studio: Studio) -> None:
        found = [
            (number, text)
            for number, text, events in _decisions(record)
            if any(event.kind == kind and where(event) for event in events)
        ]
        _click_at(studio, record, *found[nth])

    return begin


def _decisions(record: str) -> list[tuple[int, str, list[Event]]]:
    """The moves of players, their numbers, and all they led to until the next of them."""
    state, found = read(record).start(), list[tuple[int, str, list[Event]]]()
    for number, text in enumerate(read(record).moves):
        if state.to_move != CHANCE:
            found.append((number, text, []))
        events = state.play(text)
        if found:
            found[-1][2].extend(events)
    return found


def _click_at(studio: Studio, record: str, index: int, text: str, clicks: int = 0) -> None:
    _quietly(studio, lambda: studio.at(record, index))
    scene = studio.app.stack.top
    assert isinstance(scene, TableScene | AboardScene)
    points = list(studio.points(scene, text))[: clicks or None]
    for point in points[:-1]:
        _quietly(studio, partial(studio.click, point()))
    _quietly(studio, lambda: studio.point(points[-1]()))
    studio.click(points[-1]())


def _set_back(studio: Studio) -> None:
    """Lift a tile of a group, and cancel that."""
    moment = Moment(_ABOARD, "split", 8)
    _quietly(studio, lambda: _gesture(moment, clicks=1)(studio))
    studio.press(pygame.K_z)


def _pointing(moment: Moment) -> Begin:
    """Point at what a move begins with, which opens its card."""

    def begin(studio: Studio) -> None:
        index, text = find(moment)
        _quietly(studio, lambda: studio.at(moment.record, index))
        scene = studio.app.stack.top
        assert isinstance(scene, TableScene)
        studio.point(next(studio.points(scene, text))())

    return begin


def _hint(studio: Studio) -> None:
    moment = MOMENTS["ark-hint-building"]
    _quietly(studio, lambda: studio.at(moment.record, find(moment)[0]))
    _quietly(studio, studio.ask_lantern)
    studio.press(pygame.K_h)


def _why_not(studio: Studio) -> None:
    moment = MOMENTS["ark-why-not"]
    _quietly(studio, lambda: studio.at(moment.record, find(moment)[0]))
    scene = studio.app.stack.top
    assert isinstance(scene, TableScene) and moment.vain
    studio.click(scene.table.hits.point_of(moment.vain, scene.table.marks))


def _storm(studio: Studio) -> None:
    record, count = phase("deluge-food")
    studio.at(record, count)


def _drizzle(studio: Studio) -> None:
    index, _ = find(Moment("ark-4-random", "choose", 40))
    _quietly(studio, lambda: studio.at("ark-4-random", index))
    studio.point((1, 1))


def _end(studio: Studio) -> None:
    """The last move of a match, after which the rainbow spans the ark."""
    moves = read("ark-4-greedy").moves
    _click_at(studio, "ark-4-greedy", len(moves) - 1, moves[-1])
    scene = studio.app.stack.top
    if isinstance(scene, TableScene):  # else nothing moves, and the score sheet is there already
        scene.table.director.finish()


# -- screens
def _title(studio: Studio) -> None:
    _quietly(studio, lambda: studio.app.stack.restart(Title()))


def _button(studio: Studio) -> None:
    """A button that has been held down is let go, with the pointer elsewhere."""
    _title(studio)
    where = studio.app.layout.title_button(3).center
    studio.point(where)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1))
    studio.wait(0.5)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(1, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(1, 1), button=1))
    studio.app.frame()


def _screen_change(studio: Studio) -> None:
    _quietly(studio, lambda: studio.at("ark-4-greedy", 200))
    studio.app.change_to(Title())


def _panel(studio: Studio) -> None:
    _quietly(studio, lambda: studio.at("ark-4-greedy", 200))
    studio.app.stack.push(Leaving())
    studio.app.frame()


def _curtain(opening: bool) -> Begin:
    """The curtain before somebody keeps a tile in secret, as it closes or opens."""

    def begin(studio: Studio) -> None:
        moves = read("aboard-4-greedy").moves
        index = next(number for number, move in enumerate(moves) if move.startswith("keep") and number > 3)
        table = scene_for(studio.app, plan_of("aboard-4-greedy", tuple(moves[:index])))
        studio.app.stack.restart(table)
        studio.app.frame()
        if opening:
            studio.wait(QUIET)
            studio.press(pygame.K_RETURN)

    return begin


def _score_sheet(record: str) -> Begin:
    def begin(studio: Studio) -> None:
        studio.open_score_sheet(record)
        studio.app.frame()

    return begin


def _replay(studio: Studio) -> None:
    plan = plan_of("ark-4-greedy", tuple(read("ark-4-greedy").moves))
    _quietly(studio, lambda: studio.app.stack.restart(begin_replay(plan)))
    _quietly(studio, partial(_step_on, studio, 30))
    _step_on(studio)


def _step_on(studio: Studio, steps: int = 1) -> None:
    for _ in range(steps):
        studio.press(pygame.K_RIGHT)


_ARK, _MIXED, _FAMILY, _ABOARD = "ark-4-greedy", "ark-3-mixed", "family-4-greedy", "aboard-4-greedy"


def _tile(source: str, target: str) -> Callable[[Event], bool]:
    return lambda event: (event.source[0], event.target[0]) == (source, target)


ANIMATIONS: dict[str, Animation] = {
    "button": Animation(_button, 0.2),
    "screen-change": Animation(_screen_change, 0.35),
    "panel": Animation(_panel, 0.25),
    "curtain-closes": Animation(_curtain(False), 0.6),
    "curtain-opens": Animation(_curtain(True), 0.6),
    "card": Animation(_pointing(Moment(_ARK, "choose", 22)), 0.3),
    "worker": Animation(_gesture(Moment(_ARK, "choose", 22)), 1.0),
    "workers-home": Animation(_leading_to(_ARK, "worker-moves", lambda event: event.target[0] == "completed"), 2.4),
    "bonus-token": Animation(_leading_to(_ARK, "token-placed", lambda event: event.count > 1, 2), 2.0),
    "bonus-taken": Animation(_leading_to(_ARK, "token-taken"), 1.2),
    "round": Animation(_leading_to(_ARK, "round-begins", lambda event: event.count > 1), 2.4),
    "goods": Animation(_leading_to(_ARK, "goods-move"), 1.5),
    "divider": Animation(_gesture(Moment(_ARK, "wall", 60)), 0.9),
    "pen": Animation(_leading_to(_ARK, "enclosure-completed", nth=2), 1.2),
    "divider-home": Animation(_leading_to("ark-4-random", "divider-returns"), 1.2),
    "pitch": Animation(_gesture(Moment(_ARK, "pitch", 12)), 1.2),
    "food": Animation(_gesture(Moment(_ARK, "food", 20)), 0.8),
    "tray-comes": Animation(_leading_to(_ARK, "tile-moves", _tile("bag", "drawn")), 1.5),
    "bag": Animation(_gesture(Moment(_MIXED, "draw")), 1.3),
    "tile-taken": Animation(_gesture(Moment(_ARK, "take", 9)), 1.0),
    "pairing": Animation(_leading_to(_ARK, "pairing", lambda event: event.count == 1, 8), 1.8),
    "lift": Animation(_gesture(Moment(_ARK, "load", 9), clicks=1), 0.25),
    "pair": Animation(_gesture(Moment(_ARK, "load", 9)), 2.2),
    "swap": Animation(_gesture(Moment(_MIXED, "swap", 1)), 0.6),
    "exchange": Animation(_gesture(Moment(_ARK, "exchange", 2)), 1.0),
    "why-not": Animation(_why_not, 0.8),
    "hint": Animation(_hint, 1.6),
    "rain": Animation(_drizzle, 0.5),
    "deluge": Animation(_storm, 1.6),
    "rainbow": Animation(_end, 1.2),
    "family-choosing": Animation(_gesture(Moment("family-2-greedy", "choose", 4)), 1.2),
    "family-pair": Animation(_gesture(Moment(_FAMILY, "load", 5)), 2.2),
    "split": Animation(_gesture(Moment(_ABOARD, "split", 8)), 0.7),
    "tiles-lifted": Animation(_gesture(Moment(_ABOARD, "split", 8), clicks=2), 0.15),
    "tiles-set-back": Animation(_set_back, 0.35),
    "group-taken": Animation(_gesture(Moment("aboard-3-published", "take", 4)), 1.6),
    "score-sheet": Animation(_score_sheet(_ARK), 4.4),
    "gangway": Animation(_score_sheet(_ABOARD), 7.0),
    "replay": Animation(_replay, 0.5),
}
"""Motions by name, in the order in which one meets them."""
