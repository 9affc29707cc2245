"""The saved games: found by name, kind and animal, told apart at a glance, and all that can be done with one."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pygame
import pytest
from kept_matches import Folder, button, settle, texts, wheel

from scenes.aboard import AboardScene
from scenes.app import App
from scenes.confirm import Question
from scenes.load.row import Row, draw_face, heading
from scenes.load.scene import Load
from scenes.naming import Naming
from scenes.pause import Pause
from scenes.replay import Replay
from scenes.system.save import SavedSeat
from scenes.system.saves import Saves
from scenes.table.scene import TableScene
from scenes.title import Title

TWO = (SavedSeat("green", "Mia"), SavedSeat("yellow", "Oma", "hard"))
GRANDMA = "Rainy Sunday at Grandma's"


@pytest.fixture
def folder(app: App, tmp_path: Path) -> Folder:
    """Three matches: one in play, one of Animals on Board in play, one finished, and a damaged file."""
    app.saves = Saves(tmp_path / "saves")
    kept = Folder(app.saves, datetime.now().astimezone())
    kept.add("auto-1.json", "ark-2-greedy", 0.6, 0.0)
    kept.add("aboard.json", "aboard-2-greedy", 0.5, 1.0, name=GRANDMA)
    kept.add("auto-2.json", "family-2-greedy", 1.0, 2.0)
    return kept


def opened(app: App) -> Load:
    """The screen of the saves, with all of it found out."""
    scene = Load(app)
    app.stack.push(scene)
    settle(app)
    return scene


def row(scene: Load, index: int) -> tuple[int, int]:
    return scene.rows.row_rect(index).center


def shown(scene: Load) -> list[str]:
    """The files that are shown, by name."""
    return [entry.path.name for entry in scene.rows.entries]


# -- the list
def test_the_newest_save_comes_first_and_is_chosen(app, folder) -> None:
    scene = opened(app)
    assert shown(scene) == ["auto-1.json", "aboard.json", "auto-2.json"]
    assert scene.selection.chosen.path.name == "auto-1.json"


def test_a_click_chooses_a_row(app, hand, folder) -> None:
    scene = opened(app)
    hand.click(row(scene, 1))
    assert scene.selection.chosen.path.name == "aboard.json"


@pytest.mark.parametrize(
    ("keys", "chosen"),
    [([pygame.K_DOWN], 1), ([pygame.K_END], 2), ([pygame.K_END, pygame.K_UP], 1), ([pygame.K_END, pygame.K_HOME], 0),
     ([pygame.K_PAGEDOWN], 2), ([pygame.K_UP], 0)],
)  # fmt: skip
def test_keys_choose_a_row(app, hand, folder, keys: list[int], chosen: int) -> None:
    scene = opened(app)
    for key in keys:
        hand.key(key)
    assert scene.selection.index == chosen


@pytest.mark.parametrize(
    ("kind", "files"),
    [("In play", ["auto-1.json", "aboard.json"]), ("Finished", ["auto-2.json"]),
     ("All", ["auto-1.json", "aboard.json", "auto-2.json"])],
)  # fmt: skip
def test_a_filter_shows_its_kind_alone(app, hand, folder, kind: str, files: list[str]) -> None:
    scene = opened(app)
    hand.click(button(app, kind))
    assert shown(scene) == files


@pytest.mark.parametrize(
    ("text", "files"),
    [("grandma", ["aboard.json"]), ("MIA", ["named.json"]), ("family variant", ["auto-2.json"]),
     ("mia board", []), ("mia noah", ["named.json"])],
)  # fmt: skip
def test_a_search_looks_at_names_players_and_games(app, hand, folder, text: str, files: list[str]) -> None:
    folder.add("named.json", "ark-2-greedy", 0.3, 3.0, seats=TWO)
    scene = opened(app)
    hand.click(scene.search.rect.center)
    hand.type(text)
    assert shown(scene) == files


def test_a_search_finds_an_animal_on_board(app, hand, folder) -> None:
    scene = opened(app)
    state = scene.shelf.entries[2].save.record.replay()
    aboard = {species for pen in state.position()["ark"]["loaded"].values() for species in pen}
    hand.click(scene.search.rect.center)
    hand.type(sorted(aboard)[0])
    assert "auto-2.json" in shown(scene)


def test_the_search_keeps_the_keyboard_while_the_list_changes(app, hand, folder) -> None:
    scene = opened(app)
    hand.click(scene.search.rect.center)
    hand.type("gr")
    hand.key(pygame.K_BACKSPACE)
    hand.type("randma")
    assert scene.selection.text == "grandma"


def test_nothing_found_says_so_and_offers_nothing(app, hand, folder) -> None:
    scene = opened(app)
    hand.click(scene.search.rect.center)
    hand.type("zzz")
    assert shown(scene) == []
    assert "Play on" not in texts(app)
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_DOWN)
    assert app.stack.top is scene


def test_an_empty_folder_needs_no_filters(app, tmp_path: Path) -> None:
    app.saves = Saves(tmp_path / "nothing")
    opened(app)
    assert texts(app) == []


# -- many of them
@pytest.fixture
def crowd(app: App, folder: Folder) -> Load:
    text = (folder.saves.folder / "auto-1.json").read_bytes()
    for index in range(60):
        folder.write(f"copy-{index:02}.json", text)
    return opened(app)


def test_the_wheel_scrolls_and_ends_at_the_last_row(app, crowd) -> None:
    wheel(app, -3)
    settle(app)
    assert crowd.rows.first == 3
    wheel(app, -500)
    settle(app)
    last = crowd.rows.row_rect(len(crowd.rows.entries) - 1)
    assert last.bottom < app.layout.size[1]
    wheel(app, 500)
    settle(app)
    assert crowd.rows.first == 0


def test_a_row_chosen_by_key_is_scrolled_into_sight(app, hand, crowd) -> None:
    hand.key(pygame.K_END)
    settle(app)
    assert crowd.rows.row_rect(crowd.selection.index).bottom < app.layout.size[1]


def test_the_bar_is_dragged(app, hand, crowd) -> None:
    bar = crowd.grid.bar()
    hand.press((bar.centerx, bar.top + 4))
    hand.move((bar.centerx, bar.bottom + 50))
    hand.release((bar.centerx, bar.bottom + 50))
    assert crowd.rows.first == crowd.rows.most > 50


def test_no_more_is_drawn_than_is_seen(crowd) -> None:
    assert len(list(crowd.rows.visible())) <= crowd.grid.page() + 2


def test_rows_glide_where_motion_is_shown(make_app, folder) -> None:
    app = make_app(speed="normal")
    app.saves = folder.saves
    for index in range(9):
        folder.add(f"more-{index}.json", "ark-2-greedy", 0.2, 5.0)
    scene = opened(app)
    wheel(app, -2)
    assert 0 < scene.rows.first < 2
    settle(app)
    assert scene.rows.first == 2


# -- pictures
def test_every_row_in_sight_gets_its_picture(app, folder) -> None:
    scene = opened(app)
    assert scene.rows.unpainted(app.brush) == []
    assert not scene.details.unpainted


def test_pictures_wait_while_the_rows_are_moving(make_app, folder) -> None:
    app = make_app(speed="normal")
    app.saves = folder.saves
    for index in range(20):
        folder.add(f"more-{index:02}.json", "ark-2-greedy", 0.1 + 0.04 * index, 5.0 + index)
    scene = opened(app)
    wheel(app, -12)
    painted = len(scene.rows.unpainted(app.brush))
    app.frame()
    assert scene.rows.moving
    assert len(scene.rows.unpainted(app.brush)) >= painted
    settle(app)
    assert scene.rows.unpainted(app.brush) == []


def test_a_running_game_shows_no_secret(app, folder) -> None:
    """Two saves that differ only in what nobody may know have the same picture."""
    folder.add("dark.json", "aboard-3-published", 0.5, 4.0)
    scene = opened(app)
    entry = next(entry for entry in scene.shelf.entries if entry.path.name == "dark.json")
    state = entry.save.record.replay()
    other = state.view(state.players[0]).sample(_Last())
    painter = scene.shelf.painter
    assert state.position() != other.position()
    assert pygame.image.tobytes(painter.paint(state), "RGB") == pygame.image.tobytes(painter.paint(other), "RGB")


class _Last:
    """Takes the last of all possibilities."""

    def randrange(self, stop: int, /) -> int:
        return stop - 1


def test_a_button_pressed_while_pictures_are_made_still_counts(app, hand, folder) -> None:
    scene = Load(app)
    app.stack.push(scene)
    hand.press(button(app, "Play on"))
    hand.wait(0.2)
    hand.release(button(app, "Play on"))
    assert isinstance(app.stack.top, TableScene)


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
    hand.click(scene.grid.from_any().center)
    assert isinstance(app.stack.top, Replay)


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


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1920, 1080), (2560, 1080)], ids=str)
def test_no_two_controls_lie_over_each_other(make_app, folder, size: tuple[int, int]) -> None:
    app = make_app(size)
    app.saves = folder.saves
    scene = opened(app)
    rects = [control.rect for control in scene.controls]
    for index, rect in enumerate(rects):
        assert app.layout.screen.contains(rect)
        assert rect.collidelist(rects[index + 1 :]) == -1


def test_nothing_is_drawn_while_nothing_happens(app, hand, folder) -> None:
    opened(app)
    hand.wait(0.5)
    flips = app.screen.flips
    hand.wait(1)
    assert app.screen.flips == flips
