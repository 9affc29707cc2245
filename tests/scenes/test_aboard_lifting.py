"""Animals on Board: how tiles that are picked for a split go to the dashed mat, and back where that is cancelled."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from aboard_hand import Player, sit_down

from game.core import Event
from scenes.aboard_table.choreography import AboardChoreography
from scenes.aboard_table.hands import MEADOW, UNDO, TurnHand
from scenes.aboard_table.lifting import LIFT, SET_BACK, Lifting
from scenes.aboard_table.meadow import MeadowPlan
from scenes.table.sprite import Vanishing

FRAME = 1 / 60


@pytest.fixture
def player(make_app: Any) -> Player:
    """A person who may split, at normal speed, with everything at rest."""
    app = make_app(speed="instant")
    player = Player(app, sit_down(app, ("human", "random")))
    player.wait(0.1)
    player.click(player.scene.view.plan.hand[0].center)
    while not isinstance(player.scene.table.hand, TurnHand):
        app.frame()
    app.settings.speed = "normal"
    player.wait(0.5)
    return player


def lifting(player: Player) -> Lifting:
    return player.scene.table.stage.lifting


def plan(player: Player) -> MeadowPlan:
    return player.scene.view.plan


def group(player: Player) -> tuple[str, ...]:
    return tuple(max(player.scene.table.state.groups(), key=len))


def frames_in_the_air(player: Player) -> int:
    frames = 0
    while lifting(player).away:
        player.app.frame()
        frames += 1
    return frames


def test_N3_a_lifted_tile_goes_to_the_dashed_mat(player: Player) -> None:
    tile = group(player)[0]
    player.click_target(("tile", tile))
    assert lifting(player).away == {tile}
    assert 0 < frames_in_the_air(player) * FRAME <= LIFT.seconds + FRAME


def test_N3_the_next_tile_can_be_picked_while_one_is_in_the_air(player: Player) -> None:
    for tile in group(player)[:3]:
        player.click_target(("tile", tile))
    hand = player.scene.table.hand
    assert hand and hand.lifted == list(group(player)[:3])
    assert lifting(player).away


def test_N3_what_is_cancelled_goes_back_to_its_place_from_wherever_it_is(player: Player) -> None:
    tiles = group(player)[:2]
    for tile in tiles:
        player.click_target(("tile", tile))
    frames_in_the_air(player)
    player.click_target(UNDO)
    assert lifting(player).away == set(tiles)
    assert LIFT.seconds < frames_in_the_air(player) * FRAME <= SET_BACK.seconds + FRAME


def test_N3_a_tile_dragged_back_onto_its_mat_goes_home_from_the_pointer(player: Player) -> None:
    tile, other = group(player)[:2]
    mat = plan(player).mat_of(tile)
    assert mat
    start, end = mat.tiles[tile].center, mat.tiles[other].center
    player.press(start)
    player.move((start[0] + 40, start[1]))
    player.move(end)
    assert tile not in lifting(player).away, "it is under the pointer"
    player.release(end)
    assert tile in lifting(player).away
    frames_in_the_air(player)
    assert plan(player).tray is None


@pytest.mark.parametrize("key", [pygame.K_z, pygame.K_r, pygame.K_ESCAPE])
def test_N3_who_takes_back_in_the_midst_of_a_drag_has_nothing_left_to_let_go(player: Player, key: int) -> None:
    tile, before = group(player)[0], player.scene.table.play.match.moves
    place = player.widget(("tile", tile)).rect
    player.press(place.center)
    player.move((place.centerx + 40, place.centery))
    assert player.scene.table.stage.dragging
    player.key(key)
    assert not player.scene.table.stage.dragging
    player.release((place.centerx + 40, place.centery))
    hand = player.scene.table.hand
    assert player.app.stack.top is player.scene and player.scene.table.play.match.moves == before
    assert hand and not hand.lifted


def test_N3_a_tile_set_back_by_keys_in_the_midst_of_a_drag_is_not_split_off(player: Player) -> None:
    table, tile = player.scene.table, group(player)[0]
    before = table.play.match.moves
    table.drag(tile)
    table.click(("tile", tile))
    table.drop(plan(player).clearing.center, MEADOW)
    assert table.play.match.moves == before and table.hand and not table.hand.lifted


@pytest.mark.parametrize("settings", [{"speed": "instant"}, {"less_motion": True}])
def test_N3_where_nothing_is_to_move_tiles_lie_on_the_dashed_mat_at_once(
    player: Player, settings: dict[str, Any]
) -> None:
    for name, value in settings.items():
        setattr(player.app.settings, name, value)
    player.click_target(("tile", group(player)[0]))
    assert plan(player).tray and not lifting(player).away


def test_N3_with_less_motion_a_light_marks_what_is_split_off_and_nothing_that_makes_room_for_it(
    player: Player,
) -> None:
    stage, tiles = player.scene.table.stage, group(player)[:2]
    cue = AboardChoreography(stage, lambda event: None).cue(Event("group-split", "green", " ".join(tiles)))
    assert cue and len(cue.sprites) > len(tiles) + 2
    stilled = [still for sprite in cue.sprites for still in sprite.stilled(1.0)]
    assert sum(isinstance(still, Vanishing) for still in stilled) == len(tiles)
    assert stage.picture.flying == set(tiles), "all else is in its place"


def test_what_is_in_the_air_lies_where_it_will_once_everything_has_another_size(player: Player) -> None:
    player.click_target(("tile", group(player)[0]))
    assert lifting(player).away
    player.app.enlarge(1.15)
    player.app.frame()
    assert not lifting(player).away
    assert plan(player).tray
