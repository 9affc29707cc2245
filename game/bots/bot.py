"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from game.core import Chooser, Move, View

Stop = Callable[[], bool]
"""Asked now and then by a thinking bot: True once it must answer at once."""


class Bot(ABC):
    """A player; all its choices come from the view and the generator it is given."""

    slow: ClassVar[bool] = False
    """Whether it thinks for as long as it may: then whoever shows a screen lets it think in a process of its own."""

    def __init__(self, rng: Chooser) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, view: View, stop: Stop) -> Move:
        """One of the view's legal moves; the view's player must be to move."""
