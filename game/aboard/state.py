"""What lies on the table: the arks, the middle, the pile, and whose turn it is.  Data without rules.

Tiles are bits, see ``tiles``; players are their places in turn order.
"""

from __future__ import annotations

from typing import Any, Self

from game.aboard.choices import Choices
from game.aboard.house import House
from game.aboard.tiles import HIDDEN_BIT, NAMES, names, tiles_of
from game.core import CHANCE

SETUP = "setup"
DEALING = "dealing"
PLAYING = "playing"
OVER = "over"
"""The phases, as in ``position()``."""


class AboardState:
    """One moment of the game: ints, texts, tuples, and a list for what changes player by player.

    - ``turn``: whose turn it is, also while chance decides for them; ``to_move``: who decides
    - ``middle``: its groups of tiles, ordered by their first tile
    - ``arks``: each player's tiles, the secret one among them; ``secrets``: that one alone, 0 until it is chosen
    - ``flags``: who has set the stop flag this round, in that order
    - ``missing``: how many tiles are still to be laid out before the turns begin
    - ``pile``: the tiles not dealt yet, in tile order, not as bits but as bytes, so that chance finds one by its
      index at once; the tile lying face down in the middle is still one of them (A5)
    - ``hand``: the tiles dealt to the player who is choosing what to keep
    - ``acted``: whether anybody has split or taken this round (N6, ``food_cap``)
    - ``choices``: the legal moves, once somebody has asked for them
    """

    __slots__ = (
        "acted", "arks", "choices", "first", "flags", "food", "hand", "house", "middle", "missing", "phase",
        "pile", "players", "round", "secrets", "to_move", "turn",
    )  # fmt: skip

    game: str = "aboard"

    def __init__(self, house: House) -> None:
        """N2: everything in the pile, one food token each, and the first player is dealt to."""
        count = len(house.players)
        self.house = house
        self.players: tuple[str, ...] = house.players
        self.phase = SETUP
        self.round = 1
        self.first = 0
        self.turn = 0
        self.to_move: str | None = CHANCE
        self.middle: tuple[int, ...] = ()
        self.arks = [0] * count
        self.secrets = [0] * count
        self.food = [1] * count
        self.flags: tuple[int, ...] = ()
        self.missing = 0
        self.pile = bytes(tiles_of(house.tiles))
        self.hand = 0
        self.acted = False
        self.choices: Choices | None = None

    def copy(self) -> Self:
        """The same moment again, to be played on by itself."""
        other = self.__class__.__new__(self.__class__)
        other.house = self.house
        other.players = self.players
        other.phase = self.phase
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.to_move = self.to_move
        other.middle = self.middle
        other.arks = self.arks[:]
        other.secrets = self.secrets[:]
        other.food = self.food[:]
        other.flags = self.flags
        other.missing = self.missing
        other.pile = self.pile
        other.hand = self.hand
        other.acted = self.acted
        other.choices = self.choices
        return other

    def group_with(self, tiles: int) -> int:
        """The first group of the middle in which any of these tiles lies, 0 for none."""
        for group in self.middle:
            if group & tiles:
                return group
        return 0

    def tiles_left(self) -> int:
        """How many tiles can still be laid out face up; the one lying face down is not left (N4)."""
        hidden = self.house.face_down and self.group_with(HIDDEN_BIT)
        return len(self.pile) - (1 if hidden else 0)

    def table(self, scores: dict[str, int]) -> dict[str, Any]:
        """The position as JSON, the referee's view, with these points."""
        players = self.players
        return {
            "game": self.game,
            "round": self.round,
            "phase": self.phase,
            "to_move": self.to_move,
            "first": players[self.first],
            "groups": [names(group) for group in self.middle],
            "arks": {colour: names(ark) for colour, ark in zip(players, self.arks, strict=True)},
            "secret": {
                colour: names(secret)[0] for colour, secret in zip(players, self.secrets, strict=True) if secret
            },
            "food": dict(zip(players, self.food, strict=True)),
            "flags": [players[seat] for seat in self.flags],
            "pile": [NAMES[tile] for tile in self.pile],
            "hand": names(self.hand),
            "scores": scores,
        }
