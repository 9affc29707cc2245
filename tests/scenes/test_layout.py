"""Every rectangle of the art's grid, from a table of its own, holds within two pixels at each size.

The numbers are those of the art's page on layout: fractions of the window at 16:9, units of 1920 x 1440 at 4:3.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from pygame import Rect

from scenes.layout import LEAST_SIZE, Layout
from scenes.layouts.scoring import ScoringGrid
from scenes.system.settings import SIZES

WIDE = [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]
TALL = [(1024, 768), (1280, 960), (1920, 1440)]
OFF = 2
"""Pixels a place may be off."""

# part: x, y, w, h in fractions of a 16:9 window
A_TITLE = {
    "ark": (0.359, 0.165, 0.281, 0.375),
    "card 0": (0.0375, 0.528, 0.296, 0.313),
    "card 1": (0.3521, 0.528, 0.296, 0.313),
    "card 2": (0.6667, 0.528, 0.296, 0.313),
    "continue": (0.0375, 0.881, 0.365, 0.089),
    "button 0": (0.4146, 0.881, 0.131, 0.089),
    "button 1": (0.5521, 0.881, 0.131, 0.089),
    "button 2": (0.6896, 0.881, 0.131, 0.089),
    "button 3": (0.8271, 0.881, 0.131, 0.089),
}
B_SETUP = {
    "home": (0.0083, 0.015, 0.048, 0.078),
    "sign": (0.292, 0.015, 0.417, 0.078),
    "rules": (0.944, 0.015, 0.048, 0.078),
    "seat 0": (0.0083, 0.111, 0.175, 0.537),
    "seat 1": (0.1916, 0.111, 0.175, 0.537),
    "seat 2": (0.3749, 0.111, 0.175, 0.537),
    "seat 3": (0.5582, 0.111, 0.175, 0.537),
    "options": (0.742, 0.111, 0.250, 0.537),
    "preview": (0.010, 0.675, 0.400, 0.300),
    "facts": (0.469, 0.731, 0.219, 0.194),
    "start": (0.742, 0.731, 0.250, 0.194),
}
C_PLAY = {
    "menu 0": (0.0083, 0.015, 0.048, 0.054),
    "menu 1": (0.0593, 0.015, 0.048, 0.054),
    "menu 2": (0.1103, 0.015, 0.048, 0.054),
    "round": (0.0083, 0.076, 0.150, 0.098),
    "action board": (0.1667, 0.015, 0.6667, 0.159),
    "log": (0.8417, 0.015, 0.150, 0.159),
    "ark zone": (0.0, 0.180, 1.0, 0.558),
    "prompt": (0.0083, 0.744, 0.698, 0.069),
    "tool 0": (0.719, 0.744, 0.041, 0.069),
    "tool 1": (0.7648, 0.744, 0.041, 0.069),
    "tool 2": (0.8106, 0.744, 0.041, 0.069),
    "done": (0.858, 0.744, 0.133, 0.069),
    "panel 0": (0.0083, 0.828, 0.2396, 0.163),
    "panel 1": (0.2563, 0.828, 0.2396, 0.163),
    "panel 2": (0.5043, 0.828, 0.2396, 0.163),
    "panel 3": (0.7523, 0.828, 0.2396, 0.163),
}
D_SCORING = {
    "award 0": (0.0083, 0.615, 0.396, 0.115),
    "award 1": (0.0083, 0.743, 0.396, 0.115),
    "award 2": (0.0083, 0.871, 0.396, 0.115),
    "table": (0.4167, 0.015, 0.575, 0.552),
    "chart": (0.4167, 0.585, 0.575, 0.300),
    "buttons": (0.4167, 0.900, 0.575, 0.085),
}
TRAYS = {
    "taming": (0.1396, 0.2667, 0.7208, 0.4315),
    "exchange": (0.1771, 0.1889, 0.6458, 0.5407),
    # at a step of .1745 the fourth, .1588 wide, would lie over the log
    "deluge 0": (0.1667, 0.015, 0.1547, 0.159),
    "deluge 1": (0.3374, 0.015, 0.1547, 0.159),
    "deluge 2": (0.5081, 0.015, 0.1547, 0.159),
    "deluge 3": (0.6789, 0.015, 0.1547, 0.159),
    "pause": (0.130, 0.050, 0.740, 0.900),
}
WIDE_GRID = A_TITLE | B_SETUP | C_PLAY | D_SCORING | TRAYS

# part: x, y, w, h in units of 1920 x 1440; what the page leaves open at 4:3 is not here
TALL_GRID = {
    "ark": (650, 250, 620, 465),
    "card 0": (30, 738, 604, 424),
    "card 1": (658, 738, 604, 424),
    "card 2": (1286, 738, 604, 424),
    "continue": (30, 1194, 1860, 104),
    "button 0": (30, 1316, 456, 104),
    "button 1": (498, 1316, 456, 104),
    "button 2": (966, 1316, 456, 104),
    "button 3": (1434, 1316, 456, 104),
    "seat 0": (22, 132, 458, 600),
    "seat 1": (496, 132, 458, 600),
    "seat 2": (970, 132, 458, 600),
    "seat 3": (1444, 132, 458, 600),
    "options": (22, 752, 864, 668),
    "facts": (908, 1192, 456, 228),
    "start": (1386, 1192, 512, 228),
}


def place(layout: Layout, part: str) -> Rect:
    """The layout's own place of a part of the tables above."""
    name, _, index = part.partition(" ")
    grid = ScoringGrid(layout)
    numbered = {
        "card": layout.title_card,
        "button": layout.title_button,
        "seat": layout.setup_seat,
        "menu": layout.menu,
        "tool": layout.tool,
        "panel": lambda seat: layout.player_panel(seat, 4),
        "deluge": layout.deluge_card,
        "award": grid.award,
    }
    if index.isdigit():
        return numbered[name](int(index))
    single = {
        "ark": layout.title_ark,
        "continue": layout.title_continue,
        "home": layout.setup_home,
        "sign": layout.setup_sign,
        "rules": layout.setup_rules,
        "options": layout.setup_options,
        "preview": layout.setup_preview,
        "facts": layout.setup_facts,
        "start": layout.setup_start,
        "round": layout.round_panel,
        "action board": layout.action_board,
        "log": layout.log,
        "ark zone": layout.ark_zone,
        "prompt": layout.prompt,
        "done": layout.done,
        "taming": layout.taming_tray,
        "exchange": layout.exchange_tray,
        "pause": layout.pause_panel,
        "table": grid.table,
        "chart": grid.chart,
        "buttons": grid.buttons,
    }
    return single[part]()


def off(rect: Rect, wanted: tuple[float, float, float, float]) -> float:
    """By how many pixels the sides that are off most are off."""
    x, y, w, h = wanted
    sides = zip((rect.left, rect.top, rect.right, rect.bottom), (x, y, x + w, y + h), strict=True)
    return max(abs(side - other) for side, other in sides)


@pytest.mark.parametrize("size", WIDE, ids=str)
@pytest.mark.parametrize("part", WIDE_GRID)
def test_every_part_stands_where_the_grid_has_it(part: str, size: tuple[int, int]) -> None:
    x, y, w, h = WIDE_GRID[part]
    wanted = (x * size[0], y * size[1], w * size[0], h * size[1])
    assert off(place(Layout(size), part), wanted) <= OFF


@pytest.mark.parametrize("size", TALL, ids=str)
@pytest.mark.parametrize("part", TALL_GRID)
def test_every_part_stands_where_the_taller_grid_has_it(part: str, size: tuple[int, int]) -> None:
    u = size[0] / 1920
    x, y, w, h = (u * length for length in TALL_GRID[part])
    assert off(place(Layout(size), part), (x, y, w, h)) <= OFF


def test_an_ultra_wide_window_centres_the_grid() -> None:
    layout = Layout((2560, 1080))
    for part, (x, y, w, h) in WIDE_GRID.items():
        wanted = (320 + x * 1920, y * 1080, w * 1920, h * 1080)
        if part != "ark zone":
            assert off(place(layout, part), wanted) <= OFF, part


def test_the_taller_table_has_its_rows_one_below_the_other() -> None:
    """At 4:3: menu, round and log; the board 214 high; the ark; the prompt; panels 268 high."""
    layout = Layout((1920, 1440))
    assert off(layout.action_board(), (16, 115, 1888, 214)) <= OFF
    assert abs(layout.player_panel(0, 4).height - 268) <= OFF
    rows = [layout.log(), layout.action_board(), layout.ark_zone(), layout.prompt(), layout.player_panel(0, 4)]
    assert all(upper.bottom < lower.top for upper, lower in pairwise(rows))
    assert layout.menu(0).top == layout.round_panel().top == layout.log().top


@pytest.mark.parametrize("count", [5, 7])
@pytest.mark.parametrize("size", [*WIDE, *TALL], ids=str)
def test_action_cards_are_equal_with_gaps_of_eight(count: int, size: tuple[int, int]) -> None:
    layout = Layout(size)
    cards = [layout.action_card(i, count) for i in range(count)]
    widths = {card.width for card in cards}
    assert max(widths) - min(widths) <= 1
    assert cards[0].left == layout.action_board().left
    assert abs(cards[-1].right - layout.action_board().right) <= 1
    for left, right in pairwise(cards):
        assert abs(right.left - left.right - 8 * layout.u) <= 1


@pytest.mark.parametrize("players", [2, 3])
def test_fewer_panels_keep_their_width_and_are_centred(players: int) -> None:
    layout = Layout((1920, 1080))
    panels = [layout.player_panel(seat, players) for seat in range(players)]
    assert {abs(panel.width - layout.player_panel(0, 4).width) <= 1 for panel in panels} == {True}
    assert abs(panels[0].left + panels[-1].right - 1920) <= 2 * OFF


@pytest.mark.parametrize("size", [LEAST_SIZE, *WIDE, *TALL, (1100, 1080)], ids=str)
def test_everything_lies_within_the_window(size: tuple[int, int]) -> None:
    layout = Layout(size)
    window = layout.screen.inflate(2, 2)
    for part in WIDE_GRID:
        assert window.contains(place(layout, part)), part


def table_parts(layout: Layout) -> list[Rect]:
    """Everything on the table of an ark game, and the ark's zone."""
    numbered = [layout.menu(i) for i in range(3)] + [layout.tool(i) for i in range(3)]
    panels = [layout.player_panel(seat, 4) for seat in range(4)]
    head = [layout.round_panel(), layout.action_board(), layout.log()]
    return [*numbered, *head, layout.ark_zone(), layout.prompt(), layout.done(), *panels]


def aboard_parts(layout: Layout) -> list[Rect]:
    """Everything on the table of Animals on Board, and the meadow."""
    grid = layout.aboard
    numbered = [grid.menu(i) for i in range(3)] + [grid.tool(i) for i in range(3)]
    return [*numbered, grid.sign(), grid.log(), grid.meadow(), grid.prompt(), *(grid.panel(s, 4) for s in range(4))]


EVERY_WINDOW = [LEAST_SIZE, *WIDE, *TALL, (1280, 800), (2560, 1080), (1920, 1200)]


@pytest.mark.parametrize("scale", SIZES)
@pytest.mark.parametrize("size", EVERY_WINDOW, ids=str)
@pytest.mark.parametrize("parts", [table_parts, aboard_parts])
def test_no_part_of_a_table_lies_over_another_at_any_size_of_everything(
    parts: Callable[[Layout], list[Rect]], size: tuple[int, int], scale: float
) -> None:
    layout = Layout(size, scale)
    places = parts(layout)
    for one, other in combinations(places, 2):
        assert not one.colliderect(other), (one, other)
    assert all(layout.screen.contains(place) for place in places)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1920, 1440)], ids=str)
def test_the_ark_gives_and_takes_what_other_rows_need(size: tuple[int, int]) -> None:
    small, usual, large = (Layout(size, scale) for scale in SIZES)
    for row in ("prompt", "log", "action_board"):
        heights = [getattr(layout, row)().height for layout in (small, usual, large)]
        for scale, height in zip(SIZES, heights, strict=True):
            assert abs(height - scale * heights[1]) <= OFF
    assert small.ark_zone().height > usual.ark_zone().height > large.ark_zone().height
    assert {layout.player_panel(0, 4).width for layout in (small, usual, large)} == {usual.player_panel(0, 4).width}


def test_in_small_windows_nothing_becomes_too_small_to_be_read() -> None:
    small, usual = Layout((1024, 768), SIZES[0]), Layout((1024, 768))
    assert (small.scale, small.u, small.letters) == (1.0, usual.u, usual.letters)
    assert Layout((1280, 720), SIZES[0]).scale == SIZES[0]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1200)], ids=str)
def test_action_cards_are_no_lower_where_the_window_is_a_little_taller(size: tuple[int, int]) -> None:
    wide = Layout((size[0], size[0] * 9 // 16))
    assert Layout(size).action_board().height >= 0.95 * wide.action_board().height
