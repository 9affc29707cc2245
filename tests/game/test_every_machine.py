"""The same game on every machine: whatever the hash seed, and without anything that draws."""

from __future__ import annotations

import os
import subprocess
import sys

PLAY_ALL = """
import random, hashlib, game
told = hashlib.sha256()
for name in game.GAMES:
    for players in game.PLAYERS:
        options = dict.fromkeys(game.HOUSE_RULES[name] if players == 3 else (), True)
        state, rng = game.new(name, game.COLOURS[:players], options), random.Random(players)
        while state.to_move is not None:
            legal = state.legal()
            told.update(" ".join(str(move) for move in legal).encode())
            events = state.play(legal[rng.randrange(len(legal))])
            told.update(repr(events).encode() + repr(state.position()).encode())
print(told.hexdigest())
"""


def output(program: str, **environment: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", program], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return run.stdout


def test_the_same_moves_give_the_same_legal_moves_events_and_positions_under_any_hash_seed() -> None:
    assert len({output(PLAY_ALL, PYTHONHASHSEED=seed) for seed in ("0", "1", "4711")}) == 1


def test_all_games_are_played_without_pygame() -> None:
    without = "import sys\nsys.modules['pygame'] = None\n"
    assert output(without + PLAY_ALL + "assert sys.modules['pygame'] is None\n")


def test_the_core_imports_neither_a_clock_nor_a_generator_of_its_own() -> None:
    program = """
import sys, importlib, pkgutil, game
for module in pkgutil.walk_packages(game.__path__, "game."):
    own = vars(importlib.import_module(module.name))
    for name in ("random", "time", "datetime", "secrets"):
        found = own.get(name)
        assert found is None or getattr(found, "__name__", "").startswith("game."), (module.name, name)
print("clean")
"""
    assert output(program).strip() == "clean"
