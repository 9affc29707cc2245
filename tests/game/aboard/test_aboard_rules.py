"""N1-N4: the tiles, the start, the turns and the end of a round, with no house rule."""

from __future__ import annotations

import pytest
from aboard_games import ORDER, SPECIES, TWELVE, kinds, random_game, run, started, to_playing

import game
from game.aboard import TILES, new_game
from game.core import CHANCE, BadSetup, Event


def test_N1_sixty_tiles_of_twelve_species() -> None:
    assert list(TILES) == ORDER[:-1]
    assert len(TILES) == 60
    assert len(SPECIES) == 12


@pytest.mark.parametrize("count", [0, 1, 5])
def test_N1_two_to_four_players(count: int) -> None:
    with pytest.raises(BadSetup) as caught:
        game.new("aboard", ("green", "yellow", "red", "blue", "violet")[:count])
    assert caught.value.code == "wrong-number-of-players"


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (("green", "green"), {}, "colour-twice"),
        (("green", "violet"), {}, "unknown-colour"),
        (("green", "red"), {"published": True}, "unknown-option"),
        (("green", "red"), {"food_cap": 5}, "option-not-a-switch"),
    ],
)
def test_a_game_that_cannot_be_is_refused(players: tuple[str, ...], options: dict[str, bool], code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        game.new("aboard", players, options)
    assert caught.value.code == code


def test_N2_each_player_keeps_one_of_three_and_puts_two_in_the_middle() -> None:
    state = new_game(("red", "green"), {})
    run(state, "deal lion3", "deal fox2", "deal bear1")
    assert state.to_move == "red"
    assert state.position()["hand"] == ["lion3", "bear1", "fox2"]
    assert [str(move) for move in state.legal()] == ["keep lion3", "keep bear1", "keep fox2"]
    state.play("keep bear1")
    position = state.position()
    assert position["secret"] == {"red": "bear1"}
    assert position["arks"] == {"red": ["bear1"], "green": []}
    assert position["groups"] == [["lion3", "fox2"]]
    assert (position["phase"], position["to_move"], position["hand"]) == ("setup", CHANCE, [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_N2_the_middle_is_filled_to_twelve_in_one_group(players: int) -> None:
    position = to_playing(players, {}).position()
    assert [len(group) for group in position["groups"]] == [12]
    assert set(position["food"].values()) == {1}
    assert position["to_move"] == position["first"] == "green"


def test_N3_a_split_parts_a_group_and_brings_a_food_token() -> None:
    state = started(2, {}, TWELVE)
    events = run(state, "split bear1 fox4")
    assert state.groups()[0][:5] == ("lion1", "lion2", "lion3", "lion4", "bear2")
    assert state.groups()[1] == ("bear1", "fox4")
    assert state.position()["food"] == {"green": 2, "yellow": 1}
    assert state.to_move == "yellow"
    assert kinds(events) == ["group-split", "food-moves", "turn-begins"]
    assert events[0].source == ("group", "lion1")
    assert events[0].target == ("group", "bear1")


def test_N3_either_part_of_a_split_may_be_named_in_any_order() -> None:
    state = started(2, {}, TWELVE)
    rest = [tile for tile in TWELVE if tile not in ("bear1", "fox4")]
    assert str(state.parse("split fox4 bear1")) == "split bear1 fox4"
    assert str(state.parse("split " + " ".join(reversed(rest)))) == "split bear1 fox4"


def test_N3_taking_costs_a_food_token_an_animal_and_sets_the_flag() -> None:
    state = started(2, {}, TWELVE)
    events = run(state, "split fox4", "take fox4")
    assert kinds(events[3:]) == ["food-moves", "group-taken", "flag-set", "turn-begins"]
    position = state.position()
    assert position["food"] == {"green": 2, "yellow": 0}
    assert position["arks"]["yellow"] == ["fox4", "frog4"]
    assert position["flags"] == ["yellow"]
    assert position["to_move"] == "green"


def test_N3_whoever_has_a_flag_is_passed_over() -> None:
    state = started(3, {}, TWELVE)
    run(state, "split fox4", "take fox4", "split fox3", "split fox2")
    assert state.to_move == "red"


def idle_turn() -> list[Event]:
    """What the first move tells after which somebody could neither split nor take."""
    for seed in range(200):
        for _, _, events in random_game(4, {}, seed):
            if "skipped" in kinds(events):
                return events
    raise AssertionError("nobody was ever idle")


def test_N3_whoever_can_neither_split_nor_take_sets_the_flag_and_takes_nothing() -> None:
    events = idle_turn()
    at = kinds(events).index("skipped")
    idle = events[at].player
    assert kinds(events)[at - 1 : at + 2] == ["turn-begins", "skipped", "flag-set"]
    assert {event.player for event in events[at - 1 : at + 2]} == {idle}
    assert not [event for event in events[at:] if event.kind in ("food-moves", "group-taken")]


def test_N4_the_next_round_begins_with_what_is_left_as_one_group() -> None:
    state = started(2, {}, TWELVE)
    events = run(state, "split fox4", "split fox3", "take fox4", "take fox3")
    told = kinds(events)
    assert told[told.index("flags-cleared") :] == [
        "flags-cleared", "first-player", "round-begins", "phase-begins",
    ]  # fmt: skip
    position = state.position()
    assert (position["phase"], position["round"], position["flags"]) == ("dealing", 2, [])
    assert position["groups"] == [
        ["lion1", "lion2", "lion3", "lion4", "bear1", "bear2", "bear3", "bear4", "fox1", "fox2"]
    ]
    run(state, "deal pig1", "deal elephant5")
    assert len(state.groups()[0]) == 12
    assert state.groups()[0][4] == "elephant5"


def test_N4_groups_left_in_the_middle_are_joined() -> None:
    state = started(2, {}, TWELVE)
    events = run(state, "split bear1 bear2", "split fox4", "split fox3", "take fox4", "take fox3")
    joined = next(event for event in events if event.kind == "groups-joined")
    assert joined.what == "lion1 lion2 lion3 lion4 bear1 bear2 bear3 bear4 fox1 fox2"
    assert joined.target == ("group", "lion1")


def test_N4_whoever_set_the_flag_first_is_first_player() -> None:
    state = started(3, {}, TWELVE)
    run(state, "split fox4", "take fox4", "split fox3", "take fox3", "split fox2", "take fox2")
    assert state.position()["first"] == "yellow"


@pytest.mark.parametrize(("part", "phase"), [("fox2 fox3 fox4", "over"), ("fox1 fox2 fox3 fox4", "dealing")])
def test_N4_ten_animals_end_the_game_the_secret_one_counts(part: str, phase: str) -> None:
    state = started(2, {}, TWELVE)
    state.food = [9, 4]
    run(state, f"split {part}", f"take {part.split()[0]}", "take lion1")
    assert len(state.position()["arks"]["green"]) == 1 + 12 - len(part.split())
    assert state.position()["phase"] == phase


@pytest.mark.parametrize(("part", "told"), [("fox3 fox4", [(11, "yellow")]), ("fox1 fox2 fox3 fox4", [])])
def test_N4_a_taking_that_makes_the_round_the_last_one_says_so(part: str, told: list[tuple[int, str]]) -> None:
    state = started(3, {}, TWELVE)
    state.food = [9, 12, 9]
    run(state, f"split {part}")
    assert not state.last_round
    events = run(state, "take lion1")
    assert [(event.count, event.player) for event in events if event.kind == "last-round"] == told
    assert state.last_round == bool(told)


def test_N4_that_the_round_is_the_last_one_is_told_once() -> None:
    state = started(3, {}, TWELVE)
    state.food = [9, 12, 12]
    state.arks[0] |= sum(1 << ORDER.index(f"pig{number}") for number in range(1, 6))
    events = run(state, "split lion1 lion2", "take lion3", "split lion1", "take lion1", "take lion2")
    assert kinds(events).count("last-round") == 1
    assert kinds(events)[-1] == "game-over"


def test_N4_a_round_after_which_no_tile_can_be_laid_out_is_told_as_the_last_one() -> None:
    state = started(2, {}, TWELVE)
    state.food = [6, 7]
    state.pile = bytes([ORDER.index("pig1")])
    events = run(state, "split lion1 lion2 lion3 lion4 bear1 bear2", "take lion1", "take bear3", "deal pig1")
    told = [event for event in events if event.kind == "last-round"]
    assert [(event.player, event.what) for event in told] == [("", "tiles")]
    assert kinds(events)[-3:] == ["phase-begins", "last-round", "turn-begins"] and state.last_round


def test_N4_the_game_ends_when_no_tile_is_left_to_lay_out() -> None:
    state = started(2, {}, TWELVE)
    state.pile = b""
    events = run(state, "split fox4", "take fox4", "split fox3", "take fox3")
    assert state.to_move is None
    assert state.position()["round"] == 1
    assert state.position()["flags"] == ["yellow", "green"]
    assert kinds(events)[-1] == "game-over"


def test_N4_fewer_tiles_than_wanted_are_laid_out() -> None:
    state = started(2, {}, TWELVE)
    state.food = [6, 6]
    state.pile = bytes([ORDER.index("pig1")])
    run(state, "split lion1 lion2 lion3 lion4 bear1 bear2", "take lion1", "take bear3", "deal pig1")
    assert (state.position()["phase"], state.groups()) == ("playing", (("pig1",),))
