"""What one player may know: nothing secret from them is in their view, nor in the events they see (A5, N2, N6)."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from typing import Any

import pytest
from aboard_games import HOUSES, TWELVE, expected_moves, game_moves, house_name, random_game, run, started

from game.aboard import AnimalsOnBoard, new_game
from game.core import COLOURS, DARK

PLAYERS = COLOURS[:3]


def exchanged(moves: list[str], one: str, other: str) -> list[str]:
    """The same game with two tiles in each other's place."""
    swap = {one: other, other: one}
    return [" ".join(swap.get(word, word) for word in move.split()) for move in moves]


def secret_twins(options: dict[str, bool], seed: int) -> tuple[list[str], list[str], str]:
    """A game cut before its end, and the same with another secret tile of yellow's, and when the two began to differ.

    The other tile lies in the pile all through.
    """
    moves = game_moves(3, options, seed)[:-1]
    kept = [move.split()[1] for move in moves if move.startswith("keep")][1]
    state = new_game(PLAYERS, options)
    run(state, *moves)
    never = random.Random(seed).choice(state.position()["pile"])
    return moves, exchanged(moves, kept, never), kept


@pytest.mark.parametrize("options", HOUSES, ids=house_name)
def test_N2_games_that_differ_in_a_secret_look_the_same_to_the_others(options: dict[str, bool]) -> None:
    look_the_same(options, seed=HOUSES.index(options))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 104))
@pytest.mark.parametrize("options", HOUSES, ids=house_name)
def test_N2_many_games_that_differ_in_a_secret_look_the_same_to_the_others(
    options: dict[str, bool], seed: int
) -> None:
    look_the_same(options, seed)


def look_the_same(options: dict[str, bool], seed: int) -> None:
    one, other = (new_game(PLAYERS, options) for _ in range(2))
    moves, twin_moves, _ = secret_twins(options, seed)
    for move, twin_move in zip(moves, twin_moves, strict=True):
        told, twin_told = one.play(move), other.play(twin_move)
        for colour in ("green", "red"):
            assert [event.seen_by(colour) for event in told] == [event.seen_by(colour) for event in twin_told]
            assert shown(one, colour) == shown(other, colour)
    assert one.position() != other.position()
    assert one.view("yellow").position() != other.view("yellow").position()


def shown(state: AnimalsOnBoard, colour: str) -> tuple[Any, ...]:
    """All a view gives away: what it says, what it can draw, and every bit it is made of."""
    view = state.view(colour)
    sample = view.sample(random.Random(7))
    fields = [getattr(view, slot) for slot in view.__slots__ if slot != "known"]
    legal = [str(move) for move in view.legal()]
    return view.position(), legal, fields, _bits(view.known), sample.position()


def _bits(state: AnimalsOnBoard) -> dict[str, Any]:
    slots = [slot for base in type(state).__mro__ for slot in getattr(base, "__slots__", ())]
    plain = {slot: getattr(state, slot) for slot in slots if slot not in ("house", "choices")}
    return plain | {"choices": [str(move) for move in state.choices or []]}


def test_N2_another_hand_is_dark_and_so_is_what_was_kept() -> None:
    state = new_game(("green", "red"), {})
    events = run(state, "deal lion3", "deal fox2", "deal bear1")
    assert [event.seen_by("red").what for event in events if event.kind == "tile-dealt"] == [DARK] * 3
    assert [event.seen_by("green").what for event in events if event.kind == "tile-dealt"] == [
        "lion3",
        "fox2",
        "bear1",
    ]
    assert state.view("red").position()["hand"] == [DARK] * 3
    assert state.view("green").position()["hand"] == ["lion3", "bear1", "fox2"]
    assert len(state.view("red").position()["pile"]) == 60
    kept = state.play("keep bear1")
    assert [event.seen_by("red").what for event in kept] == [DARK, "lion3", "fox2"]
    seen = state.view("red").position()
    assert (seen["arks"]["green"], seen["secret"], seen["hand"]) == ([DARK], {"green": DARK}, [])
    assert "bear1" in seen["pile"]
    assert state.view("green").position()["secret"] == {"green": "bear1"}


def test_N2_the_secret_tile_is_last_on_its_ark() -> None:
    state = started(2, {}, TWELVE)
    run(state, "split fox4", "take fox4")
    assert state.view("green").position()["arks"] == {"green": ["frog5"], "yellow": ["fox4", DARK]}


def test_a_view_has_the_keys_of_the_position() -> None:
    for state, _, _ in random_game(3, {"face_down": True}, 2):
        assert list(state.view("red").position()) == list(state.position())


def test_a_view_has_legal_moves_in_the_own_turn_only() -> None:
    for state, _, _ in random_game(3, {}, 4):
        for colour in PLAYERS:
            expected = list(map(str, state.legal())) if state.to_move == colour else []
            assert list(map(str, state.view(colour).legal())) == expected


def test_everything_is_open_once_the_game_is_over() -> None:
    *_, (state, _, _) = random_game(3, {"face_down": True}, 6)
    for colour in PLAYERS:
        assert state.view(colour).position() == state.position()
        assert state.view(colour).sample(random.Random(1)).position() == state.position()


def test_a_view_is_of_somebody_who_plays() -> None:
    with pytest.raises(ValueError):
        new_game(PLAYERS, {}).view("blue")


@pytest.mark.parametrize("options", HOUSES[:: len(HOUSES) - 1], ids=house_name)
def test_a_sample_fits_the_view_and_plays_on(options: dict[str, bool]) -> None:
    rng = random.Random(3)
    for state, _, _ in random_game(3, options, 8):
        for colour in PLAYERS:
            sample = state.view(colour).sample(rng)
            assert sample.view(colour).position() == state.view(colour).position()
            assert sample.to_move == state.to_move
            assert sorted(map(str, sample.legal())) == expected_moves(sample.position(), options)


def test_N3_what_another_player_may_do_is_open_to_all() -> None:
    state = started(3, {"face_down": True}, TWELVE)
    for colour in PLAYERS:
        sample = state.view(colour).sample(random.Random(4))
        assert list(sample.legal()) == list(state.legal())
        sample.play("split fox4")
        assert sample.to_move == "yellow"


def even(counts: Counter[str], kinds: int) -> bool:
    """Whether no outcome is missing and chi-square is below what chance exceeds once in about a thousand times."""
    expected = sum(counts.values()) / kinds
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    bound = kinds - 1 + 3.3 * (2 * (kinds - 1)) ** 0.5
    return len(counts) == kinds and chi_square < bound


def test_samples_of_secret_tiles_are_even() -> None:
    state = started(3, {"face_down": True}, TWELVE)
    view, rng = state.view("green"), random.Random(1)
    samples = [view.sample(rng).position()["secret"] for _ in range(6000)]
    unseen = 60 - 12 - 1
    assert even(Counter(sample["yellow"] for sample in samples), unseen)
    assert even(Counter(sample["red"] for sample in samples), unseen)
    assert {sample["green"] for sample in samples} == {"frog5"}


def test_samples_of_a_pair_of_secrets_are_even() -> None:
    state = started(3, {}, TWELVE)
    state.pile = bytes([20, 21, 22])
    view, rng = state.view("green"), random.Random(2)
    pairs = Counter(str(sorted(view.sample(rng).position()["secret"].items())) for _ in range(4000))
    assert even(pairs, 5 * 4)


def test_samples_of_a_hand_are_even() -> None:
    state = new_game(("green", "yellow"), {})
    run(state, "deal lion1", "deal lion2", "deal lion3")
    state.pile = bytes([20, 21, 22])
    view, rng = state.view("yellow"), random.Random(3)
    hands = Counter(" ".join(view.sample(rng).position()["hand"]) for _ in range(4000))
    assert even(hands, 20)


def test_a_view_can_be_sent_to_another_process() -> None:
    view = started(3, {"face_down": True}, TWELVE).view("yellow")
    again = pickle.loads(pickle.dumps(view))
    assert again.position() == view.position()
    assert again.sample(random.Random(1)).position() == view.sample(random.Random(1)).position()
