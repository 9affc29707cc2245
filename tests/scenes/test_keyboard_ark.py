"""The ark games by keyboard alone: whole matches, every legal choice within reach of the arrows and Tab."""

from __future__ import annotations

import random

import pygame
import pytest
from conftest import MakeApp
from keyboard_hand import Keys, Press, arrows

from scenes.app import App
from scenes.match_setup import MatchPlan
from scenes.table.picture import Seat
from scenes.table.scene import TableScene, begin
from scenes.table.table import Table

LONG = pytest.mark.long
COLOURS = ("green", "yellow", "red", "blue")


class KeyRobot:
    """Plays all seats of a game by keys, moves drawn by its own generator."""

    def __init__(self, app: App, game: str, players: int, seed: int, press: Press | None = None) -> None:
        self.app = app
        self.rng = random.Random(seed)
        seats = tuple(Seat(colour, colour.title()) for colour in COLOURS[:players])
        plan = MatchPlan(game, seats, COLOURS[seed % players], seed, quit_when_over=True)
        app.stack.push(begin(app, plan))
        self.table: Table = self.scene.table
        self.keys = Keys(app, lambda: self.scene.steering, press)
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


@pytest.mark.parametrize(
    ("game", "players"),
    [("ark", 2), ("family", 2), *(pytest.param(game, n, marks=LONG) for game in ("ark", "family") for n in (3, 4))],
)
def test_a_whole_game_by_keyboard(make_app: MakeApp, game: str, players: int) -> None:
    robot = KeyRobot(make_app((1024, 768)), game, players, seed=4)
    robot.play()
    match = robot.table.play.match
    assert match.state.to_move is None
    assert match.record().replay().position() == match.state.position()


def test_arrows_alone_come_to_everything_that_can_be_chosen(make_app: MakeApp) -> None:
    robot = KeyRobot(make_app((1024, 768)), "ark", 2, 5)
    for checked in (4, 9, 14, 22, 30, 38):
        robot.play(checked)
        robot._next_decision()
        robot.keys.key(pygame.K_TAB)
        places = robot.keys.steering.ground.places()
        ways = arrows(places, robot.keys.focus)
        assert not [place.target for place in places if place.target not in ways]
