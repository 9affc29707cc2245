"""Move counts of fixed positions to depth three, pinned in a text file, and some worked out by hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from ark_games import dealt, started

import game
from game.ark.state import State

TESTS = Path(__file__).parents[2]
PERFT = TESTS / "perft" / "ark.perft"


def leaves(state: State, depth: int) -> int:
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


def lines() -> list[list[str]]:
    text = PERFT.read_text(encoding="utf-8")
    return [line.split() for line in text.splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("line", lines(), ids=lambda line: "-".join(line[:2]))
def test_move_counts_to_depth_three(line: list[str]) -> None:
    name, after, *counts = line
    record = game.Record.read(TESTS / "records" / f"{name}.json")
    record.moves = record.moves[: int(after)]
    state = record.replay()
    assert isinstance(state, State)
    assert [leaves(state, depth) for depth in (1, 2, 3)] == [int(count) for count in counts]


def test_A3_males_are_dealt_from_sixteen_and_females_but_for_two_partners() -> None:
    state = started(players=2)
    assert [leaves(state, depth) for depth in (1, 2, 3)] == [16, 16 * 15, 16 * 15 * 14]


def test_S1_four_workers_find_seven_spaces() -> None:
    assert [leaves(dealt(), depth) for depth in (1, 2, 3)] == [7, 7 * 6, 7 * 6 * 5]
