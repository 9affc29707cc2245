"""Continue: one click on the title, and the match goes on where it was left; leaving one loses nothing."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pygame
import pytest
from kept_matches import Folder, button, settle
from sitting import RECORDS, moves_before

from game import Record
from scenes.app import App
from scenes.load.scene import Load
from scenes.match_setup import MatchPlan, scene_for
from scenes.system.locks import take
from scenes.system.saves import Saves, lock_of
from scenes.table.picture import Seat
from scenes.table.scene import TableScene
from scenes.title import Title
from scenes.title_continue import Continue


@pytest.fixture
def folder(app: App, tmp_path: Path) -> Folder:
    app.saves = Saves(tmp_path / "saves")
    return Folder(app.saves, datetime.now().astimezone())


def ways_back(app: App) -> list[Continue]:
    """The button on the title, if it is there."""
    return [one for one in app.stack.top.controls if isinstance(one, Continue)]


def title(app: App) -> None:
    app.stack.push(Title())
    settle(app)


def test_without_a_match_there_is_no_way_back(app, folder) -> None:
    title(app)
    assert ways_back(app) == []


@pytest.mark.parametrize(
    ("file", "part"), [("auto-1.json", 1.0), ("by-hand.json", 0.5)], ids=["a finished one", "one saved by hand"]
)
def test_what_is_no_match_left_open_is_not_offered(app, folder, file: str, part: float) -> None:
    folder.add(file, "ark-2-greedy", part)
    title(app)
    assert ways_back(app) == []


def test_the_match_left_last_is_offered_with_its_table(app, folder) -> None:
    folder.add("auto-old.json", "family-2-greedy", 0.5, 2.0)
    folder.add("auto-new.json", "ark-2-greedy", 0.5, 1.0)
    title(app)
    (way_back,) = ways_back(app)
    assert way_back.rect == app.layout.title_continue()
    assert way_back.entry.path.name == "auto-new.json"
    assert way_back.latest.shelf.picture(way_back.entry)


@pytest.mark.parametrize("confirms", [False, True])
def test_where_turns_are_confirmed_the_one_is_named_who_has_still_to_press_done(app, folder, confirms: bool) -> None:
    moves = moves_before("ark-2-greedy", "choose", 1)
    record = Record.read(RECORDS / "ark-2-greedy.json")
    part = (len(moves) + 0.5) / len(record.moves)
    folder.add("auto-1.json", "ark-2-greedy", part, settings={"confirm_turns": confirms})
    title(app)
    latest = ways_back(app)[0].latest
    *_, before, after = [state.to_move for state in record.states()][: len(moves)]
    assert before != after
    assert latest.shelf.known(latest.entry).to_move == (before if confirms else after)


def test_one_click_goes_on_with_it(app, hand, folder) -> None:
    folder.add("auto-7.json", "ark-2-greedy", 0.5)
    title(app)
    hand.click(app.layout.title_continue().center)
    assert isinstance(app.stack.top, TableScene)
    assert app.stack.top.table.play.plan.slot == "7"


def test_keys_alone_go_on_with_it(app, hand, folder) -> None:
    folder.add("auto-7.json", "ark-2-greedy", 0.5)
    title(app)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_DOWN)
    hand.key(pygame.K_RETURN)
    assert isinstance(app.stack.top, TableScene)


def test_a_match_that_cannot_be_replayed_is_not_offered(app, folder) -> None:
    path = folder.add("auto-7.json", "ark-2-greedy", 0.5)
    path.write_bytes(path.read_bytes().replace(b'"choose 1"', b'"choose 9"', 1))
    title(app)
    assert ways_back(app) == []


def test_where_the_newest_match_cannot_be_replayed_the_one_before_is_offered(app, hand, folder) -> None:
    folder.add("auto-old.json", "family-2-greedy", 0.5, 3.0)
    for slot, days in (("new", 1.0), ("newer", 0.0)):
        path = folder.add(f"auto-{slot}.json", "ark-2-greedy", 0.5, days)
        path.write_bytes(path.read_bytes().replace(b'"choose 1"', b'"choose 9"', 1))
    title(app)
    (way_back,) = ways_back(app)
    assert way_back.entry.path.name == "auto-old.json"
    assert way_back.latest.shelf.picture(way_back.entry)
    hand.click(way_back.rect.center)
    assert app.at_table.plan.slot == "old"


def test_a_match_that_another_window_has_begun_meanwhile_is_left_alone_and_the_one_before_offered(
    app, hand, folder
) -> None:
    folder.add("auto-old.json", "family-2-greedy", 0.5, 3.0)
    text = folder.add("auto-new.json", "ark-2-greedy", 0.5).read_bytes()
    title(app)
    lock = take(lock_of(folder.saves.path_of("new")))
    hand.click(ways_back(app)[0].rect.center)
    settle(app)
    assert isinstance(app.stack.top, Title)
    assert app.shown_notice and app.shown_notice.sentence == "'Ark & Noah' is being played just now."
    assert [one.entry.path.name for one in ways_back(app)] == ["auto-old.json"]
    lock.release()
    assert folder.saves.path_of("new").read_bytes() == text


def test_a_match_that_has_gone_meanwhile_is_said_to_be_and_no_longer_offered(app, hand, folder) -> None:
    path = folder.add("auto-7.json", "ark-2-greedy", 0.5)
    title(app)
    path.unlink()
    hand.click(app.layout.title_continue().center)
    settle(app)
    assert isinstance(app.stack.top, Title) and not ways_back(app)
    assert app.shown_notice and "auto-7.json" in app.shown_notice.sentence


def test_a_match_that_is_left_is_offered_at_once(app, hand, folder) -> None:
    moves = tuple(Record.read(RECORDS / "ark-2-greedy.json").moves[:60])
    seats = (Seat("green", "Mia"), Seat("yellow", "Oma"))
    app.stack.push(scene_for(app, MatchPlan("ark", seats, "green", 3, moves=moves)))
    settle(app)
    app.at_table.go([app.at_table.match.state.legal()[0]])
    hand.key(pygame.K_ESCAPE)
    hand.click(button(app, "To the title"))
    hand.click(button(app, "To the title"))
    settle(app)
    hand.click(ways_back(app)[0].rect.center)
    assert app.stack.top.table.play.plan.moves[:60] == moves


def test_the_saved_games_open_from_the_title(app, hand, folder) -> None:
    title(app)
    hand.click(app.layout.title_button(0).center)
    assert isinstance(app.stack.top, Load)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080)], ids=str)
def test_what_is_told_of_the_match_stays_on_the_button(make_app, folder, size: tuple[int, int]) -> None:
    """Nothing is drawn over the button's right edge."""
    folder.add("auto-7.json", "aboard-4-greedy", 0.5)
    app = make_app(size)
    app.saves = folder.saves
    title(app)
    app.frame()
    rect = app.layout.title_continue()
    column = [app.screen.surface().get_at((rect.right - app.layout.px(12), y))[:3] for y in range(*_face(app, rect))]
    assert len(set(column)) == 1


def _face(app: App, rect: pygame.Rect) -> tuple[int, int]:
    """From below the light at the top of a button to above its foot."""
    return rect.top + app.layout.px(24), rect.bottom - app.layout.px(26)
