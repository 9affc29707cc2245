"""The greedy bot at Animals on Board: what it makes of a position, and that it is no mere chance player."""

from __future__ import annotations

import random

import pytest
from aboard_games import ORDER, TWELVE, run, started

import game
from game.aboard import AnimalsOnBoard
from game.bots import named


def greedy_move(state: AnimalsOnBoard) -> str:
    assert state.to_move is not None
    return str(named("greedy")(random.Random(1)).choose(state.view(state.to_move), lambda: False))


def with_ark(state: AnimalsOnBoard, *tiles: str) -> AnimalsOnBoard:
    """The player to move has these tiles as well."""
    state.arks[state.turn] |= sum(1 << ORDER.index(tile) for tile in tiles)
    return state


def test_N5_it_keeps_the_tile_that_costs_least() -> None:
    state = game.new("aboard", ("green", "red"))
    assert isinstance(state, AnimalsOnBoard)
    run(state, "deal lion5", "deal bear1", "deal fox3")
    assert greedy_move(state) == "keep bear1"


def test_N6_it_keeps_the_tile_that_brings_most() -> None:
    state = game.new("aboard", ("green", "red"), {"singles_score": True})
    assert isinstance(state, AnimalsOnBoard)
    run(state, "deal lion5", "deal bear1", "deal fox3")
    assert greedy_move(state) == "keep lion5"


@pytest.mark.parametrize(("ark", "taken"), [(["fox1", "fox2"], "take fox4"), (["bear1", "bear5"], "take bear4")])
def test_N5_it_takes_what_makes_a_herd(ark: list[str], taken: str) -> None:
    state = started(2, {"food_cap": True}, [*TWELVE[:7], "bear4", "fox4", "pig1", "pig2", "pig3"])
    state.food = [4, 4]
    run(state, "split fox4", "split bear4")
    assert greedy_move(with_ark(state, *ark)) == taken


@pytest.mark.parametrize("options", [{}, dict.fromkeys(game.aboard.PUBLISHED, True)], ids=["default", "published"])
def test_it_beats_a_random_player(options: dict[str, bool]) -> None:
    wins = [_winner(options, seed) for seed in range(20)]
    assert wins.count("green") >= 15


def _winner(options: dict[str, bool], seed: int) -> str:
    """Who wins when green is greedy and red plays by chance; red where they share."""
    rng = random.Random(seed)
    bots = {"green": named("greedy")(rng), "red": named("random")(rng)}
    state = game.new("aboard", ("green", "red") if seed % 2 else ("red", "green"), options)
    while (mover := state.to_move) is not None:
        legal = state.legal()
        chance = mover == game.CHANCE
        move = legal[rng.randrange(len(legal))] if chance else bots[mover].choose(state.view(mover), lambda: False)
        state.apply(move)
    return "green" if state.winners() == ("green",) else "red"
