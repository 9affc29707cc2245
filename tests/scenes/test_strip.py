"""Every motion that has a name moves, and comes to rest in the picture that is shown at once where nothing moves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.table.scene import TableScene
from tools import strip
from tools.shots_studio import Studio
from tools.strip_animations import ANIMATIONS

SIZE = (1280, 720)
PATIENCE = 400
FEW = ("pen", "panel")
"""Motions of a table and of a screen, looked at in every run."""


class SlowClock:
    """A machine that manages few frames a second, so that what takes long is soon over."""

    def tick(self, fps: int) -> float:
        return 1 / 8


@pytest.fixture(autouse=True)
def _video(make_app: Any) -> None:
    make_app()


def studio(tmp_path: Path, speed: str, less_motion: bool = False) -> Studio:
    made = Studio(tmp_path, SIZE)
    made.app.settings.speed, made.app.settings.less_motion = speed, less_motion
    return made


def at_rest(made: Studio) -> bytes:
    """The window once nothing moves any more, with rain and waves where they began."""
    made.app.clock = SlowClock()
    for _ in range(PATIENCE):
        made.app.frame()
        if not made.app.busy:
            break
    assert not made.app.busy, "it never comes to rest"
    top, window = made.app.stack.top, made.app.screen.surface()
    if isinstance(top, TableScene):
        top.table.weather.seconds = 0.0
    made.app.stack.draw(window)
    return pygame.image.tobytes(window, "RGB")


def _moves(name: str, tmp_path: Path) -> None:
    made = studio(tmp_path, "normal")
    frames = [pygame.image.tobytes(frame, "RGB") for frame in strip.frames_of(made, ANIMATIONS[name])]
    assert len(set(frames)) > 1
    still = studio(tmp_path, "instant")
    ANIMATIONS[name].begin(still)
    assert at_rest(made) == at_rest(still)


def _rests_alike(name: str, tmp_path: Path) -> None:
    gentle, still = (studio(tmp_path, speed, less_motion=True) for speed in ("normal", "instant"))
    for made in (gentle, still):
        ANIMATIONS[name].begin(made)
    assert at_rest(gentle) == at_rest(still)


@pytest.mark.parametrize("name", FEW)
def test_a_motion_changes_what_is_seen_and_ends_as_without_it(name: str, tmp_path: Path) -> None:
    _moves(name, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in ANIMATIONS if name not in FEW])
def test_every_motion_changes_what_is_seen_and_ends_as_without_it(name: str, tmp_path: Path) -> None:
    _moves(name, tmp_path)


def test_less_motion_ends_in_the_same_picture(tmp_path: Path) -> None:
    _rests_alike("pair", tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("name", ANIMATIONS)
def test_every_motion_ends_in_the_same_picture_with_less_of_it(name: str, tmp_path: Path) -> None:
    _rests_alike(name, tmp_path)


def test_a_strip_has_its_frames_side_by_side(tmp_path: Path) -> None:
    picture = strip.strip(studio(tmp_path, "normal"), ANIMATIONS["divider"], 3)
    assert picture.get_width() > picture.get_height() and picture.get_width() <= strip.WIDEST + 20
