"""The question mark on a computer player's portrait: pointed at, it tells why that player has moved so."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from scenes.aboard_table.controls import Clicked, Spot
from scenes.paint import Brush
from scenes.table.why_card import WhyCard


class WhySpot(Spot):
    """A portrait in a ``panel``, in pixels; ``answers`` gives the sentences, a click is ``clicked``."""

    def __init__(
        self, rect: Rect, panel: Rect, who: tuple[str, str], answers: Callable[[], Sequence[str]], clicked: Clicked
    ) -> None:
        """``who`` is the player, by colour and by name."""
        self.colour, self.name = who
        super().__init__(rect, ("why", self.colour), clicked)
        self.panel = panel
        self.answers = answers

    @property
    def open(self) -> bool:
        """Whether the answer is shown."""
        return self.hovered

    def draw(self, target: Surface, brush: Brush) -> None:
        WhyCard(brush).draw_sign(target, self.rect.center, self.open)

    def draw_open(self, target: Surface, brush: Brush) -> None:
        """The answer, over all else."""
        if self.open:
            WhyCard(brush).draw(target, self.panel, self.colour, self.name, self.answers())
