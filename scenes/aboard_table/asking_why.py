"""The question mark on a computer player's portrait: pointed at, it tells why that player has moved so."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from scenes.aboard_table.controls import Clicked
from scenes.paint import Brush
from scenes.table.why_card import WhyCard
from scenes.widgets import Widget


class WhySpot(Widget):
    """A portrait in a ``panel``, in pixels; ``answers`` gives the sentences, a click is ``clicked``."""

    def __init__(
        self, rect: Rect, panel: Rect, who: tuple[str, str], answers: Callable[[], Sequence[str]], clicked: Clicked
    ) -> None:
        """``who`` is the player, by colour and by name."""
        super().__init__(rect)
        self.panel = panel
        self.colour, self.name = who
        self.answers = answers
        self.clicked = clicked
        self.target = ("why", self.colour)

    def click(self, pos: tuple[int, int]) -> None:
        self.clicked(self.target)

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
