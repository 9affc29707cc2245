"""The ark games by keyboard alone: whole matches, every legal choice within reach of the arrows and Tab."""

from __future__ import annotations

import random
from typing import Any

import pytest
from keyboard_hand import Keys

from scenes.app import App
from scenes.match_setup import MatchPlan
from scenes.table.picture import Seat
from scenes.table.scene import TableScene, begin
from scenes.table.table import Table

COLOURS = ("green", "yellow", "red", "blue")


class KeyRobot:
    """Plays all seats of a game by keys, moves drawn by its own generator."""

    def __init__(self, app: App, game: str, players: int, seed: int, **options: bool) -> None:
        self.app = app
        self.rng = random.Random(seed)
        seats = tuple(Seat(colour, colour.title()) for colour in COLOURS[:players])
        plan = MatchPlan(game, seats, COLOURS[seed % players], seed, options, quit_when_over=True)
        app.stack.push(begin(app, plan))
        self.table: Table = self.scene.table
        self.keys = Keys(app, lambda: self.scene.steering)
        self.decisions = 0

    @property
    def scene(self) -> TableScene:
        scene = self.app.stack.top
        assert isinstance(scene, TableScene)
        return scene

    def play(self, decisions: int = 10_000) -> None:
        """Until so many decisions have been made, or the program has left the table."""
        while self.decisions < decisions and self._next_decision():
            self.decisions += 1
            self._make(self.rng.choice([move.text for move in self.table.play.state.legal()]))

    def _next_decision(self) -> bool:
        for _ in range(5):
            self.app.frame()
            if not self.app.stack.scenes or self.table.hand:
                break
        return bool(self.app.stack.scenes)

    def _make(self, move: str) -> None:
        before = len(self.table.play.match.moves)
        assert self.table.hand
        self.keys.choose(*self.table.hand.gesture(move))
        assert self.table.play.match.moves[before].text == move


@pytest.mark.parametrize(("game", "players"), [("ark", 3), ("family", 2)])
def test_a_whole_game_by_keyboard(make_app: Any, game: str, players: int) -> None:
    robot = KeyRobot(make_app((1024, 768)), game, players, seed=4)
    robot.play()
    assert robot.table.play.match.state.to_move is None
