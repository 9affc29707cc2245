"""What speaks for a move of Animals on Board is true: every number is worked out again from the table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot_tables import decided

import game
from game import bots
from game.aboard import AnimalsOnBoard
from game.aboard.scoring import HERDS, ark_points
from game.aboard.tiles import HIDDEN_BIT, KNOWN, NAMES, SPECIES
from game.bots import Why, explain
from game.bots.aboard_known import Known

RECORDS = Path(__file__).parents[1] / "records"

START = (
    "deal fox1", "deal lion2", "deal lion3", "keep fox1", "deal wolf2", "deal elephant1", "deal giraffe1",
    "keep wolf2", "deal bear1", "deal wolf1", "deal sheep1", "deal pig1", "deal monkey1", "deal penguin1",
    "deal rabbit1", "deal frog1",
)  # fmt: skip
"""Green keeps fox1, red wolf2."""

SECOND_ROUND = (
    *START, "split lion2 lion3", "split frog1", "split rabbit1", "take lion2", "take frog1",
    "deal lion4", "deal fox2", "deal fox3",
)  # fmt: skip
"""Red has the lions 2 and 3 and no food, green frog1 and two food tokens; red begins."""


def reason(played: tuple[str, ...], move: str, options: Mapping[str, bool] | None = None) -> Why:
    state = game.new("aboard", ("green", "red"), options)
    for text in played:
        state.play(text)
    return explain(state.view(str(state.to_move)), state.parse(move))


# -- single cases
def test_N2_of_the_hand_it_names_what_costs_least_or_has_kin() -> None:
    hand = ("deal lion5", "deal bear1", "deal lion2")
    assert reason(hand, "keep bear1") == Why("keeps-smallest", tile="bear1", number=1)
    assert reason(hand, "keep lion5") == Why("keeps-kin", species="lion", others=1)
    assert reason(("deal lion5", "deal bear1", "deal fox2"), "keep fox2") == Why("keeps", tile="fox2", number=2)


def test_N5_a_third_animal_makes_a_herd() -> None:
    found = reason((*SECOND_ROUND, "split fox2 fox3"), "take fox2")
    assert found == Why("completes-herd", species="fox", count=3, points=16, price=2)


def test_what_somebody_else_would_gain_by_is_denied_to_them() -> None:
    played = (*SECOND_ROUND, "split lion4")
    assert reason(played, "take lion4") == Why("denies", rival="red", species="lion", count=3, points=15, price=1)


def test_a_split_prepares_what_can_be_paid_next() -> None:
    found = reason((*SECOND_ROUND, "split lion4"), "split fox2 fox3")
    assert found == Why("prepares", species="fox", count=3, points=16, price=2, safe=True)


def test_the_points_of_a_group_of_several_species_are_those_of_all_of_it() -> None:
    played = (*SECOND_ROUND[:-3], "deal sheep3", "deal monkey4", "deal fox3", "split giraffe1 bear1")
    singles = {"singles_score": True}
    assert reason(played, "split sheep3 monkey4", singles) == Why(
        "prepares-group", animals=2, points=7, price=2, safe=True
    )
    assert reason((*played[:-1], "split sheep3 monkey4"), "take sheep3", singles) == Why(
        "gains-group", animals=2, points=7, price=2
    )


def test_the_only_move_needs_no_other_reason() -> None:
    state = game.new("aboard", ("green", "red"), {"food_cap": True})
    decisions = decided(state, "easy", random.Random(1))
    before, move = next((before, move) for before, move in decisions if len(before.legal()) == 1)
    assert explain(before.view(str(before.to_move)), move) == Why("only-move")


# -- every reason of many games
Told = tuple[AnimalsOnBoard, game.Move, Why]


def told(seed: int) -> Iterator[Told]:
    """The positions of a game as their player knows them, a move played there or a legal one at random, and why."""
    rng = random.Random(seed)
    options = {rule: rng.random() < 0.3 for rule in game.HOUSE_RULES["aboard"]}
    state = game.new("aboard", game.COLOURS[: 2 + seed % 3], options)
    assert isinstance(state, AnimalsOnBoard)
    for before, played in decided(state, "easy", rng):
        view = before.view(str(before.to_move))
        for move in (played, rng.choice(before.legal())):
            yield Known(view).state, move, explain(view, move)


def gain(state: AnimalsOnBoard, seat: int, tiles: int) -> int:
    """By how many points these tiles make an ark better (N5)."""
    after = state.copy()
    after.arks[seat] |= tiles & KNOWN
    return ark_points(after, seat) - ark_points(state, seat)


def herd_of(why: Why) -> int:
    return HERDS[SPECIES.index(str(why.params["species"]))]


def rivals(state: AnimalsOnBoard) -> list[int]:
    return [seat for seat in state.house.after[state.turn][:-1] if seat not in state.flags]


def after_split(state: AnimalsOnBoard, move: game.Move) -> tuple[int, ...]:
    after = state.copy()
    after.apply(move)
    return after.middle if after.phase == "playing" and after.round == state.round else ()


def check_gain(state: AnimalsOnBoard, move: game.Move, why: Why) -> None:
    group, herd = state.group_with(1 << move.a), herd_of(why)
    assert why.params["price"] == group.bit_count()
    assert why.params["points"] == gain(state, state.turn, group) > 0
    assert why.code.endswith("herd") or group & KNOWN & ~herd == 0, "points of others told as this species' own"
    assert why.params["count"] == ((state.arks[state.turn] | group) & herd).bit_count()


def check_mixed(group: int, why: Why) -> None:
    """A group of several species is told as one: what all of it brings, and its price."""
    assert why.params["animals"] == why.params["price"] == group.bit_count()
    assert sum(group & herd != 0 for herd in HERDS) > 1


def check_group_gain(state: AnimalsOnBoard, move: game.Move, why: Why) -> None:
    group = state.group_with(1 << move.a)
    check_mixed(group, why)
    assert why.params["points"] == gain(state, state.turn, group) > 0


def check_end(state: AnimalsOnBoard, move: game.Move, why: Why) -> None:
    group, seat = state.group_with(1 << move.a), state.turn
    points = [ark_points(state, other) for other in range(len(state.players))]
    points[seat] += gain(state, seat, group) - group.bit_count()
    assert why.params["lead"] == points.pop(seat) - max(points) > 0
    assert why.params["animals"] == (state.arks[seat] | group).bit_count() >= 10


def check_denial(state: AnimalsOnBoard, move: game.Move, why: Why) -> None:
    seat = state.players.index(str(why.params["rival"]))
    group = state.group_with(1 << move.a if move.kind == "take" else move.a)
    assert seat in rivals(state)
    assert why.params["price"] == group.bit_count() <= state.food[seat]
    assert why.params["points"] == gain(state, seat, group) > group.bit_count()
    if why.code == "denies-group":
        check_mixed(group, why)
    else:
        assert why.params["count"] == ((state.arks[seat] | group) & herd_of(why)).bit_count()


def check_preparation(state: AnimalsOnBoard, move: game.Move, why: Why) -> None:
    seat, price = state.turn, int(str(why.params["price"]))
    offers = [group for group in after_split(state, move) if group.bit_count() == price]
    assert price <= state.food[seat] + 1
    assert any(gain(state, seat, group) == why.params["points"] for group in offers)
    assert why.params.get("animals", price) == price
    assert why.params["safe"] == all(state.food[rival] < price for rival in rivals(state))


def check_nothing_left(state: AnimalsOnBoard, move: game.Move, why: Why) -> None:
    seat = rivals(state)[0]
    assert state.players[seat] == why.params["rival"]
    assert why.params["food"] == state.food[state.turn] + 1
    for group in after_split(state, move):
        assert group.bit_count() > state.food[seat] or gain(state, seat, group) <= group.bit_count()


def check_hope(state: AnimalsOnBoard, move: game.Move, why: Why) -> None:
    group, herd = state.group_with(1 << move.a), herd_of(why)
    elsewhere = sum(ark & herd & ~group for ark in state.arks)
    assert why.params["count"] == ((state.arks[state.turn] | group) & herd).bit_count()
    assert why.params["unseen"] == (herd & state.house.tiles & ~group).bit_count() - elsewhere.bit_count() > 0


def check_unknown(state: AnimalsOnBoard, move: game.Move, why: Why) -> None:
    assert state.group_with(1 << move.a) & HIDDEN_BIT


def check_crate(state: AnimalsOnBoard, move: game.Move, why: Why) -> None:
    assert why.params["food"] == state.food[state.turn] + 1


def check_keeping(state: AnimalsOnBoard, move: game.Move, why: Why) -> None:
    assert state.hand >> move.a & 1
    assert why.params.get("tile", NAMES[move.a]) == NAMES[move.a]
    assert str(why.params.get("species", "")) in NAMES[move.a]


CHECKS = {
    **dict.fromkeys(("completes-herd", "grows-herd", "saves-single", "scores-single"), check_gain),
    **dict.fromkeys(("keeps", "keeps-kin", "keeps-smallest", "keeps-greatest"), check_keeping),
    **dict.fromkeys(("denies", "denies-group"), check_denial),
    **dict.fromkeys(("prepares", "prepares-group"), check_preparation),
    "gains-group": check_group_gain, "ends-game": check_end,
    "leaves-nothing": check_nothing_left, "hopes": check_hope, "takes-unknown": check_unknown,
    "earns-crate": check_crate,
}  # fmt: skip
WITHOUT_NUMBERS = {"only-move", "takes-little"}


def test_every_reason_given_in_many_games_is_true() -> None:
    given: Counter[str] = Counter()
    for seed in range(14):
        for state, move, why in told(seed):
            if why.code not in WITHOUT_NUMBERS:
                CHECKS[why.code](state, move, why)
            given[why.code] += 1
    assert given.keys() >= CHECKS.keys() - {"takes-unknown"}


# -- what is said aloud
def spoken() -> Iterator[tuple[AnimalsOnBoard, int, Why]]:
    """From the records: a turn's position, the group that a legal move is about, and what is said of it aloud."""
    for path in sorted(RECORDS.glob("aboard-*.json")):
        for state in game.Record.read(path).states():
            if not isinstance(state, AnimalsOnBoard) or state.phase != "playing" or state.to_move == game.CHANCE:
                continue
            for move in state.legal()[:6]:
                group = state.group_with(1 << move.a if move.kind == "take" else move.a)
                yield state, group, explain(state.view(str(state.to_move)).openly(), move)


def test_no_reason_said_aloud_counts_ones_own_secret_or_an_animal_in_its_place() -> None:
    """A count is made by what lies open on the ark of whom it is told, and some of the group."""
    seen: Counter[str] = Counter()
    for state, group, why in spoken():
        if "count" not in why.params:
            continue
        seat = state.players.index(str(why.params.get("rival", state.to_move)))
        ark = (state.arks[seat] & ~state.secrets[seat] & herd_of(why)).bit_count()
        assert ark < int(str(why.params["count"])) <= ark + (group & herd_of(why)).bit_count(), why
        seen[why.code] += 1
    assert seen.keys() >= {"completes-herd", "prepares", "denies", "hopes"}


def test_every_code_is_listed_with_its_parameters() -> None:
    listed = bots.why.__doc__ or ""
    for code in (*CHECKS, *WITHOUT_NUMBERS):
        assert f"``{code}``" in listed
