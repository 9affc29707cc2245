"""N5: what counts in the end, and the lines that explain it."""

from __future__ import annotations

import pytest
from aboard_games import ORDER, TWELVE, kinds, random_game, run, started

from game.aboard import AnimalsOnBoard
from game.core import Event, Line


def last_move(options: dict[str, bool], ark: list[str]) -> AnimalsOnBoard:
    """A game before its last move: green holds the secret frog5, these tiles, and 2 food tokens once all is done."""
    state = started(2, options, TWELVE)
    run(state, "split fox4", "take fox4")
    state.pile = b""
    state.food = [4, 0]
    run(state, "split fox3")
    state.arks[0] |= sum(1 << ORDER.index(tile) for tile in ark)
    state.food = [3, 0]
    return state


def scored(options: dict[str, bool], ark: list[str]) -> tuple[AnimalsOnBoard, list[Event]]:
    state = last_move(options, ark)
    events = run(state, "take fox3")
    return state, [event for event in events if event.player == "green" and event.kind.endswith("scored")]


@pytest.mark.parametrize(
    ("ark", "points"),
    [
        ([], -5 - 3 + 2),
        (["frog1"], 0 - 3 + 2),
        (["frog1", "frog2"], 15 - 3 + 2),
        (["frog1", "frog2", "frog3", "frog4"], 25 - 3 + 2),
        (["pig4", "monkey1", "monkey5"], -5 - 4 - 3 + 2),
    ],
)
def test_N5_singles_cost_their_number_pairs_leave_herds_score_five_each(ark: list[str], points: int) -> None:
    state, _ = scored({}, ark)
    assert state.scores()["green"] == points


def test_N6_singles_score_their_number() -> None:
    state, _ = scored({"singles_score": True}, ["pig4"])
    assert state.scores()["green"] == 5 + 4 + 3 + 2


def test_N5_each_species_and_the_food_is_explained() -> None:
    _, events = scored({}, ["pig4", "pig5", "monkey1", "monkey2", "monkey3"])
    assert [line for event in events for line in event.lines] == [
        Line("green", "single", -3, 1, "fox3"),
        Line("green", "pair", 0, 2, "pig4 pig5"),
        Line("green", "herd", 15, 3, "monkey1 monkey2 monkey3"),
        Line("green", "single", -5, 1, "frog5"),
        Line("green", "food", 2, 2),
    ]
    assert [event.points["green"] for event in events] == [-3, 0, 15, -5, 2]


def test_N5_secret_tiles_are_shown_before_anything_counts() -> None:
    events = run(last_move({}, []), "take fox3")
    told = kinds(events)
    assert told[told.index("secret-shown") :][:2] == ["secret-shown", "secret-shown"]
    assert [event.what for event in events if event.kind == "secret-shown"] == ["frog5", "frog4"]
    assert told.index("species-scored") > told.index("secret-shown")


def test_N5_most_points_win() -> None:
    state, _ = scored({}, ["frog1", "frog2"])
    assert state.winners() == ("green",)


def test_N5_ties_share() -> None:
    state = last_move({}, [])
    state.arks, state.food = [state.secrets[0], state.secrets[0]], [1 + 5, 2]
    state.play("take fox3")
    tied = state.copy()
    tied.food = [tied.food[0], tied.food[1] - 3]
    assert tied.scores()["green"] - tied.scores()["yellow"] == state.scores()["green"] - state.scores()["yellow"] + 3
    tied.food = [tied.food[1] + 3, tied.food[1]]
    assert tied.scores()["green"] == tied.scores()["yellow"]
    assert tied.winners() == ("green", "yellow")


def test_N5_nobody_scores_or_wins_before_the_end() -> None:
    for state, _, _ in random_game(3, {}, 5):
        if state.to_move is not None:
            assert set(state.scores().values()) == {0}
            assert state.winners() == ()


@pytest.mark.parametrize("seed", range(10))
def test_N5_the_points_are_the_sum_of_the_lines(seed: int) -> None:
    game = list(random_game(4, {}, seed))
    state, _, events = game[-1]
    for colour, points in state.scores().items():
        assert points == sum(line.points for event in events for line in event.lines if line.colour == colour)
        assert points == sum(event.points.get(colour, 0) for event in events)
    assert events[-1].what.split() == list(state.winners())
