"""The benchmark: it counts what it says it counts, and prints one table.  Nothing here looks at the time."""

from __future__ import annotations

import random
import sys

import pytest

import game
from tools import bench, bench_play


@pytest.fixture(autouse=True)
def short_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_play, "TURNS", 1)
    monkeypatch.setattr(bench_play, "SLICE", 0.0001)


@pytest.mark.parametrize("name", ["ark", "family", "aboard"])
def test_steps_of_chance_are_played_and_not_counted(name: str) -> None:
    state = game.new(name, players=["green", "red"])
    played: list[str] = []

    def step(move: game.Move) -> None:
        played.append(move.text.split()[0])
        state.play(move)

    decisions = bench_play._play_out(state, step, random.Random(3))
    chance = [word for word in played if word in ("reveal", "deal")]
    assert state.to_move is None
    assert chance
    assert decisions == len(played) - len(chance)


def test_the_table_has_every_game_and_every_goal(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--only", "play"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["what", "figure", "against", "must", "reach"]
    for name, players in ((name, players) for name in game.GAMES for players in (2, 3, 4)):
        assert sum(line.startswith(f"{name} {players}: ") for line in lines) == 4
    assert all(
        any(line.startswith(what) and goal in line for line in lines) for what, goal in bench_play.GOALS.items()
    )


def test_without_the_other_package_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    assert bench.main(["--against", "catanatron"]) == 2
    assert capsys.readouterr().err.startswith("catanatron is not installed")
