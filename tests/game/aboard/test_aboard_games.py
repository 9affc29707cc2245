"""Whole random games with every combination of house rules: nothing is lost, and every game ends."""

from __future__ import annotations

import pytest
from aboard_games import HOUSES, ORDER, Step, game_moves, house_name, kinds, random_game
from hypothesis import given, settings
from hypothesis import strategies as st

from game.aboard import AnimalsOnBoard, new_game
from game.core import COLOURS, DARK, KINDS, Event

LONG_GAMES = 200
SHORT_GAMES = 3


def check_tiles(state: AnimalsOnBoard, species: int) -> None:
    """N1, N6: every tile in play lies in exactly one place; the hidden one is still a tile of the pile."""
    position = state.position()
    groups = [tile for group in position["groups"] for tile in group if tile != DARK]
    arks = [tile for ark in position["arks"].values() for tile in ark]
    places = sorted([*groups, *arks, *position["pile"], *position["hand"]], key=ORDER.index)
    assert places == ORDER[: 5 * species]
    assert all(position["secret"][colour] in position["arks"][colour] for colour in position["secret"])
    assert position["groups"] == sorted(position["groups"], key=lambda group: ORDER.index(group[0]))


def check_food(before: tuple[int, ...], state: AnimalsOnBoard, events: list[Event]) -> None:
    """N3: food changes as the events say, and nobody owes any."""
    food = dict(zip(state.players, before, strict=True))
    for event in events:
        if event.kind == "food-moves":
            food[event.player] += event.count if event.target[0] == "held" else -event.count
    assert food == state.position()["food"]
    assert min(food.values()) >= 0


def check_events(step: Step) -> None:
    """Kinds are those of the list, and points agree with their lines."""
    _, move, events = step
    assert events
    for event in events:
        assert event.kind in KINDS
        assert sum(event.points.values()) == sum(line.points for line in event.lines), move


def check_game(players: int, options: dict[str, bool], seed: int) -> None:
    food = [1] * players
    species = {2: 8, 3: 10, 4: 12}[players] if "by_players" in options else 12
    for count, step in enumerate(random_game(players, options, seed)):
        state, _, events = step
        check_tiles(state, species)
        check_food(food, state, events)
        check_events(step)
        food = state.food[:]
        assert count < 1000
    assert state.position()["phase"] == "over"
    assert state.winners()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", HOUSES, ids=house_name)
def test_N1_no_tile_and_no_food_is_lost(options: dict[str, bool], players: int) -> None:
    for seed in range(SHORT_GAMES):
        check_game(players, options, seed)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", HOUSES, ids=house_name)
def test_N1_no_tile_and_no_food_is_lost_in_many_games(options: dict[str, bool], players: int) -> None:
    for seed in range(SHORT_GAMES, LONG_GAMES):
        check_game(players, options, seed)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.sampled_from(HOUSES), st.integers(0, 10**6), st.integers(0, 120))
def test_a_game_replays_from_its_moves(players: int, options: dict[str, bool], seed: int, cut: int) -> None:
    moves = game_moves(players, options, seed)
    state = new_game(COLOURS[:players], options)
    for move in moves[:cut]:
        state.play(move)
    fork = state.copy()
    for move in moves[cut:]:
        assert fork.play(move) == state.play(move)
    assert fork.position() == state.position()
    assert state.to_move is None


TEXTS = st.one_of(
    st.builds("{} {}".format, st.sampled_from(["take", "keep", "deal"]), st.sampled_from(ORDER[:-1])),
    st.lists(st.sampled_from(ORDER[:40]), min_size=1, max_size=3, unique=True).map(
        lambda part: "split " + " ".join(part)
    ),
    st.just("stop"),
)


@settings(max_examples=60, deadline=None)
@given(
    st.integers(2, 4), st.sampled_from(HOUSES), st.integers(0, 10**6), st.integers(0, 80), st.lists(TEXTS, min_size=1)
)
def test_why_not_is_none_for_legal_moves_alone(
    players: int, options: dict[str, bool], seed: int, cut: int, texts: list[str]
) -> None:
    state = new_game(COLOURS[:players], options)
    for played_move in game_moves(players, options, seed)[:cut]:
        state.play(played_move)
    legal = {str(move) for move in state.legal()}
    for text in texts:
        if set(text.split()[1:]) <= set(ORDER[: state.house.tiles.bit_length()]):
            move = state.parse(text)
            assert (state.why_not(move) is None) == (str(move) in legal) == (move in state.legal())


@pytest.mark.parametrize("options", HOUSES, ids=house_name)
def test_N4_the_end_comes_with_a_round_that_was_told_to_be_the_last_or_in_which_nobody_did_anything(
    options: dict[str, bool],
) -> None:
    told: list[str] = []
    for _, _, events in random_game(3, options, 5):
        told += [
            kind for kind in kinds(events) if kind in ("last-round", "round-begins", "group-taken", "group-split")
        ]
    since = told[len(told) - 1 - told[::-1].index("round-begins") :] if "round-begins" in told else told
    assert since.count("last-round") == 1 or since == ["round-begins"]
    assert told.count("last-round") == since.count("last-round")
