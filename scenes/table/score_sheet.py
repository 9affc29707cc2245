"""The score sheet of a match of the two ark games: who got points out of what, when, and what for praise is due."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.core import Event

SOURCES: Mapping[str, tuple[str, ...]] = {
    "ark": (
        "building", "food", "animals", "dividers", "pitch", "bonus", "trading", "hull", "leftovers", "left-behind",
    ),
    "family": ("animals", "dividers", "trading", "hull"),
}  # fmt: skip
"""The rows of the sheet: all sources of points that a game has, as in ``game.core``."""

_PIECES = ("divider-laid", "pitch-laid")
_MOST_AWARDS = 3


@dataclass(frozen=True)
class Award:
    """Praise for whoever did most of a thing, all who tie: ``kind`` is ``builder``, ``provider``, ``keeper`` or
    ``leader``, for ``count`` of it each; ``colours`` in order of seating.
    """

    kind: str
    colours: tuple[str, ...]
    count: int


class ScoreSheet:
    """Made from all events of a match, in order; ``players`` are its colours in order of seating."""

    def __init__(self, game: str, players: Sequence[str], events: Sequence[Event]) -> None:
        self.sources = SOURCES[game]
        self.points: dict[str, Counter[str]] = {colour: Counter() for colour in players}
        """Points of a player by source."""
        self.rounds: list[dict[str, int]] = []
        """Everybody's points at the end of each round; the last entry is the end of the game."""
        self.winners = next((tuple(e.what.split()) for e in reversed(events) if e.kind == "game-over"), ())
        self._deluge = False
        for event in events:
            self._count(event)
        self.rounds.append(self.totals)
        self.ranking = sorted(players, key=lambda colour: -self.totals[colour])
        """The players from the first to the last."""
        self.awards = self._awards(events)

    def _count(self, event: Event) -> None:
        if _ends_a_round(event) and not self._deluge:
            self.rounds.append(self.totals)
        self._deluge = self._deluge or event.kind == "deluge-begins"
        for line in event.lines:
            self.points[line.colour][line.source] += line.points

    @property
    def totals(self) -> dict[str, int]:
        """The sum of everybody's points so far."""
        return {colour: sum(sources.values()) for colour, sources in self.points.items()}

    def best(self, source: str) -> tuple[str, ...]:
        """Who got most out of a source, where it gave anybody points."""
        most = max(points[source] for points in self.points.values())
        return tuple(colour for colour, points in self.points.items() if points[source] == most > 0)

    def _awards(self, events: Sequence[Event]) -> list[Award]:
        """At most three, of things of which anybody did some."""
        awards = [self._award(kind, tally(self, events)) for kind, tally in _TALLIES.items()]
        return [award for award in awards if award.count][:_MOST_AWARDS]

    def _award(self, kind: str, tally: Counter[str]) -> Award:
        most = max(tally[colour] for colour in self.points)
        return Award(kind, tuple(colour for colour in self.points if tally[colour] == most), most)

    def led(self) -> Counter[str]:
        """After how many rounds a player was ahead of all others."""
        return Counter(leader for points in self.rounds[:-1] for leader in _alone_ahead(points))


def _ends_a_round(event: Event) -> bool:
    """Whether a round has ended before this event: the next begins, or the Deluge, or the final scoring."""
    if event.kind == "round-begins":
        return event.count > 1
    return event.kind == "deluge-begins" or (event.kind == "phase-begins" and event.what == "over")


def _alone_ahead(points: Mapping[str, int]) -> Iterator[str]:
    most = max(points.values())
    leaders = [colour for colour, own in points.items() if own == most]
    if len(leaders) == 1:
        yield leaders[0]


def _by_player(events: Iterable[Event], kinds: Sequence[str]) -> Counter[str]:
    return Counter(event.player for event in events if event.kind in kinds)


_Tally = Callable[[ScoreSheet, Sequence[Event]], "Counter[str]"]
_TALLIES: Mapping[str, _Tally] = {
    "builder": lambda sheet, events: _by_player(events, _PIECES),
    "provider": lambda sheet, events: Counter({colour: own["food"] for colour, own in sheet.points.items()}),
    "leader": lambda sheet, events: sheet.led(),
    "keeper": lambda sheet, events: _by_player(events, ["pair-loaded"]),
}
