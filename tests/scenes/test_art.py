"""The cache of pictures: nothing is made twice while there is room, and it never grows without end."""

from __future__ import annotations

from threading import Event

import pygame
import pytest
from pygame import Surface

import game
from scenes.app import App
from scenes.layout import Layout
from scenes.paint import Brush
from scenes.system import art as art_module
from scenes.system.ahead import MOST, Ahead, aside
from scenes.system.art import Art, MissingPicture
from scenes.system.siblings import kind_of, siblings
from scenes.table.geometry import ArkGeometry
from scenes.table.hull import SECTION_COLUMNS, begin_hull
from scenes.table.rainbow import Rainbow, begin_rainbow

FAINT = 16
"""Steps of a colour by which soft light may differ anywhere."""
DOT = '<circle cx="5" cy="5" r="4" fill="#3b2a1e"/>'


def test_a_picture_is_made_once_for_each_size(app: App) -> None:
    art = Art()
    assert art.picture("icons/home", (32, 32)) is art.picture("icons/home", (32, 32))
    assert art.picture("icons/home", (32, 32)) is not art.picture("icons/home", (33, 33))
    assert art.faded("icons/home", (32, 32), 99) is art.faded("icons/home", (32, 32), 99)
    assert art.drawn(DOT, (10, 10)) is art.drawn(DOT, (10, 10))
    assert art.glow(DOT, (10, 10), 2) is art.glow(DOT, (10, 10), 2)


def test_the_oldest_pictures_go_when_room_is_needed(app: App) -> None:
    art = Art(room=1000)
    for number in range(50):
        art.keep((number,), Surface((10, 10)))
        assert art.kept((number,)) is not None
        assert sum(art.kept((old,)) is not None for old in range(50)) <= 10
    assert art.kept((0,)) is None


def test_a_picture_larger_than_the_room_is_kept_as_long_as_nothing_follows(app: App) -> None:
    art = Art(room=1000)
    large = art.keep(("large",), Surface((100, 100)))
    assert art.kept(("large",)) is large
    art.keep(("small",), Surface((10, 10)))
    assert art.kept(("large",)) is None


@pytest.mark.parametrize("radius", [14, 20, 30, 48])
def test_a_wide_glow_looks_like_one_blurred_whole(app: App, radius: int) -> None:
    size = (6 * radius, 5 * radius)
    body = f'<rect x="{2 * radius}" y="{2 * radius}" width="{2 * radius}" height="{radius}" fill="#f5c542"/>'
    glow = Art().glow(body, size, radius)
    whole = pygame.transform.gaussian_blur(Art().drawn(body, size).premul_alpha(), radius)
    apart = [abs(a - b) for a, b in zip(*(pygame.image.tobytes(one, "RGBA") for one in (glow, whole)), strict=True)]
    assert max(apart) <= FAINT and sum(apart) / len(apart) < 2


def test_a_missing_picture_is_told_by_name(app: App) -> None:
    with pytest.raises(MissingPicture, match=r"icons/nowhere\.svg"):
        Art().picture("icons/nowhere", (10, 10))


def test_a_drawing_begun_ahead_is_the_one_that_is_asked_for_later(app: App) -> None:
    body = '<circle cx="50" cy="50" r="40" fill="#d6402b"/>'
    ahead, at_once = Art(), Art().drawn(body, (100, 100))
    ahead.begin_drawn(body, (100, 100))
    drawn = ahead.drawn(body, (100, 100))
    assert drawn is ahead.drawn(body, (100, 100))
    assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(at_once, "RGBA")


def test_so_many_pictures_at_most_are_made_ahead_and_the_first_goes() -> None:
    ahead = Ahead()
    for number in range(MOST + 1):
        ahead.begin(number, lambda: Surface((1, 1)))
    _let_all_be_made()
    assert ahead.take(0) is None
    assert ahead.take(MOST) is not None


@pytest.mark.parametrize("name, others", [("animals/lion", 26), ("characters/noah", 3), ("icons/worker-ham", 3)])
def test_a_kind_has_all_its_pictures(name: str, others: int) -> None:
    kind = kind_of(name)
    assert kind is not None
    assert name in siblings(kind) and len(siblings(kind)) == others + 1


@pytest.mark.parametrize("name", ["icons/home", "scene/hull-bow", "icon"])
def test_a_picture_may_be_alone(name: str) -> None:
    assert kind_of(name) is None


def test_where_one_animal_is_shown_the_others_are_made_ahead_and_look_the_same(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = Art().picture("animals/wolf", (30, 30))
    art = Art()
    art.look_ahead()
    art.picture("animals/lion", (30, 30))
    _let_all_be_made()
    monkeypatch.setattr(art_module, "from_file", _nobody_may_wait)
    wolf = art.picture("animals/wolf", (30, 30))
    assert wolf is art.picture("animals/wolf", (30, 30))
    assert pygame.image.tobytes(wolf, "RGBA") == pygame.image.tobytes(at_once, "RGBA")


def test_nothing_of_a_kind_is_made_ahead_unless_asked_for(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    art, read = Art(), list[str]()
    monkeypatch.setattr(art_module, "_read_file", lambda name, _: read.append(name) or Surface((1, 1)))
    art.picture("animals/lion", (31, 31))
    _let_all_be_made()
    assert set(read) <= {"animals/lion"}


def test_what_still_waits_to_be_made_ends_with_the_program(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    art, read, held = Art(), list[str](), Event()
    Ahead().begin("held", lambda: Surface((1, 1)) if held.wait(10) else Surface((0, 0)))
    monkeypatch.setattr(art_module, "_read_file", lambda name, _: read.append(name) or Surface((1, 1)))
    art.look_ahead()
    art.picture("animals/lion", (32, 32))
    art.stop_ahead()
    held.set()
    _let_all_be_made()
    assert set(read) <= {"animals/lion"}


def test_while_the_setup_is_shown_the_hull_is_made_for_the_table(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    art, board = app.brush.art, game.new("ark", ["green", "red"]).board
    begin_hull(app.brush, board)
    _let_all_be_made()
    monkeypatch.setattr(art_module, "from_file", _nobody_may_wait)
    geometry = ArkGeometry(app.layout, board)
    for section in ("bow", "stern"):
        width = SECTION_COLUMNS[section] * geometry.c
        assert art.picture(f"scene/hull-{section}", (width, 6 * geometry.c)).get_height() > 0


def test_what_is_done_aside_is_done_and_may_go_wrong() -> None:
    done = Event()
    aside(lambda: 1 // 0)
    aside(done.set)
    assert done.wait(10)


def _let_all_be_made() -> None:
    """Return once all that has been begun is made: pictures are made one after the other."""
    made = Event()
    Ahead().begin("last", lambda: made.set() or Surface((1, 1)))
    assert made.wait(10)


def _nobody_may_wait(name: str, size: tuple[int, int]) -> Surface:
    raise AssertionError(f"{name} was not made ahead at {size}")


def test_nothing_made_ahead_is_left_after_another_size_of_the_window(app: App) -> None:
    ahead, made = Ahead(), Surface((1, 1))
    ahead.begin("bow", lambda: made)
    ahead.forget()
    assert ahead.take("bow") is None


def test_the_rainbow_is_begun_as_the_deluge_comes(app: App) -> None:
    brush = Brush(Layout((1024, 768)))
    begun: list[tuple[str, tuple[int, int]]] = []
    brush.art.begin_drawn = lambda body, size: begun.append((body, size))  # type: ignore[method-assign]
    begin_rainbow(brush)
    rainbow = Rainbow()
    rainbow.finish()
    rainbow.draw(brush, Surface((1024, 768)))
    assert [brush.art.kept(key) is not None for key in begun] == [True]
