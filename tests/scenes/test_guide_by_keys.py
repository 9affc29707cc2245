"""Guided matches by keyboard alone and by gamepads alone: what is pointed at, and all that the guide offers."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from conftest import MakeApp
from gamepad_hand import pad_on
from guided import Choose, KeyPupil, anyhow, well
from keyboard_hand import Press

from scenes.aboard import AboardScene
from scenes.app import App
from scenes.guide.beginning import SEEDS
from scenes.guide.shown import QUIET, RULE, SKIP
from scenes.replay.look_back import Retelling
from scenes.rules.scene import Rules

SAMPLE = 12
"""Decisions that are made where a match is not played to its end."""
HANDS: dict[str, Callable[[App], Press | None]] = {"keyboard": lambda app: None, "gamepads": pad_on}

by_each = pytest.mark.parametrize("by", HANDS)
of_each = pytest.mark.parametrize("game", SEEDS)


def pupil_by(by: str, app: App, game: str, seed: int | None = None) -> KeyPupil:
    return KeyPupil(app, game, seed, HANDS[by](app))


def rings_what_is_there(pupil: KeyPupil) -> bool:
    """Whether the ring of the keys is to be seen, round something that is there."""
    focus = pupil.keys.steering.focus
    return focus.shown and focus.target in {place.target for place in pupil.keys.steering.ground.places()}


# -- matches
@by_each
@of_each
def test_what_the_guide_points_at_is_done_without_a_mouse(make_app: MakeApp, game: str, by: str) -> None:
    pupil = pupil_by(by, make_app((1024, 768)), game)
    for _ in range(SAMPLE):
        assert pupil.go_on(True, well)
        pupil.settle()
        assert rings_what_is_there(pupil)
    assert len(set(pupil.told)) > 2


@pytest.mark.long
@pytest.mark.parametrize(("heeds", "choose"), [(True, well), (False, anyhow)], ids=["heeding", "anyhow"])
@by_each
@of_each
def test_a_whole_guided_match_without_a_mouse(
    make_app: MakeApp, game: str, by: str, heeds: bool, choose: Choose
) -> None:
    pupil = pupil_by(by, make_app((1024, 768)), game, None if heeds else 100)
    pupil.to_the_end(heeds, choose)
    assert pupil.play.match.state.to_move is None
    assert pupil.untold == [] or not heeds


def answer_of(pupil: KeyPupil) -> object:
    """What is said against the last click, if anything is."""
    scene = pupil.scene
    return scene.table.refusal if isinstance(scene, AboardScene) else scene.table.answer


# -- what the guide offers
@by_each
@of_each
def test_the_question_mark_and_f1_lead_to_the_rules_behind_the_lesson_and_back(app: App, game: str, by: str) -> None:
    pupil = pupil_by(by, app, game)
    scene, chapter = pupil.scene, pupil.teacher.shown.chapter
    pupil.press(RULE)
    for _ in ("its button", "F1"):
        assert isinstance(app.stack.top, Rules)
        assert app.stack.top.chapter.name == chapter
        pupil.keys.key(pygame.K_ESCAPE)
        assert app.stack.top is scene
        assert pupil.keys.focus == pupil.button(RULE) and rings_what_is_there(pupil)
        pupil.hand.key(pygame.K_F1)
    assert pupil.teacher.said


@by_each
@of_each
def test_what_was_skipped_or_silenced_leaves_the_ring_where_something_can_be_chosen(
    app: App, game: str, by: str
) -> None:
    pupil = pupil_by(by, app, game)
    for button in (SKIP, QUIET):
        pupil.keys.key(pygame.K_z)
        assert answer_of(pupil)
        pupil.press(button)
        app.frame()
        assert not answer_of(pupil)
        place = pupil.keys.steering.focus.place
        assert rings_what_is_there(pupil) and place and place.legal
    assert pupil.teacher.silent


@by_each
@of_each
def test_what_just_happened_is_shown_and_left_within_a_guided_match(app: App, game: str, by: str) -> None:
    pupil = pupil_by(by, app, game)
    for _ in range(SAMPLE):
        pupil.go_on(True, well)
    pupil.settle()
    scene, told = pupil.scene, pupil.teacher.said
    pupil.click(scene.watch)
    assert isinstance(app.stack.top, Retelling)
    pupil.keys.key(pygame.K_ESCAPE)
    app.frame()
    assert app.stack.top is scene and rings_what_is_there(pupil)
    assert pupil.teacher.said == told
