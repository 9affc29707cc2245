"""The frame of the ark table: what it asks, what can be pointed at, and where things lie in it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

import game
from game.ark.animals import roster
from game.core import Event, Line, Reason
from scenes.layout import Layout
from scenes.paint import Brush
from scenes.system.art import Art
from scenes.table.asking import prompt_for
from scenes.table.done import choosers, way_on
from scenes.table.frame import Frame
from scenes.table.marks import Marks, Target, WhyNot
from scenes.table.patches import Patches
from scenes.table.picture import Picture, Seat
from scenes.table.points_card import cell, rows
from scenes.table.taming_tray import side_by_side
from scenes.words.table import log_line, round_of

RECORDS = Path(__file__).parents[1] / "records"
SIZES = [(1024, 768), (1280, 720), (1920, 1080)]
NAMES = {"green": "Noah", "yellow": "Shem", "red": "Ham", "blue": "Japheth"}
TILES = roster(len(NAMES)).tiles
When = Callable[[Any], bool]


@pytest.fixture(autouse=True)
def _pygame(make_app: object) -> Iterator[None]:
    """Fonts and pictures need pygame: the fixture of the app has begun it."""
    pygame.display.set_mode((8, 8))
    yield


def record(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text())
    return loaded


def shown(name: str, when: When, kind: str = "human") -> tuple[Any, Picture]:
    """State and picture of a record at the first decision of a player of which ``when`` is true."""
    taken = record(name)
    state = game.new(taken["game"], taken["players"], taken["options"])
    seats = tuple(Seat(colour, NAMES[colour], kind) for colour in NAMES if colour in taken["players"])
    picture = Picture.of(state, seats)
    for move in taken["moves"]:
        if state.to_move in NAMES and when(state):
            picture.queue_up(state)
            return state, picture
        for event in state.play(move):
            picture.apply(event)
    raise AssertionError("the record has no such moment")


def can(word: str) -> When:
    return lambda state: any(move.kind == word for move in state.legal())


def phase(name: str) -> When:
    return lambda state: bool(state.position()["phase"] == name)


def legal(state: Any, word: str, kind: str) -> frozenset[Target]:
    return frozenset((kind, move.text.split()[1]) for move in state.legal() if move.kind == word)


def frame_of(size: tuple[int, int] = (1280, 720)) -> Frame:
    return Frame(Brush(Layout(size)))


# -- the prompt
def asked(name: str, when: When, kind: str, word: str, **marks: Any) -> str:
    state, picture = shown(name, when)
    return prompt_for(picture, Marks(player=picture.actor or "", legal=legal(state, word, kind), **marks)).text


def test_the_prompt_names_actor_verb_and_noun_for_every_kind_of_decision() -> None:
    prompts = [
        asked("ark-4-greedy", phase("planning"), "space", "choose"),
        asked("ark-3-mixed", can("take"), "drawn", "take", tray="taming"),
        asked("ark-3-mixed", can("bonus"), "good", "bonus", tray="bonus"),
        asked("ark-3-mixed", can("swap"), "edge", "swap"),
        asked("ark-3-mixed", can("exchange"), "give", "exchange", tray="exchange"),
        asked("ark-4-greedy", can("wall"), "edge", "wall"),
        asked("ark-4-greedy", can("load"), "pen", "load"),
        asked("ark-4-random", phase("deluge-food"), "square", "food"),
        asked("family-4-greedy", can("choose"), "space", "choose"),
        asked("family-4-greedy", can("wall"), "edge", "wall"),
        asked("family-4-greedy", can("load"), "pen", "load"),
    ]
    assert len(set(prompts)) >= 10
    for prompt in prompts:
        assert prompt.split(": ")[0] in NAMES.values()
        assert len(prompt) <= 34


def test_S3_three_players_are_asked_for_a_bag() -> None:
    def when(state: Any) -> bool:
        return can("draw")(state) and state.position()["action"] == 2

    assert "bag" in asked("ark-3-greedy", when, "bag", "draw", tray="taming")


def test_S4_the_exchange_is_asked_for_step_by_step_and_tells_the_pairing() -> None:
    state, picture = shown("ark-3-mixed", can("exchange"))
    given, kept = next(move for move in state.legal() if move.kind == "exchange").text.split()[1:]
    texts = []
    for chosen in [(), (("drawn", kept),), (("give", given),), (("drawn", kept), ("give", given))]:
        marks = Marks(legal=frozenset({("give", given)}), tray="exchange", chosen=frozenset(chosen))
        texts.append(prompt_for(picture, marks).text)
    assert len(set(texts)) == 4
    partner = kept[:-1] + ("f" if kept.endswith("m") else "m")
    picture.held[picture.actor or ""].animals.append(partner)
    assert "your own" in prompt_for(picture, marks).chip


def test_S5_pips_count_spent_due_and_left() -> None:
    _, picture = shown("ark-4-greedy", can("wall"))
    picture.left, picture.left_of = 5, 8
    pips = prompt_for(picture, Marks(cost=2)).pips
    assert pips == ("spent",) * 3 + ("due",) * 2 + ("left",) * 3


def test_S5_no_more_is_asked_for_than_can_be_laid() -> None:
    _, picture = shown("ark-4-greedy", can("wall"))
    picture.usable, picture.left, picture.left_of = 3, 6, 8
    prompt = prompt_for(picture, Marks())
    assert "up to 3 more" in prompt.text
    assert prompt.pips == ("spent",) * 2 + ("left",) * 3 + ("idle",) * 3
    picture.usable = 6
    assert "up to 6 more" in prompt_for(picture, Marks()).text and "idle" not in prompt_for(picture, Marks()).pips


def test_S4_more_is_drawn_only_once_something_has_been_drawn() -> None:
    _, picture = shown("ark-3-mixed", lambda state: can("draw")(state) and state.actions[state.action] == "trading")
    marks = Marks(tray="exchange", legal=frozenset({("bag", "m")}))
    texts = []
    for drawn in ([], ["lion/m"], ["lion/m", "dog/f"]):
        picture.drawn = drawn
        texts.append(prompt_for(picture, marks).text.partition(": ")[2])
    assert texts == ["draw three animals", "draw 2 more", "draw 1 more"]


def test_a_computer_thinks_and_a_refusal_tells_its_reason() -> None:
    _, picture = shown("ark-4-greedy", can("wall"), kind="greedy")
    name = NAMES[picture.actor or ""]
    assert prompt_for(picture, Marks()).text == f"{name} is thinking"
    why = WhyNot(Reason("pitch-needs-two-dividers", "S5"), ("field", "c1NW"))
    prompt = prompt_for(picture, Marks(why_not=why))
    assert prompt.missing and prompt.reason is why.reason and name not in prompt.text


@pytest.mark.parametrize("size", SIZES)
def test_a_long_name_stays_within_the_prompt(size: tuple[int, int]) -> None:
    _, picture = shown("ark-4-greedy", can("wall"))
    picture.seats = tuple(Seat(seat.colour, "Wwwwwwwwwwww") for seat in picture.seats)
    frame, window = frame_of(size), Surface(size, pygame.SRCALPHA)
    frame.prompt.draw(window, picture, Marks())
    ring = frame.brush.layout.px(16)
    assert frame.prompt.rect().inflate(2 * ring, 2 * ring).contains(window.get_bounding_rect())


# -- the button in Done's place
def test_done_is_plain_until_something_was_done_then_green() -> None:
    state, picture = shown("ark-4-greedy", can("wall"))
    marks = Marks(legal=frozenset({("button", "done")}))
    before = way_on(picture, marks)
    for event in state.play(next(move for move in state.legal() if move.kind == "wall")):
        picture.apply(event)
    after = way_on(picture, marks)
    assert before and after and before.style != after.style
    assert (before.word, after.word) == ("done", "done")
    picture.log.note(Event("divider-returns", "red", source=("edge", "c1N"), target=("stock", "")))
    assert way_on(picture, marks) == after, "what the log tells of others changes nothing"


def test_the_way_on_is_what_may_be_done() -> None:
    _, picture = shown("ark-4-random", phase("deluge-food"))
    ways = {
        "done": way_on(picture, Marks(legal=frozenset({("button", "done")}))),
        "pass": way_on(picture, Marks(tray="bonus", legal=frozenset({("button", "pass")}))),
        "draw3": way_on(picture, Marks(legal=frozenset({("button", "draw3")}))),
        "decline": way_on(picture, Marks(tray="exchange", legal=frozenset({("button", "decline")}))),
    }
    assert {name: way.name for name, way in ways.items() if way} == {name: name for name in ways}
    assert ways["done"] and ways["done"].word == "enough"
    assert way_on(picture, Marks()) is None


def test_trade_waits_for_both_tiles() -> None:
    _, picture = shown("ark-3-mixed", can("exchange"))
    waiting = way_on(picture, Marks(tray="exchange", legal=frozenset({("give", "dog/m")})))
    ready = way_on(picture, Marks(tray="exchange", legal=frozenset({("button", "trade")})))
    assert waiting and not waiting.enabled
    assert ready and ready.enabled and ready.style != waiting.style


@pytest.mark.parametrize(("name", "workers"), [("ark-2-greedy", 4), ("ark-4-greedy", 4), ("family-2-greedy", 4)])
def test_S1_F2_everybody_who_places_a_worker_is_shown_through_or_waiting(name: str, workers: int) -> None:
    """With two players each is shown once for each of two workers; the first who waits is the actor."""
    for placed in range(workers):
        _, picture = shown(name, having_placed(placed))
        through, waiting = choosers(picture)
        assert (len(through), len(waiting)) == (placed, workers - placed)
        assert waiting[0] == picture.actor


def having_placed(workers: int) -> When:
    def when(state: Any) -> bool:
        current = state.position()["spaces"]["current"].values()
        return can("choose")(state) and sum(len(colours.split()) for colours in current) == workers

    return when


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
    for legal, pulse in (((), 0.7), ((), 1.0), ((("bag", "m"),), 0.7), ((("bag", "m"),), 1.0)):
        surface.fill("black")
        frame.draw_marks(surface, picture, Marks(tray="taming", legal=frozenset(legal), pulse=pulse))
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
