"""What a player has chosen for good: kept in the system's own folder for settings, forgiving about what it finds."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import islice
from pathlib import Path
from unicodedata import normalize

import msgspec
import platformdirs

from game.files import read_within
from scenes.system import texts
from scenes.system.fonts import drawable
from scenes.system.writing import write_patiently

HUMAN = "human"
"""Who plays on a seat that a person has taken; else the name of a bot."""

SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "instant": 0.0}
"""Names of speeds and by how much they stretch the time of a motion."""

SIZES = (0.9, 1.0, 1.15)
"""How large everything can be: small, as drawn, large."""

VOLUMES = ("effects", "music", "sea")
"""Fields of the settings that say how loud something is."""
LOUDEST = 100

LONGEST_SEAT_NAME = 12
"""Letters of the name of somebody at the table."""

_MOST_BYTES = 100_000
"""Bytes of the file of settings beyond which it is none."""


def shown_name(name: str, most: int) -> str:
    """A name without what cannot be shown, of no more letters than that."""
    return "".join(islice(filter(drawable, normalize("NFC", name).lstrip()), most)).strip()


class SeatSetting(msgspec.Struct):
    """Who sat at a colour last: an empty name is the character's own, ``player`` as in a draft of a match.

    ``hints``: whether a person there may ask the lantern.
    """

    colour: str
    name: str
    player: str
    hints: bool = True


class Settings(msgspec.Struct):
    """The choices; every field has the value of a first start."""

    speed: str = "normal"
    fullscreen: bool = False
    size: float = 1.0
    """How large everything is: one of ``SIZES``."""
    language: str = texts.ENGLISH
    seats: list[SeatSetting] = []
    hidden: list[str] = []
    """What a table could show ahead, and does not."""
    no_undo: bool = False
    confirm_turns: bool = False
    effects: int = 80
    """How loud, from 0 to 100: animals, things and buttons."""
    music: int = 40
    sea: int = 60
    """Of the sea and of rain."""
    mute: bool = False
    less_motion: bool = False
    """Whether things fade from place to place instead of moving, and nothing pulses, shakes or flashes."""
    lessons: dict[str, int] = {}
    """How often each lesson of the guided matches has been told, by game and lesson (``ark/pitch``)."""

    @property
    def pace(self) -> float:
        """By how much motions are stretched in time."""
        return SPEEDS.get(self.speed, 1.0)

    @property
    def flourish(self) -> float:
        """By how much movements are stretched that tell nothing: 0, so that there are none, with less motion."""
        return 0.0 if self.less_motion else self.pace


def folder() -> Path:
    """Where settings lie; ``TWO_BY_TWO_HOME`` puts them elsewhere."""
    home = os.environ.get("TWO_BY_TWO_HOME")
    return Path(home) if home else Path(platformdirs.user_config_dir("two-by-two", appauthor=False))


def load() -> Settings:
    """The stored settings, or those of a first start, in the system's language, where there are none to be read."""
    try:
        text = read_within(folder() / "settings.json", _MOST_BYTES)
        settings = msgspec.json.decode(text, type=Settings)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Settings(language=texts.of_the_system())
    if settings.language not in texts.LANGUAGES:
        settings.language = texts.of_the_system()
    if settings.speed not in SPEEDS:
        settings.speed = "normal"
    if settings.size not in SIZES:
        settings.size = 1.0
    for volume in VOLUMES:
        setattr(settings, volume, max(0, min(LOUDEST, getattr(settings, volume))))
    return settings


def store(settings: Settings) -> None:
    """Write the settings, as far as the folder can be written to: a full disk costs the choice, not the match."""
    path = folder() / "settings.json"
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_patiently(path, msgspec.json.format(msgspec.json.encode(settings)))
