"""A notice comes up over any scene, stays long enough to be read, and goes; it is in nobody's way."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from aboard_hand import plan_of
from sitting import Sitting

from scenes import aboard
from scenes.app import App
from scenes.handover import Handover
from scenes.pause import Pause
from scenes.title import Title

SENTENCE = "This match cannot be saved just now."
LONG = " ".join([SENTENCE] * 6)


@pytest.fixture
def title(app: App) -> App:
    app.stack.push(Title())
    app.frame()
    return app


def picture(app: App) -> bytes:
    return pygame.image.tobytes(app.screen.surface(), "RGB")


def test_it_is_shown_and_goes_by_itself(title: App, hand: Any) -> None:
    before = picture(title)
    title.notice(SENTENCE)
    hand.wait(1)
    assert picture(title) != before
    hand.wait(8)
    assert title.shown_notice is None
    assert picture(title) == before


def test_a_long_one_stays_longer(title: App, hand: Any) -> None:
    title.notice(LONG)
    hand.wait(8)
    assert title.shown_notice


def test_nothing_is_drawn_while_it_rests(make_app: Any, hand_on: Any) -> None:
    app = make_app(speed="normal")
    app.stack.push(Title())
    app.notice(SENTENCE)
    hand_on(app).wait(1)
    flips = app.screen.flips
    hand_on(app).wait(1)
    assert app.screen.flips == flips


def test_it_slides_in_where_things_move_and_is_there_at_once_where_they_do_not(make_app: Any) -> None:
    pictures = {}
    for speed in ("slow", "instant"):
        app = make_app(speed=speed)
        app.stack.push(Title())
        app.frame()
        app.notice(SENTENCE)
        app.frame()
        pictures[speed] = picture(app)
    assert pictures["slow"] != pictures["instant"]


def test_a_newer_one_takes_its_place(title: App) -> None:
    title.notice(LONG)
    title.notice(SENTENCE)
    assert title.shown_notice
    assert title.shown_notice.sentence == SENTENCE


def test_a_click_on_it_ends_it_and_means_nothing_below(title: App, hand: Any) -> None:
    title.notice(SENTENCE)
    hand.wait(0.5)
    hand.click((title.layout.size[0] // 2, title.layout.px(30)))
    hand.wait(0.1)
    assert title.shown_notice is None
    assert isinstance(title.stack.top, Title)


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (2560, 1080), (3840, 2160)])
def test_it_lies_within_the_window(make_app: Any, size: tuple[int, int]) -> None:
    app = make_app(size)
    app.stack.push(Title())
    app.notice(LONG)
    app.frame()
    assert app.shown_notice
    assert app.layout.screen.contains(app.shown_notice.rect(app.brush))


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_at_a_table_of_the_ark_it_leaves_actions_and_panels_free(make_app: Any, hand_on: Any, size: Any) -> None:
    app = make_app(size)
    sitting = Sitting(app, hand_on)
    app.notice(" ".join([SENTENCE] * 2))
    app.frame()
    assert app.shown_notice and app.stack.top
    rect, layout = app.shown_notice.rect(app.brush, app.notice_room), app.layout
    frame, picture = sitting.table.frame, sitting.table.picture
    taken = [layout.action_board(), layout.done(), *(frame.panels.rect(picture, one.colour) for one in picture.seats)]
    assert not [one for one in taken if one.colliderect(rect)]


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("in_play", [False, True])
def test_it_covers_nothing_that_is_clicked_in_the_pause(make_app: Any, size: tuple[int, int], in_play: bool) -> None:
    app = make_app(size)
    app.stack.push(Title())
    app.stack.push(Pause(in_play))
    app.notice(" ".join([SENTENCE] * 2))
    app.frame()
    assert app.shown_notice and isinstance(app.stack.top, Pause)
    rect = app.shown_notice.rect(app.brush, app.notice_room)
    assert app.layout.screen.contains(rect)
    assert not [widget for widget in app.stack.top.controls if widget.rect.colliderect(rect)]


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_it_covers_nothing_that_is_clicked_on_meadow_and_curtain(make_app: Any, size: tuple[int, int]) -> None:
    app = make_app(size)
    app.stack.push(aboard.begin(app, plan_of(("human", "human"), 1)))
    app.notice(" ".join([SENTENCE] * 2))
    seen = set()
    for _ in range(30):
        app.frame()
        assert app.shown_notice and app.stack.top
        rect = app.shown_notice.rect(app.brush)
        assert not [widget for widget in app.stack.top.controls if widget.rect.colliderect(rect)]
        seen.add(type(app.stack.top))
    assert Handover in seen
