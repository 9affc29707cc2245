"""The contract of the core, the same for all three games."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Sequence

import pytest

import game

EVERY_GAME = [(name, players) for name in game.GAMES for players in (2, 3, 4)]


def in_the_middle(name: str, players: int, seed: int = 1, moves: int = 40) -> game.State:
    state = game.new(name, game.COLOURS[:players])
    rng = random.Random(seed)
    for _ in range(moves):
        state.apply(state.legal()[rng.randrange(len(state.legal()))])
    return state


@pytest.mark.parametrize(
    ("name", "players", "options", "code"),
    [
        ("chess", ("green", "red"), {}, "unknown-game"),
        ("ark", ("green",), {}, "wrong-number-of-players"),
        ("ark", (*game.COLOURS, "green"), {}, "wrong-number-of-players"),
        ("ark", ("green", "green"), {}, "colour-twice"),
        ("ark", ("green", "purple"), {}, "unknown-colour"),
        ("ark", ("green", "red"), {"shared_spaces": True}, "unknown-option"),
        ("family", ("green", "red"), {"face_down": True}, "unknown-option"),
        ("family", ("green", "red"), {"shared_spaces": "yes"}, "option-not-a-switch"),
    ],
)
def test_new_refuses_what_is_no_game(
    name: str, players: tuple[str, ...], options: dict[str, bool], code: str
) -> None:
    with pytest.raises(game.BadSetup) as caught:
        game.new(name, players, options)
    assert caught.value.code == code


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_legal_is_an_immutable_sequence_of_moves(name: str, players: int) -> None:
    state = in_the_middle(name, players)
    legal = state.legal()
    moves = list(legal)
    assert len(legal) == len(moves) > 0
    assert [legal[index] for index in range(len(legal))] == moves
    assert all(move in legal and state.parse(str(move)) == move for move in moves)
    assert legal[-1] == moves[-1]
    assert legal[1:-1] == moves[1:-1]
    assert isinstance(legal, Sequence)
    assert random.Random(1).sample(legal, 1)[0] in moves
    assert [legal.count(move) for move in moves[:3]] == [1] * len(moves[:3])
    assert legal.index(moves[-1], len(moves) - 1) == len(moves) - 1
    with pytest.raises(ValueError):
        legal.index(moves[-1], 0, len(moves) - 1)
    with pytest.raises(IndexError):
        legal[len(legal)]
    state.play(moves[0])
    assert list(legal) == moves


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_play_and_apply_lead_to_the_same_position(name: str, players: int) -> None:
    played, applied = in_the_middle(name, players), in_the_middle(name, players)
    while played.to_move is not None:
        move = played.legal()[0]
        assert played.play(str(move)) is not None
        applied.apply(move)
        assert played.position() == applied.position()


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_a_copy_goes_its_own_way(name: str, players: int) -> None:
    state = in_the_middle(name, players)
    before = state.position()
    other = state.copy()
    assert other.position() == before
    while other.to_move is not None:
        other.apply(other.legal()[-1])
    assert state.position() == before


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_an_illegal_move_is_refused_and_changes_nothing(name: str, players: int) -> None:
    state = in_the_middle(name, players)
    before = state.position()
    move = "reveal dog/m" if name != "aboard" else "deal lion1"
    reason = state.why_not(move)
    assert reason is not None
    with pytest.raises(game.IllegalMove) as caught:
        state.play(move)
    assert caught.value.reason == reason
    assert state.position() == before


@pytest.mark.parametrize(
    "text", ["", "wall", "dance c2", "wall  c2E", "load unicorn c2", "reveal dog", "wall c2E c2E"]
)
def test_what_is_no_move_is_a_bad_move_but_not_an_illegal_one(text: str) -> None:
    state = in_the_middle("ark", 4)
    for ask in (state.play, state.why_not, state.parse):
        with pytest.raises(game.BadMove) as caught:
            ask(text)
        assert not isinstance(caught.value, game.IllegalMove)


def test_a_move_made_for_a_smaller_ark_is_the_same_move_on_a_larger_one() -> None:
    small, large = in_the_middle("ark", 2), in_the_middle("ark", 4)
    move = small.parse("wall c2E")
    assert move == large.parse("wall d2W")
    assert hash(move) == hash(large.parse("wall c2E"))
    assert (large.why_not(move) is None) == (move in large.legal()) == (large.parse("wall c2E") in large.legal())
    while "wall c2E" not in [str(legal) for legal in large.legal()]:
        large.apply(large.legal()[0])
    assert move in large.legal()
    assert large.why_not(move) is None
    assert large.play(move)


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_a_view_has_moves_for_whoever_is_to_move(name: str, players: int) -> None:
    state = in_the_middle(name, players)
    while state.to_move == game.CHANCE:
        state.apply(state.legal()[0])
    for colour in state.players:
        legal = state.view(colour).legal()
        assert list(legal) == (list(state.legal()) if colour == state.to_move else [])
    with pytest.raises(ValueError):
        state.view("purple")


@pytest.mark.parametrize("name", ["ark", "family"])
def test_in_ark_and_noah_nothing_is_secret(name: str) -> None:
    state = in_the_middle(name, 3)
    for colour in state.players:
        view = state.view(colour)
        assert view.position() == state.position()
        assert view.sample(random.Random(1)).position() == state.position()


def test_a_view_stays_what_it_was_when_the_game_goes_on() -> None:
    state = in_the_middle("ark", 3)
    view, before = state.view("green"), state.position()
    state.apply(state.legal()[0])
    assert view.position() == before


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_a_state_travels_between_processes(name: str, players: int) -> None:
    state = in_the_middle(name, players)
    other = pickle.loads(pickle.dumps(state))
    assert other.position() == state.position()
    assert list(other.legal()) == list(state.legal())
    other.apply(other.legal()[0])
    assert other.position() != state.position()


@pytest.mark.parametrize("name", ["ark", "family"])
def test_a_packed_state_does_not_carry_the_catalogue(name: str) -> None:
    assert len(pickle.dumps(in_the_middle(name, 4))) < 4000


@pytest.mark.parametrize("name", ["ark", "family"])
def test_every_slot_is_copied(name: str) -> None:
    state = in_the_middle(name, 4)
    other = state.copy()
    for slot in type(state).__slots__:
        assert getattr(other, slot) == getattr(state, slot), slot
    shared = [slot for slot in type(state).__slots__ if isinstance(getattr(state, slot), list)]
    assert shared
    assert all(getattr(other, slot) is not getattr(state, slot) for slot in shared)


def test_events_are_open_to_everybody_where_nothing_is_secret() -> None:
    events = game.new("ark", ("green", "red")).play("reveal dog/m")
    assert all(event.seen_by("red") is event for event in events)


def test_a_deep_copy_is_a_copy() -> None:
    state = in_the_middle("ark", 2)
    assert copy.deepcopy(state).position() == state.position()
