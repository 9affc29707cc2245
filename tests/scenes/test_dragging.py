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


# -- tiles of a trade
def trading(sit: Sit, name: str = "ark-3-mixed") -> tuple[Sitting, str, Target, Target]:
    """Where the tiles for an exchange lie open: the colour that trades, a tile drawn, and one to be given."""
    sitting = loading(sit, name, "exchange")
    hand = sitting.table.hand
    assert hand
    give, keep = next(move.text for move in sitting.table.play.state.legal() if move.kind == "exchange").split()[1:]
    return sitting, hand.player, ("drawn", keep), ("give", give)


EXCHANGES = ["ark-3-mixed", "family-4-greedy"]


@pytest.mark.parametrize("name", EXCHANGES)
def test_a_drawn_tile_dragged_into_the_panel_is_chosen_to_be_kept(sit: Sit, name: str) -> None:
    sitting, player, keep, _ = trading(sit, name)
    table, moves = sitting.table, sitting.moves
    drag(sitting, sitting.point(keep), table.frame.panels.portrait(table.picture, player).center)
    assert table.marks.chosen == {keep} and sitting.moves == moves


@pytest.mark.parametrize("name", EXCHANGES)
def test_a_tile_dragged_out_of_the_panel_onto_the_tray_is_chosen_to_be_given(sit: Sit, name: str) -> None:
    sitting, player, _, give = trading(sit, name)
    tray = sitting.table.frame.trays["exchange"].rect()
    drag(sitting, sitting.point(("held", f"{player} {give[1]}")), (tray.centerx, tray.bottom - 8))
    assert sitting.table.marks.chosen == {give}


@pytest.mark.parametrize("panel", [True, False])
def test_a_tile_dragged_onto_one_of_the_other_side_is_chosen_with_it(sit: Sit, panel: bool) -> None:
    sitting, player, keep, give = trading(sit)
    own = ("held", f"{player} {give[1]}") if panel else give
    for start, end in ((keep, own), (own, keep)):
        drag(sitting, sitting.point(start), sitting.point(end))
        assert sitting.table.marks.chosen == {keep, give}
        sitting.table.hand.set_back()
    sitting.click(keep)
    drag(sitting, sitting.point(own), sitting.point(keep))
    assert sitting.table.marks.chosen == {keep, give}, "what is chosen stays so"


def test_a_tile_of_a_trade_let_go_elsewhere_goes_back_and_what_was_chosen_stays(sit: Sit) -> None:
    sitting, _, keep, give = trading(sit)
    sitting.click(give)
    drag(sitting, sitting.point(keep), (5, 300))
    assert sitting.table.marks.chosen == {give} and sitting.table.answer is None


def test_S4_a_tile_let_go_on_a_paired_one_is_told_that_pairs_stay_together(sit: Sit) -> None:
    sitting, player, keep, _ = trading(sit)
    picture = sitting.table.picture
    paired = next(tile for tile in picture.held[player].animals if tile.split("/")[0] in picture.paired)
    drag(sitting, sitting.point(keep), sitting.point(("held", f"{player} {paired}")))
    assert sitting.table.answer and sitting.table.answer.reason.code == "animal-paired"


def test_a_tile_is_seen_at_the_pointer_until_it_is_let_go_or_another_decision_is_due(sit: Sit) -> None:
    sitting = sit("instant", kinds="human human human", moves=moves_before("ark-3-mixed", "take", 1))
    table, hand, moves = sitting.table, sitting.hand, sitting.moves
    assert table.hand
    tile, end = table.picture.drawn[0], table.frame.panels.portrait(table.picture, table.hand.player).center
    hand.press(sitting.point(("drawn", tile)))
    before = sitting.app.screen.surface().copy()
    hand.move(end)
    assert sitting.app.screen.surface().get_at(end) != before.get_at(end)
    hand.key(pygame.K_z)
    assert sitting.moves == moves[:-1]
    hand.release(end)
    assert sitting.moves == moves[:-1]


def test_a_tamed_tile_dragged_into_the_panel_is_kept(sit: Sit) -> None:
    sitting = loading(sit, "ark-3-mixed", "take")
    table = sitting.table
    assert table.hand
    move = next(move.text for move in table.play.state.legal() if move.kind == "take")
    tile = sitting.point(("drawn", move.split()[1]))
    drag(sitting, tile, table.frame.panels.portrait(table.picture, table.hand.player).center)
    assert sitting.moves[-1] == move


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
