"""Let the levels play each other: ``tools/ladder.py --game ark --players 2 --games 200 [--match hard:medium]``.

Prints for each match the share of first places (ties split) with its 95 % interval, the points, and the time a
decision took.  Games are spread over all cores; Ctrl-C ends it, and what is known by then is printed.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import game
from game.bots import NAMES
from tools.ladder_figures import Share, Times, hero_share, seat_shares, times
from tools.ladder_play import Outcome, Pairing, Task, play, tasks

LADDER = (Pairing("easy", "random"), Pairing("medium", "easy"), Pairing("hard", "medium"))
"""Each level against the one below it."""

THINK = 0.25
"""Seconds a decision, unless the command line says otherwise."""

FAULT, INTERRUPTED = 2, 130
"""Exit statuses."""

WIDE = 160
"""Columns for a table, also where nobody knows how wide the paper is."""


class Fault(Exception):
    """Says in one sentence what is wrong with the command line."""


class Cut(Exception):
    """The games were ended early; says why, unless somebody asked for it."""


class Parser(argparse.ArgumentParser):
    """Raises its complaints instead of printing how it is used."""

    def error(self, message: str) -> NoReturn:
        raise Fault(f"{message[:1].upper()}{message[1:]}.")


def main(arguments: list[str] | None = None) -> int:
    """Play what the command line asks for and print it; the exit status."""
    try:
        asked = _asked(arguments)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return FAULT
    pairings = [Pairing(asked.equal, asked.equal)] if asked.equal else asked.match or LADDER
    played: dict[Pairing, list[Outcome]] = {pairing: [] for pairing in pairings}
    try:
        _play_all(asked, played)
    except Cut as cut:
        _print(asked, played)
        print(cut, file=sys.stderr)
        return INTERRUPTED
    _print(asked, played)
    return 0


# -- the command line
def _asked(arguments: list[str] | None) -> argparse.Namespace:
    asked = _parser().parse_args(arguments)
    unknown = [rule for rule in asked.rules if rule not in game.HOUSE_RULES[asked.game]]
    if unknown:
        raise Fault(f"{asked.game} has no house rule '{unknown[0]}'.")
    asked.games += -asked.games % asked.players
    return asked


def _parser() -> Parser:
    parser = Parser(description="Let the levels of computer players play each other.")
    _ask_who_plays(parser)
    _ask_how(parser)
    parser.add_argument("--markdown", action="store_true", help="print the tables as Markdown")
    return parser


def _ask_who_plays(parser: Parser) -> None:
    parser.add_argument("--game", choices=game.GAMES, default="ark", help="which game (ark)")
    parser.add_argument("--players", type=int, choices=game.PLAYERS, default=2, help="how many players (2)")
    parser.add_argument(
        "--match", type=_pairing, action="append", metavar="HERO:RIVALS",
        help="one player of the first level against others of the second, seats rotating; may be given again"
        " (easy:random, medium:easy and hard:medium)",
    )  # fmt: skip
    parser.add_argument("--equal", choices=NAMES, metavar="LEVEL", help="instead: equal players; prints each seat")
    parser.add_argument("--rules", type=_words, default=(), metavar="RULE,RULE", help="house rules")


def _ask_how(parser: Parser) -> None:
    parser.add_argument(
        "--games", type=_count, default=100,
        help="games a match (100), rounded up so that every seat is sat on equally often",
    )  # fmt: skip
    parser.add_argument(
        "--think", type=_seconds, default=THINK,
        help=f"seconds of processor time a decision ({THINK}), which only hard needs; 0 for as long as it likes",
    )  # fmt: skip
    parser.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, help="games at a time (one a core)")
    parser.add_argument(
        "--seed", type=int, default=1,
        help="the same seed makes the same games (1), but for hard, whose moves hang on its time",
    )  # fmt: skip


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1")
    return int(text)


def _seconds(text: str) -> float | None:
    """None where there is no limit."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds")
    return seconds or None


def _pairing(text: str) -> Pairing:
    levels = text.split(":")
    if len(levels) != 2 or not set(levels) <= set(NAMES):
        raise argparse.ArgumentTypeError(f"'{text}' is not two of {', '.join(NAMES)} with a colon between")
    return Pairing(*levels)


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


# -- playing
def _play_all(asked: argparse.Namespace, played: dict[Pairing, list[Outcome]]) -> None:
    """All games of all matches, in processes of their own.  Raises :class:`Cut`."""
    queued = [(pairing, task) for pairing in played for task in _tasks(asked, pairing)]
    pool = ProcessPoolExecutor(asked.jobs, get_context("spawn"), _die_when_interrupted)
    try:
        for pairing, outcome in _shown(_outcomes(pool, queued), len(queued)):
            played[pairing].append(outcome)
    except KeyboardInterrupt:
        raise Cut("Ended early: these are the games played so far.") from None
    except BrokenProcessPool:
        raise Cut("A process that played has died: these are the games played so far.") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _tasks(asked: argparse.Namespace, pairing: Pairing) -> Iterator[Task]:
    return tasks(asked.game, asked.players, asked.games, pairing, asked.rules, asked.think, asked.seed)


def _die_when_interrupted() -> None:
    """Ctrl-C reaches the workers too; they have nothing to say to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _outcomes(pool: ProcessPoolExecutor, queued: Sequence[tuple[Pairing, Task]]) -> Iterator[tuple[Pairing, Outcome]]:
    """The games as they end."""
    futures = {pool.submit(play, task): pairing for pairing, task in queued}
    for future in as_completed(futures):
        yield futures[future], future.result()


def _shown(outcomes: Iterator[tuple[Pairing, Outcome]], total: int) -> Iterator[tuple[Pairing, Outcome]]:
    """The same, while a bar on standard error shows how many there are."""
    columns = TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True)) as bar:
        games = bar.add_task("games", total=total)
        for outcome in outcomes:
            bar.advance(games)
            yield outcome


# -- printing
def _print(asked: argparse.Namespace, played: dict[Pairing, list[Outcome]]) -> None:
    """The tables, of the games in the order of their numbers: however they ended up, the figures are the same."""
    known = {pairing: sorted(outcomes, key=_number) for pairing, outcomes in played.items() if outcomes}
    shares = [share for pairing, outcomes in known.items() for share in _shares(asked, pairing, outcomes)]
    spent = times(outcome for outcomes in known.values() for outcome in outcomes)
    frame = box.MARKDOWN if asked.markdown else box.SIMPLE
    console = Console(width=WIDE)
    console.print(_share_table(asked, shares, frame), _time_table(spent, frame), sep="\n")


def _number(outcome: Outcome) -> int:
    return outcome.task.number


def _shares(asked: argparse.Namespace, pairing: Pairing, outcomes: list[Outcome]) -> list[Share]:
    if asked.equal:
        return seat_shares(outcomes)
    return [hero_share(" ".join([pairing.hero, "against", *[pairing.rivals] * (asked.players - 1)]), outcomes)]


def _share_table(asked: argparse.Namespace, shares: list[Share], frame: box.Box) -> Table:
    what = f"{asked.game}, {asked.players} players" + (f", all {asked.equal}" if asked.equal else "")
    return _table(frame, (what, "games", "first places", "95 % (Wilson)", "points", "others' points"), [
        (share.who, str(share.games), f"{share.share:.1%}", f"{share.interval.low:.1%} to {share.interval.high:.1%}",
         f"{share.points:.1f}", f"{share.others:.1f}")
        for share in shares
    ])  # fmt: skip


def _time_table(spent: list[Times], frame: box.Box) -> Table:
    return _table(frame, ("ms a decision", "median", "95th percentile", "longest"), [
        (one.level, f"{one.median:.1f}", f"{one.p95:.1f}", f"{one.most:.1f}") for one in spent
    ])  # fmt: skip


def _table(frame: box.Box, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(box=frame)
    for column, head in enumerate(heads):
        table.add_column(head, justify="right" if column else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


if __name__ == "__main__":
    sys.exit(main())
