"""The Family Variant (F1-F5)."""

from __future__ import annotations

from pathlib import Path

import pytest
from ark_games import act, dealt, emptied, gains, give, kinds, random_moves, run, started, texts, wall

import game
from game.ark.actions.gathering import shares

RECORDS = Path(__file__).parents[2] / "records"


def test_F1_no_food_no_pitch_no_small_animals_no_tokens() -> None:
    state = dealt("family")
    position = state.position()
    assert state.actions == ("taming", "trading", "wood", "building", "loading")
    assert all(one.size for one in state.rules.roster.species)
    assert (position["stock"]["pitch"], position["stock"]["food"]) == (0, 0)
    run(state, ["choose 3"])
    assert state.position()["spaces"] == {"current": {"3": "green"}, "completed": {}, "bonus": {}}


def test_F1_laying_a_divider_scores_nothing() -> None:
    state = emptied(dealt("family"))
    give(state, "green", dividers=1)
    act(state, "building", "green")
    events = run(state, ["wall c2E"])
    assert kinds(events)[0] == "divider-laid"
    assert gains(events) == {}


@pytest.mark.parametrize("record", sorted(RECORDS.glob("family-*.json")), ids=lambda path: path.stem)
def test_B7_what_an_action_would_give_is_what_it_gives(record: Path) -> None:
    found = game.Record.read(record)
    state, seen = found.start(), 0
    for move in found.moves:
        told = shares(state, int(move.split()[1]), str(state.to_move)) if move.startswith("choose") else {}
        events = state.play(move)
        if told:
            taken = {event.player: event.count for event in events if event.kind == "goods-move"}
            assert taken == {colour: count for colour, count in told.items() if count}
            seen += 1
    assert seen


def test_F2_the_order_is_clockwise_every_round() -> None:
    state = dealt("family", players=3)
    assert state.order() == ("green", "yellow", "red")
    run(state, ["choose 2"])
    while state.to_move != "yellow" or state.action >= 0:
        state.apply(state.legal()[0])
    assert state.order() == ("yellow", "red")


def test_F2_with_two_players_the_workers_take_turns() -> None:
    assert dealt("family", players=2).order() == ("green", "yellow", "green", "yellow")


def test_F3_a_space_is_used_once_a_round_and_performed_at_once() -> None:
    state = dealt("family")
    assert state.position()["action"] is None
    events = run(state, ["choose 3"])
    assert kinds(events)[:2] == ["worker-moves", "action-begins"]
    assert [(event.player, event.count) for event in events if event.kind == "goods-move"] == [
        ("green", 4),
        ("yellow", 2),
        ("red", 2),
        ("blue", 2),
    ]
    assert texts(state) == ["choose 1", "choose 2", "choose 4", "choose 5"]


def test_F3_a_space_may_be_chosen_although_its_action_can_do_nothing() -> None:
    state = dealt("family")
    events = run(state, ["choose 5"])
    assert [event.what for event in events if event.kind == "skipped"] == ["nothing-to-load"] * 4


def test_F3_shared_spaces_lift_the_limit() -> None:
    state = dealt("family", shared_spaces=True)
    run(state, ["choose 3"])
    assert "choose 3" in texts(state)
    run(state, ["choose 3"])
    assert state.position()["spaces"]["current"] == {"3": "green yellow"}


def test_F4_the_chooser_trades_any_own_tile_for_a_point_or_declines() -> None:
    state = emptied(dealt("family"))
    give(state, "green", "dog/m dog/f")
    events = act(state, "trading", "green")
    assert gains(events) == {"green": 1}
    run(state, ["draw m", "reveal cat/m", "draw m", "reveal cow/m", "draw f", "reveal fox/f"])
    assert len(texts(state, "exchange")) == 6
    assert "decline" in texts(state)
    bags = state.bags
    run(state, ["decline"])
    assert state.bags == bags | sum(1 << state.rules.roster.numbers[tile] for tile in ("cat/m", "cow/m", "fox/f"))


def test_F4_giving_one_of_a_pair_parts_it() -> None:
    state = emptied(dealt("family"))
    give(state, "green", "dog/m")
    give(state, "red", "dog/f")
    act(state, "trading", "green")
    run(state, ["draw m", "reveal cat/m", "draw m", "reveal cow/m", "draw f", "reveal fox/f"])
    events = run(state, ["exchange dog/m cat/m"])
    assert [(event.what, event.count) for event in events if event.kind == "pairing"] == [("dog", 0)]


def test_F4_without_a_tile_there_is_no_point_and_no_trade() -> None:
    state = emptied(dealt("family"))
    events = act(state, "trading", "green")
    assert gains(events) == {}
    assert "skipped" in kinds(events)


def test_F4_loading_counts_pairs_and_needs_neither_food_nor_pitch() -> None:
    state = emptied(dealt("family"))
    wall(state, "green", "c1N c1E c1S c1W d2N d2E d2S d2W")
    wall(state, "red", "f2N f2E f2S f2W")
    give(state, "green", "dog/m cat/m fox/m")
    give(state, "red", "dog/f cat/f fox/f")
    act(state, "loading", "green", "red")
    assert state.left == 2
    assert "load dog f2" not in texts(state)
    events = run(state, ["load dog c1"])
    assert gains(events) == {"green": 2 + 4, "red": 2}
    assert [event.count for event in events if event.kind == "pair-loaded"] == [1]
    assert texts(state) == ["done", "load cat d2", "load fox d2"]
    run(state, ["load cat d2"])
    assert (state.to_move, state.left, texts(state)) == ("red", 1, ["done", "load fox f2"])


def test_F4_no_more_pairs_are_of_use_than_find_an_enclosure_of_their_size() -> None:
    state = emptied(dealt("family"))
    wall(state, "green", "c1N c1E c1S c1W d2N d2E d2S d2W")
    give(state, "green", "dog/m dog/f lion/m lion/f")
    act(state, "loading", "green")
    assert (state.left, state.usable) == (2, 1)
    give(state, "green", "fox/m fox/f cat/m cat/f")
    assert state.usable == 2
    run(state, ["load dog c1"])
    assert (state.left, state.usable) == (1, 1)


def test_F5_the_end_scores_the_majority_and_no_penalties() -> None:
    state = emptied(dealt("family"))
    wall(state, "red", "c1N")
    give(state, "green", "elephant/m", dividers=5)
    state.round = 30
    events = act(state, "trading", "blue")
    assert gains(events) == {"red": 5}
    assert state.winners() == ("red",)


def test_F5_a_game_takes_at_least_eight_rounds() -> None:
    state = started("family", players=2)
    assert state.rounds == 8
    for _ in random_moves(state, 3):
        assert state.to_move is not None or state.round >= 8
    assert state.position()["spaces"]["current"] == {}


def test_F3_an_unknown_house_rule_is_refused() -> None:
    for name in ("ark", "aboard"):
        try:
            game.new(name, ("green", "red"), {"shared_spaces": True})
        except game.BadSetup as fault:
            assert fault.code == "unknown-option"
        else:
            raise AssertionError(name)
