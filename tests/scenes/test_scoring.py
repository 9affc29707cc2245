"""The score sheet: every point of every record is on it, and its scene shows and leads on."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pygame
import pytest
from conftest import Hand
from hypothesis import given
from hypothesis import strategies as st
from pygame import Color

from game import Event, Record, State
from scenes.app import App
from scenes.layouts.scoring import ScoringGrid
from scenes.match_setup import MatchPlan
from scenes.scoring import Scoring, begin
from scenes.scoring_chart import scale_of
from scenes.table.picture import Seat
from scenes.table.score_sheet import SOURCES, Award, ScoreSheet
from scenes.theme import CHARACTERS
from scenes.title import Title

RECORDS = sorted(
    path.stem
    for path in (Path(__file__).parents[1] / "records").glob("*.json")
    if path.stem.startswith(("ark", "family"))
)


@cache
def played(name: str) -> tuple[State, tuple[Event, ...]]:
    """The game of a record at its end, and all its events."""
    record = Record.read(Path(__file__).parents[1] / "records" / f"{name}.json")
    state = record.start()
    return state, tuple(event for move in record.moves for event in state.play(move))


def sheet_of(name: str) -> ScoreSheet:
    state, events = played(name)
    return ScoreSheet(state.game, state.players, events)


def plan_of(name: str) -> MatchPlan:
    state, _ = played(name)
    return MatchPlan(state.game, tuple(Seat(colour, colour.title()) for colour in state.players), state.players[0], 3)


# -- the sheet
@pytest.mark.parametrize("name", RECORDS)
def test_S9_the_sources_of_points_add_up_to_the_scores(name: str) -> None:
    state, _ = played(name)
    sheet = sheet_of(name)
    assert sheet.totals == state.scores()
    assert set(sheet.winners) == set(state.winners())
    assert {source for points in sheet.points.values() for source in points} <= set(sheet.sources)


@pytest.mark.parametrize("name", RECORDS)
def test_points_by_round_have_an_entry_for_each_round_and_one_for_the_end(name: str) -> None:
    state, _ = played(name)
    sheet = sheet_of(name)
    assert len(sheet.rounds) == state.position()["round"] + 1
    assert sheet.rounds[-1] == state.scores()


@pytest.mark.parametrize("name", RECORDS)
def test_points_by_round_are_those_of_the_position_when_the_round_ends(name: str) -> None:
    record = Record.read(Path(__file__).parents[1] / "records" / f"{name}.json")
    state = record.start()
    after: dict[int, dict[str, int]] = {}
    for move in record.moves:
        number = state.position()["round"]
        state.play(move)
        if state.position()["round"] != number:
            after[number] = state.scores()
    rounds = sheet_of(name).rounds
    assert {number: rounds[number - 1] for number in after} == after


FAMILY = [name for name in RECORDS if name.startswith("family")]
EARNED = [*((name, "builder", ("divider-laid", "pitch-laid")) for name in RECORDS),
          *((name, "keeper", ("pair-loaded",)) for name in FAMILY)]  # fmt: skip
"""Awards for what somebody did most often, with the events that count; on the ark keepers come fourth, too late."""


@given(least=st.integers(-300, 0), most=st.integers(1, 300))
def test_the_scale_of_the_chart_has_room_for_all_points_and_few_round_numbers(least: int, most: int) -> None:
    scale = scale_of(least, most)
    assert scale[0] <= least and most <= scale[-1] and 0 in scale
    assert 2 <= len(scale) <= 5
    assert least - scale[0] < scale.step and scale[-1] - most < scale.step


@pytest.mark.parametrize(("name", "kind", "deeds"), EARNED)
def test_an_award_goes_to_whoever_did_most(name: str, kind: str, deeds: tuple[str, ...]) -> None:
    _, events = played(name)
    sheet = sheet_of(name)
    done = Counter(event.player for event in events if event.kind in deeds)
    most = max(done.values())
    best = tuple(colour for colour in sheet.points if done[colour] == most)
    assert [award for award in sheet.awards if award.kind == kind] == [Award(kind, best, most)]


@pytest.mark.parametrize("name", ["ark-2-greedy", "ark-4-random"])
def test_the_best_provider_is_praised_for_the_points_of_the_row_of_food(name: str) -> None:
    """Food laid in the Deluge brings no points, and is counted neither there nor here."""
    sheet = sheet_of(name)
    award = next(award for award in sheet.awards if award.kind == "provider")
    assert award.colours == sheet.best("food")
    assert award.count == max(points["food"] for points in sheet.points.values())


@pytest.mark.parametrize(
    "builders", [("green", "red"), ("yellow", "red", "blue"), ("green", "yellow", "red", "blue")]
)
def test_an_award_goes_to_all_who_tie_in_order_of_seating_and_their_faces_are_there(
    app: App, builders: tuple[str, ...]
) -> None:
    players = ("green", "yellow", "red", "blue")
    laid = [Event("divider-laid", colour, points={colour: 1}) for colour in reversed(builders)]
    events = [*laid, Event("game-over", what="green")]
    sheet = ScoreSheet("ark", players, events)
    assert sheet.awards == [Award("builder", builders, 1)]
    seats = tuple(Seat(colour, colour.title()) for colour in players)
    app.stack.push(begin(MatchPlan("ark", seats, "green", 1), events))
    app.frame()
    Hand(app).click((3, 3))
    app.frame()
    card = ScoringGrid(app.layout).award(0)
    face = app.screen.surface().subsurface(card.left, card.top, card.height, card.height)
    seen = Counter(tuple(face.get_at((x, y))) for x in range(face.get_width()) for y in range(face.get_height()))
    shown = [colour for colour in players if seen[tuple(Color(CHARACTERS[colour].colour))] > seen.total() / 50]
    assert shown == list(builders)


def test_the_family_sheet_has_its_own_rows_only() -> None:
    assert set(SOURCES["family"]) == {"animals", "dividers", "trading", "hull"}


def test_the_best_of_a_row_are_all_who_share_it_and_nobody_where_nothing_was_got() -> None:
    sheet = ScoreSheet("ark", ("green", "red"), ())
    assert sheet.best("food") == ()
    sheet.points["green"]["food"] = sheet.points["red"]["food"] = 2
    assert sheet.best("food") == ("green", "red")


# -- the scene
@pytest.fixture
def scoring(make_app):
    app = make_app(speed="normal")
    _, events = played("ark-3-greedy")
    app.stack.push(begin(plan_of("ark-3-greedy"), events))
    return app


def test_a_click_shows_all_and_then_nothing_moves(scoring, hand_on) -> None:
    hand = hand_on(scoring)
    scene = scoring.stack.top
    hand.wait(0.3)
    assert scene.busy
    hand.click((3, 3))
    hand.wait(0.1)
    assert not scene.busy
    flips = scoring.screen.flips
    hand.wait(0.5)
    assert scoring.screen.flips == flips


def test_all_is_shown_in_the_end_as_by_a_click(scoring, hand_on, make_app) -> None:
    hand_on(scoring).wait(scoring.stack.top.lasts + 0.2)
    other = make_app(speed="instant")
    _, events = played("ark-3-greedy")
    other.stack.push(begin(plan_of("ark-3-greedy"), events))
    other.frame()
    shown = [pygame.image.tobytes(app.screen.surface(), "RGB") for app in (scoring, other)]
    assert shown[0] == shown[1]


def test_play_again_keeps_the_seats_and_passes_the_first_turn_on(scoring, hand_on) -> None:
    scene = scoring.stack.top
    assert isinstance(scene, Scoring)
    hand = hand_on(scoring)
    hand.click((3, 3))
    hand.click(scene.controls.widgets[-1].rect.center)
    play = scoring.stack.top.table.play
    assert play.plan.seats == scene.plan.seats
    assert play.match.players == (*scene.plan.players[1:], scene.plan.players[0])


def test_title_leads_to_the_title(scoring, hand_on) -> None:
    hand = hand_on(scoring)
    hand.click(scoring.stack.top.controls.widgets[0].rect.center)
    assert isinstance(scoring.stack.top, Title)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)], ids=str)
@pytest.mark.parametrize("name", ["ark-2-random", "ark-4-greedy", "family-2-greedy"])
def test_every_sheet_can_be_shown(make_app, name: str, size: tuple[int, int]) -> None:
    app = make_app(size)
    state, events = played(name)
    app.stack.push(begin(plan_of(name), events))
    app.frame()
    column = app.stack.top.table.grid.column(0, len(state.players))
    assert app.screen.surface().get_at((column.left + 9, column.centery))[:3] == (0xFF, 0xF3, 0xC4)
