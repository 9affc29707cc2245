"""Where everything stands while a match is watched: nothing lies over anything, in no window."""

from __future__ import annotations

from itertools import combinations

import pytest
from conftest import MakeApp
from pygame import Rect
from watching import watch

from scenes.layouts.replay import ReplayLayout
from scenes.replay import Replay

SIZES = [
    (1024, 720), (1024, 768), (1100, 800), (1280, 720), (1280, 800), (1366, 768), (1600, 1200), (1920, 1080),
    (2560, 1080), (3840, 2160),
]  # fmt: skip
GAMES = ["ark", "family", "aboard"]
LEAST_HIT = 62
"""Units that whatever is clicked must be wide and high, but for the bar of the lines, which the wheel moves too."""


def parts(layout: ReplayLayout, game: str, seats: int) -> dict[str, Rect]:
    """The places of the screen by what stands there."""
    found = {name: layout.bar_button(name) for name in ("back", "play", "on")}
    found |= {f"speed {index}": layout.speed(index) for index in range(3)}
    found |= {"time": layout.time(), "way on": layout.way_on(), "log": layout.story(), "sign": layout.sign()}
    if game == "aboard":
        grid = layout.aboard
        panels = {f"panel {seat}": grid.panel(seat, seats) for seat in range(seats)}
        return found | panels | {"meadow": grid.meadow(), "round": grid.sign(), "menu": grid.menu(2)}
    panels = {f"panel {seat}": layout.player_panel(seat, seats) for seat in range(seats)}
    rest = {"actions": layout.action_board(), "rounds": layout.round_panel(), "menu": layout.menu(2)}
    return found | panels | rest


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_part_lies_over_another_or_beyond_the_window(size: tuple[int, int], game: str, seats: int) -> None:
    places = parts(ReplayLayout(size, 1.0, game), game, seats)
    window = Rect((0, 0), size)
    assert [name for name, place in places.items() if not window.contains(place)] == []
    over = [(one, other) for one, other in combinations(places, 2) if places[one].colliderect(places[other])]
    assert over == []


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("record", ["ark-4-greedy", "aboard-4-greedy"])
def test_everything_that_is_clicked_is_large_enough(make_app: MakeApp, size: tuple[int, int], record: str) -> None:
    replay: Replay = watch(make_app(size), record)
    replay.story.opened = True
    replay.renew()
    least = int(LEAST_HIT * replay.grid.u)
    small = [type(one).__name__ for one in replay.controls if min(one.rect.size) < least]
    assert set(small) <= {"ScrollBar"} | ({"Button"} if not replay.grid.tall else set())
    for one, other in combinations(list(replay.controls), 2):
        assert not one.rect.colliderect(other.rect), (one, other)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_ark_is_drawn_in_what_the_log_leaves_free(make_app: MakeApp, size: tuple[int, int]) -> None:
    replay = watch(make_app(size), "ark-4-greedy")
    hull = replay.board.ark.geometry.hull_rect.inflate(*(-replay.board.ark.geometry.c,) * 2)
    assert not hull.colliderect(replay.grid.story()) and not hull.colliderect(replay.grid.bar())
