"""Robots that sit on all seats of an ark game and play it to its end, moves drawn by their own generator."""

from __future__ import annotations

import random

from keyboard_hand import Keys, Press

from game.core import COLOURS
from scenes.app import App
from scenes.match_setup import MatchPlan
from scenes.table.picture import Seat
from scenes.table.scene import TableScene, begin
from scenes.table.table import Table


class TableRobot:
    """What all robots have in common; how they make a move is theirs."""

    def __init__(self, app: App, game: str, players: int, seed: int, **options: bool) -> None:
        self.app = app
        self.rng = random.Random(seed)
        seats = tuple(Seat(colour, colour.title()) for colour in COLOURS[:players])
        plan = MatchPlan(game, seats, COLOURS[seed % players], seed, options, quit_when_over=True)
        app.stack.push(begin(app, plan))
        self.table: Table = self.scene.table
        self.decisions = 0

    @property
    def scene(self) -> TableScene:
        scene = self.app.stack.top
        assert isinstance(scene, TableScene)
        return scene

    def play(self, decisions: int = 10_000) -> None:
        """Until so many decisions have been made, or the program has left the table."""
        while self.decisions < decisions and self.next_decision():
            self.decisions += 1
            self.decide()

    def next_decision(self) -> bool:
        """Wait until one is due; whether there is still a table."""
        for _ in range(5):
            self.app.frame()
            if not self.app.stack.scenes or self.table.hand:
                break
        return bool(self.app.stack.scenes)

    def decide(self) -> None:
        """Make any legal move."""
        self.make(self.rng.choice([move.text for move in self.table.play.state.legal()]))

    def make(self, move: str) -> None:
        """Make a move by its gesture."""
        raise NotImplementedError


class KeyRobot(TableRobot):
    """Plays by keys, or by whatever else ``press`` has in their place."""

    def __init__(self, app: App, game: str, players: int, seed: int, press: Press | None = None) -> None:
        super().__init__(app, game, players, seed)
        self.keys = Keys(app, lambda: self.scene.steering, press)

    def make(self, move: str) -> None:
        before = len(self.table.play.match.moves)
        assert self.table.hand
        self.keys.choose(*self.table.hand.gesture(move))
        assert self.table.play.match.moves[before].text == move
