"""The words of the helping hands in the settings."""

from __future__ import annotations

from scenes.system.texts import gettext as _


def heading() -> str:
    """Over the switches of what a table shows ahead, and of its lantern."""
    return _("Helping hands")


def help_with(name: str) -> str:
    """What a switch is for: ``less-motion``, ``glow``, ``projections`` or ``hints``."""
    return {
        "less-motion": _("Less motion"),
        "glow": _("Show where I may click"),
        "projections": _("Show points beforehand"),
        "hints": _("Lantern for hints"),
    }[name]
