"""N2 and N6: who plays, by which house rules, with which tiles."""

from __future__ import annotations

from collections.abc import Mapping

from game.aboard.tiles import COPIES, SPECIES

PUBLISHED = ("by_players", "face_down", "food_cap", "last_turn", "singles_score")
"""The house rules of N6, each off by default; all of them together are the published edition."""

FOOD_CAP = 5
"""The most food tokens a player holds with ``food_cap`` (N6)."""

ENDLESS = 1000
"""More food, and more flags, than there can ever be: the limit of a house rule that is off."""

ANIMALS_TO_END = 10
"""So many animals on an ark end the game with the round (N4)."""

MIDDLE = 12
MIDDLE_BY_PLAYERS = {2: 8, 3: 10, 4: 12}
SPECIES_BY_PLAYERS = {2: 8, 3: 10, 4: 12}


class House:
    """What stays the same all game, shared by copies: the players in turn order and the rules agreed on.

    - ``after``: for each player the others in turn order and at last that player again
    - ``tiles``: the set of tiles in play; ``fill``: the number of them face up in the middle when a round begins
    - ``single``: the sign with which a single animal's number counts
    - ``full``: so much food keeps its player from splitting; ``last_flags``: so many flags leave one last turn (N6)
    """

    __slots__ = (
        "after", "face_down", "fill", "food_cap", "full", "last_flags", "players", "single", "tiles",
    )  # fmt: skip

    def __init__(self, players: tuple[str, ...], options: Mapping[str, bool]) -> None:
        by_players = options.get("by_players", False)
        count = len(players)
        seats = tuple(range(count))
        self.players = players
        self.after = tuple(seats[seat + 1 :] + seats[: seat + 1] for seat in seats)
        self.fill = MIDDLE_BY_PLAYERS[count] if by_players else MIDDLE
        self.tiles = (1 << COPIES * (SPECIES_BY_PLAYERS[count] if by_players else len(SPECIES))) - 1
        self.face_down = options.get("face_down", False)
        self.food_cap = options.get("food_cap", False)
        self.full = FOOD_CAP if self.food_cap else ENDLESS
        self.last_flags = count - 1 if options.get("last_turn", False) else ENDLESS
        self.single = 1 if options.get("singles_score", False) else -1
