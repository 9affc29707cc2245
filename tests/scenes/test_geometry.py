"""Where things on the ark lie, and that a pixel means what lies there, on the box's arks and on own ones."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect
from sitting import RECORDS

from game import Record
from game.ark.board import SIDES, Board
from game.ark.sections import load_ark
from game.ark.shape import BadShape, Square
from scenes.layout import Layout
from scenes.table.geometry import ArkGeometry

SIZES = ((1024, 768), (1280, 720), (1920, 1080), (2560, 1080))
OWN = frozenset({(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2)})
"""A hook: straight hull, outer corners and inner corners."""


def boards() -> list[Board]:
    return [Board(load_ark(players)) for players in (2, 3, 4)] + [Board(OWN)]


@st.composite
def own_arks(draw: st.DrawFn) -> Board:
    """Arks grown square by square; some growths make no ark."""
    squares: set[Square] = {(0, 0)}
    for _ in range(draw(st.integers(1, 14))):
        column, row = draw(st.sampled_from(sorted(squares)))
        dx, dy = draw(st.sampled_from(sorted(SIDES.values())))
        squares.add((column + dx, row + dy))
    left, top = min(c for c, _ in squares), min(r for _, r in squares)
    try:
        return Board({(c - left, r - top) for c, r in squares})
    except BadShape:
        return Board({(0, 0), (1, 0)})


def assert_points_mean_their_places(geometry: ArkGeometry) -> None:
    board = geometry.board
    for edge in board.edges:
        pos = geometry.point_of(("edge", edge))
        assert geometry.edge_at(pos) == edge
        assert geometry.field_at(pos, board.fields) is None
    for field in board.fields:
        assert geometry.field_at(geometry.point_of(("field", field)), board.fields) == field
    for square in board.squares:
        assert geometry.square_at(geometry.point_of(("square", square))) == square


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("board", boards(), ids=["two", "three", "four", "own"])
def test_the_point_of_every_place_means_that_place(board: Board, size: tuple[int, int]) -> None:
    assert_points_mean_their_places(ArkGeometry(Layout(size), board))


@settings(max_examples=40, deadline=None)
@given(board=own_arks())
def test_B3_the_point_of_every_place_on_any_shape_means_that_place(board: Board) -> None:
    assert_points_mean_their_places(ArkGeometry(Layout((1280, 720)), board))


@settings(max_examples=40, deadline=None)
@given(board=own_arks())
def test_B5_pitch_fields_lie_on_the_water_side_of_the_hull(board: Board) -> None:
    geometry = ArkGeometry(Layout((1920, 1080)), board)
    for field in board.fields:
        assert geometry.square_at(geometry.field_centre(field)) is None


def test_every_pixel_of_a_square_belongs_to_the_nearest_of_its_edges() -> None:
    geometry = ArkGeometry(Layout((1280, 720)), Board(OWN))
    for square in geometry.board.squares:
        rect = geometry.square_rect(square)
        for x in range(rect.left, rect.right, 3):
            for y in range(rect.top, rect.bottom, 3):
                edge = geometry.edge_at((x, y))
                assert edge is not None and square in geometry.board.edge(edge).squares
                assert (
                    _away(geometry, edge, (x, y)) <= min(_away(geometry, square + side, (x, y)) for side in SIDES) + 1
                )


def _away(geometry: ArkGeometry, edge: str, pos: tuple[int, int]) -> int:
    """Pixels between a point and the line an edge lies on."""
    axis = 0 if geometry.upright(edge) else 1
    return abs(geometry.edge_centre(edge)[axis] - pos[axis])


def test_a_hull_edge_reaches_half_a_square_over_the_water_and_no_further() -> None:
    geometry = ArkGeometry(Layout((1920, 1080)), Board(load_ark(4)))
    x, y = geometry.edge_centre("f1N")
    assert geometry.edge_at((x, y - round(0.48 * geometry.c))) == "f1N"
    assert geometry.edge_at((x, y - round(0.53 * geometry.c))) is None


def test_a_disc_round_an_empty_pitch_field_means_the_field() -> None:
    geometry = ArkGeometry(Layout((1920, 1080)), Board(load_ark(4)))
    field = geometry.board.fields[3]
    x, y = geometry.field_centre(field)
    assert geometry.field_at((x + round(0.21 * geometry.c), y), [field]) == field
    assert geometry.field_at((x + round(0.24 * geometry.c), y), [field]) is None
    assert geometry.field_at((x, y), []) is None


def test_the_ark_of_four_players_has_squares_of_113_pixels_at_1080p_and_fits_its_zone() -> None:
    geometry = ArkGeometry(Layout((1920, 1080)), Board(load_ark(4)))
    assert geometry.c == 113
    squares = geometry.hull_rect.inflate(-2 * geometry.c, -2 * geometry.c)
    assert geometry.zone.contains(squares)
    assert abs(squares.centerx - 960) <= 1 and abs(squares.centery - 496) <= 1


SHAPES = {1: ("c2",), 2: ("c2", "d2"), 3: ("c2", "c3", "d2"), 4: ("c2", "c3", "d2", "d3")}
LARGE = {1: "dog", 2: "sheep", 3: "lion", 4: "elephant"}


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("small", [(), ("mouse",)], ids=["alone", "with a small pair"])
@pytest.mark.parametrize("window", SIZES)
def test_S6_all_tiles_of_an_enclosure_lie_in_it_and_none_hides_another(
    size: int, small: tuple[str, ...], window: tuple[int, int]
) -> None:
    geometry = ArkGeometry(Layout(window), Board(load_ark(4)))
    squares = SHAPES[size]
    places = geometry.tile_rects(squares, (LARGE[size], *small))
    assert [tile for tile, _ in places] == [f"{name}/{sex}" for name in (LARGE[size], *small) for sex in "mf"]
    for _, rect in places:
        assert any(geometry.square_rect(square).contains(rect) for square in squares)
    for (_, one), (_, other) in combinations(places, 2):
        assert not one.colliderect(other)


def test_the_pair_takes_the_first_two_squares_and_a_small_pair_the_next_two() -> None:
    geometry = ArkGeometry(Layout((1920, 1080)), Board(load_ark(4)))
    places = geometry.tile_rects(SHAPES[4], ("elephant", "mouse"))
    assert [geometry.square_at(rect.center) for _, rect in places] == list(SHAPES[4])


def test_the_family_game_has_larger_tiles_for_want_of_food() -> None:
    geometry = ArkGeometry(Layout((1920, 1080)), Board(load_ark(4)))
    with_food, without = (geometry.tile_rects(SHAPES[2], ("sheep",), food) for food in (True, False))
    assert with_food[0][1].width == 76 and without[0][1].width == 87


def test_food_in_a_single_square_makes_room_for_a_small_pair() -> None:
    geometry = ArkGeometry(Layout((1920, 1080)), Board(load_ark(4)))
    pens = {"c2": ("c2",)}
    alone, crowded = (geometry.food_rect("c2", pens, {"c2": loaded}) for loaded in (["dog"], ["dog", "mouse"]))
    assert crowded.width < alone.width
    for loaded, food in ((("dog",), alone), (("dog", "mouse"), crowded)):
        assert food.collidelist([rect for _, rect in geometry.tile_rects(("c2",), loaded)]) == -1


@pytest.mark.parametrize("size", SHAPES)
def test_the_outline_of_an_enclosure_encloses_its_squares(size: int) -> None:
    geometry = ArkGeometry(Layout((1920, 1080)), Board(load_ark(4)))
    squares = SHAPES[size]
    assert _area(geometry.outline(squares, 0)) == size * geometry.c**2
    assert _area(geometry.outline(squares, 5)) < size * geometry.c**2
    for x, y in geometry.outline(squares, 5):
        assert geometry.square_at((round(x), round(y))) in squares


def _area(points: list[tuple[float, float]]) -> float:
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(points, points[1:] + points[:1], strict=True))) / 2


def test_hay_keeps_off_other_regions_and_has_no_seam_inside() -> None:
    geometry = ArkGeometry(Layout((1920, 1080)), Board(load_ark(4)))
    (_, left), (_, right) = geometry.hay_rects(("c2", "d2"))
    whole = geometry.square_rect("c2").union(geometry.square_rect("d2"))
    assert left.right == right.left
    assert left.union(right) == whole.inflate(-4, -4)


def test_the_ark_can_be_drawn_in_a_zone_of_one_s_own() -> None:
    zone = Rect(100, 300, 400, 200)
    geometry = ArkGeometry(Layout((1280, 720)), Board(load_ark(2)), zone)
    assert zone.contains(geometry.hull_rect.inflate(-2 * geometry.c, -2 * geometry.c))


@pytest.mark.parametrize("name", ["ark-2-greedy", "family-2-greedy"])
def test_S6_round_a_pen_lie_as_many_dividers_as_its_loading_counts_those_at_the_hull_too(name: str) -> None:
    record = Record.read(RECORDS / f"{name}.json")
    state = record.start()
    geometry = ArkGeometry(Layout((1280, 720)), state.board)
    pens: dict[str, list[str]] = {}
    loaded = 0
    for event in (event for move in record.moves for event in state.play(move)):
        if event.kind == "enclosure-completed":
            pens[event.target[1]] = event.what.split()
        elif event.kind == "pair-loaded" and event.lines:
            counted = sum(line.count for line in event.lines if line.source == "dividers")
            assert len(geometry.edges_round(pens[event.target[1]])) == counted
            loaded += 1
    assert loaded > 3
