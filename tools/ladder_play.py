"""One game between levels, and who sits where in all the games of a match; done by the workers of ``ladder.py``."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import process_time
from typing import NamedTuple

import game
from game.bots import Bot, named


class Pairing(NamedTuple):
    """A match: one player of level ``hero`` against others who are all of level ``rivals``."""

    hero: str
    rivals: str


class Task(NamedTuple):
    """One game: which it is, with which house rules, who sits where, its seed, seconds for a decision (or None)."""

    number: int
    game: str
    rules: tuple[str, ...]
    levels: tuple[str, ...]
    hero: int
    seed: str
    think: float | None


class Outcome(NamedTuple):
    """How a game ended: by seat the share of first place (ties split) and the points, by level the seconds of each
    decision."""

    task: Task
    shares: tuple[float, ...]
    points: tuple[int, ...]
    seconds: dict[str, list[float]]


def tasks(
    name: str, players: int, games: int, pairing: Pairing, rules: tuple[str, ...], think: float | None, seed: int
) -> Iterator[Task]:
    """So many games, the hero on each seat in turn: every deal is met from every seat.

    The seed of a deal is the same for all who sit down to it.
    """
    for number in range(games):
        deal, hero = divmod(number, players)
        levels = tuple(pairing.hero if seat == hero else pairing.rivals for seat in range(players))
        yield Task(number, name, rules, levels, hero, f"{seed} {deal}", think)


def play(task: Task) -> Outcome:
    """Play a game to its end."""
    state = game.new(task.game, game.COLOURS[: len(task.levels)], dict.fromkeys(task.rules, True))
    chance = random.Random(task.seed)
    bots = [named(level)(random.Random(f"{task.seed} {seat}")) for seat, level in enumerate(task.levels)]
    seconds: dict[str, list[float]] = {level: [] for level in task.levels}
    while (mover := state.to_move) is not None:
        if mover == game.CHANCE:
            state.apply(chance.choice(state.legal()))
            continue
        seat = state.players.index(mover)
        move, spent = _decide(bots[seat], state.view(mover), task.think)
        seconds[task.levels[seat]].append(spent)
        state.play(move)
    return _outcome(task, state, seconds)


def _decide(bot: Bot, view: game.View, think: float | None) -> tuple[game.Move, float]:
    """A bot's move and the seconds it took; with a budget the bot is told to stop when that is spent.

    Seconds are those of the processor, so that nobody plays worse on a machine that has other things to do.
    """
    began = process_time()
    move = bot.choose(view, lambda: think is not None and process_time() - began >= think)
    return move, process_time() - began


def _outcome(task: Task, state: game.State, seconds: dict[str, list[float]]) -> Outcome:
    winners = state.winners()
    shares = tuple((colour in winners) / len(winners) for colour in state.players)
    scores = state.scores()
    return Outcome(task, shares, tuple(scores[colour] for colour in state.players), seconds)
