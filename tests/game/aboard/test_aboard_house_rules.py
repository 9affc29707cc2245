"""N6: the house rules of the published edition, each by itself."""

from __future__ import annotations

import pytest
from aboard_games import TWELVE, kinds, random_game, run, started, to_playing

from game.aboard import PUBLISHED, new_game, price_of
from game.core import CHANCE, DARK, IllegalMove

FACE_DOWN = {"face_down": True}
FOOD_CAP = {"food_cap": True}
LAST_TURN = {"last_turn": True}


def test_N6_five_house_rules() -> None:
    assert set(PUBLISHED) == {"by_players", "face_down", "food_cap", "last_turn", "singles_score"}


@pytest.mark.parametrize(("players", "middle", "last"), [(2, 8, "pig5"), (3, 10, "penguin5"), (4, 12, "frog5")])
def test_N6_fewer_players_have_fewer_species_and_a_smaller_middle(players: int, middle: int, last: str) -> None:
    options = {"by_players": True}
    assert new_game(("green", "red", "blue", "yellow")[:players], options).position()["pile"][-1] == last
    assert len(to_playing(players, options).groups()[0]) == middle


def test_N6_a_tile_lies_face_down_once_the_middle_is_full() -> None:
    state = started(2, FACE_DOWN, TWELVE)
    assert state.groups() == ((*TWELVE, DARK),)
    assert price_of(state.groups()[0]) == 13
    assert len(state.position()["pile"]) == 60 - 12 - 2


def test_N6_the_hidden_tile_is_split_and_taken_as_dark_then_chance_names_it() -> None:
    state = started(2, FACE_DOWN, TWELVE)
    events = run(state, "split fox4 dark", "split fox3", "take fox4")
    assert [event.what for event in events if event.kind == "group-taken"] == ["fox4 dark"]
    position = state.position()
    assert position["to_move"] == CHANCE
    assert position["arks"]["green"] == ["fox4", "frog5"]
    assert position["food"]["green"] == 0
    assert position["flags"] == ["green"]
    assert sorted(position["pile"]) == sorted(move.text.split()[1] for move in state.legal())
    dealt = state.play("deal wolf3")[0]
    assert (dealt.kind, dealt.source, dealt.target) == ("tile-dealt", (DARK, ""), ("ark", "green"))
    assert state.position()["arks"]["green"] == ["wolf3", "fox4", "frog5"]
    assert state.to_move == "yellow"


def test_N6_the_hidden_tile_alone_is_a_group() -> None:
    state = started(2, FACE_DOWN, TWELVE)
    run(state, "split dark", "take dark", "deal wolf3")
    assert state.position()["arks"]["yellow"] == ["wolf3", "frog4"]


def test_N6_no_second_tile_lies_face_down_while_one_does() -> None:
    state = started(2, FACE_DOWN, TWELVE)
    run(state, "split fox4", "take fox4", "split fox3", "take fox3", "deal pig1", "deal pig2")
    assert state.groups()[0].count(DARK) == 1


def test_N6_a_new_tile_lies_face_down_when_the_last_was_taken() -> None:
    state = started(2, FACE_DOWN, TWELVE)
    run(state, "split dark", "take dark", "deal wolf3", "split fox3", "take fox3", "deal pig1")
    assert state.groups()[0].count(DARK) == 1
    assert state.position()["phase"] == "playing"


def test_N4_a_tile_lying_face_down_is_not_left_to_lay_out() -> None:
    state = started(2, FACE_DOWN, TWELVE)
    state.pile = state.pile[:1]
    run(state, "split fox4", "take fox4", "split fox3", "take fox3")
    assert state.to_move is None
    assert state.groups()[0][-1] == DARK


def test_N6_the_last_tile_of_the_pile_cannot_be_dealt_face_up_while_it_lies_hidden() -> None:
    state = started(2, FACE_DOWN, TWELVE)
    state.pile = state.pile[:2]
    run(state, "split fox4", "take fox4", "split fox3", "take fox3")
    state.play(state.legal()[1])
    assert state.position()["phase"] == "playing"
    assert len(state.position()["pile"]) == 1
    assert len(state.groups()[0]) == 12


def test_N6_with_five_food_tokens_one_may_not_split() -> None:
    state = started(2, FOOD_CAP, TWELVE)
    state.food = [1, 5]
    state.play("split fox4")
    with pytest.raises(IllegalMove) as caught:
        state.play("split lion2")
    assert (caught.value.reason.code, caught.value.reason.ruling) == ("food-cap", "N6")


def test_N6_nobody_ever_holds_more_than_five_food_tokens() -> None:
    for seed in range(20):
        for state, _, _ in random_game(3, FOOD_CAP, seed):
            assert max(state.food) <= 5


def test_N6_a_round_in_which_nobody_splits_or_takes_ends_the_game() -> None:
    state = started(2, FOOD_CAP, TWELVE)
    state.food = [4, 5]
    events = run(state, "split bear3 bear4 fox1 fox2 fox3 fox4")
    assert kinds(events).count("skipped") == 4
    assert state.to_move is None
    assert state.position()["round"] == 2


def test_N6_the_last_player_without_a_flag_has_one_turn_then_gets_the_flag() -> None:
    state = started(2, LAST_TURN, TWELVE)
    run(state, "split fox4", "take fox4")
    assert state.to_move == "green"
    events = run(state, "split fox3")
    assert kinds(events)[:4] == ["group-split", "food-moves", "flag-set", "flags-cleared"]
    assert state.position()["round"] == 2


def test_N6_the_last_turn_is_told() -> None:
    state = started(2, LAST_TURN, TWELVE)
    events = run(state, "split fox4", "take fox4")
    assert (events[-1].kind, events[-1].player, events[-1].what) == ("turn-begins", "green", "last-turn")


def test_N6_without_last_turn_the_last_player_goes_on() -> None:
    state = started(2, {}, TWELVE)
    run(state, "split fox4", "take fox4", "split fox3", "split fox2")
    assert state.to_move == "green"
    assert state.position()["round"] == 1


def test_N6_the_last_player_who_takes_sets_the_flag_once() -> None:
    state = started(2, LAST_TURN, TWELVE)
    run(state, "split fox4", "split fox3", "take fox4")
    events = run(state, "take fox3")
    assert kinds(events).count("flag-set") == 1
    assert state.position()["round"] == 2
