"""What action spaces and tiles are worth at a glance, in points."""

from __future__ import annotations

from collections.abc import Callable

from game.ark.actions.building import Building
from game.ark.actions.gathering import Gathering
from game.ark.actions.loading import Loading, own_squares
from game.ark.actions.taming import Taming
from game.ark.actions.trading import tiles_in_play
from game.ark.rules import Action
from game.ark.state import State
from game.bots.ark_loading import pair_steps

ANIMAL = 2.5
"""What another animal, or a better one, is worth."""

PIECE = 0.9
"""What laying a piece brings."""

GOODS = {"divider": 1.3, "pitch": 1.0, "food": 1.0}
ENOUGH = 7
"""What a piece of goods is worth as long as one has fewer than these."""

DENIED = 0.3
"""What part of a rival's gain it is worth to come first."""


def spaces_at_a_glance(state: State) -> list[float]:
    """What each action space would bring the player to move, and keep from the others."""
    gains = (_action(state, action) for action in state.rules.actions)
    return [bonus + gain for bonus, gain in zip(state.bonus, gains, strict=True)]


def _action(state: State, action: Action) -> float:
    seat = state.seat
    if isinstance(action, Gathering):
        return _goods(state, action)
    if isinstance(action, Building):
        return PIECE * min(state.dividers[seat] + min(state.pitch[seat], 2), action.lead)
    if isinstance(action, Loading):
        return _cargo(state, action)
    tiles = state.bags if isinstance(action, Taming) else state.held[seat]
    return ANIMAL if tiles else 0.0


def _goods(state: State, action: Gathering) -> float:
    """Goods are welcome as long as there are few of them."""
    have, stock = {
        "divider": (state.dividers, state.stock_dividers[state.seat]),
        "pitch": (state.pitch, state.stock_pitch),
        "food": (state.food, state.stock_food),
    }[action.goods]
    return GOODS[action.goods] * max(0, min(action.lead, stock, ENOUGH - have[state.seat]))


def _cargo(state: State, action: Loading) -> float:
    """The two best pairs one could load as the first, and part of what they would bring the others."""
    after, gain = state.copy(), 0.0
    for seat in range(len(state.held)):
        after.seat, after.reach = seat, own_squares(state, seat)
        worths = sorted((step.worth for step in pair_steps(after, action.lead)), reverse=True)
        best = sum(worth for worth in worths[:2] if worth > 0)
        gain += best if seat == state.seat else DENIED * best
    return gain


def tiles_at_a_glance(state: State) -> Callable[[int], float]:
    """What a tile would be worth in the hand of the player to move; less than nothing late without a partner."""
    roster, own, in_play = state.rules.roster, state.held[state.seat], tiles_in_play(state)
    time = max(0.0, min(1.0, (state.rules.least_rounds - state.round) / 6))

    def worth(tile: int) -> float:
        size, partner = roster.species[tile % roster.count].size, roster.partner[tile]
        if partner & own:
            return 4.0 * size * (0.4 + 0.6 * time) + 3
        if partner & in_play:
            return 1.2 * size + 1 + time
        return size * (2.0 * time - 1.0)

    return worth
