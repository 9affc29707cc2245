"""Whole games by mouse with all motion: whenever nothing moves any more, the table looks as the rules have it."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.app import App
from scenes.table.picture import Picture
from tests.scenes.test_picture import shown
from tests.scenes.test_robot import Robot

PATIENCE = 600
"""Frames within which everything a move leads to has been shown."""


class SlowClock:
    """A machine that manages few frames a second."""

    def __init__(self, fps: int) -> None:
        self.fps = fps

    def tick(self, fps: int) -> float:
        return 1 / self.fps


class Watcher(Robot):
    """Looks at everything a move leads to before it makes the next one."""

    def play(self) -> None:
        while self._at_rest():
            self.decisions += 1
            state, picture = self.table.play.state, self.table.picture
            assert shown(picture, False) == shown(Picture.of(state, picture.seats), False)
            self.make(self.rng.choice([move.text for move in state.legal()]))

    def _at_rest(self) -> bool:
        """Whether somebody has still to decide, once nothing moves any more."""
        for _ in range(PATIENCE):
            if not self.app.stack.scenes:
                return False
            if self.table.hand and not self.table.director.busy:
                return True
            self.app.frame()
        raise AssertionError("the table is stuck")


def watched(app: App, game: str, players: int, seed: int) -> None:
    watcher = Watcher(app, game, players, seed)
    watcher.play()
    assert watcher.table.play.over and watcher.table.picture.scores == watcher.table.play.state.scores()


@pytest.mark.parametrize("game, players", [("ark", 2), ("family", 3)])
def test_a_game_in_motion(make_app: Any, game: str, players: int) -> None:
    app = make_app((1024, 720), speed="fast")
    app.clock = SlowClock(8)
    watched(app, game, players, seed=players)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["ark", "family"])
@pytest.mark.parametrize("fps", [60, 20])
def test_more_games_in_motion(make_app: Any, game: str, players: int, fps: int) -> None:
    app = make_app((1024, 720), speed="normal")
    app.clock = SlowClock(fps)
    watched(app, game, players, seed=10 + players)
