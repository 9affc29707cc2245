"""What the brush paints: plates drawn small and stretched look like plates drawn whole."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from scenes.layout import Layout
from scenes.paint import Brush
from scenes.system.art import Art
from scenes.system.fonts import drawable
from scenes.system.settings import shown_name
from scenes.table.turn_ring import draw_growing_ring
from scenes.theme import GOLD, GOLD_BUTTON, INK, PANEL

ROUNDING = 4
"""Steps of a colour by which the smoothed pixels of a corner may differ."""


class Whole(Art):
    """Draws everything at its full size."""

    def framed(self, target, body, rect, border):
        target.blit(self.drawn(body(rect.size), rect.size), rect)

    in_parts = framed

    def framed_glow(self, body, size, border, radius):
        return self.glow(body(size), size, radius)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (3840, 2160)])
@pytest.mark.parametrize(
    "place", [Rect(60, 60, 700, 300), Rect(60, 60, 900, 41), Rect(60, 60, 37, 400), Rect(-300, 20, 1300, 420)]
)
def test_a_stretched_plate_looks_like_one_drawn_whole(app, size: tuple[int, int], place: Rect) -> None:
    stretched, whole = (_painted(Brush(Layout(size), art), place) for art in (Art(), Whole()))
    assert max(abs(a - b) for a, b in zip(stretched, whole, strict=True)) <= ROUNDING


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("place", [Rect(60, 60, 700, 300), Rect(60, 60, 900, 41), Rect(60, 60, 37, 400)])
def test_an_edge_painted_in_parts_looks_like_one_drawn_whole(app, size: tuple[int, int], place: Rect) -> None:
    parts, whole = (_edged(Brush(Layout(size), art), place) for art in (Art(), Whole()))
    assert parts != _edged(Brush(Layout(size)), Rect(0, 0, 1, 1)), "there is an edge to be seen"
    assert max(abs(a - b) for a, b in zip(parts, whole, strict=True)) <= ROUNDING


def _edged(brush: Brush, place: Rect) -> bytes:
    target = Surface((1024, 480))
    target.fill("#2f7fa6")
    brush.box(target, place, "", 18, INK, 5)
    draw_growing_ring(brush, target, place.move(30, 20), (22.0, 26.0, 9.0), GOLD, 0.7)
    return pygame.image.tobytes(target, "RGB")


@pytest.mark.parametrize("side", [20, 200, 1200])
def test_what_lies_below_a_box_of_a_pale_colour_is_seen_through_it(app, side: int) -> None:
    target = Surface((side, side))
    target.fill("#ffffff")
    Brush(Layout((1920, 1080))).box(target, target.get_rect(), "#00000080", 4)
    assert target.get_at((side // 2, side // 2)).r == pytest.approx(127, abs=2)


def test_a_plate_as_large_as_a_tray_is_never_kept_whole(app) -> None:
    brush = Brush(Layout((1920, 1080)), Art(room=200_000))
    first = brush.art.keep(("first",), Surface((10, 10)))
    brush.plate(Surface((1024, 480)), Rect(20, 20, 980, 540), PANEL)
    assert brush.art.kept(("first",)) is first


def test_a_growing_ring_is_never_kept_whole(app) -> None:
    brush = Brush(Layout((1920, 1080)), Art(room=1_000_000))
    first = brush.art.keep(("first",), Surface((10, 10)))
    for step in range(40):
        draw_growing_ring(brush, Surface((1024, 480)), Rect(60, 60, 700, 300), (22.0, 26.0, 9.0), GOLD, step / 20)
    assert brush.art.kept(("first",)) is first


def _painted(brush: Brush, place: Rect) -> bytes:
    target = Surface((1024, 480))
    target.fill("#2f7fa6")
    brush.glow_box(target, place, GOLD, 9, 30)
    brush.plate(target, place, PANEL)
    brush.plate(target, place.move(30, 20), GOLD_BUTTON)
    brush.box(target, place.move(60, 40), GOLD, 18, INK, 5)
    return pygame.image.tobytes(target, "RGB")


@pytest.mark.parametrize("letter", "aß é ń ř ț ’ —".replace(" ", ""))
def test_letters_that_the_faces_have_are_drawn(letter: str) -> None:
    assert drawable(letter)


@pytest.mark.parametrize("letter", ["日", "😀", "ш", "\u0301", "\n", "\u200b"], ids=ascii)
def test_letters_that_would_show_as_boxes_are_not(letter: str) -> None:
    assert not drawable(letter)


def test_names_keep_what_can_be_drawn() -> None:
    assert shown_name(" Zoe\u0308 日本 😀 an Bord", 60) == "Zoë   an Bord"
