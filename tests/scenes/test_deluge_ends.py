"""A match that ends as soon as the Deluge has come: the storm that still rises gives way to the rainbow's calm."""

from __future__ import annotations

from itertools import pairwise
from statistics import median

import pytest
from pygame import Surface
from sitting import RECORDS, Sit

from game import Record
from scenes.deluge import Deluge
from scenes.scoring import Scoring

RECORD = "ark-3-greedy"
"""A record whose last move brings the Deluge, in which nobody can do anything."""
FRAMES, LEAST, DARKENS = 400, 40, 15
"""Frames in which the end is over; fewest in which it is seen; how much the sea may darken from one to the next."""


def green_of_the_sea(window: Surface) -> float:
    """How green the open water at the right edge is, without regard to drops and crests."""
    x, height = window.get_width() - 3, window.get_height()
    return median(window.get_at((x, y))[1] for y in range(height // 3, 2 * height // 3))


def sea_to_the_end(sit: Sit, speed: str, name: str) -> list[float]:
    """How green the sea is in each frame after the last move of a record, until the score sheet comes."""
    record = Record.read(RECORDS / f"{name}.json")
    kinds = " ".join("human" for _ in record.players)
    sitting = sit(speed, kinds=kinds, game=name.split("-")[0], moves=tuple(record.moves[:-1]))
    sitting.table.show(sitting.table.play.go([record.moves[-1]]))
    greens = []
    for _ in range(FRAMES):
        sitting.app.frame()
        if isinstance(sitting.app.stack.top, Deluge):
            greens.append(green_of_the_sea(sitting.app.screen.surface()))
    assert isinstance(sitting.app.stack.top, Scoring)
    assert len(greens) > LEAST
    return greens


@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_the_sea_never_darkens_at_one_stroke(sit: Sit, speed: str) -> None:
    greens = sea_to_the_end(sit, speed, RECORD)
    assert max(before - after for before, after in pairwise(greens)) <= DARKENS
    assert max(greens) - min(greens) > DARKENS, "there was a storm"


def test_F1_the_family_variant_ends_without_a_storm(sit: Sit) -> None:
    greens = sea_to_the_end(sit, "normal", "family-2-greedy")
    assert max(greens) == min(greens)
