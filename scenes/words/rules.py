"""What stands round the pages of the rules: the names of the chapters, the search, the buttons."""

from __future__ import annotations

from scenes.system.texts import gettext as _
from scenes.words import rules_aboard, rules_ark, rules_family
from scenes.words.labels import game_name
from scenes.words.table import action_name

_TEXTS = {"ark": rules_ark.texts, "family": rules_family.texts, "aboard": rules_aboard.texts}
_ACTIONS = ("pitch", "taming", "food", "trading", "wood", "building", "loading")

__all__ = ["chapter_name", "game_name", "guided", "nothing_found", "rules", "search", "texts"]


def rules() -> str:
    return _("Rules")


def search() -> str:
    """What one can look for."""
    return _("search")


def nothing_found() -> tuple[str, str]:
    """What stands in the place of the contents."""
    return _("Nothing found"), _("Try another word.")


def guided() -> str:
    """The button that leads to the guided match."""
    return _("Play it with a guide")


def chapter_name(game: str, chapter: str) -> str:
    """The title of a page, as it stands in the contents too."""
    if chapter in _ACTIONS:
        return action_name(chapter, game)
    return {
        "ark": _("The ark"),
        "choosing": _("Choosing"),
        "animals": _("Animals"),
        "deluge": _("The Deluge"),
        "scoring": _("Scoring"),
        "house": _("House rules"),
        "herds": _("Herds"),
        "start": _("The start"),
        "splitting": _("Splitting"),
        "taking": _("Taking"),
        "round": _("The round"),
    }[chapter]


def texts(game: str, chapter: str) -> dict[str, str]:
    """The texts of a chapter by their keys, in the language that is spoken."""
    return _TEXTS[game](chapter)
