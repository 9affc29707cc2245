"""The lines of Animals on Board in the large log, by kind of event.

=====================  =====================================================================================
kind of line           what it holds
=====================  =====================================================================================
``dealt``              what: the tile; so ``put-down`` (into the middle), ``turned-up``, ``secret-shown``
``dealt-unseen``       count: tiles dealt to a player that are not to be known
``kept``               what: the tile, empty where it is not to be known
``laid-out``           count: tiles that came into the middle
``split``              what: the tiles of the new group, joined by blanks; count: how many stayed
``taken``              what: the tiles, joined by blanks; count: how many
``stops``
``begins``             whoever begins the next round
``last-round``         what: ``animals``, and count: how many a player has, or ``tiles``
``herd``               what: the species; count: animals; so ``single``, ``leaves`` (a pair)
``crates``             count
``wins``
=====================  =====================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from game.aboard import AnimalsOnBoard
from game.aboard.state import SETUP
from game.core import DARK, Event, State
from scenes.aboard_table.tiles import species_of
from scenes.replay.entries import Entry
from scenes.replay.telling_ark import Teller, round_begins, wins

SUBJECTS = {
    "split": "groups", "taken": "groups", "stops": "groups",
    "dealt": "animals", "put-down": "animals", "turned-up": "animals", "secret-shown": "animals",
    "dealt-unseen": "animals", "kept": "animals", "laid-out": "animals",
}  # fmt: skip
"""What each kind of line is about; those of the scoring are about points alone."""

_SOURCES = {"herd": "herd", "single": "single", "pair": "leaves"}


def _phase(event: Event, before: State) -> Iterator[Entry]:
    """The first round begins once everybody has kept a tile; no event of its own tells it."""
    if event.what == "over":
        yield Entry("phase", what=event.what)
    elif cast(AnimalsOnBoard, before).phase == SETUP:
        yield Entry("round", count=1)


def _dealt(event: Event, before: State) -> Iterator[Entry]:
    if event.target[0] == "ark":
        yield Entry("turned-up", event.player, event.what)
    elif event.target[0] == "group":
        yield Entry("laid-out", count=1)
    elif event.what == DARK:
        yield Entry("dealt-unseen", event.player, count=1)
    else:
        yield Entry("dealt", event.player, event.what)


def _kept(event: Event, before: State) -> Iterator[Entry]:
    yield Entry("kept", event.player, "" if event.what == DARK else event.what)


def _put(event: Event, before: State) -> Iterator[Entry]:
    yield Entry("put-down", event.player, event.what)


def _split(event: Event, before: State) -> Iterator[Entry]:
    parted = event.what.split()
    group = next(one for one in cast(AnimalsOnBoard, before).groups() if parted[0] in one)
    yield Entry("split", event.player, event.what, len(group) - len(parted))


def _taken(event: Event, before: State) -> Iterator[Entry]:
    yield Entry("taken", event.player, event.what, len(event.what.split()))


def _stops(event: Event, before: State) -> Iterator[Entry]:
    yield Entry("stops", event.player)


def _begins(event: Event, before: State) -> Iterator[Entry]:
    yield Entry("begins", event.player)


def _last_round(event: Event, before: State) -> Iterator[Entry]:
    yield Entry("last-round", event.player, event.what, event.count)


def _shown(event: Event, before: State) -> Iterator[Entry]:
    yield Entry("secret-shown", event.player, event.what)


def _scored(event: Event, before: State) -> Iterator[Entry]:
    for line in event.lines:
        tiles = line.what.split()
        yield Entry(_SOURCES[line.source], event.player, species_of(tiles[0]), len(tiles), line.points)


def _crates(event: Event, before: State) -> Iterator[Entry]:
    points = event.points.get(event.player, 0)
    if points:
        yield Entry("crates", event.player, count=event.count, points=points)


ABOARD_LINES: dict[str, Teller] = {
    "round-begins": round_begins,
    "phase-begins": _phase,
    "tile-dealt": _dealt,
    "tile-kept": _kept,
    "tile-moves": _put,
    "group-split": _split,
    "group-taken": _taken,
    "skipped": _stops,
    "first-player": _begins,
    "last-round": _last_round,
    "secret-shown": _shown,
    "species-scored": _scored,
    "food-scored": _crates,
    "game-over": wins,
}
