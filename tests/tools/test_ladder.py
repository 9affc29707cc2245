"""The ladder: every seat is sat on equally often, the figures are right, and what is known is printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tools import ladder, ladder_figures
from tools.ladder_play import Outcome, Pairing, Task, play, tasks

QUICK = ("--game", "aboard", "--jobs", "1", "--match", "greedy:random", "--games", "2")


def outcome(number: int, hero: int, shares: tuple[float, ...], points: tuple[int, ...]) -> Outcome:
    task = Task(number, "aboard", (), ("hard",) * len(shares), hero, "1", None)
    return Outcome(task, shares, points, {"hard": [0.001 * (number + 1)]})


# -- who sits where
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_hero_meets_every_deal_from_every_seat(players: int) -> None:
    queued = [*tasks("ark", players, 3 * players, Pairing("hard", "easy"), (), None, 5)]
    assert Counter(task.hero for task in queued) == dict.fromkeys(range(players), 3)
    assert Counter(task.seed for task in queued) == {f"5 {deal}": players for deal in range(3)}
    for task in queued:
        assert [seat for seat, level in enumerate(task.levels) if level == "hard"] == [task.hero]
        assert Counter(task.levels)["easy"] == players - 1


def test_a_game_is_played_to_its_end_and_timed() -> None:
    task = Task(0, "aboard", ("face_down",), ("greedy", "random", "random"), 0, "7", None)
    played = play(task)
    assert sum(played.shares) == pytest.approx(1)
    assert max(played.points) == max(
        points for points, share in zip(played.points, played.shares, strict=True) if share
    )
    assert set(played.seconds) == {"greedy", "random"}
    assert len(played.seconds["random"]) > len(played.seconds["greedy"]) > 2


def test_the_same_task_is_the_same_game() -> None:
    def points(seed: str) -> tuple[int, ...]:
        return play(Task(0, "aboard", (), ("medium", "easy"), 0, seed, None)).points

    assert points("1 0") == points("1 0") != points("1 1")


# -- figures
@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.8, 200, 0.7391, 0.8496)],
)
def test_intervals_are_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert ladder_figures.wilson(share, games) == pytest.approx((low, high), abs=0.0001)


def test_a_tie_is_a_part_of_a_win() -> None:
    outcomes = [outcome(0, 0, (0.5, 0.5, 0), (9, 9, 3)), outcome(1, 1, (0, 1, 0), (1, 8, 3))]
    found = ladder_figures.hero_share("hard", outcomes)
    assert (found.games, found.share, found.points, found.others) == (2, 0.75, 8.5, 4)


def test_equal_players_are_counted_by_seat() -> None:
    outcomes = [outcome(0, 0, (0.5, 0.5, 0), (9, 9, 3)), outcome(1, 1, (0, 1, 0), (1, 8, 3))]
    found = ladder_figures.seat_shares(outcomes)
    assert [(seat.who, seat.share, seat.points) for seat in found] == [
        ("seat 1", 0.25, 5), ("seat 2", 0.75, 8.5), ("seat 3", 0, 3),
    ]  # fmt: skip


def test_times_are_in_milliseconds() -> None:
    (found,) = ladder_figures.times(outcome(number, 0, (1, 0), (1, 0)) for number in reversed(range(100)))
    assert found == ("hard", pytest.approx(50.5), pytest.approx(95), pytest.approx(100))


# -- the command
def test_it_prints_shares_points_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main([*QUICK, "--players", "2"]) == 0
    shares, spent = capsys.readouterr().out.split("ms a decision")
    assert "aboard, 2 players" in shares
    assert "greedy against random" in shares
    assert "Wilson" in shares
    assert [line.split()[0] for line in spent.splitlines() if line.split()][-2:] == ["greedy", "random"]


def test_the_same_seed_makes_the_same_table_with_every_seat_of_equal_players(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def table(seed: str) -> str:
        asked = [*QUICK, "--players", "3", "--equal", "greedy", "--markdown", "--seed", seed]
        assert ladder.main(asked) == 0
        return capsys.readouterr().out.split("| ms")[0]

    found = table("1")
    assert found == table("1") != table("2")
    for seat in (1, 2, 3):
        assert f"| seat {seat} " in found
    assert "|     3 |" in found  # two games were asked for, but three seats need a multiple of three


def test_ended_early_it_prints_what_is_known(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def cut_short(pool: object, queued: list[tuple[Pairing, Task]]) -> Iterator[tuple[Pairing, Outcome]]:
        yield queued[0][0], play(queued[0][1])
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "_outcomes", cut_short)
    assert ladder.main([*QUICK, "--players", "2", "--games", "8"]) == 130
    printed = capsys.readouterr()
    row = next(line for line in printed.out.splitlines() if "greedy against random" in line)
    assert row.split()[3] == "1"
    assert "Ended early" in printed.err


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--games", "0"), "'0'"),
        (("--games", "many"), "'many'"),
        (("--match", "hard"), "'hard'"),
        (("--match", "hard:genius"), "'hard:genius'"),
        (("--equal", "genius"), "'genius'"),
        (("--think", "-1"), "'-1'"),
        (("--think", "nan"), "'nan'"),
        (("--jobs", "0"), "'0'"),
        (("--game", "chess"), "'chess'"),
        (("--players", "5"), "5"),
        (("--rules", "face_down"), "'face_down'"),
    ],
    ids="".join,
)
def test_what_cannot_be_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: str
) -> None:
    assert ladder.main([*arguments]) == 2
    printed = capsys.readouterr()
    assert not printed.out
    assert named in printed.err
    assert printed.err.count("\n") == 1
    assert printed.err.endswith(".\n")
