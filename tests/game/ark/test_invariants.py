"""What is true at every moment of every game, looked at in random play."""

from __future__ import annotations

import random

import pytest
from ark_games import BOX, started
from hypothesis import given, settings
from hypothesis import strategies as st

import game
from game.ark.board import Board, bits
from game.ark.reasons import SKIPS
from game.ark.state import State
from game.core import KINDS

GAMES = st.tuples(
    st.sampled_from(["ark", "family"]), st.sampled_from([2, 3, 4]), st.booleans(), st.integers(0, 10**9)
)
"""Game, players, whether the house rule is on (Family), seed."""


def begun(name: str, players: int, shared: bool) -> State:
    return started(name, players, **({"shared_spaces": shared} if name == "family" else {}))


def regions(state: State) -> set[frozenset[str]]:
    """All regions of squares connected over edges without dividers, worked out from the position alone."""
    board, dividers = state.board, state.position()["ark"]["dividers"]
    found, left = set(), set(board.squares)
    while left:
        region = [left.pop()]
        for square in region:
            for edge in (board.edge(square + side) for side in "NESW"):
                for beyond in left & set(edge.squares) if edge.name not in dividers else ():
                    left.discard(beyond)
                    region.append(beyond)
        found.add(frozenset(region))
    return found


def closed_regions(state: State) -> set[frozenset[str]]:
    """The regions that are completed enclosures by the words of B4."""
    hull, dividers = set(state.board.hull_edges), state.position()["ark"]["dividers"]
    return {
        region
        for region in regions(state)
        if len(region) <= 4 and all(edge in dividers for edge in edges_around(state, region) & hull)
    }


def edges_around(state: State, region: frozenset[str]) -> set[str]:
    return {state.board.edge(square + side).name for square in region for side in "NESW"}


def check_components(state: State) -> None:
    """B7: nothing is lost and nothing comes from nowhere."""
    rules, roster = state.rules, state.rules.roster
    for seat, walls in enumerate(state.walls):
        assert walls.bit_count() + state.dividers[seat] + state.stock_dividers[seat] == 27
    assert state.stock_pitch + sum(state.pitch) + state.sealed.bit_count() == rules.pitch
    fed = len(state.position()["ark"]["food"])
    assert state.stock_food + sum(state.food) + fed == rules.food
    loaded = [roster.both(1 << species) for species, _ in state.loaded]
    drawn = [1 << tile for tile in state.drawn]
    everywhere = [state.bags, *state.held, *drawn, *loaded]
    assert sum(everywhere) == roster.all_tiles
    assert sum(tiles.bit_count() for tiles in everywhere) == len(roster.tiles)
    workers = [seat for _, seat in (*state.current, *state.completed)]
    assert len(workers) == (rules.workers * len(rules.players) if rules.game == "ark" else len(state.current))


def check_ark(state: State) -> None:
    """B3-B5: what is kept up from move to move is what the position says."""
    board = state.board
    assert {frozenset(squares) for squares in state.enclosures()} == closed_regions(state)
    inside = sum(enclosure.inside for enclosure in state.closed)
    on_the_ark = sum(state.walls)
    assert not on_the_ark & inside
    assert state.free == ((1 << len(board.edges)) - 1) & ~on_the_ark & ~inside
    open_fields = {number for number, both in enumerate(board.meeting) if not both & ~on_the_ark}
    assert set(bits(state.sealable)) | set(bits(state.sealed)) == open_fields
    assert not state.sealable & state.sealed


def check_reasons(state: State, rng: random.Random) -> None:
    """There is a reason against every move but the legal ones."""
    legal = set(state.legal())
    moves = state.rules.moves.moves
    for move in [*rng.sample(moves, 15), *rng.sample(moves[state.rules.moves.WALL :], 10), *list(legal)[:5]]:
        assert (state.why_not(move) is None) == (move in legal), (move, state.why_not(move))


def play_and_check(state: State, seed: int, every: int) -> list[str]:
    """Play to the end, looking at everything every so many moves; the moves made."""
    rng, points, made = random.Random(seed), dict.fromkeys(state.players, 0), []
    while state.to_move is not None:
        legal = state.legal()
        move = legal[rng.randrange(len(legal))]
        made.append(move.text)
        for event in state.play(move):
            assert event.kind in KINDS
            assert event.kind != "skipped" or event.what in SKIPS
            for line in event.lines:
                points[line.colour] += line.points
        assert points == state.scores()
        if len(made) % every == 0 or state.to_move is None:
            check_components(state)
            check_ark(state)
            check_reasons(state, rng)
    return made


@settings(max_examples=12, deadline=None)
@given(GAMES)
def test_components_scores_enclosures_and_reasons_at_every_moment(one: tuple[str, int, bool, int]) -> None:
    name, players, shared, seed = one
    state = begun(name, players, shared)
    made = play_and_check(state, seed, every=9)
    options = dict.fromkeys(state.rules.options, True)
    record = game.Record(name, BOX[:players], options, tuple(made))
    assert record.replay().position() == state.position()


@settings(max_examples=15, deadline=None)
@given(GAMES, st.integers(0, 250))
def test_a_copy_plays_on_like_the_original(one: tuple[str, int, bool, int], moves: int) -> None:
    name, players, shared, seed = one
    state, rng = begun(name, players, shared), random.Random(seed)
    for _ in range(moves):
        if state.to_move is not None:
            state.apply(state.legal()[rng.randrange(len(state.legal()))])
    other = state.copy()
    for _ in range(20):
        if state.to_move is not None:
            move = state.legal()[rng.randrange(len(state.legal()))]
            assert state.play(move) == other.play(move.text)
            assert state.position() == other.position()


@pytest.mark.parametrize("seed", range(200))
def test_two_hundred_random_games_keep_every_rule(seed: int) -> None:
    play_and_check(begun("family" if seed % 4 == 3 else "ark", 2 + seed % 3, bool(seed & 8)), seed, every=25)


SHAPES = {
    "one square": [(0, 0)],
    "a row": [(column, 0) for column in range(26)],
    "nine rows": [(column, row) for column in range(3) for row in range(9)],
    "a cross": [(column, row) for column in range(7) for row in range(7) if 3 in (column, row)],
}


@pytest.mark.parametrize("name", ["ark", "family"])
@pytest.mark.parametrize("shape", SHAPES)
def test_B3_any_ark_can_be_played_to_the_end(shape: str, name: str) -> None:
    state = game.new(name, BOX[:3], board=Board(SHAPES[shape]))
    assert isinstance(state, State)
    play_and_check(state, seed=5, every=20)
    assert state.winners()
