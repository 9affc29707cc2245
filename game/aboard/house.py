"""N2 and N6: who plays, by which house rules, with which tiles."""

from __future__ import annotations

from collections.abc import Mapping

from game.aboard.tiles import COPIES, SPECIES
from game.core import BadSetup

PUBLISHED = ("by_players", "face_down", "food_cap", "last_turn", "singles_score")
"""The house rules of N6, each off by default; all of them together are the published edition."""

FOOD_CAP = 5
"""The most food tokens a player holds with ``food_cap`` (N6)."""

ANIMALS_TO_END = 10
"""So many animals on an ark end the game with the round (N4)."""

MIDDLE = 12
MIDDLE_BY_PLAYERS = {2: 8, 3: 10, 4: 12}
SPECIES_BY_PLAYERS = {2: 8, 3: 10, 4: 12}


class House:
    """What stays the same all game, shared by copies: the players in turn order and the rules agreed on.

    ``tiles`` is the set of tiles in play, ``fill`` the number of tiles face up in the middle when a round begins, and
    ``single`` the sign with which a single animal's number counts.
    """

    __slots__ = ("face_down", "fill", "food_cap", "last_turn", "players", "single", "tiles")

    def __init__(self, players: tuple[str, ...], options: Mapping[str, bool]) -> None:
        by_players = options.get("by_players", False)
        count = len(players)
        self.players = players
        self.fill = MIDDLE_BY_PLAYERS[count] if by_players else MIDDLE
        self.tiles = (1 << COPIES * (SPECIES_BY_PLAYERS[count] if by_players else len(SPECIES))) - 1
        self.face_down = options.get("face_down", False)
        self.food_cap = options.get("food_cap", False)
        self.last_turn = options.get("last_turn", False)
        self.single = 1 if options.get("singles_score", False) else -1


def check_options(options: Mapping[str, bool]) -> None:
    """Raise :class:`BadSetup` for anything but a house rule of N6 that is on or off."""
    for name, value in options.items():
        if name not in PUBLISHED:
            raise BadSetup("unknown-option", option=name)
        if not isinstance(value, bool):
            raise BadSetup("option-not-a-switch", option=name)
