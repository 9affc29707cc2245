"""The replay: any moment of a match, by slider, buttons, keys and log, and playing on from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pygame
import pytest
from conftest import Hand, MakeApp
from watching import plan_of_record, watch

from game.core import CHANCE, BadMove
from scenes.aboard import AboardScene
from scenes.app import App
from scenes.draft import Draft
from scenes.load.scene import Load
from scenes.match_setup import MatchPlan, score_sheet_for
from scenes.pause import Pause
from scenes.replay import Replay, begin_replay
from scenes.replay.aboard_board import AboardBoard
from scenes.replay.past import Past
from scenes.replay.play_on import PlayOn, plan_from
from scenes.replay.rings import draw_frame, ring_within
from scenes.table.picture import Picture
from scenes.table.scene import TableScene
from scenes.title import Title

RECORDS = ["ark-2-greedy", "ark-4-random", "family-3-shared", "aboard-3-published", "aboard-4-greedy"]


def parts(groups: list[list[str]]) -> set[frozenset[str]]:
    """Groups of tiles, in no order."""
    return {frozenset(group) for group in groups}


def truth(replay: Replay) -> dict[str, Any]:
    """What the rules say lies open on the table at the moment shown."""
    return replay.past.state(replay.moment).position()


# -- moments
@pytest.mark.parametrize("record", RECORDS)
def test_at_every_moment_a_player_decides_or_nobody(record: str) -> None:
    past = Past.read(plan_of_record(record))
    movers = [past.state(moment).to_move for moment in range(1, past.last)]
    assert CHANCE not in movers and None not in movers
    assert past.state(past.last).to_move is None
    assert past.counts[-1] == len(past.steps)


@pytest.mark.parametrize("record", RECORDS)
def test_every_moment_shows_what_the_rules_say_wherever_one_comes_from(app: App, record: str) -> None:
    replay = watch(app, record)
    for moment in (replay.past.last, 3, replay.past.last // 2, 0, replay.past.last // 3):
        replay.go_to(moment)
        position, picture = truth(replay), replay.board.picture
        if isinstance(picture, Picture):
            assert picture.scores == position["scores"] and picture.dividers == position["ark"]["dividers"]
            assert picture.round == position["round"] and picture.phase == position["phase"]
        else:
            assert picture.food == position["food"] and parts(picture.groups) == parts(position["groups"])


def test_rounds_begin_where_the_rules_begin_them() -> None:
    past = Past.read(plan_of_record("ark-2-greedy"))
    for number, moment in enumerate(past.rounds[1:], 2):
        assert past.state(moment).position()["round"] == number
        assert past.state(moment - 1).position()["round"] == number - 1
        assert (past.round_at(moment - 1), past.round_at(moment)) == (number - 1, number)


def test_a_move_that_cannot_be_is_refused(app: App) -> None:
    plan = plan_of_record("ark-2-greedy", 20)
    with pytest.raises(BadMove):
        begin_replay(MatchPlan(plan.game, plan.seats, plan.first, 1, moves=(*plan.moves, "wall z9N")))


# -- moving through time
def test_buttons_and_arrow_keys_step_one_move(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-2-greedy")
    for way, at in ((pygame.K_RIGHT, 1), (pygame.K_RIGHT, 2), (pygame.K_LEFT, 1)):
        hand.key(way)
        assert replay.moment == at
    hand.click(replay.bar.on.rect.center)
    hand.click(replay.bar.on.rect.center)
    assert replay.moment == 3
    hand.click(replay.bar.back.rect.center)
    assert replay.moment == 2


def test_home_and_end_and_the_page_keys_go_by_rounds(app: App, hand: Hand) -> None:
    replay = watch(app, "family-3-shared")
    rounds = replay.past.rounds
    hand.key(pygame.K_PAGEDOWN)
    assert replay.moment == rounds[1]
    hand.key(pygame.K_RIGHT)
    hand.key(pygame.K_PAGEUP)
    assert replay.moment == rounds[1]
    hand.key(pygame.K_PAGEUP)
    assert replay.moment == 0
    hand.key(pygame.K_END)
    assert replay.moment == replay.past.last and not replay.bar.on.enabled
    hand.key(pygame.K_PAGEDOWN)
    assert replay.moment == replay.past.last
    hand.key(pygame.K_HOME)
    assert replay.moment == 0 and not replay.bar.back.enabled


def test_the_knob_goes_where_the_track_is_clicked_or_dragged_and_snaps_to_moves(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-2-greedy")
    time = replay.bar.time
    for moment in (40, 7, replay.past.last):
        hand.click(time.place_of(moment))
        assert replay.moment == moment and time.moment_at(time.place_of(moment)[0]) == moment
    hand.press(time.place_of(20))
    hand.move(time.place_of(55))
    assert replay.moment == 55
    hand.move((0, 0))
    assert replay.moment == 0
    hand.release((0, 0))


def test_space_plays_to_the_end_and_pauses(make_app: MakeApp, hand_on: Callable[[App], Hand]) -> None:
    app = make_app(speed="fast")
    hand, replay = hand_on(app), watch(app, "aboard-3-published")
    hand.key(pygame.K_SPACE)
    assert replay.playing
    hand.wait(4)
    assert 2 < replay.moment < replay.past.last
    hand.key(pygame.K_SPACE)
    now = replay.moment
    hand.wait(2)
    assert replay.moment == now and not app.busy
    replay.go_to(replay.past.last - 1)
    hand.click(replay.bar.play.rect.center)
    hand.wait(3)
    assert replay.moment == replay.past.last and not replay.playing
    hand.key(pygame.K_SPACE)
    hand.wait(0.1)
    assert replay.playing and replay.moment <= 1


@pytest.mark.parametrize("record", RECORDS)
def test_what_is_shown_in_motion_ends_where_a_jump_leads(make_app: MakeApp, record: str) -> None:
    app = make_app(speed="fast")
    replay = watch(app, record)
    replay.go_to(12)
    for _ in range(25):
        replay.step(1)
        for _ in range(90):
            app.frame()
        assert not replay.board.busy
        shown, picture = dict(vars(replay.board.picture)), replay.board.picture
        replay.go_to(replay.moment)
        for name in ("version", "_level", "ark_version", "log", "left_of", "flying", "order", "acted"):
            shown.pop(name, None)
        assert all(shown[name] == getattr(picture, name) for name in shown)


def test_no_step_is_in_motion_for_longer_than_its_moves_may_be(make_app: MakeApp) -> None:
    app = make_app(speed="normal")
    replay = watch(app, "ark-4-greedy")
    replay.speed = "normal"
    for moment in range(replay.past.last - 40, replay.past.last, 3):
        replay.go_to(moment)
        replay.step(1)
        for _ in range(25 * len(replay.past.steps_to(replay.moment))):
            app.frame()
        assert not replay.board.busy


def test_a_speed_is_chosen_by_its_animal(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-2-greedy")
    hand.click(replay.bar.speeds[0].rect.center)
    assert replay.speed == "slow" and [choice.chosen for choice in replay.bar.speeds] == [True, False, False]


def test_a_replay_at_rest_is_not_drawn_again(make_app: MakeApp, hand_on: Callable[[App], Hand]) -> None:
    app = make_app(speed="fast")
    hand, replay = hand_on(app), watch(app, "ark-2-greedy")
    hand.key(pygame.K_RIGHT)
    hand.wait(3)
    flips = app.screen.flips
    hand.wait(2)
    assert app.screen.flips == flips and replay.moment == 1


def test_another_window_size_shows_the_same_moment(app: App, hand: Hand) -> None:
    replay = watch(app, "aboard-4-greedy")
    replay.go_to(20)
    app.screen.resize((1024, 768))
    hand.wait(0.5)
    assert replay.grid.size == (1024, 768) and replay.moment == 20
    assert parts(replay.board.picture.groups) == parts(truth(replay)["groups"])


def test_escape_and_the_house_lead_to_the_title(app: App, hand: Hand) -> None:
    watch(app, "ark-2-greedy")
    hand.key(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Title)


def test_the_gear_opens_the_settings_and_leads_back(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-2-greedy")
    hand.click(replay.controls.widgets[1].rect.center)
    assert isinstance(app.stack.top, Pause)
    hand.key(pygame.K_ESCAPE)
    assert app.stack.top is replay


def test_the_slider_can_be_moved_by_the_keyboard_alone(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-2-greedy")
    while replay.controls.focus is not replay.bar.time:
        hand.key(pygame.K_TAB)
    for _ in range(3):
        hand.key(pygame.K_RIGHT)
    hand.key(pygame.K_LEFT)
    assert replay.moment == 2 and replay.controls.focus is replay.bar.time


def test_the_eye_of_a_tray_shows_the_ark_while_it_is_held(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-4-greedy")
    replay.go_to(next(m for m in range(1, 40) if _drawn(replay, m)))
    assert replay.board.eye
    shown = app.screen.surface().copy()
    hand.press(replay.board.eye.center)
    assert replay.board.see_through and pygame.image.tobytes(shown, "RGB") != frame(app)
    hand.release(replay.board.eye.center)
    assert not replay.board.see_through


def _drawn(replay: Replay, moment: int) -> bool:
    return bool(replay.past.state(moment).position()["drawn"])


def frame(app: App) -> bytes:
    return pygame.image.tobytes(app.screen.surface(), "RGB")


def test_a_match_on_its_way_is_copied_without_its_secrets_and_one_that_is_over_with_them(app: App) -> None:
    running = watch(app, "aboard-4-greedy", count=60).copied()
    assert running.extra["seen_by"] == "" and "dark" in running.moves[0]
    assert watch(app, "aboard-4-greedy").copied().moves == plan_of_record("aboard-4-greedy").moves


def test_the_sign_tells_of_which_day_a_match_is(app: App) -> None:
    begun = datetime.now().astimezone() - timedelta(days=1)
    plan = replace(plan_of_record("ark-2-greedy"), begun=begun)
    assert begin_replay(plan).sign()[1].startswith("yesterday")


# -- what lies open
def test_N2_all_secrets_lie_open_once_the_game_is_over(app: App) -> None:
    replay = watch(app, "aboard-4-greedy")
    secrets = replay.past.state(10).position()["secret"]
    replay.go_to(10)
    assert secrets and replay.board.picture.opened == secrets


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_the_eye_over_a_secret_is_painted_at_its_place_whatever_part_is_painted(
    make_app: MakeApp, size: tuple[int, int]
) -> None:
    replay = watch(make_app(size=size), "aboard-2-greedy")
    replay.go_to(replay.past.last // 2)
    board = replay.board
    assert isinstance(board, AboardBoard)
    panels, colour = board.stage.panels(board.picture), board.picture.seats[0].colour
    part = panels.around(colour)
    part.left = panels.rect(colour).right - part.width // 20
    whole, clipped = pygame.Surface(size), pygame.Surface(size)
    panels.draw_one(whole, colour)
    clipped.set_clip(part)
    panels.draw_one(clipped, colour)
    part = part.clip(whole.get_rect())
    assert colour in board.picture.opened
    one, other = (pygame.image.tobytes(window.subsurface(part), "RGB") for window in (whole, clipped))
    assert one == other


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_the_ring_round_an_ark_that_was_loaded_stays_on_its_panel(make_app: MakeApp, size: tuple[int, int]) -> None:
    replay = watch(make_app(size=size), "aboard-2-greedy")
    board = replay.board
    assert isinstance(board, AboardBoard)
    for colour in board.picture.arks:
        panels = board.stage.panels(board.picture)
        window = pygame.Surface(size, pygame.SRCALPHA)
        inner = ring_within(replay.sight, panels.loaded(colour), panels.rect(colour))
        draw_frame(replay.sight, window, inner, 24)
        assert panels.rect(colour).contains(window.get_bounding_rect())


def test_N2_nothing_secret_shows_in_the_replay_of_a_match_that_is_not_over(app: App) -> None:
    replay = watch(app, "aboard-4-greedy", count=60)
    hidden = set(replay.past.match.state.position()["secret"].values())
    for moment in range(replay.past.last + 1):
        replay.go_to(moment)
        assert not replay.board.picture.opened
        assert not set(replay.board.picture.hand) & hidden
    assert not {word for entry in replay.story.entries for word in entry.what.split()} & hidden


# -- playing on
def test_playing_on_goes_to_a_setup_with_these_seats_and_new_chance(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-4-greedy", kinds="human hard easy human")
    replay.go_to(60)
    hand.click(replay.onward.rect.center)
    setup = app.stack.top
    assert isinstance(setup, PlayOn)
    assert [(seat.colour, seat.player) for seat in setup.draft.taken] == [
        ("green", "human"), ("yellow", "hard"), ("red", "easy"), ("blue", "human"),
    ]  # fmt: skip
    setup.draft.sit(1, "human")
    hand.click(app.layout.setup_start().center)
    scene = app.stack.top
    assert isinstance(scene, TableScene) and scene.table.play.state.position() == truth(replay)
    assert scene.table.play.plan.seats[1].human


def test_a_match_that_goes_on_is_kept_apart_from_the_one_watched() -> None:
    past = Past.read(replace(plan_of_record("ark-2-greedy"), slot="old", name="Sunday"))
    plan = Draft.going_on(plan_from(past, 30)).plan()
    assert (plan.slot, plan.name) == ("", "") and len(plan.moves) == past.counts[30]


def test_the_way_back_from_that_setup_leads_to_the_replay(app: App, hand: Hand) -> None:
    replay = watch(app, "family-3-shared")
    replay.go_to(30)
    hand.click(replay.onward.rect.center)
    hand.key(pygame.K_ESCAPE)
    assert app.stack.top is replay and replay.moment == 30


def test_nobody_can_play_on_from_the_end(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-2-greedy")
    hand.key(pygame.K_END)
    hand.click(replay.onward.rect.center)
    assert app.stack.top is replay


@pytest.mark.parametrize("kinds", ["human human human human", "human easy easy easy"])
def test_N2_playing_on_from_a_running_match_redraws_what_is_not_known(kinds: str) -> None:
    past = Past.read(plan_of_record("aboard-4-greedy", 60, kinds))
    own = past.match.state.position()["secret"]
    drawn = [Past.read(plan_from(past, past.last)).match.state.position()["secret"] for _ in range(12)]
    assert any(secret["yellow"] != own["yellow"] for secret in drawn)
    persons = kinds.split().count("human")
    assert all(secret["green"] == own["green"] for secret in drawn) == (persons == 1)


def test_N2_playing_on_from_a_match_that_is_over_keeps_its_secrets() -> None:
    past = Past.read(plan_of_record("aboard-4-greedy"))
    assert plan_from(past, 20).moves == past.plan.moves[: past.counts[20]]


def test_an_aboard_match_goes_on_at_its_table(app: App, hand: Hand) -> None:
    replay = watch(app, "aboard-4-greedy")
    replay.go_to(25)
    hand.click(replay.onward.rect.center)
    hand.click(app.layout.setup_start().center)
    scene = app.stack.top
    assert isinstance(scene, AboardScene) and scene.table.state.position() == truth(replay)


def test_a_replay_opened_from_the_saved_games_leads_back_there(app: App, hand: Any) -> None:
    app.stack.restart(begin_replay(plan_of_record("family-2-greedy", 20), Load(app)))
    hand.key(pygame.K_ESCAPE)
    hand.wait(1)
    assert isinstance(app.stack.top, Load)


@pytest.mark.parametrize("record", ["ark-2-greedy", "aboard-3-published"])
def test_a_replay_opened_from_the_score_sheet_leads_back_to_it(app: App, hand: Hand, record: str) -> None:
    plan = plan_of_record(record)
    sheet = score_sheet_for(plan, [event for step in Past.read(plan).steps for event in step.events])
    app.stack.restart(sheet)
    app.frame()
    hand.click(next(one.rect.center for one in sheet.controls if getattr(one, "icon", "") == "icons/replay"))
    assert isinstance(app.stack.top, Replay)
    hand.key(pygame.K_ESCAPE)
    assert app.stack.top is sheet and not sheet.busy
    hand.key(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Title)
