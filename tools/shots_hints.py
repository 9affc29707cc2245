"""Pictures of computer players who are asked why they have moved so, for ``tools/shots.py``."""

from __future__ import annotations

from functools import partial

from game import COLOURS
from scenes.aboard import AboardScene
from scenes.aboard_table.asking_why import WhySpot
from scenes.match_setup import MatchPlan, scene_for
from scenes.table.picture import Seat
from scenes.table.scene import TableScene
from tools.shots_records import read
from tools.shots_studio import Jobs, Studio

_MOMENTS = {
    "ark-why": ("ark-4-greedy", 300),
    "family-why": ("family-4-greedy", 150),
    "aboard-why": ("aboard-4-greedy", 75),
}
"""Records, and after how many moves somebody is asked."""
_PERSON, _ASKED = "green", "yellow"


def jobs(studio: Studio) -> Jobs:
    """What pictures there are to be taken, by the names under which they are kept."""
    return {
        **{name: partial(_asked, studio, name, *at) for name, at in _MOMENTS.items()},
        "look-back-why": partial(_seen_again, studio, "look-back-why", "ark-4-greedy", 300),
    }


def _sit(studio: Studio, record: str, count: int) -> TableScene | AboardScene:
    """One person among computer players, once these have moved."""
    found = read(record)
    seats = tuple(Seat(colour, "", "human" if colour == _PERSON else "medium") for colour in COLOURS)
    plan = MatchPlan(found.game, seats, found.players[0], 1, found.options, moves=tuple(found.moves[:count]))
    studio.app.stack.restart(scene_for(studio.app, plan))
    studio.wait(2)
    scene = studio.app.stack.top
    assert isinstance(scene, TableScene | AboardScene)
    return scene


def _portrait(scene: TableScene | AboardScene) -> tuple[int, int]:
    if isinstance(scene, TableScene):
        return scene.table.hits.point_of(("why", _ASKED), scene.table.marks)
    return next(spot.rect.center for spot in scene.controls if isinstance(spot, WhySpot) and spot.colour == _ASKED)


def _asked(studio: Studio, name: str, record: str, count: int) -> None:
    studio.point(_portrait(_sit(studio, record, count)))
    studio.wait(0.5)
    studio.save(name)


def _seen_again(studio: Studio, name: str, record: str, count: int) -> None:
    """The last turn of who was asked, at its first move."""
    studio.click(_portrait(_sit(studio, record, count)))
    studio.wait(0.2)
    studio.save(name)
