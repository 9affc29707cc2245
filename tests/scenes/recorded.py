"""Positions of the ark games out of the records, with the picture of each, and a frame to show it in."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import game
from scenes.layout import Layout
from scenes.paint import Brush
from scenes.table.frame import Frame
from scenes.table.marks import Target
from scenes.table.picture import Picture, Seat

RECORDS = Path(__file__).parents[1] / "records"
NAMES = {"green": "Noah", "yellow": "Shem", "red": "Ham", "blue": "Japheth"}
When = Callable[[Any], bool]


def record(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text())
    return loaded


def shown(name: str, when: When, kind: str = "human") -> tuple[Any, Picture]:
    """State and picture of a record at the first decision of a player of which ``when`` is true."""
    taken = record(name)
    state = game.new(taken["game"], taken["players"], taken["options"])
    seats = tuple(Seat(colour, NAMES[colour], kind) for colour in NAMES if colour in taken["players"])
    picture = Picture.of(state, seats)
    for move in taken["moves"]:
        if state.to_move in NAMES and when(state):
            picture.queue_up(state)
            return state, picture
        for event in state.play(move):
            picture.apply(event)
    raise AssertionError("the record has no such moment")


def can(word: str) -> When:
    return lambda state: any(move.kind == word for move in state.legal())


def phase(name: str) -> When:
    return lambda state: bool(state.position()["phase"] == name)


def legal(state: Any, word: str, kind: str) -> frozenset[Target]:
    return frozenset((kind, move.text.split()[1]) for move in state.legal() if move.kind == word)


def frame_of(size: tuple[int, int] = (1280, 720)) -> Frame:
    return Frame(Brush(Layout(size)))
