"""What stands on a replay."""

from __future__ import annotations

from scenes.system.texts import gettext as _
from scenes.system.texts import pgettext


def replay() -> str:
    return _("Replay")


def earlier() -> str:
    """On the sign while the table shows what is past in a match that goes on."""
    return _("Earlier")


def now() -> str:
    """On the sign while the table is as it stands in play."""
    return pgettext("the table as it is", "Now")


def move() -> str:
    """Above the number of the move that is shown."""
    return pgettext("which one", "move")


def count(number: int, most: int) -> str:
    return _("{number} of {most}").format(number=number, most=most)


def from_move(number: int) -> str:
    """Above the setup of a match that goes on."""
    return _("Play on from move {number}").format(number=number)


def play_on_from_here() -> str:
    return _("Play on from here")


def back_to_the_game() -> str:
    return _("Back to the game")


def just_happened() -> str:
    """On the tip of the button that shows the last turns once more."""
    return _("What just happened?")


def step(name: str, done: str) -> str:
    """What somebody has done, while it is shown once more: ``Shem: laid a divider``."""
    return _("{name}: {what}").format(name=name, what=done)
