"""The ark's maps: what is drawn in them (B1), and what shapes an own ark may have (B3)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from assets import ROOT
from game.ark.sections import MAPS, BadMap, load_ark, load_map, load_section
from game.ark.shape import MAX_COLUMNS, MAX_ROWS, BadShape, Square, check_shape, square_name
from scenes.words.maps import map_fault

SHIPPED = sorted(MAPS.glob("*.tmx"))


def squares_of(*rows: str) -> frozenset[Square]:
    """The squares drawn as ``#``."""
    return frozenset((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#")


def mirrored(squares: frozenset[Square]) -> frozenset[Square]:
    width = max(column for column, _ in squares)
    return frozenset((width - column, row) for column, row in squares)


def test_B1_bow_has_columns_of_two_two_four_four() -> None:
    assert load_section(MAPS / "bow.tmx").squares == squares_of("..##", "####", "####", "..##")


def test_B1_middle_has_three_columns_of_four() -> None:
    assert load_section(MAPS / "middle.tmx") == (squares_of(*["###"] * 4), 3, 4)


def test_B1_stern_is_the_bow_mirrored() -> None:
    assert load_section(MAPS / "stern.tmx").squares == mirrored(load_section(MAPS / "bow.tmx").squares)


@pytest.mark.parametrize(("players", "squares", "columns"), [(2, 24, 8), (3, 36, 11), (4, 48, 14)])
def test_B1_the_ark_grows_with_the_players(players: int, squares: int, columns: int) -> None:
    ark = load_ark(players)
    assert len(ark) == squares
    assert {column for column, _ in ark} == set(range(columns))
    assert {row for _, row in ark} == set(range(4))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B1_bow_and_stern_are_narrow_by_two_columns_and_the_rest_is_full(players: int) -> None:
    ark = load_ark(players)
    last = max(column for column, _ in ark)
    for column in range(last + 1):
        rows = {row for at, row in ark if at == column}
        assert rows == ({1, 2} if column < 2 or column > last - 2 else {0, 1, 2, 3})


def test_B2_B3_hull_of_the_box_has_24_30_36_edges() -> None:
    for players, hull in ((2, 24), (3, 30), (4, 36)):
        ark = load_ark(players)
        sides = [(x + dx, y + dy) for x, y in ark for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        assert sum(side not in ark for side in sides) == hull


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_shipped_map_is_an_ark_by_itself(path: Path) -> None:
    check_shape(load_map(path))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
@pytest.mark.skipif(not shutil.which("tmxrasterizer"), reason="Tiled's rasteriser is not installed")
def test_every_shipped_map_opens_in_tiled(path: Path, tmp_path: Path) -> None:
    picture = tmp_path / "map.png"
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(["tmxrasterizer", path, picture], env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    drawn = pygame.image.load(picture)
    wood = {tuple(pygame.image.load(tile).get_at((50, 50))) for tile in MAPS.glob("*.png")}
    for column, row in load_section(path).squares:
        assert tuple(drawn.get_at((column * 100 + 50, row * 100 + 50))) in wood


def test_the_maps_load_without_a_screen_library() -> None:
    script = "import sys; sys.modules['pygame'] = None; from game.ark.sections import *; print(len(load_ark(4)))"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT.parent, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("48\n", "")


@pytest.mark.parametrize(
    ("code", "rows"),
    [
        ("shape-empty", ["..."]),
        ("shape-too-large", ["#" * (MAX_COLUMNS + 1)]),
        ("shape-too-large", ["#"] * (MAX_ROWS + 1)),
        ("shape-corner-touch", ["#.", ".#"]),
        ("shape-corner-touch", [".##", "##.", "#.#", "###"]),
        ("shape-in-pieces", ["#.#"]),
        ("shape-with-hole", ["###", "#.#", "###"]),
    ],
)
def test_B3_own_arks_of_these_shapes_are_refused(code: str, rows: list[str]) -> None:
    with pytest.raises(BadShape) as caught:
        check_shape(squares_of(*rows))
    assert caught.value.code == code
    assert map_fault(BadMap(Path("own.tmx"), code, **caught.value.params)).startswith("own.tmx: ")


@pytest.mark.parametrize(
    "rows",
    [
        ["#"],
        ["#" * MAX_COLUMNS] * MAX_ROWS,
        ["#.#", "#.#", "###"],
        [".#.", "###", ".#."],
        ["####", "#...", "##.."],
    ],
)
def test_B3_any_other_orthogonal_shape_is_an_ark(rows: list[str]) -> None:
    check_shape(squares_of(*rows))


def test_B3_a_refusal_names_the_squares() -> None:
    with pytest.raises(BadShape) as touch:
        check_shape(squares_of(".#", "#."))
    assert touch.value.params == {"squares": ("a2", "b1")}
    with pytest.raises(BadShape) as hole:
        check_shape(squares_of("####", "##.#", "####"))
    assert hole.value.params == {"hole": "c2"}


def test_a_square_is_named_by_its_column_from_the_bow_and_its_row_from_the_top() -> None:
    assert [square_name(square) for square in ((0, 1), (2, 1), (25, 8))] == ["a2", "c2", "z9"]


def test_an_own_ark_starts_at_column_and_row_0_wherever_it_lies_in_its_map(tmp_path: Path) -> None:
    shutil.copytree(MAPS, tmp_path, dirs_exist_ok=True)
    own = tmp_path / "middle.tmx"
    rows = "1,2,1,\n2,1,2,\n1,2,1,\n2,1,2\n"
    assert rows in own.read_text()
    own.write_text(own.read_text().replace(rows, "0,0,0,\n0,0,0,\n0,2,1,\n0,0,1\n"))
    assert load_map(own) == squares_of("##", ".#")


def test_B3_an_own_ark_of_a_bad_shape_is_refused_by_the_name_of_its_file(tmp_path: Path) -> None:
    shutil.copytree(MAPS, tmp_path, dirs_exist_ok=True)
    own = tmp_path / "middle.tmx"
    text = own.read_text()
    for code, rows in (("shape-with-hole", "1,2,1,\n2,0,2,\n"), ("shape-corner-touch", "1,0,1,\n0,1,2,\n")):
        own.write_text(text.replace("1,2,1,\n2,1,2,\n", rows))
        with pytest.raises(BadMap) as caught:
            load_map(own)
        assert (caught.value.path, caught.value.code) == (own, code)
