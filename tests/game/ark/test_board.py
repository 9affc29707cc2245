"""B1-B3 and the notation: the ark's squares, edges and pitch fields and their names."""

from __future__ import annotations

import pytest
from ark_games import started

from game.ark.board import Board
from game.ark.shape import BadShape
from game.core import BadMove


@pytest.mark.parametrize(
    ("players", "squares", "columns", "edges", "hull"),
    [(2, 24, 8, 60, 24), (3, 36, 11, 87, 30), (4, 48, 14, 114, 36)],
)
def test_B1_B2_B3_numbers_of_squares_edges_and_fields(
    players: int, squares: int, columns: int, edges: int, hull: int
) -> None:
    board = started("ark", players).board
    assert len(board.squares) == squares
    assert max(column for column, _ in board.places) + 1 == columns
    assert len(board.edges) == edges
    assert len(board.hull_edges) == hull
    assert len(board.fields) == hull


def test_B1_bow_points_left_and_the_stern_is_its_mirror() -> None:
    board = started("ark", 2).board
    assert board.squares[:5] == ("a2", "a3", "b2", "b3", "c1")
    last = max(column for column, _ in board.places)
    assert {(last - column, row) for column, row in board.places} == set(board.places)


def test_notation_an_inner_edge_has_two_names_and_the_first_square_names_it() -> None:
    board = started("ark", 4).board
    assert board.edge_number("d2W") == board.edge_number("c2E")
    edge = board.edge("d2W")
    assert (edge.name, edge.square, edge.side, edge.hull, edge.squares) == ("c2E", "c2", "E", False, ("c2", "d2"))
    assert board.edge("c1W").hull


def test_notation_every_edge_and_field_answers_to_its_canonical_name() -> None:
    board = started("ark", 3).board
    assert [board.edge(name).name for name in board.edges] == list(board.edges)
    assert [board.field(name).name for name in board.fields] == list(board.fields)
    assert [board.square_at(*board.place(name)) for name in board.squares] == list(board.squares)


@pytest.mark.parametrize("name", ["b2NE", "c1SW", "c2NW"])
def test_notation_a_field_is_named_by_any_square_that_touches_it(name: str) -> None:
    field = started("ark", 4).board.field(name)
    assert field.name == "b2NE"
    assert (field.column, field.row) == (2, 1)
    assert set(field.edges) == {"b2N", "c1W"}
    assert field.squares == ("b2", "c1", "c2")


@pytest.mark.parametrize("text", ["wall a1N", "wall c2X", "pitch c2SE", "food a1", "load lion z9", "wall"])
def test_notation_what_is_not_on_the_board_is_no_move(text: str) -> None:
    with pytest.raises(BadMove):
        started("ark", 4).parse(text)


def test_notation_moves_take_any_name_of_an_edge_and_write_the_canonical_one() -> None:
    state = started("ark", 4)
    assert state.parse("wall d2W").text == "wall c2E"
    assert state.parse("swap c2N").text == "swap c1S"
    assert state.parse("pitch c1SW").text == "pitch b2NE"


def test_B3_a_single_square_is_an_ark_of_four_edges_and_four_fields() -> None:
    board = Board([(0, 0)])
    assert board.edges == ("a1N", "a1E", "a1S", "a1W")
    assert board.fields == ("a1NE", "a1NW", "a1SE", "a1SW")


def test_B3_what_is_no_ark_makes_no_board() -> None:
    with pytest.raises(BadShape):
        Board([(0, 0), (1, 1)])


def test_B3_any_shape_can_be_sailed() -> None:
    board = Board([(column, row) for column in range(5) for row in range(9) if column < 3 or row == 4])
    assert len(board.hull_edges) == len(board.fields) == 28
    assert "e5E" in board.edges
