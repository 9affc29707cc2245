"""Reports of problems: one file that tells what helps and nothing secret, from the pause or after an error."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest
from kept_matches import Folder, button, settle
from sitting import RECORDS

from game import Record
from game.core import DARK
from scenes.__main__ import main
from scenes.app import App
from scenes.match_setup import MatchPlan, scene_for
from scenes.report import write_report
from scenes.stack import Scene
from scenes.system.art import MissingPicture
from scenes.system.saves import Saves
from scenes.table.picture import Seat
from scenes.telling import Telling
from scenes.title import Title


def told(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))


def the_report(app: App) -> dict[str, Any]:
    """The one report there is, whose place is told."""
    (path,) = (Saves().folder.parent / "reports").glob("*.json")
    assert isinstance(app.stack.top, Telling)
    assert str(path) in app.stack.top.sentence
    return told(path)


def sit_down(app: App, record: str, part: float) -> list[str]:
    """At the table of a record, two people playing, one of whom has just decided something; its moves so far."""
    played = Record.read(RECORDS / f"{record}.json")
    moves = played.moves[: int(len(played.moves) * part)]
    seats = tuple(Seat(colour, colour.title()) for colour in played.players)
    app.stack.push(scene_for(app, MatchPlan(played.game, seats, seats[0].colour, 3, played.options, moves=moves)))
    settle(app)
    playing = app.at_table
    playing.go([playing.match.state.legal()[0]])
    return [move.text for move in playing.match.moves]


def test_a_report_tells_of_program_system_settings_and_match(app, hand) -> None:
    moves = sit_down(app, "ark-2-greedy", 0.5)
    hand.key(pygame.K_ESCAPE)
    hand.click(button(app, "Report a problem"))
    report = the_report(app)
    assert report["match"]["moves"][: len(moves)] == moves
    assert {"version", "system", "settings", "scenes", "fault"} <= report.keys()
    assert {"python", "pygame", "sdl", "platform", "window"} <= report["system"].keys()
    assert report["settings"]["speed"] == "instant"
    assert report["fault"] is None


def test_from_the_title_it_tells_of_no_match(app, hand) -> None:
    app.stack.push(Title())
    hand.key(pygame.K_ESCAPE)
    hand.click(button(app, "Report a problem"))
    assert the_report(app)["match"] is None


def test_while_a_match_runs_nothing_secret_is_told(app) -> None:
    moves = sit_down(app, "aboard-2-greedy", 0.6)
    kept = [move for move in moves if move.startswith("keep")]
    text = write_report(app, ValueError(kept[0])).read_text(encoding="utf-8")
    assert kept
    assert not [move for move in kept if move in text]
    assert f"keep {DARK}" in text
    assert '"seed"' not in text


def test_where_documents_cannot_be_written_to_the_saves_have_a_place_for_it(app, tmp_path: Path, monkeypatch) -> None:
    app.stack.push(Title())
    (tmp_path / "documents").touch()
    monkeypatch.setattr("scenes.report._documents", lambda: tmp_path / "documents" / "mine")
    assert write_report(app).parent == Saves().folder.parent / "reports"


# -- errors that nobody foresaw
class Broken(Scene):
    """Fails where it is told to."""

    def __init__(self, where: str) -> None:
        super().__init__()
        self.where = where

    def _fail(self, where: str) -> None:
        if where == self.where:
            raise RuntimeError("a screw is loose")

    @property
    def busy(self) -> bool:
        self._fail("busy")
        return True

    def handle(self, event: pygame.event.Event) -> None:
        self._fail("handle")

    def update(self, dt: float) -> None:
        self._fail("update")

    def draw(self, target: pygame.Surface) -> None:
        self._fail("draw")

    def leave(self) -> None:
        self._fail("leave")


@pytest.fixture
def folder(app: App, tmp_path: Path) -> Folder:
    from datetime import datetime

    from scenes.mishaps import Mishaps

    app.saves = Saves(tmp_path / "saves")
    app.mishaps = Mishaps(app)
    return Folder(app.saves, datetime.now().astimezone())


@pytest.mark.parametrize("where", ["busy", "handle", "update", "draw"])
def test_an_error_is_said_and_reported_and_leads_to_the_title(app, hand, folder, where: str) -> None:
    app.stack.push(Broken(where))
    hand.move((5, 5))
    assert any("a screw is loose" in line for line in the_report(app)["fault"])
    hand.click(button(app, "All right"))
    assert [type(scene) for scene in app.stack.scenes] == [Title]
    assert app.status == 0


def test_the_match_is_kept_and_can_be_continued(app, hand, folder) -> None:
    sit_down(app, "ark-2-greedy", 0.5)
    app.stack.push(Broken("update"))
    app.frame()
    hand.key(pygame.K_RETURN)
    settle(app)
    hand.click(app.layout.title_continue().center)
    assert app.at_table is not None


def test_a_scene_that_fails_when_it_is_left_takes_no_other_along(app, folder) -> None:
    sit_down(app, "ark-2-greedy", 0.5)
    broken = Broken("leave")
    broken.update = lambda dt: broken._fail("leave")
    app.stack.push(broken)
    app.frame()
    assert isinstance(app.stack.scenes[0], Title)
    assert app.saves.latest() is not None


def test_errors_that_come_again_and_again_end_the_program_with_the_sentence(app, folder, capsys) -> None:
    for _ in range(3):
        app.stack.push(Broken("update"))
        app.frame()
    assert not app.stack.scenes
    assert app.status == 2
    assert capsys.readouterr().err.startswith("Something went wrong")


def test_after_a_calm_while_an_error_is_the_first_again(app, hand, folder) -> None:
    for _ in range(4):
        app.stack.push(Broken("update"))
        app.frame()
        hand.wait(21)
    assert isinstance(app.stack.scenes[0], Title)


def test_where_the_program_was_to_end_with_the_match_it_ends_at_an_error(app, folder, capsys) -> None:
    seats = (Seat("green", "Mia"), Seat("yellow", "Oma"))
    app.unattended = True
    app.stack.push(scene_for(app, MatchPlan("ark", seats, "green", 3, quit_when_over=True)))
    app.stack.push(Broken("update"))
    app.frame()
    assert (app.stack.scenes, app.status) == ([], 2)
    assert capsys.readouterr().err


def test_an_error_of_the_title_itself_ends_the_program(app, folder, monkeypatch) -> None:
    monkeypatch.setattr(Title, "paint", lambda self, target: Broken("paint")._fail("paint"))
    app.stack.push(Broken("update"))
    for _ in range(3):
        app.frame()
    assert (app.stack.scenes, app.status) == ([], 2)


def test_an_error_while_the_first_scene_is_made_leads_to_the_title(app, folder, monkeypatch) -> None:
    faults: list[str] = []

    def look() -> None:
        assert isinstance(app.stack.scenes[0], Title)
        faults.extend(the_report(app)["fault"])
        app.quit()

    monkeypatch.setattr(app, "frame", look)
    assert app.run(lambda: Broken("make")._fail("make")) == 0
    assert any("a screw is loose" in line for line in faults)


def test_an_error_while_a_match_that_nobody_attends_is_opened_ends_the_program_with_a_sentence(
    monkeypatch, capsys
) -> None:
    monkeypatch.setattr("scenes.__main__.first_scene", lambda *_: Broken("open")._fail("open"))
    assert main(["--quit-when-over"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("Something went wrong") and said.count("\n") == 1


def test_the_program_itself_ends_with_a_sentence(monkeypatch, capsys) -> None:
    monkeypatch.setattr(Title, "enter", lambda self: Broken("enter")._fail("enter"))
    assert main([]) == 2
    assert capsys.readouterr().err.startswith("Something went wrong")


def test_a_picture_that_is_missing_is_no_mishap(folder, app, monkeypatch) -> None:
    """The program is not whole then, and its command line says so."""
    broken = Broken("")
    broken.update = lambda dt: app.brush.art.picture("icons/nowhere", (9, 9))
    app.stack.push(broken)
    with pytest.raises(MissingPicture):
        app.frame()


def test_an_interruption_is_no_error(app, folder) -> None:
    broken = Broken("")

    def interrupt(dt: float) -> None:
        raise KeyboardInterrupt

    broken.update = interrupt
    app.stack.push(broken)
    with pytest.raises(KeyboardInterrupt):
        app.frame()


def test_without_anybody_to_be_told_an_error_is_raised(app) -> None:
    app.stack.push(Broken("update"))
    with pytest.raises(RuntimeError, match="a screw is loose"):
        app.frame()
