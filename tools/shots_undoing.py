"""Pictures of undo, and of turns whose end is to be confirmed, for ``tools/shots.py``."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from scenes.match_setup import scene_for
from scenes.table.scene import TableScene
from tools.shots_studio import Jobs, Studio

_BUILDING = ("ark-3-mixed", 24)
"""A record, and after how many moves somebody is in the middle of a turn."""
_OVER = {"ark-turn-over": ("ark-3-mixed", 26), "aboard-turn-over": ("aboard-4-greedy", 30)}
"""Records, and after how many moves somebody's turn is over."""


def jobs(studio: Studio) -> Jobs:
    """What pictures there are to be taken, by the names under which they are kept."""
    over = {name: partial(_turn_over, studio, name) for name in _OVER}
    return {"ark-undo": partial(_undo, studio), **over}


def _undo(studio: Studio) -> None:
    """The pointer is on undo, over which the whole turn is offered."""
    scene = studio.at(*_BUILDING)
    assert isinstance(scene, TableScene)
    studio.point(scene.table.hits.point_of(("button", "undo"), scene.table.marks))
    studio.wait(1)
    studio.save("ark-undo")


def _turn_over(studio: Studio, name: str) -> None:
    """Done is all there is to be done, or undo."""
    plan = studio.at(*_OVER[name]).table.play.plan
    studio.app.stack.restart(scene_for(studio.app, replace(plan, confirm_turns=True)))
    studio.wait(1)
    studio.save(name)
