"""What is heard: short sounds, and what goes on behind them: a tune, the sea, rain.

Sounds are the files of ``assets/sounds`` (``tools/make_sounds.py`` makes them), named without their ending.  Opening
the sound card and reading files happen beside the frames, so that none is late for it; where there is no sound card,
or a file is missing, it is quiet, and nothing else is different.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from assets import SOUNDS
from scenes.system.settings import LOUDEST, Settings

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

_RATE, _BUFFER = 32_000, 1024
"""Samples a second, as in the files, and how many are mixed at once: what is asked for is heard a thirtieth of a
second later."""
_VOICES = 12
"""So many short sounds at once."""
_DOUBLED = 0.04
"""Seconds within which the same sound is not begun again."""
_LATE = 0.25
"""Seconds after which a sound that had to be read first is no longer of any use."""
DEVICES = Path("/dev/snd")
"""Where Linux has its sound cards."""
_FADES = 1.5
"""Seconds in which what goes on comes and goes."""

TUNE, SEA, RAIN = "tune", "sea", "rain"
"""What goes on: each of them one sound at a time."""
Accompaniment = Mapping[str, tuple[str, float]]
"""For each of these the sound, and how strongly it is heard, from 0 to 1; what is left out is not heard."""
AT_HOME: Accompaniment = {TUNE: ("tune-title", 1.0), SEA: ("sea", 0.5)}
AT_SEA: Accompaniment = {SEA: ("sea", 0.6)}


class Background:
    """One thing that goes on: it fades to another sound, or to silence, and follows its volume."""

    def __init__(self, channel: int) -> None:
        self._channel = channel
        self.name = ""
        """What is to be heard."""
        self.aim = 0.0
        """How strongly, from 0 to 1."""
        self.strength = 0.0
        """How strongly it is heard now."""
        self._heard = ""
        self._clip: pygame.mixer.Sound | None = None

    @property
    def over(self) -> bool:
        """Whether the last sound has faded, so that the next one may begin."""
        return self._heard != self.name and self.strength <= 0

    def begin(self, clip: pygame.mixer.Sound) -> None:
        """Begin the sound that is to be heard, without an end."""
        self._heard, self._clip = self.name, clip
        clip.set_volume(0.0)
        pygame.mixer.Channel(self._channel).play(clip, loops=-1)

    def update(self, dt: float, volume: float) -> None:
        """Let time pass; ``volume`` from 0 to 1 is what the player has chosen."""
        aim = self.aim * volume if self._heard == self.name else 0.0
        if self._clip and self.strength != aim:
            step = dt / _FADES
            self.strength = max(self.strength - step, aim) if self.strength > aim else min(self.strength + step, aim)
            self._clip.set_volume(self.strength)
        if self._clip and self.over:
            pygame.mixer.Channel(self._channel).stop()
            self._heard, self._clip = "", None


class Sound:
    """Plays sounds by name, as loud as ``settings`` say at the moment; silent until it is opened."""

    def __init__(self, settings: Settings, folder: Path = SOUNDS) -> None:
        self._settings = settings
        self._folder = folder
        self._worker: ThreadPoolExecutor | None = None
        self._opening: Future[bool] | None = None
        self._clips: dict[str, Future[pygame.mixer.Sound | None]] = {}
        self._asked: dict[str, float] = {}
        """Sounds that are wanted and still being read, with the seconds since."""
        self._begun: dict[str, float] = {}
        """The seconds since short sounds were begun, as long as they may not be doubled."""
        self._backgrounds = {kind: Background(number) for number, kind in enumerate((TUNE, SEA, RAIN))}

    # -- opening and closing
    def open(self) -> None:
        """Begin to open the sound card, once."""
        if self._worker is None:
            from concurrent.futures import ThreadPoolExecutor  # takes a moment that a first frame would wait for

            self._worker = ThreadPoolExecutor(1, "sound")
            self._opening = self._worker.submit(_open_card)

    def close(self) -> None:
        """Be quiet, and give the sound card back."""
        if self._worker:
            self._worker.shutdown(cancel_futures=True)
            self._opening = None
            pygame.mixer.quit()

    @property
    def ready(self) -> bool:
        """Whether anything can be heard."""
        return self._opening is not None and self._opening.done() and self._opening.result()

    @property
    def awaited(self) -> bool:
        """Whether a short sound is to begin as soon as it has been read."""
        return bool(self._asked)

    # -- what is heard
    def play(self, name: str) -> None:
        """Play a short sound once, unless it has just begun; nothing where the name is empty."""
        if name and self.ready and name not in self._begun and self._volume(self._settings.effects):
            self._asked[name] = self._begun[name] = 0.0
            self._read(name)

    def accompany(self, heard: Accompaniment) -> None:
        """What is to go on from now on."""
        for kind, background in self._backgrounds.items():
            background.name, background.aim = heard.get(kind, ("", 0.0))

    def pause(self, on: bool) -> None:
        """Hold everything, as while the window is away, or let it go on."""
        if self.ready:
            (pygame.mixer.pause if on else pygame.mixer.unpause)()

    def update(self, dt: float) -> None:
        """Let time pass: begin what has been read, fade what comes and goes."""
        if not self.ready:
            return
        self._begun = {name: age + dt for name, age in self._begun.items() if age + dt < _DOUBLED}
        self._asked = {name: age + dt for name, age in self._asked.items() if age < _LATE and not self._begin(name)}
        for kind, background in self._backgrounds.items():
            volume = self._volume(self._settings.music if kind == TUNE else self._settings.sea)
            if background.name and background.over and volume and (clip := self._read(background.name)):
                background.begin(clip)
            background.update(dt, volume)

    def _volume(self, percent: int) -> float:
        """What a slider stands for: the ear hears half of it as half as loud."""
        return 0.0 if self._settings.mute else (percent / LOUDEST) ** 2

    def _begin(self, name: str) -> bool:
        """Begin a short sound if it has been read; whether that is settled.  Where too many sound, it is left out."""
        if not self._clips[name].done():
            return False
        clip = self._read(name)
        if clip:
            clip.set_volume(self._volume(self._settings.effects))
            clip.play()
        return True

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        """A sound, once it has been read; it is read beside the frames, and only once."""
        if name not in self._clips:
            assert self._worker
            self._clips[name] = self._worker.submit(_load, self._folder / f"{name}.ogg")
        done = self._clips[name]
        return done.result() if done.done() else None


def _open_card() -> bool:
    """Open the sound card; whether there is one.  The first channels are kept for what goes on."""
    if not _may_have_card():
        return False
    try:
        pygame.mixer.init(_RATE, -16, 1, _BUFFER)
    except (pygame.error, NotImplementedError):  # the latter where pygame was built without sound
        return False
    pygame.mixer.set_num_channels(3 + _VOICES)
    pygame.mixer.set_reserved(3)
    return True


def _may_have_card() -> bool:
    """False on Linux where there is neither a device nor a server of sound: drivers only complain there."""
    if sys.platform != "linux" or os.environ.get("SDL_AUDIODRIVER") or os.environ.get("PULSE_SERVER"):
        return True
    running = Path(os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}"))
    return DEVICES.exists() or any((running / server).exists() for server in ("pulse/native", "pipewire-0"))


def _load(path: Path) -> pygame.mixer.Sound | None:
    with suppress(pygame.error, OSError):
        return pygame.mixer.Sound(path)
    return None
