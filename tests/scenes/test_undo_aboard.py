"""Undo and redo at the table of Animals on Board, by mouse and keyboard."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
from aboard_hand import Player, plan_of
from conftest import MakeApp

from game.table import Match
from scenes.aboard import AboardScene, begin
from scenes.aboard_table.hands import DONE, REDO, SPLIT, UNDO
from scenes.aboard_table.picture import AboardPicture
from scenes.match_setup import MatchPlan
from scenes.table.motion import SECOND_THOUGHTS
from scenes.words import undoing
from scenes.words.reasons import sentence

PEOPLE = ("human", "human")


def all_kept(plan: MatchPlan) -> MatchPlan:
    """The same match, played on until the first turn begins."""
    match = Match(plan.game, plan.players, plan.generator())
    while match.state.position()["phase"] != "playing":
        match.play(match.state.legal()[0])
    return replace(plan, moves=tuple(move.text for move in match.moves))


def playing(make_app: MakeApp, kinds: tuple[str, ...] = PEOPLE, speed: str = "instant", **plan: Any) -> Player:
    """Green is to split or take, everybody having kept a tile."""
    app = make_app(speed=speed)
    scene = begin(app, replace(all_kept(plan_of(kinds)), **plan))
    assert isinstance(scene, AboardScene)
    app.stack.push(scene)
    player = Player(app, scene)
    player.wait(0.2)
    assert scene.table.hand is not None
    return player


def split(player: Player, count: int = 2) -> None:
    """Split so many tiles off the largest group."""
    for tile in max(player.scene.table.state.groups(), key=len)[:count]:
        player.click_target(("tile", tile))
    player.click_target(SPLIT)


def decided(player: Player) -> list[str]:
    """What has been decided since everybody has kept a tile, by kind of move."""
    return [move.kind for move in player.scene.table.play.match.moves if move.kind in ("split", "take")]


def said(player: Player) -> str:
    refusal = player.scene.table.refusal
    return sentence(refusal) if refusal else ""


def check_true(player: Player) -> None:
    """The picture is that of the match, and the match that of its record."""
    table = player.scene.table
    match, picture = table.play.match, table.picture
    assert match.record().replay().position() == match.state.position()
    assert [step.move for step in table.play.steps] == list(match.moves)
    fresh = AboardPicture.of(table.state, picture.seats)
    for name in ("round", "phase", "actor", "first", "arks", "secrets", "food", "flags", "tiles_left", "flying"):
        assert getattr(picture, name) == getattr(fresh, name), name
    assert sorted(map(sorted, picture.groups)) == sorted(map(sorted, fresh.groups))


def test_a_split_is_undone_and_done_again(make_app: MakeApp) -> None:
    player = playing(make_app)
    split(player)
    player.wait(0.5)
    assert player.scene.table.picture.actor == "yellow"
    player.click_target(UNDO)
    player.wait(0.5)
    assert decided(player) == []
    assert player.scene.table.picture.actor == "green"
    assert player.scene.table.hand is not None
    check_true(player)
    player.click_target(REDO)
    player.wait(0.5)
    assert decided(player) == ["split"]
    check_true(player)


def test_undo_works_while_the_tiles_are_still_on_their_way(make_app: MakeApp) -> None:
    player = playing(make_app, speed="slow")
    split(player)
    assert player.scene.table.director.busy
    player.click_target(UNDO)
    assert decided(player) == []
    player.wait(0.5)
    check_true(player)


def test_lifted_tiles_are_set_back_before_a_decision_is_undone(make_app: MakeApp) -> None:
    player = playing(make_app)
    split(player)
    player.wait(0.5)
    table = player.scene.table
    player.click_target(("tile", table.state.groups()[0][0]))
    player.click_target(UNDO)
    assert table.hand
    assert not table.hand.lifted
    assert decided(player) == ["split"]
    player.wait(0.5)
    player.click_target(UNDO)
    assert decided(player) == []


def test_a_double_click_on_undo_does_not_also_undo_what_was_decided_before(make_app: MakeApp) -> None:
    player = playing(make_app)
    split(player)
    player.wait(0.5)
    player.click_target(("tile", player.scene.table.state.groups()[0][0]))
    place = player.widget(UNDO).rect.center
    player.click(place)
    player.press(place)
    player.release(place)
    assert decided(player) == ["split"]


def test_a_tile_kept_in_secret_and_tiles_laid_out_stay(make_app: MakeApp) -> None:
    player = playing(make_app)
    assert not player.widget(UNDO).enabled
    player.click_target(UNDO)
    assert said(player) == "A new animal has come to light"
    assert player.scene.table.prompt().text == said(player)


def test_another_players_split_stays(make_app: MakeApp) -> None:
    player = playing(make_app)
    split(player)
    player.wait(0.5)
    split(player)
    player.wait(0.5)
    player.click_target(UNDO)
    player.wait(0.5)
    player.click_target(UNDO)
    assert decided(player) == ["split"]
    assert said(player) == "What Green did stays"


def test_a_match_without_undo_says_so_but_sets_lifted_tiles_back(make_app: MakeApp) -> None:
    player = playing(make_app, no_undo=True)
    split(player)
    player.wait(0.5)
    table = player.scene.table
    player.click_target(("tile", table.state.groups()[0][0]))
    player.click_target(UNDO)
    assert table.hand
    assert not table.hand.lifted
    player.wait(0.5)
    player.click_target(UNDO)
    assert said(player) == "This match is played without undo"


def test_keys_do_what_the_tools_do(make_app: MakeApp) -> None:
    player = playing(make_app)
    split(player)
    for key, left in ((pygame.K_z, 0), (pygame.K_y, 1), (pygame.K_r, 0)):
        player.key(key)
        player.wait(0.2)
        assert len(decided(player)) == left
    check_true(player)


def test_a_key_in_the_midst_of_a_drag_sets_the_tile_back_and_takes_back_no_split(make_app: MakeApp) -> None:
    player = playing(make_app)
    split(player)
    player.wait(0.5)
    table = player.scene.table
    start = player.widget(("tile", table.state.groups()[0][0])).rect.center
    player.move(start)
    player.press(start)
    player.move((start[0] + 60, start[1]))
    assert table.stage.dragging
    player.key(pygame.K_z)
    assert decided(player) == ["split"]
    assert not table.stage.dragging and table.hand and not table.hand.lifted


def test_a_computer_waits_long_enough_for_a_person_to_undo(make_app: MakeApp) -> None:
    for speed in ("slow", "instant"):
        player = playing(make_app, ("human", "greedy"), speed)
        split(player)
        player.scene.table.director.finish()
        player.wait(SECOND_THOUGHTS - 0.2)
        assert decided(player) == ["split"]
        player.click_target(UNDO)
        player.wait(2)
        assert decided(player) == []
        check_true(player)


def test_once_the_computer_has_moved_the_persons_split_stays(make_app: MakeApp) -> None:
    player = playing(make_app, ("human", "greedy"))
    split(player)
    player.wait(2)
    assert len(decided(player)) == 2
    player.click_target(UNDO)
    assert said(player) == "What Yellow did stays"


def test_a_turn_that_is_over_waits_until_done_is_clicked(make_app: MakeApp) -> None:
    player = playing(make_app, ("human", "greedy"), confirm_turns=True)
    player.key(pygame.K_x)
    split(player)
    player.wait(3)
    table = player.scene.table
    assert (decided(player), table.picture.actor) == (["split"], "green")
    assert table.prompt().text == undoing.turn_over("Green")
    player.click_target(("take", table.picture.groups[0][0]))
    assert said(player) == "Your turn is over: Done, or undo"
    player.click_target(DONE)
    player.wait(2)
    assert decided(player)[1:]


def test_where_nothing_can_be_taken_back_nobody_is_told_to_undo(make_app: MakeApp) -> None:
    player = playing(make_app, ("human", "greedy"), confirm_turns=True, no_undo=True)
    player.key(pygame.K_x)
    split(player)
    player.wait(3)
    player.click_target(("take", player.scene.table.picture.groups[0][0]))
    assert said(player) == "Your turn is over: press Done"


def test_until_done_is_clicked_the_turn_can_be_undone(make_app: MakeApp) -> None:
    player = playing(make_app, confirm_turns=True)
    split(player)
    player.wait(0.5)
    player.click_target(UNDO)
    player.wait(0.5)
    assert decided(player) == []
    check_true(player)
    split(player, 3)
    player.wait(0.5)
    player.click_target(DONE)
    player.wait(0.5)
    assert player.scene.table.picture.actor == "yellow"
    check_true(player)
