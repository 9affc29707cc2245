"""Which event sounds how, at both tables, and what of it is heard where much happens at once."""

from __future__ import annotations

import random

import pytest
from aboard_hand import Player, sit_down
from conftest import Hand
from listening import Ears, listen
from sitting import RECORDS, Sitting, moves_before

import game
from assets import SOUNDS
from game import Record
from game.aboard.tiles import SPECIES as ABOARD
from game.ark.animals import SPECIES
from game.core import DARK, KINDS, Event
from scenes.app import App
from scenes.handover import Handover
from scenes.pause import Pause
from scenes.system.sound import AT_HOME, AT_SEA, RAIN, TUNE
from scenes.table import hearing
from scenes.table.hearing import BEGUN, LANDED, SILENT, TOLD, Hearing
from scenes.title import Title
from scenes.widgets import Button, Widget

FRAME = 1 / 60


def heard_of(*events: Event, voices: bool = False, pace: float = 1.0) -> list[str]:
    """What is heard of events that happen at once."""
    ears = Hearing(voices)
    for event in events:
        ears.begins(event)
        ears.lands(event)
    return ears.take(FRAME, pace)


# -- the table of sounds
def test_every_kind_of_event_has_its_sound_or_is_silent_on_purpose() -> None:
    kinds = [*LANDED, *BEGUN, *TOLD, *SILENT]
    assert sorted(kinds) == sorted(KINDS)


@pytest.mark.parametrize("kind", sorted(SILENT))
def test_what_is_only_seen_is_not_heard(kind: str) -> None:
    assert heard_of(Event(kind, "green", "lion1 lion2", 1)) == []


def test_every_sound_that_is_asked_for_is_there() -> None:
    names = {name for names in (*LANDED.values(), *BEGUN.values()) for name in names} - {hearing.DIVIDER}
    names |= {hearing.CHIME, hearing.TURN, hearing.LANTERN, hearing.CURTAIN, hearing.POINT, hearing.HEARTS, "bag"}
    names |= {*hearing.DIVIDERS, *hearing.GOODS.values(), *hearing.TILE_MOVES.values(), *Widget.sounds}
    names |= {f"voice-{species}" for species in (*SPECIES, *ABOARD)}
    names |= {name for heard in (AT_HOME, AT_SEA) for name, _ in heard.values()} | {"tune-deluge", "rain"}
    assert names == {path.stem for path in SOUNDS.glob("*.ogg")}


# -- single events
def test_a_row_of_dividers_does_not_always_sound_alike() -> None:
    ears, heard = Hearing(), []
    for edge in ("c1N", "c1E", "c1S", "c1W"):
        ears.lands(Event("divider-laid", "green", target=("edge", edge)))
        heard += ears.take(FRAME, 1.0)
    assert len(heard) == 4
    assert len(set(heard)) == 3


def test_a_pair_that_goes_on_board_is_heard_with_its_hearts() -> None:
    loaded = Event("pair-loaded", "green", "elephant", 4, target=("enclosure", "c2"), points={"green": 8})
    assert set(heard_of(loaded)) == {"hearts", "voice-elephant"}


def test_animals_out_of_a_bag_say_who_they_are_in_the_family_variant_alone() -> None:
    drawn = Event("tile-moves", "green", "lion/m", source=("bag", "m"), target=("drawn", ""))
    assert heard_of(drawn, voices=True) == ["bag", "flip", "voice-lion"]
    assert heard_of(drawn) == ["bag", "flip"]


def test_of_a_group_the_largest_herd_is_heard_and_nothing_of_what_lies_face_down() -> None:
    assert heard_of(Event("group-taken", "green", f"pig1 lion2 pig4 {DARK}", 4)) == ["walk", "voice-pig"]
    assert heard_of(Event("group-taken", "green", DARK, 1)) == ["walk"]


def test_one_animal_lets_another_finish() -> None:
    ears = Hearing()
    ears.speak("lion/m")
    ears.speak("cow/f")
    assert ears.take(0.5, 1.0) == ["voice-lion"]
    ears.speak("cow/f")
    assert ears.take(0.5, 1.0) == []
    ears.speak("cow/f")
    assert ears.take(FRAME, 1.0) == ["voice-cow"]


def one_after_another(*events: Event) -> list[str]:
    """What is heard of events of which each is shown in a frame of its own."""
    return [name for event in events for name in heard_of(event)]


def test_N4_that_an_ark_makes_the_round_the_last_one_is_heard_once() -> None:
    record = Record.read(RECORDS / "aboard-3-random.json")
    state = record.start()
    told = (state.play(move) for move in record.moves)
    taking = next(events for events in told if any(event.kind == "last-round" for event in events))
    assert one_after_another(*taking) == ["crate", "walk", "voice-giraffe", "flag", "round"]


def test_N4_a_round_that_begins_with_the_last_tiles_is_heard_to_begin_once() -> None:
    begins = Event("round-begins", count=7), Event("tile-dealt", what="pig1", target=("middle", ""))
    last = Event("phase-begins", what="playing"), Event("last-round", what="tiles")
    assert one_after_another(*begins, *last) == ["round", "tile"]


# -- much at once
def test_at_instant_speed_one_sound_is_heard_in_a_frame_the_one_that_means_most() -> None:
    events = [Event("worker-moves"), Event("enclosure-completed"), Event("food-laid"), Event("pitch-laid")]
    assert heard_of(*events, pace=0.0) == ["enclosure"]
    assert heard_of(*events[:1], *events[2:3], pace=0.0) == ["worker"]


def test_hurried_events_are_not_all_heard() -> None:
    events = [
        Event("food-laid"),
        Event("pitch-laid"),
        Event("worker-moves"),
        Event("divider-laid"),
        Event("game-over"),
    ]
    assert heard_of(*events) == ["fanfare"]
    assert len(heard_of(*events[:3])) == 3


@pytest.mark.parametrize("name", ["ark", "family"])
def test_a_table_of_computers_at_instant_speed_makes_no_din(app: App, name: str) -> None:
    ears = listen(app)
    Sitting(app, Hand, "random random", game=name)
    for _ in range(200):
        ears.take()
        app.frame()
        assert len(ears.heard) <= 1
        if not app.stack.top or app.stack.top.at_table is None:
            break


# -- at the tables
def seat(make_app, kinds: str = "human human", **plan: object) -> tuple[Sitting, Ears]:
    app = make_app(speed="normal")
    ears = listen(app)
    return Sitting(app, Hand, kinds, **plan), ears


def test_what_is_laid_is_heard_when_it_lands(make_app) -> None:
    sitting, ears = seat(make_app)
    ears.take()
    sitting.click(("space", "6"))
    assert "worker" not in ears.take()
    sitting.rest()
    assert "worker" in ears.take()


def test_a_match_that_goes_on_is_quiet_about_what_has_been(make_app) -> None:
    _, ears = seat(make_app, "human human human human", moves=moves_before("ark-4-greedy", "wall", 12))
    assert set(ears.take()) <= {"turn", "chime"}


def test_a_chime_tells_that_the_mouse_goes_to_somebody_else(make_app) -> None:
    sitting, ears = seat(make_app)
    ears.take()
    sitting.plan(6)
    assert "chime" in ears.take()


def test_alone_among_computers_one_is_called_more_softly(make_app) -> None:
    sitting, ears = seat(make_app, "human greedy")
    ears.take()
    sitting.plan(6)
    heard = ears.take()
    assert "turn" in heard
    assert "chime" not in heard


def test_a_click_in_vain_is_answered_softly(make_app) -> None:
    sitting, ears = seat(make_app)
    sitting.plan(6)
    ears.take()
    sitting.click(("space", "6"))
    sitting.app.frame()
    assert "no" in ears.take()


def test_points_are_heard_being_counted(make_app) -> None:
    sitting, ears = seat(make_app)
    sitting.building()
    scores = dict(sitting.table.picture.scores)
    sitting.hand.wait(3)
    ears.take()
    edge = next(target for target in sorted(sitting.table.marks.legal) if target[0] == "edge")
    sitting.click(edge)
    sitting.rest()
    assert ("point" in ears.take()) == (dict(sitting.table.picture.scores) != scores)


def test_a_tile_pointed_at_in_the_family_variant_says_who_it_is(make_app) -> None:
    sitting, ears = seat(make_app, game="family")
    sitting.hand.wait(3)
    held = [target for target, _ in sitting.table.frame.targets(sitting.table.picture, sitting.table.marks)]
    tile = next(target for target in held if target[0] == "held")
    sitting.hand.move((3, 400))
    ears.take()
    sitting.hand.move(sitting.point(tile))
    sitting.app.frame()
    species = tile[1].split()[1].split("/")[0]
    assert f"voice-{species}" in ears.take()


def test_in_the_standard_game_tiles_pointed_at_are_silent(make_app) -> None:
    sitting, ears = seat(make_app)
    sitting.hand.wait(3)
    held = [target for target, _ in sitting.table.frame.targets(sitting.table.picture, sitting.table.marks)]
    ears.take()
    sitting.hand.move(sitting.point(next(target for target in held if target[0] == "held")))
    sitting.app.frame()
    assert ears.take() == []


def test_the_deluge_has_a_tune_and_rain(make_app) -> None:
    moves = Record.read(RECORDS / "ark-4-random.json").moves
    state = game.new("ark", ["green", "yellow", "red", "blue"])
    before = 0
    while state.position()["phase"] != "deluge-food":
        state.play(moves[before])
        before += 1
    sitting, ears = seat(make_app, "human human human human", moves=tuple(moves[:before]))
    sitting.hand.wait(2)
    assert ears.behind[TUNE] == ("tune-deluge", 1.0)
    assert ears.behind[RAIN] == ("rain", 1.0)
    _, ears = seat(make_app)
    sitting.app.frame()
    assert ears.behind == AT_SEA


# -- Animals on Board, and what all screens share
def test_a_split_and_a_group_taken_are_heard(make_app) -> None:
    app = make_app(speed="normal")
    ears = listen(app)
    scene = sit_down(app, ("human", "greedy"))
    player, rng = Player(app, scene), random.Random(2)
    for _ in range(3000):
        if {"split", "walk"} <= set(ears.heard):
            break
        hand = scene.table.hand
        if hand and not scene.table.director.busy:
            move = rng.choice(player.choices(rng, splits=2))
            for target in hand.gesture(scene.table.state.parse(move)):
                player.click_target(target)
        app.frame()
    assert {"split", "walk", "tile"} <= set(ears.heard)


def test_the_curtain_is_heard(make_app) -> None:
    app = make_app()
    ears = listen(app)
    sit_down(app, ("human", "human"))
    for _ in range(120):
        app.frame()
        if isinstance(app.stack.top, Handover):
            break
    assert "curtain" in ears.heard
    assert ears.behind == AT_SEA


def test_buttons_are_heard_as_they_are_pressed_and_let_go(app: App, hand) -> None:
    ears = listen(app)
    app.stack.push(Title())
    app.stack.push(Pause(in_play=False))
    back = app.stack.top.controls.widgets[-1].rect.center
    hand.press(back)
    assert ears.take() == ["press"]
    hand.release(back)
    assert ears.take() == ["release"]


def test_a_button_that_is_switched_off_says_no(app: App, hand) -> None:
    from scenes.screen import Screen

    class Off(Screen):
        def place(self, layout):
            return [Button(layout.box(100, 100, 200, 100), lambda: None, enabled=False)]

        def paint(self, target) -> None:
            target.fill("white")

    ears = listen(app)
    app.stack.push(Off())
    hand.click(app.layout.box(100, 100, 200, 100).center)
    assert ears.take() == ["press", "no"]
