"""Records are written whole or not at all: what was there stays until the new one is complete."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from game import Record
from game.files import check_writable, write_whole
from tests.other_readers import somebody_reads

FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file with an older text in it."""
    path = tmp_path / "game.json"
    path.write_bytes(b"older")
    return path


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_record_takes_the_place_of_an_older_one(old: Path) -> None:
    Record("ark", ("green", "red"), {}, ()).write(old)
    assert Record.read(old).players == ("green", "red")
    assert names(old.parent) == ["game.json"]


def test_what_stands_behind_a_link_is_written(old: Path) -> None:
    link = old.parent / "link.json"
    link.symlink_to(old.name)
    check_writable(link)
    write_whole(link, b"newer")
    assert link.is_symlink()
    assert old.read_bytes() == b"newer"


def test_a_full_disk_leaves_the_older_record_and_no_part(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_file: int) -> None:
        raise FULL

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="No space left") as told:
        write_whole(old, b"newer")
    assert (told.value.errno, told.value.filename) == (errno.ENOSPC, str(old))
    assert old.read_bytes() == b"older"
    assert names(old.parent) == ["game.json"]


@pytest.fixture
def readers(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """As often as there is something in the list, somebody reads the file just now."""
    return somebody_reads(monkeypatch)


def test_a_file_that_somebody_reads_just_now_is_written_a_little_later(old: Path, readers: list[bool]) -> None:
    readers += [True] * 2
    write_whole(old, b"newer", again=lambda: True)
    assert old.read_bytes() == b"newer"
    assert names(old.parent) == ["game.json"]


def test_a_file_that_somebody_goes_on_reading_stays_as_it_was(old: Path, readers: list[bool]) -> None:
    readers += [True] * 3
    with pytest.raises(PermissionError) as told:
        write_whole(old, b"newer", again=lambda: len(readers) > 1)
    assert told.value.filename == str(old)
    assert old.read_bytes() == b"older"
    assert names(old.parent) == ["game.json"]


@pytest.mark.parametrize("use", [check_writable, lambda path: write_whole(path, b"newer")], ids=["check", "write"])
@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("", errno.EISDIR),
        ("gone/game.json", errno.ENOENT),
        ("game.json/in", errno.ENOTDIR),
        ("x" * 300, errno.ENAMETOOLONG),
    ],
)
def test_a_place_that_takes_no_file_is_named(use, old: Path, name: str, number: int) -> None:
    path = old.parent / name
    with pytest.raises(OSError) as told:
        use(path)
    assert told.value.filename == str(path)
    assert told.value.errno == number or os.name == "nt", "Windows has other numbers for such places"
    assert names(old.parent) == ["game.json"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="whoever may do all is refused nothing")
def test_a_folder_and_a_file_that_may_only_be_read_are_refused(old: Path) -> None:
    old.chmod(stat.S_IRUSR)
    with pytest.raises(PermissionError):
        check_writable(old)
    old.parent.chmod(stat.S_IRUSR | stat.S_IXUSR)
    with pytest.raises(PermissionError):
        check_writable(old.parent / "new.json")


def test_a_folder_that_takes_no_new_file_is_refused(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "touch", refuse)
    with pytest.raises(PermissionError) as told:
        check_writable(old)
    assert told.value.filename == str(old)


@pytest.mark.skipif(os.name == "nt", reason="pipes have no names in folders there")
def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    check_writable(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, b"text")
    assert os.read(reader, 100) == b"text"
    os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
