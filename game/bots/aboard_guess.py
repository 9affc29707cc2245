"""What a move of Animals on Board may be worth later: points come only at the end, so all of it is guessed."""

from __future__ import annotations

from collections.abc import Callable

from game.aboard import AnimalsOnBoard
from game.aboard.scoring import HERD_POINTS, printed
from game.aboard.tiles import COPIES, HERD, HIDDEN_BIT
from game.core import Move

HOPE_OF_COMPANY = 0.5
"""How much of a single animal's number counts: it may still become one of a herd."""

PAIR = 2.0
"""A pair is worth nothing, but one more animal makes it a herd."""

NEXT_TURN = 0.6
"""How much of a group counts that one could take in the next turn."""

ENVY = 0.4
"""How much counts against a split what the next player could take after it."""

FOOD = 1.0


def aboard_guess(state: AnimalsOnBoard, colour: str) -> Callable[[Move], float]:
    """What guesses for that player, who is to move in that state."""
    seat = state.players.index(colour)

    def guess(move: Move) -> float:
        if move.kind == "keep":
            return gained(state, 0, 1 << move.a)
        if move.kind == "take":
            group = state.group_with(1 << move.a)
            return gained(state, state.arks[seat], group) - FOOD * group.bit_count()
        return FOOD + after_split(state, seat, move.a)

    return guess


def after_split(state: AnimalsOnBoard, seat: int, part: int) -> float:
    """What the two halves promise the player, less what they offer the next one who has no flag."""
    rest = state.group_with(part & -part) ^ part
    rival = next_without_flag(state, seat)
    promise = max(offer(state, seat, half, state.food[seat] + 1) for half in (part, rest))
    danger = max(offer(state, rival, half, state.food[rival]) for half in (part, rest)) if rival != seat else 0.0
    return NEXT_TURN * promise - ENVY * danger


def next_without_flag(state: AnimalsOnBoard, seat: int) -> int:
    """Who has the turn after this player; the player again where all others have their flags."""
    count = len(state.players)
    order = [(seat + step) % count for step in range(1, count)]
    return next((other for other in order if other not in state.flags), seat)


def offer(state: AnimalsOnBoard, seat: int, group: int, food: int) -> float:
    """What taking this group would be worth to a player with so much food; never less than leaving it."""
    price = group.bit_count()
    return max(0.0, gained(state, state.arks[seat], group) - FOOD * price) if price <= food else 0.0


def gained(state: AnimalsOnBoard, ark: int, group: int) -> float:
    """By how much these tiles make an ark better; a tile lying face down counts for nothing."""
    value = 0.0
    group &= ~HIDDEN_BIT
    while group:
        first = (group & -group).bit_length() - 1
        herd = HERD << first - first % COPIES
        value += herd_value(state, (ark | group) & herd) - herd_value(state, ark & herd)
        group &= ~herd
    return value


def herd_value(state: AnimalsOnBoard, herd: int) -> float:
    """What one species on an ark is worth, to a player who hopes for more of it."""
    count = herd.bit_count()
    if count == 1:
        sign = state.house.single
        return sign * printed(herd) * (HOPE_OF_COMPANY if sign < 0 else 1.0)
    return (0.0, 0.0, PAIR)[count] if count < 3 else float(HERD_POINTS * count)
