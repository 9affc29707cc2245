"""Saving by hand: under a name from the pause, beside what the program keeps by itself."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pygame
import pytest
from kept_matches import button, settle, texts

from scenes.app import App
from scenes.naming import Naming, usual_name
from scenes.pause import Pause
from scenes.system.save import LONGEST_NAME
from scenes.system.saves import Saves
from scenes.title import Title


@pytest.fixture
def playing(sit, tmp_path: Path) -> App:
    sitting = sit("instant")
    sitting.app.saves = Saves(tmp_path / "saves")
    sitting.plan(6)
    return sitting.app


def names(app: App) -> list[str]:
    """Of the saves made by hand."""
    return [entry.save.name for entry in app.saves.list() if entry.save and not entry.automatic]


def test_enter_saves_under_the_name_that_is_offered(playing, hand_on) -> None:
    hand = hand_on(playing)
    hand.key(pygame.K_ESCAPE)
    hand.click(button(playing, "Save"))
    hand.key(pygame.K_RETURN)
    assert isinstance(playing.stack.top, Pause)
    (name,) = names(playing)
    assert name == usual_name(playing.at_table.plan.seats, datetime.now())
    assert name.startswith("Green, Yellow")
    assert name in playing.shown_notice.sentence


@pytest.mark.parametrize("called", ["Rainy Sunday", "W" * LONGEST_NAME])
def test_a_match_that_has_a_name_already_is_saved_under_another_one(sit, hand_on, tmp_path, called: str) -> None:
    app = sit("instant").app
    app.saves = Saves(tmp_path / "saves")
    app.at_table.plan = replace(app.at_table.plan, name=called, slot="kept")
    app.saves.keep(app.at_table.plan, app.at_table.match)
    hand = hand_on(app)
    hand.key(pygame.K_ESCAPE)
    hand.click(button(app, "Save"))
    hand.key(pygame.K_RETURN)
    new = [name for name in names(app) if name != called]
    assert len(new) == 1 and new[0].startswith(called[:40]) and new[0].endswith(", Round 1")


def test_typing_takes_the_place_of_the_name_that_is_offered(playing, hand_on) -> None:
    hand = hand_on(playing)
    hand.key(pygame.K_ESCAPE)
    hand.click(button(playing, "Save"))
    hand.type("Before the rain ")
    hand.click(button(playing, "Save"))
    assert names(playing) == ["Before the rain"]


def test_what_was_saved_is_the_match_as_it_was_then(playing, hand_on) -> None:
    hand = hand_on(playing)
    hand.key(pygame.K_ESCAPE)
    hand.click(button(playing, "Save"))
    hand.key(pygame.K_RETURN)
    (entry,) = playing.saves.list()
    assert entry.save.record.moves == tuple(move.text for move in playing.at_table.match.moves)


@pytest.mark.parametrize("way", ["Cancel", "Escape"])
def test_saving_can_be_left_undone(playing, hand_on, way: str) -> None:
    hand = hand_on(playing)
    hand.key(pygame.K_ESCAPE)
    hand.click(button(playing, "Save"))
    assert isinstance(playing.stack.top, Naming)
    hand.click(button(playing, "Cancel")) if way == "Cancel" else hand.key(pygame.K_ESCAPE)
    assert isinstance(playing.stack.top, Pause)
    assert names(playing) == []


def test_a_folder_that_cannot_be_written_to_costs_nothing_but_the_save(playing, hand_on, tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("")
    playing.saves = Saves(tmp_path / "in the way" / "saves")
    hand = hand_on(playing)
    hand.key(pygame.K_ESCAPE)
    hand.click(button(playing, "Save"))
    hand.key(pygame.K_RETURN)
    assert "in the way" in playing.shown_notice.sentence
    assert isinstance(playing.stack.top, Pause)


def test_at_the_title_there_is_nothing_to_save(app) -> None:
    app.stack.push(Title())
    app.stack.push(Pause(in_play=False))
    settle(app)
    assert "Save" not in texts(app)
