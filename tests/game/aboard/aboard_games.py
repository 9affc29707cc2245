"""Games to test on, and the moves of a position worked out a second time, slowly, by the text of the rulings."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

from game.aboard import PUBLISHED, AnimalsOnBoard, new_game
from game.core import CHANCE, COLOURS, DARK, Event, Move

HOUSES = tuple(
    {name: True for name, on in zip(PUBLISHED, switches, strict=True) if on}
    for switches in product((False, True), repeat=len(PUBLISHED))
)
"""Every combination of house rules."""

SPECIES = (
    "lion", "elephant", "giraffe", "bear", "wolf", "fox", "sheep", "pig", "monkey", "penguin", "rabbit", "frog",
)  # fmt: skip
ORDER = [f"{species}{number}" for species in SPECIES for number in range(1, 6)] + [DARK]

TWELVE = ["lion1", "lion2", "lion3", "lion4", "bear1", "bear2", "bear3", "bear4", "fox1", "fox2", "fox3", "fox4"]
"""A middle to begin with."""

Step = tuple[AnimalsOnBoard, Move, list[Event]]


def house_name(options: Mapping[str, bool]) -> str:
    return "+".join(options) or "default"


def chosen(state: AnimalsOnBoard, rng: random.Random) -> Move:
    legal = state.legal()
    return legal[rng.randrange(len(legal))]


def random_game(players: int, options: Mapping[str, bool], seed: int) -> Iterator[Step]:
    """Play to the end; after each move the state, the move and what it told."""
    rng = random.Random(seed)
    state = new_game(COLOURS[:players], options)
    while state.to_move is not None:
        move = chosen(state, rng)
        yield state, move, state.play(move)


def game_moves(players: int, options: Mapping[str, bool], seed: int) -> list[str]:
    return [move.text for _, move, _ in random_game(players, options, seed)]


def played(players: tuple[str, ...], options: Mapping[str, bool], moves: list[str]) -> AnimalsOnBoard:
    state = new_game(players, options)
    for move in moves:
        state.play(move)
    return state


def expected_moves(position: dict[str, Any], options: Mapping[str, bool]) -> list[str]:
    """The legal moves by N2 and N3, from the referee's position alone, as sorted text."""
    actor = position["to_move"]
    if actor is None:
        return []
    if actor == CHANCE:
        return sorted(f"deal {tile}" for tile in position["pile"])
    if position["phase"] == "setup":
        return sorted(f"keep {tile}" for tile in position["hand"])
    food = position["food"][actor]
    takes = [f"take {group[0]}" for group in position["groups"] if len(group) <= food]
    capped = options.get("food_cap", False) and food >= 5
    splits = [] if capped else [text for group in position["groups"] for text in _splits(group)]
    return sorted(takes + splits)


def _splits(group: list[str]) -> Iterator[str]:
    for size in range(1, len(group)):
        for part in combinations(group[1:], size):
            yield "split " + " ".join(part)


def to_playing(players: int, options: Mapping[str, bool], seed: int = 1) -> AnimalsOnBoard:
    """A game at its first split or taking."""
    for state, _, _ in random_game(players, options, seed):
        if state.phase == "playing":
            return state
    raise AssertionError("the game never began")


def started(players: int, options: Mapping[str, bool], middle: list[str]) -> AnimalsOnBoard:
    """A game whose middle is these tiles: each player keeps a frog, the last one's, and puts two of the middle in."""
    state = new_game(COLOURS[:players], options)
    keepsakes = [tile for tile in reversed(ORDER[:-1]) if tile not in middle and ORDER.index(tile) in state.pile]
    for seat in range(players):
        for tile in (keepsakes[seat], *middle[2 * seat : 2 * seat + 2]):
            state.play(f"deal {tile}")
        state.play(f"keep {keepsakes[seat]}")
    for tile in middle[2 * players :]:
        state.play(f"deal {tile}")
    return state


def run(state: AnimalsOnBoard, *moves: str) -> list[Event]:
    """Play these moves and gather all events."""
    return [event for move in moves for event in state.play(move)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
