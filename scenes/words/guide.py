"""What the guide of a first match says, and the way into it."""

from __future__ import annotations

from scenes.system.texts import gettext as _
from scenes.words import guide_aboard, guide_ark
from scenes.words.scoring import points

_LESSONS = {"ark": guide_ark.lesson, "aboard": guide_aboard.lesson}
_ENDINGS = {"ark": guide_ark.ending, "aboard": guide_aboard.ending}
"""The games in which the guide uses words: in the Family Variant pictures speak."""
_NO_BREAK = "\N{NO-BREAK SPACE}"


def lesson(game: str, name: str) -> str:
    """What is said of a lesson; nothing in the Family Variant.  Raises KeyError."""
    if game not in _LESSONS:
        return ""
    return farewell() if name == "farewell" else _LESSONS[game](name)


def farewell() -> str:
    """The last word of the guide, once all lessons are over and the match is not."""
    return _("Now you know it all! I am silent from here on: the match is yours.")


def ending(game: str, source: str, count: int) -> str:
    """Out of what the pupil got most points, and how many; nothing in the Family Variant.  Raises KeyError."""
    if game not in _ENDINGS:
        return ""
    together = points(count).replace(" ", _NO_BREAK)
    return _ENDINGS[game](source).format(points=together)


def again_with_noah() -> str:
    """The button of a guided match that is over which begins it anew."""
    return _("Again with Noah")


def with_the_family() -> str:
    """The button which leads to the setup of a match among people."""
    return _("With the family")


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


def about(wordless: bool) -> str:
    """What a guided match is, also where the guide speaks in pictures alone."""
    if wordless:
        return _("A real match against Easy. Noah shows you what matters, when it matters.")
    return _("A real match against Easy. Noah tells you what matters, when it matters.")


def begin() -> str:
    return _("Guided match")


def go_on() -> str:
    return _("Go on with it")


def anew() -> str:
    return _("Begin anew")


def rules() -> str:
    return _("Rules")
