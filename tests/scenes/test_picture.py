"""The picture changed by events alone shows what the rules' state is, move by move."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import game
from game.ark.actions.loading_reasons import no_room
from game.core import CHANCE, Event
from scenes.table.asking import prompt_for
from scenes.table.chronicle import Chronicle
from scenes.table.marks import Marks
from scenes.table.picture import Picture, Seat
from scenes.table.tile_card import pens_for
from scenes.table.tiles import species_of
from scenes.words.table import log_line

RECORDS = Path(__file__).parents[1] / "records"
NAMES = sorted(path.name for path in RECORDS.glob("*.json") if not path.name.startswith("aboard"))


def table_of(name: str) -> tuple[Any, list[str], Picture]:
    record = json.loads((RECORDS / name).read_text())
    state = game.new(record["game"], record["players"], record["options"])
    return state, record["moves"], Picture.of(state, tuple(Seat(c, c.title()) for c in record["players"]))


def played(state: Any, moves: list[str], picture: Picture) -> Iterator[str]:
    """The moves one after the other, each of them made and shown."""
    for move in moves:
        for event in state.play(move):
            picture.apply(event)
        yield move


def shown(picture: Picture, chance: bool) -> dict[str, Any]:
    """What must be the same however the picture came to be."""
    free = {
        "log", "version", "ark_version", "order", "acted", "finished", "left_of", "lain", "usable", "_level",
        *(["actor"] if chance else []),
    }  # fmt: skip
    facts = {name: value for name, value in vars(picture).items() if name not in free}
    facts["held"] = {
        colour: (held.dividers, held.pitch, held.food, sorted(held.animals)) for colour, held in picture.held.items()
    }
    return facts


@pytest.mark.parametrize("name", NAMES)
def test_events_alone_keep_the_picture_true(name: str) -> None:
    state, moves, picture = table_of(name)
    for move in played(state, moves, picture):
        chance = state.to_move == CHANCE
        assert shown(picture, chance) == shown(Picture.of(state, picture.seats), chance), move


@pytest.mark.parametrize("name", NAMES)
def test_S5_as_many_pieces_are_asked_for_as_the_rules_say_can_be_laid(name: str) -> None:
    state, moves, picture = table_of(name)
    asked = set()
    for move in played(state, moves, picture):
        if state.to_move != CHANCE and state.asks.phase == "performing" and state.action >= 0:
            picture.queue_up(state)
            if state.actions[state.action] == "building":
                prompt = prompt_for(picture, Marks(legal=frozenset({("button", "done")})))
                assert prompt.pips.count("left") == state.usable, move
                assert prompt.pips.count("idle") == state.left - state.usable
                asked.add(prompt.pips.count("idle") > 0)
    assert asked == {True, False}


def test_F4_as_many_pairs_are_asked_for_as_can_be_loaded_one_after_the_other() -> None:
    asked = set()
    for name in (name for name in NAMES if name.startswith("family")):
        state, moves, picture = table_of(name)
        for move in played(state, moves, picture):
            if state.to_move != CHANCE and any(choice.kind == "load" for choice in state.legal()):
                picture.queue_up(state)
                prompt = prompt_for(picture, Marks(legal=frozenset({("button", "done")})))
                most = most_loads(state)
                assert prompt.pips.count("left") == most, move
                assert (f"up to {most} pairs" if most > 1 else "load a pair") in prompt.text
                asked.add((state.left, most))
    assert asked == {(1, 1), (2, 1), (2, 2)}


def most_loads(state: Any) -> int:
    """How many pairs whoever loads can load at most, found by trying all ways."""
    actor, most = state.to_move, 0
    for choice in [choice for choice in state.legal() if choice.kind == "load"]:
        after = state.copy()
        after.play(choice)
        same_turn = after.to_move == actor and after.left == state.left - 1
        most = max(most, 1 + (most_loads(after) if same_turn else 0))
    return most


@pytest.mark.parametrize("name", NAMES)
def test_S4_F4_a_trade_is_said_to_bring_what_it_can_bring(name: str) -> None:
    state, moves, picture = table_of(name)
    brought = set()
    for move in moves:
        brought |= {choice.text.split()[1] for choice in state.legal() if choice.kind == "bonus"}
        brought |= {event.what for event in state.play(move) if event.kind == "trade-bonus"}
    assert brought == set(picture.bonuses)


@pytest.mark.parametrize("name", NAMES)
def test_S6_a_tile_is_said_to_have_as_many_pens_as_the_rules_have_room_for_its_pair(name: str) -> None:
    state, moves, picture = table_of(name)
    counts = set()
    for move in played(state, moves, picture):
        for number, species in enumerate(state.rules.roster.species if "load" in move else ()):
            rooms = sum(no_room(state, number, enclosure) is None for enclosure in state.closed)
            assert pens_for(picture, species) == rooms
            counts.add(rooms)
    assert {0, 1} <= counts


@pytest.mark.parametrize("name", NAMES)
def test_A4_whoever_holds_the_partner_of_a_held_tile_has_made_it_a_pair(name: str) -> None:
    state, moves, picture = table_of(name)
    for _ in played(state, moves, picture):
        for held in picture.held.values():
            for tile in held.animals:
                assert bool(picture.holder_of_partner(tile)) == (species_of(tile) in state.paired())


def test_S1_the_order_of_an_action_stays_while_one_after_the_other_gets_through() -> None:
    state, moves, picture = table_of("ark-4-greedy.json")
    orders: dict[tuple[int, int], set[tuple[str, ...]]] = {}
    for _ in played(state, moves, picture):
        picture.queue_up(state)
        if picture.phase == "performing" and picture.actor and picture.action:
            assert picture.order[len(picture.acted)] == picture.actor
            orders.setdefault((picture.round, picture.action), set()).add(picture.order)
    assert all(len(seen) == 1 for seen in orders.values())
    assert any(len(next(iter(seen))) == 4 for seen in orders.values())


@pytest.mark.parametrize("name", NAMES)
def test_every_point_is_told_in_the_log_to_whoever_gets_it(name: str) -> None:
    state, moves, picture = table_of(name)
    for move in moves:
        for event in state.play(move):
            picture.apply(event)
            if event.kind == "pair-loaded":
                assert (picture.log[-1].colour, picture.log[-1].kind) == (event.player, "pair-loaded")
    told = dict.fromkeys(picture.scores, 0)
    for line in picture.log:
        if line.colour:
            told[line.colour] += line.points
    assert told == state.scores()


def test_B4_loose_dividers_that_go_back_are_told_in_one_line_for_each_owner() -> None:
    log = Chronicle()
    log.note(Event("turn-begins", "green"))
    for owner in ("green", "red", "green"):
        log.note(Event("divider-returns", owner, source=("edge", "c1N"), target=("stock", "")))
    assert [(line.colour, line.kind, line.count) for line in log] == [
        ("green", "divider-returns", 2), ("red", "divider-returns", 1)
    ]  # fmt: skip
    assert log_line(log[0], (), "ark") == "2 dividers back"


def test_what_is_laid_in_one_turn_makes_one_line_of_the_log() -> None:
    state, moves, picture = table_of("ark-2-greedy.json")
    for move in moves[: moves.index("pitch c1NE") + 1]:
        for event in state.play(move):
            picture.apply(event)
    laid = [(line.kind, line.count, line.points) for line in picture.log if line.kind.endswith("-laid")]
    assert laid == [("divider-laid", 5, 5), ("divider-laid", 4, 4), ("pitch-laid", 1, 1)]


def test_S8_when_all_is_over_the_order_of_the_deluge_and_its_name_are_still_to_be_seen() -> None:
    state, moves, picture = table_of("ark-2-greedy.json")
    assert list(played(state, moves, picture)) == moves
    assert picture.phase == "over" and picture.actor is None
    assert sorted(picture.acted) == sorted(seat.colour for seat in picture.seats)
    assert prompt_for(picture, Marks()).text
