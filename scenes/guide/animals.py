"""Which animals the picture of a lesson shows: those on the table that it is about."""

from __future__ import annotations

from game.ark.animals import SEXES, SPECIES
from scenes.guide.lesson import Decision
from scenes.guide.shown import ANY, Animals
from scenes.table.tiles import species_of


def animals_meant(decision: Decision, loading: bool) -> Animals:
    """Those that speak for what a good player would do, or else the dearest of the pupil's own.

    Where it is about ``loading``, pairs come first, elsewhere those whose partner lies with somebody else.
    """
    all_held: dict[str, list[str]] = {who: of["animals"] for who, of in decision.position["held"].items()}
    held = all_held.pop(decision.pupil)
    near = held if loading else [tile for of_another in all_held.values() for tile in of_another]
    species = str(decision.advice.why.params.get("species") or _dearest(held, near))
    if not species:
        return ANY
    mine = next((tile for tile in held if species_of(tile) == species), f"{species}/{SEXES[0]}")
    return Animals(mine, _partner(mine), _another(species, held))


def _dearest(held: list[str], near: list[str]) -> str:
    """The species of the tile whose partner is ``near``, or else of the largest one; empty where nothing is held."""
    best = max(held, key=lambda tile: (_partner(tile) in near, SPECIES[species_of(tile)].size), default="")
    return species_of(best)


def _partner(tile: str) -> str:
    species = species_of(tile)
    return next(f"{species}/{sex}" for sex in SEXES if f"{species}/{sex}" != tile)


def _another(species: str, held: list[str]) -> str:
    """The cheapest tile held that needs a pen of another size, or else one that nobody needs to hold."""
    sizes = {tile: SPECIES[species_of(tile)].size for tile in held}
    others = [tile for tile, size in sizes.items() if size and size != SPECIES[species].size]
    spare = ANY.mine if SPECIES[species].size == SPECIES[species_of(ANY.other)].size else ANY.other
    return min(others, key=lambda tile: sizes[tile], default=spare)
