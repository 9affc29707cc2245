"""How the storm leaves at the end of a match: with the rainbow's head the calm sea comes from the left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import cos, pi

from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface
from pygame.transform import scale

from scenes.system.art import Art, Size

_EDGE = 0.14
"""How wide the edge between calm and storm is, by the window's width."""


def draw_clearing(art: Art, target: Surface, calm: Surface, share: float, storm: Callable[[], object]) -> None:
    """Calm sea behind the head of the rainbow, of which a ``share`` from 0 to 1 is there, and storm ahead of it.

    ``calm`` is as large as the target; ``storm`` draws the storm on the target, where it is let.
    """
    begin, end = _edge(target.get_width(), share)
    with _right_of(target, begin):
        storm()
    target.blit(_fading(art, calm, begin, end), (begin, 0))
    target.blit(calm, (0, 0), Rect(0, 0, max(0, begin), target.get_height()))


def _fading(art: Art, calm: Surface, begin: int, end: int) -> Surface:
    """What the calm shows between two lines, fading away to the right."""
    size = (end - begin, calm.get_height())
    strip = art.kept(("fading calm", size)) or art.keep(("fading calm", size), Surface(size, SRCALPHA))
    strip.blit(calm, (0, 0), Rect((begin, 0), size))
    strip.blit(_ramp(art, size), (0, 0), special_flags=BLEND_RGBA_MULT)
    return strip


def _ramp(art: Art, size: Size) -> Surface:
    """White that is clear at the right and more and more solid to the left."""
    key = ("fading", size)
    kept = art.kept(key)
    if kept:
        return kept
    line = Surface((size[0], 1), SRCALPHA)
    for x in range(size[0]):
        line.set_at((x, 0), (255, 255, 255, 255 * (size[0] - x) // (size[0] + 1)))
    return art.keep(key, scale(line, size))


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
