"""The log of Animals on Board: nothing in it is cut short, and what computers did can be read."""

from __future__ import annotations

import pygame
import pytest
from aboard_hand import Player, sit_down
from conftest import MakeApp

from scenes.aboard_table.log import Log, places, text_room
from scenes.app import App
from scenes.paint import Brush
from scenes.replay import LookBack
from scenes.table.chronicle import LogLine
from scenes.theme import TEXT
from scenes.words import aboard as words

LINES = [
    LogLine("red", "group-split", "", 6, 6), LogLine("blue", "group-split", "", 2, 10),
    LogLine("green", "group-taken", "", 12), LogLine("green", "group-taken", "", 1), LogLine("red", "skipped"),
    LogLine("yellow", "tile-kept"), LogLine("red", "last-round", "animals", 16), LogLine("", "last-round", "tiles"),
     LogLine("", "round-begins", "", 12),
]  # fmt: skip


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.kind}-{line.count}")
def test_no_line_of_the_log_is_cut_short(make_app: MakeApp, size: tuple[int, int], line: LogLine) -> None:
    brush: Brush = make_app(size).brush
    shortest = brush.fonts.size(words.log_lines(line)[-1], TEXT, brush.layout.text_px(20))
    place = places(brush.layout.aboard.log(), 1)[0]
    assert shortest[0] <= text_room(brush, place, line)[1]


def log_of(player: Player) -> Log:
    return next(widget for widget in player.scene.controls if isinstance(widget, Log))


def test_the_log_opens_while_it_is_pointed_at_and_shows_more_than_its_last_line(app: App) -> None:
    player = Player(app, sit_down(app, ("human", "random", "random", "random")))
    player.wait(0.1)
    player.click_target(("hand", player.scene.table.picture.hand[0]))
    player.move((5, 300))
    player.wait(4)
    assert len(player.scene.table.picture.log) >= 4
    below = log_of(player).rect.move(0, 100)
    closed = pygame.image.tobytes(app.screen.surface().subsurface(below), "RGB")
    player.move(log_of(player).rect.center)
    assert log_of(player).open
    assert pygame.image.tobytes(app.screen.surface().subsurface(below), "RGB") != closed
    player.move((5, 300))
    assert not log_of(player).open
    assert pygame.image.tobytes(app.screen.surface().subsurface(below), "RGB") == closed


def test_a_click_on_the_log_opens_the_large_one_and_plays_nothing(app: App) -> None:
    player = Player(app, sit_down(app, ("human", "random")))
    player.wait(0.1)
    before = player.scene.table.state.position()
    player.click(log_of(player).rect.center)
    assert isinstance(app.stack.top, LookBack)
    player.key(pygame.K_ESCAPE)
    assert app.stack.top is player.scene
    assert player.scene.table.state.position() == before
