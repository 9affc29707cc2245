"""One look ahead in Animals on Board: what each move promises to whoever is to move.

Taking is worth what the animals add to the ark, less their price.  Splitting is worth the food token, what the next
turn may then offer, and less by what is offered to those who act before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.aboard import AnimalsOnBoard
from game.aboard.choices import TAKES, SplitMove, TileMove
from game.aboard.rounds import may_split
from game.aboard.tiles import first_bit
from game.bots.aboard_splits import Split, bidder, valued
from game.bots.aboard_wishes import Wishes, blocks_of
from game.bots.aboard_worth import FIRST, OVER

PATIENCE = 1.5
"""What the food token of a split counts, in food tokens: whoever stays in the round may well get another."""

ENVY = 0.8
"""How much it counts what the others are offered on average."""


class Weighed(NamedTuple):
    """A move and what it promises, in points."""

    worth: float
    move: TileMove


def take(group: int) -> TileMove:
    """Taking that group."""
    return TAKES[(group & -group).bit_length() - 1]


def split(group: int, part: int) -> SplitMove:
    """The split of a group into that part and the rest, as the notation has it."""
    return SplitMove(group ^ part if part & group & -group else part)


def is_last_turn(state: AnimalsOnBoard) -> bool:
    """Whether, with ``last_turn``, the player has the flag whatever they do now (N6)."""
    return len(state.flags) == state.house.last_flags


def weighed(state: AnimalsOnBoard, wishes: Wishes, most: int) -> list[Weighed]:
    """The moves of whoever is to move, the most promising first.

    Of a group of more than ``most`` tiles only those splits are among them that somebody may wish for.
    """
    moves = [*_takes(state, wishes)]
    if may_split(state, state.turn):
        moves += _splits(state, wishes, most)
    return sorted(moves, key=_promise)


def _promise(one: Weighed) -> tuple[float, str, int]:
    return -one.worth, one.move.kind, one.move.a


def _takes(state: AnimalsOnBoard, wishes: Wishes) -> Iterator[Weighed]:
    seat, envy = state.turn, _envy(state)
    begins = 0.0 if state.flags or wishes.stage == OVER else FIRST
    for net, group in wishes.offers(seat, state.middle, state.food[seat]):
        left = [other for other in state.middle if other != group]
        danger = sum(wishes.best(rival, left, state.food[rival]) for rival in _waiting(state))
        yield Weighed(net + begins - envy * danger, take(group))


def _splits(state: AnimalsOnBoard, wishes: Wishes, most: int) -> Iterator[Weighed]:
    pieces = [group for group in state.middle if group & group - 1]
    if is_last_turn(state):
        return (Weighed(wishes.price, split(group, first_bit(group))) for group in pieces)
    token = PATIENCE * wishes.price
    return (
        Weighed(token + worth, split(group, part))
        for group in pieces
        for worth, part in (_all_splits if group.bit_count() <= most else _wished_splits)(state, wishes, group)
    )


def _all_splits(state: AnimalsOnBoard, wishes: Wishes, group: int) -> Iterator[Split]:
    others = [other for other in state.middle if other != group]
    mine = bidder(wishes, state.turn, group, others, state.food[state.turn] + 1)
    rivals = [bidder(wishes, seat, group, others, state.food[seat]) for seat in _waiting(state)]
    return valued(group, mine, rivals, _envy(state))


def _wished_splits(state: AnimalsOnBoard, wishes: Wishes, group: int) -> Iterator[Split]:
    """The part one would like best in the next turn, and each species by itself."""
    seat, food = state.turn, state.food[state.turn] + 1
    parts = {wishes.part(seat, group, most)[1] for most in (food, food + 1)} | {*blocks_of(group)}
    return (Split(max(0.0, wishes.net(seat, part)), part) for part in sorted(parts) if part and part != group)


def _waiting(state: AnimalsOnBoard) -> Iterator[int]:
    """The others who are still in the round, in turn order."""
    return (seat for seat in state.house.after[state.turn][:-1] if seat not in state.flags)


def _envy(state: AnimalsOnBoard) -> float:
    return ENVY / (len(state.players) - 1)
