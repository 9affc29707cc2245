"""What lies still on the table looks as if all of it were painted anew, though only what has changed is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pygame import Surface

import game
from scenes.layout import Layout
from scenes.paint import Brush
from scenes.table.ark import ArkView
from scenes.table.frame import Frame
from scenes.table.marks import Marks
from scenes.table.picture import Picture, Seat
from scenes.table.still import Still

SIZE = (1024, 768)
RECORD = Path(__file__).parents[1] / "records" / "family-2-greedy.json"
MOVES, TARGETS = 60, 40


pytestmark = pytest.mark.usefixtures("small_window")


def test_after_every_move_the_table_looks_as_if_it_were_painted_as_a_whole() -> None:
    brush = Brush(Layout(SIZE))
    still: Still | None = None
    for state, picture in moments():
        if still is None:
            ark, frame = ArkView(brush, state.board), Frame(brush)
            still = Still(ark, frame)
        shown, whole = Surface(SIZE).convert(), Surface(SIZE).convert()
        still.draw(shown, picture)
        Still(ark, frame).draw(whole, picture)
        assert shown.get_buffer().raw == whole.get_buffer().raw


def test_whatever_is_pointed_at_a_tray_looks_as_if_it_were_painted_as_a_whole() -> None:
    brush = Brush(Layout(SIZE))
    frame, seen = Frame(brush), 0
    for picture in (picture for _, picture in moments() if picture.actor):
        for name, tray in frame.trays.items():
            for target in (None, *(target for target, _ in tray.targets(picture, Marks(tray=name)))):
                marks = Marks(tray=name, hover=target)
                shown, whole = Surface(SIZE).convert(), Surface(SIZE).convert()
                tray.draw(shown, picture, marks)
                Frame(brush).trays[name].draw(whole, picture, marks)
                assert shown.get_buffer().raw == whole.get_buffer().raw
                seen += target is not None
        if seen > TARGETS:
            break
    assert seen > TARGETS


def moments() -> Iterator[tuple[Any, Picture]]:
    """State and picture after each of the first moves of a recorded match."""
    taken = json.loads(RECORD.read_text())
    state = game.new(taken["game"], taken["players"], taken["options"])
    picture = Picture.of(state, tuple(Seat(colour, colour, "human") for colour in taken["players"]))
    for move in taken["moves"][:MOVES]:
        for event in state.play(move):
            picture.apply(event)
        picture.queue_up(state)
        yield state, picture


def test_a_divider_has_only_its_place_put_together_anew() -> None:
    brush, taken = Brush(Layout(SIZE)), json.loads(RECORD.read_text())
    state = game.new(taken["game"], taken["players"], taken["options"])
    picture = Picture.of(state, tuple(Seat(colour, colour, "human") for colour in taken["players"]))
    ark = ArkView(brush, state.board)
    ark.take_changed(picture)
    assert ark.take_changed(picture) == []
    edge = ark.geometry.edge_centre("b2E")
    picture.dividers["b2E"] = taken["players"][0]
    picture.ark_version += 1
    (place,) = ark.take_changed(picture)
    assert place.collidepoint(edge)
    assert max(place.size) < 2 * ark.geometry.c
