"""Which chapter of the rules explains what is to be seen on the meadow."""

from __future__ import annotations

from game.core import Reason
from scenes.aboard_table.hands import Hand, Target, TurnHand
from scenes.rules.links import chapter_of_moment, chapter_of_reason

_SPLITTING = "splitting"
_CHAPTERS = {"tile": _SPLITTING, "split": _SPLITTING, "take": "taking"}
"""The chapter about a kind of target, in a turn."""


def chapter_at(phase: str, hand: Hand | None, refusal: Reason | None, pointed_at: Target | None) -> str:
    """The chapter of the answer that is given, or of what the ``hand`` does.

    Splitting and taking are told apart by what is pointed at.
    """
    now = chapter_of_moment("aboard", phase)
    if refusal:
        return chapter_of_reason("aboard", refusal, now)
    if not isinstance(hand, TurnHand):
        return now
    splitting = _SPLITTING if hand.lifted else now
    return _CHAPTERS.get(pointed_at[0], splitting) if pointed_at else splitting
