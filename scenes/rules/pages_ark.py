"""The pages of Ark & Noah (rulings B1 to B7, A1 to A5, S1 to S9)."""

from __future__ import annotations

from game.ark.animals import SPECIES
from game.ark.setting_up import standard_actions
from scenes.rules.blocks import Block, Card, Cards, Facts, Page
from scenes.rules.pictures.ark import Actions, Pen, WholeArk
from scenes.rules.pictures.pieces import (
    ARROW,
    CROWN,
    CUBE,
    DONE,
    FOOD,
    NO,
    PAIRED,
    POINT,
    TOKEN,
    TRADE,
    Divider,
    Head,
    Tile,
    heads,
    owned,
    pair,
    pips,
    worker,
)
from scenes.rules.pictures.recipe import Badged, Number, Recipe, Row, Sprite, Stack, several
from scenes.rules.samples import (
    AT_HULL,
    CHOOSER,
    CORNER,
    FIVE,
    FOUR,
    LOADED,
    LOST,
    MOST_DIVIDERS,
    OTHERS,
    READY,
    ROW_OF_THREE,
    SIZE_FOUR,
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

_AMOUNTS = {action.name: amounts_of(action) for action in standard_actions(4)}


def _goods(action: str, part: Recipe) -> Facts:
    """The shares of an action that hands out goods of one kind."""
    lead, follow = _AMOUNTS[action]
    return shares((lead, follow), several(part, lead), several(part, follow))


def _points(action: str) -> Facts:
    """The shares of an action that counts what is left."""
    lead, follow = _AMOUNTS[action]
    return shares((lead, follow), pips(CHOOSER, lead), pips("yellow", follow))


def _ark() -> tuple[Block, ...]:
    return (
        arks("ark"),
        Cards(
            (
                Card(Pen((*WALL[:3],), gap="b1E", pens=(), hull=True), "closed"),
                Card(Row((SQUARE, CORNER, FOUR), gap=0), "size", room=1.7),
                Card(FIVE, "large"),
                Card(Pen((*WALL, "red a1E"), ring="a1E"), "inside"),
            ),
            "pens",
        ),
    )


def _choosing() -> tuple[Block, ...]:
    board = Actions(completed=("1 green", "3 yellow", "6 red"), current=("7 blue",), tokens=("4 2",))
    in_order = Row((Head("red", "actor"), ARROW, heads(OTHERS)), gap=8)
    return (
        Cards((Card(board, "board"),)),
        Cards(
            (
                Card(Badged(icon("trading"), TOKEN, (0.9, 0.2)), "token"),
                Card(Row((worker("red"), ARROW, TOKEN, ARROW, POINT), gap=6), "taken"),
                Card(in_order, "order"),
                Card(Row((worker("green"), worker("green"), worker("blue"), worker("blue")), gap=0), "two"),
            )
        ),
    )


def _pitch() -> tuple[Block, ...]:
    return (
        _goods("pitch", CUBE),
        Cards(
            (
                Card(Pen(("green a1N", "red b1N"), rows=("##",), pens=(), pitch="a1NE", hull=True), "where"),
                Card(Row((CUBE, ARROW, POINT)), "worth"),
                Card(AT_HULL, "need"),
                Card(Row((Head("red"), several(CUBE, 3), POINT)), "loader"),
            )
        ),
    )


def _taming() -> tuple[Block, ...]:
    worth = Stack((SIZE_FOUR, Row((POINT, Number(str(SPECIES["giraffe"].points))), gap=4)))
    return (
        Cards(tuple(Card(bags(n), name) for n, name in ((2, "two"), (3, "three"), (4, "four"))), "bags"),
        Cards(
            (
                Card(Row((Head("red", "actor"), Head("green"), Head("yellow"), Head("blue")), gap=2), "first"),
                Card(Row((Tile("giraffe/m", side=120), worth)), "worth"),
                Card(Row((Tile("lion/f"), ARROW, ROW_OF_THREE), gap=8), "fits", room=1.3),
                Card(Row((owned("fox/m", "red"), owned("fox/f", "blue"))), "heart"),
            ),
            "tiles",
        ),
    )


def _food() -> tuple[Block, ...]:
    return (
        _goods("food", FOOD),
        Cards(
            (
                Card(Row((pips("red", 1), ARROW, FOOD, ARROW, POINT), gap=8), "lay"),
                Card(Pen(WALL, food="a1", ring="b1N"), "where"),
                Card(Row((Pen(WALL, food="a1 b1"), DONE)), "ready"),
            )
        ),
    )


def _trading() -> tuple[Block, ...]:
    swap = Row((Divider("red"), TRADE, Divider("blue")))
    exchange = Row((Tile("cow/m"), TRADE, Row((Tile("goat/f"), Tile("bear/f"), Tile("cat/m")), gap=6)), gap=14)
    return (
        Cards((Card(Row((POINT, FOOD, Divider("red"), CUBE), gap=60), "bonus"),), "first"),
        Cards(
            (
                Card(swap, "swap"),
                Card(exchange, "exchange", room=1.5),
                Card(Row((Tile("cow/m"), DONE, Tile("dog/m", paired=True), NO)), "paired", room=1.2),
            ),
            "then",
        ),
    )


def _wood() -> tuple[Block, ...]:
    lead, follow = _AMOUNTS["wood"]
    return (
        shares((lead, follow), several(Divider(CHOOSER), lead), several(Divider("green"), follow)),
        Cards(
            (
                Card(Row((Divider("red"), DONE)), "own"),
                Card(Pen(WALL, food="a1 b1", loaded=("a1 wolf",), ring="a1N"), "again"),
                Card(Row((Divider("red"), ARROW, LOST)), "left"),
            )
        ),
    )


def _building() -> tuple[Block, ...]:
    laid = Pen(("red a1N", "red a1E"), pens=(), hull=True, ring="a1E")
    between = Pen(("green a1N", "red b1N"), pens=(), pitch="a1NE", hull=True)
    two = Pen(("green a1N b1S", "blue a1W b1N", "yellow a1S b1E", "red a1E"), pens=("a1", "b1"), ring="a1E")
    return (
        _points("building"),
        Cards(
            (
                Card(laid, "edge"),
                Card(between, "field"),
                Card(two, "close"),
                Card(Badged(Pen(WALL), NO, (0.5, 0.5)), "never"),
            ),
            "where",
        ),
    )


def _loading() -> tuple[Block, ...]:
    size = Stack((SIZE_TWO, Pen(WALL)), gap=-24)
    ready = Cards(
        (
            Card(Row((owned("wolf/m", "red"), owned("wolf/f", "green"))), "pair"),
            Card(size, "size"),
            Card(READY, "food"),
            Card(AT_HULL, "pitch"),
            Card(Pen(WALL, ring="b1N"), "own"),
        ),
        "ready",
        number=1,
    )
    gains = Facts(
        (
            Card(PAIRED, "tiles", both_tiles("wolf")),
            Card(Divider("red"), "dividers", "1"),
            Card(CUBE, "cubes", "1"),
            Card(pair("mouse"), "small", gold=True, room=1.35),
        ),
        "gains",
    )
    return _points("loading"), ready, gains


def _deluge() -> tuple[Block, ...]:
    order = Row((Row((Head("yellow"), Head("green")), gap=2), Row((Head("blue"), Head("red")), gap=2)), gap=2)
    return (
        Cards(
            (
                Card(WholeArk(2, closed=True), "when", room=1.2),
                Card(order, "order"),
                Card(READY, "food"),
            ),
            number=1,
        ),
        Cards(
            (
                Card(LOADED, "pairs"),
                Card(Row((Badged(Divider("red"), NO), owned("wolf/m", "red")), gap=30), "any"),
                Card(Row((LOST, Sprite("scene/cloud-storm", 120))), "without"),
            )
        ),
    )


def _scoring() -> tuple[Block, ...]:
    during = Facts(
        (
            Card(Row((Divider("red"), CUBE, FOOD), gap=4), "laid", "1", room=1.3),
            Card(Tile("lion/m", paired=True), "loaded", str(SPECIES["lion"].points)),
            Card(Divider("red"), "dividers", "1"),
            Card(CUBE, "cubes", "1"),
        ),
        "during",
    )
    after = Cards(
        (
            Card(Row((Head("red"), several(Divider("red", level=True), 3, 1), CROWN, MOST_DIVIDERS), gap=20), "hull",
                 room=1.3),
            Card(Row((Divider("red"), FOOD, CUBE, Number("−1")), gap=18), "goods"),
            Card(Row((Tile("elephant/m"), Number(f"−{SPECIES['elephant'].size}")), gap=24), "left"),
        ),
        "after",
    )  # fmt: skip
    return during, after


PAGES: dict[str, Page] = {
    "ark": Page(Sprite("scene/little-ark", 130, 0.47), _ark(), ("B1", "B4", "B5")),
    "choosing": Page(worker("green"), _choosing(), ("S1", "S2")),
    "pitch": Page(icon("pitch"), _pitch(), ("B3", "B6", "B7")),
    "taming": Page(icon("taming"), _taming(), ("A1", "A4", "S3")),
    "food": Page(icon("food"), _food(), ("B7", "S6", "S9")),
    "trading": Page(icon("trading"), _trading(), ("S4",)),
    "wood": Page(icon("wood"), _wood(), ("B7", "S6", "S9")),
    "building": Page(icon("building"), _building(), ("S5", "B3", "B5")),
    "loading": Page(icon("loading"), _loading(), ("S6", "A1", "B6")),
    "deluge": Page(Sprite("scene/cloud-storm", 110), _deluge(), ("S7", "S8")),
    "scoring": Page(CROWN, _scoring(), ("S5", "S6", "S9")),
}
"""The page of each chapter."""
