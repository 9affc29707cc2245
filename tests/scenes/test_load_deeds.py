"""What can be done with a saved game, and with a file that is none."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest
from kept_matches import Folder, button, settle, texts
from load_screen import GRANDMA, crowded, opened, row, shown, three_matches

from scenes.aboard import AboardScene
from scenes.app import App
from scenes.confirm import Question
from scenes.load.row import Row, draw_face, heading
from scenes.load.scene import Load
from scenes.naming import Naming
from scenes.pause import Pause
from scenes.replay import Replay
from scenes.score_screen import ScoreScreen
from scenes.system.locks import take
from scenes.system.saves import lock_of
from scenes.table.scene import TableScene
from scenes.title import Title


@pytest.fixture
def folder(app: App, tmp_path: Path) -> Folder:
    return three_matches(app, tmp_path)


@pytest.fixture
def crowd(app: App, folder: Folder) -> Load:
    return crowded(app, folder)


# -- what can be done
def test_play_on_goes_to_the_table_where_it_was_left(app, hand, folder) -> None:
    opened(app)
    hand.click(button(app, "Play on"))
    app.frame()
    assert isinstance(app.stack.top, TableScene)
    played = app.stack.top.table.play
    assert [move.text for move in played.match.moves] == list(played.plan.moves)
    assert played.plan.slot == "1"


def test_enter_plays_on(app, hand, folder) -> None:
    opened(app)
    hand.key(pygame.K_DOWN)
    hand.key(pygame.K_RETURN)
    app.frame()
    assert isinstance(app.stack.top, AboardScene)


def test_a_finished_match_is_watched(app, hand, folder) -> None:
    scene = opened(app)
    hand.click(row(scene, 2))
    assert "Play on" not in texts(app)
    hand.click(button(app, "Watch"))
    assert isinstance(app.stack.top, Replay)


def test_any_save_can_be_watched_to_play_on_from_any_moment(app, hand, folder) -> None:
    scene = opened(app)
    hand.click(scene.grid.beside().center)
    assert isinstance(app.stack.top, Replay)


def test_the_score_sheet_of_a_finished_match_is_looked_at_and_leads_back_to_it(app, hand, folder) -> None:
    scene = opened(app)
    hand.click(row(scene, 2))
    chosen = scene.selection.chosen
    hand.click(scene.grid.beside().center)
    sheet = app.stack.top
    assert isinstance(sheet, ScoreScreen) and "Back" in texts(app) and "Title" not in texts(app)
    hand.key(pygame.K_ESCAPE)
    assert app.stack.top is scene and scene.selection.chosen.path == chosen.path


def test_a_finished_match_that_was_watched_leads_back_to_the_saves(app, hand, folder) -> None:
    scene = opened(app)
    hand.click(row(scene, 2))
    hand.click(button(app, "Watch"))
    hand.key(pygame.K_ESCAPE)
    assert app.stack.top is scene


def test_a_name_is_changed_and_stays_chosen(app, hand, folder) -> None:
    scene = opened(app)
    hand.click(row(scene, 1))
    hand.click(scene.grid.name().midleft)
    assert isinstance(app.stack.top, Naming)
    hand.type("Wind")
    hand.key(pygame.K_RETURN)
    assert app.stack.top is scene
    assert heading(scene.selection.chosen) == "Wind"
    assert [entry.save.name for entry in folder.saves.list()][1] == "Wind"


def test_a_new_name_is_seen_on_its_row_at_once(app, hand, folder) -> None:
    scene = opened(app)
    chosen = scene.rows.row_rect(0).inflate(-40, -40)
    before = pygame.image.tobytes(app.screen.surface().subsurface(chosen), "RGB")
    hand.click(scene.grid.name().midleft)
    hand.type("Wind")
    hand.key(pygame.K_RETURN)
    settle(app)
    assert app.stack.top is scene
    assert pygame.image.tobytes(app.screen.surface().subsurface(chosen), "RGB") != before


def test_a_blank_name_is_not_taken(app, hand, folder) -> None:
    opened(app)
    hand.key(pygame.K_F2)
    hand.type(" ")
    hand.key(pygame.K_RETURN)
    hand.click(button(app, "Save"))
    assert isinstance(app.stack.top, Naming)
    hand.key(pygame.K_ESCAPE)
    assert {entry.save.name for entry in folder.saves.list()} == {"", GRANDMA}


def test_the_bin_asks_once(app, hand, folder) -> None:
    scene = opened(app)
    hand.click(scene.grid.bin().center)
    assert isinstance(app.stack.top, Question)
    hand.click(button(app, "Keep it"))
    assert app.stack.top is scene
    assert len(folder.saves.list()) == 3


def test_what_was_removed_can_be_taken_back(app, hand, folder) -> None:
    scene = opened(app)
    hand.key(pygame.K_DELETE)
    hand.click(button(app, "Remove"))
    assert shown(scene) == ["aboard.json", "auto-2.json"]
    assert scene.selection.chosen.path.name == "aboard.json"
    hand.click(scene.grid.notice().center)
    assert shown(scene) == ["auto-1.json", "aboard.json", "auto-2.json"]
    assert scene.selection.chosen.path.name == "auto-1.json"


def test_what_was_removed_is_told_whole_also_on_a_small_screen(make_app, hand_on, tmp_path, monkeypatch) -> None:
    app = make_app((1024, 768))
    three_matches(app, tmp_path)
    opened(app)
    hand_on(app).key(pygame.K_DELETE)
    drawn: list[str] = []
    render = app.brush.fonts.render
    monkeypatch.setattr(app.brush.fonts, "render", lambda words: (drawn.append(words.text), render(words))[1])
    hand_on(app).click(button(app, "Remove"))
    app.stack.draw(app.screen.surface())
    assert [text for text in drawn if text.endswith("has been removed.")]
    assert not [text for text in drawn if "remov" in text and text.endswith("\N{HORIZONTAL ELLIPSIS}")]


def test_the_way_back_hides_no_row(app, hand, crowd) -> None:
    hand.key(pygame.K_DELETE)
    hand.click(button(app, "Remove"))
    hand.key(pygame.K_END)
    settle(app)
    assert crowd.rows.row_rect(crowd.selection.index).bottom < crowd.grid.notice().top


def test_home_and_escape_lead_to_the_title(app, hand, folder) -> None:
    opened(app)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Title)


def test_settings_come_and_go_and_the_choice_stays(app, hand, folder) -> None:
    scene = opened(app)
    hand.click(row(scene, 2))
    hand.click(app.layout.setup_rules().center)
    assert isinstance(app.stack.top, Pause)
    hand.key(pygame.K_ESCAPE)
    assert scene.selection.index == 2


@pytest.mark.parametrize("key", [pygame.K_DELETE, pygame.K_F2], ids=["remove", "name"])
def test_a_match_that_another_window_plays_is_left_alone_and_that_is_said(app, hand, folder, key: int) -> None:
    lock = take(lock_of(folder.saves.path_of("1")))
    scene = opened(app)
    hand.key(key)
    lock.release()
    assert app.stack.top is scene
    assert app.shown_notice.sentence == "'Ark & Noah' is being played just now."


def test_a_match_that_begins_in_another_window_while_one_is_asked_is_left_alone(app, hand, folder) -> None:
    scene = opened(app)
    hand.key(pygame.K_DELETE)
    lock = take(lock_of(folder.saves.path_of("1")))
    hand.click(button(app, "Remove"))
    lock.release()
    assert shown(scene) == ["auto-1.json", "aboard.json", "auto-2.json"]
    assert "being played" in app.shown_notice.sentence


# -- what is not well
@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\x00\xff\x13",
        b'{"game": "ark", "pla',
        b'{"game": "chess", "players": ["green"], "moves": [], "format": 1}',
    ],
    ids=["empty", "no text", "cut off", "another game"],
)
def test_a_damaged_file_is_a_row_of_its_own_and_can_be_removed(app, hand, folder, text: bytes) -> None:
    folder.write("damaged.json", text)
    scene = opened(app)
    assert len(shown(scene)) == 4
    scene._choose(shown(scene).index("damaged.json"))
    assert scene.deeds.fault
    assert not {"Play on", "Watch"} & set(texts(app))
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_F2)
    assert app.stack.top is scene
    hand.click(scene.grid.bin().center)
    hand.click(button(app, "Remove"))
    assert shown(scene) == ["auto-1.json", "aboard.json", "auto-2.json"]


LONG = "a very long name of a file that somebody has copied here from somewhere else.json"
CANNOT = {
    "later-version": b'{"version": 123456789, "game": "ark"}',
    "not-a-save": b"[]",
    "unknown-player": b'{"game": "ark", "players": ["green", "red"], "moves": [], "format": 1, "seats": '
    b'[{"colour": "green", "player": "somebody whose name is quite a long one"}, {"colour": "red"}]}',
    "does-not-replay": b'{"game": "ark", "players": ["green", "red"], "moves": ["choose 1"], "format": 1}',
}


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (2560, 1080)], ids=str)
@pytest.mark.parametrize("code", CANNOT)
def test_what_is_wrong_with_a_file_has_room_on_its_row(make_app, folder, size: tuple[int, int], code: str) -> None:
    app = make_app(size)
    app.saves = folder.saves
    for path in folder.saves.folder.glob("*.json"):
        path.unlink()
    folder.write(LONG, CANNOT[code])
    scene = opened(app)
    (entry,) = scene.rows.entries
    assert scene.shelf.fault(entry).code == code
    row = scene.rows.row_rect(0)
    face = pygame.Surface((row.width, 3 * row.height), pygame.SRCALPHA)
    draw_face(
        face, app.brush, row.move_to(topleft=(0, row.height)), Row(entry, scene.shelf.fault(entry), scene.rows.now)
    )
    assert row.move_to(topleft=(0, row.height)).inflate(0, -app.layout.px(16)).contains(face.get_bounding_rect())


def test_a_save_with_a_move_that_cannot_be_is_found_out(app, folder) -> None:
    text = (folder.saves.folder / "auto-1.json").read_bytes()
    folder.write("wrong.json", text.replace(b'"choose 1"', b'"choose 9"', 1))
    scene = opened(app)
    wrong = next(entry for entry in scene.shelf.entries if entry.path.name == "wrong.json")
    assert wrong.fault is None
    assert scene.shelf.fault(wrong).code == "does-not-replay"


@pytest.mark.parametrize(
    "claims",
    [
        {"game": "chess"},
        {"players": ["mauve", "pink"], "seats": [{"colour": "mauve"}, {"colour": "pink"}]},
        {"result": {"scores": {"mauve": 1}, "winners": ["mauve"]}},
        {"name": "x" * 3_000_000},
        {"seats": [{"colour": "green", "name": "x" * 3_000_000}, {"colour": "yellow"}]},
    ],
    ids=["another game", "other colours", "points of strangers", "an endless name", "an endless name on a seat"],
)
def test_a_save_that_has_not_been_replayed_yet_takes_no_other_along(app, folder, claims: dict[str, object]) -> None:
    whole = json.loads((folder.saves.folder / "aboard.json").read_bytes())
    folder.write("claims.json", json.dumps(whole | claims).encode())
    assert sorted(shown(opened(app))) == ["aboard.json", "auto-1.json", "auto-2.json", "claims.json"]


def test_a_file_that_has_gone_meanwhile_is_said_to_be(app, hand, folder) -> None:
    scene = opened(app)
    (folder.saves.folder / "auto-1.json").unlink()
    hand.click(button(app, "Play on"))
    assert app.stack.top is scene
    assert "auto-1.json" in app.shown_notice.sentence
