"""The log of a match as data: one line for what a player did, worded only when it is drawn."""

from __future__ import annotations

from dataclasses import dataclass

from game.core import Event


@dataclass(frozen=True)
class LogLine:
    """One line of the log.  ``points`` are those of ``colour``, which is empty where nobody in particular acted.

    kinds, with what they hold:

    =====================  ==================================================================
    ``goods-move``         what: ``divider`` ``pitch`` ``food``; count
    ``worker-moves``       what: the number of the action space
    ``token-taken``        count: its worth
    ``tile-drawn``         count: tiles drawn in this turn
    ``tile-taken``         what: the tile kept
    ``tile-given``         what: the tile given back in a trade
    ``divider-laid``       count: laid in this turn; so ``pitch-laid``, ``food-laid``
    ``dividers-swapped``
    ``trade-bonus``        what: ``point`` ``food`` ``divider`` ``pitch``
    ``divider-returns``    count: loose dividers that went back in this turn
    ``pair-loaded``        what: the species
    ``pair-shared``        what: the species; the points of another player than the loader
    ``skipped``            what: the code of the reason
    ``deluge-begins``
    ``hull-majority``
    ``leftovers``          count: pieces still held
    ``left-behind``        count: animals still held
    =====================  ==================================================================
    """

    colour: str
    kind: str
    what: str = ""
    count: int = 0
    points: int = 0

    def __deepcopy__(self, memo: object) -> LogLine:
        """The same line: a log can be long, and what never changes is not copied."""
        return self


class Chronicle(list[LogLine]):
    """The lines so far, the latest last.  What is done again and again in one turn makes one line."""

    def __init__(self) -> None:
        super().__init__()
        self._turn = 0
        """The first line of the turn that goes on."""

    @property
    def this_turn(self) -> list[LogLine]:
        """The lines of the turn that goes on."""
        return self[self._turn :]

    def note(self, event: Event) -> None:
        """Add an event, or nothing where it is no news."""
        if event.kind == "turn-begins":
            self._turn = len(self)
        for line in _lines(event):
            self._add(line)

    def _add(self, line: LogLine) -> None:
        for place in range(self._turn, len(self)):
            old = self[place]
            if line.kind in _COUNTED and (old.colour, old.kind) == (line.colour, line.kind):
                self[place] = LogLine(old.colour, old.kind, "", old.count + 1, old.points + line.points)
                return
        self.append(line)


_COUNTED = frozenset({"divider-laid", "pitch-laid", "food-laid", "tile-drawn", "divider-returns"})
_PLAIN = frozenset({"goods-move", "token-taken", "trade-bonus", "skipped", "leftovers"})
_TILES = {("bag", "drawn"): "tile-drawn", ("drawn", "held"): "tile-taken", ("held", "bag"): "tile-given"}


def _lines(event: Event) -> list[LogLine]:
    kind, colour, points = event.kind, event.player, event.points.get(event.player, 0)
    if kind in _COUNTED:
        return [LogLine(colour, kind, "", 1, points)]
    if kind in _PLAIN:
        return [LogLine(colour, kind, event.what, event.count, points)]
    if kind == "tile-moves":
        return _tile_lines(event)
    if kind == "pair-loaded":
        return [*_shares(event), LogLine(colour, kind, event.what, 0, points)]
    if kind == "worker-moves" and event.target[0] == "current":
        return [LogLine(colour, kind, event.target[1])]
    if kind == "hull-majority":
        return [LogLine(winner, kind, "", 0, count) for winner, count in event.points.items()]
    if kind == "left-behind":
        return [LogLine(colour, kind, "", len(event.what.split()), points)]
    return [LogLine(colour, kind)] if kind in ("dividers-swapped", "deluge-begins") else []


def _shares(event: Event) -> list[LogLine]:
    """What a pair brings the others; it stands before the loader's line, which even a short log shows then."""
    others = ((colour, points) for colour, points in event.points.items() if colour != event.player and points)
    return [LogLine(colour, "pair-shared", event.what, 0, points) for colour, points in others]


def _tile_lines(event: Event) -> list[LogLine]:
    kind = _TILES.get((event.source[0], event.target[0]))
    if kind is None:
        return []
    return [LogLine(event.player, kind, "" if kind == "tile-drawn" else event.what, 1)]
