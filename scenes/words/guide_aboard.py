"""What the guide says in the first match of Animals on Board: a sentence or two a lesson, of 90 letters at most."""

from __future__ import annotations

from scenes.system.texts import gettext as _


def lesson(name: str) -> str:
    """What is said of a lesson.  Raises KeyError."""
    return {
        "keep": _("Keep one in secret: best one whose kind you can still get, or a low number."),
        "split": _("Too dear? Split it: that earns you a crate, and each part costs less to take."),
        "herd": _("Three of a kind are 5 points each! And every further one brings 5 more."),
        "take": _("Taking costs a crate an animal and ends your round. The last one may split on for crates."),
        "deny": _("For the others this group is worth a lot. Take it away, or split it apart."),
        "end": _("An ark with ten animals makes this the last round. Are you ahead?"),
        "pair": _("Two of a kind leave with Noah: worth nothing. A third one makes them 15 points!"),
        "single": _("An animal alone costs its number. A second one of its kind saves you that."),
        "wait": _("Split so that the good part is too dear for the others. Then it waits for you."),
        "first": _("Whoever stops first begins the next round, and splits the new animals first."),
        "crates": _("A crate you keep is a point. Do not pay four for animals that bring you three."),
    }[name]


def ending(source: str) -> str:
    """Out of which source most ``{points}`` have come, or that none have where it is empty.  Raises KeyError."""
    return {
        "herd": _("Your herds have brought you the most: {points}."),
        "food": _("The crates you kept have brought you the most: {points}."),
        "": _("No points this time. Three of a kind are where they come from."),
    }[source]
