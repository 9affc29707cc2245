"""The sliders and the switch of sound among the settings: by mouse and by keys, at once and kept."""

from __future__ import annotations

import json

import pygame
import pytest
from listening import listen

from scenes.app import App
from scenes.pause import Pause
from scenes.system.settings import VOLUMES, Settings, folder, load
from scenes.title import Title
from scenes.widgets import Toggle
from scenes.widgets.slider import Slider


@pytest.fixture(params=[(1280, 720), (1024, 768)], ids=str)
def settings(request, make_app) -> App:
    """The open panel of settings."""
    app = make_app(request.param)
    listen(app)
    app.stack.push(Title())
    app.stack.push(Pause(in_play=False))
    app.frame()
    return app


def sliders(app: App) -> dict[str, Slider]:
    found = [one for one in app.stack.top.controls if isinstance(one, Slider)]
    return dict(zip(VOLUMES, found, strict=True))


@pytest.mark.parametrize("volume", VOLUMES)
@pytest.mark.parametrize(("share", "value"), [(0.0, 0), (0.25, 25), (0.5, 50), (1.0, 100)])
def test_a_click_on_the_track_sets_the_volume(settings: App, hand_on, volume: str, share: float, value: int) -> None:
    track = sliders(settings)[volume].track
    hand_on(settings).click((track.left + round(share * track.width), track.centery))
    assert getattr(settings.settings, volume) == pytest.approx(value, abs=1)
    assert sliders(settings)[volume].value == getattr(settings.settings, volume)


def test_the_knob_follows_the_mouse_beyond_its_ends_and_what_it_was_drawn_to_is_kept(settings: App, hand_on) -> None:
    hand, slider = hand_on(settings), sliders(settings)["effects"]
    hand.press(slider.knob)
    assert settings.settings.effects == 80
    seen = []
    for x in (slider.track.centerx, slider.track.right + 300, slider.track.left - 300):
        hand.move((x, slider.track.centery + 200))
        seen.append(settings.settings.effects)
    assert seen == [pytest.approx(50, abs=1), 100, 0]
    hand.release((slider.track.left - 300, slider.track.centery + 200))
    settings.quit()
    assert load().effects == 0


def test_the_whole_row_clicks(settings: App, hand_on) -> None:
    slider = sliders(settings)["music"]
    hand_on(settings).click((slider.rect.right - 4, slider.rect.top + 4))
    assert settings.settings.music == 100


def test_arrow_keys_move_the_knob_and_leave_the_focus_where_it_is(settings: App, hand_on) -> None:
    hand = hand_on(settings)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_LEFT)
    assert settings.settings.effects == 75
    for _ in range(8):
        hand.key(pygame.K_RIGHT)
    assert settings.settings.effects == 100
    hand.key(pygame.K_DOWN)
    assert sliders(settings)["music"].focused


def test_mute_is_switched_and_kept(settings: App, hand_on) -> None:
    switch = next(one for one in settings.stack.top.controls if isinstance(one, Toggle))
    hand_on(settings).click(switch.track.center)
    assert settings.settings.mute
    assert load().mute


def test_no_words_beside_a_slider_reach_its_knob(settings: App) -> None:
    for slider in sliders(settings).values():
        assert slider.rect.contains(slider.track)
        assert slider.number <= slider.rect.right
        assert slider.knob[0] <= slider.track.right


@pytest.mark.parametrize(("stored", "heard"), [(250, 100), (-3, 0), (40, 40)])
def test_volumes_out_of_bounds_are_mended(stored: int, heard: int) -> None:
    folder().mkdir(parents=True, exist_ok=True)
    (folder() / "settings.json").write_text(json.dumps({"music": stored, "speed": "fast"}), encoding="utf-8")
    assert load() == Settings(music=heard, speed="fast", language=load().language)
