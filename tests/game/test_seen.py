"""A record to be shown while the match runs: what is secret from its reader is not in it, and all else is."""

from __future__ import annotations

import random

import pytest

from game.core import BadRecord
from game.record import Record
from game.seen import SEEN_BY, public_record
from game.table import Match

PLAYERS = ("red", "green", "blue")


def begun(game: str = "aboard", moves: int = 20, seed: int = 1, **options: bool) -> Match:
    """A match with so many moves, or to its end, all drawn."""
    rng = random.Random(seed)
    match = Match(game, PLAYERS, rng, options)
    while match.state.to_move and len(match.moves) < moves:
        legal = match.state.legal()
        match.play(legal[rng.randrange(len(legal))])
    return match


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("colour", ["", *PLAYERS])
def test_N2_no_move_tells_the_secret_of_somebody_else(colour: str, hidden: bool) -> None:
    for moves in range(1, 40):
        match = begun(moves=moves, face_down=hidden)
        told = " ".join(public_record(match, colour).moves).split()
        for owner, tile in match.state.position()["secret"].items():
            assert (tile in told) == (owner == colour)


@pytest.mark.parametrize("colour", ["", *PLAYERS])
def test_N2_what_a_hand_held_is_told_to_its_player_alone(colour: str) -> None:
    match = begun(moves=12)
    told = public_record(match, colour).moves
    for made, text in zip(match.made, told, strict=True):
        dealt_to = next(event.secret for event in made.events if event.secret)
        assert (text == made.move.text) == (dealt_to == colour)
        assert text.split()[0] == made.move.kind


def test_two_games_that_differ_only_in_what_is_secret_are_told_alike() -> None:
    one, other = begun(moves=7), Match("aboard", PLAYERS, random.Random(1))
    greens = one.moves[4:]
    for move in [*one.moves[:4], *(f"deal {tile}" for tile in one.state.position()["pile"][: len(greens)])]:
        other.play(move)
    assert other.moves[4:] != greens
    assert public_record(one, "red").text() == public_record(other, "red").text()


def test_such_a_record_is_marked_and_is_no_game() -> None:
    match = begun()
    record = public_record(match, "green")
    assert record.extra[SEEN_BY] == "green"
    assert record.extra["position"] == match.state.view("green").position()
    with pytest.raises(BadRecord):
        Record.from_text(record.text()).replay()


@pytest.mark.parametrize("game", ["ark", "family"])
def test_where_nothing_is_secret_the_record_is_whole(game: str) -> None:
    match = begun(game, 60)
    record = public_record(match, "red")
    assert SEEN_BY not in record.extra
    assert record.replay().position() == match.state.position()


def test_all_is_open_once_the_game_is_over() -> None:
    match = begun(moves=10_000)
    record = public_record(match, "red")
    assert SEEN_BY not in record.extra
    assert record.replay().winners() == match.state.winners()
