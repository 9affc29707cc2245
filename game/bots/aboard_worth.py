"""What an ark of Animals on Board promises its player before the game is over, when nothing on it has scored yet.

Points come only at the end (N5), and until then a single animal may find company and a pair a third one.  How often
they do, by how far the game has come and how many of the species are still to be had, was measured in games of bots
among themselves; the tables below hold it in points.
"""

from __future__ import annotations

from functools import cache

from game.aboard.house import ANIMALS_TO_END
from game.aboard.scoring import HERD_POINTS, SPECIES_POINTS, printed
from game.aboard.tiles import COPIES, HERD, SPECIES, tiles_of
from game.bots.aboard_known import Known

EARLY, MIDDLE, LATE, OVER = range(4)
"""How far the game has come: up to three animals on the fullest ark, up to six, up to nine, or enough to end it."""

STAGES = (*[EARLY] * 4, *[MIDDLE] * 3, *[LATE] * 3)
"""The stage by the number of animals on the fullest ark, as long as that ends nothing."""

FOOD = (1.8, 1.75, 1.6, 1.0)
"""By stage: what a food token is worth, which can buy an animal as long as the game goes on."""

FIRST = 0.7
"""What it is worth to begin the next round."""

NUMBER = (0.5, 0.65, 0.8)
"""By stage: how much of a single animal's number counts, because it may not stay alone."""

SINGLE = ((-2.0, -3.0, -3.0, -1.0, 1.0), (0.0, -0.9, -0.8, -1.0, 1.3), (0.0, -0.7, -0.7, -0.2, 1.2))
"""By stage and how many of the species are still to be had: the hope a single animal gives.  It is a burden where
others gather its species, and a promise where nobody does."""

PAIR = ((0.0, 0.0, 0.6, 4.0), (-1.5, 0.0, 1.2, 4.5), (-1.2, 0.2, 1.8, 3.9))
"""The same of a pair."""

GROWTH = ((-3.0, -3.3, -3.5), (-4.5, -3.0, -2.2), (-2.4, -2.3, -1.0))
"""The same of a herd beside its points: it can grow, but its player pays for no other any more."""

Herds = tuple[float, ...]
"""The worth of each set of animals of one species."""


def stage_of(animals: int) -> int:
    """How far the game has come when the fullest ark holds so many animals and the round is over."""
    return OVER if animals >= ANIMALS_TO_END else STAGES[animals]


@cache
def herd_worths(sign: int, stage: int, left: int) -> Herds:
    """The worth of each set of animals of a species of which so many are still to be had.

    ``sign`` is that of a single animal's number.
    """
    if stage == OVER:
        return tuple(map(float, SPECIES_POINTS[sign]))
    return tuple(_herd_worth(herd, sign, stage, left) for herd in range(HERD + 1))


def _herd_worth(herd: int, sign: int, stage: int, left: int) -> float:
    count = herd.bit_count()
    if count == 0:
        return 0.0
    if count == 1:
        return sign * printed(herd) * NUMBER[stage] + SINGLE[stage][min(left, 4)]
    if count == 2:
        return PAIR[stage][min(left, 3)]
    return HERD_POINTS * count + GROWTH[stage][min(left, 2)]


class Worth:
    """What arks are worth, for one decision, while the tiles that nobody is known to have taken are to be had."""

    def __init__(self, known: Known) -> None:
        state = known.state
        sign, free = state.house.single, known.unseen | sum(state.middle) | state.hand
        self.unseen = [1 << tile for tile in tiles_of(known.unseen)]
        left = [(free >> COPIES * species & HERD).bit_count() for species in range(len(SPECIES))]
        self.herds = [[herd_worths(sign, stage, count) for count in left] for stage in range(OVER + 1)]
        self._arks: list[dict[int, float]] = [{} for _ in range(OVER + 1)]

    def ark(self, tiles: int, stage: int) -> float:
        """What these animals promise at that stage of the game."""
        known = self._arks[stage]
        worth = known.get(tiles)
        if worth is None:
            worth = known[tiles] = self._ark(tiles, stage)
        return worth

    def unknown(self, tiles: int, stage: int) -> float:
        """What one more animal, which nobody has seen yet, adds to these on average."""
        worth = sum(self.ark(tiles | tile, stage) for tile in self.unseen) / len(self.unseen)
        return worth - self.ark(tiles, stage)

    def _ark(self, tiles: int, stage: int) -> float:
        worth, species, herds = 0.0, 0, self.herds[stage]
        while tiles:
            worth += herds[species][tiles & HERD]
            tiles >>= COPIES
            species += 1
        return worth
