"""The pages of the Family Variant (rulings F1 to F5): more pictures than words."""

from __future__ import annotations

from functools import partial

from game.ark.setting_up import VARIANTS, family_actions
from scenes.rules.blocks import Block, Card, Cards, Facts, Page
from scenes.rules.pictures.ark import Actions, Pen, WholeArk
from scenes.rules.pictures.pieces import (
    ARROW,
    CROWN,
    DONE,
    FEMALES,
    MALES,
    NO,
    PAIRED,
    POINT,
    TRADE,
    Divider,
    Head,
    Tile,
    heads,
    owned,
    pair,
    worker,
)
from scenes.rules.pictures.recipe import Badged, Number, Row, Sprite, Stack, several
from scenes.rules.samples import (
    CHOOSER,
    CORNER,
    FIVE,
    FOUR,
    MOST_DIVIDERS,
    OTHERS,
    ROW_OF_THREE,
    SIZE_TWO,
    SQUARE,
    WALL,
    arks,
    bags,
    both_tiles,
    icon,
    shares,
)
from scenes.table.picture import amounts_of

_AMOUNTS = {action.name: amounts_of(action) for action in family_actions(4)}
_WOOD = _AMOUNTS["wood"]
_FAMILY = "family"


_pen = partial(Pen, game=_FAMILY)
"""A pen of the Family Variant."""


def _ark() -> tuple[Block, ...]:
    return (
        arks(_FAMILY),
        Cards(
            (
                Card(Badged(_pen(WALL), DONE), "closed"),
                Card(Row((SQUARE, CORNER, FOUR), gap=0), "size", room=1.6),
                Card(_pen(WALL[:3], pens=(), hull=True, gap="b1E"), "open"),
                Card(Badged(FIVE, NO), "large"),
            )
        ),
    )


def _choosing() -> tuple[Block, ...]:
    board = Actions(_FAMILY, current=("2 red", "4 blue"), phase="performing")
    do = Row((icon("wood"), ARROW, several(Divider("red", level=True), _WOOD[0], 1, 4)))
    return (
        Cards((Card(board, "board"),)),
        Cards(
            (
                Card(do, "do"),
                Card(Row((heads(OTHERS), ARROW, several(Divider("green", level=True), _WOOD[1], 1, 4))), "others"),
                Card(Row((Head("red"), ARROW, Head("green", "actor")), gap=8), "next"),
                Card(Row((worker("green"), worker("green"), worker("blue"), worker("blue")), gap=0), "two"),
            )
        ),
    )


def _animals() -> tuple[Block, ...]:
    return (
        Cards(tuple(Card(bags(n), name) for n, name in ((2, "two"), (3, "three"), (4, "four")))),
        Cards(
            (
                Card(Row((Head("red", "actor"), Head("green"), Head("yellow"), Head("blue")), gap=2), "first"),
                Card(Row((Tile("lion/f"), ARROW, ROW_OF_THREE), gap=8), "fits", room=1.3),
                Card(Row((owned("fox/m", "red"), owned("fox/f", "blue"))), "heart"),
            )
        ),
    )


def _trading() -> tuple[Block, ...]:
    three = Row((Tile("goat/f"), Tile("bear/f"), Tile("cat/m")), gap=6)
    swap = Row((Tile("cow/m"), TRADE, Tile("bear/f")), gap=14)
    bags_of_both = Row((MALES, FEMALES), gap=0)
    return (
        Cards(
            (
                Card(POINT, "point", room=0.7),
                Card(Row((bags_of_both, ARROW, three)), "draw", room=1.5),
                Card(swap, "exchange"),
            ),
            number=1,
        ),
        Cards(
            (
                Card(Row((Tile("cow/m"), DONE, Tile("dog/m", paired=True), DONE)), "any"),
                Card(Row((three, ARROW, bags_of_both)), "decline"),
            )
        ),
    )


def _wood() -> tuple[Block, ...]:
    return (
        shares(_WOOD, several(Divider("red"), _WOOD[0]), several(Divider("green"), _WOOD[1])),
        Cards((Card(Row((Divider("red"), ARROW, _pen(("red a1N",), pens=(), hull=True)), gap=30), "own"),)),
    )


def _building() -> tuple[Block, ...]:
    lead, follow = _AMOUNTS["building"]
    level = Divider(CHOOSER, level=True), Divider("yellow", level=True)
    return (
        shares((lead, follow), several(level[0], lead, 4), several(level[1], follow, 3)),
        Cards(
            (
                Card(_pen(("red a1N", "red a1E"), pens=(), hull=True, ring="a1E"), "edge"),
                Card(
                    Row((_pen(WALL[:3], pens=(), hull=True, gap="b1E"), ARROW, _pen(WALL)), gap=4), "close", room=1.5
                ),
                Card(Badged(_pen(WALL), NO, (0.5, 0.5)), "never"),
            )
        ),
    )


def _loading() -> tuple[Block, ...]:
    lead, follow = _AMOUNTS["loading"]
    return (
        shares((lead, follow), several(pair("wolf"), lead, gap=24), several(pair("dog"), follow)),
        Cards(
            (
                Card(Row((owned("wolf/m", "red"), owned("wolf/f", "green"))), "pair"),
                Card(Stack((SIZE_TWO, _pen(WALL)), gap=-24), "size"),
                Card(Badged(_pen(WALL, loaded=("a1 goat",)), NO, (0.5, 0.5)), "empty"),
                Card(_pen(WALL, ring="b1N"), "own"),
            ),
            number=1,
        ),
        Facts((Card(PAIRED, "tiles", both_tiles("wolf")), Card(Divider("red"), "dividers", "1"))),
    )


def _scoring() -> tuple[Block, ...]:
    most = Row((Head("red"), several(Divider("red", level=True), 3, 1), MOST_DIVIDERS), gap=20)
    return (
        Cards(
            (
                Card(Badged(Number(str(VARIANTS[_FAMILY].least_rounds), 110), DONE, (1.0, 0.9)), "rounds", room=0.7),
                Card(WholeArk(2, _FAMILY, closed=True), "full"),
            )
        ),
        Cards((Card(most, "hull", room=1.3), Card(Row((Head("green", "actor"), CROWN)), "winner"))),
    )


def _house() -> tuple[Block, ...]:
    shared = Actions(_FAMILY, current=("3 red blue", "5 green"), phase="performing")
    alone = Row((worker("red"), NO, worker("blue")), gap=14)
    return Cards((Card(shared, "shared"),)), Cards((Card(alone, "off"),))


PAGES: dict[str, Page] = {
    "ark": Page(Sprite("scene/little-ark", 130, 0.47), _ark(), ("B1", "B4")),
    "choosing": Page(worker("green"), _choosing(), ("F2", "F3")),
    "animals": Page(icon("taming"), _animals(), ("A4", "F1", "F4")),
    "trading": Page(icon("trading"), _trading(), ("F4",)),
    "wood": Page(icon("wood"), _wood(), ("B7", "F4")),
    "building": Page(icon("building"), _building(), ("F1", "F4")),
    "loading": Page(icon("loading"), _loading(), ("A1", "F4")),
    "scoring": Page(CROWN, _scoring(), ("F5",)),
    "house": Page(Sprite("icons/settings", 90), _house(), ("F3",)),
}
"""The page of each chapter."""
