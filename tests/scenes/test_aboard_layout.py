"""The grid of Animals on Board, and that whatever lies on its table finds room at every window size."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.aboard import TILES
from scenes.aboard_table.arks import plan_ark
from scenes.aboard_table.meadow import MeadowPlan, Middle, plan_meadow
from scenes.aboard_table.picture import in_tile_order
from scenes.layout import Layout
from scenes.system.settings import SIZES as SCALES

WIDE = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
SIZES = [*WIDE, (1024, 768), (1280, 800), (2560, 1080)]

GRID = {
    "sign": (0.375, 0.015, 0.250, 0.061),
    "log": (0.8417, 0.015, 0.150, 0.061),
    "meadow": (0.0177, 0.113, 0.9646, 0.491),
    "prompt": (0.0083, 0.637, 0.839, 0.072),
    "curtain_plate": (0.359, 0.715, 0.281, 0.078),
    "curtain_button": (0.323, 0.817, 0.354, 0.137),
    "score_table": (0.0083, 0.154, 0.983, 0.639),
    "gangway": (0, 0.820, 0.540, 0.180),
}
"""Rows e, m and s of the page on the layout, in fractions of the window."""


def near(rect: Rect, fractions: tuple[float, float, float, float], size: tuple[int, int]) -> bool:
    """Whether all sides of a rectangle are within two pixels of where they belong."""
    unit = min(size[0] / 16, size[1] / 9)
    left = (size[0] - 16 * unit) / 2
    x, y, w, h = fractions
    wanted = (left + x * 16 * unit, y * 9 * unit, left + (x + w) * 16 * unit, (y + h) * 9 * unit)
    return all(abs(a - b) <= 2 for a, b in zip((rect.left, rect.top, rect.right, rect.bottom), wanted, strict=True))


@pytest.mark.parametrize("size", WIDE)
@pytest.mark.parametrize("name", GRID)
def test_every_rectangle_stands_where_the_grid_has_it(size: tuple[int, int], name: str) -> None:
    rect = getattr(Layout(size).aboard, name)()
    assert near(rect, GRID[name], size), rect


@pytest.mark.parametrize("size", WIDE)
def test_panels_and_tools_stand_in_steps(size: tuple[int, int]) -> None:
    grid = Layout(size).aboard
    for seat in range(4):
        assert near(grid.panel(seat, 4), (0.0083 + 0.248 * seat, 0.728, 0.2396, 0.263), size)
    for index in range(3):
        assert near(grid.tool(index), (0.860 + 0.0458 * index, 0.637, 0.041, 0.072), size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_screens_parts_keep_clear_of_each_other(size: tuple[int, int], players: int) -> None:
    layout = Layout(size)
    grid, window = layout.aboard, layout.screen
    parts = [grid.menu(0), grid.menu(2), grid.sign(), grid.log(), grid.meadow(), grid.prompt(), grid.tool(0)]
    parts += [grid.panel(seat, players) for seat in range(players)]
    assert all(window.contains(part) for part in parts)
    assert not [pair for pair in combinations(parts, 2) if pair[0].colliderect(pair[1])]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_score_sheets_parts_keep_clear_of_each_other(size: tuple[int, int], players: int) -> None:
    layout = Layout(size)
    grid = layout.aboard
    table, rows = grid.score_table(players), [grid.score_row(index, players) for index in range(players)]
    buttons = [grid.score_button(index) for index in range(3)]
    assert all(table.contains(row) for row in rows)
    assert all(layout.screen.contains(button) and not button.colliderect(table) for button in buttons)
    assert not [pair for pair in combinations([*rows, *buttons], 2) if pair[0].colliderect(pair[1])]


# -- the meadow
def split_up(sizes: list[int]) -> list[tuple[str, ...]]:
    """Groups of these sizes, made of different tiles."""
    tiles = iter(random.Random(1).sample(TILES, sum(sizes)))
    return [tuple(next(tiles) for _ in range(size)) for size in sizes]


def parts_of(plan: MeadowPlan) -> list[Rect]:
    return [mat.rect for mat in plan.mats] + ([plan.tray.rect, plan.tray.label] if plan.tray else [])


partitions = st.lists(st.integers(1, 13), min_size=1, max_size=13).filter(lambda sizes: sum(sizes) <= 13)
layouts = st.builds(Layout, st.sampled_from(SIZES), st.sampled_from(SCALES))


@given(sizes=partitions, layout=layouts, data=st.data())
def test_N3_all_groups_and_the_dashed_mat_lie_on_the_meadow(
    sizes: list[int], layout: Layout, data: st.DataObject
) -> None:
    groups = split_up(sizes)
    source = data.draw(st.sampled_from(groups))
    lifted = source[: data.draw(st.integers(0, len(source)))]
    plan = plan_meadow(layout, Middle(groups, lifted, data.draw(st.booleans())))
    parts, meadow = parts_of(plan), layout.aboard.meadow()
    assert all(meadow.contains(part) for part in parts)
    assert not [pair for pair in combinations(parts, 2) if pair[0].colliderect(pair[1])]
    for mat in plan.mats:
        inside = [*mat.tiles.values(), mat.button]
        assert all(mat.rect.contains(part) for part in inside)
        assert not [pair for pair in combinations(inside, 2) if pair[0].colliderect(pair[1])]
    if plan.tray:
        assert set(plan.tray.tiles) == set(lifted)
        assert all(plan.tray.rect.contains(rect) for rect in plan.tray.tiles.values())


@given(sizes=partitions, layout=layouts, data=st.data())
def test_N3_no_mat_moves_while_tiles_are_picked(sizes: list[int], layout: Layout, data: st.DataObject) -> None:
    groups = split_up([*sizes[1:], max(2, sizes[0])])
    resting = plan_meadow(layout, Middle(groups))
    source = data.draw(st.sampled_from([group for group in groups if len(group) > 1]))
    lifting = plan_meadow(layout, Middle(groups, source[: data.draw(st.integers(1, len(source)))]))
    assert lifting.mats == resting.mats
    assert lifting.tray and lifting.tray.rect == resting.clearing


@pytest.mark.parametrize("size", SIZES)
def test_a_single_group_lies_in_the_middle_with_and_without_the_dashed_mat(size: tuple[int, int]) -> None:
    layout = Layout(size)
    for count in range(1, 14):
        mat = plan_meadow(layout, Middle(split_up([count]))).mats[0]
        assert abs(mat.rect.centerx - layout.aboard.meadow().centerx) <= 2


def test_groups_of_up_to_seven_have_tiles_of_140_and_larger_ones_of_112() -> None:
    layout = Layout((1920, 1080))
    for count, side in ((7, 140), (8, 112), (12, 112)):
        assert plan_meadow(layout, Middle(split_up([count]))).mats[0].side == side


def test_a_mat_does_not_move_while_its_tiles_are_laid_out() -> None:
    layout, group = Layout((1920, 1080)), split_up([12])[0]
    plans = [plan_meadow(layout, Middle([group[:count]], room=12)) for count in range(13)]
    assert len({tuple(plan.mats[0].rect) for plan in plans}) == 1


# -- the arks
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 4, 5, 8, 11, 12, 14, 18, 21, 26])
def test_N4_an_ark_shows_all_its_tiles_within_its_panel(size: tuple[int, int], count: int) -> None:
    layout = Layout(size)
    panel = layout.aboard.panel(3, 4)
    tiles = in_tile_order(random.Random(count).sample(TILES, count))
    plan = plan_ark(layout, panel, tiles, secret=True)
    places = [*plan.tiles.values(), plan.secret]
    assert list(plan.tiles) == tiles and plan.secret
    assert all(place and panel.contains(place) for place in places)
    assert len({place.topleft for place in places if place}) == count + 1
