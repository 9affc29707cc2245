"""Every why that the rules' side can give has its sentence, and a sentence fits where it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import Record
from game.bots import Why, explain
from game.bots import why as whys
from game.core import COLOURS
from scenes.words import aboard_whys, ark_whys

RECORDS = Path(__file__).parents[1] / "records"
NAMES = dict(zip(COLOURS, ("Maximilianus", "Shem", "Ham", "Japheth"), strict=True))
MOST = 92
"""So many letters fit into two lines of the prompt at its smallest type."""
EVERY = 7
"""One of so many moves of a record is looked at."""


def listed(table: str) -> set[str]:
    """The codes in the first column of a table of codes."""
    return {line.split("``")[1] for line in table.splitlines() if line.startswith("``")}


def tables() -> tuple[set[str], set[str], set[str]]:
    """Codes for any game, for Animals on Board and for the ark."""
    anything, aboard, ark = (whys.__doc__ or "").split("\n=====", 2)[0], "", ""
    rest = (whys.__doc__ or "")[len(anything) :]
    aboard, _, ark = rest.partition("Ark & Noah and the Family Variant")
    return listed(anything), listed(aboard), listed(ark)


def test_there_is_a_sentence_for_every_code_and_no_other() -> None:
    anything, aboard, ark = tables()
    common = anything | {"nothing-better"}
    assert aboard_whys.codes() == aboard | common
    assert ark_whys.codes() == ark | common


def explained(name: str) -> Iterator[tuple[str, Why]]:
    """What speaks for some of the moves of a record."""
    record = Record.read(RECORDS / f"{name}.json")
    state = record.start()
    for number, text in enumerate(record.moves):
        mover = state.to_move
        if number % EVERY == 0 and mover in state.players:
            yield text, explain(state.view(str(mover)), state.parse(text))
        state.play(text)


@pytest.mark.parametrize(
    "name", ["ark-4-greedy", "ark-3-mixed", "family-4-greedy", "aboard-4-greedy", "aboard-3-published"]
)
def test_whys_of_whole_games_become_sentences(name: str) -> None:
    sentence = aboard_whys.sentence if name.startswith("aboard") else ark_whys.sentence
    told = {why.code: sentence(why, NAMES) for _, why in explained(name)}
    assert len(told) > 3
    for text in told.values():
        assert 5 < len(text) <= MOST, text
        assert "{" not in text


def test_one_and_several_are_told_apart() -> None:
    one = Why("closes-enclosure", size=1, species="fox", tiles=0, dividers=1, next_turn=False)
    assert ark_whys.sentence(one, NAMES) == "Closes a pen of 1 for the foxes: 0 + 1 point once they are in"
    many = Why("closes-enclosure", size=3, species="lion", tiles=6, dividers=5, next_turn=True)
    assert ark_whys.sentence(many, NAMES) == "Closes a pen of 3 for the lions: 6 + 5 points next turn"


@pytest.mark.parametrize(
    ("others", "told"),
    [
        ({"yellow": 0, "red": 0}, "none for the others"), ({"yellow": 1}, "1 for the other one"),
        ({"yellow": 0}, "none for the other one"),
        ({"yellow": 2, "red": 2}, "2 for each of the others"), ({"yellow": 2, "red": 1}, "3 for the others together"),
        ({"yellow": 1, "red": 0, "blue": 0}, "1 for one of the others"),
    ],
)  # fmt: skip
def test_what_is_gathered_is_told_with_what_the_others_get(others: dict[str, int], told: str) -> None:
    why = Why("gathers", goods="divider", count=3, points=0, others=others, bonus=0)
    assert ark_whys.sentence(why, NAMES) == f"3 wood; {told}"


@pytest.mark.parametrize(
    ("count", "told"), [(1, "1 pitch cube, 1 point when laid"), (2, "2 pitch cubes, each 1 point when laid")]
)
def test_of_a_single_one_that_is_gathered_the_points_are_not_told_for_each(count: int, told: str) -> None:
    why = Why("gathers", goods="pitch", count=count, points=1, others={"yellow": 0, "red": 0}, bonus=0)
    assert ark_whys.sentence(why, NAMES) == f"{told}; none for the others"


def test_players_are_told_by_their_names() -> None:
    why = Why("loads-pair", species="wolf", own=12, others={"yellow": 2, "red": 1})
    assert ark_whys.sentence(why, NAMES) == "The wolves go on board: 12 points (Shem 2, Ham 1)"
    why = Why("leaves-nothing", food=1, rival="blue")
    assert aboard_whys.sentence(why, NAMES) == "Leaves nothing good for Japheth, and makes 1 crate in hand"
