"""Places as sets of rectangles hold the same pixels, however they are cut or put together."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from scenes.rects import NOWHERE, apart, around, joined, outside, pixels

RECTS = st.builds(Rect, *[st.integers(0, 12)] * 2, *[st.integers(1, 8)] * 2)
SOME = st.lists(RECTS, max_size=5)


def points(*places: Rect) -> set[tuple[int, int]]:
    """All pixels of these places."""
    return {(x, y) for place in places for x in range(*across(place)) for y in range(place.top, place.bottom)}


def across(place: Rect) -> tuple[int, int]:
    return place.left, place.right


@given(SOME)
def test_places_cut_apart_are_the_same_and_do_not_overlap(places: list[Rect]) -> None:
    cut = apart(places)
    assert points(*cut) == points(*places)
    assert pixels(cut) == len(points(*places))


@given(SOME)
def test_joined_places_hold_all_and_do_not_touch(places: list[Rect]) -> None:
    whole = joined(places)
    assert points(*whole) >= points(*places)
    assert pixels(whole) == len(points(*whole))


@given(RECTS, RECTS)
def test_what_lies_outside_is_all_but_the_hole(place: Rect, hole: Rect) -> None:
    parts = outside(place, hole)
    assert points(*parts) == points(place) - points(hole)
    assert pixels(parts) == len(points(*parts))


@given(SOME)
def test_a_place_around_others_is_the_smallest(places: list[Rect]) -> None:
    whole = around(places)
    assert points(whole) >= points(*places)
    assert (whole == NOWHERE) == (not places)
    if places:
        assert across(whole) == (min(p.left for p in places), max(p.right for p in places))
