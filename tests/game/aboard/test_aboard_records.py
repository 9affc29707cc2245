"""The referee's games replay exactly: position and legal moves at each checkpoint, points and winners at the end."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from game.aboard import AnimalsOnBoard, new_game

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("aboard-*.json"))


def same_legal(state: AnimalsOnBoard, expected: Any) -> bool:
    moves = sorted(str(move) for move in state.legal())
    if isinstance(expected, list):
        return moves == expected
    digest = hashlib.sha256("\n".join(moves).encode()).hexdigest()
    return (len(moves), digest) == (expected["count"], expected["sha256"])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record_replays(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    checkpoints = {point["after"]: point for point in record["checkpoints"]}
    state = new_game(tuple(record["players"]), record["options"])
    for count, move in enumerate([*record["moves"], None]):
        if count in checkpoints:
            assert state.position() == checkpoints[count]["position"]
            assert same_legal(state, checkpoints[count]["legal"])
        if move is not None:
            state.play(move)
    assert state.scores() == record["result"]["scores"]
    assert list(state.winners()) == record["result"]["winners"]


def test_there_are_records() -> None:
    assert len(RECORDS) == 5
