"""Trying out chapters by keys alone: what is asked for is done, and the ring waits on the way back to the page."""

from __future__ import annotations

import pygame
import pytest
from conftest import MakeApp
from keyboard_hand import Keys
from trying_pupil import NAMES, TRIED, Pupil

from scenes.app import App
from scenes.rules.chapters import Chapter
from scenes.rules.scene import Rules
from scenes.table.steering import Target
from scenes.words import trying as words

SAMPLE = {"ark-loading", "family-building", "aboard-splitting"}
"""Trials that are tried each time; the others are among the long tests."""
BY_KEYS = [
    pytest.param(chapter, id=name, marks=() if name in SAMPLE else pytest.mark.long)
    for chapter, name in zip(TRIED, NAMES, strict=True)
]


class KeyPupil(Pupil):
    """One who has keys alone."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.keys = Keys(app, lambda: self.scene.steering)

    def click(self, target: Target) -> None:
        self.keys.choose(target)


@pytest.mark.parametrize("chapter", BY_KEYS)
def test_a_chapter_is_tried_out_by_keys_alone(make_app: MakeApp, chapter: Chapter) -> None:
    app = make_app((1024, 768))
    pupil = KeyPupil.at(app, chapter)
    ended = pupil.go_the_known_way()
    assert ended.controls.by_key, "the ring is there already"
    assert getattr(ended.controls.focus, "text", "") == words.back_to_the_rules()
    pupil.keys.key(pygame.K_RETURN)
    assert isinstance(app.stack.top, Rules) and app.stack.top.chapter == chapter
