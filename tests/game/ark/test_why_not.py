"""Every reason there is, with its parameters, produced by the situation it belongs to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ark_games import act, dealt, emptied, feed, give, run, seal, started, wall

from game.ark.reasons import CODES
from game.ark.state import State


def over() -> State:
    state = emptied(dealt())
    state.round = 30
    act(state, "pitch", "red")
    return state


def planning() -> State:
    state = dealt()
    run(state, ["choose 3"])
    return state


def dealing() -> State:
    state = started(players=2)
    run(state, ["reveal dog/m", "reveal cat/m"])
    return state


def taming() -> State:
    state = emptied(dealt(players=3))
    state.bags &= state.rules.roster.bags[0] | 1 << state.rules.roster.numbers["cow/f"]
    act(state, "taming", "green", "red")
    run(state, ["reveal dog/m", "reveal cow/f", "reveal cat/m"])
    return state


def trading() -> State:
    state = emptied(dealt())
    give(state, "green", "dog/m cat/m")
    give(state, "red", "cat/f")
    wall(state, "green", "c2E")
    wall(state, "red", "d2E e2E")
    state.stock_pitch = 0
    act(state, "trading", "green")
    return state


def trading_with(moves: str) -> State:
    state = trading()
    run(state, moves.split(", "))
    return state


def one_bag_empty() -> State:
    state = trading()
    give(state, "green", "fox/f")
    state.bags &= state.rules.roster.bags[0]
    run(state, ["bonus point"])
    return state


def only_swaps() -> State:
    state = emptied(dealt())
    wall(state, "green", "c2E")
    wall(state, "red", "d2E")
    act(state, "trading", "green")
    run(state, ["bonus point"])
    return state


def one_colour_only() -> State:
    state = emptied(dealt())
    give(state, "green", "dog/m")
    wall(state, "green", "c2E")
    act(state, "trading", "green")
    run(state, ["bonus point"])
    return state


DRAWS_3: dict[str, object] = {"tile": "dog/m", "count": 3}
DRAWN = "bonus point, draw m, reveal cow/m, draw m, reveal pig/m, draw f, reveal dog/f"


def building() -> State:
    """Pitch alone is in hand; c2 to d3 are a completed enclosure; c1NW is sealed and b3SE could be."""
    state = emptied(dealt())
    wall(state, "red", "c1S d1S b2E b3E c3S d3S d3E d2E c1N c1W b3S c4W")
    give(state, "green", pitch=1)
    seal(state, "c1NW")
    act(state, "building", "green")
    return state


def out_of_pitch() -> State:
    state = building()
    state.pitch, state.dividers[0] = (0,) * 4, 1
    return state


def loading() -> State:
    """Green holds a dog and both foxes, yellow the other dog, red both cats; c1 and d1 lie at the hull."""
    state = emptied(dealt())
    wall(state, "green", "c1N c1E c1S c1W d3N d3E d3S d3W f2N g2N f2S g2S f2W g2E")
    wall(state, "red", "i2N i2E i2S i2W")
    wall(state, "green", "d1N")
    feed(state, "c1 d3")
    give(state, "green", "dog/m fox/m fox/f lion/m lion/f rabbit/m rabbit/f sheep/m sheep/f", food=1)
    give(state, "yellow", "dog/f")
    give(state, "red", "cat/m cat/f hedgehog/f")
    act(state, "loading", "green")
    return state


def loading_after(moves: str) -> State:
    state = loading()
    run(state, moves.split(", "))
    return state


def loading_with_two_points() -> State:
    state = loading()
    feed(state, "f2 g2")
    state.left = 2
    return state


def loading_where_the_hull_lacks_food_too() -> State:
    state = loading()
    state.hungry |= 1 << state.board.square_number("c1")
    return state


def no_food() -> State:
    state = loading()
    state.food = (0,) * 4
    return state


def no_points() -> State:
    state = loading()
    state.left = 0
    return state


CASES: list[tuple[Callable[[], State], str, str, str, dict[str, object]]] = [
    (over, "done", "game-over", "S7", {}),
    (planning, "wall c2E", "not-now", "S1", {"awaited": ("choose",), "to_move": "yellow"}),
    (building, "choose 3", "not-now", "S5", {"awaited": ("wall", "pitch", "done"), "to_move": "green"}),
    (planning, "choose 3", "space-taken", "S1", {"space": 3, "by": "green"}),
    (dealing, "reveal dog/m", "tile-not-in-bag", "A5", {"tile": "dog/m"}),
    (dealing, "reveal cow/m", "wrong-bag", "A5", {"tile": "cow/m", "bag": "m"}),
    (dealing, "reveal cat/f", "partner-held", "A3", {"tile": "cat/f", "by": "green"}),
    (dealing, "choose 3", "not-now", "A3", {"awaited": ("reveal",), "to_move": "chance"}),
    (taming, "take fox/m", "tile-not-drawn", "S3", {"tile": "fox/m"}),
    (taming, "draw m", "not-now", "S3", {"awaited": ("take",), "to_move": "green"}),
    (trading, "bonus pitch", "not-in-stock", "S4", {"what": "pitch"}),
    (trading, "swap c2E", "not-now", "S4", {"awaited": ("pass", "bonus"), "to_move": "green"}),
    (lambda: trading_with("bonus point"), "swap f2E", "no-divider-there", "S4", {"edge": "f2E"}),
    (one_colour_only, "swap c2E", "one-colour", "S4", {}),
    (lambda: trading_with("bonus point, swap d2E"), "with e2E", "same-colour", "S4", {"colour": "red"}),
    (lambda: trading_with("bonus point, swap d2E"), "with f2E", "no-divider-there", "S4", {"edge": "f2E"}),
    (only_swaps, "draw m", "nothing-to-give", "S4", {}),
    (one_bag_empty, "draw f", "bag-empty", "S4", {"bag": "f"}),
    (lambda: trading_with("bonus point"), "exchange dog/m fox/f", "draw-first", "S4", DRAWS_3),
    (lambda: trading_with("bonus point"), "exchange cat/m fox/f", "animal-paired", "S4", {"tile": "cat/m"}),
    (lambda: trading_with("bonus point"), "exchange fox/m fox/f", "tile-not-held", "S4", {"tile": "fox/m"}),
    (trading, "exchange dog/m fox/f", "not-now", "S4", {"awaited": ("pass", "bonus"), "to_move": "green"}),
    (lambda: trading_with("bonus point, draw m, reveal cow/m"), "swap c2E", "must-exchange", "S4", {}),
    (lambda: trading_with(DRAWN), "pass", "must-exchange", "S4", {}),
    (lambda: trading_with(DRAWN), "exchange fox/m cow/m", "tile-not-held", "S4", {"tile": "fox/m"}),
    (lambda: trading_with(DRAWN), "exchange cat/m cow/m", "animal-paired", "S4", {"tile": "cat/m"}),
    (lambda: trading_with(DRAWN), "exchange dog/m fox/f", "tile-not-drawn", "S4", {"tile": "fox/f"}),
    (building, "wall c1S", "edge-occupied", "S5", {"edge": "c1S", "by": "red"}),
    (building, "wall d2W", "inside-enclosure", "B5", {"edge": "c2E", "enclosure": "c2"}),
    (building, "wall f2E", "no-divider-left", "S5", {}),
    (building, "pitch c1NW", "field-sealed", "S5", {"field": "c1NW"}),
    (building, "pitch c1NE", "pitch-needs-two-dividers", "B3", {"field": "c1NE", "edges": ("d1N",)}),
    (building, "pitch g1NE", "pitch-needs-two-dividers", "B3", {"field": "g1NE", "edges": ("g1N", "h1N")}),
    (out_of_pitch, "pitch b3SE", "no-pitch-left", "S5", {}),
    (loading, "food e4", "not-an-enclosure", "S6", {"square": "e4"}),
    (loading, "food c1", "square-has-food", "S6", {"square": "c1"}),
    (loading, "food i2", "no-own-divider", "S6", {"enclosure": "i2"}),
    (no_food, "food f2", "no-food-left", "S6", {}),
    (no_points, "food f2", "too-few-loading-points", "S6", {"have": 0, "need": 1}),
    (loading, "load dog e4", "not-an-enclosure", "B4", {"square": "e4"}),
    (loading, "load dog g2", "not-the-first-square", "B4", {"square": "g2", "enclosure": "f2"}),
    (lambda: loading_after("load dog d3"), "load dog c1", "animal-loaded", "S6", {"species": "dog"}),
    (loading, "load hedgehog c1", "pair-not-complete", "A4", {"species": "hedgehog", "missing": ("hedgehog/m",)}),
    (loading, "load cat d3", "not-your-pair", "S6", {"species": "cat"}),
    (loading, "load lion f2", "wrong-size", "S6", {"species": "lion", "enclosure": "f2", "size": 2, "needed": 3}),
    (lambda: loading_after("load dog d3"), "load fox d3", "enclosure-taken", "S6", {"enclosure": "d3", "by": "dog"}),
    (loading, "load dog i2", "no-own-divider", "S6", {"enclosure": "i2"}),
    (loading, "load sheep f2", "food-missing", "S6", {"enclosure": "f2", "squares": ("f2", "g2")}),
    (loading, "load fox c1", "pitch-missing", "S6", {"enclosure": "c1", "fields": ("b2NE", "c1NE", "c1NW")}),
    (
        loading_where_the_hull_lacks_food_too,
        "load fox c1",
        "food-and-pitch-missing",
        "S6",
        {"enclosure": "c1", "squares": ("c1",), "fields": ("b2NE", "c1NE", "c1NW")},
    ),
    (loading_with_two_points, "load sheep f2", "too-few-loading-points", "S6", {"have": 2, "need": 4}),
]


@pytest.mark.parametrize(("made", "move", "code", "ruling", "params"), CASES)
def test_every_reason_with_its_parameters(
    made: Callable[[], State], move: str, code: str, ruling: str, params: dict[str, object]
) -> None:
    reason = made().why_not(move)
    assert reason is not None
    assert (reason.code, reason.ruling, reason.params) == (code, ruling, params)


def test_every_code_of_the_table_has_a_case() -> None:
    assert {code for _, _, code, _, _ in CASES} == set(CODES)


def test_family_reasons_rest_on_the_family_rulings() -> None:
    state = emptied(dealt("family"))
    wall(state, "green", "d2N d2E d2S d2W")
    wall(state, "red", "f2N f2E f2S f2W")
    give(state, "green", "dog/m dog/f cat/m")
    act(state, "loading", "green")
    reasons = [state.why_not(move) for move in ("load dog f2", "load cat d2", "food d2")]
    assert [(reason.code, reason.ruling) for reason in reasons if reason] == [
        ("no-own-divider", "F4"),
        ("pair-not-complete", "A4"),
        ("not-now", "F4"),
    ]


def test_F4_in_the_family_variant_too_one_draws_before_one_gives() -> None:
    family = emptied(dealt("family"))
    give(family, "green", "dog/m dog/f")
    act(family, "trading", "green")
    reason = family.why_not("exchange dog/m cow/m")
    assert reason is not None
    assert (reason.code, reason.ruling) == ("draw-first", "F4")


def test_S4_no_more_are_to_be_drawn_first_than_the_bags_hold() -> None:
    state = trading_with("bonus point")
    numbers = state.rules.roster.numbers
    for tiles, count in (("dog/f pig/f", 2), ("dog/f", 1)):
        state.bags = sum(1 << numbers[tile] for tile in tiles.split())
        reason = state.why_not("exchange dog/m fox/f")
        assert reason is not None and (reason.code, reason.params["count"]) == ("draw-first", count)


def test_S4_only_who_draws_for_a_trade_must_exchange() -> None:
    family = emptied(dealt("family"))
    give(family, "green", "dog/m")
    act(family, "trading", "green")
    run(family, ["draw m", "reveal cow/m"])
    for state, ruling in ((taming(), "S3"), (family, "F4")):
        assert state.drawn
        reasons = [state.why_not(move) for move in ("pass", "bonus point", "swap c2E")]
        assert [(reason.code, reason.ruling) for reason in reasons if reason] == [("not-now", ruling)] * 3


def test_F1_family_builders_are_not_told_of_pitch() -> None:
    state = emptied(dealt("family"))
    give(state, "green", dividers=3)
    act(state, "building", "green")
    reason = state.why_not("pitch c1NW")
    assert reason is not None
    assert (reason.code, reason.ruling, reason.params["awaited"]) == ("not-now", "F4", ("wall", "done"))


def test_in_the_deluge_reasons_know_no_points_and_no_own_dividers() -> None:
    state = emptied(dealt())
    wall(state, "red", "d2N d2E d2S d2W f2N f2E f2S f2W")
    feed(state, "d2")
    give(state, "green", "dog/m dog/f lion/m lion/f", food=0)
    state.round = 30
    act(state, "pitch", "blue")
    assert state.to_move == "green"
    assert state.why_not("load dog d2") is None
    reason = state.why_not("load dog f2")
    assert reason is not None
    assert (reason.code, reason.ruling) == ("food-missing", "S8")
