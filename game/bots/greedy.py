"""A simple opponent: it gives every legal move a value and plays one of the best.

The value is what the move brings at once, in points ahead of the average opponent, and a guess of what it is good for
later; the guesses are the games' own, in the files beside this one.
"""

from __future__ import annotations

from game.bots.bot import Bot, Stop
from game.bots.guessing import guesser
from game.core import Move, State, View


class GreedyBot(Bot):
    """Thinks one move ahead."""

    def choose(self, view: View, stop: Stop) -> Move:
        """The move of the highest value; one of them by chance where several share it."""
        state = view.sample(self.rng)
        guess = guesser(state, view.colour)
        best: list[Move] = []
        highest = float("-inf")
        for move in view.legal():
            value = gain(state, move, view.colour) + guess(move)
            if value > highest:
                best, highest = [], value
            if value == highest:
                best.append(move)
            if stop():
                break
        return best[self.rng.randrange(len(best))]


def gain(state: State, move: Move, colour: str) -> float:
    """By how many points the move at once improves a player's lead over the average of the others."""
    after = state.copy()
    after.apply(move)
    return lead(after, colour) - lead(state, colour)


def lead(state: State, colour: str) -> float:
    """A player's points less the average of the others'."""
    scores = state.scores()
    own = scores.pop(colour)
    return own - sum(scores.values()) / len(scores)
