"""What the players of a round wish for: what each group is worth to each of them, and the part they would like best.

While a round lasts a player's ark stays as it is until they take a group and are out of it.  So all of this is worked
out once for a decision, however often the round is played on in mind.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.aboard.tiles import COPIES, HERD, HIDDEN_BIT, KNOWN
from game.bots.aboard_worth import FOOD, Worth

Part = tuple[float, int]
"""What a set of tiles is worth to somebody, less its price, and the set."""


class Wishes:
    """The wishes of each player, by seat, at one stage of the game."""

    def __init__(self, arks: list[int], worth: Worth, stage: int) -> None:
        self.arks = arks
        self.worth = worth
        self.stage = stage
        self.price = FOOD[stage]
        self._unknowns: dict[int, float] = {}
        self._nets: list[dict[int, float]] = [{0: 0.0} for _ in arks]
        self._parts: list[dict[tuple[int, int], Part]] = [{} for _ in arks]
        self._blocks: list[dict[int, list[Part]]] = [{} for _ in arks]

    def net(self, seat: int, group: int) -> float:
        """What a group would add to that player's ark, less its price."""
        nets = self._nets[seat]
        net = nets.get(group)
        if net is None:
            ark = self.arks[seat]
            gain = self.worth.ark(ark | group & KNOWN, self.stage) - self.worth.ark(ark, self.stage)
            if group & HIDDEN_BIT:
                gain += self._unknown(seat)
            net = nets[group] = gain - self.price * group.bit_count()
        return net

    def _unknown(self, seat: int) -> float:
        """What the tile lying face down may be worth to that player."""
        if seat not in self._unknowns:
            self._unknowns[seat] = self.worth.unknown(self.arks[seat], self.stage)
        return self._unknowns[seat]

    def offers(self, seat: int, groups: Iterable[int], food: int) -> list[Part]:
        """The groups a player with so much food can pay for, the best first."""
        offers = [(self.net(seat, group), group) for group in groups if group.bit_count() <= food]
        offers.sort(reverse=True)
        return offers

    def best(self, seat: int, groups: Iterable[int], food: int) -> float:
        """What the best of these groups would be worth to that player, or nothing at all."""
        return max([0.0, *(self.net(seat, group) for group in groups if group.bit_count() <= food)])

    def part(self, seat: int, group: int, most: int) -> Part:
        """The best part of a group for that player that has at most so many tiles; perhaps none of it."""
        parts = self._parts[seat]
        key = group, most
        if key not in parts:
            parts[key] = self._part(seat, group, most)
        return parts[key]

    def _part(self, seat: int, group: int, most: int) -> Part:
        """Species do not touch each other's worth, so the best of each is put together, the dearest first."""
        blocks = [self._best_block(seat, block, most) for block in blocks_of(group)]
        net, part = 0.0, 0
        for worth, block in sorted(blocks, key=_thrift, reverse=True):
            if worth > 0 and (part | block).bit_count() <= most:
                net, part = net + worth, part | block
        return net, part

    def _best_block(self, seat: int, block: int, most: int) -> Part:
        """The best part of the animals of one species."""
        choices = self._blocks[seat].get(block)
        if choices is None:
            choices = self._blocks[seat][block] = [(self.net(seat, part), part) for part in subsets(block)]
        return max(((net, part) for net, part in choices if part.bit_count() <= most), default=(0.0, 0))


def _thrift(part: Part) -> float:
    """What a part is worth by the tile."""
    return part[0] / (part[1].bit_count() or 1)


def blocks_of(group: int) -> list[int]:
    """A group's animals by species; the tile lying face down is none of them."""
    blocks = []
    group &= ~HIDDEN_BIT
    while group:
        species = ((group & -group).bit_length() - 1) // COPIES
        block = group & HERD << COPIES * species
        blocks.append(block)
        group ^= block
    return blocks


def subsets(block: int) -> list[int]:
    """Every part of a set but the empty one."""
    parts, rest = [], block
    while rest:
        parts.append(rest)
        rest = rest - 1 & block
    return parts
