"""What stands on the score sheet of the two ark games."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext


def wins(names: Sequence[str]) -> str:
    """Who has won; several share it."""
    if len(names) == 1:
        return _("{name} wins!").format(name=names[0])
    return _("Shared win!")


def points(count: int) -> str:
    return ngettext("{count} point", "{count} points", count)


def source(name: str) -> str:
    """What points are given for."""
    return {
        "building": _("Building"),
        "food": _("Food laid"),
        "animals": _("Animals"),
        "dividers": _("Dividers round pens"),
        "pitch": _("Pitch"),
        "bonus": _("Bonus tokens"),
        "trading": _("Trading"),
        "hull": _("Most hull dividers"),
        "leftovers": _("Pieces left over"),
        "left-behind": _("Animals left ashore"),
    }[name]


def total() -> str:
    return _("Total")


def by_round() -> str:
    return _("Points by round")


def by_source() -> str:
    """Over the bars that show out of what everybody's points were made."""
    return _("Points by source")


def end() -> str:
    """The last place on the chart, after the last round."""
    return _("End")


def award(kind: str) -> str:
    return {
        "builder": _("Master builder"),
        "provider": _("Best provider"),
        "leader": _("Fair winds"),
        "keeper": _("Best keeper"),
    }[kind]


def award_reason(kind: str, count: int) -> str:
    """What an award is given for."""
    if kind == "builder":
        return ngettext("{count} piece laid", "{count} pieces laid", count)
    if kind == "provider":
        return ngettext("{count} point for food", "{count} points for food", count)
    if kind == "leader":
        return ngettext("led after {count} round", "led after {count} rounds", count)
    return ngettext("{count} pair loaded", "{count} pairs loaded", count)


def title() -> str:
    return _("Title")


def watch_again() -> str:
    return _("Watch again")


def play_again() -> str:
    return _("Play again")
