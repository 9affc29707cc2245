"""Dragging at the table of the ark games does what the clicks do; let go elsewhere it is set back."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from conftest import Hand, MakeApp
from sitting import Sit, Sitting, moves_before

from scenes.app import App
from scenes.table.marks import Target
from scenes.theme import PANEL


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


def paired_tile(sitting: Sitting, player: str) -> str:
    """A tile of which the player holds both."""
    picture = sitting.table.picture
    return next(tile for tile in picture.held[player].animals if tile.split("/")[0] in picture.paired)


def why_not(sitting: Sitting) -> str:
    """The code of what is answered."""
    return sitting.table.answer.reason.code if sitting.table.answer else ""


@pytest.mark.parametrize("chosen", [True, False])
def test_S4_a_tile_let_go_on_a_paired_one_is_told_that_pairs_stay_together_and_not_chosen(
    sit: Sit, chosen: bool
) -> None:
    sitting, player, keep, give = trading(sit)
    if chosen:
        sitting.click(give)
    drag(sitting, sitting.point(keep), sitting.point(("held", f"{player} {paired_tile(sitting, player)}")))
    assert why_not(sitting) == "animal-paired"
    assert sitting.table.marks.chosen == ({give} if chosen else set())


@pytest.mark.parametrize("panel", [True, False])
def test_S4_a_paired_tile_that_is_pulled_at_is_told_that_pairs_stay_together(sit: Sit, panel: bool) -> None:
    sitting, player, keep, _ = trading(sit)
    tile = paired_tile(sitting, player)
    start = sitting.point(("held", f"{player} {tile}") if panel else ("give", tile))
    drag(sitting, start, sitting.point(keep))
    assert why_not(sitting) == "animal-paired" and not sitting.table.marks.chosen


def test_a_tile_that_cannot_be_taken_is_answered_once_even_if_let_go_where_it_lies(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, player, _, _ = trading(sit)
    answers: list[Target | None] = []
    click = sitting.table.click
    monkeypatch.setattr(sitting.table, "click", lambda target: (answers.append(target), click(target)))
    x, y = sitting.point(("give", paired_tile(sitting, player)))
    drag(sitting, (x - 15, y - 15), (x + 15, y + 15))
    assert why_not(sitting) == "animal-paired" and len(answers) == 1


def test_a_held_tile_that_cannot_be_lifted_is_told_why_when_it_is_pulled_at(sit: Sit) -> None:
    sitting = loading(sit, RECORDS[0])
    table, hand = sitting.table, sitting.table.hand
    assert hand
    alone = next(
        ("held", f"{hand.player} {tile}")
        for tile in table.picture.held[hand.player].animals
        if ("held", f"{hand.player} {tile}") not in hand.legal()
    )
    sitting.click(alone)
    clicked = why_not(sitting)
    sitting.click(a_load(sitting)[1])
    assert clicked and not why_not(sitting)
    drag(sitting, sitting.point(alone), (5, 300))
    assert why_not(sitting) == clicked


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


@pytest.mark.parametrize("kind", ["take", "wall"])
def test_nothing_is_seen_closely_while_something_is_dragged_over_it(sit: Sit, kind: str) -> None:
    sitting = loading(sit, "ark-3-mixed", kind)
    table, hand = sitting.table, sitting.hand
    assert table.hand
    player = table.hand.player
    dragged = sitting.point(("drawn", table.picture.drawn[0])) if kind == "take" else goods_of(sitting, player)
    other = next(seat.colour for seat in table.picture.seats if seat.colour != player)
    past = ("held", f"{other} {table.picture.held[other].animals[0]}")
    hand.move(sitting.point(past))
    assert table.marks.look == past
    hand.move(dragged)
    hand.press(dragged)
    hand.move(sitting.point(past))
    assert table.marks.look is None
    hand.release(sitting.point(past))
    hand.move(sitting.point(past))
    assert table.marks.look == past


def goods_of(sitting: Sitting, player: str) -> tuple[int, int]:
    """Where the player's dividers can be taken."""
    return sitting.table.frame.panels.good(sitting.table.picture, player, "divider").center


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


# -- set back in the midst of a drag
def with_less_motion(make_app: MakeApp, hand_on: Callable[[App], Hand], kind: str) -> Sitting:
    """Where nothing moves by itself: what is not painted anew stays to be seen."""
    moves = moves_before("ark-3-mixed", kind)
    return Sitting(make_app(less_motion=True), hand_on, "human human human", moves=moves)


def set_back(sitting: Sitting, way: str) -> None:
    """By ``Esc`` or the right button, with the left one held down."""
    if way == "esc":
        sitting.hand.key(pygame.K_ESCAPE)
    else:
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=sitting.table.pointer))
        sitting.app.frame()


@pytest.mark.parametrize("way", ["esc", "right button"])
@pytest.mark.parametrize("kind", ["exchange", "take"])
def test_a_dragged_tile_goes_back_by_escape_or_the_right_button_and_is_not_seen_at_the_pointer_any_more(
    make_app: MakeApp, hand_on: Callable[[App], Hand], kind: str, way: str
) -> None:
    sitting = with_less_motion(make_app, hand_on, kind)
    scene, moves, hand, table = sitting.scene, sitting.moves, sitting.hand, sitting.table
    assert table.hand
    tile = next(target for target in sorted(table.hand.legal()) if target[0] == "drawn")
    end = table.frame.panels.portrait(table.picture, table.hand.player).center
    hand.move(end)
    hand.wait(1)
    before = sitting.app.screen.surface().get_at(end)
    hand.move(sitting.point(tile))
    hand.press(sitting.point(tile))
    hand.move(end)
    assert sitting.app.screen.surface().get_at(end) != before
    set_back(sitting, way)
    assert sitting.app.stack.top is scene and sitting.app.screen.surface().get_at(end) == before
    hand.release(end)
    assert sitting.moves == moves and not table.marks.chosen


@pytest.mark.parametrize("way", ["esc", "right button"])
def test_what_was_chosen_stays_so_when_another_tile_is_set_back_in_a_drag(sit: Sit, way: str) -> None:
    sitting, _, keep, give = trading(sit)
    sitting.click(give)
    x, y = sitting.point(keep)
    sitting.hand.press((x, y))
    sitting.hand.move((x, y + 60))
    set_back(sitting, way)
    sitting.hand.move((x, y))
    sitting.hand.release((x, y))
    assert sitting.table.marks.chosen == {give}, "the button that is let go then chooses nothing either"


@pytest.mark.parametrize("way", ["esc", "right button"])
def test_a_dragged_pair_goes_back_by_escape_or_the_right_button(sit: Sit, way: str) -> None:
    sitting = loading(sit, RECORDS[0])
    scene, (_, tile, pen) = sitting.scene, a_load(sitting)
    moves = sitting.moves
    sitting.hand.press(sitting.point(tile))
    sitting.hand.move(pen_point(sitting, pen))
    assert sitting.table.marks.lifted
    set_back(sitting, way)
    assert sitting.app.stack.top is scene and not sitting.table.marks.lifted
    sitting.hand.release(pen_point(sitting, pen))
    assert sitting.moves == moves


# -- what is seen
ROUNDING = 4
"""Steps of a colour by which what is painted straight into the window may differ from what a tray's layer holds."""


def seen_in_drag(sitting: Sitting, tile: Target) -> tuple[pygame.Rect, pygame.Surface, pygame.Surface]:
    """Where a tile lies, and what is seen before and while it is dragged far away."""
    rect, away = sitting.table.hits.rect_of(tile, sitting.table.marks), (5, 300)
    assert rect
    sitting.hand.move(away)
    before = sitting.app.screen.surface().copy()
    sitting.hand.press(rect.center)
    sitting.hand.move(away)
    return rect, before, sitting.app.screen.surface().copy()


@pytest.mark.parametrize("panel", [True, False])
def test_a_dragged_tile_is_pale_where_it_lies_within_its_round_corners(sit: Sit, panel: bool) -> None:
    sitting, player, _, give = trading(sit)
    rect, before, during = seen_in_drag(sitting, ("held", f"{player} {give[1]}") if panel else give)
    left, right, low = rect.left, rect.right - 1, rect.bottom - 1
    for corner in (rect.topleft, (right, rect.top), (left, low), (right, low)):
        assert during.get_at(corner) == before.get_at(corner)
    assert during.get_at(rect.center) not in (before.get_at(rect.center), pygame.Color(PANEL.face))


def test_whose_partner_a_tile_is_stays_to_be_seen_while_it_is_dragged(sit: Sit) -> None:
    sitting, _, _, _ = trading(sit)
    picture = sitting.table.picture
    tile = next(tile for tile in picture.drawn if picture.holder_of_partner(tile))
    rect, before, during = seen_in_drag(sitting, ("drawn", tile))
    corner = pygame.Rect(0, 0, rect.width // 3, rect.height // 12)
    corner.topright = rect.topright
    then, now = (pygame.image.tobytes(seen.subsurface(corner), "RGB") for seen in (before, during))
    assert max(abs(a - b) for a, b in zip(then, now, strict=True)) <= ROUNDING
