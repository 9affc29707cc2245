"""The title: every card and button does what it says, by mouse and by keys."""

from __future__ import annotations

import pygame
import pytest
from conftest import Hand

from game import GAMES
from scenes.app import App
from scenes.pause import Pause
from scenes.setup import Setup
from scenes.title import Title
from scenes.widgets import base
from scenes.widgets.rise import LIFTED

SIZES = [(1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080)]


@pytest.fixture
def title(app: App) -> Title:
    scene = Title()
    app.stack.push(scene)
    return scene


@pytest.mark.parametrize(("index", "game"), list(enumerate(GAMES)))
def test_a_card_opens_the_setup_of_its_game(app, hand, title, index: int, game: str) -> None:
    hand.click(app.layout.title_card(index).center)
    assert isinstance(app.stack.top, Setup)
    assert app.stack.top.draft.game == game
    assert len(app.stack.scenes) == 1


def test_settings_open_over_the_title_and_close_again(app, hand, title) -> None:
    hand.click(app.layout.title_button(1).center)
    assert isinstance(app.stack.top, Pause)
    assert not app.stack.top.in_play
    hand.key(pygame.K_ESCAPE)
    assert app.stack.top is title


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is drawn of the keyboard: the ring, and the caps of keys."""
    drawn: list[str] = []
    monkeypatch.setattr(base, "draw_ring", lambda *_: drawn.append("ring"))
    monkeypatch.setattr(base, "draw_key_at", lambda _brush, _target, _rect, cap: drawn.append(cap))
    return drawn


@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "keys"])
def test_behind_the_settings_no_button_is_pointed_at_and_no_key_is_shown(
    app, hand, title, shown: list[str], by_key: bool
) -> None:
    button, target = next(widget for widget in title.controls if widget.cap), pygame.Surface(app.layout.size)
    if by_key:
        title.controls.set_focus(button)
        hand.key(pygame.K_RETURN)
        hand.key(pygame.K_RETURN)
    else:
        hand.click(button.rect.center)
    assert isinstance(app.stack.top, Pause)
    for _ in range(2):
        shown.clear()
        title.draw(target)
        assert not any(widget.hovered or widget.pressed for widget in title.controls)
        assert shown == []
        app.arrange()
    hand.key(pygame.K_ESCAPE)
    shown.clear()
    title.draw(target)
    assert shown == ["ring", "Esc"]


def test_quit_leaves_the_program(app, hand, title) -> None:
    hand.click(app.layout.title_button(3).center)
    assert not app.stack.scenes


def test_where_there_is_no_match_to_go_on_with_a_click_does_nothing(app, hand, title) -> None:
    hand.click(app.layout.title_continue().center)
    assert app.stack.scenes == [title]


def test_a_press_let_go_elsewhere_does_nothing(app, hand, title) -> None:
    hand.press(app.layout.title_card(0).center)
    hand.release(app.layout.title_card(1).center)
    assert app.stack.scenes == [title]


def test_keys_alone_start_a_game(app, hand, title) -> None:
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RIGHT)
    hand.key(pygame.K_RETURN)
    assert isinstance(app.stack.top, Setup)
    assert app.stack.top.draft.game == GAMES[1]


def test_a_card_under_the_pointer_looks_different(app, hand, title) -> None:
    app.frame()
    before = app.screen.surface().copy()
    rect = app.layout.title_card(0)
    hand.move(rect.center)
    beside = (rect.left - 3, rect.centery)
    assert before.get_at(beside) != app.screen.surface().get_at(beside)


def test_nothing_is_drawn_while_nothing_happens(app, hand, title) -> None:
    hand.wait(0.5)
    flips = app.screen.flips
    hand.wait(1)
    assert app.screen.flips == flips


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_texts_of_the_cards_stay_clear_of_the_arrow(make_app, size: tuple[int, int]) -> None:
    """The gold of the arrow is whole: no chip lies over its left edge."""
    app = make_app(size)
    app.stack.push(Title())
    app.frame()
    layout = app.layout
    for index in range(3):
        card = layout.title_card(index)
        edge = card.right - layout.px(26 if layout.tall else 22) - layout.px(88 if layout.tall else 77)
        column = [
            app.screen.surface().get_at((edge - 3, y))[:3]
            for y in range(card.top + card.height * 56 // 100, card.bottom - 16)
        ]
        assert set(column) == {(0xF6, 0xEA, 0xD2)}


def test_a_card_that_is_pointed_at_rises_gradually_and_comes_to_rest(make_app) -> None:
    app = make_app(speed="normal")
    app.stack.push(Title())
    card = app.stack.top.controls.widgets[0]
    Hand(app).move(card.rect.center)
    heights = [card.rise.value]
    while app.stack.top.controls.moving:
        app.frame()
        heights.append(card.rise.value)
    assert heights == sorted(heights) and len({0 < height < 1 for height in heights}) == 2
    assert heights[-1] == LIFTED
