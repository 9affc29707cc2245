"""What is kept to be shown again never grows without end, and what is in use stays."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.app import App
from scenes.layout import Layout
from scenes.paint import Brush, _plate_svg
from scenes.system.art import Art
from scenes.system.fonts import _KEPT_TEXTS, Fonts, Words
from scenes.system.kept import Kept
from scenes.theme import BOLD, INK, PANEL


def test_what_nobody_asked_for_longest_goes_when_room_is_needed() -> None:
    kept = Kept(room=1000)
    for number in range(50):
        kept.put(number, Surface((10, 10)))
        assert kept.get(0) is not None, "it has been asked for each time"
    assert kept.get(1) is None
    assert sum(kept.get(old) is not None for old in range(50)) <= 10


def test_a_surface_kept_twice_takes_the_room_of_one() -> None:
    kept = Kept(room=1000)
    kept.put("other", Surface((10, 10)))
    for _ in range(50):
        kept.put("same", Surface((10, 10)))
    assert kept.get("other") is not None


def test_texts_are_bounded_by_their_pixels(app: App) -> None:
    fonts, drawn = Fonts(), 0
    first = fonts.render(Words("0", BOLD, 40, INK))
    number = 0
    while drawn <= _KEPT_TEXTS:
        number += 1
        text = fonts.render(Words(f"{number} animals went two by two into the ark", BOLD, 160, INK))
        drawn += text.width * text.height
    assert fonts.render(Words("0", BOLD, 40, INK)) is not first


def test_fonts_of_ever_new_sizes_are_bounded(app: App) -> None:
    fonts = Fonts()
    first = fonts.font(BOLD, 10)
    for size in range(11, 200):
        fonts.font(BOLD, size)
    assert fonts.font(BOLD, 10) is not first


def test_a_larger_window_has_more_room_for_its_pictures(app: App) -> None:
    brush = Brush(Layout((1280, 720)))
    picture = brush.art.keep(("first",), Surface((2000, 2000)))
    brush.resize(Layout((3840, 2160)))
    assert brush.art.kept(("first",)) is None
    brush.art.keep(("first",), picture)
    for number in range(9):
        brush.art.keep((number,), Surface((2000, 2000)))
    assert brush.art.kept(("first",)) is picture


def test_the_texts_of_plates_are_bounded(app: App) -> None:
    target, place = Surface((400, 400)), Rect(10, 10, 300, 300)
    for radius in range(1200):
        Brush(Layout((1280, 720)), Art(), app.brush.fonts).plate(target, place, PANEL.but(radius=20 + radius / 100))
    kept = _plate_svg.cache_info()
    assert kept.maxsize and kept.currsize <= kept.maxsize < 1200
