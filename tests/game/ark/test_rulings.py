"""The rulings on the ark, the animals and the standard game (B, A, S), one by one."""

from __future__ import annotations

import pytest
from ark_games import act, dealt, emptied, feed, gains, give, kinds, random_moves, run, seal, started, texts, wall

import game
from game.ark.actions.gathering import shares
from game.ark.animals import SPECIES
from game.ark.rounds import is_last_round, largest_token
from game.core import Event


def of_kind(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


# -- the board
def test_B4_a_region_of_four_is_an_enclosure_and_one_of_five_is_not() -> None:
    state = emptied(dealt())
    wall(state, "green", "c1S d1S e1S f1S g1S c1N d1N e1N f1N g1N c1W g1E")
    assert state.enclosures() == ()
    wall(state, "green", "c1E")
    assert state.enclosures() == (("c1",), ("d1", "e1", "f1", "g1"))


def test_B4_an_open_hull_edge_keeps_a_region_from_being_completed() -> None:
    state = emptied(dealt())
    wall(state, "green", "c1S d1S d1E")
    wall(state, "green", "c1N d1N")
    assert state.enclosures() == ()
    wall(state, "green", "c1W")
    assert state.enclosures() == (("c1", "d1"),)


def test_B5_loose_dividers_go_back_to_their_owners_stock_and_keep_their_points() -> None:
    state = emptied(dealt())
    wall(state, "red", "c2E")
    wall(state, "green", "c1S d1S b2E b3E c3S d3S d3E")
    give(state, "green", dividers=2)
    before = state.stock_dividers
    act(state, "building", "green")
    events = run(state, ["wall d2E"])
    assert kinds(events)[:3] == ["divider-laid", "enclosure-completed", "divider-returns"]
    assert (events[2].player, events[2].source) == ("red", ("edge", "c2E"))
    assert state.stock_dividers[2] == before[2] + 1
    assert not {"wall c2E", "wall c2S"} & set(texts(state))
    assert gains(events) == {"green": 1}


def test_B5_one_divider_completes_two_enclosures() -> None:
    state = emptied(dealt())
    wall(state, "green", "c1S d1S e1S f1S g1S c1N d1N e1N f1N g1N c1W g1E")
    give(state, "green", dividers=1)
    assert state.enclosures() == ()
    act(state, "building", "green")
    events = run(state, ["wall d1E"])
    assert [event.what for event in of_kind(events, "enclosure-completed")] == ["c1 d1", "e1 f1 g1"]


def test_B6_an_enclosure_without_hull_edges_needs_no_pitch() -> None:
    state = emptied(dealt())
    wall(state, "green", "d2N d2E d2S d2W")
    feed(state, "d2")
    give(state, "green", "dog/m dog/f")
    act(state, "loading", "green")
    assert texts(state) == ["done", "load dog d2"]


def test_B6_a_divider_between_two_enclosures_belongs_to_both() -> None:
    state = emptied(dealt())
    wall(state, "red", "d2E")
    wall(state, "green", "d2N d2S d2W e2N e2S e2E")
    assert [bool(enclosure.boundary & state.walls[2]) for enclosure in state.closed] == [True, True]


def test_B7_components_with_two_players_only_two_colours() -> None:
    state = dealt(players=2)
    assert state.position()["stock"] == {"dividers": {"green": 24, "yellow": 24}, "pitch": 32, "food": 56}
    assert len(state.position()["bags"]["m"]) + 4 == 16


def test_B7_whoever_takes_more_than_there_is_takes_what_is_left() -> None:
    state = emptied(dealt())
    state.stock_pitch = 4
    events = act(state, "pitch", "red", "green", "yellow")
    assert [(event.player, event.count) for event in of_kind(events, "goods-move")] == [("red", 3), ("green", 1)]
    assert [(event.player, event.what) for event in of_kind(events, "skipped")] == [("yellow", "not-in-stock")]


def test_B7_shares_in_what_is_left_go_by_the_performing_order_and_move_nothing() -> None:
    state = dealt()
    state.stock_pitch = 4
    state.stock_dividers = (27, 1, 0, 27)
    before = state.position()
    chooser, next_one = state.players[state.seat], state.players[state.completed[1][1]]
    pitch, wood = (shares(state, state.actions.index(action) + 1, chooser) for action in ("pitch", "wood"))
    assert pitch == dict.fromkeys(state.players, 0) | {chooser: 3, next_one: 1}
    assert wood == {"green": 4, "yellow": 1, "red": 0, "blue": 2}
    assert shares(state, state.actions.index("building") + 1, chooser) == {}
    assert state.position() == before


# -- the animals
def test_A1_an_animal_scores_twice_its_size() -> None:
    assert (SPECIES["lion"].points, SPECIES["elephant"].points, SPECIES["raven"].points) == (6, 8, 0)


@pytest.mark.parametrize(("players", "count"), [(2, 16), (3, 21), (4, 26)])
def test_A2_who_takes_part(players: int, count: int) -> None:
    roster = started(players=players).rules.roster
    assert {one.name for one in roster.species} == {
        name for name, species in SPECIES.items() if species.players <= players
    }
    assert len(roster.species) == count


def test_A3_nobody_is_dealt_a_pair_but_two_players_may_hold_one_species() -> None:
    state = started(players=2)
    run(state, ["reveal dog/m", "reveal cat/m"])
    assert not {"reveal dog/f", "reveal cat/f"} & set(texts(state))
    run(state, ["reveal fox/f", "reveal cow/f", "reveal fox/m", "reveal cow/m"])
    assert "reveal dog/f" in texts(state)
    assert state.paired() == {"fox", "cow"}


def test_A4_tiles_drawn_in_a_trade_pair_only_once_kept() -> None:
    state = emptied(dealt())
    give(state, "green", "dog/m cat/m")
    act(state, "trading", "green")
    run(state, ["bonus point", "draw f", "reveal dog/f", "draw f", "reveal fox/f", "draw f", "reveal cow/f"])
    assert state.paired() == frozenset()
    assert "exchange dog/m cow/f" in texts(state)
    events = run(state, ["exchange cat/m dog/f"])
    assert [(event.what, event.count) for event in of_kind(events, "pairing")] == [("dog", 1)]
    assert "dog" in state.paired()


def test_A5_chance_may_draw_any_tile_of_the_bag() -> None:
    state = started(players=2)
    assert sorted(texts(state)) == sorted(f"reveal {name}/m" for name in SPECIES if SPECIES[name].players == 2)


# -- rounds
def test_S1_with_two_players_each_has_two_workers_and_acts_once_per_action() -> None:
    state = dealt(players=2)
    assert state.position()["spaces"]["completed"] == {"1": "green", "2": "yellow", "3": "yellow", "4": "green"}
    assert state.order() == ("green", "yellow", "yellow", "green")
    run(state, ["choose 6", "choose 2", "choose 7"])
    events = run(state, ["choose 5"])
    assert [event.player for event in of_kind(events, "action-begins")] == ["yellow"]
    assert state.order() == ("yellow", "green")


def test_S2_tokens_are_taken_at_once_and_grow_up_to_four() -> None:
    state = dealt(players=3)
    for expected in (1, 2, 3, 4, 4):
        run(state, ["choose 1", "choose 3", "choose 5"])
        assert state.position()["spaces"]["bonus"] == dict.fromkeys("2467", expected)
    assert state.position()["phase"] == "planning"
    events = run(state, ["choose 7"])
    assert gains(events) == {"green": 4}
    assert state.position()["spaces"]["bonus"] == dict.fromkeys("246", 4)


def test_S2_the_largest_token_is_that_of_a_space_still_free() -> None:
    state = dealt(players=3)
    assert largest_token(state) is None
    run(state, ["choose 1", "choose 3", "choose 5"])
    assert largest_token(state) == state.parse("choose 2")
    run(state, ["choose 2", "choose 1"])
    assert largest_token(state) == state.parse("choose 4")
    run(state, ["choose 3"])
    assert state.position()["phase"] == "performing"
    assert largest_token(state) is None


def test_S3_three_players_choose_the_third_bag_after_seeing_two_tiles() -> None:
    state = emptied(dealt(players=3))
    act(state, "taming", "red", "green", "yellow")
    assert state.to_move == game.CHANCE
    run(state, ["reveal dog/m", "reveal dog/f"])
    assert texts(state) == ["draw m", "draw f"]
    events = run(state, ["draw f", "reveal cow/f", "take cow/f"])
    assert state.to_move == "green"
    events += run(state, ["take dog/m"])
    assert [event.player for event in events if event.target[0] == "held"] == ["red", "green", "yellow"]
    assert state.held[1] == 1 << state.rules.roster.numbers["dog/f"]


def test_S3_an_empty_bag_is_replaced_and_with_too_few_tiles_the_last_go_without() -> None:
    state = emptied(dealt())
    roster = state.rules.roster
    state.bags = 1 << roster.numbers["cow/f"] | 1 << roster.numbers["dog/f"]
    act(state, "taming", "blue", "green", "yellow", "red")
    events = run(state, ["reveal dog/f", "reveal cow/f", "take cow/f"])
    assert [event.player for event in of_kind(events, "skipped")][:2] == ["yellow", "red"]
    assert not state.bags


def test_S4_the_activator_may_pass_and_gets_no_bonus() -> None:
    state = emptied(dealt())
    give(state, "green", "dog/m")
    act(state, "trading", "green", "red")
    assert texts(state) == ["pass", "bonus point", "bonus food", "bonus divider", "bonus pitch"]
    assert gains(run(state, ["pass"])) == {}
    assert state.action == -1


def test_S4_a_bonus_comes_from_the_stock() -> None:
    state = emptied(dealt())
    give(state, "green", "dog/m")
    state.stock_pitch = state.stock_food = 0
    state.stock_dividers = (0, 1, 1, 1)
    act(state, "trading", "green")
    assert texts(state, "bonus") == ["bonus point"]


def test_S4_with_nothing_to_trade_the_action_is_skipped_without_a_bonus() -> None:
    state = emptied(dealt())
    wall(state, "green", "c1S d1S")
    give(state, "green", "dog/m")
    give(state, "red", "dog/f")
    events = act(state, "trading", "green")
    assert [event.what for event in of_kind(events, "skipped")] == ["nothing-to-trade"]
    assert gains(events) == {}


def test_S4_a_swap_changes_two_dividers_of_different_colours() -> None:
    state = emptied(dealt())
    wall(state, "green", "c1S d1S")
    wall(state, "red", "c2S")
    act(state, "trading", "blue")
    run(state, ["bonus point"])
    assert texts(state) == ["swap c1S", "swap c2S", "swap d1S"]
    run(state, ["swap c1S"])
    assert texts(state) == ["with c2S"]
    run(state, ["with c2S"])
    assert state.position()["ark"]["dividers"] == {"c1S": "red", "c2S": "green", "d1S": "green"}


def test_S4_without_a_swap_a_draw_from_the_only_bag_is_no_choice() -> None:
    state = emptied(dealt())
    give(state, "green", "dog/m")
    state.bags &= state.rules.roster.bags[1]
    act(state, "trading", "green")
    run(state, ["bonus point"])
    assert state.to_move == game.CHANCE
    run(state, ["reveal cow/f", "reveal cat/f", "reveal dog/f"])
    assert sorted(texts(state)) == ["exchange dog/m cat/f", "exchange dog/m cow/f", "exchange dog/m dog/f"]


# -- building and loading
def test_S5_the_first_builder_lays_8_and_the_others_5() -> None:
    state = emptied(dealt())
    give(state, "green", dividers=9)
    give(state, "red", dividers=9)
    act(state, "building", "green", "red")
    assert state.left == 8
    run(state, texts(state, "wall")[:8])
    assert (state.to_move, state.left) == ("red", 5)


def test_S6_food_needs_a_completed_enclosure_with_an_own_divider() -> None:
    state = emptied(dealt())
    wall(state, "green", "d2N d2E d2S d2W")
    wall(state, "red", "f2N f2E f2S f2W")
    give(state, "green", food=2)
    act(state, "loading", "green")
    assert texts(state) == ["done", "food d2"]
    assert gains(run(state, ["food d2"])) == {"green": 1}
    assert state.action == -1


def test_S6_the_loader_pays_the_size_for_each_tile_they_own() -> None:
    state = emptied(dealt())
    wall(state, "green", "e1N f1N d1E f1E f1S d2E e2E d3E e3E e3S")
    wall(state, "red", "d1N g1N")
    seal(state, "d1NE e1NE f1NE")
    feed(state, "e1 e2 e3 f1")
    give(state, "green", "elephant/m elephant/f")
    act(state, "loading", "red", "green")
    assert state.action == -1
    act(state, "loading", "green")
    assert texts(state) == ["done", "load elephant e1"]
    assert [event.count for event in of_kind(run(state, ["load elephant e1"]), "pair-loaded")] == [8]


def test_S6_small_pair_shares_an_enclosure() -> None:
    state = emptied(dealt())
    wall(state, "green", "d2N d2E d2S d2W")
    feed(state, "d2")
    give(state, "green", "raven/m raven/f dove/m dove/f dog/m dog/f cat/m cat/f")
    act(state, "loading", "green")
    run(state, ["load raven d2"])
    assert texts(state, "load") == ["load dog d2", "load cat d2"]
    run(state, ["load dog d2"])
    assert state.position()["ark"]["loaded"] == {"d2": ["dog", "raven"]}
    assert state.action == -1


def test_S6_free_moves_stay_legal_without_loading_points() -> None:
    state = emptied(dealt())
    wall(state, "green", "d2N d2E d2S d2W")
    feed(state, "d2")
    give(state, "green", "raven/m raven/f", food=1)
    act(state, "loading", "green")
    state.left = 0
    assert texts(state, "load") == ["load raven d2"]
    events = run(state, ["load raven d2"])
    assert gains(events) == {"green": 4}


# -- the end
@pytest.mark.parametrize(
    ("rounds", "hull_closed", "dividers_left", "last"),
    [
        (9, True, True, False),
        (10, True, True, True),
        (10, False, True, False),
        (10, False, False, True),
        (30, False, True, True),
    ],
)
def test_S7_the_deluge_comes(rounds: int, hull_closed: bool, dividers_left: bool, last: bool) -> None:
    state = emptied(dealt())
    state.round = rounds
    if hull_closed:
        state.free &= ~state.board.hull
    if not dividers_left:
        state.stock_dividers = (0,) * 4
    assert is_last_round(state) is last


def test_S8_fewest_points_first_ties_by_turn_order() -> None:
    state = dealt()
    state.completed = ((0, 2), (2, 0), (4, 3), (6, 1))
    state.points = [5, 3, 5, 9]
    assert state.deluge_order() == ("yellow", "red", "green", "blue")


def test_S8_the_order_can_be_asked_for_at_any_time() -> None:
    state = dealt()
    assert state.deluge_order() == ("green", "yellow", "red", "blue")
    run(state, ["choose 7", "choose 2"])
    assert sorted(state.deluge_order()) == ["blue", "green", "red", "yellow"]


def test_S8_food_first_then_pairs_without_points_costs_or_own_dividers() -> None:
    state = emptied(dealt())
    wall(state, "red", "d2N d2E d2S d2W")
    give(state, "green", "dog/m", food=2)
    give(state, "yellow", "dog/f")
    give(state, "blue", food=1)
    state.round = 30
    state.points = [7, 3, 0, 0]
    events = act(state, "trading", "red")
    assert of_kind(events, "deluge-begins")[0].what == "red blue yellow green"
    assert (state.to_move, texts(state)) == ("blue", ["done", "food d2"])
    assert (state.position()["phase"], state.position()["left"]) == ("deluge-food", None)
    events = run(state, ["food d2"])
    assert (state.to_move, texts(state)) == ("yellow", ["done", "load dog d2"])
    assert state.position()["phase"] == "deluge-animals"
    events += run(state, ["load dog d2"])
    assert gains(events) == {"green": -2}
    assert state.to_move is None


def test_S9_nobody_has_the_majority_of_an_open_hull_and_all_who_tie_score() -> None:
    state = emptied(dealt())
    state.round = 30
    assert not of_kind(act(state, "trading", "red"), "hull-majority")
    state = emptied(dealt())
    wall(state, "green", "a2N c1S")
    wall(state, "red", "a3S")
    state.round = 30
    assert gains(act(state, "building", "blue")) == {"green": 5, "red": 5}


def test_S9_ties_share_the_victory() -> None:
    state = emptied(dealt())
    state.round = 30
    act(state, "building", "blue")
    assert state.winners() == ("green", "yellow", "red", "blue")


def test_S7_random_games_end() -> None:
    state = started(players=2)
    for _ in random_moves(state, 4):
        assert state.round <= 30
    assert state.to_move is None
