"""Animals on Board tells in words that a round is the last one, to everybody and in time (N4)."""

from __future__ import annotations

import pytest
from aboard_hand import Player
from conftest import MakeApp
from vain_clicks import sit_down

from scenes.aboard import AboardScene
from scenes.aboard_table.frame import sign_text
from scenes.aboard_table.hands import UNDO
from scenes.app import App
from scenes.replay.telling import told
from scenes.theme import FREDOKA
from scenes.words import aboard as words

TAKING = ("aboard-3-random", 66, ("take", "giraffe3"))
"""A record, and after how many of its moves yellow comes to eleven animals by this click; then green has a turn."""


def before_it(app: App) -> Player:
    """Yellow, who is about to come to eleven animals."""
    sit_down(app, *TAKING[:2])
    scene = app.stack.top
    assert isinstance(scene, AboardScene) and scene.table.state.to_move == "yellow"
    return Player(app, scene)


def test_N4_the_sign_the_prompt_and_the_log_tell_that_the_round_is_the_last_one(app: App) -> None:
    player = before_it(app)
    table, note = player.scene.table, words.last_round_note()
    assert sign_text(table.picture).startswith("Round 4") and table.prompt().note != note
    player.click_target(TAKING[2])
    player.move(app.layout.aboard.prompt().center)
    player.wait(0.1)
    assert sign_text(table.picture).startswith("Last round")
    assert table.picture.actor == "green" and table.prompt().note == note
    line = table.picture.log[-1]
    assert line.colour == "yellow" and words.log_lines(line)[0] == "11 animals: last round"


def test_N4_a_last_round_that_is_taken_back_is_no_last_round(app: App) -> None:
    player = before_it(app)
    player.click_target(TAKING[2])
    player.wait(0.1)
    player.click_target(UNDO)
    player.wait(0.1)
    assert sign_text(player.scene.table.picture).startswith("Round 4")


def test_N4_a_match_that_goes_on_in_its_last_round_says_so(app: App) -> None:
    sit_down(app, TAKING[0], TAKING[1] + 1)
    scene = app.stack.top
    assert isinstance(scene, AboardScene)
    assert sign_text(scene.table.picture).startswith("Last round")
    assert scene.table.prompt().note == words.last_round_note()


def test_N4_the_large_log_tells_who_has_made_the_round_the_last_one(app: App) -> None:
    sit_down(app, TAKING[0], TAKING[1] + 1)
    scene = app.stack.top
    assert isinstance(scene, AboardScene)
    player = Player(app, scene)
    player.click_target(("log", ""))
    last = [entry for entry in told(app.stack.top.past) if entry.kind == "last-round"]
    assert [(entry.colour, entry.what, entry.count) for entry in last] == [("yellow", "animals", 11)]


@pytest.mark.parametrize("language", ["en", "de", "it", "pl"])
@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_N4_the_sign_of_the_last_round_is_written_as_large_as_any(
    make_app: MakeApp, size: tuple[int, int], language: str
) -> None:
    app = make_app(size, language=language)
    brush, rect = app.brush, app.layout.aboard.sign()
    text = words.round_sign(9, 46, last=True)
    assert brush.fonts.size(text, FREDOKA, brush.layout.text_px(31))[0] <= rect.width - brush.layout.px(40), text
