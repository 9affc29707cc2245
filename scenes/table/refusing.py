"""What the tables answer, and not the rules: out of turn, on what is only shown, for what is not yet or over."""

from __future__ import annotations

from game.core import Reason

OUT_OF_PLAY = ("others-turn", "only-shown", "only-whole-groups", "nothing-yet", "turn-over", "turn-over-for-good")
"""Codes of reasons that the tables give, and not the rules."""
_NO_RULING = ""


def others_turn(actor: str) -> Reason:
    """Somebody else has the turn, or nobody: ``actor`` by colour."""
    return Reason("others-turn", _NO_RULING, to_move=actor)


def only_shown() -> Reason:
    """What was clicked tells something, and does nothing."""
    return Reason("only-shown", _NO_RULING)


def only_whole_groups() -> Reason:
    """A part of a group was to be taken, for which there is not even a move."""
    return Reason("only-whole-groups", "N3")


def turn_over(undoable: bool) -> Reason:
    """The turn is over and only to be confirmed, or else taken back where it is ``undoable``."""
    return Reason("turn-over" if undoable else "turn-over-for-good", _NO_RULING)


def nothing_yet() -> Reason:
    """Nobody has done anything that could be shown once more."""
    return Reason("nothing-yet", _NO_RULING)
