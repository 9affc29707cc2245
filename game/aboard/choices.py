"""The moves of Animals on Board, and what is legal in one decision, as views that list nothing until asked.

A group of twelve can be split in 2,047 ways, so a split is made only when somebody looks at it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator

from game.aboard.tiles import NAMES, NUMBERS, TILES, first_bit, joined, tiles_of
from game.core import Move
from game.listing import Listing


class TileMove(Move):
    """A move of this game: ``a`` is the tile of ``deal``, ``keep`` and ``take``, or the set of tiles of ``split``."""

    __slots__ = ()


class SplitMove(TileMove):
    """The split by which these tiles leave their group; its text is made when somebody reads it."""

    __slots__ = ()

    def __init__(self, part: int) -> None:
        self.kind = "split"
        self.number = self.b = -1
        self.a = part

    def __getattr__(self, name: str) -> str:
        """Asked for by Python only while the text has not been made."""
        if name != "text":
            raise AttributeError(name)
        self.text = "split " + joined(self.a)
        return self.text


DEALS = tuple(TileMove(f"deal {tile}", "deal", a=number) for number, tile in enumerate(TILES))
KEEPS = tuple(TileMove(f"keep {tile}", "keep", a=number) for number, tile in enumerate(TILES))
TAKES = tuple(TileMove(f"take {tile}", "take", a=number) for number, tile in enumerate(NAMES))
STOP = TileMove("stop", "stop")

SPLITS = tuple((1 << size - 1) - 1 if size else 0 for size in range(len(NAMES) + 1))
"""How many ways there are to split a group of each size: any tiles but its first may leave, at least one."""


def price_of(group: Collection[str]) -> int:
    """What a group of these animals costs in food tokens: one for each, also for one lying face down (N3, N6)."""
    return len(group)


ALL_FOOD = len(SPLITS) - 1
"""So much food buys any group there can be."""

WAYS = {
    may_split: tuple(
        tuple((splits if may_split else 0) + (size <= food) for size, splits in enumerate(SPLITS))
        for food in range(ALL_FOOD + 1)
    )
    for may_split in (False, True)
}
"""By whether a player may split and by their food: how many moves concern a group of each size."""


def own_move(move: object) -> TileMove | None:
    """The move of this game with the same text; None for what is no move, or not written as the notation has it."""
    if not isinstance(move, Move):
        return None
    verb, *tiles = move.text.split(" ")
    if verb != "split":
        return READABLE.get(move.text)
    part = sum({1 << NUMBERS[tile] for tile in tiles if tile in NUMBERS})
    made = SplitMove(part)
    return made if part and made.text == move.text else None


def touched_tiles(move: TileMove) -> int:
    """The tiles a move names, as a set."""
    return move.a if move.kind == "split" else 1 << move.a


def split_part(group: int, index: int) -> int:
    """The tiles that leave in the group's split of this index, from 0."""
    index += 1
    part, rest = 0, group & group - 1
    while index:
        later = rest & rest - 1
        if index & 1:
            part |= rest ^ later
        rest = later
        index >>= 1
    return part


def split_index(group: int, part: int) -> int:
    """The index of the split by which ``part`` leaves; the way back from :func:`split_part`."""
    return sum(1 << place for place, tile in enumerate(tiles_of(group)[1:]) if part >> tile & 1) - 1


def all_splits(group: int) -> list[SplitMove]:
    """Every split of a group by index: with each further tile come all the splits so far, that tile added."""
    parts = [0]
    for tile in tiles_of(group)[1:]:
        bit = 1 << tile
        parts += [part | bit for part in parts]
    return [SplitMove(part) for part in parts[1:]]


class OwnListing(Listing):
    """What the legal moves of every decision can do: tell where a move stands without listing the others.

    ``found`` is the move last looked up by its index: it is most often the one somebody plays, and known to be legal.
    """

    __slots__ = ("found",)

    found: TileMove | None

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """Where the move stands; a ``ValueError`` where it does not, or not from ``start`` to before ``stop``."""
        own = own_move(value)
        if own is not None and own in self:
            place = self._place(own)
            if place in range(len(self))[start:stop]:
                return place
        raise ValueError(str(value))

    @abstractmethod
    def _place(self, own: TileMove) -> int:
        """Where a move stands that is legal."""


class TileChoices(OwnListing):
    """One move for each of these tiles, in tile order: what chance may deal, or what a player may keep."""

    __slots__ = ("moves", "tiles")

    def __init__(self, moves: tuple[TileMove, ...], tiles: bytes) -> None:
        self.found = None
        self.moves = moves
        self.tiles = tiles

    def __len__(self) -> int:
        return len(self.tiles)

    def __iter__(self) -> Iterator[Move]:
        return map(self.moves.__getitem__, self.tiles)

    def at(self, index: int) -> Move:
        """The move at that place in tile order."""
        self.found = self.moves[self.tiles[index]]
        return self.found

    def __contains__(self, move: object) -> bool:
        own = move if isinstance(move, TileMove) else own_move(move)
        return own is not None and own.kind == self.moves[0].kind and own.a in self.tiles

    def _place(self, own: TileMove) -> int:
        return self.tiles.index(own.a)


NOTHING = TileChoices(DEALS, b"")
"""No legal move: the game is over, or it is not this onlooker's turn."""


class TurnChoices(OwnListing):
    """N3: the splits of each group and then its taking, group by group, as far as food allows."""

    __slots__ = ("food", "groups", "may_split", "total", "ways")

    def __init__(self, groups: tuple[int, ...], food: int, may_split: bool) -> None:
        self.found = None
        self.groups = groups
        self.food = food
        self.may_split = may_split
        self.ways = ways = WAYS[may_split][food if food < ALL_FOOD else ALL_FOOD]
        total = 0
        for group in groups:
            total += ways[group.bit_count()]
        self.total = total

    def __len__(self) -> int:
        return self.total

    def __iter__(self) -> Iterator[Move]:
        for group in self.groups:
            if self.may_split:
                yield from all_splits(group)
            if group.bit_count() <= self.food:
                yield TAKES[first_bit(group).bit_length() - 1]

    def at(self, index: int) -> Move:
        """The move at that place, group by group."""
        if index < 0:
            index += self.total
        if index >= 0:
            ways = self.ways
            for group in self.groups:
                here = ways[group.bit_count()]
                if index < here:
                    self.found = self._move(group, index)
                    return self.found
                index -= here
        raise IndexError(index)

    def _move(self, group: int, index: int) -> TileMove:
        """The group's move of this index; its taking comes last."""
        if self.may_split and index < SPLITS[group.bit_count()]:
            return SplitMove(split_part(group, index))
        return TAKES[(group & -group).bit_length() - 1]

    def __contains__(self, move: object) -> bool:
        own = move if isinstance(move, TileMove) else own_move(move)
        if own is None:
            return False
        if own.kind == "take":
            return self._can_take(1 << own.a)
        return own.kind == "split" and self._can_leave(own.a)

    def _can_take(self, bit: int) -> bool:
        for group in self.groups:
            if group & bit:
                return group & -group == bit and group.bit_count() <= self.food
        return False

    def _can_leave(self, part: int) -> bool:
        """Whether one group holds all of the part, and keeps its own first tile."""
        for group in self.groups:
            if group & part:
                return self.may_split and not part & (~group | group & -group)
        return False

    def _place(self, own: TileMove) -> int:
        counts = [self.ways[group.bit_count()] for group in self.groups]
        at = next(at for at, group in enumerate(self.groups) if group & touched_tiles(own))
        return sum(counts[:at]) + (split_index(self.groups[at], own.a) if own.kind == "split" else counts[at] - 1)


Choices = TileChoices | TurnChoices
"""The legal moves of any decision of this game."""

READABLE = {move.text: move for move in (*DEALS, *KEEPS, *TAKES, STOP)}
"""Every move but the splits, by its text."""
