"""Saves of older versions, brought up to this one step by step; those of later versions are refused by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from scenes.system.settings import HUMAN

Keys = dict[str, Any]
"""The keys of a save as its file has them."""

LOOKS_LIKE_SEATS = list[dict[str, str]]
_CROWD = 100
"""Of more players than these, whom no game has, a file need not be asked for the seats."""


class LaterVersion(ValueError):
    """A save of a ``version`` that this program does not know yet."""

    def __init__(self, version: object) -> None:
        self.version = version
        super().__init__(f"version {version}")


def from_0(keys: Keys) -> Keys:
    """A plain record, which need not tell who sat where, becomes a save: unnamed people play every colour."""
    try:
        seats: list[dict[str, str]] = msgspec.convert(keys.get("seats"), LOOKS_LIKE_SEATS)
    except msgspec.ValidationError:
        players = keys.get("players")
        sitting = players[:_CROWD] if isinstance(players, list) else []
        seats = [{"colour": colour, "player": HUMAN} for colour in sitting]
    return keys | {"seats": seats}


STEPS: Mapping[int, Callable[[Keys], Keys]] = {0: from_0}
"""By version: the step from it to the next one.  A change of the format adds one and touches no other."""

VERSION = len(STEPS)
"""The version of the saves that are written now."""


def upgraded(keys: Keys, steps: Mapping[int, Callable[[Keys], Keys]] = STEPS) -> Keys:
    """The keys as this version has them; raises :class:`LaterVersion`."""
    version = keys.get("version", 0)
    if type(version) is not int or not 0 <= version <= len(steps):
        raise LaterVersion(version)
    for number in range(version, len(steps)):
        keys = steps[number](keys) | {"version": number + 1}
    return keys
