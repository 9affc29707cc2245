"""Every button that a key does the work of shows that key, while it is pointed at or the keys are on it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from conftest import Hand, MakeApp
from kept_matches import settle
from pygame import Surface
from watching import watch

from scenes.aboard import AboardScene
from scenes.app import App
from scenes.confirm import Leaving
from scenes.draft import Draft
from scenes.match_setup import MatchPlan, scene_for
from scenes.paint import Brush
from scenes.pause import Pause
from scenes.screen import Screen
from scenes.setup import Setup
from scenes.stack import Scene
from scenes.system.fonts import Fonts, Words
from scenes.system.gamepad import BUTTONS
from scenes.table.picture import Seat
from scenes.table.scene import TableScene
from scenes.title import Title
from scenes.widgets import keycap
from scenes.words import keys

Caps = list[tuple[str, pygame.Rect]]


@pytest.fixture
def caps(monkeypatch: pytest.MonkeyPatch) -> Caps:
    """The caps of keys that are drawn, and where."""
    seen: Caps = []
    draw = keycap.draw_key

    def noted(brush: Brush, target: Surface, right: tuple[int, int], key: str) -> pygame.Rect:
        rect = draw(brush, target, right, key)
        seen.append((key, rect))
        return rect

    monkeypatch.setattr(keycap, "draw_key", noted)
    return seen


def look(app: App, caps: Caps) -> set[str]:
    """The caps in the window as it is now."""
    settle(app)
    caps.clear()
    app.stack.draw(app.screen.surface())
    assert all(app.layout.screen.contains(rect) for _, rect in caps)
    return {key for key, _ in caps}


SCREENS: dict[str, Callable[[App], Scene]] = {
    "setup": lambda app: Setup(Draft.of("ark", app.settings)),
    "settings": lambda app: Pause(in_play=False),
    "title": lambda app: Title(),
}


@pytest.mark.parametrize("name", SCREENS)
def test_what_leads_back_shows_escape_under_the_mouse_and_under_the_keys(
    app: App, hand: Hand, caps: Caps, name: str
) -> None:
    app.stack.push(Title())
    app.stack.push(SCREENS[name](app))
    screen = app.stack.top
    assert isinstance(screen, Screen)
    hand.move((1, 1))
    assert look(app, caps) == set()
    back = next(widget for widget in screen.controls if widget.cap == "Esc")
    hand.move(back.rect.center)
    assert look(app, caps) == {"Esc"}
    hand.move((1, 1))
    for _ in range(60):
        hand.key(pygame.K_TAB)
        if back.focused:
            break
    assert back.focused and look(app, caps) == {"Esc"}
    hand.key(pygame.K_ESCAPE)
    assert app.stack.top is not screen


def test_who_asks_again_shows_that_escape_is_no(app: App, hand: Hand, caps: Caps) -> None:
    app.stack.push(Title())
    app.stack.push(Leaving())
    screen = app.stack.top
    assert isinstance(screen, Screen)
    no = next(widget for widget in screen.controls if widget.cap)
    hand.move(no.rect.center)
    assert look(app, caps) == {"Esc"}


def test_the_bar_of_a_replay_shows_the_key_that_plays(app: App, hand: Hand, caps: Caps) -> None:
    replay = watch(app, "ark-2-greedy")
    hand.move(replay.bar.play.rect.center)
    assert look(app, caps) == {"Space"}


@pytest.mark.parametrize("game", ["ark", "family", "aboard"])
@pytest.mark.parametrize(("name", "cap"), [("settings", "Esc"), ("log", "L"), ("hint", "H")])
def test_the_tables_show_the_keys_of_menu_log_and_lantern(
    make_app: MakeApp, caps: Caps, game: str, name: str, cap: str
) -> None:
    app = make_app()
    seats = (Seat("green", "Mia"), Seat("blue", "Computer", "greedy"))
    app.stack.push(scene_for(app, MatchPlan(game, seats, "green", 2)))
    hand = Hand(app)
    hand.wait(2)
    hand.move(_place(app, game, name))
    hand.wait(1)
    assert cap in look(app, caps)


def _place(app: App, game: str, name: str) -> tuple[int, int]:
    """Where a button of the frame lies."""
    layout = app.layout.aboard if game == "aboard" else app.layout
    places = {"settings": layout.menu(2), "log": layout.log(), "hint": layout.tool(2)}
    return places[name].center


@pytest.mark.parametrize("game", ["ark", "aboard"])
def test_the_cap_of_the_gear_lies_over_the_ring_of_the_keys(make_app: MakeApp, caps: Caps, game: str) -> None:
    app = make_app()
    app.stack.push(scene_for(app, MatchPlan(game, (Seat("green", "Mia"), Seat("blue", "", "greedy")), "green", 2)))
    hand = Hand(app)
    hand.wait(2)
    scene = app.stack.top
    assert isinstance(scene, TableScene | AboardScene)
    gear, focus = (app.layout.aboard if game == "aboard" else app.layout).menu(2), scene.steering.focus
    for key in [*[pygame.K_TAB] * 8, *[pygame.K_UP] * 8, *[pygame.K_LEFT] * 12, *[pygame.K_RIGHT] * 3]:
        if focus.place and focus.place.rect == gear:
            break
        hand.key(key)
    assert focus.place and focus.place.rect == gear and look(app, caps) == {"Esc"}
    shown, cap = app.screen.surface(), caps[-1][1]
    alone = shown.copy()
    keycap.draw_key(app.brush, alone, cap.midright, "Esc")
    within = cap.inflate(-4, -4)
    one, other = (pygame.image.tobytes(window.subsurface(within), "RGB") for window in (shown, alone))
    assert one == other


def test_a_cap_grows_with_what_it_reads(app: App) -> None:
    narrow = keycap.draw_key(app.brush, Surface((300, 80)), (200, 40), "Z")
    wide = keycap.draw_key(app.brush, Surface((300, 80)), (200, 40), "Leertaste")
    assert narrow.width == narrow.height < wide.width and narrow.right == wide.right
    px = app.layout.text_px(20)
    letters = Fonts().render(Words("Leertaste", "poppins-bold", px, "#000000"))
    assert letters.get_width() < wide.width


# -- while a gamepad is in use
def push(app: App, button: int) -> None:
    """Press a button of a gamepad and let it go."""
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, instance_id=0, button=button))
        app.frame()


@pytest.mark.parametrize(("cap", "button"), [("Esc", "B"), ("Z", "X"), ("H", "Y"), ("E", "BACK")])
def test_the_button_on_a_cap_does_what_the_key_does(app: App, cap: str, button: str) -> None:
    push(app, pygame.CONTROLLER_BUTTON_A)
    assert keys.reads(cap).upper() == button
    codes = {"Esc": pygame.K_ESCAPE, "Z": pygame.K_z, "H": pygame.K_h, "E": pygame.K_e}
    assert BUTTONS[getattr(pygame, f"CONTROLLER_BUTTON_{button}")].key == codes[cap]


def test_caps_are_those_of_what_has_been_used_last(app: App, hand: Hand) -> None:
    push(app, pygame.CONTROLLER_BUTTON_GUIDE)
    assert keys.reads("Space") == "Space"
    push(app, pygame.CONTROLLER_BUTTON_BACK)
    assert keys.reads("Space") == "A" and keys.reads("L") == keys.reads("F1") == ""
    hand.key(pygame.K_F10)
    assert keys.reads("Space") == "Space"
    push(app, pygame.CONTROLLER_BUTTON_BACK)
    hand.move((1, 1))
    assert keys.reads("Space") == "Space"


def test_what_no_button_does_has_no_cap(app: App) -> None:
    paper = Surface((300, 80))
    push(app, pygame.CONTROLLER_BUTTON_A)
    before = paper.copy()
    assert keycap.draw_key(app.brush, paper, (200, 40), "F1").width == 0
    assert paper.get_buffer().raw == before.get_buffer().raw
    assert keycap.draw_key(app.brush, paper, (200, 40), "Z").width > 0
