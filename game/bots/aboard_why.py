"""What speaks for a move of Animals on Board."""

from __future__ import annotations

from game.bots.why import Why
from game.core import Move, View


def why(view: View, move: Move) -> Why:
    """What speaks for a legal move of the view's player."""
    return Why("only-move" if len(view.legal()) == 1 else "nothing-better")
