"""Opening a match: from the command line, a file let fall on the window, the clipboard; and copying one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest
from aboard_hand import Player, plan_of
from kept_matches import Folder, button
from sitting import RECORDS, Sitting

from game import Record
from game.table import Match
from scenes.__main__ import first_scene, kept_match, main
from scenes.app import App
from scenes.confirm import Question
from scenes.guide.beginning import begin_guided
from scenes.match_setup import MatchPlan, RecordFiles, scene_for
from scenes.opening import open_text
from scenes.options import BadCommand, read
from scenes.replay import Replay
from scenes.rules.opening import open_rules
from scenes.rules.scene import Rules
from scenes.system.locks import take
from scenes.system.save import BadSave, save_of, text_of
from scenes.system.saves import Saves, lock_of
from scenes.table.picture import Seat
from scenes.table.scene import TableScene
from scenes.title import Title
from scenes.words import labels

FINISHED = RECORDS / "ark-3-mixed.json"
SEATS = (Seat("green", "Anna"), Seat("yellow", "Ben"))


def record(name: str = "ark-3-mixed", part: float = 0.5) -> Record:
    """The first part of a game."""
    whole = Record.read(RECORDS / f"{name}.json")
    return Record(whole.game, whole.players, whole.options, whole.moves[: int(len(whole.moves) * part)])


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.json"
    record().write(path)
    return path


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Saves:
    """The saves where the program looks for them."""
    monkeypatch.setenv("TWO_BY_TWO_HOME", str(tmp_path / "home"))
    return Saves()


@pytest.fixture
def kept(app: App, home: Saves) -> Iterator[App]:
    """An app whose matches are kept."""
    app.saves = home
    yield app
    app.quit()


def drop(app: App, path: Path) -> None:
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    app.frame()


def said(app: App) -> str:
    return app.shown_notice.sentence if app.shown_notice else ""


def moves_at_the_table(app: App) -> list[str]:
    assert app.at_table
    return [move.text for move in app.at_table.match.moves]


# -- the command line
def begin(app: App, *arguments: str) -> Any:
    command = read(arguments)
    app.stack.push(first_scene(app, command, kept_match(command)))
    app.frame()
    return app.stack.top


def test_a_record_that_is_not_over_is_played_on(app: App, unfinished: Path) -> None:
    assert isinstance(begin(app, str(unfinished)), TableScene)
    assert moves_at_the_table(app)[: len(record().moves)] == list(record().moves)


def test_a_record_that_is_over_is_watched(app: App) -> None:
    assert isinstance(begin(app, str(FINISHED)), Replay)


def test_continue_goes_on_with_the_match_that_was_left_last(kept: App, home: Saves, hand_on: Any) -> None:
    sitting = Sitting(kept, hand_on)
    sitting.plan(6)
    moves, slot = moves_at_the_table(kept), sitting.table.play.plan.slot
    kept.stack.clear()
    begin(kept, "--continue", "--quit-when-over")
    assert kept.at_table
    assert moves_at_the_table(kept) == moves
    assert (kept.at_table.plan.slot, kept.at_table.plan.quit_when_over) == (slot, True)


def test_a_match_that_goes_on_is_recorded_whole(app: App, unfinished: Path, tmp_path: Path) -> None:
    app.records = RecordFiles(tmp_path / "again.json")
    begin(app, str(unfinished))
    moves = moves_at_the_table(app)
    app.quit()
    again = Record.read(tmp_path / "again.json")
    assert again.moves == tuple(moves)
    assert again.replay().position()["round"] > 1


def test_continue_without_a_match_is_one_sentence(home: Saves) -> None:
    with pytest.raises(BadCommand, match="nothing-to-continue"):
        kept_match(read(["--continue"]))


def unplayable(saves: Saves, slot: str) -> Path:
    """A match of the newest date whose moves cannot be replayed."""
    path = Folder(saves, datetime.now().astimezone()).add(f"auto-{slot}.json", "ark-2-greedy", 0.5)
    path.write_bytes(path.read_bytes().replace(b'"choose 1"', b'"choose 9"', 1))
    return path


def test_continue_passes_over_a_match_that_cannot_be_replayed_and_says_so(kept: App, home: Saves) -> None:
    older = Folder(home, datetime.now().astimezone()).add("auto-older.json", "family-2-greedy", 0.5, 1.0)
    unplayable(home, "newest")
    begin(kept, "--continue")
    assert kept.at_table
    assert kept.at_table.plan.slot == home.slot_of(older)
    assert said(kept).startswith("'auto-newest.json' is damaged")


def test_continue_with_nothing_that_can_be_replayed_is_one_sentence(home: Saves, capfd) -> None:
    unplayable(home, "newest")
    assert main(["--continue"]) == 2
    assert capfd.readouterr().err.startswith("'auto-newest.json' is damaged")


def test_continue_says_that_the_match_is_open_in_another_window(home: Saves) -> None:
    path = Folder(home, datetime.now().astimezone()).add("auto-7.json", "ark-2-greedy", 0.5)
    lock = take(lock_of(path))
    with pytest.raises(BadCommand, match="open-elsewhere"):
        kept_match(read(["--continue"]))
    lock.release()
    assert kept_match(read(["--continue"]))


@pytest.mark.parametrize("text", [b"", b"{}", b'{"format": 1, "version": 99}'])
def test_a_file_that_is_no_match_is_one_sentence_and_status_2(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, text: bytes
) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(text)
    assert main([str(path)]) == 2
    out, err = capfd.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("'odd.json' ")
    assert err.endswith(".\n")


def test_a_damaged_newest_save_falls_back_and_says_so(kept: App, home: Saves, hand_on: Any) -> None:
    sitting = Sitting(kept, hand_on)
    sitting.plan(6)
    path = home.path_of(sitting.table.play.plan.slot)
    kept.stack.clear()
    path.write_bytes(b"{")
    begin(kept, "--continue")
    assert moves_at_the_table(kept)[-1] == "choose 6"
    assert "damaged" in said(kept)


# -- let fall on the window
def test_a_file_let_fall_on_the_title_is_opened(app: App, unfinished: Path) -> None:
    app.stack.push(Title())
    drop(app, unfinished)
    assert isinstance(app.stack.top, TableScene)
    drop_again = FINISHED
    app.change_to(Title())
    drop(app, drop_again)
    assert isinstance(app.stack.top, Replay)


def test_a_file_that_is_no_match_is_told_and_all_stays(app: App, tmp_path: Path) -> None:
    app.stack.push(Title())
    path = tmp_path / "holiday.png"
    path.write_bytes(bytes(range(256)))
    drop(app, path)
    assert isinstance(app.stack.top, Title)
    assert said(app).startswith("'holiday.png' ")


def test_a_file_let_fall_on_a_match_asks_first(kept: App, hand_on: Any, home: Saves, unfinished: Path) -> None:
    sitting = Sitting(kept, hand_on)
    sitting.plan(6)
    before = moves_at_the_table(kept)
    drop(kept, unfinished)
    question = kept.stack.top
    assert isinstance(question, Question)
    assert moves_at_the_table(kept) == before
    sitting.hand.key(pygame.K_ESCAPE)
    assert isinstance(kept.stack.top, TableScene)

    drop(kept, unfinished)
    sitting.hand.click(kept.stack.top.controls.widgets[0].rect.center)
    assert moves_at_the_table(kept)[: len(record().moves)] == list(record().moves)
    left = next(entry.save for entry in home.list() if entry.save and not entry.running)
    assert list(left.record.moves) == before


def test_who_plays_on_is_back_at_the_table_whatever_lay_over_it(kept: App, hand_on: Any) -> None:
    sitting = Sitting(kept, hand_on)
    scene = sitting.scene
    open_rules(kept, "family")
    begin_guided(kept, "family")
    assert isinstance(kept.stack.top, Question)
    sitting.hand.key(pygame.K_ESCAPE)
    assert isinstance(kept.stack.top, Rules)
    begin_guided(kept, "family")
    kept.frame()
    sitting.hand.click(button(kept, labels.play_on()))
    assert kept.stack.top is scene


# -- the clipboard
@pytest.fixture
def clipboard(app: App) -> Callable[[], str]:
    pygame.scrap.put_text("")
    return lambda: str(pygame.scrap.get_text())


def test_a_match_is_copied_and_pasted_at_the_title(
    app: App, hand: Any, clipboard: Callable[[], str], unfinished: Path
) -> None:
    begin(app, str(unfinished))
    moves = moves_at_the_table(app)
    hand.key(pygame.K_c, pygame.KMOD_CTRL)
    assert "copied" in said(app)
    assert Record.from_text(clipboard()).moves == tuple(moves)
    app.change_to(Title())
    hand.key(pygame.K_v, pygame.KMOD_CTRL)
    assert moves_at_the_table(app) == moves


def test_a_clipboard_that_takes_nothing_costs_a_sentence_and_not_the_match(
    app: App, hand: Any, unfinished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_text: str) -> None:
        raise pygame.error

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    begin(app, str(unfinished))
    moves = moves_at_the_table(app)
    hand.key(pygame.K_c, pygame.KMOD_CTRL)
    assert said(app).startswith("Nothing can be copied just now")
    assert moves_at_the_table(app) == moves


@pytest.mark.parametrize("text", ["", "hello", "[]", '{"version": 99}', "{" * 100_000])
def test_what_is_no_match_is_not_pasted(app: App, hand: Any, clipboard: Callable[[], str], text: str) -> None:
    app.stack.push(Title())
    pygame.scrap.put_text(text)
    hand.key(pygame.K_v, pygame.KMOD_CTRL)
    assert isinstance(app.stack.top, Title)
    assert said(app).startswith("What was copied ")


def test_nothing_is_pasted_in_the_midst_of_a_match(app: App, hand_on: Any, clipboard: Callable[[], str]) -> None:
    sitting = Sitting(app, hand_on)
    pygame.scrap.put_text(record().text())
    sitting.hand.key(pygame.K_v, pygame.KMOD_CTRL)
    assert isinstance(app.stack.top, TableScene)
    assert len(moves_at_the_table(app)) < len(record().moves)


def test_a_copied_record_does_not_tell_the_seed(app: App, hand_on: Any, clipboard: Callable[[], str]) -> None:
    """Whoever knew it could foresee what will be drawn."""
    sitting = Sitting(app, hand_on)
    sitting.hand.key(pygame.K_c, pygame.KMOD_CTRL)
    assert "seed" not in json.loads(clipboard())


def test_N2_a_copied_record_holds_what_the_person_at_the_mouse_may_know(
    app: App, hand: Any, clipboard: Callable[[], str]
) -> None:
    app.stack.push(scene_for(app, plan_of(("human", "random"))))
    app.frame()
    scene: Any = app.stack.top
    Player(app, scene).click_target(("hand", scene.table.state.position()["hand"][0]))
    hand.wait(2)
    hand.key(pygame.K_c, pygame.KMOD_CTRL)
    told = json.loads(clipboard())
    secrets = scene.table.state.position()["secret"]
    assert (told["seen_by"], told["position"]["secret"]) == ("green", {"green": secrets["green"], "yellow": "dark"})
    assert f"keep {secrets['green']}" in told["moves"]
    assert f"keep {secrets['yellow']}" not in told["moves"]
    assert told["moves"].count("deal dark") == 3
    assert "What you know" in said(app)
    app.change_to(Title())
    hand.key(pygame.K_v, pygame.KMOD_CTRL)
    assert "what one player knew" in said(app)


# -- hostile
def test_a_save_can_be_neither_program_nor_path(app: App, tmp_path: Path) -> None:
    """Settings of a save are taken by name and type: others are not heeded, and the start of the program is ours."""
    plan = MatchPlan("ark", SEATS, "green", 3)
    keys = json.loads(text_of(save_of(plan, Match("ark", plan.players, plan.generator()))))
    keys["settings"] |= {"quit_when_over": True, "slot": "../../x", "think": 1e9, "__class__": "os.system"}
    open_text(app, json.dumps(keys))
    assert app.at_table
    opened = app.at_table.plan
    assert (opened.quit_when_over, opened.slot, opened.think) == (False, "", app.think)


def test_a_save_that_is_being_played_cannot_be_opened_again(kept: App, hand_on: Any, home: Saves) -> None:
    sitting = Sitting(kept, hand_on)
    sitting.plan(6)
    path = home.path_of(sitting.table.play.plan.slot)
    drop(kept, path)
    assert "being played" in said(kept)
    with pytest.raises(BadSave, match="running"):
        kept_match(read([str(path)]))
