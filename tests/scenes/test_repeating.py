"""Keys that are held: arrows come again, deeds do not; the pointer and the keys take turns to be seen."""

from __future__ import annotations

import pygame
import pytest
from conftest import Hand, MakeApp

from scenes.app import App
from scenes.setup import Setup
from scenes.system.repeating import Repeating
from scenes.system.window import Offscreen
from scenes.title import Title
from scenes.title_cards import GameCard

DT = 1 / 60
RIGHT, LEFT = pygame.K_RIGHT, pygame.K_LEFT


def key(key: int, down: bool = True, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=key, mod=mod, unicode="")


def after(repeating: Repeating, seconds: float) -> list[int]:
    """The keys that come while nothing is done."""
    return [event.key for _ in range(round(seconds * 60)) for event in repeating.keys([], DT)]


def test_an_arrow_that_is_held_comes_again_until_it_is_let_go() -> None:
    repeating = Repeating()
    repeating.keys([key(RIGHT, mod=pygame.KMOD_LSHIFT)], 0)
    assert after(repeating, 0.35) == []
    again = [event for _ in range(60) for event in repeating.keys([], DT)]
    assert 8 <= len(again) <= 11
    assert {(event.key, event.mod) for event in again} == {(RIGHT, pygame.KMOD_LSHIFT)}
    repeating.keys([key(RIGHT, down=False)], 0)
    assert not repeating.held and after(repeating, 2) == []


@pytest.mark.parametrize("deed", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_z, pygame.K_ESCAPE, pygame.K_TAB])
def test_a_deed_is_done_once_however_long_its_key_is_held(deed: int) -> None:
    repeating = Repeating()
    repeating.keys([key(deed)], 0)
    assert not repeating.held and after(repeating, 3) == []


def test_of_two_arrows_the_later_comes_again_and_then_the_other() -> None:
    repeating = Repeating()
    repeating.keys([key(RIGHT), key(LEFT)], 0)
    assert set(after(repeating, 1)) == {LEFT}
    repeating.keys([key(LEFT, down=False)], 0)
    assert set(after(repeating, 1)) == {RIGHT}


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.MOUSEBUTTONDOWN])
def test_who_turns_to_another_window_or_the_mouse_holds_no_key(kind: int) -> None:
    repeating = Repeating()
    repeating.keys([key(RIGHT), pygame.event.Event(kind)], 0)
    assert not repeating.held


def test_a_held_arrow_goes_from_card_to_card(app: App) -> None:
    app.stack.push(Title())
    app.frame()
    pygame.event.post(key(RIGHT))
    app.frame()
    first = app.stack.top.controls.focus  # type: ignore[union-attr]
    for _ in range(80):
        app.frame()
    assert app.busy
    assert app.stack.top.controls.focus is not first  # type: ignore[union-attr]


def test_the_pointer_is_hidden_while_keys_are_used(app: App, hand: Hand) -> None:
    app.stack.push(Title())
    hand.move((400, 300))
    assert pygame.mouse.get_visible()
    hand.key(RIGHT)
    assert not pygame.mouse.get_visible()
    hand.move((401, 300))
    assert pygame.mouse.get_visible()


@pytest.mark.parametrize(("asked", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_two_ways_lead_to_full_screen_and_back(app: App, hand: Hand, asked: int, mod: int) -> None:
    app.stack.push(Title())
    app.frame()
    hand.key(asked, mod)
    assert app.screen.fullscreen and isinstance(app.stack.top, Title)
    hand.key(asked, mod)
    assert not app.screen.fullscreen


def test_where_a_point_is_two_pixels_a_click_goes_where_the_pointer_is(make_app: MakeApp) -> None:
    app = make_app((2560, 1440))
    assert isinstance(app.screen, Offscreen)
    app.screen.density = 2.0
    app.stack.push(Title())
    app.frame()
    card = next(widget for widget in app.stack.top.controls if isinstance(widget, GameCard))  # type: ignore[union-attr]
    Hand(app).click((card.rect.centerx // 2, card.rect.centery // 2))
    assert isinstance(app.stack.top, Setup)
