"""What stands on the caps of keys: the keys of the keyboard, or the buttons of a gamepad while one is in use."""

from __future__ import annotations

from scenes.system.texts import pgettext

ESCAPE, RENAME, LOG, EYE, UNDO, HINT = "Esc", "F2", "L", "E", "Z", "H"
"""Caps that read the same on the keyboards of all languages."""
_ON_PAD = {ESCAPE: "B", EYE: "Back", UNDO: "X", HINT: "Y"}
"""The buttons of a gamepad that do the same; what else a key does is done by moving there and pressing A."""

_pad = False


def remove() -> str:
    return pgettext("cap of a key", "Del")


def space() -> str:
    return pgettext("cap of a key", "Space")


def use(pad: bool) -> None:
    """Show the buttons of a gamepad from now on, or the keys of the keyboard."""
    global _pad
    _pad = pad


def reads(key: str) -> str:
    """What stands on the cap of a key just now; empty where no button of the gamepad in use does the same."""
    if not _pad:
        return key
    return "A" if key == space() else _ON_PAD.get(key, "")
