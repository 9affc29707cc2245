"""Saves: what was agreed on and played comes back whole, and what is no save is refused in one sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from made_saves import NOW, PLAN, RECORDS, SEATS, played

from game import Record
from game.record import MOST_BYTES, MOST_MOVES
from game.seen import public_record
from scenes.system.save import LONGEST_NAME, BadSave, plan_of, read, save_of, text_of
from scenes.system.saves import Saves
from scenes.system.upgrades import STEPS, VERSION, LaterVersion, upgraded
from scenes.words.faults import sentence


# -- what comes back
def test_a_match_comes_back_with_its_seats_and_all_that_was_agreed_on(saves: Saves) -> None:
    match = played()
    save = saves.load(saves.keep(PLAN, match))
    assert plan_of(save, "slot") == replace(PLAN, moves=tuple(map(str, match.moves)), slot="slot")
    assert (save.round, save.over, save.begun) == (1, False, NOW)


def test_a_save_is_a_record_that_the_core_replays(saves: Saves) -> None:
    match = played()
    assert Record.read(saves.keep(PLAN, match)).replay().position() == match.state.position()


def test_time_at_the_table_adds_up_over_sittings() -> None:
    sat = replace(PLAN, sat_down=datetime.now(UTC) - timedelta(seconds=30))
    assert 119 < save_of(sat, played()).played < 180


def test_a_finished_match_has_its_scores_and_winners(saves: Saves) -> None:
    save = saves.load(RECORDS[0])
    assert save.result
    assert save.result.winners == ["green"]
    assert saves.load(saves.keep_save(save)).result == save.result


@pytest.mark.parametrize("seed", [5, None])
def test_what_chance_brings_after_a_resume_is_not_what_it_brought_at_the_beginning(seed: int | None) -> None:
    begun = replace(PLAN, seed=seed or 0)
    resumed = replace(begun, moves=("deal lion1",))
    assert begun.generator().random() != resumed.generator().random()
    assert resumed.generator().random() == resumed.generator().random()
    assert replace(begun, moves=("deal lion1", "deal bear2")).generator().random() != resumed.generator().random()


def test_the_next_match_at_the_table_is_another_one() -> None:
    again = replace(PLAN, slot="slot", sat_down=NOW, moves=("deal lion1",)).again()
    assert (again.moves, again.name, again.begun, again.played, again.sat_down, again.slot) == (
        (),
        "",
        None,
        0,
        None,
        "",
    )
    assert (again.no_undo, again.shows) == (PLAN.no_undo, PLAN.shows)


def test_unknown_keys_of_a_save_are_kept_when_it_is_renamed(saves: Saves) -> None:
    path = saves.keep(PLAN, played())
    path.write_text(json.dumps(json.loads(path.read_text()) | {"weather": "rain"}))
    saves.rename(path, "Storm")
    assert json.loads(path.read_text())["weather"] == "rain"
    assert saves.load(path).name == "Storm"


@pytest.mark.parametrize("name", ["a\nb\x00", "x" * 500, "\u202e", "   "])
def test_names_that_cannot_be_shown_are_cut_to_what_can(saves: Saves, name: str) -> None:
    plan = replace(PLAN, seats=(replace(SEATS[0], given=name), *SEATS[1:]))
    save = saves.load(saves.keep(plan, played(), name))
    seat = plan_of(save).seats[0]
    assert 0 < len(seat.name) <= 12
    assert seat.name.isprintable()
    assert save.name.isprintable()
    assert len(save.name) <= LONGEST_NAME


# -- versions
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_from_before_there_were_saves_opens_with_people_at_all_seats(saves: Saves, path: Path) -> None:
    save = saves.load(path)
    plan = plan_of(save)
    assert plan.players == save.record.players
    assert all(seat.human and seat.name for seat in plan.seats)


def test_a_record_that_the_program_wrote_before_there_were_saves_keeps_its_seats(
    saves: Saves, tmp_path: Path
) -> None:
    seats = [{"colour": seat.colour, "name": seat.name, "player": seat.kind} for seat in SEATS]
    path = tmp_path / "game.json"
    played().record(seats=seats, seed=9).write(path)
    plan = plan_of(saves.load(path))
    assert (plan.seats, plan.first, plan.seed) == (SEATS, "blue", 9)


def test_a_save_of_a_later_version_is_named_and_left_as_it_is(saves: Saves) -> None:
    path = saves.keep(PLAN, played())
    text = path.read_text().replace(f'"version":{VERSION}', f'"version":{VERSION + 1}')
    path.write_text(text)
    with pytest.raises(BadSave) as told:
        saves.load(path)
    assert told.value.code == "later-version"
    assert str(VERSION + 1) in sentence(told.value)
    assert path.read_text() == text
    assert [entry.fault.code for entry in saves.list() if entry.fault] == ["later-version"]


def test_an_older_save_goes_through_every_step_to_this_version() -> None:
    def step(number: int) -> Callable[[dict[str, Any]], dict[str, Any]]:
        return lambda keys: keys | {"steps": [*keys.get("steps", []), number]}

    steps = {number: step(number) for number in range(3)}
    assert upgraded({}, steps) == {"steps": [0, 1, 2], "version": 3}
    assert upgraded({"version": 1}, steps) == {"steps": [1, 2], "version": 3}
    assert upgraded({"version": 3}, steps) == {"version": 3}
    assert sorted(STEPS) == list(range(VERSION))


@pytest.mark.parametrize("version", [VERSION + 1, -1, 1.0, "1", None, True, [], 10**30])
def test_a_version_that_is_none_is_refused(version: object) -> None:
    with pytest.raises(LaterVersion):
        upgraded({"version": version})


# -- what is refused
def changed(**keys: object) -> bytes:
    """A save with some of its keys changed."""
    return json.dumps(json.loads(text_of(save_of(PLAN, played()))) | keys).encode()


def seat(**keys: str) -> list[dict[str, str]]:
    """The seats of a save, the first of them changed."""
    seats = [{"colour": seat.colour, "name": seat.name, "player": seat.kind} for seat in SEATS]
    return [seats[0] | keys, *seats[1:]]


def as_one_saw_it() -> bytes:
    return public_record(played(), "red").text().encode()


TEXTS: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "not-a-save"),
    "binary": (bytes(range(256)), "not-a-save"),
    "a list": (b"[]", "not-a-save"),
    "cut off": (changed()[:-40], "not-a-save"),
    "deep": (b'{"a":' * 200_000, "not-a-save"),
    "enormous": (b" " * (MOST_BYTES + 1), "too-large"),
    "for one": (changed(players=["red"], seats=seat()[:1]), "cannot-begin"),
    "of too many moves": (changed(moves=["pass"] * (MOST_MOVES + 1)), "too-large"),
    "for a crowd": (changed(players=["red"] * 9_999, seats=[{"colour": "red"}] * 9_999), "not-a-save"),
    "for an old crowd": (
        b'{"format": 1, "game": "ark", "players": [%s"red"], "moves": []}' % (b'"",' * 900_000),
        "not-a-save",
    ),
    "of another format": (changed(format=2), "cannot-begin"),
    "of another game": (changed(game="chess"), "cannot-begin"),
    "for nobody": (changed(players=[]), "not-a-save"),
    "seats of others": (changed(seats=seat(colour="yellow")), "not-a-save"),
    "seats in another order": (changed(seats=seat()[::-1]), "not-a-save"),
    "a seat twice": (changed(seats=seat(colour="blue")), "not-a-save"),
    "no seats": (changed(seats=[]), "not-a-save"),
    "an unknown player": (changed(seats=seat(player="wizard")), "unknown-player"),
    "a bad move": (changed(moves=["deal lion1", "keep bear2"]), "does-not-replay"),
    "a bad setting": (changed(settings={"no_undo": "perhaps"}), "not-a-save"),
    "a bad seed": (changed(seed=-1), "not-a-save"),
    "no seed that can be typed": (changed(seed=10**30), "not-a-save"),
    "a time without a zone": (changed(saved="2026-11-30T18:40:00"), "not-a-save"),
    "a time before all times": (changed(begun="0001-01-01T00:00:00Z"), "not-a-save"),
    "endless play": (changed(played=1e300), "not-a-save"),
    "a result of strangers": (changed(result={"scores": {"mauve": 1}, "winners": []}), "not-a-save"),
    "a victory of strangers": (
        changed(result={"scores": dict.fromkeys(PLAN.players, 1), "winners": ["mauve"]}),
        "not-a-save",
    ),
    "what one player saw": (as_one_saw_it(), "seen-by-one"),
}


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_no_save_is_named_and_refused_in_one_sentence(saves: Saves, tmp_path: Path, text: str) -> None:
    data, code = TEXTS[text]
    path = tmp_path / "foreign.json"
    path.write_bytes(data)
    with pytest.raises(BadSave) as told:
        saves.load(path)
    assert told.value.code == code
    said = sentence(told.value)
    assert said.startswith("'foreign.json' ")
    assert said.endswith(".")
    assert "\n" not in said
    assert path.read_bytes() == data


GREEDY = ["[[]],", '{"":0},', '"",']
"""What takes the most room in memory for its length."""
WITH_LITTLE_MEMORY = """
import pathlib, resource, sys
from scenes.system.save import BadSave
from scenes.system.saves import Saves
used = int(pathlib.Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + 200_000_000,) * 2)
for name in sys.argv[1:]:
    try:
        Saves(pathlib.Path()).load(pathlib.Path(name))
    except BadSave as fault:
        print(fault.code)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is measured and limited otherwise there")
def test_no_file_takes_more_than_200_megabytes(tmp_path: Path) -> None:
    paths = []
    for unit, key in product(GREEDY, ("anything", "players")):
        paths.append(tmp_path / f"{len(paths)}.json")
        many = unit * (MOST_BYTES // len(unit) - 20)
        paths[-1].write_text(f'{{"format": 1, "game": "ark", "moves": [], "{key}": [{many} ""]}}')
        assert paths[-1].stat().st_size > 0.99 * MOST_BYTES
    command = [sys.executable, "-c", WITH_LITTLE_MEMORY, *map(str, paths)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout.split(), done.stderr) == (["not-a-save"] * len(paths), "")


@pytest.mark.parametrize("version", ["\n" * 9, "{0.__class__}", "x" * 10_000])
def test_what_a_file_says_cannot_spoil_the_sentence(version: str) -> None:
    with pytest.raises(BadSave) as told:
        read(changed(seats=seat(player=version)))
    assert len(sentence(told.value)) < 200


def dangling(path: Path) -> None:
    path.symlink_to("nowhere")


PLACES: dict[str, tuple[Callable[[Path], object], str]] = {
    "a folder": (Path.mkdir, "not-a-file"),
    "a pipe": (getattr(os, "mkfifo", None), "not-a-file"),
    "a link to nothing": (dangling, "unreadable"),
    "a device": (lambda path: path.symlink_to("/dev/zero"), "not-a-file"),
    "nothing": (lambda path: None, "unreadable"),
}


@pytest.mark.skipif(os.name == "nt", reason="such things have no names in folders there")
@pytest.mark.parametrize("place", PLACES)
def test_what_is_no_file_is_named_and_never_waited_for(saves: Saves, tmp_path: Path, place: str) -> None:
    make, code = PLACES[place]
    path = tmp_path / "odd.json"
    make(path)
    with pytest.raises(BadSave) as told:
        saves.load(path)
    assert told.value.code == code
    assert sentence(told.value).startswith("'odd.json' ")
