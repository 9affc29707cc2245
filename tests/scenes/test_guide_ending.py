"""The end of what the guide has to say: its farewell in a match, and its closing word on the score sheet."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from guided import Pupil, well
from kept_matches import button, settle, texts

from game import Event, Record
from scenes.aboard_scoring import AboardScoring
from scenes.app import App
from scenes.guide.beginning import SEEDS
from scenes.guide.bubble import Bubble, at_the_ark
from scenes.guide.ending import NOTHING, Ending, ending_of
from scenes.guide.lesson import FAREWELL, MOST
from scenes.guide.shown import QUIET, RULE, SKIP
from scenes.match_setup import MatchPlan, score_sheet_for
from scenes.scoring import Scoring
from scenes.setup import Setup
from scenes.system.settings import HUMAN, SeatSetting
from scenes.table.hearing import CHIME
from scenes.table.picture import Seat
from scenes.words import guide as words
from scenes.words import scoring as scoring_words

RECORDS = Path(__file__).parents[1] / "records"
PLAYED = [f"{game}-2-greedy" for game in SEEDS]


@cache
def played(name: str) -> tuple[Event, ...]:
    record = Record.read(RECORDS / f"{name}.json")
    state = record.start()
    return tuple(event for move in record.moves for event in state.play(move))


def guided(name: str, pupil: int = 0) -> MatchPlan:
    """The plan of a record as if it had been a guided match, with one of its players as the pupil."""
    record = Record.read(RECORDS / f"{name}.json")
    seats = tuple(Seat(colour, "", HUMAN if n == pupil else "easy") for n, colour in enumerate(record.players))
    return MatchPlan(record.game, seats, record.players[0], 1, moves=record.moves, guided=True)


def sheet_on(app: App, plan: MatchPlan, name: str) -> Scoring | AboardScoring:
    sheet = score_sheet_for(plan, played(name))
    app.stack.restart(sheet)
    settle(app)
    assert isinstance(sheet, Scoring | AboardScoring)
    return sheet


def sources(sheet: Scoring | AboardScoring, colour: str) -> dict[str, int]:
    """The points of a player by source, as the sheet itself shows them."""
    if isinstance(sheet, Scoring):
        return dict(sheet.sheet.points[colour])
    return next(row.sources for row in sheet.sheet.rows if row.colour == colour)


# -- the farewell
def until_farewell(app: App, game: str) -> Pupil:
    """Somebody to whom everything has been told, at the first decision that comes then."""
    pupil = Pupil(app, game)
    app.settings.lessons.update({f"{game}/{lesson.name}": 1 for lesson in pupil.teacher.lessons})
    for _ in range(20):
        pupil.go_on(False, well)
        pupil.settle()
        if pupil.teacher.said and pupil.teacher.said.lesson is FAREWELL:
            return pupil
    raise AssertionError("there is no farewell")


@pytest.mark.parametrize("game", SEEDS)
def test_who_has_learnt_everything_is_told_so_once_until_the_next_deed_and_nothing_more(app: App, game: str) -> None:
    pupil = until_farewell(app, game)
    assert pupil.teacher.shown and pupil.teacher.shown.learnt == len(pupil.teacher.lessons)
    assert pupil.teacher.points_at == () and pupil.teacher.shown.things == ()
    pupil.make(well(pupil))
    assert pupil.teacher.said is None
    before = [*pupil.told]
    for _ in range(12):
        pupil.go_on(False, well)
    assert pupil.told == before
    assert pupil.play.plan.guided


@pytest.mark.parametrize("game", SEEDS)
def test_the_farewell_can_be_sent_away_and_has_no_chapter_behind_it(app: App, game: str) -> None:
    pupil = until_farewell(app, game)
    shown = pupil.teacher.shown
    assert shown
    assert set(Bubble(app.brush, at_the_ark).places(shown)) == {SKIP, QUIET}
    assert (RULE,) not in [place.target[-1:] for place in pupil.scene.steering.ground.places()]
    pupil.press(SKIP)
    assert pupil.teacher.said is None
    assert app.settings.lessons[f"{game}/farewell"] == MOST


# -- on the score sheet
@pytest.mark.parametrize("pupil", [0, 1])
@pytest.mark.parametrize("name", PLAYED)
def test_the_guide_names_what_has_brought_the_pupil_most(app: App, name: str, pupil: int) -> None:
    plan = guided(name, pupil)
    sheet = sheet_on(app, plan, name)
    by_source = sources(sheet, plan.seats[pupil].colour)
    assert sheet.ending
    assert sheet.ending.points == by_source[sheet.ending.source] == max(by_source.values()) > 0
    said = words.ending(plan.game, sheet.ending.source, sheet.ending.points)
    assert (str(sheet.ending.points) in said) == (plan.game != "family")


@pytest.mark.parametrize("game", SEEDS)
def test_where_nothing_has_brought_points_that_is_said(game: str) -> None:
    assert ending_of(guided(f"{game}-2-greedy"), ()) == Ending(game, NOTHING, 0)


@pytest.mark.parametrize("name", PLAYED)
def test_after_no_more_help_and_after_any_other_match_the_guide_says_nothing(app: App, name: str) -> None:
    sheet = sheet_on(app, replace(guided(name), guided=False), name)
    assert sheet.ending is None
    assert not {words.again_with_noah(), words.with_the_family()} & {*texts(app)}


@pytest.mark.parametrize(
    ("name", "rule"), [("aboard-2-greedy", "singles_score"), ("family-2-greedy", "shared_spaces")]
)
def test_where_a_save_has_house_rules_added_the_guide_says_nothing(name: str, rule: str) -> None:
    """What brings points may then be something that none of its words are about."""
    assert ending_of(replace(guided(name), options={rule: True}), played(name)) is None
    assert ending_of(replace(guided(name), options={rule: False}), played(name)) is not None


@pytest.mark.parametrize("name", PLAYED)
def test_again_with_noah_begins_the_guided_match_anew_and_everything_is_told_again(app: App, hand, name: str) -> None:
    plan = guided(name)
    app.settings.lessons = {f"{plan.game}/farewell": 1, "other/lesson": 2}
    sheet_on(app, plan, name)
    hand.click(button(app, words.again_with_noah()))
    app.frame()
    fresh = app.stack.top.table
    assert fresh.teacher and fresh.play.plan.game == plan.game
    assert {move.kind for move in fresh.play.match.moves} <= {"reveal", "deal"}
    assert {name: count for name, count in app.settings.lessons.items() if not name.startswith(plan.game)} == {
        "other/lesson": 2
    }


@pytest.mark.parametrize("name", PLAYED)
def test_with_the_family_leads_to_the_setup_with_a_person_on_every_seat(app: App, hand, name: str) -> None:
    kinds = {"green": HUMAN, "yellow": "hard", "red": "easy", "blue": "nobody"}
    app.settings.seats = [SeatSetting(colour, "", kind) for colour, kind in kinds.items()]
    sheet_on(app, guided(name), name)
    hand.click(button(app, words.with_the_family()))
    app.frame()
    setup = app.stack.top
    assert isinstance(setup, Setup)
    assert setup.draft.game == guided(name).game
    assert [(seat.colour, seat.player) for seat in setup.draft.taken] == [
        (colour, HUMAN) for colour in ("green", "yellow", "red")
    ]


def test_whoever_played_alone_last_finds_a_second_seat_for_the_family(app: App, hand) -> None:
    app.settings.seats = [
        SeatSetting(c, "", HUMAN if c == "blue" else "nobody") for c in ("green", "yellow", "red", "blue")
    ]
    sheet_on(app, guided("ark-2-greedy"), "ark-2-greedy")
    hand.click(button(app, words.with_the_family()))
    app.frame()
    assert [seat.player for seat in app.stack.top.draft.taken] == [HUMAN, HUMAN]


@pytest.mark.parametrize("name", PLAYED)
def test_the_usual_ways_on_are_still_there(app: App, name: str) -> None:
    sheet_on(app, guided(name), name)
    assert {scoring_words.watch_again(), scoring_words.play_again()} <= {*texts(app)}


@pytest.mark.parametrize("name", PLAYED)
def test_the_closing_word_comes_with_a_chime_once_the_sheet_is_whole(make_app, monkeypatch, name: str) -> None:
    app = make_app(speed="normal")
    heard: list[str] = []
    monkeypatch.setattr(app.sound, "play", heard.append)
    sheet = sheet_on(app, guided(name), name)
    assert sheet.age == sheet.lasts
    assert heard.count(CHIME) == 1 and heard[-1] == CHIME
