"""Positions in which a bot must not be silly: every silly move ever seen gets its position in ``silly/*.json``.

Each is a record with a ``name`` that says what would be silly, and ``silly`` moves or the only ``sensible`` ones.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from bot_tables import choice

import game

POSITIONS: dict[str, dict[str, Any]] = {
    position["name"].replace(" ", "-"): position
    for path in sorted((Path(__file__).parent / "silly").glob("*.json"))
    for position in json.loads(path.read_text(encoding="utf-8"))
}


def silly_moves(state: game.State, position: dict[str, Any]) -> set[str]:
    """The legal moves that are silly there; a position without any, or with nothing else, is no test."""
    legal = {move.text for move in state.legal()}
    silly = set(position["silly"]) if "silly" in position else legal - set(position["sensible"])
    assert silly < legal
    assert silly
    return silly


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_silly_is_done(name: str, level: str) -> None:
    position = POSITIONS[name]
    state = game.Record.from_dict(position).replay()
    silly = silly_moves(state, position)
    for seed in (1, 2, 3):
        assert choice(level, state, seed, 150) not in silly
