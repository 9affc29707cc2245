"""Colour is never the only cue: what colours tell is told apart by people who see fewer of them, or by a sign."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np
import pygame
import pytest
from conftest import MakeApp
from numpy.typing import NDArray
from pygame import SRCALPHA, Rect, Surface

from game import Record
from game.core import Line
from scenes.aboard_table.arks import Panels as ArkPanels
from scenes.aboard_table.controls import GAIN
from scenes.aboard_table.log import draw_line
from scenes.aboard_table.picture import AboardPicture
from scenes.app import App
from scenes.match_setup import MatchPlan, score_sheet_for
from scenes.scoring import Scoring
from scenes.scoring_chart import ScoreChart
from scenes.system.art import Art
from scenes.table import pieces, tiles
from scenes.table.action_board import ActionBoard
from scenes.table.action_card import ActionCard
from scenes.table.chronicle import LogLine
from scenes.table.deluge_order import DelugeOrder
from scenes.table.log import Log
from scenes.table.marks import Marks
from scenes.table.panels import Panels
from scenes.table.picture import Picture, Seat
from scenes.table.points_card import PointsCard
from scenes.table.prompt import PromptBar
from scenes.theme import (
    CHARACTERS,
    CHOICE,
    FEMALE,
    FOAM,
    GOLD,
    GREEN_FACE,
    INK,
    LEGAL,
    MALE,
    MISSING,
    PARCHMENT,
    PARCHMENT_FOOT,
    PRICE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from scenes.words.labels import character_name
from tests.colours_seen import SIGHTS, differences, luminance, pixels, rgb

RECORDS = Path(__file__).parents[1] / "records"
AT_A_GLANCE = 10.0
"""The least distance in CIELAB of colours that tell something by themselves."""
SHAPED = 0.04
"""The least share of a sign that looks another way whatever its colours are."""
PAIRS = list(combinations(CHARACTERS, 2))

MEANINGS = {
    "what can be chosen, and what is missing": (GOLD, MISSING),
    "what can be chosen, and the wood it lies on": (LEGAL, WOOD_LIGHT),
    "what is chosen, and what could be instead": (GOLD, CHOICE.face),
    "the way on, and other buttons": (GREEN_FACE, PARCHMENT),
    "the way on, and what can be chosen": (GREEN_FACE, GOLD),
    "the way on, and what is missing": (GREEN_FACE, MISSING),
    "where the keys are, and wood": (FOAM, WOOD),
    "where the keys are, and the dark wood of trays": (FOAM, WOOD_DARK),
    "what is missing, and ink": (MISSING, INK),
    "what a split brings, and what it costs": (GAIN, PRICE),
    "female, and male": (FEMALE, MALE),
}
"""Colours that stand side by side and mean different things."""


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_two_players_colours_are_told_apart(sight: str, pair: tuple[str, str]) -> None:
    one, other = (rgb(CHARACTERS[colour].colour) for colour in pair)
    assert differences(sight, one, other) >= AT_A_GLANCE


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("meaning", MEANINGS)
def test_two_meanings_of_colours_are_told_apart(sight: str, meaning: str) -> None:
    one, other = map(rgb, MEANINGS[meaning])
    assert differences(sight, one, other) >= AT_A_GLANCE


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("colour", CHARACTERS)
def test_loading_points_left_are_told_from_those_spent(sight: str, colour: str) -> None:
    assert differences(sight, rgb(CHARACTERS[colour].colour), rgb(PARCHMENT_FOOT)) >= AT_A_GLANCE


# -- signs beside colours
SIGNS: dict[str, Callable[[str], str]] = {
    "mark": lambda colour: CHARACTERS[colour].sign,
    "portrait": lambda colour: CHARACTERS[colour].portrait,
    "worker": lambda colour: CHARACTERS[colour].worker,
    "divider": lambda colour: CHARACTERS[colour].divider(),
    "upright divider": lambda colour: CHARACTERS[colour].divider(upright=True),
}
"""What tells a player without colour: the names of pictures."""


def drawn_classes(name: str, size: tuple[int, int]) -> NDArray[np.int_]:
    """A picture without its colours: nothing, ink, a player's colour of whatever hue, or what is pale."""
    picture = Art().picture(name, size)
    light = luminance(pixels(picture))
    classes = 1 + (light > 0.06).astype(int) + (light > 0.7).astype(int)
    return np.where(pygame.surfarray.array_alpha(picture) > 128, classes, 0)


@pytest.mark.parametrize("sign", SIGNS)
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_two_players_signs_are_told_apart_without_any_colour(app: App, sign: str, pair: tuple[str, str]) -> None:
    size = {"divider": (128, 32), "upright divider": (32, 128)}.get(sign, (64, 64))
    one, other = (drawn_classes(SIGNS[sign](colour), size) for colour in pair)
    assert (one != other).mean() >= SHAPED


@dataclass
class Ground:
    """What a part of a screen is drawn from: the table of a match in which everybody plays."""

    app: App
    picture: Picture
    aboard: AboardPicture
    target: Surface

    @property
    def whole(self) -> Rect:
        return self.app.layout.screen


def _picture(record: str) -> Picture:
    seats = tuple(Seat(colour, character_name(colour)) for colour in CHARACTERS)
    return Picture.of(Record.read(RECORDS / f"{record}.json").start(), seats)


@pytest.fixture
def ground(make_app: MakeApp) -> Ground:
    app = make_app((1920, 1080))
    seats = tuple(Seat(colour, character_name(colour)) for colour in CHARACTERS)
    aboard = AboardPicture.of(Record.read(RECORDS / "aboard-4-greedy.json").start(), seats)
    return Ground(app, _picture("ark-4-greedy"), aboard, Surface(app.layout.size, SRCALPHA))


def _sheet(ground: Ground) -> Scoring:
    """The score sheet of a whole match."""
    record = Record.read(RECORDS / "ark-4-greedy.json")
    state = record.start()
    events = [event for move in record.moves for event in state.play(move)]
    seats = tuple(Seat(colour, character_name(colour)) for colour in CHARACTERS)
    scene = score_sheet_for(MatchPlan("ark", seats, "green", 1), events)
    assert isinstance(scene, Scoring)
    ground.app.stack.restart(scene)
    return scene


def _chart(ground: Ground, colour: str) -> None:
    ScoreChart(ground.app.brush, _sheet(ground).sheet).lines_layer()


def _action_card(ground: Ground, colour: str) -> None:
    card = ActionCard(ground.app.brush, ActionBoard(ground.app.brush))
    card.draw_marks(ground.target, ground.picture, Marks(player=colour, hover=("space", "7")))


def _points_card(ground: Ground, colour: str) -> None:
    ground.picture.actor = colour
    lines = [Line(colour, "divider", 3)]
    PointsCard(ground.app.brush).draw(ground.target, ground.picture, "lion", "a1", Rect(500, 500, 90, 90), lines)


def _prompt(ground: Ground, colour: str) -> None:
    ground.picture.actor = colour
    PromptBar(ground.app.brush).draw(ground.target, ground.picture, Marks())


PLACES: dict[str, tuple[str, Callable[[Ground, str], object]]] = {
    "line of the chart": ("mark", _chart),
    "column of the score sheet": ("portrait", lambda g, colour: _sheet(g).table.paint_frame(g.target)),
    "panel at the ark": ("portrait", lambda g, colour: Panels(g.app.brush).draw(g.target, g.picture, colour)),
    "panel of Animals on Board": ("portrait", lambda g, colour: ArkPanels(g.app.brush, g.aboard).draw(g.target)),
    "card of the Deluge": ("portrait", lambda g, colour: DelugeOrder(g.app.brush).draw(g.target, g.picture)),
    "head": ("portrait", lambda g, colour: pieces.head(g.app.brush, g.target, colour, (99, 99), 60)),
    "divider": ("divider", lambda g, colour: pieces.divider(g.app.brush, g.target, colour, (99, 99), 60)),
    "log": ("mark", lambda g, colour: _log(g, colour)),
    "log of Animals on Board": (
        "mark",
        lambda g, colour: draw_line(g.target, g.app.brush, Rect(0, 0, 400, 60), LogLine(colour, "tile-kept")),
    ),
    "tint of the action card": ("portrait", _action_card),
    "tint of the points card": ("portrait", _points_card),
    "ring and loading points of the prompt": ("portrait", _prompt),
}
"""Where a player's colour or its tint stands, and the sign beside it."""


def _log(ground: Ground, colour: str) -> None:
    ground.picture.log[:] = [LogLine(colour, "food-laid", "", 1, 1)]
    Log(ground.app.brush).draw(ground.target, ground.picture)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of pictures that are drawn."""
    names: list[str] = []
    picture = Art.picture

    def noted(art: Art, name: str, size: tuple[int, int]) -> Surface:
        names.append(name)
        return picture(art, name, size)

    monkeypatch.setattr(Art, "picture", noted)
    return names


@pytest.mark.parametrize("place", PLACES)
def test_beside_a_players_colour_stands_a_sign(ground: Ground, asked: list[str], place: str) -> None:
    sign, draw = PLACES[place]
    for colour in CHARACTERS:
        asked.clear()
        ground.app.brush.art.forget()
        draw(ground, colour)
        assert SIGNS[sign](colour) in asked, colour


@pytest.mark.parametrize("size", [tiles.HELD_FEW, tiles.HELD_MANY, tiles.HELD_CROWD, tiles.HELD_TALL])
def test_beside_the_colour_of_a_tiles_sex_stands_its_sign(app: App, asked: list[str], size: tiles.Units) -> None:
    for tile, name in (("lion/m", "icons/male"), ("lion/f", "icons/female")):
        for draw in (tiles.board_tile, tiles.tray_tile):
            asked.clear()
            draw(app.brush, tile, 90)
            assert name in asked
        asked.clear()
        tiles.held_tile(app.brush, tile, size)
        assert name in asked
