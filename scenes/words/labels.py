"""What stands on the title, the setup, the settings and the score sheet."""

from __future__ import annotations

from scenes.system.texts import gettext as _


def character_name(colour: str) -> str:
    """The name of who stands for a colour."""
    return {"green": _("Noah"), "yellow": _("Shem"), "red": _("Ham"), "blue": _("Japheth")}[colour]


def game_name(game: str) -> str:
    return {"ark": _("Ark & Noah"), "family": _("Family Variant"), "aboard": _("Animals on Board")}[game]
