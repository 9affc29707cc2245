"""Animals on Board: rulings N1-N6."""

from __future__ import annotations

from collections.abc import Mapping

from game.aboard.game import AnimalsOnBoard
from game.aboard.house import ANIMALS_TO_END, FOOD_CAP, PUBLISHED, House, check_options
from game.aboard.tiles import SPECIES, TILES
from game.aboard.view import AboardView

__all__ = [
    "ANIMALS_TO_END",
    "FOOD_CAP",
    "PUBLISHED",
    "SPECIES",
    "TILES",
    "AboardView",
    "AnimalsOnBoard",
    "new_game",
]


def new_game(players: tuple[str, ...], options: Mapping[str, bool]) -> AnimalsOnBoard:
    """A game for these colours in turn order, by these house rules of N6 (those not named are off).

    Raises :class:`game.core.BadSetup` for an unknown house rule; :func:`game.new`, which starts every game, has
    looked at the players.
    """
    check_options(options)
    return AnimalsOnBoard(House(players, options))
