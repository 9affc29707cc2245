"""Pens, bags and cards that the pages of both ark games show."""

from __future__ import annotations

from game.ark.animals import SPECIES
from game.ark.scoring import MAJORITY
from scenes.rules.blocks import Card, Cards, Facts
from scenes.rules.pictures.ark import Pen, WholeArk
from scenes.rules.pictures.pieces import FEMALES, MALES, NO, POINT, Head, heads
from scenes.rules.pictures.recipe import Badged, Number, Recipe, Row, Sprite, Stack
from scenes.table.action_board import ACTION_PICTURES

CHOOSER, OTHERS = "red", "green yellow blue"
"""Who has chosen the action of a page, and everybody else."""
WALL = ("green a1N a1S", "red b1N b1S", "blue a1W", "yellow b1E")
"""The dividers of a pen of two squares that all have built together."""


def icon(action: str) -> Sprite:
    """The picture of an action's page."""
    return Sprite(ACTION_PICTURES[action], 100)


def shares(amounts: tuple[int, int], lead: Recipe | None, follow: Recipe | None) -> Facts:
    """What whoever chose an action gets, and everybody else: how many, and the goods themselves."""
    return Facts(
        (
            Card(Head(CHOOSER), "chooser", str(amounts[0]), lead),
            Card(heads(OTHERS), "others", str(amounts[1]), follow),
        ),
        beside=True,
    )


def arks(game: str) -> Cards:
    """The arks of two, three and four players (B1)."""
    return Cards(
        tuple(
            Card(WholeArk(players, game), name, room=room)
            for players, name, room in ((2, "two", 1.0), (3, "three", 1.25), (4, "four", 1.55))
        )
    )


def both_tiles(species: str) -> str:
    """What the tiles of a pair bring their owners, one and one (A1)."""
    points = SPECIES[species].points
    return f"{points} + {points}"


def bags(count: int) -> Recipe:
    """The bags out of which so many players draw (S3)."""
    return Row((MALES, FEMALES, *((), (Stack((MALES, FEMALES)),), (MALES, FEMALES))[count - 2]), gap=4)


SQUARE = Pen(("red a1N", "green a1W", "blue a1E", "yellow a1S"), rows=("#",))
FOUR = Pen(("green a1N b1N", "red a1W b2E", "blue a2W a2S", "yellow b1E b2S"), rows=("##", "##"))
CORNER = Pen(("green a1N b1S", "red a1W b1N", "blue a2W a2S", "yellow b1E a2E"), rows=("##", "#."))
FIVE = Pen(
    ("green a1N b1N", "red c1N a1W", "blue a2W a2S", "yellow b2S c1E c1S b2E"),
    rows=("###", "##."),
    pens=(),
    hull=True,
)
AT_HULL = Pen(("green a1N", "red b1N", "blue a1W", "yellow b1E a1S", "green b1S"), pitch="a1NW a1NE b1NE")
READY = Pen(WALL, food="a1 b1")
ROW_OF_THREE = Pen(("green a1N b1N", "red c1N a1W", "blue a1S b1S", "yellow c1S c1E"), rows=("###",))
LOADED = Pen(WALL, food="a1 b1", loaded=("a1 wolf",))
LOST = Badged(POINT, NO)
MOST_DIVIDERS = Number(f"+{MAJORITY}")
SIZE_TWO, SIZE_FOUR = (Badged(Sprite("icons/size-badge", 70), Number(size, 44), (0.5, 0.46)) for size in "24")
