"""Animals on Board by keyboard alone: whole matches, lifting and splitting, the secret and the curtain."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest
from aboard_hand import sit_down
from aboard_keys import KeyPlayer

from scenes.aboard_scoring import AboardScoring
from scenes.aboard_table.answering import QUESTION
from scenes.aboard_table.hands import SPLIT, EndHand, TurnHand
from scenes.app import App
from scenes.rules.scene import Rules
from scenes.table import motion


def at_the_turn(app: App, kinds: tuple[str, ...] = ("human", "random")) -> KeyPlayer:
    """The first player, who has kept a tile and is to split or take."""
    player = KeyPlayer(app, sit_down(app, kinds))
    while player.scene.table.state.phase == "setup":
        player.be_there()
        if player.scene.table.hand:
            player.choose(("hand", player.scene.table.picture.hand[0]))
        else:
            app.frame()
    player.wait(0.1)
    assert isinstance(player.scene.table.hand, TurnHand)
    return player


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.long), pytest.param(4, marks=pytest.mark.long)]
)
def test_N4_a_whole_game_by_keyboard_ends_on_the_score_sheet(make_app: Any, players: int) -> None:
    app = make_app((1024, 768))
    player = KeyPlayer(app, sit_down(app, ("human",) * players, players))
    player.play(random.Random(players))
    assert isinstance(app.stack.top, AboardScoring)
    match = player.scene.table.play.match
    assert match.record().replay().position() == match.state.position()


def test_N3_from_a_lifted_tile_the_keys_go_on_to_its_group_and_then_to_split(app: App) -> None:
    player = at_the_turn(app)
    hand = player.scene.table.hand
    assert isinstance(hand, TurnHand)
    group = max(hand.state.groups(), key=len)
    player.choose(("tile", group[0]))
    assert player.focus in [("tile", tile) for tile in group[1:]]
    player.choose(*(("tile", tile) for tile in group[1:-1]))
    assert player.focus == SPLIT
    player.key(pygame.K_ESCAPE)
    assert not hand.lifted
    assert app.stack.top is player.scene


def test_the_eye_is_held_by_its_key_or_by_enter_on_it(app: App) -> None:
    player = at_the_turn(app)
    table = player.scene.table
    for key in (pygame.K_e, pygame.K_RETURN):
        player.go_to(("eye", ""))
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        app.frame()
        assert table.secret()
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=""))
        app.frame()
        assert not table.peeking


def test_what_the_keys_point_at_is_told_as_under_the_mouse(app: App) -> None:
    player = at_the_turn(app)
    price = next(place.target for place in player.steering.ground.places() if place.target[0] == "take")
    player.go_to(price)
    hovered = [getattr(widget, "target", None) for widget in player.scene.controls if widget.hovered]
    assert hovered == [price]


def test_with_keys_an_answer_stays_until_its_question_mark_is_come_to(app: App) -> None:
    player = at_the_turn(app)
    table = player.scene.table
    player.key(pygame.K_TAB)
    player.key(pygame.K_y)
    player.wait(motion.ANSWER + 0.1)
    assert table.refusal
    player.choose(QUESTION)
    assert isinstance(app.stack.top, Rules)


def test_the_end_of_a_turn_is_confirmed_by_enter(app: App) -> None:
    player = at_the_turn(app)
    player.scene.table.play.match.confirmers = ("green",)
    move = player.scene.table.state.legal()[0].text
    player.make(move)
    player.wait(0.1)
    assert isinstance(player.scene.table.hand, EndHand)
    assert player.focus == ("done", "")
    player.rest()
    player.key(pygame.K_RETURN)
    assert not player.scene.table.play.match.held
