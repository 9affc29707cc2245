"""Bots: they see a view, play legal moves to the end, and the greedy one beats chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import game
from game import bots


class OnlyAView:
    """A view that gives nothing but what a view has, and counts what is asked."""

    def __init__(self, view: game.View) -> None:
        self._view = view
        self.colour = view.colour

    def position(self) -> dict[str, Any]:
        return self._view.position()

    def legal(self) -> Any:
        return self._view.legal()

    def sample(self, rng: game.Chooser) -> game.State:
        return self._view.sample(rng)


def never() -> bool:
    return False


def moves(state: game.State, players: dict[str, bots.Bot], rng: random.Random) -> Iterator[game.Move]:
    """Play a game to its end."""
    while (mover := state.to_move) is not None:
        if mover == game.CHANCE:
            legal = state.legal()
            move = legal[rng.randrange(len(legal))]
        else:
            move = players[mover].choose(OnlyAView(state.view(mover)), never)
            assert move in state.legal()
        state.apply(move)
        yield move


def test_a_bot_is_found_by_its_name() -> None:
    assert set(bots.LEVELS) < set(bots.NAMES)
    assert all(isinstance(bots.named(name)(random.Random(1)), bots.Bot) for name in bots.NAMES)


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(bots.UnknownBot) as caught:
        bots.named("genius")
    assert caught.value.name == "genius"


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("name", game.GAMES)
def test_bots_finish_games_among_themselves(name: str, bot: str) -> None:
    rng = random.Random(8)
    state = game.new(name, ("green", "red", "blue"))
    played = list(moves(state, {colour: bots.named(bot)(rng) for colour in state.players}, rng))
    assert len(played) > 20
    assert state.winners()


@pytest.mark.parametrize("bot", bots.NAMES)
def test_the_same_generator_makes_the_same_choices(bot: str) -> None:
    def game_of(seed: int) -> list[str]:
        rng = random.Random(seed)
        state = game.new("ark", ("green", "red"))
        return [str(move) for move in moves(state, dict.fromkeys(state.players, bots.named(bot)(rng)), rng)]

    assert game_of(3) == game_of(3) != game_of(4)


def test_a_bot_that_must_stop_answers_at_once() -> None:
    state = game.new("ark", ("green", "red"))
    while state.to_move == game.CHANCE:
        state.apply(state.legal()[0])
    view = state.view("green")
    assert bots.named("greedy")(random.Random(1)).choose(view, lambda: True) == view.legal()[0]


@pytest.mark.parametrize(("name", "players"), [("ark", 2), ("ark", 4), ("family", 2), ("family", 3)])
def test_the_greedy_bot_beats_random_players(name: str, players: int) -> None:
    lead = 0.0
    for seed in range(6):
        rng = random.Random(seed)
        state = game.new(name, game.COLOURS[:players])
        greedy = state.players[seed % players]
        seats = {colour: bots.named("greedy" if colour == greedy else "random")(rng) for colour in state.players}
        for _ in moves(state, seats, rng):
            pass
        scores = state.scores()
        own = scores.pop(greedy)
        lead += own - sum(scores.values()) / len(scores)
    assert lead / 6 > 10
