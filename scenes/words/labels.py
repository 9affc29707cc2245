"""What stands on the title, the setup, the settings and the score sheet."""

from __future__ import annotations

from scenes.system.texts import gettext as _


def character_name(colour: str) -> str:
    """The name of who stands for a colour."""
    return {"green": _("Noah"), "yellow": _("Shem"), "red": _("Ham"), "blue": _("Japheth")}[colour]


def game_name(game: str) -> str:
    return {"ark": _("Ark & Noah"), "family": _("Family Variant"), "aboard": _("Animals on Board")}[game]


def game_summary(game: str, short: bool = False) -> str:
    """What one does in a game, in a few words, fewer of them where room is short."""
    if short and game == "family":
        return _("The same ark, simpler rules")
    return {
        "ark": _("Build, pitch and load the ark"),
        "family": _("The same ark, with simpler rules"),
        "aboard": _("Split the herd or take it home"),
    }[game]


def game_facts(game: str) -> tuple[str, str, str]:
    """Three facts for the chips of a game's card; the first is the most important."""
    players = _("2–4 players")
    return {
        "ark": (players, _("7 actions"), _("10+ rounds")),
        "family": (players, _("5 actions"), _("8+ rounds")),
        "aboard": (players, _("60 tiles"), _("10 animals")),
    }[game]


def program() -> str:
    return _("Two by Two")


def settings() -> str:
    return _("Settings")


def leave() -> str:
    return _("Quit")
