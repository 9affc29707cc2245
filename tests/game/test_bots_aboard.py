"""The players of Animals on Board: fair, legal under all house rules, and each better than the one before."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import product

import pytest
from bot_tables import OnlyAView, choice, decided, moves, never, share

import game
from game import bots
from game.aboard import PUBLISHED, AnimalsOnBoard
from game.aboard.scoring import ark_points
from game.aboard.tiles import HIDDEN_BIT, KNOWN, tiles_of
from game.bots import aboard_search
from game.bots.aboard_known import Known
from game.bots.aboard_splits import parts_of
from game.bots.aboard_wishes import Wishes
from game.bots.aboard_worth import EARLY, OVER, Worth

HOUSES = tuple(
    {name: True for name, on in zip(PUBLISHED, switches, strict=True) if on}
    for switches in product((False, True), repeat=len(PUBLISHED))
)


def decisions(players: int, options: Mapping[str, bool], seed: int) -> Iterator[AnimalsOnBoard]:
    """The positions of a game of easy players in which somebody chooses."""
    state = game.new("aboard", game.COLOURS[:players], options)
    assert isinstance(state, AnimalsOnBoard)
    return (before for before, _ in decided(state, "easy", random.Random(seed)))


# -- fair play
@pytest.mark.parametrize("level", bots.LEVELS)
def test_states_that_differ_only_in_secrets_get_the_same_move(level: str) -> None:
    rng = random.Random(4)
    compared = 0
    for state in [*decisions(3, {"face_down": True}, 4), *decisions(4, {}, 5)][::4]:
        twin = state.view(str(state.to_move)).sample(rng)
        assert twin.view(str(state.to_move)).position() == state.view(str(state.to_move)).position()
        compared += twin.position() != state.position()
        assert choice(level, state) == choice(level, twin)
    assert compared > 10


def test_what_is_known_is_the_same_whatever_is_secret() -> None:
    rng = random.Random(4)
    for state in decisions(3, {"face_down": True}, 6):
        colour = str(state.to_move)
        known, twin = (Known(one.view(colour)) for one in (state, state.view(colour).sample(rng)))
        assert known.state.arks == twin.state.arks
        assert (known.seat, known.animals, known.unseen) == (twin.seat, twin.animals, twin.unseen)
        assert known.animals == [ark.bit_count() for ark in state.arks]
        tiles = sum(known.state.arks) | sum(known.state.middle) & KNOWN | known.state.hand | known.unseen
        assert tiles == state.house.tiles


# -- every table
@pytest.mark.parametrize("options", HOUSES, ids=lambda options: "+".join(options) or "default")
def test_N6_every_level_plays_by_every_house_rule(options: dict[str, bool]) -> None:
    for players in (2, 4):
        rng = random.Random(len(options))
        state = game.new("aboard", game.COLOURS[:players], options)
        levels = [bots.LEVELS[(seat + len(options)) % 3] for seat in range(players)]
        seated = {colour: bots.named(level)(rng) for colour, level in zip(state.players, levels, strict=True)}
        assert len([*moves(state, seated, rng, 3)]) > 20
        assert state.winners()


# -- strength
def test_easy_beats_chance() -> None:
    assert share("easy", "random", 3, 8, "aboard") > 0.6


def test_medium_beats_easy() -> None:
    assert share("medium", "easy", 3, 8, "aboard") > 0.5


@pytest.mark.long
def test_hard_beats_medium() -> None:
    assert share("hard", "medium", 3, 20, "aboard", 300) > 0.4


# -- how hard thinks
def test_hard_ends_by_itself_and_asks_at_every_visit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aboard_search, "VISITS", 25)
    asked = []
    state = next(state for state in decisions(3, {}, 1) if state.phase == "playing")
    bot = bots.named("hard")(random.Random(1))
    move = bot.choose(OnlyAView(state.view(str(state.to_move))), lambda: bool(asked.append(1)))
    assert move in state.legal()
    assert len(asked) == 25
    assert bots.named("hard")(random.Random(1)).choose(state.view(str(state.to_move)), never) == move


# -- worths
def wishes(state: AnimalsOnBoard, stage: int) -> Wishes:
    known = Known(state.view(str(state.to_move)))
    return Wishes(known.state.arks, Worth(known), stage)


def test_N5_in_the_last_round_a_group_is_worth_its_points_less_its_price() -> None:
    for state in decisions(3, {}, 3):
        if state.phase != "playing":
            continue
        seat = state.turn
        for group in state.middle:
            taken = state.copy()
            taken.arks[seat] |= group & KNOWN
            gained = ark_points(taken, seat) - ark_points(state, seat)
            assert wishes(state, OVER).net(seat, group) == gained - group.bit_count()


def test_the_best_part_of_a_group_is_the_best_of_all_its_parts() -> None:
    compared = 0
    for state in decisions(2, {}, 9):
        for group in state.middle if state.phase == "playing" else ():
            ours = wishes(state, EARLY)
            best = max(ours.net(state.turn, part) for part in parts_of(group))
            net, part = ours.part(state.turn, group, group.bit_count())
            assert net == pytest.approx(best)
            assert part & ~group == 0
            compared += 1
    assert compared > 10


def test_N6_the_tile_lying_face_down_is_worth_what_it_is_on_average() -> None:
    state = next(state for state in decisions(2, {"face_down": True}, 2) if state.phase == "playing")
    group = next(group for group in state.middle if group & HIDDEN_BIT)
    known = Known(state.view(str(state.to_move)))
    ark = known.state.arks[state.turn]
    gains = []
    for tile in tiles_of(known.unseen):
        with_tile = known.state.copy()
        with_tile.arks[state.turn] = ark | 1 << tile
        gains.append(ark_points(with_tile, state.turn) - ark_points(known.state, state.turn))
    ours = wishes(state, OVER)
    dark = ours.net(state.turn, group) - ours.net(state.turn, group ^ HIDDEN_BIT)
    assert dark == pytest.approx(sum(gains) / len(gains) - 1)
