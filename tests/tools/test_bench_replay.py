"""The measurements of replays: every row is there.  Nothing here looks at the time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tools import bench, bench_replay


def test_the_table_tells_of_beginning_and_of_jumps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = bench_replay.long_match()
    monkeypatch.setattr(bench_replay, "long_match", lambda: replace(plan, moves=plan.moves[:60]))
    monkeypatch.setattr(bench_replay, "JUMPS", 3)
    monkeypatch.setattr(bench_replay, "BEGUN", 1)
    assert bench.main(["--only", "replay"]) == 0
    _, *lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("ark 4: a replay of 60 moves begins")
    assert all(
        any(line.startswith(what) and goal in line for line in lines) for what, goal in bench_replay.GOALS.items()
    )
