"""The ark games by keyboard alone: whole matches, every legal choice within reach of the arrows and Tab."""

from __future__ import annotations

import pygame
import pytest
from conftest import MakeApp
from keyboard_hand import arrows
from robots import KeyRobot

LONG = pytest.mark.long


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
        robot.next_decision()
        robot.keys.key(pygame.K_TAB)
        places = robot.keys.steering.ground.places()
        ways = arrows(places, robot.keys.focus)
        assert not [place.target for place in places if place.target not in ways]
