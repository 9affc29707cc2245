"""The greedy bot at Ark & Noah: what it makes of clear situations."""

from __future__ import annotations

import random

from ark_games import act, dealt, emptied, feed, give, run, wall

from game.ark.state import State
from game.bots import named


def greedy_move(state: State) -> str:
    assert state.to_move is not None
    return str(named("greedy")(random.Random(1)).choose(state.view(state.to_move), lambda: False))


def test_it_loads_a_pair_before_it_lays_food() -> None:
    state = emptied(dealt())
    wall(state, "green", "d2N d2E d2S d2W f2N f2E f2S f2W")
    feed(state, "d2")
    give(state, "green", "dog/m dog/f", food=1)
    act(state, "loading", "green")
    assert greedy_move(state) == "load dog d2"


def test_it_feeds_where_its_pair_is_to_go() -> None:
    state = emptied(dealt())
    wall(state, "green", "d2N d2E d2S d2W f2N g2N f2S g2S f2W g2E")
    give(state, "green", "dog/m dog/f", food=1)
    act(state, "loading", "green")
    assert greedy_move(state) == "food d2"


def test_it_completes_the_enclosure_its_pair_needs() -> None:
    state = emptied(dealt())
    wall(state, "red", "d2N d2E d2S f2N g2N f2S g2S f2W")
    give(state, "green", "sheep/m sheep/f", dividers=1)
    act(state, "building", "green")
    assert greedy_move(state) == "wall g2E"


def test_it_plans_to_build_with_full_hands() -> None:
    state = emptied(dealt())
    give(state, "green", dividers=8)
    assert greedy_move(state) == "choose 6"


def test_it_keeps_the_large_partner_of_what_it_has() -> None:
    state = emptied(dealt(players=2))
    give(state, "green", "elephant/m")
    act(state, "taming", "green", "yellow")
    run(state, ["reveal dog/m", "reveal elephant/f"])
    assert greedy_move(state) == "take elephant/f"
