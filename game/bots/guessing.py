"""What the greedy bot guesses a move to be worth later, by game."""

from __future__ import annotations

from collections.abc import Callable

from game.aboard import AnimalsOnBoard
from game.ark.state import State as ArkState
from game.bots.aboard_guess import aboard_guess
from game.core import Move, State

Guess = Callable[[Move], float]
"""The guessed worth of a move, in points, beside what it brings at once."""


def guesser(state: State, colour: str) -> Guess:
    """What guesses for that player, who is to move; raises TypeError for a game it does not know."""
    if isinstance(state, AnimalsOnBoard):
        return aboard_guess(state, colour)
    if isinstance(state, ArkState):
        from game.bots.ark_guess import ArkGuess  # all the ark's rules, which no other table waits for

        return ArkGuess(state, colour)
    raise TypeError(type(state).__name__)
