"""The table of Animals on Board under real mouse events."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

import pygame
import pytest
from aboard_hand import Player, at_the_turn, sit_down
from conftest import MakeApp

from game.aboard import FOOD_CAP, PUBLISHED, TILES
from scenes.aboard import AboardScene
from scenes.aboard_scoring import AboardScoring
from scenes.aboard_table import paintings
from scenes.aboard_table.controls import PriceButton
from scenes.aboard_table.hands import SPLIT, UNDO
from scenes.aboard_table.meadow import Middle, plan_meadow
from scenes.app import App
from scenes.confirm import Leaving
from scenes.handover import Handover
from scenes.pause import Pause

ALL_RULES = dict.fromkeys(PUBLISHED, True)


# -- every legal move by mouse
def perform(player: Player, text: str, checked: bool) -> None:
    """Make a move by the clicks its hand names; or only find them, and set back what was lifted."""
    table = player.scene.table
    hand = table.hand
    assert hand is not None
    clicks = hand.gesture(table.state.parse(text))
    for target in clicks if not checked else clicks[:-1]:
        player.click_target(target)
    if checked:
        last = player.widget(clicks[-1])
        assert last.enabled and player.scene.controls.at(last.rect.center) is last
        if hand.lifted:
            player.click_target(UNDO)


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        (("human", "human"), {}),
        (("human", "human", "human"), {}),
        (("human", "human", "human", "human"), {}),
        (("human", "human", "human"), ALL_RULES),
    ],
    ids=["two", "three", "four", "published"],
)
def test_N3_every_legal_move_has_a_gesture_on_the_screen(
    make_app: MakeApp, kinds: tuple[str, ...], options: dict[str, bool]
) -> None:
    app, rng = make_app(), random.Random(7)
    scene = sit_down(app, kinds, 5, **options)
    player, state = Player(app, scene), scene.table.state
    for _ in range(9):
        player.take_the_mouse()
        choices = player.choices(rng, 20)
        for move in choices[:10]:
            before = state.position()
            perform(player, move, checked=True)
            assert state.position() == before
        chosen = rng.choice(choices)
        assert state.why_not(chosen) is None
        perform(player, chosen, checked=False)
        assert chosen in [move.text for move in scene.table.play.match.moves[-15:]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_N4_a_whole_game_by_mouse_ends_on_the_score_sheet_and_replays(make_app: MakeApp, players: int) -> None:
    app, rng = make_app(), random.Random(players)
    scene = sit_down(app, ("human",) * players, players)
    player, match = Player(app, scene), scene.table.play.match
    for _ in range(400):
        player.take_the_mouse()
        if app.stack.top is not scene:
            break
        legal = match.state.legal()
        takes = [move.text for move in legal if move.text.startswith("take")] if len(legal) < 40 else []
        perform(player, rng.choice(takes or [legal[rng.randrange(len(legal))].text]), checked=False)
    assert isinstance(app.stack.top, AboardScoring)
    assert match.record().replay().position() == match.state.position()


def test_N3_clicks_where_nothing_lies_change_nothing(app: App) -> None:
    player = at_the_turn(app)
    state = player.scene.table.state
    before = state.position()
    for x in range(3, 1280, 61):
        for y in range(70, 720, 47):
            if player.scene.controls.at((x, y)) is None:
                player.click((x, y))
    assert state.position() == before


# -- splitting
def test_N3_lifted_tiles_are_set_back_by_a_second_click_or_all_at_once(app: App) -> None:
    player = at_the_turn(app)
    table = player.scene.table
    first, second, third = table.state.groups()[0][1:4]
    for tile in (first, second, third, second):
        player.click_target(("tile", tile))
    assert table.hand and table.hand.lifted == [first, third]
    player.click_target(UNDO)
    assert table.hand.lifted == []


def test_N3_lifted_tiles_leave_by_the_split_button(app: App) -> None:
    player = at_the_turn(app, ("human", "human"))
    table = player.scene.table
    part = table.state.groups()[0][2:5]
    for tile in part:
        player.click_target(("tile", tile))
    player.click_target(SPLIT)
    assert part in table.state.groups()
    assert table.state.position()["food"]["green"] == 2


def test_N6_no_place_for_a_split_is_shown_to_whoever_may_not_split(app: App) -> None:
    scene = sit_down(app, ("human", "human"), food_cap=True)
    player, shown = Player(app, scene), set()
    for _ in range(FOOD_CAP * 2 + 1):
        player.take_the_mouse()
        player.wait(0.1)
        state = scene.table.state
        if state.phase == "setup":
            player.click_target(("hand", scene.table.picture.hand[0]))
            continue
        place = scene.view.plan.clearing
        assert place
        rich = state.position()["food"][state.to_move] == FOOD_CAP
        shown.add((rich, app.screen.surface().get_at(place.center) == pygame.Color(paintings.CLEARING)))
        if rich:
            break
        perform(player, f"split {max(state.groups(), key=len)[-1]}", checked=False)
    assert shown == {(False, True), (True, False)}


# -- what is not possible
def test_N3_a_group_too_dear_says_so_and_stays(app: App) -> None:
    player = at_the_turn(app)
    table = player.scene.table
    before, group = table.state.position(), table.state.groups()[0]
    button = player.widget(("take", group[0]))
    assert not button.enabled
    player.click(button.rect.center)
    assert table.refusal and table.refusal.code == "too-expensive"
    assert table.prompt().missing
    assert table.state.position() == before


def test_N3_one_animal_must_stay_behind(app: App) -> None:
    player = at_the_turn(app)
    table = player.scene.table
    for tile in table.state.groups()[0]:
        player.click_target(("tile", tile))
    player.click(player.widget(SPLIT).rect.center)
    assert table.refusal and table.refusal.code == "whole-group"


def test_a_refusal_is_gone_after_a_while(app: App) -> None:
    player = at_the_turn(app)
    table = player.scene.table
    player.click(player.widget(("take", table.state.groups()[0][0])).rect.center)
    player.wait(4.5)
    assert table.refusal is None and not table.prompt().missing


def test_N3_a_side_note_offers_taking_only_where_a_group_can_be_paid(app: App) -> None:
    player = at_the_turn(app, ("human", "human"))
    table = player.scene.table
    for affordable in (False, True):
        assert any(table.state.can_take(group[0]) for group in table.state.groups()) == affordable
        player.click_target(("tile", max(table.state.groups(), key=len)[-1]))
        assert ("take" in table.prompt().note) == affordable
        player.click_target(SPLIT)
        player.wait(0.5)


# -- double clicks
def group_followed_by_another(player: Player) -> Iterator[tuple[tuple[str, ...], tuple[int, int]]]:
    """Groups of one, and a point on whose button another's will be once they have been taken."""
    groups = player.scene.table.state.groups()
    for single in [group for group in groups if len(group) == 1]:
        button = player.widget(("take", single[0])).rect
        later = plan_meadow(player.app.layout, Middle([group for group in groups if group != single]))
        for mat in later.mats:
            common = mat.button.clip(button)
            if common.size > (9, 9) and len(mat.group) == 1:
                yield single, common.center


def test_N3_the_second_click_on_a_group_does_not_take_another_for_whoever_comes_next(app: App) -> None:
    """At full speed the next group's button comes under the pointer before the second click."""
    player = at_the_turn(app, ("human", "human"))
    table = player.scene.table
    for _ in range(7):
        player.click_target(("tile", max(table.state.groups(), key=len)[-1]))
        player.click_target(SPLIT)
        player.wait(0.5)
    single, pos = next(group_followed_by_another(player))
    actor, decided = str(table.state.to_move), table.decisions
    player.click(pos)
    trap = player.scene.controls.at(pos)
    assert isinstance(trap, PriceButton) and trap.enabled and trap.hovered
    player.press(pos)
    player.release(pos)
    assert table.decisions == decided + 1
    assert single[0] in table.state.position()["arks"][actor]
    player.wait(0.5)
    player.click(pos)
    assert table.decisions == decided + 2


def test_a_double_click_does_not_press_the_curtains_button(app: App) -> None:
    player = Player(app, sit_down(app, ("human", "human")))
    player.wait(0.1)
    player.take_the_mouse()
    tile = player.widget(("hand", player.scene.table.picture.hand[0])).rect.center
    player.click(tile)
    curtain = app.stack.top
    assert isinstance(curtain, Handover)
    app.pointer = curtain.controls.widgets[0].rect.center
    curtain.enter()
    player.press(app.pointer)
    player.release(app.pointer)
    player.wait(0.1)
    assert app.stack.top is curtain
    player.wait(0.4)
    player.take_the_mouse()
    assert app.stack.top is player.scene


# -- motion
def test_a_click_ends_what_is_moving_and_means_nothing_else(make_app: MakeApp) -> None:
    app = make_app(speed="normal")
    scene = sit_down(app, ("human", "human"))
    player = Player(app, scene)
    player.wait(0.1)
    assert scene.table.director.busy
    player.click((640, 300))
    assert not scene.table.director.busy


def test_N3_the_mats_of_a_split_slide_with_their_buttons(make_app: MakeApp) -> None:
    app = make_app(speed="instant")
    player = at_the_turn(app, ("human", "human"))
    app.settings.speed = "normal"
    table = player.scene.table
    player.wait(0.5)
    player.click_target(("tile", table.state.groups()[0][-1]))
    player.click_target(SPLIT)
    player.wait(0.05)
    names = {f"mat:{group[0]}" for group in table.state.groups()}
    assert len(names) == 2 and names <= table.picture.flying
    assert not any(isinstance(widget, PriceButton) for widget in player.scene.controls)
    player.wait(1.5)
    assert not table.picture.flying
    assert sum(isinstance(widget, PriceButton) for widget in player.scene.controls) == 2


def test_random_clicks_during_motion_break_nothing(make_app: MakeApp) -> None:
    app, rng = make_app(speed="fast"), random.Random(3)
    scene = sit_down(app, ("human", "random", "random"), 4)
    player = Player(app, scene)
    for _ in range(500):
        top = app.stack.top
        if not isinstance(top, AboardScene | Handover):
            break
        pos = (rng.randrange(220, 1280), rng.randrange(70, 720))
        rng.choice((player.press, player.release, player.move))(pos)
    state = scene.table.state
    position = state.position()
    tiles = chain(position["pile"], position["hand"], *position["groups"], *position["arks"].values())
    assert sorted(tiles) == sorted(TILES)
    assert scene.table.play.match.record().replay().position() == state.position()


def test_a_table_of_computers_plays_by_itself(make_app: MakeApp) -> None:
    app = make_app()
    scene = sit_down(app, ("greedy", "random", "greedy"), 2)
    for _ in range(400):
        app.frame()
        if app.stack.top is not scene:
            break
    assert isinstance(app.stack.top, AboardScoring)


def test_what_can_be_chosen_pulses_until_it_rests(app: App) -> None:
    table = at_the_turn(app, ("human", "human")).scene.table
    strengths = []
    for _ in range(400):
        app.frame()
        strengths.append(table.glow)
    assert min(strengths) < 0.75 and strengths[-60:] == [1.0] * 60
    assert table.hand
    table.hand.lifted.append(table.state.groups()[0][0])
    assert table.glow == 0


def test_nothing_is_drawn_while_nothing_changes(app: App) -> None:
    player = at_the_turn(app)
    player.wait(6.0)
    flips = app.screen.flips
    player.wait(1.0)
    assert app.screen.flips == flips


def test_the_table_is_arranged_anew_for_another_window_size(app: App) -> None:
    player = at_the_turn(app)
    group = player.scene.table.state.groups()[0]
    before = player.widget(("tile", group[1])).rect.copy()
    app.screen.resize((1920, 1080))
    player.wait(0.4)
    assert player.widget(("tile", group[1])).rect.width > before.width
    player.click_target(("tile", group[1]))
    assert player.scene.table.hand and player.scene.table.hand.lifted == [group[1]]


def test_a_right_click_sets_back_what_is_lifted(app: App) -> None:
    player = at_the_turn(app)
    hand = player.scene.table.hand
    assert hand
    player.click_target(("tile", player.scene.table.state.groups()[0][1]))
    assert hand.lifted
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 300), button=3))
    player.wait(0.1)
    assert not hand.lifted and player.scene.table.hand is hand


def test_the_house_asks_whether_to_leave_and_the_gear_pauses(app: App) -> None:
    player = at_the_turn(app)
    for place, panel in ((0, Leaving), (2, Pause)):
        player.click(app.layout.aboard.menu(place).center)
        assert type(app.stack.top) is panel
        player.key(pygame.K_ESCAPE)
        assert app.stack.top is player.scene
