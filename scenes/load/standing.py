"""How a match stands, as far as everybody may know it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import cast

from game.aboard import AnimalsOnBoard
from game.core import State
from game.table import Match
from scenes.aboard_table.picture import AboardPicture
from scenes.aboard_table.tiles import species_of
from scenes.system.save import Save
from scenes.system.settings import HUMAN


def awaited(save: Save, state: State) -> str:
    """The colour that is awaited in the last ``state`` of a save; empty where chance or nobody is.

    Where each turn is confirmed, that is who has still to confirm the last one.
    """
    people = [seat.colour for seat in save.seats if seat.player == HUMAN]
    if people and save.settings.get("confirm_turns") is True:
        match = Match.resume(save.record, Random(0))
        match.confirmers = people
        if match.held:
            return match.made[-1].mover
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
