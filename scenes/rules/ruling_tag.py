"""The name of a ruling at the foot of a page; pointing at it, a click or the ring of the keys tells what it says."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.rules.paragraph import Paragraph
from scenes.table.cards import CARD_PLATE
from scenes.theme import BOLD, GOLD, INK, SECONDARY, TEXT
from scenes.widgets import Widget
from scenes.words import rulings as words

_WIDTH, _RIM, _GAP, _BETWEEN = 760.0, 22.0, 18.0, 6.0
"""How wide a tip is, the room at its edge, below it, and between its two texts, in units."""
_HEADING, _LETTERS = 24.0, 28.0
_TIP = CARD_PLATE.but(radius=20, shadow=6)


class RulingTag(Widget):
    """Lies over the tag that is painted on the page."""

    def __init__(self, rect: Rect, ruling: str) -> None:
        super().__init__(rect)
        self.ruling = ruling
        self.told = False
        """Whether a click has asked what it says."""

    def click(self, pos: tuple[int, int]) -> None:
        self.told = not self.told

    @property
    def open(self) -> bool:
        """Whether its tip is to be seen."""
        return self.hovered or self.focused or self.told

    def draw(self, target: Surface, brush: Brush) -> None:
        if self.open:
            brush.box(target, self.rect, GOLD, 10)
            brush.text(target, self.ruling, 22, {"center": self.rect.center}, face=BOLD, colour=INK)

    def draw_tip(self, target: Surface, brush: Brush) -> None:
        """What it says, over it."""
        if not self.open:
            return
        px = brush.layout.px
        texts = self.texts(brush)
        tip = Rect(0, 0, px(_WIDTH), sum(text.height for text in texts) + px(_BETWEEN) + 2 * px(_RIM))
        tip.bottomright = (self.rect.right, self.rect.top - px(_GAP))
        brush.plate(target, tip, _TIP)
        top = tip.top + px(_RIM) - px(4)
        for text in texts:
            text.draw(target, tip.left + px(_RIM), top)
            top += text.height + px(_BETWEEN)

    def texts(self, brush: Brush) -> tuple[Paragraph, Paragraph]:
        """Its heading and its sentence, as they stand on the tip."""
        room = brush.layout.px(_WIDTH) - 2 * brush.layout.px(_RIM)
        heading = Paragraph(brush, words.heading(self.ruling), _HEADING, room, BOLD, SECONDARY, centred=False)
        return heading, Paragraph(brush, words.ruling(self.ruling), _LETTERS, room, TEXT, centred=False)
