"""The saved games: found by name, kind and animal, told apart at a glance, and seen however many they are."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from kept_matches import Folder, button, settle, texts, wheel
from load_screen import crowded, opened, row, shown, three_matches

from scenes.app import App
from scenes.load.scene import Load
from scenes.system.fonts import ELLIPSIS, Words
from scenes.system.save import SavedSeat
from scenes.system.saves import Saves
from scenes.table.scene import TableScene
from scenes.title import Title

TWO = (SavedSeat("green", "Mia"), SavedSeat("yellow", "Oma", "hard"))


@pytest.fixture
def folder(app: App, tmp_path: Path) -> Folder:
    return three_matches(app, tmp_path)


@pytest.fixture
def crowd(app: App, folder: Folder) -> Load:
    return crowded(app, folder)


def test_the_newest_save_comes_first_and_is_chosen(app, folder) -> None:
    scene = opened(app)
    assert shown(scene) == ["auto-1.json", "aboard.json", "auto-2.json"]
    assert scene.selection.chosen.path.name == "auto-1.json"


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_a_long_name_is_cut_on_its_row_at_its_usual_size_and_told_whole_beside_the_list(
    make_app, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    name = "The wet and windy Sunday at Grandma's with Anna, Ben and Mia"
    app = make_app(size)
    three_matches(app, tmp_path).add("long.json", "ark-3-mixed", 0.6, name=name)
    drawn, render = list[Words](), app.brush.fonts.render
    monkeypatch.setattr(app.brush.fonts, "render", lambda words: (drawn.append(words), render(words))[1])
    scene = opened(app)
    scene.rows.choose(shown(scene).index("long.json"))
    settle(app)
    cut = {words for words in drawn if words.text.endswith(ELLIPSIS) and name.startswith(words.text[:-1])}
    assert [words.px for words in cut] == [app.layout.text_px(34)]
    assert any(words.text == name and words.wrap for words in drawn)


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


def test_escape_ends_the_search_before_it_leads_back(app, hand, folder) -> None:
    scene = opened(app)
    hand.click(scene.search.rect.center)
    hand.type("grandma")
    hand.key(pygame.K_ESCAPE)
    assert app.stack.top is scene and scene.selection.text == scene.search.text == ""
    assert len(shown(scene)) == 3
    hand.key(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Title)


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


# -- the whole screen
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
