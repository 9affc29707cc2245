"""S5, B3: how many pieces can still be laid is what the best order of laying them comes to."""

from __future__ import annotations

import random

import pytest
from ark_games import act, dealt, emptied, give, seal, wall

import game
from game.ark.actions.building import Building
from game.ark.actions.building_room import most_pieces
from game.ark.board import Board
from game.ark.state import State

SHAPES = {
    "five in a row": [(column, 0) for column in range(5)],
    "seven in a row": [(column, 0) for column in range(7)],
    "two by three": [(column, row) for column in range(3) for row in range(2)],
    "a cross": [(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)],
    "a hook": [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2)],
}
MOST_FREE = 8
"""With more free edges there are too many orders to try them all."""
HULL_FIRST = 6
"""From this seed on the hull is filled before anything else is laid."""


def nearly_built(squares: list[tuple[int, int]], seed: int) -> State:
    """An ark of these squares with a few free edges, on which green builds with what is drawn by lot."""
    rng = random.Random(seed)
    state = game.new("ark", ["green", "red"], board=Board(squares))
    assert isinstance(state, State)
    while state.to_move == game.CHANCE:
        state.apply(state.legal()[0])
    emptied(state)
    while state.free.bit_count() > rng.randrange(2, MOST_FREE):
        hull = state.free & state.board.hull if seed >= HULL_FIRST else 0
        wall(state, rng.choice(state.players), rng.choice(state.board.names("edges", hull or state.free)))
    for field in state.board.names("fields", state.sealable):
        if rng.random() < 0.5:
            seal(state, field)
    give(state, "green", dividers=rng.randrange(8), pitch=rng.randrange(8))
    act(state, "building", "green")
    return state


def longest(state: State, known: dict[tuple[int, ...], int]) -> int:
    """The most pieces green can lay, found by trying all orders; which field is sealed never matters."""
    if not isinstance(state.asks, Building):
        return 0
    key = (state.free, state.dividers[0], state.pitch[0], state.sealed.bit_count(), state.sealable.bit_count())
    if key not in known:
        state.left = 99
        kinds = {move.kind: move for move in state.legal() if move.kind == "pitch"}
        walls = [move for move in state.legal() if move.kind == "wall"]
        best = 0
        for move in [*walls, *kinds.values()]:
            after = state.copy()
            after.apply(move)
            best = max(best, 1 + longest(after, known))
        known[key] = best
    return known[key]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", range(12))
def test_as_many_pieces_can_be_laid_as_the_best_order_lays(shape: str, seed: int) -> None:
    state = nearly_built(SHAPES[shape], seed)
    best = longest(state.copy(), {})
    assert most_pieces(state, 0) == best
    if isinstance(state.asks, Building):
        assert state.usable == min(state.left, best)


def test_S5_on_an_empty_hull_the_first_divider_opens_no_pitch_field() -> None:
    state = emptied(dealt(players=2))
    give(state, "green", dividers=3, pitch=2)
    assert most_pieces(state, 0) == 5
    give(state, "green", pitch=1)
    assert most_pieces(state, 0) == 5


def test_S5_pitch_without_a_field_is_of_no_use() -> None:
    state = emptied(dealt(players=2))
    give(state, "green", pitch=2)
    wall(state, "yellow", "a2W a2N")
    seal(state, "a2NW")
    assert most_pieces(state, 0) == 0


@pytest.mark.parametrize(("action", "left"), [("building", 8), ("loading", 8)])
def test_of_what_is_no_piece_all_that_is_left_can_be_used(action: str, left: int) -> None:
    state = emptied(dealt(players=2))
    give(state, "green", "lion/m lion/f", dividers=2, food=2)
    wall(state, "green", "c1N c1W c1S c1E")
    act(state, action, "green")
    assert (state.left, state.usable) == (left, 2 if action == "building" else left)
