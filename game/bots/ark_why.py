"""What speaks for a move of Ark & Noah and the Family Variant: see the tables of :mod:`game.bots.why`."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from game.ark.actions.building import Building
from game.ark.state import State
from game.bots.ark_dice import Dice
from game.bots.ark_why_animals import why_draw, why_exchange, why_take
from game.bots.ark_why_building import why_built, why_pitch, why_wall
from game.bots.ark_why_loading import DELUGE, why_food, why_load, why_loaded
from game.bots.ark_why_spaces import why_choose
from game.bots.ark_why_trading import why_bonus, why_kept, why_swap, why_with
from game.bots.why import Why
from game.core import Move, View


def why_done(state: State, move: Move) -> Why | None:
    """What is left undone, or None in the Deluge, where nothing is kept."""
    if isinstance(state.asks, Building):
        return why_built(state)
    return None if state.left == DELUGE else why_loaded(state)


Reasons = dict[str, Callable[[State, Move], Why | None]]

REASONS: Reasons = {
    "choose": why_choose, "draw": why_draw, "take": why_take, "exchange": why_exchange, "bonus": why_bonus,
    "swap": why_swap, "with": why_with, "wall": why_wall, "pitch": why_pitch, "food": why_food, "load": why_load,
    "done": why_done, "pass": why_kept, "decline": why_kept,
}  # fmt: skip
"""For each kind of move what finds the reason for one."""


def why(view: View, move: Move) -> Why:
    """What speaks for a legal move of the view's player."""
    if len(view.legal()) == 1:
        return Why("only-move")
    state = cast(State, view.sample(Dice(0)))
    return REASONS[move.kind](state, state.rules.moves.own(move)) or Why("nothing-better")
