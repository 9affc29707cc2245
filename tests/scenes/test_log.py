"""The large log: a line for every event, in its round and action, filtered, and drawn only where it is seen."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pygame
import pytest
from conftest import Hand, MakeApp
from watching import plan_of_record, watch

from game import Record
from scenes.app import App
from scenes.match_setup import MatchPlan
from scenes.replay import Replay
from scenes.replay.entries import POINTS, Entry, Filter
from scenes.replay.lines import Lines
from scenes.replay.past import Past
from scenes.replay.story import Story
from scenes.replay.telling import told
from scenes.replay.telling_ark import SUBJECTS
from scenes.table.picture import Seat
from scenes.theme import TEXT
from scenes.widgets import Choice

MATCHES = Path(__file__).parent / "matches"
RECORDS = ["ark-2-random", "ark-4-greedy", "family-3-shared", "aboard-3-published", "aboard-4-greedy"]
UNTOLD = {
    "turn-begins", "turn-ends", "action-ends", "phase-begins", "deluge-begins", "food-moves", "flag-set",
    "flags-cleared", "groups-joined", "worker-moves", "tile-moves", "food-scored",
}  # fmt: skip
"""Kinds of event that other lines tell as well, at least in part."""


def story_of(app: App, record: str) -> Story:
    return watch(app, record).story


def icon(replay: Replay, name: str) -> tuple[int, int]:
    """The button of the filter with a picture."""
    found = (one for one in replay.controls if isinstance(one, Choice) and one.icon == f"icons/{name}")
    return next(found).rect.center


# -- telling
@pytest.mark.parametrize("record", RECORDS)
def test_every_event_that_is_news_has_its_line(record: str) -> None:
    past = Past.read(plan_of_record(record))
    lines = Counter(entry.moment for entry in told(past))
    for moment in range(1, past.last + 1):
        news = [event for event in past.events_to(moment) if event.kind not in UNTOLD]
        assert bool(lines[moment]) or not news


@pytest.mark.parametrize("record", ["ark-2-random", "ark-4-greedy", "family-3-shared"])
def test_the_points_of_all_lines_are_the_score(record: str) -> None:
    past = Past.read(plan_of_record(record))
    points: Counter[str] = Counter()
    for entry in told(past):
        points[entry.colour] += entry.points
    assert {colour: points[colour] for colour in past.match.players} == past.match.state.scores()


def test_A1_animals_that_cost_nothing_are_told_as_left_behind_too() -> None:
    """One player of this match has a raven left, and nothing else: their event has no points."""
    found = Record.read(MATCHES / "small-animals-left.json")
    seats = tuple(Seat(colour, colour.title(), "human") for colour in found.players)
    entries = told(Past.read(MatchPlan(found.game, seats, found.players[0], 1, found.options, moves=found.moves)))
    left = {entry.colour: (entry.count, entry.points) for entry in entries if entry.kind == "left-behind"}
    assert left == {"green": (1, 0), "yellow": (3, -2), "red": (6, -19)}


@pytest.mark.parametrize("record", ["aboard-3-published", "aboard-4-greedy"])
def test_N5_the_lines_of_the_scoring_are_the_score(record: str) -> None:
    past = Past.read(plan_of_record(record))
    points: Counter[str] = Counter()
    for entry in told(past):
        points[entry.colour] += entry.points
    assert {colour: points[colour] for colour in past.match.players} == past.match.state.scores()


@pytest.mark.parametrize("record", RECORDS)
def test_each_round_has_a_heading_and_they_come_in_order(record: str) -> None:
    past = Past.read(plan_of_record(record))
    rounds = [entry.count for entry in told(past) if entry.kind == "round"]
    assert rounds == list(range(1, len(past.rounds) + 1))


def test_S3_an_action_stands_under_its_heading_with_the_head_of_whoever_chose_it() -> None:
    past = Past.read(plan_of_record("ark-4-greedy"))
    entries = told(past)
    first = next(entry for entry in entries if entry.kind == "action")
    assert (first.what, first.colour) == ("taming", "yellow")
    assert [entry.what for entry in entries if entry.kind == "chose"][:4] == ["5", "2", "6", "4"]


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("record", RECORDS)
def test_no_line_of_the_log_is_cut_short(make_app: MakeApp, size: tuple[int, int], record: str) -> None:
    app = make_app(size)
    replay = watch(app, record)
    lines, brush = replay.story.lines, replay.sight
    for entry in [entry for entry in replay.story.entries if not entry.heading]:
        left, right = lines.room(brush, entry, lines.rect.width)
        text = lines.sentence(entry)
        assert brush.fonts.size(text, TEXT, brush.layout.text_px(18))[0] <= right - left, text


# -- filtering
def test_a_filter_shows_the_lines_of_a_player_and_headings_that_have_any() -> None:
    chosen = Filter(SUBJECTS)
    entries = [
        Entry("round", count=1), Entry("action", "red", "building"), Entry("divider-laid", "red", points=1),
        Entry("action", "green", "loading"), Entry("divider-laid", "green"), Entry("round", count=2),
        Entry("tile-kept", "red", "lion/m"),
    ]  # fmt: skip
    assert chosen.of(entries) == entries
    chosen.toggle("red")
    assert chosen.of(entries) == [*entries[:3], *entries[5:]]
    chosen.toggle("building")
    assert chosen.of(entries) == entries[:3]
    chosen.toggle("red")
    assert chosen.of(entries) == entries[:5]
    chosen.toggle("building")
    chosen.toggle(POINTS)
    assert chosen.of(entries) == entries[:3]


def test_the_filter_opens_by_its_glass_and_is_off_again_when_it_is_closed(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-4-greedy")
    replay.go_to(100)
    everything = list(replay.story.shown)
    hand.click(icon(replay, "magnifier"))
    hand.click(icon(replay, "action-build"))
    assert {SUBJECTS.get(entry.kind) for entry in replay.story.shown if not entry.heading} == {"building"}
    assert replay.story.gold in replay.story.shown
    hand.click(icon(replay, "point"))
    assert any(entry.kind == "pair-loaded" for entry in replay.story.shown)
    hand.click(icon(replay, "magnifier"))
    assert list(replay.story.shown) == everything


def test_under_the_bar_the_filter_stands_open(make_app: MakeApp) -> None:
    app = make_app((1024, 768))
    replay = watch(app, "aboard-4-greedy")
    assert replay.grid.below
    Hand(app).click(icon(replay, "action-trade"))
    assert {entry.kind for entry in replay.story.shown if not entry.heading} == {"split", "taken"}


def test_F1_the_filter_of_the_family_variant_has_wood_and_no_food(app: App, hand: Hand) -> None:
    replay = watch(app, "family-2-greedy")
    hand.click(icon(replay, "magnifier"))
    icons = {one.icon for one in replay.controls if isinstance(one, Choice)}
    assert "icons/action-wood" in icons and "icons/action-food" not in icons
    hand.click(icon(replay, "action-wood"))
    assert {SUBJECTS.get(entry.kind) for entry in replay.story.shown if not entry.heading} == {"goods"}


# -- looking at moments
def test_a_click_on_a_line_shows_its_moment_and_later_lines_are_pale(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-4-greedy")
    replay.go_to(150)
    lines = replay.story.lines
    place = (lines.rect.centerx, lines.rect.top + round(1.5 * lines.row))
    entry = lines.entry_at(place)
    hand.click(place)
    assert entry and replay.moment == entry.moment < 150
    assert lines.moment == entry.moment


def test_the_wheel_and_the_bar_move_the_lines_and_the_gold_one_comes_into_view_again(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-4-greedy")
    replay.go_to(150)
    lines, bar = replay.story.lines, replay.story.bar
    top = lines.top
    hand.move(lines.rect.center)
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=2))
    app.frame()
    assert lines.top == top - 6
    hand.press(bar.thumb().center)
    hand.move(bar.rect.midbottom)
    hand.release(bar.rect.midbottom)
    assert lines.top == len(replay.story.shown) - lines.seen
    hand.key(pygame.K_RIGHT)
    place = list(replay.story.shown).index(replay.story.gold)
    assert lines.top <= place < lines.top + lines.seen


def test_up_and_down_go_from_line_to_line(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-4-greedy")
    replay.go_to(150)
    lines = [entry for entry in replay.story.shown if not entry.heading]
    place = lines.index(replay.story.gold)
    hand.key(pygame.K_UP)
    assert replay.story.gold is lines[place - 1] and replay.moment == lines[place - 1].moment
    hand.key(pygame.K_DOWN)
    hand.key(pygame.K_DOWN)
    assert replay.story.gold is lines[place + 1]


def test_with_the_keyboard_on_the_lines_up_and_down_go_from_line_to_line_too(app: App, hand: Hand) -> None:
    replay = watch(app, "ark-4-greedy")
    replay.go_to(20)
    while replay.controls.focus is not replay.story.lines:
        hand.key(pygame.K_TAB)
    before = replay.story.gold
    hand.key(pygame.K_DOWN)
    assert replay.story.gold is not before and replay.controls.focus is replay.story.lines


def test_of_thousands_of_lines_only_those_in_view_are_drawn(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    story = story_of(app, "ark-2-greedy")
    story.lines.entries = [Entry("divider-laid", "red", points=1, moment=number) for number in range(5000)]
    story.lines.top = 4000
    drawn: list[Entry] = []
    surface = app.screen.surface()
    monkeypatch.setattr(Lines, "_draw_row", lambda self, target, brush, entry, place: drawn.append(entry))
    story.lines.draw(surface, app.brush)
    assert [entry.moment for entry in drawn] == list(range(4000, 4000 + story.lines.seen))
