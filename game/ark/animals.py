"""The animals: species, sizes and points, who takes part, and tiles as bit sets (rulings A1 to A5).

Within a game species are numbered in the order of the roster.  The male tile of a species has its number, the female
tile that number plus the count of species; a set of tiles is an int with one bit for each.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import NamedTuple


class Species(NamedTuple):
    """``size``: squares of the enclosure needed, also loading points; ``players``: the fewest with whom it takes part
    (A2); ``points``: victory points of one tile when loaded (A1)."""

    name: str
    size: int
    players: int
    points: int

    @property
    def small(self) -> bool:
        """Whether it needs no room of its own: a small animal may live with a pair of larger ones (A1, S6)."""
        return self.size == 0

    def fits(self, squares: int) -> bool:
        """Whether an enclosure of so many squares has the size for a pair: exactly its own, or any for small ones."""
        return self.small or self.size == squares

    def lives_with(self, other: Species) -> bool:
        """Whether one enclosure holds a pair of both: one large and one small, in either order (S6)."""
        return self.small != other.small


SPECIES: dict[str, Species] = {
    name: Species(name, size, players, points=2 * size)
    for size, players, names in (
        (0, 2, "raven dove mouse"), (0, 3, "frog"), (0, 4, "snail"),
        (1, 2, "dog cat fox rabbit"), (1, 3, "hedgehog"), (1, 4, "penguin"),
        (2, 2, "sheep goat wolf monkey"), (2, 3, "pig"), (2, 4, "kangaroo"),
        (3, 2, "lion horse cow"), (3, 3, "camel"), (3, 4, "bear"),
        (4, 2, "elephant giraffe"), (4, 3, "hippopotamus"), (4, 4, "rhinoceros"),
    )
    for name in names.split()
}  # fmt: skip
"""Every species of the box, small ones first (A2)."""

MALE, FEMALE = "m", "f"
SEXES = (MALE, FEMALE)


def partner_of(tile: str) -> str:
    """The tile of the other sex: ``lion/f`` for ``lion/m``."""
    species, _, sex = tile.partition("/")
    return f"{species}/{FEMALE if sex == MALE else MALE}"


def partner_holder(tile: str, hands: Mapping[str, Collection[str]]) -> str:
    """The colour in whose hand lies the tile with which that one is a pair (A4); empty where it is in none."""
    partner = partner_of(tile)
    return next((colour for colour, tiles in hands.items() if partner in tiles), "")


class Roster:
    """The species of one game and the tiles they make."""

    def __init__(self, species: tuple[Species, ...]) -> None:
        self.species = species
        self.count = len(species)
        self.tiles: tuple[str, ...] = tuple(f"{one.name}/{sex}" for sex in SEXES for one in species)
        self.numbers: dict[str, int] = {tile: number for number, tile in enumerate(self.tiles)}
        self.all_species = (1 << self.count) - 1
        self.all_tiles = (1 << 2 * self.count) - 1
        self.bags = (self.all_species, self.all_species << self.count)
        """The tiles of the males' and the females' bag."""
        self.partner: tuple[int, ...] = tuple(self.partners(1 << tile) for tile in range(len(self.tiles)))
        """For each tile that of the other sex, as a bit."""
        self.of_size: tuple[int, ...] = tuple(
            sum(1 << number for number, one in enumerate(species) if one.size == size) for size in range(5)
        )
        """For each size from 0 to 4 its species."""

    def partners(self, tiles: int) -> int:
        """The tiles of the other sex of these tiles."""
        return tiles >> self.count | (tiles & self.all_species) << self.count

    def pairs(self, tiles: int) -> int:
        """The species of which both tiles are among ``tiles``."""
        return tiles & tiles >> self.count & self.all_species

    def both(self, species: int) -> int:
        """Both tiles of each of these species."""
        return species | species << self.count

    def species_of(self, tiles: int) -> int:
        """The species of which at least one tile is among ``tiles``."""
        return (tiles | tiles >> self.count) & self.all_species

    def by_size(self, species: int) -> list[int]:
        """These species, parted by size from 0 to 4."""
        return [species & same for same in self.of_size]

    def bag_of(self, tile: int) -> int:
        """All tiles of the bag to which the tile belongs."""
        return self.bags[tile >= self.count]

    def sex(self, tile: int) -> str:
        """``m`` or ``f``: which bag the tile belongs to."""
        return MALE if tile < self.count else FEMALE

    def name(self, tile: int) -> str:
        """The name of the tile's species."""
        return self.species[tile % self.count].name


@cache
def roster(players: int, small: bool = True) -> Roster:
    """The animals that take part with so many players (A2), without the small ones where asked (F1)."""
    taking_part = (one for one in SPECIES.values() if one.players <= players and (small or one.size))
    return Roster(tuple(taking_part))
