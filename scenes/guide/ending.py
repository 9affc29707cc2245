"""What the guide says of a match that is over: out of what the pupil got most points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.ark.animals import SEXES, SPECIES
from game.core import Event
from scenes.guide.at_table import is_guided
from scenes.guide.shown import ANY, Animals
from scenes.match_setup import MatchPlan

NOTHING = ""
"""The source where nothing has brought any points."""


@dataclass(frozen=True)
class Ending:
    """How a guided match of a ``game`` has ended for the pupil."""

    game: str
    source: str
    """What has brought most points, as in ``game.core``, or :data:`NOTHING`; of several the one that came first."""
    points: int
    """How many that were."""
    animals: Animals = ANY
    """The pair on board that its picture shows."""


def ending_of(plan: MatchPlan, events: Sequence[Event]) -> Ending | None:
    """How a match with all these events has ended, if a guide was there to its end."""
    if not is_guided(plan):
        return None
    pupil = next(seat.colour for seat in plan.seats if seat.human)
    points: Counter[str] = Counter()
    for line in (line for event in events for line in event.lines if line.colour == pupil):
        points[line.source] += line.points
    source = max(points, key=lambda one: points[one], default=NOTHING)
    if points[source] <= 0:
        return Ending(plan.game, NOTHING, 0)
    return Ending(plan.game, source, points[source], _loaded(events, pupil))


def _loaded(events: Sequence[Event], pupil: str) -> Animals:
    """The pair with the most points of all that have brought the pupil some."""
    loaded = [event.what for event in events if event.kind == "pair-loaded" and event.points.get(pupil)]
    species = max(loaded, key=lambda one: SPECIES[one].points, default="")
    return ANY._replace(mine=f"{species}/{SEXES[0]}", mate=f"{species}/{SEXES[1]}") if species else ANY
