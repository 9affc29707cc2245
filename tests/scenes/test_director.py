"""The director: every event ends where the rules say, however it is watched, hurried or interrupted."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from pygame import SRCALPHA, Rect, Surface

import game
from game.core import Event, Line
from scenes.table import motion
from scenes.table.choreography import Choreography
from scenes.table.director import Director
from scenes.table.motion import bounce, ease_in, ease_out, in_out, linear, out_back
from scenes.table.picture import Picture, Seat
from scenes.table.scored import STAYS, Scored
from scenes.table.sparks import PlankLights
from scenes.table.sprite import Appearing, Vanishing
from scenes.table.sprites import Rising, Shaking
from tests.scenes.test_picture import shown, table_of

FRAME = 1 / 60


class BareStage:
    """A stage whose places are all different, and whose pieces are blank."""

    rise = 48
    swing = 6
    token_height = 40

    def where(self, place: tuple[str, str], player: str, what: str) -> Rect:
        return Rect(hash((*place, what)) % 900, 0, 10, 10)

    def piece(self, event: Event) -> Surface:
        return Surface((10, 10), SRCALPHA)

    back = piece

    def owner(self, edge: str) -> str:
        return "green"

    def coin(self, colour: str, points: int) -> Surface:
        return Surface((10, 10), SRCALPHA)

    def scoring(self, event: Event, line: Line) -> list[Rect]:
        return [Rect(0, 0, 10, 10)] * max(1, line.count)

    def pair(self, species: str) -> list[tuple[Rect, Surface, Surface]]:
        return [(Rect(0, 0, 10, 10), self.heart(), self.heart())] * 2

    def planks(self, squares: tuple[str, ...]) -> list[tuple[Surface, Rect]]:
        return [(self.heart(), Rect(n, 0, 10, 10)) for n, _ in enumerate(squares)]

    def marker(self, number: int) -> tuple[Surface, Rect]:
        return self.heart(), Rect(number, 0, 10, 10)

    def heart(self) -> Surface:
        return Surface((10, 10), SRCALPHA)

    sparkle = dust = drop = heart

    def view(self, squares: tuple[str, ...]) -> tuple[Surface, tuple[int, int]]:
        return Surface((10, 10), SRCALPHA), (0, 0)


@pytest.fixture(autouse=True)
def _video(make_app: Any) -> None:
    make_app()


def directed(picture: Picture, pace: float = 1.0) -> Director:
    return Director(picture, partial(Choreography, BareStage()), pace)


def new_picture() -> Picture:
    state = game.new("ark", ["green", "red"])
    return Picture.of(state, (Seat("green", "Noah"), Seat("red", "Ham")))


def run(director: Director, seconds: float = 60.0) -> float:
    """Let frames go by until all is shown; the seconds that took."""
    passed = 0.0
    while director.busy and passed < seconds:
        director.update(FRAME)
        passed += FRAME
    return passed


@pytest.mark.parametrize("pace", [1.0, 0.5, 0.0])
@pytest.mark.parametrize("name", ["ark-3-mixed.json", "family-2-greedy.json"])
def test_a_whole_game_in_motion_ends_as_the_rules_have_it(name: str, pace: float) -> None:
    state, moves, picture = table_of(name)
    director = directed(picture, pace)
    for move in moves:
        director.perform(state.play(move))
        run(director)
    assert shown(picture, False) == shown(Picture.of(state, picture.seats), False)
    assert picture.scores == state.scores()


@pytest.mark.parametrize("frames", [0, 1, 7, 23])
def test_a_click_hurries_and_leaves_everything_where_it_belongs(frames: int) -> None:
    state, moves, picture = table_of("ark-4-greedy.json")
    director = directed(picture)
    for move in moves[:200]:
        director.perform(state.play(move))
        for _ in range(frames):
            director.update(FRAME)
        director.finish()
        assert not director.busy
        assert picture.scores == state.scores()
    assert shown(picture, False) == shown(Picture.of(state, picture.seats), False)


def test_a_good_leaves_the_stock_at_once_and_counts_when_it_lands() -> None:
    picture = new_picture()
    director = directed(picture)
    pitch, stock = picture.held["green"].pitch, picture.stock_pitch
    director.perform([Event("goods-move", "green", "pitch", 2, ("stock", ""), ("held", "green"))])
    director.update(FRAME)
    assert picture.stock_pitch == stock - 2 and picture.held["green"].pitch == pitch
    for _ in range(round(motion.GOODS.seconds * 60) + 2):
        director.update(FRAME)
    assert picture.held["green"].pitch == pitch + 1, "the second one is on its way yet"
    run(director)
    assert picture.held["green"].pitch == pitch + 2


def test_a_bag_shakes_before_its_tile_comes_and_only_once_for_tiles_that_follow_at_once() -> None:
    director = directed(new_picture())
    tiles = ("lion/m", "bear/m", "lion/f")
    director.perform([Event("tile-moves", "", tile, 1, ("bag", tile[-1]), ("drawn", "")) for tile in tiles])
    shaken = set()
    while director.busy:
        director.update(FRAME)
        shaken |= {id(sprite) for sprite in director.sprites if isinstance(sprite, Shaking)}
        if director.sprites and isinstance(director.sprites[0], Shaking):
            assert not director.picture.drawn, "nothing has come while the first bag shakes"
    assert len(shaken) == 2 and director.picture.drawn == list(tiles)


def test_scores_count_up_point_by_point() -> None:
    picture = new_picture()
    director = directed(picture)
    lines = (Line("green", "hull", 5),)
    director.perform([Event("hull-majority", points={"green": 5}, lines=lines)])
    seen = []
    while director.busy:
        director.update(FRAME)
        seen.append(picture.scores["green"])
    assert sorted(set(seen)) == list(range(seen[0], 6)) and seen[0] < 5


def test_what_comes_next_waits_until_everything_has_landed() -> None:
    picture = new_picture()
    director = directed(picture)
    laid = Event("divider-laid", "green", source=("held", "green"), target=("edge", "c1N"), points={"green": 1})
    director.perform([laid, Event("turn-ends", "green", "building"), Event("turn-begins", "red", "building", 5)])
    director.update(FRAME)
    assert "c1N" not in picture.dividers and picture.actor != "red" and not director.light
    run(director)
    assert picture.dividers == {"c1N": "green"} and picture.actor == "red" and picture.left == 5


def test_no_single_motion_keeps_anyone_waiting_for_more_than_700_ms() -> None:
    motions = [value for value in vars(motion).values() if isinstance(value, motion.Motion)]
    assert len(motions) > 10
    assert all(one.seconds <= 0.7 for one in motions)


def test_easings_begin_and_end_where_they_should() -> None:
    for easing in (linear, ease_in, ease_out, in_out, out_back, bounce):
        assert easing(0) == pytest.approx(0) and easing(1) == pytest.approx(1)
    assert max(out_back(n / 100) for n in range(100)) > 1.05
    assert motion.glow(0) == 1 and motion.glow(motion.PULSE / 2) == pytest.approx(motion.PULSE_LOW)
    assert motion.glow(motion.PULSE * motion.PULSES) == 1


LASTING = {
    Event("divider-laid", "green", source=("held", "green"), target=("edge", "c1N")): 0.22,
    Event("pitch-laid", "green", source=("held", "green"), target=("field", "c1NW")): 0.20,
    Event("food-laid", "green", source=("held", "green"), target=("square", "c1")): 0.18,
    Event("goods-move", "green", "pitch", 2, ("stock", ""), ("held", "green")): 0.42 + 0.06,
    Event("tile-moves", "green", "lion/m", 0, ("drawn", ""), ("held", "green")): 0.38,
    Event("tile-moves", "green", "lion/m", 0, ("held", "green"), ("enclosure", "c1")): 0.60,
    Event("tile-moves", "green", "lion/m", 0, ("bag", "m"), ("drawn", "")): 0.24 + 0.30 + 0.26,
    Event("divider-returns", "green", "", 0, ("edge", "c1N"), ("stock", "")): 0.45,
    Event("worker-moves", "green", "", 0, ("completed", "1"), ("current", "3")): 0.38 + 0.12,
    Event("worker-moves", "green", "", 0, ("current", "3"), ("completed", "1")): 0.26,
    Event("token-placed", count=2, target=("bonus", "3")): 0.30,
    Event("token-taken", "green", "", 1, ("bonus", "3")): 0.42,
    Event("pairing", "green", "lion", 1): 0.42,
    Event("round-begins", count=2): 0.38,
}
"""Seconds until what each of these events moves has come to rest, at normal speed."""


class Landed:
    """A picture of which only matters when an event has landed in it."""

    log = property(lambda self: self)

    def __init__(self) -> None:
        self.done = False

    def ready_for(self, event: Event) -> bool:
        return True

    def note(self, event: Event) -> None:
        """Nothing is written down."""

    leave = apply = note

    def arrive(self, event: Event) -> None:
        self.done = True

    def score(self, colour: str, points: int) -> None:
        """Nothing is counted."""


def lasting(event: Event, pace: float, less_motion: bool = False) -> float:
    """Milliseconds until nothing of an event is in anybody's way any more, on a clock set by hand."""
    director = Director(Landed(), partial(Choreography, BareStage()), pace)
    director.less_motion = less_motion
    director.perform([event])
    passed = 0
    director.update(0)
    while any(sprite.blocks for sprite in director.sprites):
        director.update(0.001)
        passed += 1
    assert director.picture.done
    return passed


@pytest.mark.parametrize("event", LASTING, ids=lambda event: f"{event.kind} {event.target[0]}")
@pytest.mark.parametrize("pace", [1.6, 1.0, 0.5])
def test_each_motion_lasts_as_long_as_it_should(event: Event, pace: float) -> None:
    assert lasting(event, pace) == pytest.approx(LASTING[event] * pace * 1000, abs=3)


@pytest.mark.parametrize("event", LASTING, ids=lambda event: f"{event.kind} {event.target[0]}")
def test_with_less_motion_each_is_a_short_fade(event: Event) -> None:
    assert lasting(event, 1.0, less_motion=True) == pytest.approx(motion.FADE * 1000, abs=3)


@pytest.mark.parametrize("name", ["ark-3-mixed.json", "family-2-greedy.json"])
def test_with_less_motion_a_whole_game_ends_as_the_rules_have_it(name: str) -> None:
    state, moves, picture = table_of(name)
    director = directed(picture)
    director.less_motion = True
    for move in moves:
        director.perform(state.play(move))
        run(director)
    assert shown(picture, False) == shown(Picture.of(state, picture.seats), False)
    assert picture.scores == state.scores()


def test_with_less_motion_nothing_leaves_its_place_and_a_light_stays_where_it_went() -> None:
    director = directed(new_picture())
    director.less_motion = True
    director.perform([Event("worker-moves", "green", "", 0, ("held", "green"), ("current", "3"))])
    director.update(FRAME)
    place = BareStage().where(("current", "3"), "green", "")
    seen = [sprite for sprite in director.sprites if isinstance(sprite, Appearing | Vanishing)]
    assert len(seen) == 2 and seen[0].place.center == place.center
    run(director, motion.FADE + FRAME)
    assert director.sprites == seen[1:], "the light is still there"
    run(director)
    assert not director.sprites


def test_with_less_motion_the_planks_of_a_pen_that_closes_are_all_lit_at_once() -> None:
    director = directed(new_picture())
    director.less_motion = True
    director.perform([Event("enclosure-completed", "green", "c1 c2", 2)])
    director.update(FRAME)
    lights = next(sprite for sprite in director.sprites if isinstance(sprite, PlankLights))
    assert lights.planks and set(lights.begins) == {0.0}


def loaded() -> Event:
    """A pair of the yellow player's in a pen of two green dividers."""
    lines = (Line("yellow", "animals", 8, 2, "bear"), Line("green", "dividers", 2, 2, "c1"))
    points = {"yellow": 8, "green": 2}
    return Event("pair-loaded", "yellow", "bear", 2, target=("enclosure", "c1"), points=points, lines=lines)


def test_S6_points_fly_along_the_lines_that_scored_them_and_count_when_they_reach_their_owner() -> None:
    state = game.new("ark", ["green", "yellow"])
    picture = Picture.of(state, (Seat("green", "Noah"), Seat("yellow", "Shem")))
    director = directed(picture)
    director.perform([loaded()])
    director.update(FRAME)
    coins = [sprite for sprite in director.sprites if isinstance(sprite, Scored)]
    assert len(coins) == 4, "one for each thing that a line counts"
    assert not director.picture.scores["yellow"] and not director.picture.scores["green"]
    run(director, motion.RISE.seconds + motion.SCORED.seconds - 2 * FRAME)
    assert picture.scores == {"green": 0, "yellow": 0}
    run(director)
    assert picture.scores == {"green": 2, "yellow": 8}


def test_S6_with_less_motion_points_stay_as_long_where_they_are_scored_and_count_at_once() -> None:
    state = game.new("ark", ["green", "yellow"])
    director = directed(Picture.of(state, (Seat("green", "Noah"), Seat("yellow", "Shem"))))
    director.less_motion = True
    director.perform([loaded()])
    director.update(FRAME)
    coins = [sprite for sprite in director.sprites if isinstance(sprite, Rising) and sprite.seconds == STAYS.seconds]
    assert len(coins) == 4 and all(coin.height == 0 and coin.awaited for coin in coins)
    run(director)
    assert director.picture.scores == {"green": 2, "yellow": 8}


def test_S6_points_on_their_way_keep_nobody_waiting() -> None:
    director = directed(new_picture())
    laid = Event("divider-laid", "green", source=("held", "green"), target=("edge", "c1N"), points={"green": 1},
                 lines=(Line("green", "building", 1),))  # fmt: skip
    director.perform([laid])
    while not any(isinstance(sprite, Scored) for sprite in director.sprites):
        director.update(FRAME)
    assert director.busy and director.light and not director.to_follow
