"""What the greedy bot guesses a move to be worth later, by game."""

from __future__ import annotations

from collections.abc import Callable

from game.aboard import AnimalsOnBoard
from game.bots.aboard_guess import aboard_guess
from game.core import Move, State

Guess = Callable[[Move], float]
"""The guessed worth of a move, in points, beside what it brings at once."""


def no_guess(move: Move) -> float:
    """Nothing is known about the later."""
    return 0.0


def guesser(state: State, colour: str) -> Guess:
    """What guesses for that player in that state."""
    if isinstance(state, AnimalsOnBoard):
        return aboard_guess(state, colour)
    return no_guess
