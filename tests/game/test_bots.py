"""Bots: they see a view, play legal moves to the end, and the greedy one beats chance."""

from __future__ import annotations

import json
import random
from itertools import count

import pytest
from bot_tables import OnlyAView, at_once, decided, moves

import game
from game import bots


def at_the_first_choice(name: str) -> game.State:
    """A game of two in which everything is dealt, and green is to choose."""
    state = game.new(name, ("green", "red"))
    while state.to_move == game.CHANCE:
        state.apply(state.legal()[0])
    assert state.to_move == "green"
    return state


def test_a_bot_is_found_by_its_name() -> None:
    assert set(bots.LEVELS) < set(bots.NAMES)
    assert all(isinstance(bots.named(name)(random.Random(1)), bots.Bot) for name in bots.NAMES)


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(bots.UnknownBot) as caught:
        bots.named("genius")
    assert caught.value.name == "genius"


def test_the_levels_go_up_and_only_the_last_takes_its_time() -> None:
    assert [(name, bots.named(name).slow) for name in bots.LEVELS] == [
        ("easy", False), ("medium", False), ("hard", True),
    ]  # fmt: skip


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("name", game.GAMES)
def test_bots_finish_games_among_themselves(name: str, bot: str) -> None:
    rng = random.Random(8)
    state = game.new(name, ("green", "red", "blue"))
    played = list(moves(state, {colour: bots.named(bot)(rng) for colour in state.players}, rng, 3))
    assert len(played) > 20
    assert state.winners()


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("name", ["ark", "aboard"])
def test_the_same_generator_makes_the_same_choices(name: str, bot: str) -> None:
    def game_of(seed: int) -> list[str]:
        rng = random.Random(seed)
        state = game.new(name, ("green", "red"))
        seated = dict.fromkeys(state.players, bots.named(bot)(rng))
        return [str(move) for _, move in zip(range(60), moves(state, seated, rng, 3), strict=False)]

    assert game_of(3) == game_of(3) != game_of(4)


@pytest.mark.parametrize("bot", bots.NAMES)
def test_one_bot_sits_down_to_any_game(bot: str) -> None:
    seated = bots.named(bot)(random.Random(1))
    for name in (*game.GAMES, *game.GAMES):
        view = at_the_first_choice(name).view("green")
        assert seated.choose(view, at_once) in view.legal()


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("name", game.GAMES)
def test_a_bot_that_must_stop_answers_at_once(name: str, bot: str) -> None:
    view = at_the_first_choice(name).view("green")
    asked = count()
    move = bots.named(bot)(random.Random(1)).choose(OnlyAView(view), lambda: next(asked) >= 0)
    assert move in view.legal()
    assert next(asked) <= 3


@pytest.mark.parametrize(("name", "players"), [("ark", 2), ("ark", 4), ("family", 2), ("family", 3)])
def test_the_greedy_bot_beats_random_players(name: str, players: int) -> None:
    lead = 0.0
    for seed in range(6):
        rng = random.Random(seed)
        state = game.new(name, game.COLOURS[:players])
        greedy = state.players[seed % players]
        seats = {colour: bots.named("greedy" if colour == greedy else "random")(rng) for colour in state.players}
        for _ in moves(state, seats, rng, 1000):
            pass
        scores = state.scores()
        own = scores.pop(greedy)
        lead += own - sum(scores.values()) / len(scores)
    assert lead / 6 > 10


@pytest.mark.parametrize("name", game.GAMES)
def test_every_legal_move_has_a_reason_that_is_data(name: str) -> None:
    state = game.new(name, ("green", "red", "blue"))
    codes = set()
    for before, move in decided(state, "random", random.Random(5)):
        why = bots.explain(before.view(str(before.to_move)), move)
        assert json.loads(json.dumps(dict(why.params))) == why.params
        codes.add(why.code)
    assert len(codes) > 3


def test_reasons_are_equal_by_code_and_parameters() -> None:
    assert bots.Why("hopes", count=2) == bots.Why("hopes", count=2) != bots.Why("hopes", count=1)
    assert len({bots.Why("hopes", count=2), bots.Why("hopes", count=2)}) == 1
    assert repr(bots.Why("hopes", count=2)) == "Why('hopes', {'count': 2})"
