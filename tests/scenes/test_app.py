"""The app: new window sizes, changes of screen, full screen, and how little it does when nothing happens."""

from __future__ import annotations

import signal

import pygame
import pytest

from scenes.stack import Scene
from scenes.system.settings import load


class Sheet(Scene):
    """A scene of one colour that counts what happens to it."""

    def __init__(self, colour: str) -> None:
        super().__init__()
        self.colour = colour
        self.calls: list[str] = []

    def arrange(self, layout) -> None:
        self.calls.append(f"arrange {layout.size[0]}")

    def enter(self) -> None:
        self.calls.append("enter")

    def leave(self) -> None:
        self.calls.append("leave")

    def pause(self) -> None:
        self.calls.append("pause")

    def resume(self) -> None:
        super().resume()
        self.calls.append("resume")

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.calls.append("press")

    def draw(self, target: pygame.Surface) -> None:
        target.fill(self.colour)


RED, BLUE = (255, 0, 0), (0, 0, 255)


def colour_at(app, x: float) -> tuple[int, ...]:
    surface = app.screen.surface()
    return tuple(surface.get_at((round(x * (surface.get_width() - 1)), 3))[:3])


def test_scenes_hear_of_their_life_in_pairs(app) -> None:
    below, above = Sheet("red"), Sheet("blue")
    app.stack.push(below)
    app.stack.push(above)
    app.stack.pop()
    app.quit()
    assert below.calls == ["arrange 1280", "enter", "pause", "arrange 1280", "resume", "leave"]
    assert above.calls == ["arrange 1280", "enter", "leave"]


def test_a_new_size_is_shown_stretched_until_it_rests(app, hand) -> None:
    scene = Sheet("red")
    app.stack.push(scene)
    hand.wait(0.1)
    app.screen.resize((1400, 900))
    app.frame()
    assert colour_at(app, 1.0) == RED
    assert scene.calls[-1] != "arrange 1400"
    app.screen.resize((1600, 900))
    hand.wait(0.1)
    assert scene.calls[-1] == "enter"
    hand.wait(0.2)
    assert scene.calls[-1] == "arrange 1600"
    assert app.layout.size == (1600, 900)


def test_every_scene_is_placed_for_a_new_size_once(app, hand) -> None:
    below, above = Sheet("red"), Sheet("blue")
    app.stack.push(below)
    app.stack.push(above)
    for width in (1300, 1400, 1500):
        app.screen.resize((width, 900))
        app.frame()
    hand.wait(0.3)
    assert [call for call in below.calls if call.startswith("arrange")] == ["arrange 1280", "arrange 1500"]


def test_the_next_screen_is_in_use_while_waves_still_wipe_the_last(make_app, hand_on) -> None:
    app = make_app(speed="normal")
    hand = hand_on(app)
    app.stack.push(Sheet("red"))
    hand.wait(0.1)
    following = Sheet("blue")
    app.change_to(following)
    hand.wait(0.1)
    assert colour_at(app, 1.0) == RED
    hand.press((5, 5))
    assert "press" in following.calls
    hand.wait(0.4)
    assert {colour_at(app, x) for x in (0.0, 0.5, 1.0)} == {BLUE}
    assert app.stack.scenes == [following]


def test_at_speed_instant_nothing_wipes(app, hand) -> None:
    app.stack.push(Sheet("red"))
    hand.wait(0.1)
    app.change_to(Sheet("blue"))
    app.frame()
    assert {colour_at(app, x) for x in (0.0, 0.5, 1.0)} == {BLUE}


def test_a_new_size_ends_the_wipe(make_app, hand_on) -> None:
    app = make_app(speed="normal")
    hand = hand_on(app)
    app.stack.push(Sheet("red"))
    hand.wait(0.1)
    app.change_to(Sheet("blue"))
    app.screen.resize((1500, 900))
    hand.wait(0.3)
    assert colour_at(app, 1.0) == BLUE


def test_F11_is_full_screen_and_remembered(app, hand) -> None:
    app.stack.push(Sheet("red"))
    hand.key(pygame.K_F11)
    assert app.screen.fullscreen
    assert load().fullscreen


def test_the_wheel_is_no_click(app) -> None:
    scene = Sheet("red")
    app.stack.push(scene)
    for button in (4, 5):
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=button))
    app.frame()
    assert "press" not in scene.calls


def test_an_exposed_window_is_drawn_again_and_otherwise_nothing_is(app, hand) -> None:
    app.stack.push(Sheet("red"))
    hand.wait(0.2)
    flips = app.screen.flips
    hand.wait(0.5)
    assert app.screen.flips == flips
    pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
    app.frame()
    assert app.screen.flips == flips + 1


def test_closing_the_window_leaves_every_scene(app) -> None:
    scenes = [Sheet("red"), Sheet("blue")]
    for scene in scenes:
        app.stack.push(scene)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.frame()
    assert not app.stack.scenes
    assert all(scene.calls[-1] == "leave" for scene in scenes)


def test_a_speed_for_this_time_only_is_not_kept_but_one_chosen_in_play_is(make_app) -> None:
    app = make_app(speed="slow")
    app.borrow(speed="instant")
    assert app.settings.pace == 0
    app.keep_settings()
    assert load().speed == "slow"
    app.settings.speed = "fast"
    app.keep_settings()
    assert load().speed == "fast"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"speed": 3}', '{"speed": "warp"}', '{"seats": [1]}', "\x00\xff"])
def test_settings_that_cannot_be_read_are_those_of_a_first_start(text: str, tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("TWO_BY_TWO_HOME", str(tmp_path))
    (tmp_path / "settings.json").write_text(text, encoding="latin-1")
    assert (load().speed, load().seats) == ("normal", [])


def test_a_button_rises_under_the_pointer_sinks_when_pressed_and_rests_again(make_app, hand_on) -> None:
    from scenes.pause import Pause

    app = make_app(speed="normal")
    hand = hand_on(app)
    app.stack.push(Pause(in_play=False))
    hand.wait(0.4)
    button = app.stack.top.controls.widgets[-1]
    hand.move(button.rect.center)
    assert 0 < button.rise.value < 1
    hand.wait(0.2)
    assert button.rise.value == 1
    hand.press(button.rect.center)
    hand.wait(0.2)
    assert button.rise.value == -1
    hand.move((3, 3))
    hand.wait(0.3)
    assert button.rise.value == 0
    hand.release((3, 3))
    hand.wait(0.1)
    assert not app.busy


class Patient(Sheet):
    """A scene at rest that notes how time passes between what it hears."""

    def handle(self, event: pygame.event.Event) -> None:
        self.calls.append("heard")

    def update(self, dt: float) -> None:
        self.calls.append(f"{dt * 60:.0f}")


def resting(app) -> Patient:
    scene = Patient("red")
    app.stack.push(scene)
    app.frame()
    scene.calls.clear()
    return scene


def test_no_time_is_lost_while_a_scene_at_rest_is_left_alone(app) -> None:
    scene = resting(app)
    for _ in range(60):
        app.frame()
    app.stack.top.stale = True
    app.frame()
    assert len(scene.calls) < 15
    assert sum(map(int, scene.calls)) == 61


def test_a_scene_at_rest_hears_at_once_and_no_time_from_before_counts_after(app) -> None:
    scene = resting(app)
    for _ in range(3):
        app.frame()
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(5, 5)))
    app.frame()
    assert scene.calls == ["3", "heard", "1"]


def test_a_run_of_tests_that_is_told_to_end_closes_no_window(app) -> None:
    """It ends as a whole, and no test fails since its program was over before its time."""
    resting(app)
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGTERM)
    app.frame()
    assert app.stack.scenes
