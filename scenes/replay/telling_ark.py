"""The lines of the two ark games in the large log, by kind of event.

=====================  =====================================================================================
kind of line           what it holds
=====================  =====================================================================================
``chose``              what: the number of the action space
``tile-dealt``         what: the tile, as all others; so ``tile-drawn``, ``tile-kept``, ``tile-given``, ``tile-back``
``pairing``            what: the species; count: 1 when both are in play, 0 when no longer
``goods``              what: ``divider`` ``pitch`` ``food``; count
``token-placed``       what: the number of the action space; count: its worth
``token-taken``
``divider-laid``       so ``pitch-laid``, ``food-laid``, ``divider-returns``, ``dividers-swapped``
``pen-completed``      count: its squares
``trade-bonus``        what: ``point`` ``food`` ``divider`` ``pitch``
``pair-loaded``        what: the species; so ``pair-shared``, for the points of another player
``skipped``            what: the code of the reason
``hull-majority``
``leftovers``          count: pieces still held
``left-behind``        count: animals still held
``wins``
=====================  =====================================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core import Event, State
from scenes.replay.entries import Entry

Teller = Callable[[Event, State], Iterator[Entry]]
"""The lines of an event, given the game before the move that led to it."""

_TILES = {
    ("bag", "held"): "tile-dealt", ("bag", "drawn"): "tile-drawn", ("drawn", "held"): "tile-kept",
    ("held", "bag"): "tile-given", ("drawn", "bag"): "tile-back",
}  # fmt: skip

SUBJECTS = {
    "divider-laid": "building", "pitch-laid": "building", "divider-returns": "building", "pen-completed": "building",
    "dividers-swapped": "building", "hull-majority": "building",
    "tile-dealt": "animals", "tile-drawn": "animals", "tile-kept": "animals", "tile-given": "animals",
    "tile-back": "animals", "pairing": "animals", "pair-loaded": "animals", "pair-shared": "animals",
    "left-behind": "animals",
    "goods": "goods", "food-laid": "goods", "token-placed": "goods", "token-taken": "goods", "trade-bonus": "goods",
    "leftovers": "goods",
}  # fmt: skip
"""What each kind of line is about; some are about the course of the game alone."""


def _plain(kind: str) -> Teller:
    """A line of its player with all that the event holds."""

    def tell(event: Event, before: State) -> Iterator[Entry]:
        yield Entry(kind, event.player, event.what, event.count, event.points.get(event.player, 0))

    return tell


def round_begins(event: Event, before: State) -> Iterator[Entry]:
    """The heading of a round."""
    yield Entry("round", count=event.count)


def _phase(event: Event, before: State) -> Iterator[Entry]:
    """Performing has no heading: each of its actions has one."""
    if event.what != "performing":
        yield Entry("phase", what=event.what)


def _action(event: Event, before: State) -> Iterator[Entry]:
    yield Entry("action", event.player, event.what)


def _worker(event: Event, before: State) -> Iterator[Entry]:
    if event.target[0] == "current":
        yield Entry("chose", event.player, event.target[1])


def _token(event: Event, before: State) -> Iterator[Entry]:
    yield Entry("token-placed", what=event.target[1], count=event.count)


def _tile(event: Event, before: State) -> Iterator[Entry]:
    kind = _TILES.get((event.source[0], event.target[0]))
    if kind:
        yield Entry(kind, event.player, event.what)


def _pairing(event: Event, before: State) -> Iterator[Entry]:
    yield Entry("pairing", what=event.what, count=event.count)


def _pen(event: Event, before: State) -> Iterator[Entry]:
    yield Entry("pen-completed", event.player, count=len(event.what.split()))


def _pair(event: Event, before: State) -> Iterator[Entry]:
    """The loader's line, then those of all who share in the pair."""
    yield Entry("pair-loaded", event.player, event.what, points=event.points.get(event.player, 0))
    for colour, points in event.points.items():
        if points and colour != event.player:
            yield Entry("pair-shared", colour, event.what, points=points)


def _majority(event: Event, before: State) -> Iterator[Entry]:
    for colour, points in event.points.items():
        yield Entry("hull-majority", colour, points=points)


def _left(event: Event, before: State) -> Iterator[Entry]:
    """Animals without a size cost nothing: the event of a player who holds no others has no points."""
    points = event.points.get(event.player, 0)
    yield Entry("left-behind", event.player, count=len(event.what.split()), points=points)


def wins(event: Event, before: State) -> Iterator[Entry]:
    """A line for each winner."""
    for colour in event.what.split():
        yield Entry("wins", colour)


_BOTH: dict[str, Teller] = {
    "round-begins": round_begins,
    "phase-begins": _phase,
    "action-begins": _action,
    "token-placed": _token,
    "token-taken": _plain("token-taken"),
    "tile-moves": _tile,
    "pairing": _pairing,
    "goods-move": _plain("goods"),
    "divider-laid": _plain("divider-laid"),
    "pitch-laid": _plain("pitch-laid"),
    "food-laid": _plain("food-laid"),
    "divider-returns": _plain("divider-returns"),
    "enclosure-completed": _pen,
    "dividers-swapped": _plain("dividers-swapped"),
    "trade-bonus": _plain("trade-bonus"),
    "pair-loaded": _pair,
    "skipped": _plain("skipped"),
    "hull-majority": _majority,
    "leftovers": _plain("leftovers"),
    "left-behind": _left,
    "game-over": wins,
}
ARK_LINES = {**_BOTH, "worker-moves": _worker}
FAMILY_LINES = _BOTH
"""In the Family Variant the heading of an action tells who has chosen it."""
