"""What the guide of a first match says, and the way into it."""

from __future__ import annotations

from scenes.system.texts import gettext as _
from scenes.words import guide_aboard, guide_ark


def lesson(game: str, name: str) -> str:
    """What is said of a lesson; nothing in the Family Variant, where pictures speak.  Raises KeyError."""
    return {"ark": guide_ark.lesson, "aboard": guide_aboard.lesson}[game](name) if game != "family" else ""


def no_more() -> str:
    """On the button after which the guide is silent."""
    return _("No more help")


def look_inside() -> str:
    """The row of the setup for whoever does not know the game."""
    return _("Never played? Look inside.")


def never_played() -> str:
    """The same where there is little room."""
    return _("Never played?")


def show() -> str:
    """The button of that row."""
    return _("Show")


def heading() -> str:
    """Over the ways into a game that one does not know."""
    return _("Look inside")


def about() -> str:
    """What a guided match is."""
    return _("A real match against Easy. Noah tells you what matters, when it matters.")


def begin() -> str:
    return _("Guided match")


def go_on() -> str:
    return _("Go on with it")


def anew() -> str:
    return _("Begin anew")


def rules() -> str:
    return _("Rules")
