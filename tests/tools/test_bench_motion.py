"""The parts of the benchmark that play whole matches: every frame of them is counted, and memory has its goals."""

from __future__ import annotations

from pathlib import Path

import pytest

import game
from scenes.app import App
from scenes.score_screen import ScoreScreen
from scenes.system.clock import FakeClock
from scenes.system.settings import Settings
from scenes.system.window import Offscreen
from scenes.title import Title
from tools import bench_guest, bench_memory, bench_motion

SMALL = (640, 360)


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("TWO_BY_TWO_HOME", str(tmp_path))
    seated = bench_guest.settings().seats
    monkeypatch.setattr(bench_guest, "settings", lambda: Settings(speed="instant", seats=seated))


LONGER = [pytest.param(name, marks=pytest.mark.long) for name in ("ark", "family")]


@pytest.mark.parametrize("name", ["aboard", *LONGER])
def test_the_guest_plays_from_the_title_to_the_score_sheet_and_back(name: str) -> None:
    bench_motion.begin()
    app = App(Offscreen(SMALL), FakeClock(), bench_guest.settings())
    seen = set()
    for _ in bench_guest.Guest(app, 3).evening(name):
        app.frame()
        seen |= {type(app.stack.top)}
    assert isinstance(app.stack.top, Title)
    assert any(issubclass(scene, ScoreScreen) for scene in seen)
    app.quit()


def test_every_match_has_its_frames_and_its_goal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_motion, "GAMES", ("aboard",))
    monkeypatch.setattr(bench_motion, "SIZES", {"720p": SMALL})
    seconds, processor = bench_motion.table()
    assert seconds.what == "aboard: frames of a match 720p" and seconds.goal == "99 of 100 below 16 ms"
    for row in (seconds, processor):
        *figures, unit = row.figure.split()
        assert unit == "ms" and len(figures) == 4
        assert figures == sorted(figures, key=float)
        assert row.against.endswith(" of goal")


def test_memory_is_told_after_each_match_and_what_misses_its_goal_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_memory, "_evening", lambda _home: [100.0, 120.0, 310.0, 120.0, 130.0, 140.0])
    *matches, growth = bench_memory.table()
    assert [row.what.split(":")[0] for row in matches] == [*game.GAMES, *game.GAMES]
    assert [row.against for row in matches] == ["", "", "MISSED", "", "", ""]
    assert growth.figure == "-170 MB" and not growth.against


def test_memory_is_measured_where_the_system_tells_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_memory, "SIZE", SMALL)
    monkeypatch.setattr(bench_memory, "GAMES", ("aboard",))
    assert next(bench_memory.play(1)) > 10
