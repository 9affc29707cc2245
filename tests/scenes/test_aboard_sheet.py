"""The score sheet of Animals on Board: every species of every ark, adding up (N5)."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest
from aboard_hand import plan_of
from conftest import Hand, MakeApp
from hypothesis import given
from hypothesis import strategies as st

from game.aboard import AnimalsOnBoard, new_game
from game.core import Event
from scenes import aboard_scoring
from scenes.aboard import AboardScene
from scenes.aboard_scoring import AboardScoring
from scenes.aboard_table.gangway import LEAST, Gangway, line_up
from scenes.aboard_table.score_rows import LEAST_GAP, LINE_GAP, in_lines, split_in_lines
from scenes.aboard_table.sheet import Scored, Sheet
from scenes.app import App
from scenes.words.aboard import again_button

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("aboard-*.json"))


def played(path: Path) -> tuple[AnimalsOnBoard, list[Event]]:
    """A recorded game to its end, with all its events."""
    record = json.loads(path.read_text())
    state = new_game(tuple(record["players"]), record["options"])
    return state, [event for move in record["moves"] for event in state.play(move)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_N5_the_sheet_adds_up_to_the_score_and_leaves_out_no_animal(path: Path) -> None:
    state, events = played(path)
    sheet = Sheet.of(state.players, events)
    assert {row.colour: row.total for row in sheet.rows} == state.scores()
    assert sheet.winners == state.winners()
    for row in sheet.rows:
        tiles = [tile for scored in (*row.herds, *row.singles, *row.pairs) for tile in scored.tiles]
        assert sorted(tiles) == sorted(state.position()["arks"][row.colour])
        assert [len(single.tiles) for single in row.singles] == [1] * len(row.singles)
        assert [(len(pair.tiles), pair.points) for pair in row.pairs] == [(2, 0)] * len(row.pairs)
        assert all(herd.points == 5 * len(herd.tiles) for herd in row.herds)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_N5_rows_stand_from_most_points_to_least(path: Path) -> None:
    state, events = played(path)
    totals = [row.total for row in Sheet.of(state.players, events).rows]
    assert totals == sorted(totals, reverse=True)


def scene_of(app: App, path: Path) -> AboardScoring:
    """The score sheet of a record on an app."""
    state, events = played(path)
    plan = plan_of(("human",) * len(state.players))
    scene = aboard_scoring.AboardScoring(plan, Sheet.of(state.players, events))
    app.stack.push(scene)
    return scene


def same_colours(path: Path) -> bool:
    """Whether a record is played by the first colours of the box, as ``plan_of`` seats them."""
    players = json.loads(path.read_text())["players"]
    return set(players) == set(("green", "yellow", "red", "blue")[: len(players)])


@pytest.mark.parametrize("path", [path for path in RECORDS if same_colours(path)], ids=lambda path: path.stem)
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_a_click_shows_all_that_was_still_to_come(make_app: MakeApp, path: Path, size: tuple[int, int]) -> None:
    waiting, hurried = make_app(size, speed="normal"), make_app(size, speed="normal")
    first, second = scene_of(waiting, path), scene_of(hurried, path)
    Hand(waiting).wait(12)
    hurried.frame()
    Hand(hurried).click((size[0] - 5, size[1] // 2))
    assert not first.busy and not second.busy
    pictures = [pygame.image.tobytes(app.screen.surface(), "RGB") for app in (waiting, hurried)]
    assert pictures[0] == pictures[1]


def test_play_again_keeps_the_seats_and_passes_the_first_turn_on(app: App) -> None:
    scene = scene_of(app, next(path for path in RECORDS if same_colours(path)))
    hand = Hand(app)
    hand.wait(0.1)
    again = next(one for one in scene.controls.widgets if getattr(one, "text", "") == again_button())
    hand.click(again.rect.center)
    table = app.stack.top
    if not isinstance(table, AboardScene):
        table = app.stack.scenes[0]
    assert isinstance(table, AboardScene)
    plan = table.table.play.plan
    assert plan.seats == scene.plan.seats and plan.first == scene.plan.players[1]


MANY = [
    Scored((f"{name}{n}", f"{name}{n + 1}"), 0)
    for n in (1, 3)
    for name in ("lion", "bear", "wolf", "fox", "pig", "frog")
]


def standing(app: App, pairs: list[Scored]) -> bytes:
    """The picture of the gangway once all pairs have come to rest."""
    surface = pygame.Surface((1280, 720)).convert()
    Gangway(app.brush, pairs).draw(surface, 1000.0)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("count", range(1, 11))
def test_N5_all_pairs_of_all_arks_stand_on_the_way_to_noah(app: App, count: int) -> None:
    assert line_up(count)[0] == count
    other = [*MANY[1:count], Scored(("sheep1", "sheep2"), 0)]
    assert standing(app, MANY[:count]) != standing(app, [*other[-1:], *other[:-1]])


def test_N5_of_very_many_pairs_the_first_have_gone_on_behind_noah(app: App) -> None:
    assert line_up(12) == (11, LEAST)
    other = [Scored(("sheep1", "sheep2"), 0), *MANY[1:]]
    assert standing(app, MANY) == standing(app, other)


@given(
    widths=st.lists(st.floats(40, 330), min_size=1, max_size=12), height=st.floats(60, 120), room=st.floats(200, 800)
)
def test_N5_what_stands_in_a_row_overlaps_nothing(widths: list[float], height: float, room: float) -> None:
    lines, scale = in_lines(widths, height, LEAST_GAP, (room, 136))
    for line in split_in_lines(widths, lines):
        assert (sum(line) + LEAST_GAP * (len(line) - 1)) * scale <= room + 0.01
    assert (height * lines + LINE_GAP * (lines - 1)) * scale <= 136.01
    assert 0 < scale <= 1
