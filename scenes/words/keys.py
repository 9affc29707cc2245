"""What stands on the caps of keys."""

from __future__ import annotations

from scenes.system.texts import pgettext

ESCAPE, RENAME, LOG, EYE = "Esc", "F2", "L", "E"
"""Caps that read the same on the keyboards of all languages."""


def remove() -> str:
    return pgettext("cap of a key", "Del")


def space() -> str:
    return pgettext("cap of a key", "Space")
