"""Easy, Medium and Hard: one bot for all three games, which leaves each to a player that knows it.

The levels differ in skill alone.  None has a bonus, and none is told what its player may not know.
"""

from __future__ import annotations

from abc import abstractmethod

from game.bots.bot import Bot, Stop
from game.core import Chooser, Move, View


class Level(Bot):
    """A player of one strength at any table."""

    def __init__(self, rng: Chooser) -> None:
        super().__init__(rng)
        self._players: dict[str, Bot] = {}

    def prepare(self, game: str) -> None:
        """Read what it takes to play a game, if that is not there yet: the first move need not wait for it then."""
        self._player(game)

    def choose(self, view: View, stop: Stop) -> Move:
        """The move of the player who knows the view's game."""
        game = view.position()["game"]
        if game not in self._players:
            self._players[game] = self._player(game)(self.rng)
        return self._players[game].choose(view, stop)

    def _player(self, game: str) -> type[Bot]:
        return self._aboard() if game == "aboard" else self._ark()

    @abstractmethod
    def _aboard(self) -> type[Bot]:
        """Who plays Animals on Board."""

    @abstractmethod
    def _ark(self) -> type[Bot]:
        """Who plays Ark & Noah and the Family Variant; whoever asks waits for all the ark's rules to be read."""


class Easy(Level):
    """Plays sensibly but sees only what a move does at once: an attentive child wins."""

    def _aboard(self) -> type[Bot]:
        from game.bots.aboard_levels import AboardEasy

        return AboardEasy

    def _ark(self) -> type[Bot]:
        from game.bots.ark_levels import ArkEasy

        return ArkEasy


class Medium(Level):
    """Weighs what each move leads to, and answers at once."""

    def _aboard(self) -> type[Bot]:
        from game.bots.aboard_levels import AboardMedium

        return AboardMedium

    def _ark(self) -> type[Bot]:
        from game.bots.ark_levels import ArkMedium

        return ArkMedium


class Hard(Level):
    """Plays the game on in its mind, for as long as it may."""

    slow = True

    def _aboard(self) -> type[Bot]:
        from game.bots.aboard_levels import AboardHard

        return AboardHard

    def _ark(self) -> type[Bot]:
        from game.bots.ark_levels import ArkHard

        return ArkHard
