"""The Family Variant for children who may not read: large and few targets, a glove, mistakes that cost nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from pygame import Color, Surface

from game.bots import named
from scenes.app import App
from scenes.draft import Draft
from scenes.layouts.setup import FactsGrid
from scenes.match_setup import PROJECTIONS, MatchPlan
from scenes.setup import Setup
from scenes.table import glove_guide
from scenes.table.asking import prompt_for
from scenes.table.hands.trading import TRADE
from scenes.table.marks import Marks
from scenes.table.picture import Seat
from scenes.table.scene import TableScene, begin
from scenes.table.table import Table
from scenes.table.why_picture import draw_why
from scenes.title import Title

COLOURS = ("green", "yellow", "red", "blue")
STANDARD_ONLY = {"field", "square", "good"}
"""Kinds of target that only the standard game has: pitch fields, squares for food, bonuses."""


def sit_down(app: App, players: int = 2, kinds: tuple[str, ...] = ("human",) * 4, game: str = "family") -> Table:
    seats = tuple(Seat(colour, colour.title(), kind) for colour, kind in zip(COLOURS[:players], kinds, strict=False))
    app.stack.push(begin(app, MatchPlan(game, seats, "green", players, quit_when_over=True)))
    return app.stack.top.table


def await_decision(app: App, table: Table) -> bool:
    """Let frames go by until a person decides; False once the game is over."""
    for _ in range(2000):
        app.frame()
        if not app.stack.scenes or table.hand:
            break
    return bool(app.stack.scenes)


def await_glove(app: App, table: Table, frames: int = 600) -> bool:
    for _ in range(frames):
        app.frame()
        if table.glove_guide.glove:
            return True
    return False


class Child:
    """Plays sensible moves by mouse for whoever is to move."""

    def __init__(self, app: App, hand: Any, table: Table) -> None:
        self.app, self.hand, self.table = app, hand, table
        self.bot = named("greedy")(random.Random(1))

    def play(self) -> None:
        state = self.table.play.state
        move = self.bot.choose(state.view(str(state.to_move)), lambda: False).text
        for target in self.table.hand.gesture(move):
            self.hand.click(self.table.hits.point_of(target, self.table.marks))

    def play_until(self, kind: str) -> None:
        """Go on until this kind of move is among those that may be made."""
        assert await_decision(self.app, self.table)
        while kind not in {move.kind for move in self.table.play.state.legal()}:
            self.play()
            assert await_decision(self.app, self.table)


# -- setup
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_setup_takes_two_clicks_how_many_and_go(make_app, hand_on, size, count) -> None:
    app = make_app(size)
    app.stack.push(Setup(Draft.of("family", app.settings)))
    app.frame()
    hand, grid = hand_on(app), FactsGrid(app.layout)
    hand.click(grid.share(grid.rect, count - 2, 3).center)
    hand.click(app.layout.setup_start().center)
    assert isinstance(app.stack.top, TableScene)
    table = app.stack.top.table
    assert table.play.match.game == "family"
    assert len(table.picture.seats) == count and all(seat.human for seat in table.picture.seats)


def test_the_card_on_the_title_leads_to_the_setup_of_the_family_variant(app, hand) -> None:
    app.stack.push(Title())
    app.frame()
    hand.click(app.layout.title_card(1).center)
    assert isinstance(app.stack.top, Setup) and app.stack.top.draft.game == "family"


# -- nothing of the standard game
def test_F1_no_food_pitch_bonus_or_small_animal_is_shown_or_can_be_pointed_at_in_a_whole_game(
    app, hand, monkeypatch
) -> None:
    drawn: set[str] = set()
    picture = app.brush.art.picture

    def noted(name: str, size: tuple[int, int]) -> Any:
        drawn.add(name)
        return picture(name, size)

    monkeypatch.setattr(app.brush.art, "picture", noted)
    table = sit_down(app, 2)
    child = Child(app, hand, table)
    while await_decision(app, table):
        app.stack.draw(app.screen.surface())
        targets = [target for target, _ in table.hits.frame.targets(table.picture, table.marks)]
        assert not STANDARD_ONLY & {kind for kind, _ in (*targets, *table.marks.legal)}
        assert len([kind for kind, _ in targets if kind == "space"]) == 5
        child.play()
    assert {"icons/action-wood", "icons/action-load", "scene/divider-noah"} <= drawn
    for absent in ("food", "pitch", "bonus", "dove", "raven", "mouse", "frog", "snail"):
        assert not [name for name in drawn if absent in name]


def test_F4_what_is_left_to_load_are_pairs(app, hand) -> None:
    table = sit_down(app, 2)
    Child(app, hand, table).play_until("load")
    prompt = prompt_for(table.picture, table.marks)
    assert len(prompt.pips) == table.play.state.left <= 2 and not prompt.note


# -- whose turn it is
def test_F2_two_players_take_turns_with_two_workers_each(app, hand) -> None:
    table = sit_down(app, 2)
    child, choosers = Child(app, hand, table), []
    while len(choosers) < 4 and await_decision(app, table):
        if {move.kind for move in table.play.state.legal()} == {"choose"}:
            left = 4 - len(choosers)
            choosers.append(table.hand.player)
            assert table.picture.order[-left:] == (("green", "yellow") * 2)[-left:]
        child.play()
    assert choosers == ["green", "yellow", "green", "yellow"]


# -- the glove
def test_the_glove_shows_a_legal_move_of_every_kind_of_decision(make_app, hand_on) -> None:
    app = make_app(speed="instant")
    table = sit_down(app, 3)
    child = Child(app, hand_on(app), table)
    for kind in ("choose", "wall", "take", "draw", "exchange", "load"):
        child.play_until(kind)
        hand, legal = table.hand, {move.text for move in table.play.state.legal()}
        before = hand.marks()
        for move in sorted(legal):
            if move.startswith(kind):
                steps = glove_guide.showing_of(hand, table.hits, move).steps
                assert [step.there.hover for step in steps] == hand.gesture(move)
                assert all(step.there.hover in step.moving.legal for step in steps)
        assert hand.marks() == before, "the player's own hand is left alone"


def test_the_glove_comes_goes_with_the_mouse_and_rests_in_the_end(make_app, hand_on) -> None:
    app = make_app(speed="normal")
    table = sit_down(app)
    assert await_decision(app, table) and await_glove(app, table)
    before = table.play.state.position()
    hand_on(app).move((5, 300))
    assert table.glove_guide.glove is None
    assert await_glove(app, table)
    while table.glove_guide.glove:
        app.frame()
    assert not await_glove(app, table), "it rests until the mouse is moved"
    assert not app.busy and table.play.state.position() == before
    hand_on(app).move((6, 300))
    assert await_glove(app, table)


def test_the_glove_ends_once_a_thing_has_been_done_twice(make_app, hand_on) -> None:
    app = make_app(speed="fast")
    table = sit_down(app)
    child = Child(app, hand_on(app), table)
    for chosen in range(3):
        assert await_decision(app, table)
        assert await_glove(app, table) == (chosen < glove_guide.FAMILY_TIMES)
        app.settings.speed = "instant"
        child.play()
        assert await_decision(app, table)
        child.play_until("choose")
        app.settings.speed = "fast"


@pytest.mark.parametrize(
    ("speed", "game", "kinds"),
    [("instant", "family", ("human", "human")), ("normal", "ark", ("human", "human")),
     ("slow", "family", ("random", "random"))],
)  # fmt: skip
def test_the_glove_never_comes_at_instant_speed_in_the_standard_game_or_for_computers(
    make_app, speed, game, kinds
) -> None:
    app = make_app(speed=speed)
    table = sit_down(app, 2, kinds, game)
    assert not await_glove(app, table, 900)


# -- a mistake costs nothing
def vain_clicks(table: Table) -> list[tuple[int, int]]:
    """Points that mean something which cannot be done now."""
    points = []
    for target, rect in table.hits.frame.targets(table.picture, table.marks):
        under = table.hits.at(rect.center, table.marks, table.hand)
        if target[0] in ("space", "held", "drawn", "bag") and under == target and target not in table.marks.legal:
            points.append(rect.center)
    return points


def test_a_click_in_vain_shakes_what_was_clicked_says_why_in_a_picture_and_changes_nothing(make_app, hand_on) -> None:
    app = make_app(speed="normal")
    table = sit_down(app, 4)
    hand = hand_on(app)
    child = Child(app, hand, table)
    reasons = set()
    for _ in range(30):
        app.settings.speed = "instant"
        assert await_decision(app, table)
        app.settings.speed = "normal"
        app.frame()
        before = table.play.state.position()
        for point in vain_clicks(table)[:4]:
            hand.click(point)
            app.frame()
            assert table.shaking and table.shaking.collidepoint(point)
            prompt = prompt_for(table.picture, table.marks)
            assert 0 < len(prompt.text) <= 34 and prompt.reason
            area = app.layout.prompt()
            draw_why(app.brush, app.screen.surface(), area, prompt.reason, prompt.colour)
            assert table.play.state.position() == before
            reasons.add(prompt.reason.code)
        app.settings.speed = "instant"
        child.play()
    assert {"not-now", "space-taken"} <= reasons


def test_nothing_shakes_at_instant_speed(app, hand) -> None:
    table = sit_down(app, 2)
    assert await_decision(app, table)
    hand.click(vain_clicks(table)[0])
    app.frame()
    assert table.answer and table.shaking is None


def test_the_standard_game_answers_without_shaking(make_app, hand_on) -> None:
    app = make_app(speed="normal")
    table = sit_down(app, 2, game="ark")
    assert await_decision(app, table)
    hand_on(app).click(vain_clicks(table)[0])
    app.frame()
    assert table.answer and table.shaking is None


def test_shared_spaces_lets_workers_stand_side_by_side(app, hand) -> None:
    seats = tuple(Seat(colour, colour.title()) for colour in COLOURS)
    app.stack.push(begin(app, MatchPlan("family", seats, "green", 1, {"shared_spaces": True})))
    table = app.stack.top.table
    board = table.frame.board
    alone = board.current(table.picture, 3).width
    for _ in seats[:3]:
        assert await_decision(app, table)
        hand.click(table.hits.point_of(("space", "3"), table.marks))
    places = [board.current(table.picture, 3, colour) for colour in ("green", "yellow", "red")]
    assert places[0].centerx < places[1].centerx < places[2].centerx
    assert abs(places[0].width - 0.7 * alone) <= 1


# -- a click while the glove shows something
def await_shown(app: App, table: Table, offered: Callable[[Marks], bool]) -> None:
    """Let the glove go on until it shows something on offer that is not."""
    for _ in range(900):
        app.frame()
        if table.glove_guide.glove and offered(table.shown) and not offered(table.marks):
            return
    raise AssertionError("the glove shows no such thing")


def press_at_rest(hand: Any, point: tuple[int, int]) -> None:
    """Click without moving the mouse."""
    hand.press(point)
    hand.release(point)


def test_a_click_on_a_button_that_only_the_glove_shows_ends_the_showing_and_plays_nothing(make_app, hand_on) -> None:
    app = make_app(speed="instant")
    table, hand = sit_down(app), hand_on(app)
    Child(app, hand, table).play_until("exchange")
    done = app.layout.done().center
    hand.move(done)
    app.settings.speed = "normal"
    before, marks = table.play.state.position(), table.marks
    await_shown(app, table, lambda marks: TRADE in marks.legal)
    press_at_rest(hand, done)
    assert table.glove_guide.glove is None
    assert table.play.state.position() == before and table.marks.offer == marks.offer and not table.answer
    hand.wait(0.5)
    press_at_rest(hand, done)
    assert table.play.state.position() != before or table.answer, "the next click counts"


def test_a_pair_that_only_the_glove_lifts_lies_where_it_is_and_is_not_said_to_be_in_hand(make_app, hand_on) -> None:
    app = make_app(speed="instant")
    table, hand = sit_down(app), hand_on(app)
    Child(app, hand, table).play_until("load")
    app.settings.speed = "normal"
    await_shown(app, table, lambda marks: bool(marks.lifted))
    tiles = table.shown.lifted
    ((kind, name), *_) = sorted(tiles)
    rect = dict(table.frame.panels.targets(table.picture))[kind, name]
    shown = prompt_for(table.picture, table.shown)
    assert ": load the " in shown.text and shown.pair == name.split()[-1].split("/")[0]

    def seen() -> Color:
        table.frame.panels.draw(target, table.picture, name.split()[0])
        table.frame.panels.draw_marks(target, table.picture, table.shown)
        return target.get_at(rect.center)

    target = Surface(app.layout.size)
    by_glove = seen()
    for tile in sorted(tiles)[:1]:
        hand.click(table.hits.point_of(tile, table.marks))
    assert not table.shown.demonstrated and ": drop the " in prompt_for(table.picture, table.shown).text
    assert seen() != by_glove, "the place of what is in hand is empty"


def test_the_first_click_counts_on_what_can_be_clicked_though_the_glove_shows_it_taken_already(
    make_app, hand_on
) -> None:
    app = make_app(speed="instant")
    table, hand = sit_down(app), hand_on(app)
    Child(app, hand, table).play_until("load")
    tile = table.hand.gesture(next(move.text for move in table.play.state.legal() if move.kind == "load"))[0]
    point = table.hits.point_of(tile, table.marks)
    app.settings.speed = "normal"
    await_shown(app, table, lambda marks: bool(marks.lifted))
    press_at_rest(hand, point)
    assert tile in table.marks.lifted and table.glove_guide.glove is None


def test_the_first_click_counts_when_the_mouse_comes_from_elsewhere_while_the_glove_moves(make_app, hand_on) -> None:
    app = make_app(speed="instant")
    table, hand = sit_down(app), hand_on(app)
    Child(app, hand, table).play_until("exchange")
    app.settings.speed = "normal"
    await_shown(app, table, lambda marks: bool(marks.chosen))
    keep = next(target for target in table.marks.legal if target[0] == "drawn")
    hand.move(table.hits.point_of(keep, table.marks))
    press_at_rest(hand, table.hits.point_of(keep, table.marks))
    assert table.marks.chosen == {keep}


def test_after_some_clicks_the_glove_shows_what_is_left_and_what_has_been_chosen_stays(make_app, hand_on) -> None:
    app = make_app(speed="instant")
    table, hand = sit_down(app), hand_on(app)
    Child(app, hand, table).play_until("exchange")
    move = next(move.text for move in table.play.state.legal() if move.kind == "exchange")
    keep, give, trade = table.hand.gesture(move)
    hand.click(table.hits.point_of(keep, table.marks))
    app.settings.speed = "normal"
    assert await_glove(app, table)
    for _ in range(300):
        assert keep in table.shown.chosen
        app.frame()
    hand.click(table.hits.point_of(give, table.marks))
    assert await_glove(app, table)
    for _ in range(90):
        assert {keep, give} <= table.shown.chosen and table.glove_guide.glove.step.there.hover == trade
        app.frame()


def test_while_the_glove_moves_nothing_shines_where_moves_are_not_shown_ahead(make_app) -> None:
    app = make_app(speed="normal")
    seats = tuple(Seat(colour, colour.title()) for colour in COLOURS[:2])
    app.stack.push(begin(app, MatchPlan("family", seats, "green", 2, shows=frozenset({PROJECTIONS}))))
    table = app.stack.top.table
    assert await_decision(app, table) and await_glove(app, table)
    for _ in range(60):
        assert not table.shown.shining
        app.frame()


def test_what_just_happened_can_be_asked_all_the_time_while_the_glove_moves(make_app, hand_on) -> None:
    app = make_app(speed="instant")
    table = sit_down(app)
    Child(app, hand_on(app), table).play_until("exchange")
    app.settings.speed = "normal"
    assert await_glove(app, table)
    assert table.marks.watchable
    assert table.shown.watchable


def test_a_click_while_the_glove_has_changed_nothing_yet_counts(make_app, hand_on) -> None:
    app = make_app(speed="instant")
    table, hand = sit_down(app), hand_on(app)
    assert await_decision(app, table)
    point = table.hits.point_of(("space", "3"), table.marks)
    hand.move(point)
    app.settings.speed = "normal"
    assert await_glove(app, table)
    before = table.play.state.position()
    press_at_rest(hand, point)
    assert table.play.state.position() != before
