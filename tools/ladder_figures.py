"""What many games say about those who played them: shares of wins with their intervals, points, times."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, mean, median
from typing import NamedTuple

from tools.ladder_play import Outcome

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """Where a share lies with 95 % confidence."""

    low: float
    high: float


class Times(NamedTuple):
    """Milliseconds a decision of one level took."""

    level: str
    median: float
    p95: float
    most: float


class Share(NamedTuple):
    """A player's share of first places and mean points, in so many games."""

    who: str
    games: int
    share: float
    interval: Interval
    points: float
    others: float


def wilson(share: float, games: int) -> Interval:
    """Wilson's score interval; games count as independent, a tie as a part of a win."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def hero_share(who: str, outcomes: Sequence[Outcome]) -> Share:
    """How the level that sat alone did, on all its seats together."""
    return _share(who, [(outcome, outcome.task.hero) for outcome in outcomes])


def seat_shares(outcomes: Sequence[Outcome]) -> list[Share]:
    """How each seat did, in turn order; all players are equal."""
    seats = range(len(outcomes[0].shares))
    return [_share(f"seat {seat + 1}", [(outcome, seat) for outcome in outcomes]) for seat in seats]


def _share(who: str, played: Sequence[tuple[Outcome, int]]) -> Share:
    games = len(played)
    share = sum(outcome.shares[seat] for outcome, seat in played) / games
    points = mean(outcome.points[seat] for outcome, seat in played)
    others = mean(
        (sum(outcome.points) - outcome.points[seat]) / (len(outcome.points) - 1) for outcome, seat in played
    )
    return Share(who, games, share, wilson(share, games), points, others)


def times(outcomes: Iterable[Outcome]) -> list[Times]:
    """How long the decisions of each level took."""
    seconds: dict[str, list[float]] = {}
    for outcome in outcomes:
        for level, spent in outcome.seconds.items():
            seconds.setdefault(level, []).extend(spent)
    return [_times(level, sorted(spent)) for level, spent in seconds.items()]


def _times(level: str, spent: list[float]) -> Times:
    """The 95th percentile is the shortest time that is not exceeded by 95 % of the decisions."""
    p95 = spent[-(-95 * len(spent) // 100) - 1]
    return Times(level, 1000 * median(spent), 1000 * p95, 1000 * spent[-1])
