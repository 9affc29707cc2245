"""An evening by keys alone, from the title to the next match: on every screen the keys come to everything."""

from __future__ import annotations

import pygame
import pytest
from conftest import Hand, MakeApp
from kept_matches import settle
from watching import plan_of_record, watch

from scenes.aboard import AboardScene
from scenes.app import App
from scenes.confirm import Leaving
from scenes.draft import Draft
from scenes.handover import Handover
from scenes.match_setup import finish
from scenes.pause import Pause
from scenes.score_screen import ScoreScreen
from scenes.screen import Screen
from scenes.setup import Setup
from scenes.table.play import Playing
from scenes.title import Title
from scenes.title_cards import GameCard
from scenes.widgets import Button


def screen_of(app: App) -> Screen:
    top = app.stack.top
    assert isinstance(top, Screen)
    return top


def tab_to(app: App, hand: Hand, index: int) -> None:
    """By Tab to a control of the screen."""
    wanted = list(screen_of(app).controls)[index]
    for _ in range(60):
        if wanted.focused:
            return
        hand.key(pygame.K_TAB)
    raise AssertionError("Tab does not come there")


def test_an_evening_by_keys_alone(make_app: MakeApp) -> None:
    app = make_app()
    hand = Hand(app)
    app.stack.push(Title())
    app.frame()
    cards = [index for index, widget in enumerate(screen_of(app).controls) if isinstance(widget, GameCard)]
    tab_to(app, hand, cards[2])
    hand.key(pygame.K_RETURN)
    setup = screen_of(app)
    assert isinstance(setup, Setup)
    start = setup.controls.focus
    assert isinstance(start, Button) and start.action == setup.start
    hand.key(pygame.K_RETURN)
    assert isinstance(app.stack.scenes[0], AboardScene)
    hand.wait(0.2)
    assert isinstance(app.stack.top, Handover)
    hand.key(pygame.K_PAUSE)
    assert isinstance(app.stack.top, Pause)
    pause = screen_of(app)
    tab_to(app, hand, next(n for n, w in enumerate(pause.controls) if getattr(w, "action", None) == pause._to_title))
    hand.key(pygame.K_RETURN)
    assert isinstance(app.stack.top, Leaving)
    hand.key(pygame.K_RETURN)
    assert app.stack.top is pause, "Enter at once is the green button, which leaves all as it is"
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    hand.key(pygame.K_RETURN)
    assert isinstance(app.stack.top, Title)


def over(app: App, record: str) -> ScoreScreen:
    """The score sheet of a whole record."""
    playing = Playing(plan_of_record(record))
    playing.begin()
    finish(app, playing)
    assert isinstance(app.stack.top, ScoreScreen)
    return app.stack.top


@pytest.mark.parametrize("record", ["ark-2-greedy", "aboard-2-greedy"])
def test_a_key_shows_the_whole_score_sheet_and_only_the_next_one_acts(make_app: MakeApp, record: str) -> None:
    app = make_app(speed="normal")
    hand = Hand(app)
    sheet = over(app, record)
    hand.key(pygame.K_RETURN)
    assert sheet.age == sheet.lasts and app.stack.top is sheet
    hand.key(pygame.K_RETURN)
    assert app.stack.top is sheet, "the ring has come to be seen, and no more than that"
    focus = sheet.controls.focus
    assert isinstance(focus, Button) and focus.action == sheet.play_again
    hand.key(pygame.K_RETURN)
    assert app.stack.top is not sheet


def test_arrows_step_through_a_replay_until_tab_goes_to_the_controls(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-2-greedy")
    before = replay.moment
    hand.key(pygame.K_RIGHT)
    assert replay.moment == before + 1
    hand.key(pygame.K_RETURN)
    assert replay.playing
    hand.key(pygame.K_RETURN)
    assert not replay.playing
    hand.key(pygame.K_TAB)
    moment = replay.moment
    hand.key(pygame.K_RIGHT)
    assert replay.moment == moment and replay.controls.focus
    hand.move((400, 300))
    hand.key(pygame.K_RIGHT)
    assert replay.moment == moment + 1


@pytest.mark.parametrize("game", ["ark", "family", "aboard"])
@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_tab_comes_to_every_control_of_the_setup(make_app: MakeApp, game: str, size: tuple[int, int]) -> None:
    app = make_app(size)
    hand = Hand(app)
    app.stack.push(Setup(Draft.of(game, app.settings)))
    app.frame()
    controls = screen_of(app).controls
    seen = []
    for _ in controls.stops:
        hand.key(pygame.K_TAB)
        seen.append(controls.focus)
    assert seen == controls.stops


def test_the_focus_stays_near_where_it_was_when_controls_are_made_anew(app: App, hand: Hand) -> None:
    app.stack.push(Setup(Draft.of("ark", app.settings)))
    app.frame()
    setup = screen_of(app)
    for _ in range(200):
        hand.key(pygame.K_TAB)
        focus = setup.controls.focus
        if isinstance(focus, Button) and focus.icon == "icons/close":
            break
    at = setup.controls.focus.rect.center  # type: ignore[union-attr]
    hand.key(pygame.K_RETURN)
    settle(app)
    focus = setup.controls.focus
    assert focus and setup.controls.by_key
    assert abs(focus.rect.centerx - at[0]) + abs(focus.rect.centery - at[1]) < 100
