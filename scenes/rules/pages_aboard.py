"""The pages of Animals on Board (rulings N1 to N6)."""

from __future__ import annotations

from game.aboard import SPECIES
from scenes.rules.blocks import Block, Card, Cards, Facts, Page
from scenes.rules.pictures.aboard import CRATE, FLAG, SECRET, Animal, Group, Lifted, animals, crates
from scenes.rules.pictures.pieces import ARROW, CROWN, DONE, NO, Head
from scenes.rules.pictures.recipe import Badged, Number, Row, Sprite, Stack, several
from scenes.theme import CHARACTERS

_TWELVE = "lion3 elephant1 giraffe5 bear2 wolf4 fox1 sheep3 pig5 monkey2 penguin4 rabbit1 frog2"
_SEVEN = "fox1 fox4 bear4 pig2 pig5 sheep3"
_GONE = Sprite("scene/gangway", 150, 0.5)


def _herds() -> tuple[Block, ...]:
    herd = Row((animals("fox1 fox4 fox5"), Number("5 + 5 + 5", 50)), gap=18)
    kinds = Row(tuple(Animal(f"{name}{number % 5 + 1}", 84) for number, name in enumerate(SPECIES)), gap=14)
    return (
        Cards(
            (
                Card(herd, "herd", room=1.8),
                Card(Row((animals("pig2 pig5"), Number("0", 70)), gap=18), "pair"),
                Card(Row((Animal("bear4"), Number("−4", 70)), gap=18), "single", gold=True),
            )
        ),
        Cards((Card(Stack((kinds, animals("frog1 frog2 frog3 frog4 frog5")), gap=18), "all"),), "kinds"),
    )


def _start() -> tuple[Block, ...]:
    return (
        Cards(
            (
                Card(animals("lion3 frog2 pig5"), "deal"),
                Card(Row((Animal("pig5"), ARROW, Animal("dark")), gap=8), "keep"),
                Card(Row((animals("lion3 frog2"), ARROW, Group("lion3 frog2", 2, take=False)), gap=8), "give",
                     room=1.4),
            ),
            number=1,
        ),
        Cards((Card(Group(_TWELVE, 6, take=False), "fill"),)),
    )  # fmt: skip


def _splitting() -> tuple[Block, ...]:
    steps = Cards(
        (
            Card(Group(_SEVEN, 3, take=False), "before"),
            Card(Stack((Group("bear4 pig2 pig5 sheep3", 4, take=False), Lifted("fox1 fox4"))), "parts"),
            Card(Row((Number("+1", 80), CRATE)), "crate"),
        ),
        number=1,
    )
    why = Cards(
        (
            Card(Row((Group("fox1 fox4", 2), Group("bear4", 1)), gap=20), "cheaper", room=1.4),
            Card(animals("fox1 fox4 bear4"), "mixed"),
            Card(Row((crates(3), ARROW, Number("+3")), gap=10), "earn"),
        ),
        "why",
    )
    return steps, why


def _taking() -> tuple[Block, ...]:
    return (
        Cards(
            (
                Card(Row((Group("fox1 fox4 bear4", 3), ARROW, crates(3)), gap=12), "price", room=1.4),
                Card(Stack((animals("fox1 fox4 bear4", 4), Sprite("scene/little-ark", 330, 0.47)), gap=-24), "board"),
                Card(FLAG, "flag", room=0.8),
            ),
            number=1,
        ),
        Cards((Card(Row((crates(1), Group("pig2 pig5 sheep3", 3, dear=True)), gap=30), "dear", gold=True),)),
    )


def _round() -> tuple[Block, ...]:
    flagged = Row(tuple(Badged(Head(colour), Sprite("icons/stop-flag", 46)) for colour in CHARACTERS), gap=8)
    first = Row((Badged(Head("yellow"), FLAG), ARROW, Head("yellow", "actor")), gap=14)
    return (
        Cards(
            (
                Card(flagged, "all"),
                Card(Group(_TWELVE, 6, take=False), "left", room=1.3),
                Card(first, "first"),
            ),
            number=1,
        ),
        Cards(
            (
                Card(Row((several(Animal("dark", 50), 10, 5), Number("10", 84)), gap=20), "ten"),
                Card(Badged(Animal("dark"), NO, (0.5, 0.5)), "none"),
            ),
            "end",
        ),
    )


def _scoring() -> tuple[Block, ...]:
    example = Row(
        (
            animals("fox1 fox4 fox5"), Number("15", 50), Animal("bear4"), Number("−4", 50),
            Row((animals("pig2 pig5"), _GONE), gap=4), crates(3), Number("3", 50), CROWN, Number("14", 76),
        ),
        gap=22,
    )  # fmt: skip
    return (
        Facts(
            (
                Card(animals("sheep1 sheep3 sheep4", 4), "herd", "15", room=1.5),
                Card(animals("pig2 pig5", 4), "pair", "0"),
                Card(Animal("bear4"), "single", "−4"),
                Card(CRATE, "crates", "1"),
            )
        ),
        Cards((Card(example, "sum"),), "example"),
    )


def _house() -> tuple[Block, ...]:
    last = Row((Badged(Head("red"), FLAG), Badged(Head("green"), FLAG), Head("blue", "actor")), gap=8)
    return (
        Cards(
            (
                Card(Row((Head("red"), Head("blue"), ARROW, Number("8", 80)), gap=6), "by_players"),
                Card(animals(f"fox1 pig2 {SECRET} bear4"), "face_down"),
            )
        ),
        Cards(
            (
                Card(Row((crates(5, 3), DONE)), "food_cap"),
                Card(last, "last_turn"),
                Card(Row((Animal("bear4"), Number("+4", 70)), gap=14), "singles_score"),
            )
        ),
    )


PAGES: dict[str, Page] = {
    "herds": Page(Sprite("animals/fox", 100), _herds(), ("N1", "N5")),
    "start": Page(Sprite("scene/tile-back", 96), _start(), ("N2",)),
    "splitting": Page(CRATE, _splitting(), ("N3",)),
    "taking": Page(FLAG, _taking(), ("N3",)),
    "round": Page(Sprite("icons/replay", 92), _round(), ("N2", "N4")),
    "scoring": Page(CROWN, _scoring(), ("N5",)),
    "house": Page(Sprite("icons/settings", 90), _house(), ("N6",)),
}
"""The page of each chapter."""
