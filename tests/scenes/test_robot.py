"""The robot hand: whole games by real mouse events, every legal move found through the hit map at every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from robots import TableRobot

from scenes.app import App
from scenes.rules.scene import Rules
from scenes.table.hands import Hand, hand_for
from scenes.table.marks import Marks, Target
from tests.scenes.conftest import let_sink_in

NEVER_MEANT = 15
"""Every so many decisions the robot also clicks where nothing can be done."""


class Robot(TableRobot):
    """Plays by mouse, and looks at every step whether each legal move can be found."""

    def decide(self) -> None:
        self._check_all()
        if self.decisions % NEVER_MEANT == 0:
            self._click_in_vain()
        super().decide()

    # -- finding
    def _check_all(self) -> None:
        """Each legal move has one to three clicks, and each click is a point that means its target."""
        state = self.table.play.state
        idle = hand_for(state)
        for gesture in _gestures(state):
            hand = idle if len(gesture) == 1 else hand_for(state)
            assert 1 <= len(gesture) <= 3
            for target in gesture:
                self._check(target, hand)
                assert hand.click(target) is not None

    def _check(self, target: Target, hand: Hand) -> None:
        marks = hand.marks()
        point = self.table.hits.point_of(target, marks)
        assert target in marks.legal
        assert self.table.hits.at(point, marks, hand) == target
        assert self.app.layout.screen.collidepoint(point)

    # -- clicking
    def make(self, move: str) -> None:
        table = self.table
        before = len(table.play.match.moves)
        for target in table.hand.gesture(move):
            assert len(table.play.match.moves) == before, "only the last click plays"
            self.click(table.hits.point_of(target, table.marks))
        made = [made.text for made in table.play.match.moves[before:]]
        assert made[0] == move

    def click(self, point: tuple[int, int]) -> None:
        let_sink_in(self.app, point)
        post = pygame.event.post
        post(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0)))
        post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1))
        post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=point, button=1))
        self.app.frame()

    def _click_in_vain(self) -> None:
        """Clicks on what is not legal, and on nothing, leave the game as it is."""
        table = self.table
        before = table.play.state.position()
        for point in self._vain_points():
            self.click(point)
            self._leave_the_rules()
            assert table.play.state.position() == before, point

    def _leave_the_rules(self) -> None:
        """The question mark of an answer leads there."""
        if isinstance(self.app.stack.top, Rules):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
            self.app.frame()

    def _vain_points(self) -> Iterator[tuple[int, int]]:
        width, height = self.app.layout.size
        for _ in range(12):
            point = (self.rng.randrange(width), self.rng.randrange(height))
            target = self.table.hits.at(point, self.table.marks, self.table.hand)
            if target not in self.table.marks.legal and target not in _MENU:
                yield point


_MENU = {("button", name) for name in ("home", "rules", "log", "watch", "settings", "undo", "redo", "restart")}
"""What can be clicked in every decision and leaves the table, or changes the game."""


def _gestures(state: Any) -> list[list[Target]]:
    """The gestures of all legal moves, and for a swap one for every divider that can be the second."""
    hand = hand_for(state)
    gestures = [hand.gesture(move.text) for move in state.legal()]
    swap = next((move.text for move in state.legal() if move.kind == "swap"), None)
    if swap:
        first = hand.gesture(swap)[0]
        lifted = hand_for(state)
        lifted.click(first)
        gestures += [[first, other] for other in lifted.legal() if other[0] == "edge" and other != first]
    return gestures


def played(app: App, game: str, players: int, seed: int, **options: bool) -> Robot:
    robot = Robot(app, game, players, seed, **options)
    robot.play()
    match = robot.table.play.match
    assert match.state.to_move is None
    assert match.record().replay().position() == match.state.position()
    assert robot.table.picture.scores == match.state.scores()
    return robot


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_of_ark_and_noah_by_mouse(app: App, players: int) -> None:
    assert played(app, "ark", players, seed=players).decisions > 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_of_the_family_variant_by_mouse(app: App, players: int) -> None:
    assert played(app, "family", players, seed=players, shared_spaces=players == 3).decisions > 50


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 16))
@pytest.mark.parametrize("game", ["ark", "family"])
@pytest.mark.parametrize("size", [(1024, 768), (2560, 1080)])
def test_more_games_by_mouse(make_app: Any, game: str, size: tuple[int, int], seed: int) -> None:
    played(make_app(size), game, 2 + seed % 3, seed)


def test_what_is_marked_is_what_the_rules_allow(app: App) -> None:
    robot = Robot(app, "ark", 2, 1)
    assert robot.next_decision()
    marks: Marks = robot.table.marks
    assert marks.legal == {("space", str(n)) for n in range(1, 8)}
    robot.click(robot.table.hits.point_of(("space", "4"), marks))
    assert [move.text for move in robot.table.play.match.moves][-1] == "choose 4"
