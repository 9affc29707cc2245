"""What is kept of a match that is over, and pictures of the window: files, and sentences that say where they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from conftest import Hand
from watching import plan_of_record

from scenes.app import App
from scenes.keeping import Keeping
from scenes.match_setup import score_sheet_for
from scenes.naming import Naming
from scenes.replay import Replay
from scenes.replay.past import Past
from scenes.score_screen import ScoreScreen
from scenes.system import pictures
from scenes.system.save import plan_of
from scenes.system.saves import Saves
from scenes.title import Title
from scenes.widgets import Button

SHEETS = ["ark-2-greedy", "aboard-3-published"]


@pytest.fixture
def score_sheet(app: App) -> Callable[[str], ScoreScreen]:
    """``score_sheet(record)``: the end of a record's match."""

    def end(record: str) -> ScoreScreen:
        plan = plan_of_record(record)
        events = [event for step in Past.read(plan).steps for event in step.events]
        scene = score_sheet_for(plan, events)
        assert isinstance(scene, ScoreScreen)
        app.stack.restart(scene)
        app.frame()
        return scene

    return end


def button(scene: ScoreScreen, icon: str) -> tuple[int, int]:
    return next(one.rect.center for one in scene.controls if isinstance(one, Button) and one.icon == f"icons/{icon}")


def keep(hand: Hand, scene: ScoreScreen, which: int) -> None:
    """Open the panel and choose: 0 the whole match, 1 a picture."""
    hand.click(button(scene, "save"))
    panel = hand.app.stack.top
    assert isinstance(panel, Keeping)
    hand.click(panel.controls.widgets[which].rect.center)


@pytest.mark.parametrize("record", SHEETS)
def test_a_match_that_is_over_can_be_watched_from_its_score_sheet(score_sheet, hand: Hand, record: str) -> None:
    scene = score_sheet(record)
    hand.click(button(scene, "replay"))
    replay = hand.app.stack.top
    assert isinstance(replay, Replay) and replay.past.over and replay.moment == 0


def test_a_match_that_is_over_can_be_copied_from_its_score_sheet(score_sheet) -> None:
    scene = score_sheet("aboard-3-published")
    assert scene.copied().moves == scene.plan.moves


@pytest.mark.parametrize("record", SHEETS)
def test_a_match_that_is_over_can_be_kept_whole_under_a_name(score_sheet, hand: Hand, record: str) -> None:
    scene = score_sheet(record)
    keep(hand, scene, 0)
    assert isinstance(hand.app.stack.top, Naming)
    hand.type("Our first one")
    hand.key(pygame.K_RETURN)
    assert hand.app.stack.top is scene
    [entry] = Saves().list()
    assert entry.save and entry.save.name == "Our first one" and entry.save.over
    assert plan_of(entry.save).moves == scene.plan.moves


@pytest.mark.parametrize("record", SHEETS)
def test_a_picture_of_the_score_sheet_is_the_sheet_without_its_buttons(score_sheet, hand: Hand, record: str) -> None:
    scene = score_sheet(record)
    keep(hand, scene, 1)
    [file] = pictures.folder().iterdir()
    kept = pygame.image.load(str(file)).convert()
    assert kept.get_size() == hand.app.layout.size and hand.app.stack.top is scene
    shown = hand.app.screen.surface()
    place = button(scene, "save")
    assert kept.get_at(place) != shown.get_at(place)
    assert hand.app.shown_notice and str(file) in hand.app.shown_notice.sentence
    below = pygame.Rect(0, hand.app.shown_notice.rect(hand.app.brush).bottom + 60, 1280, 180)
    sheets = [pygame.image.tobytes(picture.subsurface(below), "RGB") for picture in (kept, shown)]
    assert sheets[0] == sheets[1]


def test_the_window_is_kept_as_a_picture_wherever_one_is(app: App, hand: Hand) -> None:
    app.stack.push(Title())
    app.frame()
    hand.key(pygame.K_F12)
    hand.key(pygame.K_F12)
    files = sorted(pictures.folder().iterdir())
    assert len(files) == 2
    kept = pygame.image.load(str(files[0])).convert()
    assert kept.get_size() == (1280, 720)
    assert app.shown_notice and "two-by-two" in app.shown_notice.sentence


def test_a_folder_that_cannot_be_written_to_costs_one_sentence(
    app: App, hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.write_text("a file where the folder should be")
    monkeypatch.setenv("TWO_BY_TWO_HOME", str(home))
    app.stack.push(Title())
    app.frame()
    hand.key(pygame.K_F12)
    assert app.shown_notice and str(home) in app.shown_notice.sentence
    assert isinstance(app.stack.top, Title)


def test_pictures_lie_where_the_system_keeps_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TWO_BY_TWO_HOME")
    assert pictures.folder().is_absolute() and "two-by-two" not in str(pictures.folder())
