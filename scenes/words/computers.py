"""What is said of computer players while they have the turn."""

from __future__ import annotations

from scenes.system.texts import gettext as _


def thinking(name: str) -> str:
    return _("{name} is thinking").format(name=name)


def thinks_simply(name: str) -> str:
    """The process in which the player thought is lost."""
    return _("{name} thinks more simply now").format(name=name)
