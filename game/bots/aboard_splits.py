"""All the ways to split a group of Animals on Board, valued at once.

There are up to 2,047 of them, but a part's worth is the sum of what each species in it is worth, so the worths of all
parts are put together species by species.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.aboard.tiles import HIDDEN_BIT
from game.bots.aboard_wishes import Wishes, blocks_of

STAYS = 0.5
"""How likely it is that somebody who could gain by a group does not take it in their next turn."""

NEVER = float("-inf")


class Bidder(NamedTuple):
    """What a player is offered: by part what it would be worth to them, and the best group beside those parts."""

    nets: list[float]
    other: float


class Split(NamedTuple):
    """A split, by the part that leaves, and what it promises."""

    worth: float
    part: int


def parts_of(group: int) -> list[int]:
    """Every part of a group, the empty one and the whole among them: the bits of its index choose among its tiles."""
    parts = [0]
    while group:
        bit = group & -group
        parts += [part | bit for part in parts]
        group ^= bit
    return parts


def bidder(wishes: Wishes, seat: int, group: int, others: Sequence[int], food: int) -> Bidder:
    """The offers of a group's parts to that player with so much food, ``others`` being the other groups there are."""
    return Bidder(nets_of(wishes, seat, group, food), wishes.best(seat, others, food))


def nets_of(wishes: Wishes, seat: int, group: int, food: int) -> list[float]:
    """What each part is worth to a player with so much food, in the order of :func:`parts_of`; never, if too dear."""
    nets = [0.0]
    for block in (*blocks_of(group), group & HIDDEN_BIT):
        more = [wishes.net(seat, part) for part in parts_of(block)]
        nets = [net + gain for gain in more for net in nets]
    return [net if index.bit_count() <= food else NEVER for index, net in enumerate(nets)]


def valued(group: int, mine: Bidder, rivals: Sequence[Bidder], envy: float) -> Iterator[Split]:
    """Every split with what it promises: the best offer of one's next turn, less what the others are offered.

    ``mine`` is what one will be offered with one food token more; each rival acts once before. ``envy`` is how much
    it counts what they gain.
    """
    parts = parts_of(group)
    whole = len(parts) - 1
    for index in range(2, whole, 2):
        rest = whole ^ index
        part_stays = rest_stays = other_stays = 1.0
        danger = 0.0
        for nets, other in rivals:
            part_net, rest_net = nets[index], nets[rest]
            best = max(part_net, rest_net, other)
            if best <= 0:
                continue
            danger += best
            if best == other:
                other_stays *= STAYS
            elif best == part_net:
                part_stays *= STAYS
            else:
                rest_stays *= STAYS
        promise = max(mine.nets[index] * part_stays, mine.nets[rest] * rest_stays, mine.other * other_stays, 0.0)
        yield Split(promise - envy * danger, parts[index])
