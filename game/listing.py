"""The legal moves of a decision as a sequence that makes no list of them (see :data:`game.core.Legal`)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import overload

from game.core import Move


class Listing(Sequence[Move]):
    """What is the same in every game: how moves are found by their place, from either end, and by slices."""

    __slots__ = ()

    @abstractmethod
    def at(self, index: int) -> Move:
        """The move at that place; a negative one is counted from the end.  Raises :class:`IndexError`."""

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        return list(self)[index] if isinstance(index, slice) else self.at(index)
