"""Pictures of replays and of the look back at a match in play, for ``tools/shots.py``."""

from __future__ import annotations

from functools import partial

import pygame

from game import COLOURS
from scenes.match_setup import MatchPlan
from scenes.replay import LookBack, Replay, begin_replay
from scenes.table.picture import Seat
from scenes.widgets import Button
from tools.shots_records import read
from tools.shots_studio import Jobs, Studio

_MOMENTS = {
    "replay-ark": ("ark-4-greedy", "divider-laid", 60),
    "replay-ark-taming": ("ark-4-greedy", "tile-kept", 0),
    "replay-ark-loaded": ("ark-4-greedy", "pair-shared", 3),
    "replay-ark-over": ("ark-4-greedy", "wins", 0),
    "replay-family": ("family-3-shared", "pen-completed", 12),
    "replay-aboard": ("aboard-4-greedy", "split", 9),
    "replay-aboard-keeping": ("aboard-4-greedy", "kept", 1),
    "replay-aboard-late": ("aboard-2-greedy", "taken", -2),
}
"""Records, and the line of their log at which a picture is taken: its kind, and the how many-th it is."""


def jobs(studio: Studio) -> Jobs:
    """What pictures there are to be taken, by the names under which they are kept."""
    found: Jobs = {
        "replay-filter play-on": partial(_filtered, studio),
        "look-back look-back-now": partial(_look_back, studio, "look-back", "ark-4-greedy", 240),
        "look-back-aboard": partial(_look_back, studio, "look-back-aboard", "aboard-4-greedy", 60),
        "keeping": partial(_keeping, studio),
    }
    for name, moment in _MOMENTS.items():
        found[name] = partial(_replay, studio, name, *moment)
    return found


def _watch(studio: Studio, record: str) -> Replay:
    found = read(record)
    seats = tuple(Seat(colour, "") for colour in COLOURS if colour in found.players)
    plan = MatchPlan(found.game, seats, found.players[0], 1, found.options, moves=found.moves)
    replay = begin_replay(plan)
    studio.app.stack.restart(replay)
    return replay


def _replay(studio: Studio, name: str, record: str, kind: str, nth: int) -> Replay:
    replay = _watch(studio, record)
    entry = [entry for entry in replay.story.entries if entry.kind == kind][nth]
    replay.story.choose(entry)
    studio.wait(0.2)
    studio.save(name)
    return replay


def _filtered(studio: Studio) -> None:
    """What one player has built, then the setup of a match that goes on from there."""
    replay = _replay(studio, "replay-filter", *_MOMENTS["replay-ark"])
    icons = ("action-build",) if replay.grid.below else ("magnifier", "action-build")
    for icon in icons:
        studio.click(_button(replay, icon))
    studio.save("replay-filter")
    studio.click(replay.onward.rect.center)
    studio.wait(0.5)
    studio.save("play-on")


def _look_back(studio: Studio, name: str, record: str, count: int) -> None:
    """The log over a table in play: as it opens, and at a moment of the past."""
    studio.at(record, count)
    studio.key(pygame.K_l)
    scene = studio.app.stack.top
    assert isinstance(scene, LookBack)
    studio.save(f"{name}-now")
    studio.key(pygame.K_PAGEUP)
    for _ in range(5):
        studio.key(pygame.K_RIGHT)
    studio.save(name)


def _keeping(studio: Studio) -> None:
    studio.score_sheet("ark-3-greedy")
    studio.click(_button(studio.app.stack.top, "save"))
    studio.wait(0.5)
    studio.save("keeping")


def _button(scene: object, icon: str) -> tuple[int, int]:
    controls = getattr(scene, "controls", ())
    return next(one.rect.center for one in controls if isinstance(one, Button) and one.icon == f"icons/{icon}")
