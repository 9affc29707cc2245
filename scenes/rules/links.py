"""Which chapter of the rules something at a table leads to: a reason, an action, a ruling, or what is being done."""

from __future__ import annotations

from collections.abc import Iterable

from game.core import Reason
from scenes.answers import ANSWERS, NOW
from scenes.rules.chapters import CHAPTERS

_FAMILY = {
    "taming": "animals", "pitch": "building", "food": "loading", "deluge": "scoring",
}  # fmt: skip
"""The chapters of the Family Variant for those of Ark & Noah that it has not."""
_ABOARD = {"choosing": "round"}
_OTHER_NAMES = {"ark": {}, "family": _FAMILY, "aboard": _ABOARD}
_RULINGS = {
    "A3": "taming", "A4": "taming", "B3": "building", "B4": "building", "B5": "building", "B6": "building",
    "S1": "choosing", "S2": "choosing", "S3": "taming", "S4": "trading", "S5": "building", "S6": "loading",
    "S7": "deluge", "S8": "deluge", "S9": "scoring",
    "F2": "choosing", "F3": "choosing", "F5": "scoring",
    "N1": "herds", "N2": "start", "N3": "splitting", "N4": "round", "N5": "scoring", "N6": "house",
}  # fmt: skip
"""The chapter of each ruling that a single one is about."""
_DELUGE = "S8"
"""The ruling under which everything that is said of loading is said of the Deluge."""
_MOVES = {
    "choose": "choosing", "take": "taming", "bonus": "trading", "pass": "trading", "swap": "trading",
    "with": "trading", "exchange": "trading", "decline": "trading", "wall": "building", "food": "loading",
    "load": "loading",
}  # fmt: skip
"""The chapter of each kind of move that belongs to one alone."""
_PHASES = {
    "planning": "choosing", "deluge-food": "deluge", "deluge-animals": "deluge", "over": "scoring",
    "performing": "choosing", "dealing": "start", "setup": "start", "playing": "round",
}  # fmt: skip


def chapter_of_reason(game: str, reason: Reason, now: str = NOW) -> str:
    """The chapter that explains a reason; ``now`` is that of what is being done, for reasons that are about no rule.

    Raises KeyError for a code that no reason has.
    """
    own = ANSWERS[reason.code].chapter
    if own == "loading" and reason.ruling == _DELUGE:
        own = "deluge"
    return _first_of(game, (own, _of_awaited(reason), chapter_of_ruling(game, reason.ruling), now))


def _of_awaited(reason: Reason) -> str:
    """The chapter of the kind of move that is due, where the reason is that another one was made."""
    awaited = reason.params.get("awaited")
    kinds = awaited if isinstance(awaited, tuple) else ()
    return next((_MOVES[kind] for kind in kinds if kind in _MOVES), NOW)


def chapter_of_action(game: str, action: str) -> str:
    """The chapter of an action, by the name it has on the action board."""
    return _first_of(game, (action,))


def chapter_of_ruling(game: str, ruling: str) -> str:
    """The chapter of a ruling such as ``S5``; nothing for one that several chapters share."""
    return _named(game, _RULINGS.get(ruling, NOW))


def chapter_of_moment(game: str, phase: str, action: str = "") -> str:
    """The chapter of what is being done: the ``phase`` as positions have it, and the ``action`` that is performed."""
    return _first_of(game, (action, _PHASES.get(phase, NOW)))


def _first_of(game: str, names: Iterable[str]) -> str:
    """The first of the names that is one of the game's chapters, else its first chapter."""
    return next((found for name in names if (found := _named(game, name))), CHAPTERS[game][0])


def _named(game: str, name: str) -> str:
    """What the chapter is called in the rules of a game; nothing where they have none such."""
    own = _OTHER_NAMES[game].get(name, name)
    return own if own in CHAPTERS[game] else NOW
