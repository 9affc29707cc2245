"""How the blocks of a page are laid out: each measures its texts, then takes as much height as it is given.

Lengths are pixels of the window unless they are called units.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from pygame import Rect

from scenes.paint import Brush
from scenes.rules.blocks import Block, Card, Cards, Facts
from scenes.rules.items import Drawn, Item, Numeral, Plaque, Rule, Written
from scenes.rules.paragraph import Paragraph
from scenes.rules.pictures.recipe import Number, Recipe, fitted
from scenes.theme import BOLD, FREDOKA, TEXT

_GAP, _PAD, _UNDER_HEADING, _OVER_TEXT = 16.0, 15.0, 8.0, 10.0
_OVER_NUMBERS = 16.0
"""Units kept free above cards with numbers on their corners."""
_LEAST_PICTURE, _LARGEST = 84.0, 1.45
"""Units of height that every picture gets at least, and by how much it may grow beyond its natural size."""
_LINE, _LEAST_LINE, _HIGHEST_LINE = 74.0, 44.0, 104.0
"""Units of height of the line of picture, number and goods: what it should have, must have, and may have."""
_SHARE = 0.36
"""How much of a low card's width its picture may take beside the text."""


class BlockSetting:
    """A block whose texts are set at ``units``, ``width`` wide.  It can be from ``least`` to ``most`` high.

    ``best``: the height at which its pictures have their natural size.
    """

    def __init__(self, brush: Brush, block: Block, words: dict[str, str], width: int, units: float) -> None:
        self.brush = brush
        self.block = block
        self.words = words
        self.width = width
        self.units = units
        self.heading = self._paragraph(block.heading, width, FREDOKA, units + 10, False) if block.heading else None

    def _paragraph(self, key: str, width: int, face: str, units: float, centred: bool) -> Paragraph:
        return Paragraph(self.brush, self.words[key], units, width, face, centred=centred)

    def px(self, units: float) -> int:
        return self.brush.layout.px(units)

    @property
    def _head(self) -> int:
        """The height of the heading with the gap below it, and of what the numbers stand out."""
        numbers = isinstance(self.block, Cards) and self.block.number > 0
        heading = self.heading.height + self.px(_UNDER_HEADING) if self.heading else 0
        return heading + (self.px(_OVER_NUMBERS) if numbers else 0)

    @cached_property
    def columns(self) -> list[tuple[int, int]]:
        """Where each card begins, from the left, and how wide it is."""
        cards, gap = self.block.cards, self.px(_GAP)
        share = (self.width - gap * (len(cards) - 1)) / sum(card.room for card in cards)
        columns, x = [], 0.0
        for card in cards:
            columns.append((round(x), round(card.room * share)))
            x += card.room * share + gap
        return columns

    @property
    def least(self) -> int:
        raise NotImplementedError

    @property
    def best(self) -> int:
        raise NotImplementedError

    @property
    def most(self) -> int:
        raise NotImplementedError

    def at_least(self, share: float) -> int:
        """The height that lies so far from the least to the best one."""
        return round(self.least + share * (self.best - self.least))

    def items(self, left: int, top: int, height: int) -> Iterator[Item]:
        """Everything in it, with its upper left corner there."""
        if self.heading:
            yield Written.at(self.heading, left, top)
        for index, (x, width) in enumerate(self.columns):
            place = Rect(left + x, top + self._head, width, height - self._head)
            yield from self.card(self.block.cards[index], index, place)

    def card(self, card: Card, index: int, place: Rect) -> Iterator[Item]:
        """What stands on one card."""
        raise NotImplementedError


class CardsSetting(BlockSetting):
    """Cards with their texts below their pictures; all texts begin on one line."""

    @cached_property
    def texts(self) -> list[Paragraph]:
        return [
            self._paragraph(card.text, width - 2 * self.px(_PAD), BOLD, self.units, True)
            for card, (_, width) in zip(self.block.cards, self.columns, strict=True)
        ]

    @property
    def _text_height(self) -> int:
        return max(text.height for text in self.texts)

    def _height_for(self, picture: int) -> int:
        return self._head + 2 * self.px(_PAD) + picture + self.px(_OVER_TEXT) + self._text_height

    def _picture_height(self, scale: float) -> int:
        """How high pictures are that take so many pixels to a measure, or all the width there is."""
        heights = []
        for card, (_, width) in zip(self.block.cards, self.columns, strict=True):
            wide, high = card.picture.size
            heights.append(high * min(scale, (width - 2 * self.px(_PAD)) / wide))
        return round(max(heights))

    @property
    def least(self) -> int:
        return self._height_for(min(self.px(_LEAST_PICTURE), self._picture_height(self.brush.layout.u)))

    @property
    def best(self) -> int:
        return max(self.least, self._height_for(self._picture_height(self.brush.layout.u)))

    @property
    def most(self) -> int:
        return max(self.best, self._height_for(self._picture_height(_LARGEST * self.brush.layout.u)))

    def card(self, card: Card, index: int, place: Rect) -> Iterator[Item]:
        pad, text = self.px(_PAD), self.texts[index]
        yield Plaque(place, card.gold)
        picture = place.inflate(-2 * pad, -2 * pad)
        picture.height -= self.px(_OVER_TEXT) + self._text_height
        yield Drawn(fitted(card.picture, picture, _LARGEST * self.brush.layout.u), card.picture)
        yield Written.at(text, place.left + pad, picture.bottom + self.px(_OVER_TEXT))
        if isinstance(self.block, Cards) and self.block.number:
            yield Numeral.of(self.brush, place, self.block.number + index)


class FactsSetting(BlockSetting):
    """Low cards: picture, number and goods in a line, the text below it, or beside the picture."""

    @property
    def beside(self) -> bool:
        return isinstance(self.block, Facts) and self.block.beside

    @cached_property
    def texts(self) -> list[Paragraph]:
        return [
            self._paragraph(card.text, self._text_width(card, width), TEXT, self.units, False)
            for card, (_, width) in zip(self.block.cards, self.columns, strict=True)
        ]

    def _text_width(self, card: Card, width: int) -> int:
        inner = width - 2 * self.px(_PAD)
        return inner - self._aside(card, inner) if self.beside else inner

    def _aside(self, card: Card, inner: int) -> int:
        """How much of a card's width its picture takes with the gap behind it."""
        wide, high = card.picture.size
        return round(min(_SHARE * inner, wide / high * self.px(_HIGHEST_LINE))) + self.px(_PAD)

    def _height_for(self, line: float) -> int:
        """The height with a line so many units high; where there is nothing to stand in it, it is left out."""
        inner = self._text_height + (self.px(line) if self._has_line else 0)
        if self.beside:
            inner = max(inner, self.px(line))
        return self._head + 2 * self.px(_PAD) + inner

    @property
    def _text_height(self) -> int:
        return max(text.height for text in self.texts)

    @property
    def _has_line(self) -> bool:
        return not self.beside or any(card.number or card.goods for card in self.block.cards)

    @property
    def least(self) -> int:
        return self._height_for(_LEAST_LINE)

    @property
    def best(self) -> int:
        return self._height_for(_LINE)

    @property
    def most(self) -> int:
        return self._height_for(_HIGHEST_LINE)

    def card(self, card: Card, index: int, place: Rect) -> Iterator[Item]:
        yield from self._face(card, index, place)
        text = self.texts[index]
        inner = place.inflate(-2 * self.px(_PAD), -2 * self.px(_PAD))
        if self.beside:
            aside = self._aside(card, inner.width)
            room = Rect(inner.left, inner.top, aside - self.px(_PAD), inner.height)
            yield self._drawn(card.picture, room, False)
            inner = Rect(inner.left + aside, inner.top, inner.width - aside, inner.height)
        line = Rect(inner.left, inner.top, inner.width, inner.height - self._text_height)
        top = line.bottom if self._has_line else inner.centery - text.height // 2
        yield from self._line(self._parts(card), line)
        yield Written.at(text, inner.left, top)

    def _face(self, card: Card, index: int, place: Rect) -> Iterator[Item]:
        """The card's face; those that say alike things share one, with lines between them."""
        if self.beside or card.gold:
            yield Plaque(place, card.gold)
            return
        plain = [number for number, other in enumerate(self.block.cards) if not other.gold]
        if index == plain[0]:
            last = self.columns[plain[-1]]
            yield Plaque(Rect(place.left, place.top, last[0] + last[1] - self.columns[index][0], place.height))
        else:
            x = place.left - self.px(_GAP) // 2
            yield Rule(Rect(x, place.top + self.px(_PAD), self.px(3), place.height - 2 * self.px(_PAD)))

    def _parts(self, card: Card) -> Sequence[Recipe]:
        """What stands in the line."""
        number = [Number(card.number)] if card.number else []
        goods = [card.goods] if card.goods else []
        return [*number, *goods] if self.beside else [card.picture, *number, *goods]

    def _line(self, parts: Sequence[Recipe], line: Rect) -> Iterator[Item]:
        """The parts one behind the other, as high as the line, or less where they would be too wide."""
        gap = self.px(_PAD)
        if not parts or line.height <= 0:
            return
        room = line.width - gap * (len(parts) - 1)
        wide = [self._wide(part, line.height) for part in parts]
        shrink = min(1.0, room / sum(wide))
        x = line.left
        for part, width in zip(parts, wide, strict=True):
            yield self._drawn(part, Rect(x, line.top, round(width * shrink), line.height), True)
            x += round(width * shrink) + gap

    def _wide(self, part: Recipe, height: int) -> float:
        """How wide a part is in a line, at its natural size or as the line is high."""
        return part.size[0] * min(1.1 * self.brush.layout.u, height / part.size[1])

    def _drawn(self, recipe: Recipe, room: Rect, in_line: bool) -> Drawn:
        most = 1.1 if in_line else _LARGEST
        return Drawn(fitted(recipe, room, most * self.brush.layout.u), recipe)


def setting_of(brush: Brush, block: Block, words: dict[str, str], width: int, units: float) -> BlockSetting:
    """The setting of a block."""
    kind = CardsSetting if isinstance(block, Cards) else FactsSetting
    return kind(brush, block, words, width, units)
