"""What stands on a page once it is laid out: each thing with its rectangle in the window, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.rules.paragraph import Paragraph
from scenes.rules.pictures.recipe import Recipe
from scenes.theme import BLACK, BOLD, CARD, GOLD, INK, SECONDARY, WOOD_DARK

_GOLD_CARD, _TAG = "#fbeebd", "#ead9b3"
_RADIUS, _LINE = 18.0, 4.0
_NUMBER = 24.0


@dataclass(frozen=True)
class Item:
    """Something in a rectangle."""

    rect: Rect

    def draw(self, target: Surface, brush: Brush) -> None:
        raise NotImplementedError


@dataclass(frozen=True)
class Plaque(Item):
    """The face of a card; ``gold`` for an exception."""

    gold: bool = False

    def draw(self, target: Surface, brush: Brush) -> None:
        brush.box(target, self.rect, _GOLD_CARD if self.gold else CARD, _RADIUS, WOOD_DARK, _LINE)


@dataclass(frozen=True)
class Rule(Item):
    """A line between two parts of a card."""

    def draw(self, target: Surface, brush: Brush) -> None:
        target.fill(_TAG, self.rect)


@dataclass(frozen=True)
class Drawn(Item):
    """A picture."""

    recipe: Recipe

    def draw(self, target: Surface, brush: Brush) -> None:
        self.recipe.paint(target, brush, self.rect)


@dataclass(frozen=True)
class Written(Item):
    """A text; its rectangle is what its letters cover, its lines begin at ``left``."""

    text: Paragraph
    left: int

    @classmethod
    def at(cls, text: Paragraph, left: int, top: int) -> Written:
        return cls(text.rect(left, top), text, left)

    def draw(self, target: Surface, brush: Brush) -> None:
        self.text.draw(target, self.left, self.rect.top)


@dataclass(frozen=True)
class Numeral(Item):
    """The number of a card, on its upper left corner."""

    number: int

    @classmethod
    def of(cls, brush: Brush, card: Rect, number: int) -> Numeral:
        side = 2 * brush.layout.px(_NUMBER)
        place = Rect(0, 0, side, side)
        place.center = (card.left + brush.layout.px(10), card.top + brush.layout.px(8))
        return cls(place, number)

    def draw(self, target: Surface, brush: Brush) -> None:
        brush.disc(target, self.rect.center, _NUMBER, GOLD, INK, 4)
        words = brush.words(str(self.number), 26, BLACK, digits=True)
        target.blit(words, words.get_rect(center=self.rect.center))


@dataclass(frozen=True)
class Tag(Item):
    """The name of a ruling."""

    ruling: str

    @classmethod
    def ending_at(cls, brush: Brush, right: int, middle: int, ruling: str) -> Tag:
        px = brush.layout.text_px(22)
        width, _ = brush.fonts.size(ruling, BOLD, px)
        place = Rect(0, 0, width + brush.layout.px(20), round(1.5 * px))
        place.midright = (right, middle)
        return cls(place, ruling)

    def draw(self, target: Surface, brush: Brush) -> None:
        brush.box(target, self.rect, _TAG, 10)
        brush.text(target, self.ruling, 22, {"center": self.rect.center}, face=BOLD, colour=SECONDARY)
