"""The picture of Animals on Board follows its events and holds nothing secret."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.aboard import AnimalsOnBoard, new_game
from game.core import CHANCE, DARK
from scenes.aboard_table.picture import AboardPicture, in_tile_order
from scenes.table.picture import Seat

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("aboard-*.json"))


def begin(record: dict[str, object]) -> tuple[AnimalsOnBoard, AboardPicture]:
    state = new_game(tuple(record["players"]), record["options"])
    seats = tuple(Seat(colour, colour) for colour in state.players)
    return state, AboardPicture.of(state, seats)


def shown(picture: AboardPicture) -> tuple[object, ...]:
    """What the picture shows, without its history."""
    return (
        picture.round, picture.phase, picture.first, sorted_groups(picture), picture.arks, picture.secrets,
        picture.hand, picture.food, picture.flags, picture.tiles_left, picture.last_round,
    )  # fmt: skip


def sorted_groups(picture: AboardPicture) -> list[list[str]]:
    """The groups in tile order: while the middle is filled, tiles lie in the order they were dealt."""
    return [in_tile_order(group) for group in picture.groups] if picture.laying_out else picture.groups


def is_turning_up(state: AnimalsOnBoard) -> bool:
    """Whether the tile that lay face down has been taken and is not yet known."""
    return state.phase == "playing" and state.to_move == CHANCE


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_events_alone_keep_the_picture_like_the_state(path: Path) -> None:
    record = json.loads(path.read_text())
    state, picture = begin(record)
    for move in record["moves"]:
        for event in state.play(move):
            picture.apply(event)
        if state.phase != "over" and not is_turning_up(state):
            fresh = AboardPicture.of(state, picture.seats)
            assert shown(picture) == shown(fresh), move
            assert state.to_move in (CHANCE, picture.actor)
    arks = {colour: sorted(ark) for colour, ark in picture.arks.items()}
    assert arks == {colour: sorted(ark) for colour, ark in state.position()["arks"].items()}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_N2_no_secret_tile_is_in_the_picture_before_the_end(path: Path) -> None:
    record = json.loads(path.read_text())
    state, picture = begin(record)
    for move in record["moves"]:
        for event in state.play(move):
            picture.apply(event)
        position = state.position()
        if state.phase == "over":
            break
        assert not set(position["secret"].values()) & set(repr(picture).replace("'", " ").split())
        assert set(picture.hand) <= {DARK}


def test_N3_the_log_tells_both_sizes_of_a_split() -> None:
    record = json.loads(RECORDS[0].read_text())
    state, picture = begin(record)
    for move in record["moves"]:
        groups = [set(group) for group in state.position()["groups"]]
        for event in state.play(move):
            picture.apply(event)
        if move.startswith("split"):
            part = set(move.split()[1:])
            whole = next(group for group in groups if part <= group)
            line = next(line for line in reversed(picture.log) if line.kind == "group-split")
            assert (line.count, line.points) == (len(part), len(whole) - len(part))
