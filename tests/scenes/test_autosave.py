"""A match that is played is kept after every move, whatever the disk does, and goes on as it was."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pygame
import pytest
from aboard_hand import Player, plan_of
from sitting import RECORDS, Sit, Sitting, moves_before

from game import Record
from scenes.aboard import AboardScene
from scenes.app import App
from scenes.handover import Handover
from scenes.match_setup import MatchPlan, scene_for
from scenes.opening import opened
from scenes.system import autosave, writing
from scenes.system.autosave import Autosave, Disk
from scenes.system.locks import is_taken
from scenes.system.save import Save, read
from scenes.system.saves import Saves, lock_of, safe_of
from scenes.table.picture import Seat
from scenes.table.play import Playing
from scenes.table.scene import TableScene
from scenes.title import Title
from tests.other_readers import somebody_reads

FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
SEATS = (Seat("green", "Anna"), Seat("yellow", "Ben"))
PLAN = MatchPlan("ark", SEATS, "green", 3)


@pytest.fixture
def table(make_app: Callable[..., App], hand_on: Any, saves: Saves) -> Iterator[Sitting]:
    """Two people at a table whose match is kept."""
    app = make_app()
    app.saves = saves
    yield Sitting(app, hand_on)
    app.quit()


def newest(saves: Saves) -> Save:
    """The save that the program has made by itself."""
    latest = saves.latest()
    assert latest
    assert latest.save
    return latest.save


def texts(playing: Playing) -> list[str]:
    return [move.text for move in playing.match.moves]


def on_disk(saves: Saves, playing: Playing) -> list[str]:
    return list(read(saves.path_of(playing.plan.slot).read_bytes()).record.moves)


# -- after every move
def test_every_move_is_on_the_disk_as_soon_as_it_is_made(table: Sitting, saves: Saves) -> None:
    playing = table.table.play
    assert on_disk(saves, playing) == texts(playing)
    for space in (6, 1, 3):
        table.plan(space)
        assert table.moves[-1] == f"choose {space}"
        assert on_disk(saves, playing) == texts(playing)


def test_what_is_taken_back_is_no_longer_kept(table: Sitting, saves: Saves) -> None:
    table.plan(6)
    table.hand.key(pygame.K_z)
    assert table.moves == []
    assert on_disk(saves, table.table.play) == texts(table.table.play)


def test_the_disk_knows_all_of_it_once_the_match_is_left(table: Sitting, saves: Saves) -> None:
    table.plan(6, 1)
    path = saves.path_of(table.table.play.plan.slot)
    table.app.change_to(Title())
    assert safe_of(path).read_bytes() == path.read_bytes()


def test_a_match_that_is_left_is_the_one_to_go_on_with(table: Sitting, saves: Saves) -> None:
    table.plan(6)
    assert saves.latest() is None, "it is being played"
    table.app.change_to(Title())
    assert newest(saves).record.moves[-1] == "choose 6"


def test_a_match_in_which_nobody_has_decided_anything_is_not_kept(table: Sitting, saves: Saves) -> None:
    table.app.change_to(Title())
    assert saves.list() == []
    assert list(saves.folder.iterdir()) == []


def test_a_record_that_is_only_looked_at_leaves_nothing_behind(make_app: Callable[..., App], saves: Saves) -> None:
    app = make_app()
    app.saves = saves
    app.stack.push(scene_for(app, replace(PLAN, moves=moves_before("ark-2-greedy", "wall"))))
    app.frame()
    app.change_to(Title())
    assert saves.list() == []


def test_a_match_that_ends_is_kept_as_a_finished_one(make_app: Callable[..., App], saves: Saves) -> None:
    app = make_app()
    app.saves = saves
    seats = tuple(replace(seat, kind="random") for seat in SEATS)
    app.stack.push(scene_for(app, replace(PLAN, game="family", seats=seats, quit_when_over=True)))
    while app.stack.scenes:
        app.frame()
    assert saves.latest() is None
    (entry,) = saves.list()
    assert entry.save
    assert entry.save.over
    assert entry.save.result == saves.load(entry.path).result


def test_nothing_is_kept_where_nobody_asks_for_it(sit: Sit, tmp_path: Path) -> None:
    sitting = sit()
    sitting.plan(6)
    assert list(Path(os.environ["TWO_BY_TWO_HOME"]).iterdir()) == []


# -- going on
def go_on(app: App, saves: Saves) -> Any:
    """The table of the match to go on with, after its first frame."""
    latest = saves.latest()
    assert latest
    app.change_to(opened(app, saves.load(latest.path), saves.slot_of(latest.path)))
    app.frame()
    return app.stack.top


def test_a_resumed_table_shows_all_at_once_and_goes_on_in_its_slot(
    make_app: Callable[..., App], table: Sitting, saves: Saves
) -> None:
    table.building()
    table.hand.click(table.point(("edge", next(iter(table.table.marks.legal))[1])))
    before, picture = table.table.play, table.table.picture
    table.app.change_to(Title())

    app = make_app(speed="slow")
    app.saves = saves
    scene = go_on(app, saves)
    assert isinstance(scene, TableScene)
    assert not scene.table.director.busy
    assert scene.table.hand
    assert texts(scene.table.play) == texts(before)
    assert scene.table.picture.scores == picture.scores
    assert scene.table.picture.dividers == picture.dividers
    assert len(scene.table.play.events) == len(before.events)
    assert scene.table.play.plan.slot == before.plan.slot
    assert scene.table.play.plan.begun == before.plan.begun
    app.quit()


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("*.json")))
def test_every_match_goes_on_from_its_middle_with_the_table_as_it_was(
    make_app: Callable[..., App], name: str
) -> None:
    record = Record.read(RECORDS / f"{name}.json")
    moves = record.moves[: len(record.moves) // 2]
    seats = tuple(Seat(colour, colour.title()) for colour in record.players)
    app = make_app(speed="normal")
    plan = MatchPlan(record.game, seats, record.players[0], 1, record.options, moves=moves)
    app.change_to(scene_for(app, plan))
    app.frame()
    top: Any = app.stack.top
    playing = app.at_table
    assert playing
    assert texts(playing)[: len(moves)] == list(moves)
    scene = app.stack.scenes[0] if isinstance(top, Handover) else top
    assert not scene.table.director.busy
    assert isinstance(top, Handover) or scene.table.hand


def test_a_decision_made_before_the_match_was_left_can_still_be_taken_back(table: Sitting, saves: Saves) -> None:
    table.plan(6)
    table.app.change_to(Title())
    scene = go_on(table.app, saves)
    table.hand.key(pygame.K_z)
    assert "choose 6" not in texts(scene.table.play)


def test_what_is_opened_a_second_time_goes_on_in_a_slot_of_its_own(table: Sitting, saves: Saves) -> None:
    """Two windows that open one match at the same time do not write over each other."""
    table.plan(6)
    playing = table.table.play
    other = Playing(replace(playing.plan, moves=tuple(texts(playing))))
    second = Autosave(saves, other, table.app.tell)
    other.begin()
    second.note()
    assert other.plan.slot != playing.plan.slot
    assert is_taken(lock_of(saves.path_of(other.plan.slot)))
    second.close()
    assert not is_taken(lock_of(saves.path_of(other.plan.slot)))
    assert is_taken(lock_of(saves.path_of(playing.plan.slot)))


def test_a_match_that_was_left_and_named_goes_on_under_its_name_as_one_save(table: Sitting, saves: Saves) -> None:
    table.plan(6)
    table.app.change_to(Title())
    (entry,) = saves.list()
    saves.rename(entry.path, "Storm")
    go_on(table.app, saves)
    table.plan(1)
    table.app.change_to(Title())
    (kept,) = saves.list()
    assert kept.path == entry.path and kept.save and kept.save.name == "Storm"
    assert len(kept.save.record.moves) > len(entry.save.record.moves if entry.save else ())


def test_what_goes_on_from_a_save_made_by_hand_has_not_its_name(table: Sitting, saves: Saves) -> None:
    table.plan(6)
    path = saves.keep(table.table.play.plan, table.table.play.match, "by hand")
    table.app.change_to(opened(table.app, saves.load(path), saves.slot_of(path)))
    table.app.frame()
    table.plan(1)
    assert [entry.save.name for entry in saves.list() if entry.save].count("by hand") == 1


def test_a_save_made_by_hand_stays_as_it_is_when_the_match_goes_on(table: Sitting, saves: Saves) -> None:
    table.plan(6)
    path = saves.keep(table.table.play.plan, table.table.play.match, "by hand")
    text = path.read_bytes()
    table.app.change_to(opened(table.app, saves.load(path), saves.slot_of(path)))
    table.app.frame()
    table.plan(1)
    assert path.read_bytes() == text
    assert len(saves.list()) == 3


def test_N2_nobodys_secret_is_shown_when_a_match_of_animals_on_board_goes_on(
    make_app: Callable[..., App], saves: Saves
) -> None:
    app = make_app()
    app.saves = saves
    app.stack.push(scene_for(app, plan_of(("human", "human"))))
    app.frame()
    player = Player(app, app.stack.scenes[0])
    player.take_the_mouse()
    hand = player.scene.table.state.position()["hand"]
    player.click_target(("hand", hand[0]))
    app.change_to(Title())
    scene = go_on(app, saves)
    assert isinstance(scene, Handover)
    table = app.stack.scenes[0]
    assert isinstance(table, AboardScene)
    assert table.table.secret() is None
    assert set(table.table.picture.hand) == {"dark"}
    app.quit()


# -- what the disk does
@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """``full(True)``: the disk takes nothing any more, until ``full(False)``."""
    write = autosave.write_patiently

    def refuse(*_: object, **__: object) -> None:
        raise FULL

    return lambda on: monkeypatch.setattr(autosave, "write_patiently", refuse if on else write)


def said(app: App) -> str:
    return app.shown_notice.sentence if app.shown_notice else ""


def test_a_full_disk_is_told_once_and_the_match_goes_on(
    table: Sitting, saves: Saves, full: Callable[[bool], None]
) -> None:
    table.plan(6)
    before = on_disk(saves, table.table.play)
    full(True)
    table.plan(1)
    assert "No space left on device" in said(table.app)
    assert on_disk(saves, table.table.play) == before, "the last good save stays"
    table.app.shown_notice = None
    table.plan(3)
    assert said(table.app) == "", "not again at every move"
    full(False)
    table.plan(7)
    assert on_disk(saves, table.table.play) == texts(table.table.play)
    full(True)
    table.click(next(iter(table.table.marks.legal)))
    assert "No space left on device" in said(table.app)


def test_a_file_in_the_place_of_the_folder_is_told_at_the_beginning(
    make_app: Callable[..., App], hand_on: Any, tmp_path: Path
) -> None:
    (tmp_path / "saves").write_text("not a folder")
    app = make_app()
    app.saves = Saves(tmp_path / "saves")
    sitting = Sitting(app, hand_on)
    assert "saved just now" in said(app)
    sitting.plan(6)
    assert sitting.moves == ["choose 6"]
    app.change_to(Title())
    assert (tmp_path / "saves").read_text() == "not a folder"


@pytest.mark.skipif(os.name == "nt", reason="a folder in which a lock is held stays where it is there")
def test_a_folder_that_vanishes_is_made_again(table: Sitting, saves: Saves) -> None:
    table.plan(6)
    saves.folder.rename(saves.folder.with_name("elsewhere"))
    table.plan(1)
    assert on_disk(saves, table.table.play) == texts(table.table.play)


def test_a_file_that_somebody_reads_just_now_is_waited_for(
    table: Sitting, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.plan(6)
    readers = somebody_reads(monkeypatch)
    readers += [True] * 3
    monkeypatch.setattr(writing, "TRIES", 10)
    monkeypatch.setattr(writing, "REST", 0.0)
    table.plan(1)
    assert readers == []
    assert said(table.app) == ""
    assert on_disk(saves, table.table.play) == texts(table.table.play)


class Cut(BaseException):
    """The end of the program, in the midst of something."""


STEPS = ("mkdir", "write_bytes", "open", "replace")
"""What writing is made of, in this order."""


@pytest.mark.parametrize("step", range(len(STEPS)))
def test_a_program_that_ends_between_any_two_steps_of_writing_leaves_a_whole_save(
    table: Sitting, saves: Saves, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    table.plan(6)
    playing = table.table.play
    before = on_disk(saves, playing)
    playing.after_all()
    count = 0

    def counted(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*values: Any, **named: Any) -> Any:
            nonlocal count
            count += 1
            if count > step:
                raise Cut
            return function(*values, **named)

        return call

    for name in STEPS:
        monkeypatch.setattr(Path, name, counted(getattr(Path, name)))
    with pytest.raises(Cut):
        playing.go(["choose 1"])
    monkeypatch.undo()
    assert on_disk(saves, playing) in (before, [*before, "choose 1"])
    assert saves.load(saves.path_of(playing.plan.slot))


def test_a_program_that_ends_in_the_midst_of_writing_leaves_the_save_before(
    table: Sitting, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.plan(6)
    before = on_disk(saves, table.table.play)
    write = Path.write_bytes

    def write_half(path: Path, data: bytes) -> None:
        write(path, data[: len(data) // 2])
        raise Cut

    monkeypatch.setattr(Path, "write_bytes", write_half)
    with pytest.raises(Cut):
        table.table.play.go(["choose 1"])
    monkeypatch.undo()
    assert on_disk(saves, table.table.play) == before


def test_the_thread_writes_the_newest_text_and_ends(tmp_path: Path) -> None:
    disk = Disk(tmp_path / "text")
    for number in range(50):
        disk.keep(str(number).encode())
    disk.close()
    assert (tmp_path / "text").read_bytes() == b"49"


def test_a_text_that_the_disk_does_not_take_is_followed_by_the_next(
    tmp_path: Path, full: Callable[[bool], None]
) -> None:
    disk = Disk(tmp_path / "text")
    full(True)
    disk.keep(b"1")
    done = Event()
    disk.do(done.set)
    assert done.wait(10)
    full(False)
    disk.keep(b"2")
    disk.close()
    assert (tmp_path / "text").read_bytes() == b"2"
