"""Which animals the picture of a lesson shows: those on the table that it is about."""

from __future__ import annotations

from game.ark.animals import SEXES, SPECIES
from scenes.guide.lesson import Decision
from scenes.guide.shown import ANY, Animals
from scenes.table.tiles import species_of

_FREE = ("partner", "trade")
"""Lessons about a partner that has still to be found."""
_ELSEWHERE = ("owners",)
"""Lessons about a partner that lies with somebody else; all others are best shown by a pair of the pupil's own."""


def animals_meant(decision: Decision, lesson: str) -> Animals:
    """Those that speak for what a good player would do, or else the dearest of the pupil's own that go with it."""
    all_held: dict[str, list[str]] = {who: of["animals"] for who, of in decision.at_the_ark["held"].items()}
    held = all_held.pop(decision.pupil)
    others = {tile for of_another in all_held.values() for tile in of_another}

    def fits(tile: str) -> bool:
        """Whether its partner lies where the lesson has it."""
        partner = _partner(tile)
        if lesson in _FREE:
            return partner not in held and partner not in others
        return partner in (others if lesson in _ELSEWHERE else held)

    dearest = max(held, key=lambda tile: (fits(tile), SPECIES[species_of(tile)].size), default="")
    species = str(decision.advice.why.params.get("species") or species_of(dearest))
    if not species:
        return ANY
    mine = next((tile for tile in held if species_of(tile) == species), f"{species}/{SEXES[0]}")
    return Animals(mine, _partner(mine), _another(species, held))


def _partner(tile: str) -> str:
    species = species_of(tile)
    return next(f"{species}/{sex}" for sex in SEXES if f"{species}/{sex}" != tile)


def _another(species: str, held: list[str]) -> str:
    """The cheapest tile held that needs a pen of another size, or else one that nobody needs to hold."""
    sizes = {tile: SPECIES[species_of(tile)].size for tile in held}
    others = [tile for tile, size in sizes.items() if size and size != SPECIES[species].size]
    spare = ANY.mine if SPECIES[species].size == SPECIES[species_of(ANY.other)].size else ANY.other
    return min(others, key=lambda tile: sizes[tile], default=spare)
