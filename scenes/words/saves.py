"""What stands among the saved games, on Continue and where a match is saved by hand."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext
from scenes.words import dates


def saved_games(short: bool = False) -> str:
    """The name of the screen, shorter on a small button."""
    return _("Saved") if short else _("Saved games")


def shown(kind: str) -> str:
    """Which saves are shown."""
    return {"all": _("All"), "in-play": _("In play"), "finished": _("Finished")}[kind]


def search() -> str:
    """What one can look for."""
    return _("name or animal")


def round_number(number: int) -> str:
    return _("Round {number}").format(number=number)


def about(moment: str, lasted: timedelta | None, rounds: int) -> str:
    """When a match was saved, how long it took where that is known, and how many rounds were played."""
    played = ngettext("{count} round", "{count} rounds", rounds)
    return ", ".join(part for part in (moment, dates.duration(lasted) if lasted else "", played) if part)


def listed(first: str, second: str) -> str:
    """Two things after another."""
    return f"{first}, {second}"


def usual_name(players: Sequence[str], moment: datetime) -> str:
    """What a save is called unless somebody thinks of something better."""
    return _("{players}, {date}").format(players=", ".join(players), date=dates.day(moment.date(), moment.date()))


def play_on() -> str:
    return _("Play on")


def watch() -> str:
    return _("Watch")


def from_any_moment() -> tuple[str, str]:
    """Two lines."""
    return _("Play on from"), _("any moment")


def score_sheet() -> tuple[str, str]:
    """Two lines: what a finished match was worth, and to whom."""
    return _("Look at the"), _("score sheet")


def no_saves() -> str:
    return _("No saved games yet")


def how_saves_come() -> str:
    return _("Every game you play is kept here all by itself.")


def nothing_found() -> str:
    return _("No game fits")


def search_again() -> str:
    return _("Try another word, or show all games.")


def damaged() -> str:
    """Instead of a game's name."""
    return _("Cannot be opened")


def cannot_open(file: str) -> str:
    """Where there is no room to say why."""
    return _("'{file}' cannot be opened.").format(file=file)


def others_are_well() -> str:
    """After what is wrong with a file."""
    return _("It can be removed. All other games are safe.")


def remove_heading() -> str:
    return _("Remove this game?")


def remove() -> str:
    return _("Remove")


def keep() -> str:
    return _("Keep it")


def removed(name: str) -> str:
    return _("'{name}' has been removed.").format(name=name)


def take_back() -> str:
    return _("Take back")


def continue_match() -> str:
    return _("Continue")


def turn_of(game: str, number: int, name: str) -> str:
    """Where a match stands: the game, the round and whose turn it is, if it is somebody's."""
    if not name:
        return _("{game}, round {number}").format(game=game, number=number)
    return _("{game}, round {number}, {name}’s turn").format(game=game, number=number, name=name)


def save() -> str:
    return _("Save")


def save_heading() -> str:
    return _("Save this game")


def rename_heading() -> str:
    return _("Give it a name")


def saved(name: str) -> str:
    return _("Saved as '{name}'.").format(name=name)


def cancel() -> str:
    return _("Cancel")
