"""Hands: every legal move has clicks that make it, and nothing else makes a move."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

import game
from game.core import CHANCE
from scenes.table.hands import Hand, Spots, hand_for
from scenes.table.hands.building import Building
from scenes.table.hands.choosing import ChoosingBonus, ChoosingSpace, Taming
from scenes.table.hands.loading import Loading
from scenes.table.hands.trading import BACK, DRAW, TRADE, ChoosingWay, Exchanging
from scenes.words.reasons import sentence

H = TypeVar("H", bound=Hand)
RECORDS = Path(__file__).parents[1] / "records"
NAMES = sorted(path.name for path in RECORDS.glob("*.json") if not path.name.startswith("aboard"))


def decisions(name: str) -> Iterator[tuple[Any, str]]:
    """The states of a record in which a player decides, with the move they made."""
    record = json.loads((RECORDS / name).read_text())
    state = game.new(record["game"], record["players"], record["options"])
    for move in record["moves"]:
        if state.to_move != CHANCE:
            yield state, move
        state.play(move)


def decision(name: str, kind: type[H], *words: str) -> H:
    """A hand of a kind, from the latest decision of a record that has one with these kinds of moves."""
    found = [state.copy() for state, move in decisions(name) if not move.startswith("with")]
    found = [state for state in found if {*words} <= {move.kind for move in state.legal()}]
    return next(hand for state in reversed(found) if isinstance(hand := hand_for(state), kind))


def clicked(hand: Hand, move: str) -> list[str]:
    """What the clicks of a move's gesture make in the end; every one of them is legal when it comes."""
    made: list[str] = []
    for target in hand.gesture(move):
        assert target in hand.legal(), (move, target)
        assert not made, "only the last click makes a move"
        made = hand.click(target) or []
    return made


@pytest.mark.parametrize("name", NAMES)
def test_every_legal_move_has_one_to_three_clicks(name: str) -> None:
    for number, (state, move) in enumerate(decisions(name)):
        if move.startswith("with"):
            continue
        moves = [legal.text for legal in state.legal()]
        for wanted in moves if number % 7 == 0 else moves[:3]:
            hand = hand_for(state)
            assert 1 <= len(hand.gesture(wanted)) <= 3
            made = clicked(hand, wanted)
            assert made[0] == wanted and len(made) == 1 + wanted.startswith("swap")


def test_S4_a_lifted_divider_is_a_selection_and_shows_only_other_colours() -> None:
    hand = decision("ark-4-random.json", ChoosingWay, "swap")
    dividers = hand.state.position()["ark"]["dividers"]
    first = next(iter(dividers))
    assert hand.click(("edge", first)) == []
    lit = {edge for kind, edge in hand.legal() if kind == "edge"} - {first}
    assert lit == {edge for edge, colour in dividers.items() if colour != dividers[first]}
    same = next(edge for edge, colour in dividers.items() if colour == dividers[first] and edge != first)
    assert hand.click(("edge", same)) is None
    answer = hand.why_not(("edge", same))
    assert answer and answer.reason.code == "same-colour"
    assert hand.click(None) == [] and not hand.marks().lifted


def test_S4_the_tray_of_an_exchange_opens_first_and_closes_on_a_click_beside_it() -> None:
    hand = decision("ark-4-greedy.json", ChoosingWay, "swap", "draw")
    assert DRAW in hand.legal() and hand.marks().tray == ""
    assert hand.click(DRAW) == [] and hand.marks().tray == "exchange"
    assert {target for target in hand.legal() if target[0] != "bag"} == {BACK}
    assert hand.click(BACK) == [] and hand.marks().tray == ""
    assert hand.click(DRAW) == [] and hand.click(None) == [] and hand.marks().tray == ""


def test_S4_trade_is_possible_once_both_tiles_are_chosen() -> None:
    hand = decision("ark-4-greedy.json", Exchanging)
    kept = next(target for target in sorted(hand.legal()) if target[0] == "drawn")
    given = next(target for target in sorted(hand.legal()) if target[0] == "give")
    assert TRADE not in hand.legal()
    assert hand.click(kept) == [] and TRADE not in hand.legal()
    assert hand.click(given) == [] and TRADE in hand.legal()
    assert hand.marks().chosen == {kept, given}
    assert hand.click(kept) == [] and TRADE not in hand.legal()


def test_S5_an_empty_pitch_field_goes_before_the_edge_under_it() -> None:
    hand = decision("ark-4-greedy.json", Building)
    assert hand.pick(Spots("c1N", "c1NW", "c1")) == ("field", "c1NW")
    assert hand.pick(Spots("c1N", None, "c1")) == ("edge", "c1N")


def test_S5_hovering_shows_the_point_a_piece_brings_and_changes_nothing() -> None:
    hand = decision("ark-4-greedy.json", Building, "wall")
    before = hand.state.position()
    edge = next(target for target in sorted(hand.legal()) if target[0] == "edge")
    assert hand.hover(edge) and hand.marks().gain == 1
    assert not hand.hover(edge)
    assert hand.state.position() == before


def test_F4_choosing_a_trade_shows_the_point_that_the_action_brings_at_once() -> None:
    state, _ = next(decisions("family-2-greedy.json"))
    hand, space = hand_for(state), state.actions.index("trading") + 1
    bringing = {move.text: hand.preview(move.text).gain for move in state.legal()}
    assert bringing.pop(f"choose {space}") == 1
    assert set(bringing.values()) == {0}


def test_S6_a_click_on_a_tile_lifts_both_and_shows_what_they_cost() -> None:
    hand = decision("ark-4-greedy.json", Loading, "load")
    species = next(iter(hand.pens))
    tiles = [target for target in sorted(hand.legal()) if f" {species}/" in target[1]]
    assert len(tiles) == 2 and hand.click(tiles[0]) == []
    marks = hand.marks()
    assert marks.lifted == set(tiles)
    pen = next(iter(hand.pens[species]))
    assert hand.hover(pen)
    marks = hand.marks()
    mine = sum(line.points for line in marks.lines if line.colour == hand.player)
    assert marks.gain == (mine or None)
    assert hand.click(tiles[1]) == [] and not hand.marks().lifted


def test_S6_a_pen_that_takes_the_pair_goes_before_the_square() -> None:
    hand = decision("ark-4-greedy.json", Loading, "load")
    species = next(iter(hand.pens))
    pen = next(iter(hand.pens[species]))[1]
    assert hand.pick(Spots(square=pen)) == ("square", pen)
    hand.click(hand.gesture(f"load {species} {pen}")[0])
    assert hand.pick(Spots(square=pen)) == ("pen", pen)


def test_every_kind_of_decision_has_its_own_hand() -> None:
    kinds = {type(hand_for(state)) for state, move in decisions("ark-4-random.json") if not move.startswith("with")}
    assert kinds == {ChoosingSpace, Taming, ChoosingBonus, ChoosingWay, Exchanging, Building, Loading}


@pytest.mark.parametrize("name", ["ark-4-greedy.json", "ark-3-mixed.json", "family-3-random.json"])
def test_what_is_not_legal_is_answered_with_a_sentence_of_34_letters(name: str) -> None:
    for state, move in decisions(name):
        if move.startswith("with"):
            continue
        hand = hand_for(state)
        for target in _everything(state):
            if target not in hand.legal() and (answer := hand.why_not(target)):
                assert hand.click(target) is None
                assert 5 < len(sentence(answer.reason)) <= 34, answer.reason


def _everything(state: Any) -> Iterator[tuple[str, str]]:
    board = state.board
    yield from (("edge", name) for name in board.edges[::9])
    yield from (("field", name) for name in board.fields[::7])
    yield from (("square", name) for name in board.squares[::5])
    yield from (("space", str(number + 1)) for number in range(len(state.actions)))
    held = state.position()["held"]
    yield from (("held", f"{colour} {tile}") for colour in held for tile in held[colour]["animals"])
