"""The frame of the ark table: where things lie in it, what can be pointed at, and how it is drawn."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface
from recorded import NAMES, RECORDS, can, frame_of, legal, phase, record, shown

import game
from game.ark.animals import roster
from game.core import Line
from scenes.layout import Layout
from scenes.system.art import Art
from scenes.table.frame import Frame
from scenes.table.marks import Marks
from scenes.table.patches import Patches
from scenes.table.picture import Picture, Seat
from scenes.table.points_card import cell, rows
from scenes.table.taming_tray import side_by_side
from scenes.words.table import log_line, round_of

SIZES = [(1024, 768), (1280, 720), (1920, 1080)]
TILES = roster(len(NAMES)).tiles

pytestmark = pytest.mark.usefixtures("small_window")


# -- where things lie
@pytest.mark.parametrize("name", ["ark-4-greedy", "ark-2-random", "family-3-shared"])
def test_every_place_of_an_event_off_the_ark_lies_in_the_window(name: str) -> None:
    taken = record(name)
    state = game.new(taken["game"], taken["players"], taken["options"])
    picture = Picture.of(state, tuple(Seat(colour, NAMES[colour]) for colour in NAMES if colour in taken["players"]))
    frame = frame_of()
    on_ark = {"edge", "field", "square", "enclosure", ""}
    for move in taken["moves"]:
        for event in state.play(move):
            for place in (event.source, event.target):
                rect = frame.where(picture, place, event.player, event.what)
                assert (rect is None) == (place[0] in on_ark), place
                assert rect is None or frame.brush.layout.screen.contains(rect)
            picture.apply(event)


def crowded(count: int, size: tuple[int, int]) -> tuple[Frame, Picture]:
    _, picture = shown("ark-4-greedy", can("wall"))
    picture.held["green"].animals = list(TILES[:count])
    return frame_of(size), picture


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [5, 6, 12, 13, 18, 26])
def test_held_tiles_stay_in_their_panel_and_each_can_be_pointed_at(count: int, size: tuple[int, int]) -> None:
    frame, picture = crowded(count, size)
    panel = frame.panels.rect(picture, "green")
    targets = frame.targets(picture, Marks())
    held = [(name, rect) for name, rect in targets if name[0] == "held" and name[1].startswith("green")]
    assert len(held) == count
    for name, rect in held:
        assert panel.contains(rect)
        assert next(over for over, place in reversed(targets) if place.collidepoint(rect.center)) == name


@pytest.mark.parametrize(("count", "tile"), [(5, (58, 86)), (6, (48, 60)), (12, (48, 60)), (13, (40, 50))])
def test_tiles_get_smaller_as_they_get_more(count: int, tile: tuple[int, int]) -> None:
    frame, picture = crowded(count, (1920, 1080))
    assert {rect.size for _, rect in frame.panels.tiles(picture, "green")} == {tile}


def test_a_tile_to_come_gets_the_next_place() -> None:
    frame, picture = crowded(3, (1280, 720))
    place = frame.where(picture, ("held", "green"), "green", TILES[3])
    picture.held["green"].animals.append(TILES[3])
    assert dict(frame.panels.tiles(picture, "green"))[TILES[3]] == place


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("own", [1, 4, 9, 20, 30])
def test_own_tiles_find_room_on_the_tray_of_an_exchange(own: int, size: tuple[int, int]) -> None:
    _, picture = shown("ark-3-mixed", can("exchange"))
    picture.held[picture.actor or ""].animals = list(TILES[:own])
    marks = Marks(tray="exchange", legal=frozenset(("give", tile) for tile in TILES[: own // 2 + 1]))
    frame = frame_of(size)
    targets = dict(frame.targets(picture, marks))
    rects = [rect for name, rect in targets.items() if name[0] in ("give", "drawn")] + [targets["button", "eye"]]
    assert len([name for name in targets if name[0] == "give"]) == own
    assert frame.trays["exchange"].rect().contains(rects[0].unionall(rects[1:]))
    assert all(rect.collidelist(rects[:number] + rects[number + 1 :]) < 0 for number, rect in enumerate(rects))


def test_tiles_that_pair_with_each_other_lie_side_by_side() -> None:
    assert side_by_side(["cat/m", "goat/m", "cat/f", "dog/f"]) == ["cat/m", "cat/f", "goat/m", "dog/f"]


def test_S8_the_order_of_the_deluge_takes_the_place_of_the_action_board() -> None:
    _, planning = shown("ark-4-greedy", phase("planning"))
    _, deluge = shown("ark-4-random", phase("deluge-food"))
    frame = frame_of()
    kinds = [[kind for (kind, _), _ in frame.targets(picture, Marks())] for picture in (planning, deluge)]
    assert kinds[0].count("space") == 7 and "space" not in kinds[1]


def test_S8_the_order_of_the_deluge_stays_until_the_score_sheet() -> None:
    _, picture = shown("ark-4-random", phase("deluge-food"))
    picture.phase = "over"
    assert "space" not in [kind for (kind, _), _ in frame_of().targets(picture, Marks())]


def test_bags_to_choose_from_pulse_and_others_lie_still() -> None:
    _, picture = shown("ark-3-greedy", phase("planning"))
    frame, surface = frame_of(), Surface((1280, 720)).convert()
    looks = set()
    for chosen, pulse in (((), 0.7), ((), 1.0), ((("bag", "m"),), 0.7), ((("bag", "m"),), 1.0)):
        surface.fill("black")
        frame.draw_marks(surface, picture, Marks(tray="taming", legal=frozenset(chosen), pulse=pulse))
        around = frame.trays["taming"].bag("m").inflate(20, 20)
        looks.add(surface.subsurface(around).copy().get_buffer().raw)
    assert len(looks) == 3


# -- drawing
def moments() -> Iterator[tuple[Picture, Marks, Rect | None]]:
    state, picture = shown("ark-4-greedy", phase("planning"))
    yield picture, Marks(player="red", legal=legal(state, "choose", "space"), hover=("space", "3")), None
    state, picture = shown("ark-3-mixed", can("take"))
    yield picture, Marks(tray="taming", legal=legal(state, "take", "drawn")), None
    state, picture = shown("ark-3-mixed", can("bonus"))
    yield picture, Marks(tray="bonus", legal=legal(state, "bonus", "good"), hover=("good", "food")), None
    state, picture = shown("ark-3-mixed", can("exchange"))
    yield picture, Marks(tray="exchange", legal=legal(state, "exchange", "give"), see_through=True), None
    state, picture = shown("ark-4-greedy", can("load"))
    yield picture, loading(state, picture), Rect(600, 300, 100, 100)
    _, picture = shown("ark-4-random", phase("deluge-food"))
    yield picture, Marks(look=("stock", "")), None


def loading(state: Any, picture: Picture) -> Marks:
    """The pair of the first legal loading in hand, over its enclosure."""
    move = next(move for move in state.legal() if move.kind == "load")
    _, species, pen = move.text.split()
    event = next(event for event in state.copy().play(move) if event.kind == "pair-loaded")
    owners = {tile: colour for colour, held in picture.held.items() for tile in held.animals}
    lifted = frozenset(
        ("held", f"{owner} {tile}") for tile, owner in owners.items() if tile.startswith(f"{species}/")
    )
    return Marks(hover=("pen", pen), lines=event.lines, lifted=lifted, look=next(iter(sorted(lifted))))


def test_drawing_changes_nothing_and_shows_something() -> None:
    frame, window = frame_of(), Surface((1280, 720))
    for picture, marks, pen in moments():
        before = copy.deepcopy((picture, marks))
        window.fill("black")
        frame.draw(window, picture)
        plain = window.copy()
        frame.draw_marks(window, picture, marks)
        frame.draw_cards(window, picture, marks, pen)
        assert (picture, marks) == before
        assert pygame.transform.average_color(plain)[:3] != (0, 0, 0)
        assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(window, "RGB")


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_seen_closely_lies_over_the_tools_beside_it(size: tuple[int, int]) -> None:
    _, picture = shown("ark-2-greedy", can("load"))
    frame, layout = frame_of(size), Layout(size)
    colour = picture.seats[-1].colour
    tiles = frame.panels.tiles(picture, colour)
    tile, place = next((tile, rect) for tile, rect in tiles if rect.right > layout.tool(0).left)
    drawn = []
    for tools in (frozenset[str](), frozenset({"undo", "redo"})):
        window = Surface(size)
        marks = Marks(look=("held", f"{colour} {tile}"), opening=1.0, tools=tools)
        frame.draw_marks(window, picture, marks)
        frame.draw_cards(window, picture, marks)
        drawn.append(window)
    closely = Rect(place.left, layout.tool(0).top, place.width, layout.tool(0).height)
    same, other = (pygame.image.tobytes(window.subsurface(closely), "RGB") for window in drawn)
    assert closely.colliderect(layout.tool(0)) and same == other
    assert pygame.image.tobytes(drawn[0], "RGB") != pygame.image.tobytes(drawn[1], "RGB")  # beside it they are seen


def test_F1_the_family_variant_shows_no_food_and_no_pitch(monkeypatch: pytest.MonkeyPatch) -> None:
    state, picture = shown("family-4-greedy", can("load"))
    frame, window = frame_of(), Surface((1280, 720))
    names: set[str] = set()
    picture_of = Art.picture

    def listed(art: Art, name: str, size: tuple[int, int]) -> Surface:
        names.add(name)
        return picture_of(art, name, size)

    monkeypatch.setattr(Art, "picture", listed)
    frame.draw(window, picture)
    frame.draw_marks(window, picture, loading(state, picture))
    frame.draw_cards(window, picture, loading(state, picture), Rect(600, 300, 100, 100))
    frame.draw_marks(window, picture, Marks(player="green", legal=frozenset({("space", "2")}), hover=("space", "2")))
    assert "icons/action-load" in names
    assert not [name for name in names if "food" in name or "pitch" in name]


def test_a_part_is_painted_anew_only_when_what_it_shows_changed() -> None:
    patches, window = Patches(Art()), Surface((100, 60))
    painted: list[int] = []

    def paint(surface: Surface) -> None:
        painted.append(len(painted))
        surface.fill("red" if len(painted) == 1 else "blue")

    for key in ("a", "a", "b", "b"):
        patches.draw(window, "part", key, Rect(10, 10, 20, 20), paint)
    assert painted == [0, 1]
    assert window.get_at((15, 15)) == pygame.Color("blue")
    assert window.get_at((5, 5)) == pygame.Color("black")


def test_of_all_parts_shown_in_each_frame_no_two_are_stored_anew_in_the_same_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stored: list[int] = []
    patches, window, frame = Patches(Art()), Surface((100, 60)), 0
    monkeypatch.setattr("scenes.table.patches.quick", lambda _: stored.append(frame))
    for frame in range(60):  # noqa: B007
        for part in range(3):
            patches.draw(window, str(part), "a", Rect(30 * part, 10, 20, 20), lambda _: None, each_frame=True)
            patches.draw(window, f"still {part}", "a", Rect(30 * part, 40, 20, 20), lambda _: None)
    assert len(stored) == len(set(stored)) == 3


# -- words and numbers
@pytest.mark.parametrize("path", sorted(RECORDS.glob("ark-*.json")) + sorted(RECORDS.glob("family-*.json")))
def test_every_line_of_the_log_has_words(path: Path) -> None:
    taken = record(path.stem)
    state = game.new(taken["game"], taken["players"], taken["options"])
    picture = Picture.of(state, tuple(Seat(colour, NAMES[colour]) for colour in taken["players"]))
    for move in taken["moves"]:
        for event in state.play(move):
            picture.apply(event)
    texts = [log_line(line, picture.actions, picture.game) for line in picture.log]
    assert len(set(texts)) > 10
    assert all(text and "{" not in text for text in texts)


def test_S7_rounds_beyond_the_tenth_are_counted_without_an_end() -> None:
    assert round_of(10, 10) == "Round 10 of 10"
    assert round_of(11, 10) == "Round 11"


def test_S6_the_points_card_adds_up_and_begins_with_the_actor() -> None:
    state, picture = shown("ark-4-greedy", can("load"))
    lines = loading(state, picture).lines
    colours = rows(picture, lines)
    assert set(colours) == {line.colour for line in lines}
    if picture.actor in colours:
        assert colours[0] == picture.actor


def test_A1_both_own_tiles_count_in_the_points_card() -> None:
    lines = [Line("red", "animals", 8, 2, "wolf"), Line("red", "dividers", 3, 3, "c2")]
    assert [cell(source, lines) for source in ("animals", "dividers", "pitch")] == ["4+4", "3", ""]
