"""A disk that fills while a match is played costs one sentence: neither the match nor the save before."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import killed_player
import pytest
from test_killed import heard

from scenes.system.saves import Saves

pytestmark = pytest.mark.skipif(os.name == "nt", reason="disks are made small otherwise there")

MATCH = ["--game", "ark", "--seats", "random,random,random,random", "--seed", "4", "--speed", "instant"]
ROOM = 1_500
"""Bytes that a file may have: enough for the beginning of a match."""


def played(target: Callable[..., None], home: Path, *more: Any) -> list[str]:
    """Let a process play a match to its end; what it has shown."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["killed_player"])
    told, telling = context.Pipe(duplex=False)
    process = context.Process(target=target, args=(telling, home, MATCH, 1, *more))
    process.start()
    telling.close()
    shown = list(heard(told))
    process.join()
    assert process.exitcode == 0
    return shown


def check(shown: list[str], saves: Saves) -> None:
    """One sentence was shown, the match came to its end, and the last save that found room is whole."""
    moves = [text for text in shown if not text.startswith(killed_player.NOTICE)]
    notices = [text for text in shown if text not in moves]
    assert len(notices) == 1
    assert "cannot be saved just now" in notices[0]
    (entry,) = saves.list()
    kept = saves.load(entry.path)
    assert not kept.over
    assert list(kept.record.moves) == moves[: len(kept.record.moves)]
    assert len(kept.record.moves) < len(moves)


def test_where_no_file_can_grow_the_match_goes_on(tmp_path: Path) -> None:
    check(played(killed_player.play_with_little_room, tmp_path, ROOM), Saves(tmp_path / "saves"))


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
    check(played(killed_player.play, small_disk), Saves(small_disk / "saves"))


def test_where_the_disk_may_only_be_read_the_match_goes_on(small_disk: Path) -> None:
    saves = Saves(small_disk / "saves")
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    shown = played(killed_player.play, small_disk)
    assert [text for text in shown if text.startswith(killed_player.NOTICE)]
    assert saves.list() == []
