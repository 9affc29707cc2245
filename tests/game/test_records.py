"""Records: the referee's own replay to the same positions, and damaged ones are refused with the reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import game
from game.core import BadRecord
from game.record import LONGEST_MOVE, MOST_BYTES, MOST_MOVES

FOLDER = Path(__file__).parent.parent / "records"
RECORDS = sorted(FOLDER.glob("*.json"))


def values(name: str = "ark-2-greedy") -> dict[str, Any]:
    return dict(json.loads((FOLDER / f"{name}.json").read_text()))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_referees_records_replay_with_the_same_positions_and_legal_moves(path: Path) -> None:
    record = game.Record.read(path)
    assert record.checkpoints
    assert list(record.differences()) == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_lines_of_all_events_add_up_to_the_result(path: Path) -> None:
    record = game.Record.read(path)
    state = record.start()
    points = dict.fromkeys(record.players, 0)
    for text in record.moves:
        for event in state.play(text):
            sums = dict.fromkeys(event.points, 0)
            for line in event.lines:
                points[line.colour] += line.points
                sums[line.colour] = sums.get(line.colour, 0) + line.points
            assert sums == dict(event.points)
    assert points == state.scores() == record.extra["result"]["scores"]
    assert list(state.winners()) == record.extra["result"]["winners"]


def test_every_game_of_the_box_has_records() -> None:
    assert {game.Record.read(path).game for path in RECORDS} == set(game.GAMES)


def test_a_checkpoint_that_is_wrong_is_found() -> None:
    damaged = values()
    damaged["checkpoints"][0]["position"]["round"] = 7
    damaged["checkpoints"][1]["legal"] = ["done"]
    found = list(game.Record.from_dict(damaged).differences())
    assert found == [(damaged["checkpoints"][0]["after"], "round"), (damaged["checkpoints"][1]["after"], "legal")]


def test_a_checkpoint_may_stand_before_the_first_move_and_all_of_one_move_are_compared() -> None:
    damaged = values()
    start = game.Record.from_dict(damaged).start()
    right = {"after": 0, "position": start.position(), "legal": sorted(map(str, start.legal()))}
    damaged["checkpoints"] = [right, right | {"legal": []}, right]
    assert list(game.Record.from_dict(damaged).differences()) == [(0, "legal")]


def test_a_checkpoint_after_the_last_move_is_found() -> None:
    damaged = values()
    beyond = len(damaged["moves"]) + 1
    damaged["checkpoints"][-1]["after"] = beyond
    assert list(game.Record.from_dict(damaged).differences()) == [(beyond, "after")]


def test_a_checkpoint_that_lacks_a_key_is_found_where_its_value_is_null() -> None:
    damaged = values()
    last = damaged["checkpoints"][-1]
    assert last["position"]["left"] is None
    del last["position"]["left"]
    assert list(game.Record.from_dict(damaged).differences()) == [(last["after"], "left")]


def test_unknown_keys_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game.Record.from_dict(values() | {"seed": 7, "seats": ["human", "greedy"]}).write(path)
    again = game.Record.read(path)
    assert (again.extra["seed"], again.extra["seats"]) == (7, ["human", "greedy"])
    assert again.to_dict() == json.loads(path.read_text())
    assert again.replay().scores() == values()["result"]["scores"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        "null",
        '{"format": 1}',
        "[" * 100_000,
        '{"a": ' * 5000,
        "\ud800".encode("utf-8", "surrogatepass"),
    ],
)
def test_text_that_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord) as caught:
        game.Record.from_text(text)
    assert (caught.value.number, caught.value.code) == (0, "not-a-record")


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("format", 2, "unknown-format"),
        ("format", "1", "not-a-record"),
        ("moves", "reveal dog/m", "not-a-record"),
        ("moves", [1, 2], "not-a-record"),
        ("options", {"shared_spaces": 1}, "not-a-record"),
        ("players", None, "not-a-record"),
        ("checkpoints", [{"after": 1}], "not-a-record"),
        ("moves", ["done"] * (MOST_MOVES + 1), "too-large"),
    ],
)
def test_a_damaged_key_is_refused(key: str, value: object, code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        game.Record.from_dict(values() | {key: value})
    assert (caught.value.number, caught.value.code) == (0, code)


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("game", "chess", "unknown-game"),
        ("players", ["green"], "wrong-number-of-players"),
        ("players", ["green", "green"], "colour-twice"),
        ("options", {"shared_spaces": True}, "unknown-option"),
    ],
)
def test_a_game_that_cannot_be_is_refused(key: str, value: object, code: str) -> None:
    record = game.Record.from_dict(values() | {key: value})
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert (caught.value.number, caught.value.code) == (0, code)


@pytest.mark.parametrize(
    ("move", "code", "reason"),
    [("choose 1", "not-now", True), ("wall z9N", "not-on-the-board", False), ("hello", "unreadable", False)],
)
def test_a_move_that_cannot_be_is_refused_with_its_number(move: str, code: str, reason: bool) -> None:
    damaged = values()
    damaged["moves"][2] = move
    with pytest.raises(BadRecord) as caught:
        game.Record.from_dict(damaged).replay()
    assert (caught.value.number, caught.value.code) == (3, code)
    assert (caught.value.reason is not None) == reason


def test_a_move_after_the_end_is_refused() -> None:
    finished = values()
    finished["moves"].append("done")
    with pytest.raises(BadRecord) as caught:
        game.Record.from_dict(finished).replay()
    assert (caught.value.number, caught.value.code) == (len(finished["moves"]), "game-over")


def test_what_is_too_large_is_refused() -> None:
    with pytest.raises(BadRecord) as caught:
        game.Record.from_text(b" " * (MOST_BYTES + 1))
    assert caught.value.code == "too-large"
    with pytest.raises(BadRecord) as caught:
        game.Record.from_dict(values() | {"moves": ["reveal dog/m", "x" * (LONGEST_MOVE + 1)]})
    assert (caught.value.number, caught.value.code) == (2, "unreadable")
