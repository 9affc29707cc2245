"""No click on a thing of a table is without an answer: a sentence, a picture, what glows, a chapter of the rules."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from vain_clicks import Clicker, moments, panels_of, question_of, sit_down

from scenes.aboard import AboardScene
from scenes.rules.scene import Rules

SIZES = ((1280, 720), (1024, 768), (1920, 1080))
TABLES = {
    "ark-2-random": 61, "ark-3-mixed": 97, "ark-4-greedy": 83, "family-2-greedy": 31, "family-3-shared": 53,
    "family-4-greedy": 59, "aboard-2-stop": 17, "aboard-3-published": 19, "aboard-4-greedy": 23,
}  # fmt: skip
"""Records, and how many moves lie between the moments at which they are tried."""


def click_through(make_app: Any, hand_on: Any, name: str, step: int, seed: int, times: int) -> set[str]:
    """Try a record at moments of all its phases, at one size of the window; the codes that were answered."""
    app = make_app(SIZES[seed % len(SIZES)])
    clicker = Clicker(app, hand_on(app), seed)
    for count in moments(name, step, seed % step):
        sit_down(app, name, count)
        clicker.click_about(times)
    return clicker.codes


@pytest.mark.parametrize("name", TABLES)
def test_every_vain_click_is_answered(make_app: Any, hand_on: Any, name: str) -> None:
    codes = click_through(make_app, hand_on, name, TABLES[name], sorted(TABLES).index(name), 2)
    assert len(codes) > 1


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", TABLES)
def test_every_vain_click_is_answered_at_many_moments(make_app: Any, hand_on: Any, name: str, seed: int) -> None:
    assert len(click_through(make_app, hand_on, name, max(5, TABLES[name] // 3), seed, 4)) > 2


@pytest.mark.parametrize("name", ["ark-3-mixed", "family-4-greedy", "aboard-4-greedy"])
def test_a_click_while_a_computer_player_decides_is_answered(make_app: Any, hand_on: Any, name: str) -> None:
    app = make_app(speed="slow")
    sit_down(app, name, 40, "easy easy easy easy")
    hand, scene = hand_on(app), app.stack.top
    assert not scene.table.play.human
    spot = panels_of(scene)[0].center
    while scene.table.director.busy:
        app.frame()
    hand.click(spot)
    answer = scene.table.refusal if isinstance(scene, AboardScene) else scene.table.answer.reason
    assert answer and answer.code == "others-turn"


@pytest.mark.parametrize("name, count", [("ark-4-greedy", 300), ("family-2-greedy", 40), ("aboard-3-random", 30)])
def test_the_question_mark_opens_the_chapter_and_leads_back(
    make_app: Any, hand_on: Any, name: str, count: int
) -> None:
    app = make_app()
    sit_down(app, name, count)
    hand, table = hand_on(app), app.stack.top
    clicker = Clicker(app, hand, 3)
    clicker.click_about(1)
    chapter, moves = table.table.chapter, len(table.table.play.match.made)
    assert clicker.codes
    hand.click(question_of(table).center)
    assert isinstance(app.stack.top, Rules) and app.stack.top.chapter.name == chapter
    hand.key(pygame.K_ESCAPE)
    assert app.stack.top is table and len(table.table.play.match.made) == moves
    hand.key(pygame.K_F1)
    assert isinstance(app.stack.top, Rules)
