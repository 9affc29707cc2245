"""Settings are kept: each of them comes back as it was chosen, and a strange value costs no more than itself."""

from __future__ import annotations

import msgspec
import pytest

from scenes.system import settings as stored
from scenes.system.settings import SPEEDS, SeatSetting, Settings

CHOSEN: dict[str, object] = {
    "speed": "fast",
    "fullscreen": True,
    "size": 1.15,
    "language": "pl",
    "seats": [SeatSetting("red", "Žofie", "human", hints=False), SeatSetting("blue", "", "hard")],
    "hidden": ["points"],
    "no_undo": True,
    "confirm_turns": True,
    "effects": 0,
    "music": 100,
    "sea": 7,
    "mute": True,
    "less_motion": True,
    "lessons": {"ark/pitch": 2},
}
"""For each setting something that nobody begins with."""
FIELDS = [field.name for field in msgspec.structs.fields(Settings)]


def kept(settings: Settings) -> Settings:
    """The same settings at the next start."""
    stored.store(settings)
    return stored.load()


@pytest.mark.parametrize("field", FIELDS)
def test_each_setting_is_there_at_the_next_start_and_changes_no_other(field: str) -> None:
    first = Settings()
    chosen = msgspec.structs.replace(first, **{field: CHOSEN[field]})
    assert chosen != first
    assert kept(chosen) == chosen


def test_all_settings_together_come_back() -> None:
    chosen = msgspec.convert(msgspec.to_builtins(CHOSEN), Settings)
    assert kept(chosen) == chosen


def test_what_is_chosen_later_replaces_what_was_chosen_before() -> None:
    kept(Settings(music=1, lessons={"ark/pitch": 1}))
    assert kept(Settings(music=2)) == Settings(music=2)


@pytest.mark.parametrize("speed", SPEEDS)
def test_every_speed_is_there_at_the_next_start(speed: str) -> None:
    assert kept(Settings(speed=speed)).speed == speed


@pytest.mark.parametrize(
    ("field", "strange", "instead"),
    [
        ("speed", "hasty", "normal"),
        ("size", 3.0, 1.0),
        ("music", 900, 100),
        ("sea", -4, 0),
        ("language", "tlh", "en"),
    ],
)
def test_a_strange_value_costs_only_itself(field: str, strange: object, instead: object) -> None:
    settings = msgspec.structs.replace(Settings(mute=True, effects=33), **{field: strange})
    assert kept(settings) == msgspec.structs.replace(settings, **{field: instead})


def test_settings_of_a_later_version_are_read_as_far_as_they_are_known() -> None:
    stored.store(Settings(mute=True))
    path = stored.folder() / "settings.json"
    told = msgspec.json.decode(path.read_bytes()) | {"wallpaper": "stars"}
    path.write_bytes(msgspec.json.encode(told))
    assert stored.load() == Settings(mute=True)
