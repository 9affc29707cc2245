"""The folder of saves: what is offered, removed and brought back, and what goes in time."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from made_saves import PLAN, automatic, finished, played

from scenes.system.locks import take
from scenes.system.save import BadSave, save_of, text_of
from scenes.system.saves import MOST_AUTOMATIC, MOST_REMOVED, Saves, folder, lock_of, safe_of


def test_the_folder_can_be_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TWO_BY_TWO_HOME", str(tmp_path))
    assert folder() == tmp_path / "saves"
    monkeypatch.delenv("TWO_BY_TWO_HOME")
    assert folder().parent.name == "two-by-two"


def test_a_folder_that_is_not_there_holds_no_saves(saves: Saves) -> None:
    assert saves.list() == []
    assert saves.latest() is None
    saves.prune()
    assert not saves.folder.exists()


def test_a_damaged_save_takes_no_other_along(saves: Saves) -> None:
    good = saves.keep(PLAN, played(), "good")
    (saves.folder / "bad.json").write_bytes(b"{")
    (saves.folder / "folder.json").mkdir()
    faults = {entry.path.name: entry.fault.code for entry in saves.list() if entry.fault}
    assert faults == {"bad.json": "not-a-save", "folder.json": "not-a-file"}
    assert [entry.path for entry in saves.list() if entry.save] == [good]


def test_the_newest_save_comes_first(saves: Saves) -> None:
    first, second = saves.keep(PLAN, played(), "first"), saves.keep(PLAN, played(), "second")
    assert [entry.path for entry in saves.list()] == [second, first]


def test_a_damaged_text_of_a_match_that_is_kept_falls_back_to_the_one_before(saves: Saves) -> None:
    path = automatic(saves, "a", 21)
    safe_of(path).write_bytes(text_of(save_of(PLAN, played(moves=20))))
    assert not saves.load(path).fell_back
    path.write_bytes(path.read_bytes()[:100])
    save = saves.load(path)
    assert save.fell_back
    assert len(save.record.moves) == 20
    latest = saves.latest()
    assert latest
    assert latest.path == path
    safe_of(path).write_bytes(b"")
    with pytest.raises(BadSave, match="not-a-save") as told:
        saves.load(path)
    assert told.value.path == path


def test_the_match_to_go_on_with_is_the_newest_that_is_not_over(saves: Saves) -> None:
    older, newer = automatic(saves, "a"), automatic(saves, "b")
    finished(saves, "c")
    saves.keep(PLAN, played(), "by hand")
    latest = saves.latest()
    assert latest
    assert latest.path == newer
    saves.remove(newer)
    latest = saves.latest()
    assert latest
    assert latest.path == older


def test_a_match_that_is_played_in_another_window_is_not_offered(saves: Saves) -> None:
    path = automatic(saves, "a")
    lock = take(lock_of(path))
    assert saves.latest() is None
    assert [entry.running for entry in saves.list()] == [True]
    with pytest.raises(BadSave, match="running"):
        saves.load(path)
    lock.release()
    assert saves.load(path).round == 1


def test_a_lock_beside_a_file_of_another_folder_is_somebody_elses(saves: Saves, tmp_path: Path) -> None:
    path = automatic(saves, "a").replace(tmp_path / "auto-a.json")
    lock = take(lock_of(path))
    assert saves.load(path).round == 1
    lock.release()


def test_a_match_that_was_kept_by_itself_is_kept_for_good_once_it_has_a_name(saves: Saves) -> None:
    path = automatic(saves, "a")
    saves.rename(path, "Storm")
    assert [(entry.path, entry.automatic) for entry in saves.list()] == [(path, False)]
    assert saves.load(path).name == "Storm"
    for number in range(MOST_AUTOMATIC + 2):
        automatic(saves, f"later-{number}")
    saves.prune()
    assert path in [entry.path for entry in saves.list()]


def test_a_name_outlives_damage_to_the_newest_text_of_a_match(saves: Saves) -> None:
    path = automatic(saves, "a")
    safe_of(path).write_bytes(path.read_bytes())
    saves.rename(path, "Storm")
    path.write_bytes(b"{")
    assert saves.load(path).name == "Storm"


def test_a_name_does_not_spoil_the_text_before_where_the_newest_cannot_be_played(saves: Saves) -> None:
    path = automatic(saves, "a")
    sound = path.read_text()
    safe_of(path).write_text(sound)
    text = json.loads(sound)
    path.write_text(json.dumps(text | {"moves": [*text["moves"][:-1], "split lion9"]}))
    saves.rename(path, "Storm")
    assert saves.load(path).name == "Storm"
    assert saves.load(path).record.moves == tuple(text["moves"])


def test_what_is_removed_can_be_brought_back(saves: Saves) -> None:
    path = automatic(saves, "a")
    safe_of(path).write_bytes(path.read_bytes())
    text = path.read_bytes()
    saves.remove(path)
    assert saves.list() == []
    saves.restore(path)
    assert (path.read_bytes(), safe_of(path).read_bytes()) == (text, text)


def test_only_the_last_of_what_was_removed_can_be_brought_back(saves: Saves) -> None:
    paths = [saves.keep(PLAN, played()) for _ in range(MOST_REMOVED + 2)]
    for age, path in enumerate(paths):
        saves.remove(path)
        os.utime(saves.folder / "removed" / path.name, (age, age))
    assert len(list((saves.folder / "removed").iterdir())) == MOST_REMOVED
    saves.restore(paths[-1])
    assert [entry.path for entry in saves.list()] == [paths[-1]]
    with pytest.raises(FileNotFoundError):
        saves.restore(paths[0])


def test_what_was_removed_last_can_be_brought_back_however_old_it_is(saves: Saves) -> None:
    *newer, oldest = [saves.keep(PLAN, played()) for _ in range(MOST_REMOVED + 1)]
    for number, path in enumerate(newer, 1000):
        saves.remove(path)
        os.utime(saves.folder / "removed" / path.name, (number, number))
    os.utime(oldest, (1, 1))
    saves.remove(oldest)
    saves.restore(oldest)
    assert [entry.path for entry in saves.list()] == [oldest]


def name_it(saves: Saves, path: Path) -> None:
    saves.rename(path, "Storm")


@pytest.mark.parametrize("deed", [Saves.remove, name_it])
def test_a_match_that_is_being_played_is_neither_removed_nor_renamed(
    saves: Saves, deed: Callable[[Saves, Path], None]
) -> None:
    path = automatic(saves, "a")
    lock = take(lock_of(path))
    with pytest.raises(BadSave, match="running"):
        deed(saves, path)
    assert [(entry.path, entry.running) for entry in saves.list()] == [(path, True)]
    lock.release()
    deed(saves, path)
    assert [entry.save.name for entry in saves.list() if entry.save] == ([] if deed is Saves.remove else ["Storm"])


def test_only_what_the_program_kept_by_itself_goes_when_there_are_many_newer_ones(saves: Saves) -> None:
    by_hand = saves.keep(PLAN, played())
    running = automatic(saves, "0")
    done, open_ = [], []
    for number in range(MOST_AUTOMATIC + 2):
        done.append(finished(saves, f"1-{number:02}"))
        open_.append(automatic(saves, f"2-{number:02}", moves=1))
    for number, path in enumerate(done):
        os.utime(path, (number, number))
    lock = take(lock_of(running))
    saves.prune()
    lock.release()
    left = {entry.path for entry in saves.list()}
    assert left == {by_hand, running, *done[2:], *open_[2:]}


def test_what_a_killed_program_left_half_written_goes_in_time(saves: Saves) -> None:
    saves.folder.mkdir()
    fresh, old = saves.folder / "auto-a.json.11.part", saves.folder / "auto-a.json.12.part"
    for part in (fresh, old):
        part.touch()
    os.utime(old, (0, 0))
    saves.prune()
    assert (fresh.exists(), old.exists()) == (True, False)
