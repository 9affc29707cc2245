"""What the prompt of the ark table asks, and the button beside the ark on which a turn goes on."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import Surface
from recorded import NAMES, When, can, frame_of, legal, phase, record, shown

import game
from game.core import Event, Reason
from scenes.table.asking import Prompt, prompt_for
from scenes.table.done import choosers, way_on
from scenes.table.hands.trading import DRAW
from scenes.table.marks import Marks, WhyNot
from scenes.table.picture import Picture, Seat
from scenes.words import table as words

SIZES = [(1024, 768), (1280, 720), (1920, 1080)]

pytestmark = pytest.mark.usefixtures("small_window")


# -- the prompt
def asked(name: str, when: When, kind: str, word: str, **marks: Any) -> str:
    state, picture = shown(name, when)
    return prompt_for(picture, Marks(player=picture.actor or "", legal=legal(state, word, kind), **marks)).text


def test_the_prompt_names_actor_verb_and_noun_for_every_kind_of_decision() -> None:
    prompts = [
        asked("ark-4-greedy", phase("planning"), "space", "choose"),
        asked("ark-3-mixed", can("take"), "drawn", "take", tray="taming"),
        asked("ark-3-mixed", can("bonus"), "good", "bonus", tray="bonus"),
        asked("ark-3-mixed", can("swap"), "edge", "swap"),
        asked("ark-3-mixed", can("exchange"), "give", "exchange", tray="exchange"),
        asked("ark-4-greedy", can("wall"), "edge", "wall"),
        asked("ark-4-greedy", can("load"), "pen", "load"),
        asked("ark-4-random", phase("deluge-food"), "square", "food"),
        asked("family-4-greedy", can("choose"), "space", "choose"),
        asked("family-4-greedy", can("wall"), "edge", "wall"),
        asked("family-4-greedy", can("load"), "pen", "load"),
    ]
    assert len(set(prompts)) >= 10
    for prompt in prompts:
        assert prompt.split(": ")[0] in NAMES.values()
        assert len(prompt) <= 34


def test_S3_three_players_are_asked_for_a_bag() -> None:
    def when(state: Any) -> bool:
        return can("draw")(state) and state.position()["action"] == 2

    assert "bag" in asked("ark-3-greedy", when, "bag", "draw", tray="taming")


def test_S4_the_exchange_is_asked_for_step_by_step_and_tells_the_pairing() -> None:
    state, picture = shown("ark-3-mixed", can("exchange"))
    given, kept = next(move for move in state.legal() if move.kind == "exchange").text.split()[1:]
    texts = []
    for chosen in [(), (("drawn", kept),), (("give", given),), (("drawn", kept), ("give", given))]:
        marks = Marks(legal=frozenset({("give", given)}), tray="exchange", chosen=frozenset(chosen))
        texts.append(prompt_for(picture, marks).text)
    assert len(set(texts)) == 4
    partner = kept[:-1] + ("f" if kept.endswith("m") else "m")
    picture.held[picture.actor or ""].animals.append(partner)
    assert "your own" in prompt_for(picture, marks).chip


def test_S5_pips_count_spent_due_and_left() -> None:
    _, picture = shown("ark-4-greedy", can("wall"))
    picture.left, picture.left_of = 5, 8
    pips = prompt_for(picture, Marks(cost=2)).pips
    assert pips == ("spent",) * 3 + ("due",) * 2 + ("left",) * 3


def test_S5_no_more_is_asked_for_than_can_be_laid() -> None:
    _, picture = shown("ark-4-greedy", can("wall"))
    picture.usable, picture.left, picture.left_of = 3, 6, 8
    prompt = prompt_for(picture, Marks())
    assert "up to 3 more" in prompt.text
    assert prompt.pips == ("spent",) * 2 + ("left",) * 3 + ("idle",) * 3
    picture.usable = 6
    assert "up to 6 more" in prompt_for(picture, Marks()).text and "idle" not in prompt_for(picture, Marks()).pips


def test_S4_more_is_drawn_only_once_something_has_been_drawn() -> None:
    _, picture = shown("ark-3-mixed", lambda state: can("draw")(state) and state.actions[state.action] == "trading")
    marks = Marks(tray="exchange", legal=frozenset({("bag", "m")}))
    texts = []
    for drawn in ([], ["lion/m"], ["lion/m", "dog/f"]):
        picture.drawn = drawn
        texts.append(prompt_for(picture, marks).text.partition(": ")[2])
    assert texts == ["draw 3 animals", "draw 2 more", "draw 1 more"]


def test_S4_no_more_animals_are_asked_for_than_the_bags_hold() -> None:
    _, picture = shown("ark-3-mixed", lambda state: can("draw")(state) and state.actions[state.action] == "trading")
    picture.bags = {"m": 1, "f": 1}
    prompt = prompt_for(picture, Marks(tray="exchange", legal=frozenset({("bag", "m")})))
    way = way_on(picture, Marks(legal=frozenset({DRAW})))
    assert prompt.text.endswith("draw 2 animals") and prompt.pips == ("left", "left")
    assert way and words.button_name(way.word, way.count) == "Draw 2"


def test_a_computer_thinks_and_a_refusal_tells_its_reason() -> None:
    _, picture = shown("ark-4-greedy", can("wall"), kind="greedy")
    name = NAMES[picture.actor or ""]
    assert prompt_for(picture, Marks()).text == f"{name} is thinking"
    why = WhyNot(Reason("pitch-needs-two-dividers", "S5"), ("field", "c1NW"))
    prompt = prompt_for(picture, Marks(why_not=why))
    assert prompt.missing and prompt.reason is why.reason and name not in prompt.text


@pytest.mark.parametrize("size", SIZES)
def test_a_long_name_stays_within_the_prompt(size: tuple[int, int]) -> None:
    _, picture = shown("ark-4-greedy", can("wall"))
    picture.seats = tuple(Seat(seat.colour, "Wwwwwwwwwwww") for seat in picture.seats)
    frame, window = frame_of(size), Surface(size, pygame.SRCALPHA)
    frame.prompt.draw(window, picture, Marks())
    ring = frame.brush.layout.px(16)
    assert frame.prompt.rect().inflate(2 * ring, 2 * ring).contains(window.get_bounding_rect())


# -- the button in Done's place
def test_done_is_plain_until_something_was_done_then_green() -> None:
    state, picture = shown("ark-4-greedy", can("wall"))
    marks = Marks(legal=frozenset({("button", "done")}))
    before = way_on(picture, marks)
    for event in state.play(next(move for move in state.legal() if move.kind == "wall")):
        picture.apply(event)
    after = way_on(picture, marks)
    assert before and after and before.style != after.style
    assert (before.word, after.word) == ("done", "done")
    picture.log.note(Event("divider-returns", "red", source=("edge", "c1N"), target=("stock", "")))
    assert way_on(picture, marks) == after, "what the log tells of others changes nothing"


def test_the_way_on_is_what_may_be_done() -> None:
    _, picture = shown("ark-4-random", phase("deluge-food"))
    ways = {
        "done": way_on(picture, Marks(legal=frozenset({("button", "done")}))),
        "pass": way_on(picture, Marks(tray="bonus", legal=frozenset({("button", "pass")}))),
        "draw": way_on(picture, Marks(legal=frozenset({DRAW}))),
        "decline": way_on(picture, Marks(tray="exchange", legal=frozenset({("button", "decline")}))),
    }
    assert {name: way.name for name, way in ways.items() if way} == {name: name for name in ways}
    assert ways["done"] and ways["done"].word == "enough"
    assert way_on(picture, Marks()) is None


def test_trade_waits_for_both_tiles() -> None:
    _, picture = shown("ark-3-mixed", can("exchange"))
    waiting = way_on(picture, Marks(tray="exchange", legal=frozenset({("give", "dog/m")})))
    ready = way_on(picture, Marks(tray="exchange", legal=frozenset({("button", "trade")})))
    assert waiting and not waiting.enabled
    assert ready and ready.enabled and ready.style != waiting.style


@pytest.mark.parametrize(("name", "workers"), [("ark-2-greedy", 4), ("ark-4-greedy", 4), ("family-2-greedy", 4)])
def test_S1_F2_everybody_who_places_a_worker_is_shown_through_or_waiting(name: str, workers: int) -> None:
    """With two players each is shown once for each of two workers; the first who waits is the actor."""
    for placed in range(workers):
        _, picture = shown(name, having_placed(placed))
        through, waiting = choosers(picture)
        assert (len(through), len(waiting)) == (placed, workers - placed)
        assert waiting[0] == picture.actor


def having_placed(workers: int) -> When:
    def when(state: Any) -> bool:
        current = state.position()["spaces"]["current"].values()
        return can("choose")(state) and sum(len(colours.split()) for colours in current) == workers

    return when


@pytest.mark.parametrize("name", ["ark-4-greedy", "family-2-greedy"])
def test_under_the_rainbow_the_prompt_says_that_points_are_counted(name: str) -> None:
    taken = record(name)
    state = game.new(taken["game"], taken["players"], taken["options"])
    for move in taken["moves"]:
        state.play(move)
    picture = Picture.of(state, tuple(Seat(colour, NAMES[colour], "human") for colour in taken["players"]))
    assert prompt_for(picture, Marks()) == Prompt(text=words.over())
