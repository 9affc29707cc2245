"""Points told by the pages of the rules, and by the pictures of the guide, are those that the rules core gives."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from page_parts import drawn_numbers, numbers_of

from game.ark.actions.loading import loading_shares
from game.ark.setting_up import family_actions, new_game, standard_actions
from game.core import Event, Line
from game.record import Record
from scenes.guide.pictures import PICTURES
from scenes.rules.blocks import Facts
from scenes.rules.chapters import Chapter
from scenes.rules.pages import page_of
from scenes.table.picture import amounts_of

RECORDS = Path(__file__).parents[1] / "records"
WHOLE = {"ark": "ark-4-random", "family": "family-2-greedy", "aboard": "aboard-2-greedy"}
"""A whole match of each game, in which all of this happens."""


@cache
def played(game: str) -> tuple[Event, ...]:
    """All that happens in the match of a game."""
    record = Record.read(RECORDS / f"{WHOLE[game]}.json")
    state = record.start()
    return tuple(event for move in record.moves for event in state.play(move))


def lines(game: str, kind: str, source: str) -> list[Line]:
    """All lines of a source in events of a kind that bring or cost anything."""
    return [
        line for event in played(game) if event.kind == kind for line in event.lines
        if line.source == source and line.points
    ]  # fmt: skip


def each(game: str, kind: str, source: str) -> int:
    """What one piece of a source brings: the same in the whole match."""
    (points,) = {line.points / line.count for line in lines(game, kind, source)}
    assert points == int(points)
    return int(points)


# -- the pages of the ark games
@pytest.mark.parametrize(("game", "actions"), [("ark", standard_actions(4)), ("family", family_actions(4))])
def test_the_shares_of_an_action_are_those_of_the_rules(game: str, actions) -> None:
    shared = {action.name: amounts_of(action) for action in actions if action.name not in ("taming", "trading")}
    for name, amounts in shared.items():
        facts = page_of(Chapter(game, name)).blocks[0]
        assert isinstance(facts, Facts)
        assert tuple(int(card.number) for card in facts.cards) == amounts


@pytest.mark.parametrize(("game", "name"), [("ark", "loading"), ("ark", "scoring"), ("family", "loading")])
def test_each_divider_and_cube_of_a_pen_brings_what_its_page_tells(game: str, name: str) -> None:
    state = new_game("ark", ("green", "red"), {})
    state.walls, state.sealed = [state.free, 0], (1 << len(state.board.fields)) - 1
    pen = state.board.enclosure(1)
    found = {source: points // count for _, source, points, count, _ in loading_shares(state, 1, 0, pen)}
    told = numbers_of(game, name)
    assert set(found) == {"dividers", "pitch"}
    assert told["dividers"] == str(found["dividers"])
    assert told.get("cubes", str(found["pitch"])) == str(found["pitch"])


def test_every_piece_that_is_laid_brings_what_the_page_of_scoring_tells() -> None:
    laid = [("divider-laid", "building"), ("pitch-laid", "building"), ("food-laid", "food")]
    assert {each("ark", kind, source) for kind, source in laid} == {int(numbers_of("ark", "scoring")["laid"])}


def test_every_piece_that_is_left_costs_what_the_page_of_scoring_tells() -> None:
    assert drawn_numbers("ark", "scoring", "goods") == [each("ark", "leftovers", "leftovers")]


# -- those of Animals on Board
def test_a_split_earns_as_many_crates_as_its_page_tells() -> None:
    events = played("aboard")
    after = [events[index + 1] for index, event in enumerate(events) if event.kind == "group-split"]
    assert {event.kind for event in after} == {"food-moves"}
    assert {event.count for event in after} == {*drawn_numbers("aboard", "splitting", "crate")}


def test_crates_bring_as_much_in_the_end_as_the_pages_tell() -> None:
    worth = each("aboard", "food-scored", "food")
    assert numbers_of("aboard", "scoring")["crates"] == str(worth)
    assert drawn_numbers("aboard", "splitting", "earn") == [3 * worth]
    herd, single, crates, total = drawn_numbers("aboard", "scoring", "sum")
    assert crates == 3 * worth
    assert total == herd + single + crates


# -- the pictures of the guide
def coins(name: str) -> list[int]:
    """The points in the picture of a lesson."""
    return [int(what) for row in PICTURES[name] for kind, what in row if kind == "coin"]


@pytest.mark.parametrize("name", ["load", "together"])
def test_a_divider_beside_a_pair_brings_what_the_guide_shows(name: str) -> None:
    assert {*coins(name)} == {each("family", "pair-loaded", "dividers")}


def test_trading_brings_what_the_guide_shows() -> None:
    assert coins("trade") == [each("family", "trade-bonus", "trading")]


def test_most_dividers_on_the_hull_bring_what_the_guide_shows() -> None:
    assert coins("hull") == [line.points for line in lines("family", "hull-majority", "hull")]


def test_wood_brings_as_many_dividers_as_the_guide_shows() -> None:
    shown = tuple(sum(part == ("plank", owner) for part in row) for owner, row in _rows_of_wood())
    assert shown == next(amounts_of(action) for action in family_actions(2) if action.name == "wood")


def _rows_of_wood() -> list[tuple[str, tuple[tuple[str, str], ...]]]:
    """The rows of the picture with whose dividers they show, the pupil's first."""
    return [(next(what for kind, what in row if kind == "plank"), row) for row in PICTURES["wood"]]
