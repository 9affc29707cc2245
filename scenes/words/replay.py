"""What stands on a replay."""

from __future__ import annotations

from scenes.system.texts import gettext as _
from scenes.system.texts import pgettext


def replay() -> str:
    return _("Replay")


def looking_back() -> str:
    return _("Looking back")


def now() -> str:
    """Under the sign, where the table is as it stands in play."""
    return pgettext("the table as it is", "now")


def move() -> str:
    """Above the number of the move that is shown."""
    return pgettext("which one", "move")


def count(number: int, most: int) -> str:
    return _("{number} of {most}").format(number=number, most=most)


def round_and_move(number: int, moves: int) -> str:
    """Which moment of the past is shown."""
    return _("Round {number}, move {moves}").format(number=number, moves=moves)


def from_move(number: int) -> str:
    """Above the setup of a match that goes on."""
    return _("Play on from move {number}").format(number=number)


def play_on_from_here() -> str:
    return _("Play on from here")


def back_to_the_game() -> str:
    return _("Back to the game")
