"""A disk that fills while a match is played costs one sentence: neither the match nor the save before."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from killed_player import NOTICE, Window, play, play_with_little_room

from scenes.system.saves import Saves

pytestmark = pytest.mark.skipif(os.name == "nt", reason="disks are made small otherwise there")

MATCH = ["--game", "ark", "--seats", "random,random,random,random", "--seed", "4", "--speed", "instant"]
ROOM = 1_500
"""Bytes that a file may have: enough for the beginning of a match."""


def played(target: Callable[..., None], home: Path, *more: Any) -> list[str]:
    """Let a process play a match to its end; what it has shown."""
    window = Window(target, home, MATCH, 1, *more)
    shown = list(window.heard())
    assert window.end() == 0
    return shown


def check(shown: list[str], saves: Saves) -> None:
    """One sentence was shown, the match came to its end, and the last save that found room is whole."""
    moves = [text for text in shown if not text.startswith(NOTICE)]
    notices = [text for text in shown if text not in moves]
    assert len(notices) == 1
    assert "cannot be saved just now" in notices[0]
    (entry,) = saves.list()
    kept = saves.load(entry.path)
    assert not kept.over
    assert list(kept.record.moves) == moves[: len(kept.record.moves)]
    assert len(kept.record.moves) < len(moves)


def test_where_no_file_can_grow_the_match_goes_on(tmp_path: Path) -> None:
    check(played(play_with_little_room, tmp_path, ROOM), Saves(tmp_path / "saves"))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of four pages, where one may be mounted: a match that has grown beyond one finds no room any more."""
    home = tmp_path / "disk"
    home.mkdir()
    options = ["-t", "tmpfs", "-o", "size=16k,nr_inodes=16", "tmpfs"]
    try:
        subprocess.run(["mount", *options, str(home)], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("nothing can be mounted here")
    yield home
    subprocess.run(["umount", "--lazy", str(home)], check=True)


def test_where_the_disk_is_full_the_match_goes_on(small_disk: Path) -> None:
    (small_disk / "saves").mkdir()
    check(played(play, small_disk), Saves(small_disk / "saves"))


def test_where_the_disk_may_only_be_read_the_match_goes_on(small_disk: Path) -> None:
    saves = Saves(small_disk / "saves")
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    shown = played(play, small_disk)
    assert [text for text in shown if text.startswith(NOTICE)]
    assert saves.list() == []
