"""Pictures of the guided matches and of the way to them, for ``tools/shots.py``."""

from __future__ import annotations

import random
from functools import partial

from game.bots import named
from scenes.aboard import AboardScene
from scenes.draft import Draft
from scenes.guide.beginning import begin_guided
from scenes.guide.entrance import LookInside
from scenes.guide.lessons import LESSONS
from scenes.setup import Setup
from scenes.table.scene import TableScene
from tools.shots_studio import Jobs, Studio

_MOST = 400
"""Decisions after which a match must be over."""


def jobs(studio: Studio) -> Jobs:
    """What pictures there are to be taken, by the names under which they are kept."""
    return {
        "guide-inside": partial(_inside, studio),
        **{f"guide-{game}": partial(_match, studio, game) for game in LESSONS},
    }


def _inside(studio: Studio) -> None:
    studio.app.stack.restart(Setup(Draft("ark")))
    studio.app.stack.push(LookInside("ark"))
    studio.wait(0.5)
    studio.save("guide-inside")


def _match(studio: Studio, game: str) -> None:
    """Every lesson that is told to somebody who does what is pointed at, as ``guide-GAME-LESSON``, and the end."""
    studio.app.settings.lessons = {}
    begin_guided(studio.app, game, anew=True)
    chance, told = random.Random(1), set[str]()
    for _ in range(_MOST):
        scene = _next_decision(studio)
        if scene is None:
            studio.wait(4)
            studio.save(f"guide-{game}-end")
            return
        said = scene.table.teacher.said if scene.table.teacher else None
        if said and said.lesson.name not in told:
            told.add(said.lesson.name)
            studio.save(f"guide-{game}-{said.lesson.name}")
        _decide(scene, chance)


def _next_decision(studio: Studio) -> TableScene | AboardScene | None:
    """The table once somebody is to decide; None once the match is over."""
    while isinstance(scene := studio.app.stack.top, TableScene | AboardScene):
        studio.wait(0.1)
        if scene.table.hand and studio.app.stack.top is scene:
            return scene
    return None


def _decide(scene: TableScene | AboardScene, chance: random.Random) -> None:
    """Do what is pointed at, or else what a good player would do."""
    teacher, state = scene.table.teacher, scene.table.play.match.state
    view = state.view(str(state.to_move))
    pointed = teacher.points_at if teacher else ()
    moves = pointed or (named("medium")(chance).choose(view, lambda: False).text,)
    if isinstance(scene, AboardScene):
        assert scene.table.hand
        for target in scene.table.hand.gesture(scene.table.state.parse(moves[0])):
            scene.table.click(target)
    else:
        assert scene.table.hand
        for click in scene.table.hand.gesture(*moves):
            scene.table.click(click)
