"""Move counts of fixed positions to depth three, pinned in a text file, and the start worked out by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from aboard_games import played

from game.aboard import AnimalsOnBoard, new_game

TESTS = Path(__file__).parents[2]
PERFT = TESTS / "perft" / "aboard.txt"


def leaves(state: AnimalsOnBoard, depth: int) -> int:
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
    record = json.loads((TESTS / "records" / f"{name}.json").read_text(encoding="utf-8"))
    state = played(tuple(record["players"]), record["options"], record["moves"][: int(after)])
    assert [leaves(state, depth) for depth in (1, 2, 3)] == [int(count) for count in counts]


def test_N2_three_tiles_are_dealt_out_of_sixty() -> None:
    state = new_game(("green", "red"), {})
    assert [leaves(state, depth) for depth in (1, 2, 3)] == [60, 60 * 59, 60 * 59 * 58]
