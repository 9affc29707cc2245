"""Every worked example of the rulebook. Noah is green, Shem yellow, Ham red, Japheth blue."""

from __future__ import annotations

from ark_games import act, dealt, emptied, feed, gains, give, kinds, run, seal, texts, wall

from game.ark.state import State


def everybody_acts_in_order(state: State) -> dict[int, list[str]]:
    """Play the first moves until the round ends; who takes part in each action, in order."""
    order: dict[int, list[str]] = {state.action + 1: list(state.order())}
    while state.position()["phase"] == "performing":
        state.apply(state.legal()[0])
        if state.position()["phase"] == "performing":
            order.setdefault(state.action + 1, list(state.order()))
    return order


def test_S1_the_performing_order_of_the_example() -> None:
    state = dealt()
    events = run(state, ["choose 2", "choose 4", "choose 6", "choose 7"])
    assert [event.target for event in events if event.kind == "token-placed"] == [
        ("bonus", "1"),
        ("bonus", "3"),
        ("bonus", "5"),
    ]
    wall(state, "green", "c1S")
    wall(state, "yellow", "c2S")
    assert everybody_acts_in_order(state) == {
        2: ["green", "yellow", "red", "blue"],
        4: ["yellow"],
        6: ["red", "green", "yellow", "blue"],
        7: ["blue", "green", "yellow", "red"],
    }


def test_S5_the_building_example_scores_8_5_1_5() -> None:
    state = emptied(dealt())
    wall(state, "blue", "a2N a2W a3W a3S b2N c1W")
    give(state, "red", dividers=6, pitch=2)
    give(state, "green", dividers=5)
    give(state, "yellow", dividers=2, pitch=1)
    give(state, "blue", pitch=5)
    wall(state, "blue", "c4W b3S c4S d4S")
    act(state, "building", "red", "green", "yellow", "blue")
    events = run(state, ["wall e1N", "wall f1N", "wall g1N", "wall h1N", "wall i1N", "wall j1N"])
    events += run(state, ["pitch e1NE", "pitch f1NE"])
    assert state.to_move == "green"
    events += run(state, ["wall e2E", "wall f2E", "wall g2E", "wall h2E", "wall i2E"])
    assert state.to_move == "yellow"
    events += run(state, ["pitch a2NW", "done"])
    events += run(state, ["pitch a2SW", "pitch a3SW", "pitch b2NE", "pitch b3SE", "pitch a2NE"])
    assert gains(events) == {"red": 8, "green": 5, "yellow": 1, "blue": 5}
    assert state.dividers[state.players.index("yellow")] == 2


def with_lions_on_the_gangway() -> State:
    """An enclosure of three squares as in the example, one square fed, both its pitch fields sealed."""
    state = emptied(dealt())
    wall(state, "blue", "d1N c1E d1E c2E d2E")
    wall(state, "green", "c3E d3E")
    wall(state, "red", "d3S c1N e1N")
    seal(state, "d1NW d1NE")
    feed(state, "d1")
    give(state, "blue", "lion/m lion/f raven/m", food=2)
    give(state, "yellow", "raven/f")
    return state


def test_S6_the_loading_example_scores_28_4_and_2() -> None:
    state = with_lions_on_the_gangway()
    act(state, "loading", "blue", "green")
    events = run(state, ["food d2", "food d3", "load lion d1"])
    assert state.left == 0
    assert texts(state) == ["done", "load raven d1"]
    events += run(state, ["load raven d1"])
    assert gains(events) == {"blue": 28, "green": 4, "red": 2}
    assert state.position()["ark"]["loaded"] == {"d1": ["lion", "raven"]}


def test_S6_the_lines_of_the_loading_example_say_what_for() -> None:
    state = with_lions_on_the_gangway()
    act(state, "loading", "blue", "green")
    events = run(state, ["food d2", "food d3", "load lion d1"])
    lions = next(event for event in events if event.kind == "pair-loaded")
    assert lions.count == 6
    assert {(line.colour, line.source, line.points, line.count) for line in lions.lines} == {
        ("blue", "animals", 12, 2),
        ("blue", "dividers", 5, 5),
        ("green", "dividers", 2, 2),
        ("red", "dividers", 1, 1),
        ("blue", "pitch", 2, 2),
    }


def test_S6_the_elephants_score_17_for_noah_and_13_for_shem() -> None:
    state = emptied(dealt())
    wall(state, "green", "e1N f1N d1E f1E f1S")
    wall(state, "yellow", "d2E e2E d3E e3E e3S")
    wall(state, "red", "d1N g1N")
    seal(state, "d1NE e1NE f1NE")
    feed(state, "e1 e2 f1")
    give(state, "green", "elephant/f", food=1)
    give(state, "yellow", "elephant/m")
    act(state, "loading", "blue", "green")
    assert (state.to_move, state.left) == ("green", 5)
    events = run(state, ["food e3", "load elephant e1"])
    assert gains(events) == {"green": 17, "yellow": 13}
    assert kinds(events).count("tile-moves") == 2


def test_S9_the_final_scoring_adds_the_majority_and_takes_what_is_left() -> None:
    state = emptied(dealt())
    wall(state, "green", "a2N b2N c1S")
    wall(state, "red", "a3S")
    give(state, "green", "raven/m elephant/f", dividers=2, pitch=1)
    give(state, "red", "lion/m", food=3)
    state.round = 30
    events = act(state, "pitch", "blue")
    assert kinds(events)[-1] == "game-over"
    assert gains(events) == {"green": 5 - 3 - 4, "red": -3 - 3, "blue": -3}
    assert state.scores() == {"green": -2, "yellow": 0, "red": -6, "blue": -3}
    assert state.winners() == ("yellow",)
