"""The part of the benchmark that draws: every game has its crowded table, its rest and its start."""

from __future__ import annotations

import pytest

import game
from tools import bench_frames, bench_thinking
from tools.bench_play import Row


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> list[Row]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(bench_frames, "SIZES", {"1080p": (1920, 1080)})
    monkeypatch.setattr(bench_frames, "FRAMES", 2)
    monkeypatch.setattr(bench_frames, "RESTING", 0.1)
    monkeypatch.setattr(bench_frames, "_start", lambda _arguments: 0.5)  # starts nothing
    return [*bench_frames.table()]


def test_every_game_has_its_figures_and_a_table_at_rest_is_not_drawn(rows: list[Row]) -> None:
    figures = {row.what: row.figure for row in rows}
    for name in (*game.GAMES, bench_frames.DELUGE):
        for what in ("still", "hovering", "ten sprites moving"):
            assert figures[f"{name}: frame 1080p: {what}"].endswith(" ms")
        assert figures[f"{name}: frames drawn while nothing changes"] == "0"
        assert figures[f"{name}: idle at the table"].endswith(" %")
    for name in ("title", *game.GAMES):
        assert figures[f"{name}: start to first frame"] == "0.50 s"
    assert {row.goal for row in rows} >= set(bench_frames.GOALS.values())


def test_every_game_has_its_frames_and_decisions_while_hard_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(bench_thinking, "BUDGET", 0.05)
    monkeypatch.setattr(bench_thinking, "FRAMES", 2)
    rows = [*bench_thinking.table()]
    assert [row.what for row in rows] == [f"{name}: {what}" for name in game.GAMES for what in bench_thinking.GOALS]
    assert all(float(row.figure.split()[0]) > 0 for row in rows)
