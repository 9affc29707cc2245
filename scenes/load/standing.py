"""How a match stands, as far as everybody may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from game.aboard import AnimalsOnBoard
from game.core import State
from scenes.aboard_table.picture import AboardPicture
from scenes.aboard_table.tiles import species_of


def decides(state: State) -> str:
    """The colour that decides; empty where chance or nobody does."""
    return state.to_move if state.to_move in state.players else ""


def scores(state: State) -> Mapping[str, int]:
    """The points so far; in Animals on Board they would tell of secrets until the end."""
    return {} if state.game == "aboard" and state.to_move else state.scores()


def animals(state: State) -> frozenset[str]:
    """The species on board, as far as everybody may know them."""
    if state.game == "aboard":
        arks = AboardPicture.of(cast(AnimalsOnBoard, state), ()).arks
        return frozenset(species_of(tile) for ark in arks.values() for tile in ark)
    loaded = state.position()["ark"]["loaded"]
    return frozenset(species for pen in loaded.values() for species in pen)
