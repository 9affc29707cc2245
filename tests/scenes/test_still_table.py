"""What lies still on the table looks as if all of it were painted anew, though only what has changed is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pygame import Surface
from pygame.image import tobytes

import game
from game.core import Event
from scenes.layout import Layout
from scenes.paint import Brush
from scenes.table import still as still_table
from scenes.table.ark import ArkView
from scenes.table.ark_layers import ArkLayers
from scenes.table.ark_marks import ArkMarks
from scenes.table.frame import TRAYS, Frame
from scenes.table.marked_ark import MarkedArk
from scenes.table.marks import Marks
from scenes.table.picture import Picture, Seat
from scenes.table.stage import TableStage
from scenes.table.still import Still

SIZE = (1024, 768)
RECORDS = Path(__file__).parents[1] / "records"
MOVES, LONG, FEW, TARGETS = 60, 280, 25, 40
LITTLE, PARTS, ROUNDED = 30_000, 20, 2


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


def test_what_would_take_long_comes_in_a_few_frames_and_then_the_table_is_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(still_table, "_AT_ONCE", LITTLE)
    brush = Brush(Layout(SIZE))
    still, late = None, 0
    for state, picture in moments("ark-4-greedy"):
        if still is None:
            ark, frame = ArkView(brush, state.board), Frame(brush)
            still = Still(ark, frame)
        shown, whole = Surface(SIZE).convert(), Surface(SIZE).convert()
        still.draw(shown, picture)
        for _ in range(PARTS):
            if still.late:
                late += 1
                still.draw(shown, picture)
        assert not still.late
        Still(ark, frame).draw(whole, picture)
        assert shown.get_buffer().raw == whole.get_buffer().raw
    assert late > MOVES / 2


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1080)])
def test_in_windows_of_the_usual_size_nothing_comes_late(size: tuple[int, int]) -> None:
    brush, still = Brush(Layout(size, scale=1.15)), None
    for state, picture in moments("ark-4-greedy", FEW):
        still = still or Still(ArkView(brush, state.board), Frame(brush))
        still.draw(Surface(size), picture)
        assert not still.late


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


@pytest.mark.parametrize("record", ["family-2-greedy", "ark-3-mixed"])
def test_the_marked_ark_looks_as_if_it_were_painted_as_a_whole(record: str) -> None:
    brush, ark, seen = Brush(Layout(SIZE)), None, set()
    for number, (state, picture) in enumerate(moments(record, LONG)):
        ark = ark or ArkView(brush, state.board)
        for pulse in (0.7, 1.0):
            marks = marked(picture, ark, number, pulse)
            shown, whole = Surface(SIZE).convert(), Surface(SIZE).convert()
            ark.draw_marks(shown, picture, marks)
            if number % 7 == 0:
                ArkView(brush, state.board).draw_marks(whole, picture, marks)
                assert shown.get_buffer().raw == whole.get_buffer().raw
                seen |= {kind for kind, _ in (*marks.legal, *marks.lifted)}
    assert seen >= {"edge", "pen", "square", "field"}


@pytest.mark.parametrize("record", ["family-2-greedy", "ark-3-mixed"])
def test_marks_lie_under_the_pieces_and_no_light_is_cut_off(record: str) -> None:
    """The kept picture beside sea and ark, all marks, and all pieces over them, painted one after the other."""
    brush, seen = Brush(Layout(SIZE)), 0
    for number, (state, picture) in enumerate(moments(record, LONG)):
        if number % 40 == 39:
            ark = ArkView(brush, state.board)
            marks, layers = marked(picture, ark, number, 1.0), ArkLayers(ark)
            layers.renew(picture)
            area, whole = ark.marked(picture, marks), Surface(SIZE).convert()
            shown = MarkedArk(ArkMarks(ark), layers, area).window(picture, marks)
            paint_whole(whole, ark, layers, picture, marks)
            assert differs(shown.subsurface(area), whole.subsurface(area)) <= ROUNDED
            seen += 1
    assert seen > 2


def differs(one: Surface, other: Surface) -> int:
    """By how much a colour of a pixel differs at most."""
    return max(abs(a - b) for a, b in zip(tobytes(one, "RGB"), tobytes(other, "RGB"), strict=True))


def paint_whole(target: Surface, ark: ArkView, layers: ArkLayers, picture: Picture, marks: Marks) -> None:
    lifted = {("edge", name) for _, name in marks.lifted}
    target.blit(layers.bare, (0, 0))
    ArkMarks(ark).under(target, picture, marks)
    target.blits([thing for key, thing in layers.things.items() if key[:2] not in lifted], False)


def marked(picture: Picture, ark: ArkView, number: int, pulse: float) -> Marks:
    """A part of the ark as it may be marked, another one after each move, with one divider in hand."""
    board = ark.geometry.board
    places = [("edge", edge) for edge in board.edges] + [("square", square) for square in board.squares]
    places += [("field", field) for field in board.fields] + [("pen", pen) for pen in picture.enclosures]
    lifted = [("edge", edge) for edge in picture.dividers][number % 3 : number % 3 + 1]
    return Marks(player="green", legal=frozenset(places[number % 5 :: 5]), lifted=frozenset(lifted), pulse=pulse)


def test_what_the_marked_ark_hides_is_not_missed() -> None:
    brush, still = Brush(Layout(SIZE)), None
    for state, picture in moments():
        if still is None:
            ark = ArkView(brush, state.board)
            still = Still(ark, Frame(brush))
        marks = marked(picture, ark, 1, 1.0)
        shown, whole = Surface(SIZE).convert(), Surface(SIZE).convert()
        shown.fill("red")
        still.draw(shown, picture, ark.marked(picture, marks))
        still.draw(whole, picture)
        for target in (shown, whole):
            ark.draw_marks(target, picture, marks)
        assert shown.get_buffer().raw == whole.get_buffer().raw


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)])
def test_what_a_tray_hides_is_not_missed(size: tuple[int, int]) -> None:
    frame = Frame(Brush(Layout(size)))
    picture = next(picture for _, picture in moments() if picture.actor)
    for name in frame.trays:
        marks = Marks(tray=name)
        shown, whole = Surface(size).convert(), Surface(size).convert()
        shown.fill("red", frame.hidden(marks))
        for target in (shown, whole):
            frame.draw_marks(target, picture, marks)
        assert frame.hidden(marks).width > size[0] / 4
        assert shown.get_buffer().raw == whole.get_buffer().raw


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_drawn_tiles_fly_as_large_as_they_lie_on_the_tray(size: tuple[int, int]) -> None:
    brush, actions = Brush(Layout(size)), set()
    for state, picture in moments("ark-3-mixed", LONG):
        action = picture.actions[picture.action - 1] if picture.action else ""
        if picture.drawn and action in TRAYS:
            ark, frame = ArkView(brush, state.board), Frame(brush)
            tile = picture.drawn[0]
            drawn = Event("tile-moves", picture.actor, tile, source=("bag", tile[-1]), target=("drawn", ""))
            flying = TableStage(ark, frame, picture).piece(drawn)
            assert flying.get_width() == frame.trays[TRAYS[action]].drawn(picture, tile).width
            actions.add(action)
    assert actions == set(TRAYS)


def test_a_tray_on_its_way_or_looked_through_hides_nothing() -> None:
    frame = Frame(Brush(Layout(SIZE)))
    for marks in (Marks(), Marks(tray="taming", tray_below=0.2), Marks(tray="taming", see_through=True)):
        assert not frame.hidden(marks)


def moments(record: str = "family-2-greedy", moves: int = MOVES) -> Iterator[tuple[Any, Picture]]:
    """State and picture after each of the first moves of a recorded match."""
    taken = json.loads((RECORDS / f"{record}.json").read_text())
    state = game.new(taken["game"], taken["players"], taken["options"])
    picture = Picture.of(state, tuple(Seat(colour, colour, "human") for colour in taken["players"]))
    for move in taken["moves"][:moves]:
        for event in state.play(move):
            picture.apply(event)
        picture.queue_up(state)
        yield state, picture


def test_a_divider_has_only_its_place_put_together_anew() -> None:
    brush, taken = Brush(Layout(SIZE)), json.loads((RECORDS / "family-2-greedy.json").read_text())
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
