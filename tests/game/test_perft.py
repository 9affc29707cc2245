"""Move counts of fixed positions to depth three, pinned in a text file a rulebook, and some worked out by hand."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import game

TESTS = Path(__file__).parents[1]


def leaves(state: game.State, depth: int) -> int:
    """How many sequences of so many moves there are from here."""
    legal = state.legal()
    if depth == 1:
        return len(legal)
    count = 0
    for move in legal:
        after = state.copy()
        after.apply(move)
        count += leaves(after, depth - 1)
    return count


def counts(state: game.State) -> list[int]:
    return [leaves(state, depth) for depth in (1, 2, 3)]


def lines() -> list[list[str]]:
    texts = [path.read_text(encoding="utf-8") for path in sorted((TESTS / "perft").glob("*.perft"))]
    return [line.split() for text in texts for line in text.splitlines() if line and not line.startswith("#")]


def test_positions_of_all_three_games_are_pinned() -> None:
    assert {line[0].split("-")[0] for line in lines()} == set(game.GAMES)


@pytest.mark.parametrize("line", lines(), ids=lambda line: "-".join(line[:2]))
def test_move_counts_to_depth_three(line: list[str]) -> None:
    name, after, *pinned = line
    record = game.Record.read(TESTS / "records" / f"{name}.json")
    record.moves = record.moves[: int(after)]
    assert counts(record.replay()) == [int(count) for count in pinned]


def test_A3_males_are_dealt_from_sixteen_and_females_but_for_two_partners() -> None:
    assert counts(game.new("ark", ["green", "red"])) == [16, 16 * 15, 16 * 15 * 14]


def test_S1_four_workers_find_seven_spaces() -> None:
    match = game.Match("ark", ["green", "red"], random.Random(1))
    match.draw_all()
    assert counts(match.state) == [7, 7 * 6, 7 * 6 * 5]


def test_N2_three_tiles_are_dealt_out_of_sixty() -> None:
    assert counts(game.new("aboard", ["green", "red"])) == [60, 60 * 59, 60 * 59 * 58]
