"""Animals on Board: tiles that are dragged out of their group, and where they may be let go (N3)."""

from __future__ import annotations

import pygame
import pytest
from aboard_hand import Player, at_the_turn

from scenes.aboard_table.hands import NOWHERE, SPLIT
from scenes.app import App


def two_groups(player: Player) -> None:
    """Split two animals off, so that somebody else has two groups before them."""
    for tile in max(player.scene.table.state.groups(), key=len)[:2]:
        player.click_target(("tile", tile))
    player.click_target(SPLIT)
    player.take_the_mouse()
    player.wait(1)


def drag(player: Player, tile: str, to: tuple[int, int]) -> None:
    start = player.widget(("tile", tile)).rect.center
    player.move(start)
    player.press(start)
    player.move((start[0] + 30, start[1] + 30))
    assert player.scene.table.stage.dragging
    player.move(to)
    player.release(to)


def sand(player: Player) -> tuple[int, int]:
    """Where a tile that is let go splits its group."""
    place = player.scene.view.plan.clearing
    assert place
    return place.center


def test_N3_a_tile_dragged_out_takes_along_what_is_lifted(app: App) -> None:
    player = at_the_turn(app, ("human", "human"))
    table = player.scene.table
    lifted, dragged = table.state.groups()[0][2:4]
    player.click_target(("tile", lifted))
    drag(player, dragged, sand(player))
    assert (lifted, dragged) in table.state.groups()


def test_N3_a_tile_dragged_out_of_another_group_sets_back_what_is_lifted(app: App) -> None:
    player = at_the_turn(app, ("human", "human"))
    table = player.scene.table
    two_groups(player)
    small, large = sorted(table.state.groups(), key=len)
    player.click_target(("tile", small[0]))
    drag(player, large[3], sand(player))
    assert (large[3],) in table.state.groups() and small in table.state.groups()


def test_N3_a_group_dragged_out_whole_is_answered_and_lies_as_before(app: App) -> None:
    player = at_the_turn(app, ("human", "human"))
    table = player.scene.table
    group = table.state.groups()[0]
    for tile in group[:-1]:
        player.click_target(("tile", tile))
    drag(player, group[-1], sand(player))
    assert table.refusal and table.refusal.code == "whole-group"
    assert table.state.groups() == (group,) and table.hand and table.hand.lifted == list(group[:-1])


def test_N3_a_lifted_tile_dragged_back_onto_its_mat_is_set_back_alone(app: App) -> None:
    player = at_the_turn(app)
    table, group = player.scene.table, player.scene.table.state.groups()[0]
    for tile in group[2:5]:
        player.click_target(("tile", tile))
    drag(player, group[3], player.scene.view.plan.mats[0].tiles[group[0]].center)
    assert table.hand and table.hand.lifted == [group[2], group[4]] and not table.refusal


def ark(player: Player, seat: int) -> tuple[int, int]:
    """A place on somebody's panel."""
    table = player.scene.table
    return table.stage.panels(table.picture).rect(table.picture.seats[seat].colour).center


@pytest.mark.parametrize(("seat", "code"), [(0, "too-expensive"), (1, "only-shown")])
def test_N3_a_tile_let_go_on_an_ark_is_answered_and_goes_back(app: App, seat: int, code: str) -> None:
    player = at_the_turn(app)
    table, group = player.scene.table, player.scene.table.state.groups()[0]
    drag(player, group[0], ark(player, seat))
    assert table.refusal and table.refusal.code == code
    assert table.state.groups() == (group,) and table.hand and not table.hand.lifted


def pair_to_take(player: Player) -> tuple[str, ...]:
    """Two animals that the first player has the crates for, once everybody has split."""
    two_groups(player)
    two_groups(player)
    state = player.scene.table.state
    group = min(state.groups(), key=len)
    assert len(group) == 2 and state.can_take(group[0])
    return group


def test_N3_a_part_of_a_group_let_go_on_ones_own_ark_is_not_taken(app: App) -> None:
    player = at_the_turn(app, ("human", "human"))
    table, group = player.scene.table, pair_to_take(player)
    drag(player, group[1], ark(player, 0))
    assert table.refusal and table.refusal.code == "only-whole-groups"
    assert group in table.state.groups() and table.hand and not table.hand.lifted


def test_N3_a_whole_group_let_go_on_ones_own_ark_is_taken(app: App) -> None:
    player = at_the_turn(app, ("human", "human"))
    table, group = player.scene.table, pair_to_take(player)
    player.click_target(("tile", group[0]))
    drag(player, group[1], ark(player, 0))
    assert table.play.match.moves[-1].text == f"take {group[0]}" and not table.refusal


def test_N3_a_whole_group_let_go_on_somebody_elses_ark_is_not_taken(app: App) -> None:
    player = at_the_turn(app, ("human", "human"))
    table, group = player.scene.table, pair_to_take(player)
    player.click_target(("tile", group[0]))
    drag(player, group[1], ark(player, 1))
    assert table.refusal and table.refusal.code == "only-shown"
    assert group in table.state.groups() and table.hand and table.hand.lifted == [group[0]]


def test_N3_a_whole_group_too_dear_let_go_on_ones_own_ark_is_answered_with_its_price(app: App) -> None:
    player = at_the_turn(app)
    table, group = player.scene.table, player.scene.table.state.groups()[0]
    for tile in group[:-1]:
        player.click_target(("tile", tile))
    drag(player, group[-1], ark(player, 0))
    assert table.refusal and table.refusal.code == "too-expensive" and table.refusal.params["price"] == len(group)
    assert table.hand and table.hand.lifted == list(group[:-1])


def test_N3_a_tile_let_go_on_another_group_is_answered_and_goes_back(app: App) -> None:
    player = at_the_turn(app, ("human", "human"))
    table = player.scene.table
    two_groups(player)
    before = table.state.groups()
    small, large = sorted(before, key=len)
    drag(player, large[3], player.widget(("tile", small[0])).rect.center)
    assert table.refusal and table.refusal.code == "tiles-of-two-groups"
    assert table.state.groups() == before and table.hand and not table.hand.lifted


def test_a_tile_let_go_beside_the_meadow_goes_back(app: App) -> None:
    player = at_the_turn(app)
    table, group = player.scene.table, player.scene.table.state.groups()[0]
    beside = app.layout.aboard.prompt().center
    assert player.scene.view.drops_on(beside) == NOWHERE
    drag(player, group[0], beside)
    assert not table.refusal and table.state.groups() == (group,) and table.hand and not table.hand.lifted


def dragged_over(player: Player, tile: str, place: tuple[int, int]) -> tuple[str, bool]:
    """What the prompt says while a tile is held there, and whether the sizes of both parts are shown."""
    start = player.widget(("tile", tile)).rect.center
    player.move(start)
    player.press(start)
    player.move((start[0] + 30, start[1] + 30))
    player.move(place)
    scene = player.scene
    assert scene.table.stage.dragging
    said = scene.table.prompt().text, "gain" in scene.view.split(scene.view.plan)
    player.key(pygame.K_ESCAPE)
    return said


def test_letting_go_splits_is_said_where_it_does_and_nowhere_else(app: App) -> None:
    player = at_the_turn(app, ("human", "human"))
    two_groups(player)
    table = player.scene.table
    turn = table.prompt().text
    small, large = sorted(table.state.groups(), key=len)
    text, sizes = dragged_over(player, large[3], sand(player))
    assert "let go to split" in text and sizes
    own_mat, other = (player.widget(("tile", tile)).rect.center for tile in (large[0], small[0]))
    for place in (own_mat, other, ark(player, 0), ark(player, 1), app.layout.aboard.prompt().center):
        assert dragged_over(player, large[3], place) == (turn, False)


def test_no_tile_is_pointed_at_while_another_is_dragged_over_it(app: App) -> None:
    player = at_the_turn(app)
    first, second = player.scene.table.state.groups()[0][:2]
    start, end = player.widget(("tile", first)).rect.center, player.widget(("tile", second)).rect.center
    player.move(start)
    player.press(start)
    player.move(end)
    assert player.scene.table.stage.dragging and player.scene.pointed_at is None
    player.release(end)
    assert player.scene.pointed_at == ("tile", second)


def test_N3_a_lifted_tile_dragged_out_takes_the_others_along(app: App) -> None:
    player = at_the_turn(app, ("human", "human"))
    table = player.scene.table
    part = table.state.groups()[0][2:4]
    for tile in part:
        player.click_target(("tile", tile))
    drag(player, part[0], sand(player))
    assert part in table.state.groups()


def test_N3_letting_go_on_the_old_mat_cancels(app: App) -> None:
    player = at_the_turn(app)
    table = player.scene.table
    before, group = table.state.position(), table.state.groups()[0]
    drag(player, group[2], player.widget(("tile", group[0])).rect.center)
    assert table.state.position() == before
    assert table.hand and table.hand.lifted == []


def test_a_drag_ends_when_the_window_loses_the_mouse(app: App) -> None:
    player = at_the_turn(app)
    table = player.scene.table
    before, tile = table.state.position(), table.state.groups()[0][2]
    start = player.widget(("tile", tile)).rect.center
    player.press(start)
    player.move((start[0] + 40, start[1]))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.frame()
    assert not table.stage.dragging
    assert table.state.position() == before
