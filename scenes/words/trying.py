"""What is said where a chapter of the rules is tried out."""

from __future__ import annotations

from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext


def try_it_out() -> str:
    """The button of a page, and the heading at the table."""
    return _("Try it out")


def task(game: str, chapter: str) -> str:
    """What is to be done; nothing in the Family Variant, where a glove shows it.  Raises KeyError."""
    return "" if game == "family" else {"ark": _ark, "aboard": _aboard}[game]()[chapter]


def _ark() -> dict[str, str]:
    return {
        "choosing": _("Choose an action with a token: that is yours at once."),
        "pitch": _("Seal the hull: lay a pitch cube."),
        "taming": _("Take one of the animals."),
        "food": _("Lay food in a pen."),
        "trading": _("Take a bonus, then swap two dividers or exchange an animal."),
        "wood": _("Choose Wood, and see what it brings."),
        "building": _("Lay dividers until a pen is closed."),
        "loading": _("Load a pair into a pen that suits it."),
        "deluge": _("The Deluge: load a pair before the sea rises."),
    }


def _aboard() -> dict[str, str]:
    return {
        "start": _("Choose the animal that stays your secret."),
        "splitting": _("Split a group in two."),
        "taking": _("Take a whole group for its crates."),
        "round": _("The other one has finished. Take a group to end the round."),
    }


def again() -> str:
    """Set up the same position once more."""
    return _("Again")


def back_to_the_rules() -> str:
    return _("Back to the rules")


def tried_out() -> str:
    """The prompt at the table once it is over and its panel has been put away."""
    return _("Tried out! Once more, or back to the rules?")


def done() -> str:
    """Over what it has brought."""
    return _("Well done!")


def missed() -> str:
    """Something else was done."""
    return _("Not this time")


def achieved(points: int, in_the_end: int | None) -> tuple[str]:
    """What doing it has brought at once or, where that is a number, changes in the end."""
    return (_brought(points) if in_the_end is None else _changed(in_the_end),)


def _brought(points: int) -> str:
    if not points:
        return _("That is how it is done. It brings no points by itself.")
    return ngettext("That brought {count} point.", "That brought {count} points.", points).format(count=points)


def _changed(points: int) -> str:
    if not points:
        return _("That is how it is done. It changes no points in the end.")
    if points < 0:
        text = ngettext(
            "As it stands, that costs {count} point in the end.",
            "As it stands, that costs {count} points in the end.",
            -points,
        )
    else:
        text = ngettext(
            "As it stands, that brings {count} point in the end.",
            "As it stands, that brings {count} points in the end.",
            points,
        )
    return text.format(count=abs(points))


def another_go(game: str, chapter: str) -> tuple[str, ...]:
    """What is said after something else was done, line by line: that it was, and the task where it has words."""
    wanted = task(game, chapter)
    if not wanted:
        return (_("That was something else. Try once more?"),)
    return _("That was something else. What is asked for:"), wanted
