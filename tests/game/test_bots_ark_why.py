"""What speaks for a move of the ark's games is true: every number is worked out again from events and positions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import cast

import pytest
from bot_tables import moves

import game
from game import bots
from game.ark.state import State
from game.bots import Why, explain, why


def reasons(name: str, players: int, seed: int) -> Iterator[tuple[State, game.Move, Why]]:
    """Some legal moves of a game of easy players with what speaks for them."""
    rng = random.Random(seed)
    state = game.new(name, game.COLOURS[:players])
    assert isinstance(state, State)
    seated = {colour: bots.named("easy")(rng) for colour in state.players}
    before = state.copy()
    for _ in moves(state, seated, rng):
        if before.to_move != game.CHANCE:
            for move in before.legal()[:: max(1, len(before.legal()) // 6)]:
                yield before, move, explain(before.view(str(before.to_move)), move)
        before = state.copy()


GAMES = (("ark", 2, 1), ("ark", 4, 2), ("ark", 3, 4), ("family", 2, 3), ("family", 3, 4))


@pytest.fixture(scope="module")
def given() -> list[tuple[State, game.Move, Why]]:
    return [one for name, players, seed in GAMES for one in reasons(name, players, seed)]


def played(state: State, move: game.Move) -> tuple[State, list[game.Event]]:
    after = state.copy()
    return after, after.play(move)


def own_size(state: State, species: str) -> int:
    """Sizes of the mover's own tiles of that species."""
    held = state.position()["held"][str(state.to_move)]["animals"]
    size = next(one.size for one in state.rules.roster.species if one.name == species)
    return size * sum(tile.partition("/")[0] == species for tile in held)


def dividers(state: State, enclosure: str, colour: str) -> int:
    around = next(one for one in state.closed if one.name == enclosure)
    laid = state.position()["ark"]["dividers"]
    return sum(laid[edge] == colour for edge in state.board.names("edges", around.boundary))


# -- each code by itself
def loads_pair(state: State, move: game.Move, params: dict[str, object]) -> None:
    _, events = played(state, move)
    points = next(event for event in events if event.kind == "pair-loaded").points
    mover = str(state.to_move)
    assert params["own"] == points.get(mover, 0)
    assert params["others"] == {colour: gain for colour, gain in points.items() if colour != mover}
    assert params["tiles"] == 2 * own_size(state, str(params["species"]))


def saves_pair(state: State, move: game.Move, params: dict[str, object]) -> None:
    assert params["points"] == own_size(state, str(params["species"]))
    assert state.position()["phase"] == "deluge-animals"


def closes(state: State, move: game.Move, params: dict[str, object]) -> None:
    after, events = played(state, move)
    completed = {event.target[1]: len(event.what.split()) for event in events if event.kind == "enclosure-completed"}
    assert completed[str(params["enclosure"])] == params["size"]
    assert params["dividers"] == dividers(after, str(params["enclosure"]), str(state.to_move))
    if "tiles" in params:
        assert params["tiles"] == 2 * own_size(state, str(params["species"]))


def prepares(state: State, move: game.Move, params: dict[str, object]) -> None:
    _, events = played(state, move)
    assert not any(event.kind == "enclosure-completed" for event in events)
    assert params["missing"]
    assert own_size(state, str(params["species"])) >= params["size"]


def leads_hull(state: State, move: game.Move, params: dict[str, object]) -> None:
    laid = played(state, move)[0].position()["ark"]["dividers"]
    counts = Counter(colour for edge, colour in laid.items() if edge in state.board.hull_edges)
    assert params["own"] == counts.pop(str(state.to_move))
    assert params["others"] == max(counts.values(), default=0)


def seals(state: State, move: game.Move, params: dict[str, object]) -> None:
    after, _ = played(state, move)
    around = next(one for one in after.closed if one.name == params["enclosure"])
    sealed = set(after.position()["ark"]["pitch"])
    assert params["missing"] == sum(field not in sealed for field in after.board.names("fields", around.fields))


def feeds_for(state: State, move: game.Move, params: dict[str, object]) -> None:
    after, _ = played(state, move)
    around = next(one for one in after.closed if one.name == params["enclosure"])
    assert params["missing"] == sum(square not in after.position()["ark"]["food"] for square in around.names)


def scores(state: State, move: game.Move, params: dict[str, object]) -> None:
    mover = str(state.to_move)
    gains = [event.points.get(mover, 0) for event in played(state, move)[1]]
    assert gains[0] == params["points"]


def pairs_own(state: State, move: game.Move, params: dict[str, object]) -> None:
    species = str(params["species"])
    assert own_size(state, species) == params["size"]
    assert params["points"] == 4 * int(str(params["size"]))


def shares_pair(state: State, move: game.Move, params: dict[str, object]) -> None:
    held = state.position()["held"][str(params["rival"])]["animals"]
    assert params["rival"] != state.to_move
    assert str(params["species"]) in {tile.partition("/")[0] for tile in held}


def gathers(state: State, move: game.Move, params: dict[str, object]) -> None:
    assert params["bonus"] == state.bonus[move.a]
    stock, mover, others = state.position()["stock"], str(state.to_move), dict(cast(dict[str, int], params["others"]))
    if params["goods"] == "divider":
        left = stock["dividers"]
        assert params["count"] == min(4, left.pop(mover))
        assert others == {colour: min(2, count) for colour, count in left.items()}
    else:
        count = stock[str(params["goods"])]
        assert params["count"] == min(3, count) and {*others.values()} <= {0, 1}
        assert sum(others.values()) == min(len(others), max(0, count - 3))
    assert params["points"] == (0 if state.game == "family" else 1)


def seeks_partner(state: State, move: game.Move, params: dict[str, object]) -> None:
    bag = state.position()["bags"][str(params["bag"])]
    own = {tile.partition("/")[0] for tile in state.position()["held"][str(state.to_move)]["animals"]}
    assert params["tiles"] == len(bag)
    assert params["partners"] == sum(tile.partition("/")[0] in own for tile in bag)


def waits(state: State, move: game.Move, params: dict[str, object]) -> None:
    kinds = Counter(one.kind for one in state.legal())
    assert bool(params["pairs"]) == bool(kinds["load"])
    assert params["pairs"] or (params["food"] and kinds["food"])


CHECKS: dict[str, Callable[[State, game.Move, dict[str, object]], None]] = {
    "loads-pair": loads_pair, "saves-pair": saves_pair, "closes-enclosure": closes, "closes-room": closes,
    "prepares": prepares, "leads-hull": leads_hull, "seals-for-pair": seals, "feeds-for-pair": feeds_for,
    "feeds": scores, "scores-piece": scores, "pairs-own": pairs_own, "shares-pair": shares_pair, "gathers": gathers,
    "seeks-partner": seeks_partner, "waits": waits,
}  # fmt: skip


@pytest.mark.parametrize("code", CHECKS)
def test_what_is_said_is_true(code: str, given: list[tuple[State, game.Move, Why]]) -> None:
    found = [(state, move, dict(said.params)) for state, move, said in given if said.code == code]
    assert found
    for state, move, params in found:
        CHECKS[code](state, move, params)


def test_every_code_is_documented_with_its_parameters(given: list[tuple[State, game.Move, Why]]) -> None:
    documented = why.__doc__ or ""
    for _, _, said in given:
        assert f"``{said.code}``" in documented
        assert all(f"``{param}``" in documented for param in said.params if param not in ("tile", "tiles", "own"))


def test_a_move_that_is_the_only_one_needs_no_reason(given: list[tuple[State, game.Move, Why]]) -> None:
    state = given[0][0].copy()
    state.mask &= -state.mask
    assert explain(state.view(str(state.to_move)), state.legal()[0]) == Why("only-move")


@pytest.mark.parametrize(("left", "count", "others"), [(9, 3, [1, 1, 1]), (5, 3, [1, 1, 0]), (2, 2, [0, 0, 0])])
def test_B7_no_more_goods_are_told_of_than_the_stock_holds(left: int, count: int, others: list[int]) -> None:
    state = game.new("ark", game.COLOURS[:4])
    assert isinstance(state, State)
    while state.to_move == game.CHANCE:
        state.apply(state.legal()[0])
    state.stock_pitch = left
    said = explain(state.view(str(state.to_move)), state.parse(f"choose {state.actions.index('pitch') + 1}"))
    assert said.code == "gathers"
    assert (said.params["count"], [*cast(dict[str, int], said.params["others"]).values()]) == (count, others)


def test_the_first_to_load_is_told_what_that_brings() -> None:
    told = 0
    for _, _, said in reasons("family", 2, 5):
        if said.code == "loads-first":
            assert said.params["lead"] == 2
            assert 0 <= int(str(said.params["pairs"])) <= 2
            told += int(str(said.params["points"])) > 0
    assert told
