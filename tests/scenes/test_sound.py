"""What plays sounds: beside the frames, as loud as chosen, never in anybody's way."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from listening import listen

from assets import SOUNDS
from scenes.app import App
from scenes.stack import Scene
from scenes.system.settings import Settings
from scenes.system.sound import AT_HOME, AT_SEA, RAIN, SEA, TUNE, Background, Sound
from scenes.title import Title

BACKGROUNDS = 3
"""Channels that are kept for them, on the dummy card that stands for a real one."""
SHORT = ("press", "release", "no", "tile", "flip", "token")


class Blank(Scene):
    """Nothing to be seen."""

    def draw(self, target: pygame.Surface) -> None:
        target.fill("white")


def opened(settings: Settings | None = None, folder: Path = SOUNDS) -> Sound:
    """What plays sounds, once its card is open."""
    sound = Sound(settings or Settings(), folder)
    sound.open()
    _await(lambda: sound.ready)
    return sound


def await_refusal(sound: Sound) -> None:
    """Wait until no card has been found, which takes longer than being merely not yet ready."""
    assert sound._opening and sound._opening.result(timeout=10) is False


def _await(done: object, seconds: float = 10.0) -> None:
    start = time.monotonic()
    while not done() and time.monotonic() - start < seconds:
        time.sleep(0.005)


@pytest.fixture
def sound() -> Iterator[Sound]:
    one = opened()
    yield one
    one.close()


def volumes() -> list[float]:
    """How loud each short sound is that is heard now."""
    channels = [pygame.mixer.Channel(n) for n in range(BACKGROUNDS, pygame.mixer.get_num_channels())]
    return [channel.get_sound().get_volume() for channel in channels if channel.get_busy()]


def let_begin(sound: Sound, count: int = 1) -> list[float]:
    """Let so many sounds be read and begin; how loud each is."""
    _await(lambda: sound.update(0.001) or len(volumes()) >= count, 5.0)
    return volumes()


def behind(kind: int) -> float:
    """How loud something is that goes on, 0 where it does not."""
    channel = pygame.mixer.Channel(kind)
    return channel.get_sound().get_volume() if channel.get_busy() else 0.0


def let_fade(sound: Sound, seconds: float = 3.0) -> None:
    """Let what goes on be read, and come and go."""
    for _ in range(round(seconds * 30)):
        sound.update(1 / 30)
        time.sleep(0.002)


def test_a_sound_is_heard_as_loud_as_the_slider_says() -> None:
    sound = opened(Settings(effects=50))
    sound.play("press")
    assert let_begin(sound) == [pytest.approx(0.25, abs=0.01)]
    sound.close()


def test_the_same_sound_is_not_doubled_within_a_moment(sound: Sound) -> None:
    sound.play("chime")
    sound.play("chime")
    assert len(let_begin(sound)) == 1
    sound.update(0.05)
    sound.play("chime")
    assert len(let_begin(sound, 2)) == 2


def test_not_more_are_heard_at_once_than_there_are_voices(sound: Sound) -> None:
    for _ in range(30):
        sound.play("fanfare")
        sound.update(0.05)
        time.sleep(0.005)
    assert len(let_begin(sound, 12)) == 12


def test_a_sound_that_comes_too_late_is_left_out(sound: Sound) -> None:
    sound.accompany(AT_HOME)
    sound.update(0.0)
    sound.play("walk")  # which is read only after the long tune
    sound.update(1.0)
    _await(lambda: sound.update(0.01) or behind(0) > 0)
    let_fade(sound, 0.3)
    assert volumes() == []


def test_muted_nothing_is_heard_until_it_no_longer_is() -> None:
    settings = Settings(mute=True)
    sound = opened(settings)
    sound.accompany(AT_SEA)
    sound.play("press")
    let_fade(sound, 0.3)
    assert volumes() == []
    assert behind(1) == 0
    settings.mute = False
    let_fade(sound)
    assert behind(1) > 0
    settings.mute = True
    let_fade(sound)
    assert behind(1) == 0
    sound.close()


def test_tunes_fade_into_each_other_and_end_where_none_belongs(sound: Sound) -> None:
    sound.accompany(AT_HOME)
    _await(lambda: sound.update(0.03) or behind(0) > 0.1)
    home = pygame.mixer.Channel(0).get_sound()
    sound.accompany({TUNE: ("tune-deluge", 1.0), RAIN: ("rain", 1.0)})
    sound.update(0.03)
    assert pygame.mixer.Channel(0).get_sound() is home
    _await(lambda: sound.update(0.03) or (behind(0) > 0.1 and pygame.mixer.Channel(0).get_sound() is not home))
    assert behind(2) > 0
    sound.accompany({})
    let_fade(sound)
    assert [behind(kind) for kind in range(BACKGROUNDS)] == [0, 0, 0]


def test_a_slider_is_heard_at_once_in_what_goes_on() -> None:
    settings = Settings(sea=100)
    sound = opened(settings)
    sound.accompany(AT_SEA)
    let_fade(sound)
    loud = behind(1)
    settings.sea = 50
    let_fade(sound)
    assert 0 < behind(1) < loud / 2
    sound.close()


def test_without_a_sound_card_it_is_quiet_and_nothing_else_is_different(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "none-such")
    sound = Sound(Settings())
    sound.open()
    await_refusal(sound)
    for _ in range(3):
        sound.play("press")
        sound.accompany(AT_HOME)
        sound.pause(True)
        sound.update(0.1)
    assert not sound.ready
    sound.close()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems say by themselves that there is no card")
def test_where_there_is_no_card_no_driver_complains(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in ("SDL_AUDIODRIVER", "PULSE_SERVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr("scenes.system.sound.DEVICES", tmp_path / "snd")
    sound = Sound(Settings())
    sound.open()
    await_refusal(sound)
    assert not sound.ready
    sound.close()
    assert capfd.readouterr() == ("", "")


def test_a_missing_or_damaged_file_is_silent(tmp_path: Path) -> None:
    (tmp_path / "press.ogg").write_bytes(b"OggS and nothing else")
    sound = opened(folder=tmp_path)
    sound.accompany({SEA: ("sea", 1.0)})
    for name in ("press", "release"):
        sound.play(name)
    let_fade(sound, 0.5)
    assert volumes() == []
    assert behind(1) == 0
    sound.close()


def test_the_card_is_opened_only_after_the_first_frame_and_closed_with_the_window(app: App) -> None:
    ears = listen(app)

    class Short(Blank):
        def draw(self, target: pygame.Surface) -> None:
            super().draw(target)
            ears.calls.append("draw")
            self.app.quit()

    app.every = 1
    app.run(Short)
    assert ears.calls == ["draw", "open", "close"]


def test_opening_the_card_is_nothing_that_a_scene_hears_of(app: App) -> None:
    heard: list[int] = []

    class Listening(Blank):
        def handle(self, event: pygame.event.Event) -> None:
            heard.append(event.type)

    app.stack.push(Listening())
    app.sound.open()
    _await(lambda: app.sound.ready)
    app.frame()
    app.sound.close()
    assert heard == []


def test_a_program_that_ends_in_an_error_gives_the_card_back(app: App) -> None:
    ears = listen(app)

    class Broken(Blank):
        def update(self, dt: float) -> None:
            raise RuntimeError

    with pytest.raises(RuntimeError):
        app.run(Broken)
    assert ears.calls == ["close"]


def test_a_window_that_is_away_is_quiet(app: App) -> None:
    ears = listen(app)
    app.stack.push(Blank())
    for kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED):
        pygame.event.post(pygame.event.Event(kind))
        app.frame()
    assert ears.calls == ["pause", "go on"]


def test_the_title_has_its_tune_also_under_the_settings(app: App, hand) -> None:
    from scenes.pause import Pause

    ears = listen(app)
    app.stack.push(Title())
    app.stack.push(Pause(in_play=False))
    app.frame()
    assert ears.behind == AT_HOME


def test_a_background_fades_no_faster_than_it_may() -> None:
    pygame.mixer.init()
    background = Background(0)
    background.name, background.aim = "tone", 1.0
    background.begin(pygame.mixer.Sound(buffer=bytes(2000)))
    background.update(0.15, 1.0)
    assert background.strength == pytest.approx(0.1)
    background.update(10.0, 1.0)
    assert background.strength == 1
    pygame.mixer.quit()
