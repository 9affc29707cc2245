"""The rules of three games, without a screen, a clock or a source of randomness of their own.

>>> import game
>>> state = game.new("ark", ["green", "red"])
>>> state.to_move == game.CHANCE
True
>>> [event.kind for event in state.play("reveal dog/m")]
['tile-moves']
"""

from __future__ import annotations

from game.core import (
    CHANCE,
    COLOURS,
    DARK,
    BadMove,
    BadRecord,
    BadSetup,
    Chooser,
    Event,
    IllegalMove,
    Line,
    Move,
    Reason,
    State,
    View,
)
from game.record import Record
from game.starting import GAMES, HOUSE_RULES, PLAYERS, new
from game.table import Match

__all__ = [
    "CHANCE", "COLOURS", "DARK", "GAMES", "HOUSE_RULES", "PLAYERS", "BadMove", "BadRecord", "BadSetup", "Chooser",
    "Event", "IllegalMove", "Line", "Match", "Move", "Reason", "Record", "State", "View", "new",
]  # fmt: skip
