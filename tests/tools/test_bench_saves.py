"""The benchmark of saves keeps and opens what it says it does.  Nothing here looks at the time."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.system.saves import Saves
from tools import bench, bench_saves


def test_the_table_has_every_goal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench_saves, "OPENED", 1)
    monkeypatch.setattr(bench_saves, "LISTED", 2)
    assert bench.main(["--only", "saves"]) == 0
    _, *lines = capsys.readouterr().out.splitlines()
    for what, goal in bench_saves.GOALS.items():
        assert any(line.startswith(what) and goal in line for line in lines)


def test_the_match_that_is_kept_is_a_long_one_and_ends_as_it_was_played(tmp_path: Path) -> None:
    plan = bench_saves.long_match()
    times = list(bench_saves._kept(Saves(tmp_path), plan))
    assert len(times) == bench_saves.LAST
    assert len(plan.moves) > 350
    assert Saves(tmp_path).load(Saves(tmp_path).path_of(plan.slot)).record.moves == plan.moves
