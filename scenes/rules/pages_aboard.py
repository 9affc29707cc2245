"""The pages of Animals on Board (rulings N1 to N6)."""

from __future__ import annotations

from game.aboard import ANIMALS_TO_END, SPECIES
from game.aboard.house import MIDDLE_BY_PLAYERS
from game.aboard.scoring import HERD_POINTS, species_scored
from game.aboard.tiles import NUMBERS
from scenes.rules.blocks import Block, Card, Cards, Facts, Page
from scenes.rules.pictures.aboard import CRATE, FLAG, SECRET, Animal, Group, Lifted, animals, crates
from scenes.rules.pictures.pieces import ARROW, CROWN, DONE, NO, Head
from scenes.rules.pictures.recipe import Badged, Number, Row, Sprite, Stack, several
from scenes.theme import CHARACTERS

_TWELVE = "lion3 elephant1 giraffe5 bear2 wolf4 fox1 sheep3 pig5 monkey2 penguin4 rabbit1 frog2"
_SEVEN = "fox1 fox4 bear4 pig2 pig5 sheep3"
_LONELY = "bear4"
_FOX_HERD, _PIGS, _SHEEP_HERD = "fox1 fox4 fox5", "pig2 pig5", "sheep1 sheep3 sheep4"
_GONE = Sprite("scene/gangway", 150, 0.5)


def _points(tiles: str, sign: int = -1) -> int:
    """What these animals of one species are worth; ``sign`` is that of a single one's number (N5, N6)."""
    herd = sum(1 << NUMBERS[tile] for tile in tiles.split())
    return sum(species_scored("red", herd, sign).points.values())


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "−")


def _herds() -> tuple[Block, ...]:
    herd = Row((animals(_FOX_HERD), Number(" + ".join([str(HERD_POINTS)] * 3), 50)), gap=18)
    kinds = Row(tuple(Animal(f"{name}{number % 5 + 1}", 84) for number, name in enumerate(SPECIES)), gap=14)
    return (
        Cards(
            (
                Card(herd, "herd", room=1.8),
                Card(Row((animals(_PIGS), Number(str(_points(_PIGS)), 70)), gap=18), "pair"),
                Card(Row((Animal(_LONELY), Number(_signed(_points(_LONELY)), 70)), gap=18), "single", gold=True),
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
                Card(
                    Row((several(Animal("dark", 50), ANIMALS_TO_END, 5), Number(str(ANIMALS_TO_END), 84)), gap=20),
                    "ten",
                ),
                Card(Badged(Animal("dark"), NO, (0.5, 0.5)), "none"),
            ),
            "end",
        ),
    )


def _scoring() -> tuple[Block, ...]:
    herd, single, food = _points(_FOX_HERD), _points(_LONELY), 3
    example = Row(
        (
            animals(_FOX_HERD), Number(str(herd), 50), Animal(_LONELY), Number(_signed(single), 50),
            Row((animals(_PIGS), _GONE), gap=4), crates(food), Number(str(food), 50),
            CROWN, Number(str(herd + single + food), 76),
        ),
        gap=22,
    )  # fmt: skip
    return (
        Facts(
            (
                Card(animals(_SHEEP_HERD, 4), "herd", str(_points(_SHEEP_HERD)), room=1.5),
                Card(animals(_PIGS, 4), "pair", str(_points(_PIGS))),
                Card(Animal(_LONELY), "single", _signed(_points(_LONELY))),
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
                Card(
                    Row((Head("red"), Head("blue"), ARROW, Number(str(MIDDLE_BY_PLAYERS[2]), 80)), gap=6),
                    "by_players",
                ),
                Card(animals(f"fox1 pig2 {SECRET} bear4"), "face_down"),
            )
        ),
        Cards(
            (
                Card(Row((crates(5, 3), DONE)), "food_cap"),
                Card(last, "last_turn"),
                Card(Row((Animal(_LONELY), Number(_signed(_points(_LONELY, 1)), 70)), gap=14), "singles_score"),
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
