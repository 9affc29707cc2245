"""Animals on Board: rulings N1-N6.

What its events tell beyond the table in ``game.core``:

- ``turn-begins``: ``what`` is ``keep`` at the start, then ``turn``, or ``last-turn`` (N6); ``group-split`` or
  ``group-taken`` ends a turn, and ``skipped`` one in which nothing could be done.
- A group is named by its first tile: as a ``source`` before the event, as a ``target`` after it.
- ``tile-dealt`` and ``tile-kept`` are secret at the start, and a hidden tile is dealt as ``dark``; when it is taken,
  ``group-taken`` names it ``dark`` and ``tile-dealt`` from the place ``dark`` says what it was.
- Each species of each ark is a ``species-scored`` with one line: ``herd``, ``pair`` (0 points) or ``single``.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.aboard.actions import SPLIT_BRINGS
from game.aboard.choices import price_of
from game.aboard.forecast import SECRET, Forecast, taking
from game.aboard.game import AnimalsOnBoard
from game.aboard.house import ANIMALS_TO_END, FOOD_CAP, PUBLISHED, House
from game.aboard.tiles import SPECIES, TILES
from game.aboard.view import AboardView

__all__ = [
    "ANIMALS_TO_END",
    "FOOD_CAP",
    "PUBLISHED",
    "SECRET",
    "SPECIES",
    "SPLIT_BRINGS",
    "TILES",
    "AboardView",
    "AnimalsOnBoard",
    "Forecast",
    "new_game",
    "price_of",
    "taking",
]


def new_game(players: tuple[str, ...], options: Mapping[str, bool]) -> AnimalsOnBoard:
    """A game for these colours in turn order, by these house rules of N6 (those not named are off).

    :func:`game.new`, which starts every game, has looked at both.
    """
    return AnimalsOnBoard(House(players, options))
