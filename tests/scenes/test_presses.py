"""Double clicks at the table of the ark games: the second press is not meant for what the first one has brought."""

from __future__ import annotations

from sitting import Sit, moves_before

from scenes.table.hands.trading import DRAW


def test_a_double_click_does_not_choose_for_whoever_comes_next(sit: Sit) -> None:
    sitting = sit("instant")
    point = sitting.point(("space", "6"))
    sitting.hand.press(point)
    sitting.hand.release(point)
    assert sitting.moves == ["choose 6"]
    other = sitting.point(("space", "6"))
    for _ in range(2):
        sitting.hand.press(other)
        sitting.hand.release(other)
    assert sitting.table.answer is None, "a hasty hand is not told why its second click is not possible"
    sitting.click(("space", "1"))
    assert sitting.moves == ["choose 6", "choose 1"]


def test_a_double_click_on_done_ends_one_turn_only(sit: Sit) -> None:
    sitting = sit("instant")
    sitting.plan(6, 1, 7, 3)
    done = sitting.point(("button", "done"))
    for _ in range(3):
        sitting.hand.press(done)
        sitting.hand.release(done)
    assert sitting.moves.count("done") == 1
    sitting.click(("button", "done"))
    assert sitting.moves.count("done") == 2


def test_laying_at_one_place_twice_is_no_double_click(sit: Sit) -> None:
    """Nobody else has come to the turn meanwhile, so both clicks count: the second one is answered."""
    sitting = sit("instant")
    sitting.building()
    edge = sitting.point(("edge", "c1N"))
    for _ in range(2):
        sitting.hand.press(edge)
        sitting.hand.release(edge)
    assert sitting.moves[-1] == "wall c1N" and sitting.table.answer


def test_a_double_click_on_the_third_bag_does_not_choose_the_tile_that_comes_up(sit: Sit) -> None:
    sitting = sit("instant", kinds="human human human", moves=moves_before("ark-3-mixed", "swap"))
    sitting.click(DRAW)
    tray = sitting.table.frame.trays["exchange"]
    point = sitting.point(("bag", "m"))
    for _ in range(3):
        sitting.hand.press(point)
        sitting.hand.release(point)
    assert len(sitting.table.picture.drawn) == 3, "drawing again is the same kind of decision"
    targets = tray.targets(sitting.table.picture, sitting.table.marks)
    under = next(tile for tile, rect in targets if rect.collidepoint(point))
    sitting.hand.press(point)
    sitting.hand.release(point)
    assert not sitting.table.marks.chosen and not sitting.table.answer
    sitting.click(under)
    assert sitting.table.marks.chosen or sitting.table.answer


def test_a_double_click_on_what_opens_the_tray_draws_nothing(sit: Sit) -> None:
    sitting = sit("instant", kinds="human human human", moves=moves_before("ark-3-mixed", "swap"))
    moves = sitting.moves
    for point in [sitting.point(DRAW)] * 2:
        sitting.hand.press(point)
        sitting.hand.release(point)
    assert sitting.table.marks.tray and sitting.moves == moves and not sitting.table.answer
