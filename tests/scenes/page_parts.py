"""What the pages of the rules are made of: all parts of a picture, and the numbers that stand in it."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.rules.blocks import Card, Facts
from scenes.rules.chapters import Chapter
from scenes.rules.pages import page_of
from scenes.rules.pictures.recipe import Badged, Number, Recipe, Row, Stack


def parts(recipe: Recipe) -> Iterator[Recipe]:
    """A picture and all that it is made of."""
    yield recipe
    inner: tuple[Recipe, ...] = ()
    if isinstance(recipe, Row | Stack):
        inner = recipe.parts
    elif isinstance(recipe, Badged):
        inner = (recipe.picture, recipe.badge)
    for part in inner:
        yield from parts(part)


def card_of(game: str, name: str, text: str) -> Card:
    """The card of a chapter with this text, which stands there once."""
    (found,) = (card for block in page_of(Chapter(game, name)).blocks for card in block.cards if card.text == text)
    return found


def drawn_numbers(game: str, name: str, text: str) -> list[int]:
    """The numbers in the picture of a card, with their signs."""
    written = [part.text for part in parts(card_of(game, name, text).picture) if isinstance(part, Number)]
    return [int(number.replace("\N{MINUS SIGN}", "-")) for number in written]


def numbers_of(game: str, name: str) -> dict[str, str]:
    """The numbers that stand beside the pictures of a chapter's facts, by the key of their text."""
    facts = [block for block in page_of(Chapter(game, name)).blocks if isinstance(block, Facts)]
    return {card.text: card.number for block in facts for card in block.cards}
