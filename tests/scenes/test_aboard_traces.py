"""What a computer player has moved at Animals on Board is ringed, and stays so until somebody else moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from aboard_hand import Player, sit_down
from pygame import Rect

from scenes.aboard_table import traces
from scenes.app import App


@pytest.fixture
def rings(monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """The rings drawn since the list was emptied last."""
    drawn: list[Rect] = []
    for name in ("draw_trace", "_ring_mat"):
        monkeypatch.setattr(traces, name, lambda _target, _brush, place: drawn.append(place))
    return drawn


def shown(player: Player, rings: list[Rect]) -> list[Rect]:
    """The rings of the table as it is drawn now."""
    player.wait(0.1)
    rings.clear()
    player.scene.stale = True
    player.app.frame()
    player.app.screen.surface()
    return rings


def after(app: App, kind: str, rng_seed: int = 1) -> Player:
    """A table of computers just after one of them has made a move of that kind."""
    player = Player(app, sit_down(app, ("random", "random"), rng_seed))
    table = player.scene.table
    while True:
        app.frame()
        made = [made for made in table.play.match.made if made.chosen]
        if made and made[-1].move.kind == kind and not table.director.busy:
            return player


def test_both_groups_of_a_split_are_ringed(make_app: Callable[..., App], rings: list[Rect]) -> None:
    player = after(make_app(speed="normal"), "split")
    table = player.scene.table
    split = next(event for event in table.play.steps[-1].events if event.kind == "group-split")
    part = set(split.what.split())
    ringed = [mat for mat in table.stage.middle(table.picture).mats if mat.rect in shown(player, rings)]
    assert len(rings) == len(ringed) == 2
    assert sum(set(mat.group) == part for mat in ringed) == 1


def test_the_animals_taken_are_ringed_on_the_ark(make_app: Callable[..., App], rings: list[Rect]) -> None:
    player = after(make_app(speed="normal"), "take")
    table = player.scene.table
    made = next(made for made in reversed(table.play.match.made) if made.chosen)
    taken = next(event for event in made.events if event.kind == "group-taken")
    tiles = table.stage.panels(table.picture).plan(taken.player).tiles
    assert shown(player, rings) == [tiles[tile] for tile in taken.what.split()]


def test_the_secret_tile_just_kept_is_ringed(make_app: Callable[..., App], rings: list[Rect]) -> None:
    player = after(make_app(speed="normal"), "keep")
    table = player.scene.table
    keeper = next(made.mover for made in reversed(table.play.match.made) if made.chosen)
    assert shown(player, rings) == [table.stage.panels(table.picture).plan(keeper).secret]


def test_what_a_person_has_moved_is_not_ringed(app: App, rings: list[Rect]) -> None:
    player = Player(app, sit_down(app, ("human", "human")))
    player.take_the_mouse()
    player.click_target(("hand", player.scene.table.picture.hand[0]))
    assert player.scene.table.picture.secrets
    assert shown(player, rings) == []
