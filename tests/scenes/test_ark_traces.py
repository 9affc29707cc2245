"""Rings round what a computer player has done, for whoever comes next at the table of the ark."""

from __future__ import annotations

import pygame
from sitting import Sit

from game.core import Event
from scenes.table.traces import Traces
from scenes.theme import CREAM


def laid(number: int, player: str) -> list[Event]:
    """A turn in which a player lays a divider on the edge of that number."""
    return [Event("turn-begins", player), Event("divider-laid", player, target=("edge", str(number)))]


def test_a_computers_pieces_are_ringed_for_one_more_turn_and_no_longer() -> None:
    traces = Traces({"yellow"})
    traces.follow(laid(1, "yellow"))
    traces.follow([Event("divider-laid", "yellow", target=("edge", "2")), Event("turn-ends", "yellow")])
    assert traces.places == [("edge", "1"), ("edge", "2")]
    traces.follow([Event("turn-begins", "green")])
    assert len(traces.places) == 2, "whoever comes next sees what has just been done"
    traces.follow([Event("turn-ends", "green"), Event("turn-begins", "yellow")])
    assert traces.places == []
    traces.follow([*laid(3, "yellow"), *laid(4, "yellow")])
    assert traces.places == [("edge", "4")]
    traces.follow(laid(5, "green"))
    assert traces.places == []


def test_the_rings_are_to_be_seen_while_a_person_decides(sit: Sit) -> None:
    sitting = sit("instant")
    sitting.building()
    table = sitting.table
    assert table.hand
    table.picture.dividers["c1N"] = "yellow"
    table.traces = Traces({"yellow"})
    table.traces.follow([Event("turn-begins", "yellow"), Event("divider-laid", "yellow", target=("edge", "c1N"))])
    before = sitting.app.screen.surface().copy()
    sitting.scene.draw(before)
    table.traces = Traces({"yellow"})
    after = before.copy()
    sitting.scene.draw(after)
    ring = table.ark.place(("edge", "c1N"), "", table.picture)[0].inflate(8, 8)
    assert before.get_at(ring.midtop) == pygame.Color(CREAM) != after.get_at(ring.midtop)


def test_what_a_computer_sends_takes_or_swaps_is_ringed_too_but_not_what_is_dealt() -> None:
    taken = Event("tile-moves", "yellow", "lion/m", source=("drawn", ""), target=("held", "yellow"))
    traces = Traces({"yellow"})
    traces.follow([taken])
    assert traces.places == []
    for event, places in (
        (Event("worker-moves", "yellow", source=("completed", "2"), target=("current", "3")), [("current", "3")]),
        (Event("worker-moves", "yellow", source=("current", "3"), target=("completed", "3")), []),
        (taken, [("held", "yellow")]),
        (Event("tile-moves", "yellow", "lion/m", source=("held", "yellow"), target=("bag", "m")), []),
        (
            Event("dividers-swapped", "yellow", source=("edge", "1"), target=("edge", "2")),
            [("edge", "1"), ("edge", "2")],
        ),
    ):
        traces.follow([Event("turn-begins", "green"), Event("turn-begins", "yellow"), event])
        assert traces.places == places, event


def test_a_computers_pieces_are_ringed_and_a_persons_are_not(sit: Sit) -> None:
    sitting = sit("instant", kinds="human greedy")
    sitting.building()
    sitting.click(("edge", "c1N"))
    assert not sitting.table.traces.places
    sitting.click(("button", "done"))
    sitting.rest()
    own = {
        event.target
        for event in sitting.table.play.events
        if event.kind == "divider-laid" and event.player == "yellow"
    }
    assert own and set(sitting.table.traces.places) == own
