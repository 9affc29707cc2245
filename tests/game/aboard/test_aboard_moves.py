"""Moves as text, the view of the legal ones, and why the others are not."""

from __future__ import annotations

import pickle
import random

import pytest
from aboard_games import TWELVE, chosen, expected_moves, random_game, run, started

from game.aboard import SPLIT_BRINGS, AnimalsOnBoard, new_game, price_of
from game.core import BadMove, IllegalMove, Move

PUBLISHED = {"by_players": True, "face_down": True, "food_cap": True, "last_turn": True, "singles_score": True}


@pytest.mark.parametrize("options", [{}, PUBLISHED], ids=["default", "published"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_N3_legal_moves_are_those_of_the_rulings(players: int, options: dict[str, bool]) -> None:
    for state, _, _ in random_game(players, options, 11):
        assert sorted(str(move) for move in state.legal()) == expected_moves(state.position(), options)


def test_legal_is_a_sequence() -> None:
    state = started(2, {}, TWELVE)
    run(state, "split fox4", "split fox1 fox3")
    legal = state.legal()
    moves = list(legal)
    assert len(moves) == len(legal) == (2**8 - 1) + 1 + 2
    assert [legal[index] for index in range(len(legal))] == moves
    assert [legal.index(move) for move in moves] == list(range(len(moves)))
    assert all(move in legal for move in moves)
    assert len(set(moves)) == len(moves)
    assert legal[-1] == moves[-1]


@pytest.mark.parametrize("index", [10**6, -(10**6)])
def test_legal_ends(index: int) -> None:
    for state in (started(2, {}, TWELVE), new_game(("green", "red"), {})):
        with pytest.raises(IndexError):
            state.legal()[index]


def test_a_group_of_twelve_has_2047_splits() -> None:
    assert len(started(2, {}, TWELVE).legal()) == 2047


def test_legal_is_a_snapshot() -> None:
    state = started(2, {}, TWELVE)
    legal = state.legal()
    before = [str(move) for move in legal]
    state.play(legal[5])
    assert [str(move) for move in legal] == before


def test_moves_are_equal_by_text() -> None:
    state = started(2, {}, TWELVE)
    state.play("split fox4")
    legal = state.legal()
    for text in ("take fox4", "split lion2 fox3"):
        assert Move(text, "any") in legal
        assert legal[legal.index(Move(text, "any"))].text == text
    for text in ("split lion1", "split fox3 lion2", "take lion1", "keep fox4", "split", "split cat1", "nonsense"):
        assert Move(text, "any") not in legal
        with pytest.raises(ValueError, match=text):
            legal.index(Move(text, "any"))
    assert "take fox4" not in legal


@pytest.mark.parametrize("seed", range(3))
def test_text_is_the_way_back(seed: int) -> None:
    for state, _, _ in random_game(3, {"face_down": True}, seed):
        if state.to_move is not None:
            move = chosen(state, random.Random(seed))
            assert state.parse(str(move)) == move
            assert state.why_not(str(move)) is None


@pytest.mark.parametrize(
    "text",
    [
        "", "split", "split ", "split lion1 lion1", "split lion1  lion2", "take", "take lion1 lion2", "deal",
        "take lion9", "take dark", "split dark", "keep dark", "deal dark", "choose 3", "Take lion1",
        " take lion1", "stop lion1", "take unicorn1",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    state = started(2, {}, TWELVE)
    before = state.position()
    for ask in (state.parse, state.play, state.why_not):
        with pytest.raises(BadMove) as caught:
            ask(text)
        assert not isinstance(caught.value, IllegalMove)
    assert state.position() == before


def test_N6_a_species_left_out_is_no_tile_of_the_game() -> None:
    state = new_game(("green", "red"), {"by_players": True})
    with pytest.raises(BadMove) as caught:
        state.play("deal frog1")
    assert caught.value.code == "no-such-tile"


def parted() -> AnimalsOnBoard:
    """Green to move with 2 food tokens, yellow with 2, groups of 9, 1 and 2."""
    state = started(2, {"food_cap": True}, TWELVE)
    run(state, "split fox4", "split fox2 fox3")
    return state


@pytest.mark.parametrize(
    ("text", "code", "ruling", "params"),
    [
        ("split fox4", "group-too-small", "N3", {"tile": "fox4"}),
        ("split fox2 fox3", "whole-group", "N3", {"size": 2}),
        ("split fox3 fox4", "tiles-of-two-groups", "N3", {"first": "fox3", "second": "fox4"}),
        ("split pig1", "tile-not-in-middle", "N3", {"tile": "pig1"}),
        ("split lion2 pig1", "tile-not-in-middle", "N3", {"tile": "pig1"}),
        ("take pig1", "tile-not-in-middle", "N3", {"tile": "pig1"}),
        ("take frog5", "tile-not-in-middle", "N3", {"tile": "frog5"}),
        ("take lion1", "too-expensive", "N3", {"price": 9, "have": 2}),
        ("take fox3", "not-the-first-tile", "N3", {"tile": "fox3", "first": "fox2"}),
        ("stop", "can-still-act", "N3", {}),
        ("keep lion1", "not-now", "N3", {"phase": "playing", "to_move": "green"}),
        ("deal pig1", "not-now", "N2", {"phase": "playing", "to_move": "green"}),
    ],
)
def test_N3_why_not(text: str, code: str, ruling: str, params: dict[str, object]) -> None:
    state = parted()
    reason = state.why_not(text)
    assert reason is not None
    assert (reason.code, reason.ruling, reason.params) == (code, ruling, params)
    before = state.position()
    with pytest.raises(IllegalMove) as caught:
        state.play(text)
    assert caught.value.reason == reason
    assert state.position() == before


def test_N6_why_not_with_the_food_cap() -> None:
    state = parted()
    state.food = [5, 2]
    reason = state.why_not("split lion2")
    assert reason is not None
    assert (reason.code, reason.params) == ("food-cap", {"have": 5})


def test_N2_why_not_at_the_start() -> None:
    state = new_game(("green", "red"), {})
    assert _code(state, "keep lion1") == "chance-awaited"
    assert _code(state, "take lion1") == "chance-awaited"
    run(state, "deal lion1")
    assert _code(state, "deal lion1") == "tile-not-in-pile"
    run(state, "deal lion2", "deal lion3")
    assert _code(state, "keep lion4") == "tile-not-in-hand"
    assert _code(state, "take lion1") == "not-now"
    assert _code(state, "split lion1") == "not-now"
    assert _code(state, "stop") == "not-now"


def test_N4_why_not_when_over() -> None:
    *_, (state, _, _) = random_game(2, {}, 1)
    assert {_code(state, text) for text in ("deal lion1", "keep lion1", "take lion1", "split lion2", "stop")} == {
        "game-over"
    }
    assert list(state.legal()) == []


def _code(state: AnimalsOnBoard, text: str) -> str:
    reason = state.why_not(text)
    assert reason is not None
    return reason.code


def test_what_a_screen_asks() -> None:
    state = parted()
    assert [len(group) for group in state.groups()] == [9, 2, 1]
    assert [price_of(group) for group in state.groups()] == [9, 2, 1]
    assert [state.can_take(group[0]) for group in state.groups()] == [False, True, True]
    assert [state.can_split(group[0]) for group in state.groups()] == [True, True, False]
    assert state.can_split_any
    with pytest.raises(BadMove):
        state.can_take("fox3")


def test_N3_what_is_paid_and_earned_is_what_screens_say() -> None:
    state = parted()
    earned = {event.count for event in state.play("split lion2") if event.kind == "food-moves"}
    assert earned == {SPLIT_BRINGS}
    group = next(group for group in state.groups() if state.can_take(group[0]))
    paid = [event.count for event in state.play(f"take {group[0]}") if event.kind == "food-moves"]
    assert paid == [price_of(group)]


def test_a_stale_split_still_means_its_tiles() -> None:
    state = started(2, {}, TWELVE)
    stale = state.parse("split lion2 lion3")
    state.play("split lion1")
    assert state.why_not(stale) is None
    state.play(stale)
    assert ("lion2", "lion3") in state.groups()
    assert state.groups()[1:] == (("lion2", "lion3"), ("lion4", *TWELVE[4:]))


@pytest.mark.parametrize("options", [{}, PUBLISHED], ids=["default", "published"])
def test_a_copy_goes_its_own_way(options: dict[str, bool]) -> None:
    rng = random.Random(5)
    for state, _, _ in random_game(3, options, 5):
        before = state.position()
        other = state.copy()
        assert all(getattr(other, slot) == getattr(state, slot) for slot in other_slots(state))
        if other.to_move is not None:
            other.apply(chosen(other, rng))
            assert other.position() != before
        assert state.position() == before


def other_slots(state: AnimalsOnBoard) -> list[str]:
    return [slot for base in type(state).__mro__ for slot in getattr(base, "__slots__", ())]


def test_apply_does_what_play_does() -> None:
    for options in ({}, PUBLISHED):
        twin = new_game(("green", "yellow", "red"), options)
        for state, move, _ in random_game(3, options, 9):
            twin.apply(move)
            assert twin.position() == state.position()
            assert list(map(str, twin.legal()))[:50] == list(map(str, state.legal()))[:50]


def test_a_state_can_be_sent_to_another_process() -> None:
    state = started(2, PUBLISHED, TWELVE[:8])
    again = pickle.loads(pickle.dumps(state))
    assert again.position() == state.position()
    assert again.legal()[3] == state.legal()[3]
