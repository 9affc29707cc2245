"""Trying out a chapter: every position is one of the game, its thing can be done there and is seen to be done."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pygame
import pytest
from conftest import Hand, MakeApp
from trying_pupil import NAMES, TRIED, Pupil

from game.aboard import taking
from game.core import CHANCE
from game.record import Record
from scenes.app import App
from scenes.guide.people import PUPIL, RIVAL
from scenes.match_setup import MatchPlan, scene_for
from scenes.pause import Pause
from scenes.rules.chapters import Chapter, all_chapters
from scenes.rules.opening import open_rules
from scenes.rules.scene import Rules
from scenes.rules.trying import try_out
from scenes.system.saves import Saves
from scenes.table.asking import tried_out
from scenes.table.picture import Seat
from scenes.trying.ended import Ended
from scenes.trying.sign import AGAIN, BACK
from scenes.trying.tries import UNTRIED, try_of
from scenes.widgets import Button
from scenes.words import trying as words

each = pytest.mark.parametrize("chapter", TRIED, ids=NAMES)
_CLICKS = 60
"""Clicks anywhere in the window."""


def press_button(app: App, text: str) -> None:
    """Press the button with these words on the uppermost screen."""
    ended = app.stack.top
    assert isinstance(ended, Ended)
    button = next(one for one in ended.controls if isinstance(one, Button) and one.text == text)
    Hand(app).click(button.rect.center)


def test_every_chapter_can_be_tried_or_tells_why_not() -> None:
    assert set(TRIED).isdisjoint(UNTRIED)
    assert set(TRIED) | set(UNTRIED) == set(all_chapters())


@each
def test_the_position_is_one_of_the_game_and_the_pupil_is_to_move(chapter: Chapter) -> None:
    tried = try_of(chapter)
    state = Record(chapter.game, tried.players, {}, tried.moves).replay()
    assert set(tried.players) == {PUPIL, RIVAL}
    assert state.to_move == PUPIL


@each
def test_taking_back_ends_where_the_trial_begins(app: App, chapter: Chapter) -> None:
    pupil = Pupil.at(app, chapter)
    assert pupil.scene.table.play.match.why_no_undo() is not None


@each
def test_it_is_asked_for_in_words_but_in_the_family_variant(chapter: Chapter) -> None:
    assert bool(words.task(*chapter)) == (chapter.game != "family")


@pytest.mark.parametrize("name", ["trading", "building"])
def test_in_the_family_variant_a_glove_shows_the_way(make_app: MakeApp, name: str) -> None:
    app = make_app(speed="normal")
    pupil = Pupil.at(app, Chapter("family", name))
    trial = pupil.scene.table.trial
    assert trial
    assert pupil.scene.table.glove_guide.shows == trial.next_moves != ()
    seen = set()
    for _ in range(600):
        app.frame()
        glove = pupil.scene.table.glove_guide.glove
        seen |= {glove.marks.hover} if glove else set()
    assert ("space", trial.next_moves[0].split()[1]) in seen


@each
def test_the_known_way_is_seen_to_be_done_and_taken_back(app: App, chapter: Chapter) -> None:
    pupil = Pupil.at(app, chapter)
    before = pupil.state.position()
    ended = pupil.go_the_known_way()
    assert ended.done
    press_button(app, words.again())
    assert pupil.settle()
    assert pupil.state.position() == before
    pupil.go_the_known_way()
    press_button(app, words.back_to_the_rules())
    app.frame()
    page = app.stack.top
    assert isinstance(page, Rules)
    assert page.chapter == chapter


@pytest.mark.parametrize(
    ("chapter", "kind"),
    [
        (Chapter("ark", "pitch"), "pitch"),
        (Chapter("ark", "taming"), "take"),
        (Chapter("ark", "food"), "food"),
        (Chapter("ark", "loading"), "load"),
        (Chapter("ark", "deluge"), "load"),
        (Chapter("aboard", "start"), "keep"),
        (Chapter("aboard", "splitting"), "split"),
        (Chapter("aboard", "taking"), "take"),
        (Chapter("aboard", "round"), "take"),
    ],
    ids=lambda value: value if isinstance(value, str) else f"{value.game}-{value.name}",
)
def test_every_move_that_does_it_is_seen_to_do_it(chapter: Chapter, kind: str) -> None:
    tried = try_of(chapter)
    state = Record(chapter.game, tried.players, {}, tried.moves).replay()
    moves = [move for move in state.legal() if move.kind == kind]
    assert moves
    for move in moves:
        events = state.copy().play(move)
        assert any(sign.fits(event) for event in events for sign in tried.task.done), move


def stray(app: App, chapter: Chapter) -> Pupil:
    """Who has done at once something else than what is asked for, and is told so."""
    pupil = Pupil.at(app, chapter)
    pupil.make("choose 1" if chapter.name == "choosing" else "done")
    assert not pupil.settle()
    assert isinstance(app.stack.top, Ended) and not app.stack.top.done
    return pupil


def test_S2_choosing_is_done_where_a_token_is_taken_and_missed_where_there_is_none(app: App) -> None:
    chapter = Chapter("ark", "choosing")
    for move in [one.text for one in Pupil.at(app, chapter).state.legal()]:
        pupil = Pupil.at(app, chapter)
        worth = pupil.scene.table.picture.bonus.get(int(move.split()[1]), 0)
        pupil.make(move)
        assert not pupil.settle()
        ended = app.stack.top
        assert isinstance(ended, Ended) and ended.done == bool(worth), move


@pytest.mark.parametrize("chapter", [Chapter("ark", "building"), Chapter("ark", "loading")], ids=lambda one: one.name)
def test_who_did_something_else_is_told_again_what_is_asked_for(app: App, chapter: Chapter) -> None:
    stray(app, chapter)
    ended = app.stack.top
    assert isinstance(ended, Ended)
    assert ended.lines[-1] == words.task(*chapter)


@each
def test_escape_leads_back_to_the_page_whether_it_is_done_or_missed(app: App, chapter: Chapter) -> None:
    Pupil.at(app, chapter).go_the_known_way()
    Hand(app).key(pygame.K_ESCAPE)
    page = app.stack.top
    assert isinstance(page, Rules) and page.chapter == chapter
    if chapter in (Chapter("ark", "building"), Chapter("ark", "loading")):
        stray(app, chapter)
        Hand(app).key(pygame.K_ESCAPE)
        assert isinstance(app.stack.top, Rules)


@pytest.mark.parametrize(
    "chapter", [Chapter("ark", "pitch"), Chapter("aboard", "splitting")], ids=lambda one: one.game
)
def test_a_click_beside_the_panel_puts_it_away_for_good_unless_it_is_taken_back(app: App, chapter: Chapter) -> None:
    pupil = Pupil.at(app, chapter)
    pupil.go_the_known_way()
    Hand(app).click((3, app.layout.size[1] // 2))
    Hand(app).wait(2)
    assert pupil.scene.table.trial and pupil.scene.table.trial.told
    Hand(app).key(pygame.K_z)
    assert pupil.settle()
    assert not pupil.scene.table.trial.told
    assert pupil.go_the_known_way().done
    press_button(app, words.back_to_the_rules())
    assert isinstance(app.stack.top, Rules)


@pytest.mark.parametrize(
    "chapter", [Chapter("ark", "taming"), Chapter("aboard", "splitting")], ids=lambda one: one.game
)
def test_once_the_panel_is_put_away_nobody_is_said_to_think(app: App, chapter: Chapter) -> None:
    pupil = Pupil.at(app, chapter)
    pupil.go_the_known_way()
    Hand(app).click((3, app.layout.size[1] // 2))
    Hand(app).wait(1)
    assert pupil.state.to_move == RIVAL
    assert pupil.prompt == tried_out()


@pytest.mark.parametrize(
    "chapter", [Chapter("ark", "building"), Chapter("aboard", "splitting")], ids=lambda one: one.game
)
def test_under_the_panel_everything_has_come_to_rest(make_app: MakeApp, chapter: Chapter) -> None:
    app = make_app(speed="normal")
    pupil = Pupil.at(app, chapter)
    pupil.go_the_known_way()
    table = app.stack.scenes[-2].table
    assert table.moments.turning == 0.0 and not table.moments.sliding and not table.director.busy


def test_N5_on_board_is_told_what_it_changes_in_the_end_by_crates_kept_and_animals_alone(app: App) -> None:
    """A split is a crate, which is a point; a group that is taken is worth what its animals make, less its crates."""
    tried = Chapter("aboard", "splitting")
    assert Pupil.at(app, tried).go_the_known_way().lines == words.achieved(0, 1)
    tried = Chapter("aboard", "taking")
    takes = [move.text for move in Pupil.at(app, tried).state.legal() if move.kind == "take"]
    for move in takes:
        pupil = Pupil.at(app, tried)
        changed = taking(pupil.state, PUPIL, move.split()[1], secret_known=True)
        pupil.make(move)
        assert not pupil.settle()
        ended = app.stack.top
        assert isinstance(ended, Ended) and ended.lines == words.achieved(0, changed.points)


def test_what_costs_points_in_the_end_is_said_to_cost_them() -> None:
    assert words.achieved(0, -4) == ("As it stands, that costs 4 points in the end.",)
    assert words.achieved(0, 0) == ("That is how it is done. It changes no points in the end.",)
    assert words.achieved(3, None) == ("That brought 3 points.",)


@each
def test_who_moves_at_random_never_gets_stuck(app: App, chapter: Chapter) -> None:
    rng = random.Random(7)
    pupil = Pupil.at(app, chapter)
    for _ in range(40):
        assert pupil.state.to_move not in (CHANCE, RIVAL, None)
        pupil.make(rng.choice(list(pupil.state.legal())).text)
        if not pupil.settle():
            break
    if isinstance(app.stack.top, Ended):
        press_button(app, words.again())
        assert pupil.settle()
    Hand(app).key(pygame.K_ESCAPE)
    for _ in range(3):
        if not isinstance(app.stack.top, Rules):
            Hand(app).key(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Rules)


@each
def test_clicks_anywhere_leave_a_way_back(app: App, chapter: Chapter) -> None:
    """Home, the book and the sign lead to the page, from which it is tried once more."""
    rng = random.Random(chapter.name)
    Pupil.at(app, chapter)
    for _ in range(_CLICKS):
        spot = (rng.randrange(1280), rng.randrange(720))
        Hand(app).click(spot)
        assert app.stack.scenes, f"a click at {spot} has ended the program"
        if isinstance(app.stack.top, Rules):
            Pupil.at(app, chapter)
    for _ in range(5):
        if not isinstance(app.stack.top, Rules):
            Hand(app).key(pygame.K_ESCAPE)
            app.frame()
    assert isinstance(app.stack.top, Rules)


@each
def test_the_lantern_points_at_what_is_asked_for(app: App, chapter: Chapter) -> None:
    """By what it rings alone, one click after the other, the trial comes to its end."""
    pupil = Pupil.at(app, chapter)
    for _ in range(30):
        pupil.click_what_the_lantern_rings()
        if not pupil.settle():
            break
    ended = app.stack.top
    assert isinstance(ended, Ended)
    assert ended.done


@pytest.mark.parametrize(
    ("tried", "stray", "does_it"),
    [
        (Chapter("ark", "building"), "wall", "enclosure-completed"),
        (Chapter("ark", "trading"), "bonus food", "dividers-swapped"),
        (Chapter("family", "building"), "wall", "enclosure-completed"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, Chapter) else value,
)
def test_the_lantern_points_at_it_also_where_the_pupil_goes_another_way(
    app: App, tried: Chapter, stray: str, does_it: str
) -> None:
    pupil = Pupil.at(app, tried)
    while pupil.state.legal()[0].kind == "choose":
        pupil.make(pupil.scene.table.trial.next_moves[0])
        pupil.settle()
    due = pupil.scene.table.trial.next_moves[0]
    other = next(move.text for move in pupil.state.legal() if move.text.startswith(stray) and move.text != due)
    pupil.make(other)
    assert pupil.settle()
    while pupil.settle():
        pupil.click_what_the_lantern_rings()
        if isinstance(app.stack.top, Ended):
            break
    events = [event.kind for event in app.stack.scenes[-2].table.trial.events]
    assert does_it in events


@each
def test_a_trial_can_be_begun_again_and_left_by_its_sign(app: App, chapter: Chapter) -> None:
    pupil = Pupil.at(app, chapter)
    before = pupil.scene
    pupil.press(AGAIN)
    assert pupil.settle()
    assert pupil.scene is not before
    pupil.press(BACK)
    assert isinstance(app.stack.top, Rules)
    assert len(app.stack.scenes) == 1


@pytest.mark.parametrize("tried", [Chapter("ark", "loading"), Chapter("aboard", "taking")], ids=lambda one: one.game)
def test_the_match_below_waits_and_nothing_is_kept(make_app: MakeApp, tmp_path: Path, tried: Chapter) -> None:
    app = make_app()
    app.saves = Saves(tmp_path)
    app.stack.restart(scene_for(app, MatchPlan("ark", (Seat("green", "A"), Seat("red", "B")), "green", 3)))
    for _ in range(5):
        app.frame()
    playing, kept = app.at_table, len(app.saves.list())
    assert playing
    before, moves = playing.match.state.position(), playing.match.moves
    settings = msgspec.to_builtins(app.settings)
    open_rules(app, tried.game, tried.name)
    try_out(app, *tried)
    pupil = Pupil(app)
    pupil.settle()
    assert pupil.scene.copied() is None
    pupil.go_the_known_way()
    press_button(app, words.back_to_the_rules())
    Hand(app).key(pygame.K_ESCAPE)
    assert app.at_table is playing
    assert (playing.match.state.position(), playing.match.moves) == (before, moves)
    assert len(app.saves.list()) == kept
    assert msgspec.to_builtins(app.settings) == settings


@pytest.mark.parametrize("tried", [Chapter("ark", "building"), Chapter("aboard", "round")], ids=lambda one: one.game)
def test_keys_lead_to_the_page_and_to_settings_without_a_way_out(app: App, tried: Chapter) -> None:
    pupil = Pupil.at(app, tried)
    Hand(app).key(pygame.K_PAUSE)
    panel = app.stack.top
    assert isinstance(panel, Pause)
    assert not panel.in_play
    Hand(app).key(pygame.K_ESCAPE)
    assert pupil.scene.table.trial
    Hand(app).key(pygame.K_F1)
    assert isinstance(app.stack.top, Rules)
    assert len(app.stack.scenes) == 1
