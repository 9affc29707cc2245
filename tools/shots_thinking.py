"""Pictures of a computer player that thinks long, and of one whose process is lost, for ``tools/shots.py``."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from scenes.aboard import AboardScene
from scenes.match_setup import scene_for
from scenes.system.thinker import Question
from scenes.system.thinking import Thoughts
from scenes.table.scene import TableScene
from tools.shots_studio import Jobs, Studio

_TURNS = {"ark": ("ark-3-mixed", 24), "aboard": ("aboard-4-greedy", 30)}
"""Records, and after how many moves somebody is to decide."""
_LONG, _SOON = 2.5, 0.5
"""Seconds after which dots show, and after which a player who has lost the process has moved."""


class Silent:
    """Thinks and never answers."""

    def __init__(self) -> None:
        self.answers: dict[int, str] = {}
        self.ended = False

    def ask(self, question: Question | None) -> None:
        """Hear a question."""

    def end(self) -> None:
        self.ended = True


def jobs(studio: Studio) -> Jobs:
    """What pictures there are to be taken, by the names under which they are kept."""
    return {f"{game}-thinking {game}-thinks-simply": partial(_think, studio, game) for game in _TURNS}


def _think(studio: Studio, game: str) -> None:
    """Whoever is to decide thinks long, and then can no longer."""
    play = studio.at(*_TURNS[game]).table.play
    mover = play.match.state.to_move
    seats = tuple(replace(seat, kind="hard") if seat.colour == mover else seat for seat in play.plan.seats)
    scene, silent = scene_for(studio.app, replace(play.plan, seats=seats)), Silent()
    assert isinstance(scene, TableScene | AboardScene)
    scene.table.play.thoughts = Thoughts(start=lambda: silent)
    studio.app.stack.restart(scene)
    studio.wait(_LONG)
    studio.save(f"{game}-thinking")
    silent.end()
    studio.wait(_SOON)
    studio.save(f"{game}-thinks-simply")
