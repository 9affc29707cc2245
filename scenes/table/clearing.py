"""How the storm leaves at the end of a match: with the rainbow's head the calm sea comes from the left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import cos, pi

from pygame import Rect, Surface

from scenes.system.art import blit_faint

_EDGE, _STRIPS = 0.12, 16
"""How wide the edge between storm and calm is, by the window's width, and in how many strips it is painted."""


def draw_clearing(target: Surface, calm: Surface, share: float, storm: Callable[[], object]) -> None:
    """Calm sea behind the head of the rainbow, of which a ``share`` from 0 to 1 is there, and storm ahead of it.

    ``calm`` is as large as the target; ``storm`` draws the storm on the target, where it is let.
    """
    begin, end = _edge(target.get_width(), share)
    with _right_of(target, begin):
        storm()
    for number in range(_STRIPS):
        left, right = (begin + (end - begin) * n // _STRIPS for n in (number, number + 1))
        strip = Rect(left, 0, right - left, target.get_height()).clip(target.get_rect())
        if strip:
            blit_faint(target, calm.subsurface(strip), strip, 1 - (number + 1) / (_STRIPS + 1))
    target.blit(calm, (0, 0), Rect(0, 0, max(0, begin), target.get_height()))


def draw_ahead(target: Surface, share: float, rain: Callable[[], object]) -> None:
    """Let ``rain`` draw what there still is ahead of the rainbow's head."""
    begin, end = _edge(target.get_width(), share)
    with _right_of(target, (begin + end) // 2):
        rain()


def _edge(width: int, share: float) -> tuple[int, int]:
    """Where the edge begins and ends, in pixels from the left: outside of the window before and after."""
    reach = round(_EDGE * width)
    end = round((1 - cos(pi * share)) / 2 * (width + reach))
    return end - reach, end


@contextmanager
def _right_of(target: Surface, x: int) -> Iterator[None]:
    """Nothing is drawn elsewhere meanwhile."""
    before, (width, height) = target.get_clip(), target.get_size()
    left = min(max(0, x), width)
    target.set_clip(Rect(left, 0, width - left, height).clip(before))
    try:
        yield
    finally:
        target.set_clip(before)
