"""The players of Ark & Noah and its Family Variant: what they look at, how they plan, each better than the last."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from bot_tables import OnlyAView, after, at_once, choice, decided, moves, never, share

import game
from game import bots
from game.ark.state import State
from game.bots.ark_dice import Dice
from game.bots.ark_features import NAMES, Look, features, rounds_left
from game.bots.ark_habits import Habits
from game.bots.ark_levels import ArkEasy, ArkHard, fingerprint
from game.bots.ark_programmes import may_stop, programmes, turn_of
from game.bots.ark_search import Search
from game.bots.ark_sites import all_open_sites, sites
from game.bots.ark_steps import follow
from game.bots.ark_swaps import swaps
from game.bots.ark_worth import RULES_OF_THUMB, WEIGHTS, lead, weariness, worths


def decisions(name: str, players: int, seed: int) -> Iterator[State]:
    """The positions of a game of easy players in which somebody chooses."""
    state = game.new(name, game.COLOURS[:players])
    assert isinstance(state, State)
    return (before for before, _ in decided(state, "easy", random.Random(seed)))


def turns(name: str, players: int, seed: int, kinds: tuple[str, ...]) -> list[State]:
    """Every third of the positions in which moves of these kinds are legal."""
    found = [one for one in decisions(name, players, seed) if one.left > 0 and one.legal()[-1].kind in kinds]
    return found[::3]


# -- where enclosures can be built
def connected(squares: frozenset[tuple[int, int]]) -> bool:
    reached = {min(squares)}
    while True:
        more = {(x + dx, y + dy) for x, y in reached for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} & squares
        if more <= reached:
            return reached == squares
        reached |= more


def test_B4_sites_are_all_connected_sets_of_one_to_four_squares() -> None:
    state = game.new("ark", ("green", "red"))
    assert isinstance(state, State)
    places = state.board.places
    expected = {
        frozenset(chosen)
        for size in range(1, 5)
        for chosen in combinations(places, size)
        if connected(frozenset(chosen))
    }
    found = {frozenset(places[square] for square in state.board.enclosure(one.squares).members)
             for one in sites(state.board)}  # fmt: skip
    assert found == expected


def test_B4_a_site_is_closed_once_its_boundary_is_filled() -> None:
    for state in turns("ark", 2, 1, ("wall", "done", "pitch"))[:6]:
        for site in all_open_sites(state):
            missing = site.boundary & state.free
            closed = state.board.closed_region(site.squares.bit_length() - 1, state.free & ~missing)
            assert closed == site.squares


# -- what is looked at
@pytest.mark.parametrize(("name", "players"), [("ark", 2), ("ark", 4), ("family", 3)])
def test_every_feature_has_a_number_for_every_seat(name: str, players: int) -> None:
    for state in list(decisions(name, players, 2))[::15]:
        rows = features(state)
        assert [len(row) for row in rows] == [len(NAMES)] * players
        for seat, row in enumerate(rows):
            seen = dict(zip(NAMES, row, strict=True))
            assert seen["dividers"] + seen["dividers+"] == state.dividers[seat]
            assert seen["food"] + seen["food+"] == state.food[seat]
            assert seen["hull"] == (state.walls[seat] & state.board.hull).bit_count()
            assert seen["housed"] + seen["unhoused"] <= 2 * sum(
                state.rules.roster.species[tile % state.rules.roster.count].size
                for tile in range(2 * state.rules.roster.count) if state.held[seat] >> tile & 1)  # fmt: skip
        assert sum(row[NAMES.index("most")] for row in rows) in (0.0, pytest.approx(1.0))


def test_weights_are_of_features_there_are() -> None:
    for tables in (WEIGHTS, RULES_OF_THUMB):
        assert set(tables) == {"ark", "family"}
        assert all(set(table) <= set(NAMES) for table in tables.values())


def test_S9_pairs_are_worth_more_where_an_enclosure_of_their_size_is_free() -> None:
    for state in decisions("family", 2, 5):
        for housing in Look(state).housings:
            assert 0 <= housing.covered <= 1
            assert (housing.covered == 0) == (not housing.enclosures or not housing.paired)


def test_S7_the_rounds_left_run_down_and_a_gap_in_the_hull_keeps_the_game_going() -> None:
    states = list(decisions("ark", 2, 3))
    for one, other in pairwise(states):
        if one.round == other.round and one.free & one.board.hull == other.free & other.board.hull:
            assert rounds_left(other) <= rounds_left(one)
    last = next(one for one in reversed(states) if one.round >= one.rounds and one.action >= 0)
    last.free |= last.board.hull
    assert rounds_left(last) > 1


def test_when_the_game_is_over_the_points_are_what_it_was_worth() -> None:
    rng = random.Random(4)
    state = game.new("ark", ("green", "red"))
    assert isinstance(state, State)
    for _ in moves(state, {colour: ArkEasy(rng) for colour in state.players}, rng):
        pass
    assert worths(state) == state.points
    best = max(range(2), key=state.points.__getitem__)
    assert lead(state, best) > 0 > lead(state, 1 - best)


def test_nobody_likes_a_game_that_drags_on() -> None:
    state = game.new("ark", ("green", "red"))
    assert isinstance(state, State)
    patience = []
    for state.round in (1, 10, 12, 20):
        patience.append(weariness(state))
    assert patience == sorted(patience)
    assert patience[0] == patience[1] < patience[2]


# -- chance that repeats itself
def test_dice_repeat_themselves_and_are_fair() -> None:
    one, other = Dice(7), Dice(7)
    numbers = [one.randrange(6) for _ in range(6000)]
    assert numbers == [other.randrange(6) for _ in range(6000)]
    assert all(850 < numbers.count(side) < 1150 for side in range(6))


# -- programmes
@pytest.mark.parametrize(("name", "kinds"), [("ark", ("done", "load", "food")), ("family", ("done", "load"))])
def test_a_programme_is_a_whole_turn_of_legal_moves(name: str, kinds: tuple[str, ...]) -> None:
    looked_at = 0
    for state in turns(name, 2, 6, kinds)[:8]:
        found = programmes(state, Habits(Dice(1), state), never)
        assert any(one.moves == (state.parse("done"),) for one in found) == may_stop(state)
        assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
        for one in found[:5]:
            played = state.copy()
            for move in one.moves:
                assert turn_of(played) == turn_of(state)
                played.play(move)
            assert turn_of(played) != turn_of(state)
            assert played.position() == one.state.position()
            looked_at += 1
    assert looked_at > 10


def test_without_time_there_is_something_to_do_where_stopping_would_make_no_sense() -> None:
    hurried = [state for state in turns("ark", 2, 6, ("done", "load", "food")) if not may_stop(state)]
    assert hurried
    for state in hurried:
        assert not programmes(state, Habits(Dice(1), state), at_once)
        assert choice("hard", state, 1, 0) != "done"


def test_steps_end_at_the_first_move_that_is_no_longer_legal() -> None:
    state = turns("ark", 2, 1, ("done", "pitch", "wall"))[0]
    wall = next(move for move in state.legal() if move.kind == "wall")
    follow(state, (wall, wall))
    assert state.walls[state.seat] >> wall.a & 1


def test_S4_swaps_give_an_own_divider_for_another() -> None:
    tried = 0
    for state in decisions("ark", 3, 8):
        for first, second in swaps(state):
            seat, played = state.seat, state.copy()
            assert state.walls[seat] >> first.a & 1
            played.play(first)
            played.play(second)
            assert played.walls[seat] >> second.a & 1
            tried += 1
    assert tried > 3


# -- Hard
def no_thought() -> bool:
    raise AssertionError


def test_a_plan_is_followed_without_another_thought_as_long_as_all_comes_as_expected() -> None:
    followed = 0
    for state in turns("ark", 2, 1, ("done", "pitch", "wall")):
        bot, turn = ArkHard(random.Random(1)), turn_of(state)
        state.play(bot.choose(OnlyAView(state.view(str(state.to_move))), after(60)))
        while turn_of(state) == turn:
            move = bot.choose(OnlyAView(state.view(str(state.to_move))), no_thought)
            followed += len(state.legal()) > 1
            state.play(move)
    assert followed > 10


def test_a_plan_is_forgotten_where_something_else_has_come() -> None:
    one, other = turns("ark", 2, 1, ("done", "pitch", "wall"))[:2]
    bot = ArkHard(random.Random(1))
    bot.choose(OnlyAView(one.view(str(one.to_move))), after(60))
    assert bot.choose(OnlyAView(other.view(str(other.to_move))), after(60)) in other.legal()


def test_B5_a_plan_is_forgotten_where_its_next_divider_cannot_be_laid_any_more() -> None:
    state = turns("ark", 2, 3, ("done", "wall"))[0]
    wall = next(move for move in state.legal() if move.kind == "wall")
    bot = ArkHard(random.Random(1))
    bot._plan, bot._expected = (wall, wall), fingerprint(state)
    state.play(bot.choose(OnlyAView(state.view(str(state.to_move))), no_thought))
    assert bot.choose(OnlyAView(state.view(str(state.to_move))), after(10)) in state.legal()


@pytest.mark.parametrize("name", ["ark", "family"])
def test_hard_plays_on_when_it_is_made_anew_for_every_decision(name: str) -> None:
    for state in list(decisions(name, 2, 9))[::9]:
        assert state.parse(choice("hard", state, questions=30)) in state.legal()


def test_told_to_stop_at_once_hard_still_plays_what_is_promising() -> None:
    for state in list(decisions("ark", 2, 10))[::12]:
        move = ArkHard(random.Random(1)).choose(OnlyAView(state.view(str(state.to_move))), at_once)
        assert move in state.legal()


def test_without_a_stop_the_search_ends_by_itself_and_keeps_one_course() -> None:
    state = next(one for one in decisions("family", 2, 3) if one.legal()[0].kind == "choose")
    search = Search(state, [(move,) for move in state.legal()], random.Random(1))
    assert search.best(never) in search.alive
    assert len(search.alive) == 2


# -- strength: the whole of it is measured by tools/ladder.py
@pytest.mark.parametrize("name", ["ark", "family"])
def test_easy_beats_chance_and_medium_beats_easy(name: str) -> None:
    assert share("easy", "random", 2, 5, name) >= 0.7
    assert share("medium", "easy", 2, 6, name, questions=1000) >= 0.6


@pytest.mark.long
@pytest.mark.parametrize("name", ["ark", "family"])
def test_hard_beats_medium(name: str) -> None:
    assert share("hard", "medium", 2, 10, name, questions=120) >= 0.55


@pytest.mark.parametrize("level", bots.LEVELS)
def test_S4_whoever_must_swap_without_a_divider_of_their_own_swaps_those_of_others(level: str) -> None:
    state = next(one for one in decisions("ark", 3, 8) if one.legal()[0].kind in ("pass", "bonus"))
    state.walls = [0 if seat == state.seat else 1 << seat for seat in range(3)]
    state.bags = 0
    state.free &= ~7
    state.play("bonus point")
    assert {move.kind for move in state.legal()} == {"swap"}
    assert state.parse(choice(level, state)) in state.legal()
