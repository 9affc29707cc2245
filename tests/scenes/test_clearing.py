"""The calm sea comes with the rainbow: storm ahead of its head, calm behind it, and at the end calm everywhere."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from scenes.system.art import Art
from scenes.table.clearing import draw_ahead, draw_clearing

SIZE = (640, 360)
CALM, STORM, RAIN = (40, 140, 200), (20, 40, 60), (250, 250, 250)
SHARES = [0.0, 0.1, 0.35, 0.5, 0.65, 0.9, 1.0]
EDGE = 0.15


def row(share: float) -> list[tuple[int, ...]]:
    """The colours from left to right, at a share of the rainbow."""
    target, calm = Surface(SIZE).convert(), Surface(SIZE).convert()
    target.fill("red")
    calm.fill(CALM)
    draw_clearing(Art(), target, calm, share, lambda: target.fill(STORM))
    columns = [tuple(target.get_at((x, 100))[:3]) for x in range(SIZE[0])]
    assert columns == [tuple(target.get_at((x, SIZE[1] - 1))[:3]) for x in range(SIZE[0])]
    return columns


@pytest.mark.usefixtures("small_window")
@pytest.mark.parametrize("share", SHARES)
def test_from_left_to_right_it_is_never_calmer_again(share: float) -> None:
    colours = row(share)
    assert all(colour[0] <= CALM[0] for colour in colours), "nothing of before is left"
    greens = [colour[1] for colour in colours]
    assert greens == sorted(greens, reverse=True)
    calm, storm = colours.count(CALM), colours.count(STORM)
    assert colours == [*[CALM] * calm, *colours[calm : SIZE[0] - storm], *[STORM] * storm]
    assert SIZE[0] - calm - storm <= EDGE * SIZE[0], "the edge alone is neither"
    assert bool(calm) == (share > 0.25) and bool(storm) == (share < 0.75)


@pytest.mark.usefixtures("small_window")
def test_the_more_there_is_of_the_rainbow_the_calmer_it_is() -> None:
    calm = [row(share).count(CALM) for share in SHARES]
    assert calm == sorted(calm)
    assert calm[0] == 0
    assert calm[-1] == SIZE[0]


@pytest.mark.usefixtures("small_window")
def test_it_rains_ahead_of_the_rainbow_only() -> None:
    target = Surface(SIZE).convert()
    draw_ahead(target, 0.5, lambda: target.fill(RAIN))
    rainy = [tuple(target.get_at((x, 9))[:3]) == RAIN for x in range(SIZE[0])]
    assert rainy == sorted(rainy)
    assert 0 < sum(rainy) < SIZE[0]
    assert target.get_clip() == Rect((0, 0), SIZE)
    draw_ahead(target, 1.0, lambda: pytest.fail("it still rains") if target.get_clip() else None)
