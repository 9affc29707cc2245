"""Single pieces of the ark games: tiles, dividers, heads, and what counts points."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.rules.pictures.recipe import Badged, Recipe, Row, Sprite, several
from scenes.table import pieces
from scenes.table.tiles import board_tile
from scenes.theme import CHARACTERS

CUBE = Sprite("scene/pitch-cube", 56)
FOOD = Sprite("icons/food", 64)
POINT = Sprite("icons/point", 60)
TOKEN = Sprite("icons/bonus", 74)
ARROW = Sprite("icons/arrow", 50)
DONE = Sprite("icons/done", 46)
NO = Sprite("icons/close", 46)
MALES, FEMALES = Sprite("scene/bag-male", 90), Sprite("scene/bag-female", 90)
TRADE = Sprite("icons/action-trade", 80)
PAIRED = Sprite("icons/paired", 64)
CROWN = Sprite("icons/crown", 84)


@dataclass(frozen=True)
class Tile(Recipe):
    """The tile as it lies on the ark."""

    tile: str
    paired: bool = False
    side: float = 88

    @property
    def size(self) -> tuple[float, float]:
        return self.side, self.side

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        target.blit(board_tile(brush, self.tile, rect.width, self.paired), rect)


@dataclass(frozen=True)
class Divider(Recipe):
    """A divider of a colour, leaning or level."""

    colour: str
    level: bool = False
    length: float = 96

    @property
    def size(self) -> tuple[float, float]:
        return self.length, self.length * (0.25 if self.level else 0.62)

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        draw = pieces.divider if self.level else pieces.slanted_divider
        draw(brush, target, self.colour, rect.center, rect.width / brush.layout.u)


@dataclass(frozen=True)
class Head(Recipe):
    """The portrait of a player; ``look`` as in :func:`scenes.table.pieces.head`."""

    colour: str
    look: str = ""
    side: float = 92

    @property
    def size(self) -> tuple[float, float]:
        return self.side, self.side

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        pieces.head(brush, target, self.colour, rect.center, 0.88 * rect.width / brush.layout.u, self.look)


@dataclass(frozen=True)
class Pip(Recipe):
    """One of the squares that count what is left."""

    colour: str

    @property
    def size(self) -> tuple[float, float]:
        return 30, 30

    def paint(self, target: Surface, brush: Brush, rect: Rect) -> None:
        pieces.pip(brush, target, rect, CHARACTERS[self.colour].colour, "left")


def owned(tile: str, colour: str) -> Recipe:
    """One tile of a pair, and whose it is."""
    return Badged(Tile(tile, paired=True), Head(colour, side=44), (0.5, 1.0))


def pair(species: str, paired: bool = True) -> Recipe:
    """Both tiles of a species."""
    return Row((Tile(f"{species}/m", paired), Tile(f"{species}/f", paired)), gap=10)


def pips(colour: str, count: int) -> Recipe:
    """So many squares that count."""
    return several(Pip(colour), count)


def heads(colours: str) -> Recipe:
    """Portraits that overlap a little, by their colours."""
    return Row(tuple(Head(colour, side=74) for colour in colours.split()), gap=-14)


def worker(colour: str) -> Sprite:
    """The worker of a colour."""
    return Sprite(CHARACTERS[colour].worker, 80)
