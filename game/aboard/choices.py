"""The moves of Animals on Board, and what is legal in one decision, as views that list nothing until asked.

A group of twelve can be split in 2,047 ways, so a split is made only when somebody looks at it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.aboard.tiles import NAMES, NUMBERS, TILES, first_bit, joined, tile_at, tiles_of
from game.core import Move


class TileMove(Move):
    """A move of this game: ``a`` is the tile of ``deal``, ``keep`` and ``take``, or the set of tiles of ``split``."""

    __slots__ = ()


DEALS = tuple(TileMove(f"deal {tile}", "deal", a=number) for number, tile in enumerate(TILES))
KEEPS = tuple(TileMove(f"keep {tile}", "keep", a=number) for number, tile in enumerate(TILES))
TAKES = tuple(TileMove(f"take {tile}", "take", a=number) for number, tile in enumerate(NAMES))
STOP = TileMove("stop", "stop")

SPLITS = tuple((1 << size - 1) - 1 if size else 0 for size in range(len(NAMES) + 1))
"""How many ways there are to split a group of each size: any tiles but its first may leave, at least one."""


@lru_cache(maxsize=1 << 14)
def split_move(part: int) -> TileMove:
    """The split by which these tiles leave their group; most of those looked at soon come again."""
    return TileMove("split " + joined(part), "split", a=part)


def own_move(move: object) -> TileMove | None:
    """The move of this game with the same text; None for what is no move, or not written as the notation has it."""
    if isinstance(move, TileMove) or not isinstance(move, Move):
        return move if isinstance(move, TileMove) else None
    verb, *tiles = move.text.split(" ")
    if verb != "split":
        return READABLE.get(move.text)
    part = sum({1 << NUMBERS[tile] for tile in tiles if tile in NUMBERS})
    made = split_move(part)
    return made if part and made.text == move.text else None


def touched_tiles(move: TileMove) -> int:
    """The tiles a move names, as a set."""
    return move.a if move.kind == "split" else 1 << move.a


def split_part(group: int, index: int) -> int:
    """The tiles that leave in the group's split of this index, from 0."""
    index += 1
    part, rest = 0, group & group - 1
    while index:
        if index & 1:
            part |= rest & -rest
        rest &= rest - 1
        index >>= 1
    return part


def split_index(group: int, part: int) -> int:
    """The index of the split by which ``part`` leaves; the way back from :func:`split_part`."""
    return sum(1 << place for place, tile in enumerate(tiles_of(group)[1:]) if part >> tile & 1) - 1


def all_splits(group: int) -> Iterator[TileMove]:
    """Every split of a group by index: each is one made before, with one more tile in front."""
    texts, parts = [""], [0]
    rest = tiles_of(group)[1:]
    tails = [(f" {NAMES[tile]}", 1 << tile) for tile in rest]
    for index in range(1, 1 << len(rest)):
        name, bit = tails[(index & -index).bit_length() - 1]
        text = name + texts[index & index - 1]
        part = bit | parts[index & index - 1]
        texts.append(text)
        parts.append(part)
        yield TileMove("split" + text, "split", -1, part)


class TileChoices:
    """One move for each tile of a set: what chance may deal, or what a player may keep."""

    __slots__ = ("mask", "moves")

    def __init__(self, moves: tuple[TileMove, ...], mask: int) -> None:
        self.moves = moves
        self.mask = mask

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __iter__(self) -> Iterator[Move]:
        return (self.moves[tile] for tile in tiles_of(self.mask))

    def __getitem__(self, index: int) -> Move:
        return self.moves[tile_at(self.mask, index if index >= 0 else index + len(self))]

    def __contains__(self, move: object) -> bool:
        own = own_move(move)
        return own is not None and own.kind == self.moves[0].kind and bool(self.mask >> own.a & 1)

    def index(self, move: Move) -> int:
        """Where the move stands; a ``ValueError`` where it does not."""
        own = own_move(move)
        if own is None or own not in self:
            raise ValueError(move.text)
        return (self.mask & (1 << own.a) - 1).bit_count()


NOTHING = TileChoices(DEALS, 0)
"""No legal move: the game is over, or it is not this onlooker's turn."""


class TurnChoices:
    """N3: the splits of each group and then its taking, group by group, as far as food allows."""

    __slots__ = ("count", "food", "groups", "may_split")

    def __init__(self, groups: tuple[int, ...], food: int, may_split: bool) -> None:
        self.groups = groups
        self.food = food
        self.may_split = may_split
        count = 0
        for group in groups:
            size = group.bit_count()
            if may_split:
                count += SPLITS[size]
            if size <= food:
                count += 1
        self.count = count

    def _count(self, group: int) -> int:
        """The moves that concern this group."""
        size = group.bit_count()
        return (SPLITS[size] if self.may_split else 0) + (size <= self.food)

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Move]:
        for group in self.groups:
            if self.may_split:
                yield from all_splits(group)
            if group.bit_count() <= self.food:
                yield TAKES[first_bit(group).bit_length() - 1]

    def __getitem__(self, index: int) -> Move:
        if index < 0:
            index += self.count
        if index >= 0:
            for group in self.groups:
                splits = SPLITS[group.bit_count()] if self.may_split else 0
                if index < splits:
                    return split_move(split_part(group, index))
                index -= splits
                if group.bit_count() <= self.food:
                    if not index:
                        return TAKES[first_bit(group).bit_length() - 1]
                    index -= 1
        raise IndexError(index)

    def __contains__(self, move: object) -> bool:
        own = own_move(move)
        if own is None:
            return False
        if own.kind == "take":
            return self._can_take(1 << own.a)
        return own.kind == "split" and self._can_leave(own.a)

    def _can_take(self, bit: int) -> bool:
        for group in self.groups:
            if group & bit:
                return first_bit(group) == bit and group.bit_count() <= self.food
        return False

    def _can_leave(self, part: int) -> bool:
        """Whether one group holds all of the part, and keeps its own first tile."""
        for group in self.groups:
            if group & part:
                return self.may_split and not part & (~group | first_bit(group))
        return False

    def index(self, move: Move) -> int:
        """Where the move stands; a ``ValueError`` where it does not."""
        own = own_move(move)
        if own is None or own not in self:
            raise ValueError(move.text)
        at = next(at for at, group in enumerate(self.groups) if group & touched_tiles(own))
        before = sum(self._count(group) for group in self.groups[:at])
        group = self.groups[at]
        return before + (split_index(group, own.a) if own.kind == "split" else self._count(group) - 1)


Choices = TileChoices | TurnChoices
"""The legal moves of any decision of this game."""

READABLE = {move.text: move for move in (*DEALS, *KEEPS, *TAKES, STOP)}
"""Every move but the splits, by its text."""
