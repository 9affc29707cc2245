"""Held tiles on the table: which of them shine because they may be chosen, and which look as if they might not."""

from __future__ import annotations

from pygame import Rect, Surface
from sitting import Sit, moves_before

from scenes.table.done import way_on
from scenes.table.marks import Marks
from scenes.table.sprites import Shrinking
from scenes.table.table import Table


def drawn(table: Table, marks: Marks, rect: Rect) -> bytes:
    """A part of the frame as it is with these marks."""
    surface = Surface(table.brush.layout.size).convert()
    table.frame.draw(surface, table.picture)
    table.frame.draw_marks(surface, table.picture, marks)
    return bytes(surface.subsurface(rect).copy().get_buffer().raw)


def test_S6_own_tiles_of_pairs_that_can_be_loaded_shine_until_one_is_in_hand(sit: Sit) -> None:
    sitting = sit("instant", kinds="human human human human", moves=moves_before("ark-4-greedy", "load", 9))
    table = sitting.table
    legal = {name for kind, name in table.marks.legal if kind == "held"}
    own = str(table.marks.player)
    seen = set()
    for colour in table.picture.scores:
        for tile, rect in table.frame.panels.tiles(table.picture, colour):
            name = f"{colour} {tile}"
            edge = Rect(rect.left - 3, rect.centery, 2, 2)
            plain, marked = (drawn(table, marks, edge) for marks in (Marks(player=own), table.marks))
            if name in legal:
                assert (plain != marked) == (colour == own), name
                seen.add(colour == own)
    assert True in seen


def test_S4_while_a_computer_trades_none_of_its_tiles_looks_as_if_it_had_to_stay(sit: Sit) -> None:
    sitting = sit("instant", kinds="human human human", moves=moves_before("ark-3-mixed", "exchange"))
    table = sitting.table
    tray = table.frame.trays["exchange"]
    watched = {tile: rect for tile, rect in tray.targets(table.picture, Marks(tray="exchange")) if tile[0] == "give"}
    asked = {tile: rect for tile, rect in tray.targets(table.picture, table.marks) if tile[0] == "give"}
    assert watched.keys() == asked.keys()
    assert len({rect.size for rect in watched.values()}) == 1
    assert min(rect.width for rect in asked.values()) < next(iter(watched.values())).width


def test_S4_a_tray_that_leaves_asks_for_nothing_and_draws_nothing_anew(sit: Sit) -> None:
    sitting = sit("normal", kinds="human human human", moves=moves_before("ark-3-mixed", "exchange"))
    table = sitting.table
    assert table.hand
    sitting.click(*table.hand.gesture(next(m.text for m in table.play.state.legal() if m.kind == "exchange")))
    looks = set()
    while table.director.busy:
        if table.picture.settled:
            looks.add((table.marks.tray, table.picture.settled))
            assert way_on(table.picture, table.marks) is None or table.hand
            if table.marks.tray and table.picture.settled:
                names = {name[0] for name, _ in table.frame.trays["exchange"].targets(table.picture, table.marks)}
                assert "bag" not in names and "give" in names
        sitting.app.frame()
    assert ("exchange", True) in looks


def test_S4_what_is_not_kept_goes_from_its_place_into_the_bags_on_the_tray_and_that_stays_until_then(
    sit: Sit,
) -> None:
    sitting = sit("normal", kinds="human human human", moves=moves_before("ark-3-mixed", "exchange"))
    table, tray = sitting.table, sitting.table.frame.trays["exchange"]
    lay = {tile: tray.drawn(table.picture, tile) for tile in table.picture.drawn}
    assert table.hand
    sitting.click(*table.hand.gesture(next(m.text for m in table.play.state.legal() if m.kind == "exchange")))
    backs = set()
    while table.director.busy:
        assert all(tray.drawn(table.picture, tile) == lay[tile] for tile in table.picture.drawn)
        assert table.marks.tray == "exchange" or not table.picture.returning
        backs |= {sprite.end for sprite in table.director.sprites if isinstance(sprite, Shrinking)}
        sitting.app.frame()
    assert backs & {tray.bag_back(bag).center for bag in ("m", "f")}
    assert not table.picture.lain
