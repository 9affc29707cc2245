"""What one player may know of a game: the secret tiles of the others are not in it at all."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from game.aboard.choices import NOTHING, Choices
from game.aboard.state import OVER, PLAYING, SETUP
from game.aboard.tiles import tiles_of
from game.core import CHANCE, DARK, Chooser

if TYPE_CHECKING:
    from game.aboard.game import AnimalsOnBoard


class AboardView:
    """A player's knowledge: a state in which every tile they have not seen lies in the pile.

    ``keepers`` are the players whose secret tile is not in it: all others who have one; ``hand`` is the number of
    tiles in another's hand.
    """

    __slots__ = ("colour", "hand", "keepers", "known")

    def __init__(self, state: AnimalsOnBoard, colour: str) -> None:
        """A ``ValueError`` for a colour that does not play."""
        self.colour = colour
        self.known = state.copy()
        if state.to_move == CHANCE or state.phase != PLAYING:
            self.known.choices = None  # made from the pile or a hand; those of a turn lie open to all
        self.keepers: tuple[int, ...] = ()
        self.hand = 0
        seat = state.players.index(colour)
        if state.phase != OVER:
            self._forget_secrets(seat)
            self._forget_hand(seat)

    def openly(self) -> AboardView:
        """What may be said aloud of what this player knows: the same without the secret tile of their own."""
        view = copy(self)
        view.known = self.known.copy()
        own = self.known.players.index(self.colour)
        if self.known.secrets[own] and self.known.phase != OVER:
            view._hide([own])
            view.keepers = tuple(sorted([*self.keepers, own]))
        return view

    def _forget_secrets(self, seat: int) -> None:
        self.keepers = tuple(other for other, secret in enumerate(self.known.secrets) if secret and other != seat)
        self._hide(self.keepers)

    def _hide(self, keepers: Sequence[int]) -> None:
        """Put the secret tiles of these players back among those not seen."""
        known, secrets = self.known, self.known.secrets
        hidden = [secret if other in keepers else 0 for other, secret in enumerate(secrets)]
        known.arks = [ark ^ secret for ark, secret in zip(known.arks, hidden, strict=True)]
        known.secrets = [secret ^ gone for secret, gone in zip(secrets, hidden, strict=True)]
        known.pile = _back(known.pile, sum(hidden))

    def _forget_hand(self, seat: int) -> None:
        known = self.known
        if known.phase == SETUP and known.turn != seat:
            self.hand = known.hand.bit_count()
            known.pile = _back(known.pile, known.hand)
            known.hand = 0

    def position(self) -> dict[str, Any]:
        """The position as this player may know it: ``dark`` stands for each tile of another's secret."""
        position = self.known.position()
        for seat in self.keepers:
            colour = self.known.players[seat]
            position["arks"][colour].append(DARK)
            position["secret"][colour] = DARK
        position["hand"] += [DARK] * self.hand
        return position

    def legal(self) -> Choices:
        """The legal moves in the player's own turn, else none."""
        return self.known.legal() if self.known.to_move == self.colour else NOTHING

    def sample(self, rng: Chooser) -> AnimalsOnBoard:
        """A whole state, each one that fits equally likely: the secrets are drawn from the tiles not seen."""
        state = self.known.copy()
        unseen = [*state.pile]
        drawn = [unseen.pop(rng.randrange(len(unseen))) for _ in range(len(self.keepers) + self.hand)]
        for seat in self.keepers:
            state.secrets[seat] = 1 << drawn.pop()
            state.arks[seat] |= state.secrets[seat]
        if drawn:
            state.hand = sum(1 << tile for tile in drawn)
        state.pile = bytes(unseen)
        return state


def _back(pile: bytes, tiles: int) -> bytes:
    """The pile with these tiles put back into it, in tile order."""
    return bytes(sorted([*pile, *tiles_of(tiles)]))
