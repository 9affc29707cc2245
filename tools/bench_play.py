"""How fast the rules are: random play, copies, and the listing of moves, beside another rules core if asked.

Machines differ and so does one machine from hour to hour, so only ratios within one run mean anything: all
measurements take short turns, many times over, and medians count.  Time is processor time.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import game
from game.core import CHANCE, COLOURS, State

TURNS = 15
"""How often every measurement takes its turn."""

SLICE = 0.1
"""Seconds one turn lasts at least."""

COPIES = 50
"""Copies made of each position."""

BATCH = 50
"""Decisions of the other core between two looks whether its game is over."""

Measurement = Callable[[random.Random], tuple[int, float]]
"""Does something a number of times; the number and the seconds it took."""

Rates = dict[str, list[float]]
"""By measurement: how often a second, in each turn."""


BOX = ("ark", "family", "aboard")
"""The three games."""

GOALS = {
    **{f"{name} 4: decisions, play a second": "at least 4 x" for name in BOX},
    **{f"{name} 4: decisions, apply a second": "at least 5 x" for name in BOX},
    **{f"{name} 4: a copy, in decisions": "below 0.1" for name in BOX},
    "aboard: listing 2,047 splits": "below 2 ms",
}
"""What must be reached, by the first column of the table."""


class Row(NamedTuple):
    """A line of the table: what was measured, the figure, how it stands to the other core, what it must reach."""

    what: str
    figure: str
    against: str = ""
    goal: str = ""


class Missing(Exception):
    """The package to compare with is not installed."""


def table(against: str | None) -> Iterator[Row]:
    """All measurements of the rules.  Raises :class:`Missing`."""
    rates = _take_turns(_ours() | (_theirs() if against else {}))
    for what, each in rates.items():
        yield _row(f"{what} a second", f"{median(each):,.0f}", _compared(what, rates))
        if what.endswith("copies") and (decisions := rates.get(what.replace("copies", "decisions, play"))):
            yield _row(what.replace("copies", "a copy, in decisions"), f"{_ratio(decisions, each):.3f}")
    yield _row("aboard: listing 2,047 splits", f"{_splits_listed():.2f} ms")


def _row(what: str, figure: str, against: str = "") -> Row:
    return Row(what, figure, against, GOALS.get(what, ""))


def _games() -> Iterator[tuple[str, int]]:
    for name in BOX:
        for players in (2, 3, 4):
            yield name, players


def _ours() -> dict[str, Measurement]:
    measurements: dict[str, Measurement] = {}
    for name, players in _games():
        what = f"{name} {players}"
        measurements[f"{what}: decisions, play"] = _measure_decisions(name, players, "play")
        measurements[f"{what}: decisions, apply"] = _measure_decisions(name, players, "apply")
        measurements[f"{what}: copies"] = _measure_copies(name, players)
    return measurements


def _measure_decisions(name: str, players: int, step: str) -> Measurement:
    def measure(rng: random.Random) -> tuple[int, float]:
        state = game.new(name, players=COLOURS[:players])
        start = process_time()
        decisions = _play_out(state, getattr(state, step), rng)
        return decisions, process_time() - start

    return measure


def _play_out(state: State, step: Callable[[Any], object], rng: random.Random) -> int:
    """Random moves to the end; how many decisions they were, the steps of chance not counted."""
    decisions = 0
    while (mover := state.to_move) is not None:
        legal = state.legal()
        step(rng.choice(legal))
        if mover != CHANCE:
            decisions += 1
    return decisions


def _measure_copies(name: str, players: int) -> Measurement:
    def measure(rng: random.Random) -> tuple[int, float]:
        state = game.new(name, players=COLOURS[:players])
        for _ in range(rng.randrange(200)):
            if state.to_move is None:
                break
            state.apply(rng.choice(state.legal()))
        return _copy(state.copy)

    return measure


def _copy(copy: Callable[[], object]) -> tuple[int, float]:
    start = process_time()
    for _ in range(COPIES):
        copy()
    return COPIES, process_time() - start


def _theirs() -> dict[str, Measurement]:
    try:
        catanatron = importlib.import_module("catanatron")
    except ImportError as fault:
        raise Missing("catanatron is not installed; 'pip install catanatron' adds it.") from fault
    return {
        "catanatron 4: decisions": lambda rng: _their_decisions(catanatron, rng),
        "catanatron 4: copies": lambda rng: _their_copies(catanatron, rng),
    }


def _their_game(catanatron: Any, rng: random.Random) -> Any:
    random.seed(rng.random())  # its players use the global generator
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color])


def _their_decisions(catanatron: Any, rng: random.Random) -> tuple[int, float]:
    match = _their_game(catanatron, rng)
    decisions = 0
    start = process_time()
    while match.winning_color() is None and match.state.num_turns < catanatron.game.TURNS_LIMIT:
        for _ in range(BATCH):
            match.play_tick()
        decisions += BATCH
    return decisions, process_time() - start


def _their_copies(catanatron: Any, rng: random.Random) -> tuple[int, float]:
    match = _their_game(catanatron, rng)
    for _ in range(rng.randrange(200)):
        match.play_tick()
    return _copy(match.copy)


def _take_turns(measurements: dict[str, Measurement]) -> Rates:
    """How often a second each can be done, turn by turn."""
    rates: Rates = {what: [] for what in measurements}
    for turn in range(TURNS):
        for what, measure in measurements.items():
            rates[what].append(_rate(measure, random.Random(turn)))
    return rates


def _rate(measure: Measurement, rng: random.Random) -> float:
    total, seconds, began = 0, 0.0, process_time()
    while process_time() - began < SLICE:
        count, spent = measure(rng)
        total, seconds = total + count, seconds + spent
    return total / seconds


def _compared(what: str, rates: Rates) -> str:
    """How many times the other core's figure this is, where it has one of the kind."""
    other = rates.get("catanatron 4: copies" if "copies" in what else "catanatron 4: decisions")
    return f"{_ratio(rates[what], other):.1f} x" if other and other is not rates[what] else ""


def _ratio(these: list[float], those: list[float]) -> float:
    """The median of the ratios turn by turn: what slows the machine down for a while slows both."""
    return median(this / that for this, that in zip(these, those, strict=True))


def _splits_listed() -> float:
    """Milliseconds to list all legal moves when a group of twelve can be split."""
    state = game.new("aboard", players=COLOURS)
    rng = random.Random(1)
    while state.position()["phase"] != "playing":
        state.apply(rng.choice(state.legal()))
    times = []
    for _ in range(20):
        start = process_time()
        list(state.copy().legal())
        times.append(process_time() - start)
    return 1000 * median(times)
