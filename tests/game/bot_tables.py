"""What tests of bots share: a table at which they see nothing but views, and a stop without a clock."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import game
from game import bots

S = TypeVar("S", bound=game.State)


class OnlyAView:
    """A view that gives nothing but what a view has."""

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


def at_once() -> bool:
    return True


def after(questions: int) -> Callable[[], bool]:
    """A stop that says so from its so manieth question on, for each decision anew."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked >= questions

    return stop


def choice(name: str, state: game.State, seed: int = 1, questions: int = 40) -> str:
    """What a bot made for this one decision does."""
    assert state.to_move is not None
    bot = bots.named(name)(random.Random(seed))
    return str(bot.choose(OnlyAView(state.view(state.to_move)), after(questions)))


def moves(
    state: game.State, players: dict[str, bots.Bot], rng: random.Random, questions: int = 10
) -> Iterator[game.Move]:
    """Play a game to its end; the bots are told to stop at that question of each decision."""
    while (mover := state.to_move) is not None:
        if mover == game.CHANCE:
            move = rng.choice(state.legal())
        else:
            move = players[mover].choose(OnlyAView(state.view(mover)), after(questions))
            assert move in state.legal()
        state.apply(move)
        yield move


def decided(state: S, name: str, rng: random.Random) -> Iterator[tuple[S, game.Move]]:
    """Let bots of that name play the game to its end: each position in which somebody chose, and what."""
    seated = {colour: bots.named(name)(rng) for colour in state.players}
    before = state.copy()
    for move in moves(state, seated, rng):
        if before.to_move != game.CHANCE:
            yield before, move
        before = state.copy()


def share(name: str, rivals: str, players: int, deals: int, game_name: str, questions: int = 10) -> float:
    """The share of first places, ties split, of one bot against others, each deal met from every seat."""
    won = 0.0
    for deal in range(deals):
        for seat in range(players):
            state = game.new(game_name, game.COLOURS[:players])
            names = [name if seat == other else rivals for other in range(players)]
            seated = {
                colour: bots.named(one)(random.Random(f"{deal} {colour}"))
                for colour, one in zip(state.players, names, strict=True)
            }
            for _ in moves(state, seated, random.Random(deal), questions):
                pass
            winners = state.winners()
            won += (state.players[seat] in winners) / len(winners)
    return won / (deals * players)
