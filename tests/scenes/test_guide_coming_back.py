"""Guided matches are left and gone on with, begun anew, and found by whoever never played."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from guided import Pupil, well
from kept_matches import button, settle, texts

from scenes.app import App
from scenes.confirm import Question
from scenes.draft import Draft
from scenes.guide.beginning import SEEDS, begin_guided, guided_plan, left_match
from scenes.guide.entrance import LookInside
from scenes.guide.lessons import LESSONS
from scenes.guide.shown import QUIET, RULE
from scenes.match_setup import MatchPlan, scene_for
from scenes.rules.scene import Rules
from scenes.setup import Setup
from scenes.system import settings as stored
from scenes.system.saves import Saves
from scenes.table.picture import Seat
from scenes.title import Title
from scenes.words import guide as words

SIZES = ((1024, 768), (1280, 720))


@pytest.fixture
def kept(app: App, tmp_path: Path) -> App:
    """An app that keeps its matches."""
    app.saves = Saves(tmp_path / "saves")
    return app


# -- leaving it and coming back
@pytest.mark.parametrize("game", SEEDS)
def test_a_guided_match_that_was_left_goes_on_where_it_was(kept: App, game: str) -> None:
    pupil = Pupil(kept, game)
    for _ in range(3):
        pupil.go_on(True, well)
    pupil.settle()
    moves, lessons = [str(move) for move in pupil.play.match.moves], dict(kept.settings.lessons)
    kept.change_to(Title())
    kept.settings.lessons = stored.load().lessons
    assert kept.settings.lessons == lessons
    again = Pupil(kept, game)
    assert [str(move) for move in again.play.match.moves][: len(moves)] == moves
    assert again.play.plan.slot == pupil.play.plan.slot
    assert lessons.items() <= {**kept.settings.lessons}.items() or again.teacher.said


def test_what_was_silenced_stays_silent_when_it_is_gone_on_with(kept: App) -> None:
    pupil = Pupil(kept, "aboard")
    pupil.go_on(False, well)
    pupil.settle()
    pupil.press(QUIET)
    kept.change_to(Title())
    assert left_match(kept, "aboard") is None
    entry = kept.saves.latest()
    assert entry and entry.save and entry.save.settings["guided"] is False


@pytest.mark.parametrize("game", SEEDS)
def test_begun_anew_everything_is_told_once_more(kept: App, game: str) -> None:
    pupil = Pupil(kept, game)
    for _ in range(3):
        pupil.go_on(True, well)
    kept.settings.lessons["other/lesson"] = 1
    kept.change_to(Title())
    begin_guided(kept, game, anew=True)
    kept.frame()
    assert {name for name in kept.settings.lessons if not name.startswith(game)} == {"other/lesson"}
    fresh = kept.stack.top.table
    assert [move for move in fresh.play.match.moves if move.kind not in ("reveal", "deal")] == []


def test_the_first_guided_match_is_the_same_for_everybody(make_app) -> None:
    moves = [[str(move) for move in Pupil(make_app(), "ark").play.match.moves] for _ in range(2)]
    assert moves[0] == moves[1]


@pytest.mark.parametrize("game", SEEDS)
def test_who_begins_again_is_dealt_other_animals(app: App, game: str) -> None:
    seeds = []
    for _ in range(3):
        seeds.append(Pupil(app, game).play.plan.seed)
        app.change_to(Title())
    assert seeds[0] == SEEDS[game] and len(set(seeds)) == 3


def test_another_match_on_the_table_is_not_left_without_asking(app: App) -> None:
    app.change_to(scene_for(app, MatchPlan("ark", (Seat("blue", ""), Seat("red", "")), "blue", 1)))
    app.frame()
    begin_guided(app, "ark")
    assert isinstance(app.stack.top, Question)


def test_from_the_rules_over_a_guided_match_the_way_leads_back_to_it(app: App) -> None:
    pupil = Pupil(app, "ark")
    scene = pupil.scene
    pupil.press(RULE)
    begin_guided(app, "ark")
    assert app.stack.top is scene


@pytest.mark.parametrize("kinds", ["easy easy", "human human", "human easy easy"])
def test_a_save_that_others_have_made_a_guided_one_has_no_guide(app: App, kinds: str) -> None:
    colours = ("blue", "yellow", "red")
    seats = tuple(Seat(colour, "", kind) for colour, kind in zip(colours, kinds.split(), strict=False))
    app.change_to(scene_for(app, MatchPlan("ark", seats, "blue", 1, guided=True)))
    app.frame()
    assert app.stack.top.table.teacher is None


def test_the_next_match_at_the_table_is_no_guided_one() -> None:
    assert not guided_plan("ark").again().guided


# -- the way in
@pytest.mark.parametrize("game", SEEDS)
@pytest.mark.parametrize("size", SIZES)
def test_the_setup_leads_whoever_never_played_to_a_guided_match(make_app, hand_on, game: str, size) -> None:
    app = make_app(size)
    hand = hand_on(app)
    app.stack.push(Setup(Draft(game)))
    settle(app)
    hand.click(button(app, words.show()))
    settle(app)
    assert isinstance(app.stack.top, LookInside)
    assert texts(app) == [words.begin(), words.rules()]
    hand.click(button(app, words.begin()))
    app.frame()
    assert app.stack.top.table.play.plan.guided
    assert app.stack.top.table.play.plan.game == game


def test_a_guided_match_that_was_left_is_offered_first(kept: App, hand_on) -> None:
    pupil = Pupil(kept, "ark")
    for _ in range(2):
        pupil.go_on(True, well)
    moves = len(pupil.play.match.moves)
    kept.stack.restart(Setup(Draft("ark")))
    kept.stack.push(LookInside("ark"))
    settle(kept)
    assert texts(kept) == [words.go_on(), words.anew(), words.rules()]
    hand_on(kept).click(button(kept, words.go_on()))
    kept.frame()
    assert len(kept.stack.top.table.play.match.moves) >= moves


def test_the_setup_leads_to_the_rules_and_back(app: App, hand) -> None:
    setup = Setup(Draft("aboard"))
    app.stack.push(setup)
    app.stack.push(LookInside("aboard"))
    settle(app)
    hand.click(button(app, words.rules()))
    app.frame()
    assert isinstance(app.stack.top, Rules) and app.stack.top.chapter.game == "aboard"
    hand.key(pygame.K_ESCAPE)
    assert app.stack.top is setup


def test_where_a_match_goes_on_nobody_is_asked_whether_they_have_played(app: App) -> None:
    plan = MatchPlan("ark", (Seat("blue", ""), Seat("red", "")), "blue", 1)
    app.stack.push(Setup(Draft.going_on(plan)))
    assert words.show() in texts(app)
    played = Setup(Draft("ark", played=("reveal dog/m",)))
    app.stack.replace(played)
    assert words.show() not in texts(app)


def test_there_are_lessons_for_every_game() -> None:
    assert set(LESSONS) == set(SEEDS) == {"ark", "family", "aboard"}
