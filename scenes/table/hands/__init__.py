"""Hands: one for each kind of decision a player can have at the table of the two ark games."""

from __future__ import annotations

from game.ark.state import State
from scenes.table.hands.base import Hand, Spots
from scenes.table.hands.building import Building
from scenes.table.hands.choosing import ChoosingBonus, ChoosingSpace, Taming
from scenes.table.hands.loading import Loading
from scenes.table.hands.trading import ChoosingSecond, ChoosingWay, Exchanging

__all__ = ["Hand", "Spots", "hand_for"]

_HANDS: dict[str, type[Hand]] = {
    "choose": ChoosingSpace,
    "take": Taming,
    "bonus": ChoosingBonus,
    "pass": ChoosingBonus,
    "swap": ChoosingWay,
    "with": ChoosingSecond,
    "exchange": Exchanging,
    "wall": Building,
    "pitch": Building,
    "food": Loading,
    "load": Loading,
}
"""By a kind of move that only this decision has."""


def hand_for(state: State) -> Hand:
    """The hand for the decision that a player has now."""
    kinds = {move.kind for move in state.legal()}
    own = next((kind for kind in _HANDS if kind in kinds), None)
    if own:
        return _HANDS[own](state)
    return Taming(state) if state.actions[state.action] == "taming" else ChoosingWay(state)
