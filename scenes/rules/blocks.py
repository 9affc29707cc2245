"""What a page of the rules is made of: pictures with a text each, described as data.

A text is named by a key; what it says stands in ``scenes.words``, under the chapter's name and that key.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from scenes.rules.pictures.recipe import Recipe, Sprite


@dataclass(frozen=True)
class Card:
    """A picture over a text, or beside it in :class:`Facts`.

    ``number`` stands beside the picture, and ``goods`` beside the number, in :class:`Facts` only.
    """

    picture: Recipe
    text: str
    number: str = ""
    goods: Recipe | None = None
    gold: bool = False
    """Whether it is set off from the others, as an exception."""
    room: float = 1.0
    """How wide it is, beside the others."""


@dataclass(frozen=True)
class Cards:
    """Cards beside each other, their pictures above their texts.

    ``number`` is that of the first card where they are numbered, else 0.
    """

    cards: tuple[Card, ...]
    heading: str = ""
    number: int = 0


@dataclass(frozen=True)
class Facts:
    """Low cards beside each other: picture, number and goods in a line, and the text below or ``beside``."""

    cards: tuple[Card, ...]
    heading: str = ""
    beside: bool = False


Block = Cards | Facts
_MANY = 4


def folded(block: Block) -> tuple[Block, ...]:
    """The same in two rows, where many cards stand beside each other."""
    if isinstance(block, Facts) or len(block.cards) < _MANY:
        return (block,)
    half = (len(block.cards) + 1) // 2
    rest = replace(block, cards=block.cards[half:], heading="", number=block.number and block.number + half)
    return replace(block, cards=block.cards[:half]), rest


@dataclass(frozen=True)
class Page:
    """A chapter: its picture, its blocks from top to bottom, and the line that must not be missed at its foot.

    ``rulings`` are those that it rests on.
    """

    picture: Sprite
    blocks: tuple[Block, ...]
    rulings: tuple[str, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        """The keys of all its texts, in reading order: ``lead`` stands under the title, ``note`` at the foot."""
        keys = ["lead"]
        for block in self.blocks:
            keys += [block.heading] if block.heading else []
            keys += [card.text for card in block.cards]
        return (*keys, "note")

    @property
    def pictures(self) -> tuple[Recipe, ...]:
        """All its pictures."""
        cards = [card for block in self.blocks for card in block.cards]
        goods = [card.goods for card in cards if card.goods]
        return (self.picture, *(card.picture for card in cards), *goods)
