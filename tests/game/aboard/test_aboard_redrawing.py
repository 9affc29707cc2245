"""Playing on from a moment of a running game: what is hidden is drawn anew, and nothing else changes."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import pytest

from game import Record
from game.aboard import AnimalsOnBoard
from game.aboard.redrawing import redrawn
from game.core import CHANCE

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("aboard-*.json"))


def after(record: Record, moves: tuple[str, ...]) -> AnimalsOnBoard:
    found = Record(record.game, record.players, record.options, moves)
    return cast(AnimalsOnBoard, found.replay())


def decisions(record: Record) -> list[int]:
    """After how many moves somebody must decide."""
    return [count for count, state in enumerate(record.states(), 1) if state.to_move not in (CHANCE, None)]


def public(state: AnimalsOnBoard) -> dict[str, Any]:
    """What lies open to all."""
    position = state.position()
    secret = set(position.pop("secret").values())
    position["arks"] = {colour: [t for t in ark if t not in secret] for colour, ark in position["arks"].items()}
    return {key: position[key] for key in ("groups", "arks", "food", "flags", "round", "phase", "to_move", "first")}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
@pytest.mark.parametrize("alone", [False, True])
def test_the_game_looks_the_same_to_all_and_keeps_what_is_known(path: Path, alone: bool) -> None:
    record = Record.read(path)
    knower = record.players[-1] if alone else ""
    for count in decisions(record)[::3]:
        moves = record.moves[:count]
        before = after(record, moves)
        again = after(record, redrawn(moves, before, knower, random.Random(count)))
        assert public(again) == public(before)
        if knower:
            assert again.view(knower).position() == before.view(knower).position()


def test_every_tile_not_seen_can_be_the_secret_one() -> None:
    record = Record.read(next(path for path in RECORDS if path.stem == "aboard-4-greedy"))
    moves = record.moves[: decisions(record)[6]]
    before = after(record, moves)
    position = before.position()
    unseen = {*position["pile"], *position["secret"].values()}
    first = record.players[0]
    found = {
        after(record, redrawn(moves, before, "", random.Random(seed))).position()["secret"][first]
        for seed in range(900)
    }
    assert found == unseen


def test_the_tiles_of_a_hand_are_hidden_too() -> None:
    record = Record.read(RECORDS[0])
    moves = record.moves[: decisions(record)[0]]
    before = after(record, moves)
    hands = {
        tuple(after(record, redrawn(moves, before, "", random.Random(seed))).position()["hand"]) for seed in range(20)
    }
    assert len(hands) > 10 and {len(hand) for hand in hands} == {3}
