"""Dragging at the table of the ark games does what the clicks do; let go elsewhere it is set back."""

from __future__ import annotations

import pygame
import pytest
from sitting import Sit, Sitting, moves_before

from scenes.table.marks import Target


def loading(sit: Sit, name: str, kind: str = "load", speed: str = "instant") -> Sitting:
    """Where a pair can be loaded, or food be laid, in a recorded match."""
    game, players = name.split("-")[0], int(name.split("-")[1])
    return sit(speed, kinds=" ".join(["human"] * players), game=game, moves=moves_before(name, kind))


def drag(sitting: Sitting, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Press, move in steps, and let go."""
    sitting.hand.move(start)
    sitting.hand.press(start)
    for step in range(1, 5):
        sitting.hand.move(tuple(round(a + (b - a) * step / 4) for a, b in zip(start, end, strict=True)))
    sitting.hand.release(end)


def a_load(sitting: Sitting) -> tuple[str, Target, Target]:
    """A pair that can be loaded: the move, its tile, and the enclosure."""
    hand = sitting.table.hand
    assert hand
    move = next(move.text for move in sitting.table.play.state.legal() if move.kind == "load")
    tile, pen = hand.gesture(move)
    return move, tile, pen


def pen_point(sitting: Sitting, pen: Target) -> tuple[int, int]:
    return sitting.table.ark.geometry.point_of(pen)


RECORDS = ["ark-2-greedy", "family-2-greedy"]


@pytest.mark.parametrize("name", RECORDS)
def test_a_pair_dragged_onto_its_enclosure_is_loaded(sit: Sit, name: str) -> None:
    sitting = loading(sit, name)
    move, tile, pen = a_load(sitting)
    drag(sitting, sitting.point(tile), pen_point(sitting, pen))
    assert sitting.moves[-1] == move


@pytest.mark.parametrize("name", RECORDS)
def test_a_pair_let_go_elsewhere_is_set_back(sit: Sit, name: str) -> None:
    sitting = loading(sit, name)
    moves, (_, tile, _) = sitting.moves, a_load(sitting)
    drag(sitting, sitting.point(tile), (5, 300))
    assert sitting.moves == moves and not sitting.table.marks.lifted and sitting.table.answer is None


def test_a_pair_let_go_where_it_came_from_is_set_back(sit: Sit) -> None:
    sitting = loading(sit, RECORDS[0])
    _, tile, _ = a_load(sitting)
    start = sitting.point(tile)
    sitting.hand.press(start)
    sitting.hand.move((start[0], start[1] - 60))
    assert sitting.table.marks.lifted
    sitting.hand.move(start)
    sitting.hand.release(start)
    assert not sitting.table.marks.lifted


def test_a_pair_let_go_where_it_cannot_live_is_answered_and_set_back(sit: Sit) -> None:
    sitting = loading(sit, RECORDS[0])
    moves, (_, tile, _) = sitting.moves, a_load(sitting)
    hand = sitting.table.hand
    assert hand
    free = next(square for square in sitting.table.play.state.board.squares if square not in hand.enclosures)
    drag(sitting, sitting.point(tile), sitting.table.ark.geometry.square_rect(free).center)
    assert sitting.table.answer and not sitting.table.marks.lifted and sitting.moves == moves


def test_S6_a_pair_let_go_in_a_pen_that_lacks_food_is_told_so_where_a_click_would_lay_some(sit: Sit) -> None:
    sitting = sit("instant", kinds="human human", moves=moves_before("ark-2-greedy", "load", 1))
    table, moves, square = sitting.table, sitting.moves, ("square", "d4")
    assert table.hand and square in table.hand.moves
    tile = next(target for target in table.hand.marks().legal if target[1].endswith(" horse/m"))
    drag(sitting, sitting.point(tile), sitting.point(square))
    assert sitting.moves == moves and not table.marks.lifted
    assert table.answer and table.answer.reason.code == "food-and-pitch-missing"
    assert table.answer.meant == ("pen", "c4")


def test_a_pair_that_was_lifted_by_a_click_can_be_dragged_on(sit: Sit) -> None:
    sitting = loading(sit, RECORDS[0])
    move, tile, pen = a_load(sitting)
    sitting.click(tile)
    assert sitting.table.marks.lifted
    sitting.hand.wait(0.5)
    drag(sitting, sitting.point(tile), pen_point(sitting, pen))
    assert sitting.moves[-1] == move


def test_a_hand_that_trembles_still_clicks(sit: Sit) -> None:
    sitting = loading(sit, RECORDS[0])
    _, tile, _ = a_load(sitting)
    x, y = sitting.point(tile)
    sitting.hand.press((x, y))
    sitting.hand.move((x + 3, y + 2))
    sitting.hand.release((x + 3, y + 2))
    assert sitting.table.marks.lifted


@pytest.mark.parametrize(("kind", "good"), [("food", "food"), ("wall", "divider"), ("pitch", "pitch")])
def test_goods_are_dragged_from_the_panel_to_where_they_are_laid(sit: Sit, kind: str, good: str) -> None:
    sitting = loading(sit, RECORDS[0], kind)
    table = sitting.table
    hand = table.hand
    assert hand
    move = next(move.text for move in table.play.state.legal() if move.kind == kind)
    (target,) = hand.gesture(move)
    drag(sitting, table.frame.panels.good(table.picture, hand.player, good).center, sitting.point(target))
    assert sitting.moves[-1] == move


def test_goods_let_go_elsewhere_stay(sit: Sit) -> None:
    sitting = loading(sit, RECORDS[0], "wall")
    table, moves = sitting.table, sitting.moves
    assert table.hand
    drag(sitting, table.frame.panels.good(table.picture, table.hand.player, "divider").center, (5, 300))
    assert sitting.moves == moves and table.answer is None


def test_the_goods_of_another_player_are_not_dragged(sit: Sit) -> None:
    sitting = loading(sit, RECORDS[0], "wall")
    table, moves = sitting.table, sitting.moves
    assert table.hand
    other = next(seat.colour for seat in table.picture.seats if seat.colour != table.hand.player)
    target = next(target for target in table.marks.legal if target[0] == "edge")
    drag(sitting, table.frame.panels.good(table.picture, other, "divider").center, sitting.point(target))
    assert sitting.moves == moves


def test_a_divider_is_dragged_onto_the_one_it_changes_places_with(sit: Sit) -> None:
    sitting = loading(sit, "ark-3-mixed", "swap")
    state = sitting.table.play.state
    swap = next(move for move in state.legal() if move.kind == "swap")
    after = state.copy()
    after.play(swap)
    other = next(iter(after.legal()))
    drag(sitting, *(sitting.point(("edge", move.text.split()[1])) for move in (swap, other)))
    assert sitting.moves[-2:] == [swap.text, other.text]


def test_nothing_stays_in_hand_when_the_pointer_leaves_the_window_in_a_drag(sit: Sit) -> None:
    sitting = loading(sit, RECORDS[0])
    _, tile, _ = a_load(sitting)
    x, y = sitting.point(tile)
    sitting.hand.press((x, y))
    sitting.hand.move((x, y - 80))
    assert sitting.table.marks.lifted
    pygame.event.post(pygame.event.Event(pygame.WINDOWLEAVE))
    sitting.app.frame()
    assert not sitting.table.marks.lifted
