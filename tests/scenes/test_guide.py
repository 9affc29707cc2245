"""The guide of a first match: what it says when, and how it is silenced, left, gone on with and begun anew."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from guided import Pupil, well
from sitting import RECORDS

from game import Record
from game.ark.actions.loading import kept_out
from scenes.app import App
from scenes.guide.beginning import SEEDS, begin_guided
from scenes.guide.bubble import Bubble, at_the_ark, at_the_meadow
from scenes.guide.lesson import MOST
from scenes.guide.lessons import LESSONS
from scenes.guide.shown import BUTTONS, QUIET, RULE, SKIP, Shown
from scenes.layout import Layout
from scenes.match_setup import MatchPlan, scene_for
from scenes.paint import Brush
from scenes.rules.scene import Rules
from scenes.table.hearing import CHIME
from scenes.table.picture import Seat
from scenes.table.tiles import species_of

SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))


WHOLE = [pytest.param(name, marks=() if name == "aboard" else pytest.mark.long) for name in SEEDS]
"""Games that are played to their end; those of the ark take longer."""


def told(pupil: Pupil) -> str:
    return pupil.teacher.said.lesson.name if pupil.teacher.said else ""


def until_told(pupil: Pupil, name: str) -> None:
    """Play on until a lesson is told."""
    while told(pupil) != name:
        assert pupil.go_on(True, well), f"{name} is never told"
        pupil.settle()


# -- what is said when
@pytest.mark.parametrize(("game", "first"), [("ark", "lead"), ("family", "animals"), ("aboard", "keep")])
def test_the_first_decision_is_explained(app: App, game: str, first: str) -> None:
    pupil = Pupil(app, game)
    assert told(pupil) == first
    assert pupil.teacher.points_at


@pytest.mark.parametrize("game", SEEDS)
def test_one_thing_is_said_in_a_turn_at_most(app: App, game: str) -> None:
    pupil, said = Pupil(app, game), []
    for _ in range(40):
        turns = sum(made.ends_turn or made.begins_turn_of(made.mover) for made in pupil.play.match.made)
        if told(pupil):
            said.append((turns, told(pupil)))
        if not pupil.go_on(False, well) or not pupil.settle():
            break
    assert len(said) > 4
    assert all(one == other or one[0] < other[0] for one, other in pairwise(said))


def test_what_is_done_while_it_is_told_silences_the_guide(app: App) -> None:
    pupil = Pupil(app, "ark")
    until_told(pupil, "dividers")
    pupil.do_as_told()
    pupil.settle()
    assert told(pupil) == ""
    assert app.settings.lessons["ark/dividers"] == MOST


def test_what_is_done_unasked_is_not_told_any_more(app: App) -> None:
    pupil = Pupil(app, "aboard")
    pupil.make(well(pupil))
    pupil.settle()
    assert told(pupil) == "split"
    group = max(pupil.play.match.state.groups(), key=len)
    pupil.make(f"split {group[0]}")
    assert app.settings.lessons["aboard/split"] == MOST


def test_a_lesson_points_on_at_what_is_left_to_do(app: App) -> None:
    pupil = Pupil(app, "ark")
    pointed: dict[str, set[tuple[str, ...]]] = {}
    while pupil.go_on(True, well):
        pupil.settle()
        if pupil.teacher.points_at:
            pointed.setdefault(told(pupil), set()).add(pupil.teacher.points_at)
        if len(pointed.get("close", ())) > 1 or len(pointed.get("feed", ())) > 1:
            return
    raise AssertionError("each lesson has pointed at one thing alone")


def test_what_is_taken_back_is_not_talked_about(app: App) -> None:
    pupil = Pupil(app, "ark")
    until_told(pupil, "together")
    pupil.go_on(True, well)
    pupil.settle()
    pupil.hand.key(pygame.K_z)
    pupil.settle()
    assert told(pupil) == ""
    assert pupil.go_on(True, well)


@pytest.mark.parametrize("game", SEEDS)
def test_a_match_that_is_no_guided_one_has_no_guide(app: App, game: str) -> None:
    app.change_to(scene_for(app, MatchPlan(game, (Seat("blue", ""), Seat("red", "", "easy")), "blue", 1)))
    app.frame()
    assert app.stack.top.table.teacher is None
    assert app.settings.lessons == {}


@pytest.mark.parametrize("less_motion", [False, True])
@pytest.mark.parametrize("game", SEEDS)
def test_what_is_said_slides_in_with_a_chime_and_stands_at_once_where_less_motion_is_wanted(
    make_app, monkeypatch, game: str, less_motion: bool
) -> None:
    app = make_app(speed="normal")
    app.settings.less_motion = less_motion
    heard: list[str] = []
    monkeypatch.setattr(app.sound, "play", heard.append)
    begin_guided(app, game)
    off: list[float] = []
    for _ in range(600):
        app.frame()
        table = app.stack.top.table
        if table.teacher.said:
            off.append(table.moments.speech)
        if len(off) > 40:
            break
    assert (off[0] > 0.5) is not less_motion
    assert off == sorted(off, reverse=True) and off[-1] == 0
    assert heard.count(CHIME) == 1


# -- its buttons
@pytest.mark.parametrize("game", WHOLE)
def test_what_is_skipped_is_not_told_again(app: App, game: str) -> None:
    pupil = Pupil(app, game)
    skipped = told(pupil)
    pupil.press(SKIP)
    assert told(pupil) == ""
    assert app.settings.lessons[f"{game}/{skipped}"] == MOST
    pupil.to_the_end(False, well)
    assert skipped not in pupil.told


@pytest.mark.parametrize("game", SEEDS)
def test_the_question_mark_opens_the_chapter_behind_a_lesson_and_escape_leads_back(app: App, game: str) -> None:
    pupil = Pupil(app, game)
    scene, chapter = pupil.scene, pupil.teacher.shown.chapter
    pupil.press(RULE)
    app.frame()
    assert isinstance(app.stack.top, Rules)
    assert (app.stack.top.chapter.game, app.stack.top.chapter.name) == (game, chapter)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    app.frame()
    assert app.stack.top is scene
    assert told(pupil)


@pytest.mark.parametrize("game", WHOLE)
def test_after_no_more_help_the_match_goes_on_like_any_other(app: App, game: str) -> None:
    pupil = Pupil(app, game)
    pupil.press(QUIET)
    assert pupil.teacher.shown is None
    assert not pupil.play.plan.guided
    pupil.to_the_end(False, well)
    assert pupil.told == []


@pytest.mark.parametrize("game", SEEDS)
def test_the_keys_come_to_the_buttons_of_the_guide(app: App, game: str) -> None:
    pupil = Pupil(app, game)
    places = pupil.scene.steering.ground.places()
    assert {name for place in places for name in place.target} >= set(BUTTONS)


@pytest.mark.parametrize("game", SEEDS)
def test_the_guide_lies_on_nothing_that_can_be_clicked(make_app, game: str) -> None:
    for size in SIZES:
        pupil = Pupil(make_app(size), game)
        bubble = Bubble(pupil.app.brush, at_the_meadow if game == "aboard" else at_the_ark)
        own = bubble.places(pupil.teacher.shown)
        for place in pupil.scene.steering.ground.places():
            if not set(place.target) & set(own):
                assert not place.rect.colliderect(bubble.speech), (size, place.target)
                assert not place.rect.colliderect(bubble.sign), (size, place.target)
        assert all(bubble.speech.contains(own[name]) for name in (SKIP, RULE))
        assert bubble.sign.contains(own[QUIET])


@pytest.mark.parametrize("scale", [0.9, 1.0, 1.15])
@pytest.mark.parametrize("placing", [at_the_ark, at_the_meadow])
def test_the_buttons_of_the_guide_lie_apart_from_its_words(make_app, placing, scale: float) -> None:
    shown = Shown("ark", "lead", "choosing", 1, 2)
    for size in SIZES:
        bubble = Bubble(Brush(Layout(size, scale), make_app().brush.art), placing)
        room, places = bubble.room(bubble.speech), bubble.places(shown)
        assert not room.colliderect(places[SKIP]) and not room.colliderect(places[RULE])
        assert not places[SKIP].colliderect(places[RULE])


# -- the Family Variant
def test_the_glove_shows_what_is_pointed_at_to_who_may_not_read(make_app) -> None:
    app = make_app(speed="normal")
    pupil = Pupil(app, "family")
    for _ in range(200):
        app.frame()
        if pupil.scene.table.glove_guide.glove:
            break
    glove = pupil.scene.table.glove_guide.glove
    assert glove
    space = pupil.teacher.points_at[0].split()[1]
    hits = pupil.scene.table.hits
    assert glove.step.way.end == hits.frame.board.current(hits.picture, int(space), "blue").center


@pytest.mark.parametrize("name", ["load", "partner"])
def test_pictures_show_the_very_animals_that_are_meant(app: App, name: str) -> None:
    pupil = Pupil(app, "family")
    until_told(pupil, name)
    mine, mate, other = pupil.teacher.shown.animals
    held = pupil.play.match.state.view(pupil.teacher.pupil).position()["held"][pupil.teacher.pupil]["animals"]
    assert mine in held and species_of(mine) == species_of(mate) != species_of(other)
    assert species_of(mine) == pupil.teacher.said.why.params["species"]


def test_a_trade_is_shown_with_a_partner_that_nobody_holds_yet(app: App) -> None:
    pupil = Pupil(app, "family")
    until_told(pupil, "trade")
    mine, mate, _ = pupil.teacher.shown.animals
    held = pupil.play.match.state.view(pupil.teacher.pupil).position()["held"].values()
    assert mine in [tile for of in held for tile in of["animals"]]
    assert mate not in [tile for of in held for tile in of["animals"]]


# -- the glove helps on
def glove_within(pupil: Pupil, seconds: float) -> bool:
    for _ in range(round(60 * seconds)):
        pupil.app.frame()
        if pupil.scene.table.glove_guide.glove:
            return True
    return False


@pytest.mark.parametrize("hints", [True, False])
def test_who_does_nothing_is_shown_a_move_also_where_nothing_is_told_as_far_as_they_may_have_hints(
    make_app, hints: bool
) -> None:
    app = make_app()
    pupil = Pupil(app, "family")
    app.settings.lessons.update(
        {f"family/{lesson.name}": MOST for lesson in LESSONS["family"]} | {"family/farewell": 1}
    )
    for _ in range(4):
        pupil.go_on(False, well)
    pupil.settle()
    table = pupil.scene.table
    assert told(pupil) == "" and not table.glove_guide.shows
    table.glove_guide.taken += [frozenset(move.kind for move in table.play.state.legal())] * 2
    table.play.change_aids(table.play.plan.shows, frozenset({"blue"} if hints else ()))
    app.settings.speed = "normal"
    assert glove_within(pupil, 8) is hints
    while table.glove_guide.glove:
        app.frame()
    assert glove_within(pupil, 25) is hints, "it rests, and comes again"


# -- a pair that has to wait
def before_pair_waits(code: str) -> tuple[str, ...]:
    """The moves of a record up to where the first player loads and a pair has to wait, by the core's code."""
    record = Record.read(RECORDS / "ark-2-greedy.json")
    for number, state in enumerate(record.states(), 1):
        loads = state.to_move == record.players[0] and not {"food", "load"}.isdisjoint(m.kind for m in state.legal())
        if loads and code in {reason.code for reason in kept_out(state, state.seat).values()}:
            return tuple(record.moves[:number])
    raise AssertionError(f"no pair waits for that: {code}")


@pytest.mark.parametrize(("code", "lesson"), [("pitch-missing", "pitch"), ("food-missing", "feed")])
def test_who_has_a_pair_and_its_pen_is_told_what_is_missing_there(app: App, code: str, lesson: str) -> None:
    moves = before_pair_waits(code)
    colours = Record.read(RECORDS / "ark-2-greedy.json").players
    seats = (Seat(colours[0], ""), Seat(colours[1], "", "easy"))
    others = (one.name for one in LESSONS["ark"] if one.name != lesson)
    app.settings.lessons = {f"ark/{name}": MOST for name in others}
    app.change_to(scene_for(app, MatchPlan("ark", seats, colours[0], 1, moves=moves, guided=True)))
    for _ in range(5):
        app.frame()
    teacher = app.stack.top.table.teacher
    assert teacher.said.lesson.name == lesson
    assert teacher.points_at or teacher.shown.things
