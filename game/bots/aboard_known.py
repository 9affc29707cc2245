"""What a player of Animals on Board knows for sure: the table without the secret tiles not known to them."""

from __future__ import annotations

from collections.abc import Mapping

from game.aboard import AnimalsOnBoard
from game.aboard.state import OVER
from game.core import DARK, Chooser, View


class Known:
    """What lies open to the view's player.

    - ``state``: the game with nothing on the arks but what this player has seen; legal only for looking at
    - ``seat``: the player's place in turn order
    - ``animals``: by seat, how many animals are on each ark, the secret ones among them
    - ``unseen``: the tiles this player has not seen: in the pile, face down, or somebody's secret
    """

    def __init__(self, view: View) -> None:
        """A ``TypeError`` for the view of another game."""
        self.state = state = sampled(view, _First())
        self.seat = state.players.index(view.colour)
        self.animals = [ark.bit_count() for ark in state.arks]
        self.unseen = sum(1 << tile for tile in state.pile)
        if state.phase != OVER:
            self._forget_secrets(view.position()["secret"])

    def _forget_secrets(self, told: Mapping[str, str]) -> None:
        """What was drawn for a secret is as unknown as before; one's own is too where it may not be said aloud."""
        state = self.state
        for seat, secret in enumerate(state.secrets):
            if secret and told[state.players[seat]] == DARK:
                state.arks[seat] ^= secret
                self.unseen |= secret


def sampled(view: View, rng: Chooser) -> AnimalsOnBoard:
    """A whole state as it may be; a ``TypeError`` for the view of another game."""
    state = view.sample(rng)
    if not isinstance(state, AnimalsOnBoard):
        raise TypeError(type(state).__name__)
    return state


class _First:
    """Stands for a generator where nothing that is drawn matters."""

    def randrange(self, stop: int, /) -> int:
        """The first of all numbers."""
        return 0
