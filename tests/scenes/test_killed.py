"""Killed at any instant, a match goes on at the last move that was shown as done, or at the one before."""

from __future__ import annotations

import os
import random
import signal
from itertools import cycle
from pathlib import Path

import pytest
from killed_player import NOTICE, Window, play, said_file

from scenes.system.saves import Entry, Saves

pytestmark = pytest.mark.skipif(os.name == "nt", reason="processes are made and ended otherwise there")

LONGEST, EARLY, PATIENCE = 0.3, 0.15, 30.0
"""Seconds after which a process is killed at the latest once its table is there; the share of those that are killed
after so long whether it is or not; and for how long one waits for a table."""
BEGINNINGS = [
    ["--game", "ark", "--seats", "human,greedy,human,random"],
    ["--game", "family", "--seats", "human,random"],
    ["--game", "aboard", "--seats", "random,human,human", "--rules", "face_down"],
]
SPEEDS = ["instant", "fast"]


class Evening:
    """Matches of one home, each killed again and again until it is over."""

    def __init__(self, home: Path, seed: int) -> None:
        self.home = home
        self.rng = random.Random(seed)
        self.saves = Saves(home / "saves")
        self.beginnings = cycle(BEGINNINGS)
        self.shown: list[str] = []
        """All that has been seen of the match that is going on."""
        self.resumed = 0

    def kill(self) -> None:
        """Let a process play on, or begin, and kill it; then look at what is left."""
        latest = self.saves.latest()
        if latest is None:
            self.shown = []
        self.resumed += latest is not None
        speed = ["--speed", self.rng.choice(SPEEDS)]
        self._run([*(["--continue"] if latest else next(self.beginnings)), *speed])
        self._check()

    def _run(self, arguments: list[str]) -> None:
        window = Window(play, self.home, arguments, self.rng.randrange(1000))
        if self.rng.random() > EARLY:
            window.has_shown(PATIENCE)
        ended = window.end(self.rng.uniform(0, LONGEST))
        said = said_file(self.home).read_text() if said_file(self.home).exists() else ""
        assert (ended, said) in ((0, ""), (-signal.SIGKILL, "")), "it has neither come to its end nor been killed"
        seen = list(window.heard())
        assert not [text for text in seen if text.startswith(NOTICE)], "nothing needs to be told"
        if seen:
            self.shown = seen

    def _check(self) -> None:
        """What has been shown is kept, but for the last move at most, and every save can be opened."""
        entries = self.saves.list()
        for entry in entries:
            self.saves.load(entry.path)
        if not self.shown:
            return
        moves = kept(entries[0])
        assert self.shown[: len(moves)] == moves[: len(self.shown)]
        assert len(moves) >= len(self.shown) - 1


def kept(entry: Entry) -> list[str]:
    assert entry.save
    return list(entry.save.record.moves)


def killed_often(home: Path, count: int, seed: int) -> None:
    evening = Evening(home, seed)
    for _ in range(count):
        evening.kill()
    assert evening.shown
    assert evening.resumed > count / 2


@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_killed_at_any_instant_goes_on_where_it_was(tmp_path: Path, seed: int) -> None:
    killed_often(tmp_path, 25, seed)


def test_two_windows_keep_a_match_each_and_neither_offers_that_of_the_other(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "saves")
    windows = [Window(play, tmp_path, [*beginning, "--speed", "fast"], 1) for beginning in BEGINNINGS[:2]]
    assert all(window.has_shown(PATIENCE) for window in windows)
    assert saves.latest() is None
    for window in windows:
        window.end(0)
    games = {entry.save.record.game: kept(entry) for entry in saves.list() if entry.save and not entry.running}
    for window, game in zip(windows, ("ark", "family"), strict=True):
        shown = list(window.heard())
        assert games[game][: len(shown)] == shown[: len(games[game])]
        assert len(games[game]) >= len(shown) - 1


@pytest.mark.long
def test_a_match_killed_five_hundred_times_goes_on_where_it_was(tmp_path: Path) -> None:
    killed_often(tmp_path, 500, 3)
