"""Undo, redo and starting a turn again: whose they are, how far back they go, and that nothing is lost by them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import game
from game.core import CHANCE, Reason
from game.history import end_of_turn
from game.record import Record
from game.table import Match

RECORDS = Path(__file__).parents[1] / "records"
NAMES = sorted(path.name for path in RECORDS.glob("*.json"))


def replayed(name: str, until: int | None = None) -> Match:
    """A recorded match after so many of its moves."""
    record = Record.read(RECORDS / name)
    match = Match(record.game, record.players, random.Random(1), record.options)
    for move in record.moves[:until]:
        match.play(move)
    return match


def moments(name: str) -> Iterator[Match]:
    """A recorded match after each of its moves."""
    record = Record.read(RECORDS / name)
    match = Match(record.game, record.players, random.Random(1), record.options)
    for move in record.moves:
        match.play(move)
        yield match


def code(reason: Reason | None) -> str:
    return reason.code if reason else ""


def all_of(match: Match) -> tuple[Any, ...]:
    """All that a player could tell two moments of a match by."""
    state = match.state
    legal = [move.text for move in state.legal()]
    told = [event for made in match.made for event in made.events]
    return state.position(), state.to_move, legal, state.scores(), match.moves, told


# -- how far back
@pytest.mark.parametrize("name", NAMES)
def test_what_chance_has_shown_is_never_taken_back(name: str) -> None:
    for match in moments(name):
        last = match.made[-1]
        if not last.chosen and match.state.to_move:
            assert code(match.why_no_undo()) in ("tile-drawn", "nothing-to-undo")
            assert match.turn == 0


@pytest.mark.parametrize("name", NAMES)
def test_undo_belongs_to_whoever_made_the_last_decision_and_ends_at_another_players(name: str) -> None:
    record = Record.read(RECORDS / name)
    for count in range(20, len(record.moves), 37):
        match = replayed(name, count)
        owner = match.made[-1].mover
        while not match.why_no_undo():
            assert match.made[-1].mover == owner
            match.undo()
            assert match.state.to_move == owner
        reason = match.why_no_undo()
        if code(reason) == "another-player":
            assert reason and reason.params["player"] not in (owner, CHANCE)


def test_after_the_end_of_ones_turn_undo_takes_it_back_from_the_next_player() -> None:
    match = replayed("ark-3-mixed.json", 25)
    assert match.made[-1].mover == match.state.to_move == "red"
    match.play("wall c3E")
    assert match.state.to_move == "yellow"
    assert match.why_no_undo() is None
    match.undo()
    assert match.state.to_move == "red"


def test_nothing_is_taken_back_before_anybody_has_decided() -> None:
    match = Match("ark", ("green", "red"), random.Random(5))
    assert code(match.why_no_undo()) == "nothing-to-undo"
    match.draw_all()
    assert code(match.why_no_undo()) == "nothing-to-undo"
    assert not match.undo()


def test_a_tile_kept_in_secret_stays_kept() -> None:
    match = replayed("aboard-2-greedy.json", 4)
    assert match.last.kind == "keep"
    assert code(match.why_no_undo()) == "secret-seen"


def test_with_undo_off_nothing_is_taken_back_and_nothing_done_again() -> None:
    match = replayed("ark-3-mixed.json", 25)
    match.undo()
    match.undoers = ()
    assert code(match.why_no_undo()) == code(match.why_no_redo()) == "undo-off"


def test_what_a_computer_player_did_is_not_taken_back() -> None:
    match = replayed("ark-3-mixed.json", 25)
    match.undoers = ("green", "yellow")
    assert match.why_no_undo() == Reason("another-player", "", player="red")


@pytest.mark.parametrize("name", NAMES)
def test_when_the_game_is_over_nothing_is_taken_back(name: str) -> None:
    assert code(replayed(name).why_no_undo()) == "game-over"


# -- decisions of two moves
@pytest.mark.parametrize("name", NAMES)
def test_half_a_decision_is_a_swap_begun_or_a_bag_chosen(name: str) -> None:
    assert {made.move.kind for made in replayed(name).made if made.half} <= {"swap", "draw"}


def test_a_swap_is_taken_back_and_made_again_as_a_whole() -> None:
    match = replayed("ark-3-mixed.json", 42)
    assert [move.kind for move in match.moves[-2:]] == ["swap", "with"]
    done = all_of(match)
    match.undo()
    assert match.moves[-1].text == "bonus food"
    assert match.turn == 1, "the bonus can be taken back too"
    match.redo()
    assert all_of(match) == done


# -- the turn
def test_starting_the_turn_again_takes_back_the_turn_and_no_more() -> None:
    match = replayed("ark-3-mixed.json", 24)
    assert match.turn == 3
    match.restart_turn()
    assert match.moves[-1].text == "take frog/m"
    assert match.state.to_move == "red"


def test_a_turn_that_has_ended_is_started_again_as_a_whole() -> None:
    match = replayed("ark-3-mixed.json", 26)
    assert match.state.to_move == "yellow"
    match.restart_turn()
    assert (match.state.to_move, len(match.moves)) == ("red", 21)


def test_a_turn_is_started_again_only_back_to_the_last_tile_drawn() -> None:
    match = replayed("ark-3-mixed.json", 84)
    assert match.turn == 0
    match.play("exchange goat/m camel/m")
    assert match.turn == 1


def test_several_turns_of_one_player_in_a_row_are_started_again_one_by_one() -> None:
    match = replayed("aboard-2-greedy.json", 54)
    assert [made.mover for made in match.made[-5:]] == ["red"] * 5
    assert match.turn == 1
    match.restart_turn()
    assert match.turn == 1


# -- redo
def test_another_decision_forgets_what_could_be_done_again() -> None:
    match = replayed("ark-3-mixed.json", 24)
    match.undo()
    assert match.why_no_redo() is None
    match.play("wall e1S")
    assert code(match.why_no_redo()) == "nothing-to-redo"


@settings(max_examples=60, deadline=None)
@given(name=st.sampled_from(NAMES), part=st.floats(0, 1), data=st.data())
def test_undo_then_redo_gives_the_same_position_legal_moves_and_score_sheet(
    name: str, part: float, data: st.DataObject
) -> None:
    match = replayed(name, round(part * len(Record.read(RECORDS / name).moves)))
    before = all_of(match)
    taken = [all_of(match)]
    while not match.why_no_undo() and data.draw(st.booleans()):
        match.undo()
        taken.append(all_of(match))
    while len(taken) > 1:
        assert all_of(match) == taken.pop()
        match.redo()
    assert all_of(match) == before
    assert match.record().replay().position() == match.state.position()


@settings(max_examples=30, deadline=None)
@given(game_name=st.sampled_from(game.GAMES), seed=st.integers(0, 99), data=st.data())
def test_whoever_plays_on_after_undo_plays_a_match_like_any_other(
    game_name: str, seed: int, data: st.DataObject
) -> None:
    match, rng = Match(game_name, ("green", "red"), random.Random(seed)), random.Random(seed)
    for _ in range(60):
        match.draw_all()
        legal = match.state.legal()
        if not legal:
            break
        doing = data.draw(st.sampled_from(("play", "play", "play", "undo", "redo", "restart")))
        if doing == "play":
            match.play(legal[rng.randrange(len(legal))])
        elif doing == "redo":
            match.redo()
        elif doing == "restart":
            match.restart_turn()
        elif not match.why_no_undo():
            match.undo()
    again = match.record().replay()
    assert again.position() == match.state.position()
    assert [event for made in match.made for event in made.events] == events_of(match)


def events_of(match: Match) -> list[game.Event]:
    """What happens where the moves of a match are made anew."""
    state = game.new(match.game, match.players, match.options)
    return [event for move in match.moves for event in state.play(move.text)]


# -- where a turn ends
@pytest.mark.parametrize("name", NAMES)
def test_a_decision_ends_its_turn_unless_its_player_or_chance_goes_on(name: str) -> None:
    for match in moments(name):
        made, after = match.made[-1], match.state.to_move
        if not made.chosen or made.secret:
            continue
        end = end_of_turn(made.events)
        if end is None:
            assert after in (made.mover, CHANCE)
            assert not made.ends_turn
            continue
        own, later = made.events[:end], made.events[end:]
        assert made.ends_turn
        assert all(event.player == made.mover for event in own if event.kind == "turn-begins")
        begun = [event.player for event in later if event.kind == "turn-begins"]
        assert begun[-1:] == [after] or after in (CHANCE, None)


@pytest.mark.parametrize(
    ("space", "kinds"),
    [
        ("choose 3", ["worker-moves", "action-begins", "goods-move", "goods-move"]),
        ("choose 2", None),
        ("choose 1", None),
    ],
)
def test_F3_a_turn_of_the_family_variant_goes_on_with_the_action_chosen(space: str, kinds: list[str] | None) -> None:
    match = Match("family", ("green", "red"), random.Random(1))
    match.draw_all()
    events = match.play(space)
    end = end_of_turn(events)
    assert (None if end is None else [event.kind for event in events[:end]]) == kinds


def test_planning_ends_a_turn_with_the_bonus_that_its_space_brings() -> None:
    match = replayed("ark-3-mixed.json")
    made = next(made for made in match.made if any(event.kind == "token-taken" for event in made.events))
    assert [event.kind for event in made.events[: end_of_turn(made.events)]] == ["worker-moves", "token-taken"]


# -- confirming the end of a turn
def test_a_turn_that_is_over_is_held_until_its_player_confirms_that() -> None:
    match = replayed("ark-3-mixed.json", 25)
    match.confirmers = match.players
    assert not match.held
    match.play("wall c3E")
    assert match.held
    match.confirm()
    assert not match.held


def test_while_a_turn_is_held_no_tile_is_drawn_and_it_can_be_taken_back() -> None:
    match = replayed("ark-3-mixed.json", 14)
    match.confirmers = match.players
    assert match.held, "the turn before"
    match.play("choose 6")
    assert match.state.to_move == CHANCE
    assert not match.awaits_chance
    assert match.draw() == []
    assert match.why_no_undo() is None
    match.undo()
    assert not match.held
    match.redo()
    assert match.held
    match.confirm()
    assert match.draw() != []


def test_a_turn_confirmed_taken_back_and_ended_otherwise_is_held_again() -> None:
    match = replayed("ark-3-mixed.json", 25)
    match.confirmers = match.players
    match.play("wall c3E")
    match.confirm()
    match.undo()
    match.play("wall e1S")
    assert match.held


def test_the_last_turn_of_all_can_be_taken_back_until_it_is_confirmed() -> None:
    record = Record.read(RECORDS / "ark-2-greedy.json")
    match = replayed("ark-2-greedy.json", len(record.moves) - 1)
    match.confirmers = match.players
    match.play(record.moves[-1])
    assert match.state.to_move is None
    assert match.held
    assert match.why_no_undo() is None
    match.confirm()
    assert code(match.why_no_undo()) == "game-over"


def test_no_turn_of_a_player_goes_on_held() -> None:
    """Neither between the pieces of a turn nor where the same player has the next turn anyway."""
    for name in NAMES:
        record = Record.read(RECORDS / name)
        match = Match(record.game, record.players, random.Random(1), record.options)
        match.confirmers = match.players
        for move in record.moves:
            mover = match.state.to_move
            match.play(move)
            assert not (match.held and match.state.to_move == mover)
            assert not (match.held and mover == CHANCE)
