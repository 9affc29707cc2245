"""How the table of the ark is left: for a pause, for the title, and for the score sheet once a match is over."""

from __future__ import annotations

from pathlib import Path

import pygame
from sitting import Sit, Sitting

from game.record import Record
from scenes.confirm import Leaving
from scenes.match_setup import RecordFiles
from scenes.pause import Pause
from scenes.scoring import Scoring
from scenes.table import motion
from scenes.table.scene import TableScene
from scenes.title import Title
from scenes.words import labels


def test_the_record_is_written_when_the_window_is_closed_over_the_pause(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    sitting = sit()
    sitting.app.records = RecordFiles(path)
    sitting.click(("space", "6"))
    sitting.hand.key(pygame.K_ESCAPE)
    assert isinstance(sitting.app.stack.top, Pause)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    sitting.app.frame()
    assert Record.read(path).moves[-1] == "choose 6" and not sitting.app.stack.scenes


def test_settings_and_escape_pause_the_match_and_it_goes_on(sit: Sit) -> None:
    sitting = sit("instant")
    scene = sitting.scene
    sitting.click(("button", "settings"))
    assert isinstance(sitting.app.stack.top, Pause)
    sitting.hand.key(pygame.K_ESCAPE)
    sitting.hand.wait(0.5)
    assert sitting.app.stack.top is scene
    sitting.hand.key(pygame.K_ESCAPE)
    assert isinstance(sitting.app.stack.top, Pause)


def test_the_house_asks_whether_to_leave_and_leads_to_the_title(sit: Sit) -> None:
    sitting = sit("instant")
    scene = sitting.scene
    sitting.click(("button", "home"))
    assert isinstance(sitting.app.stack.top, Leaving)
    sitting.hand.key(pygame.K_ESCAPE)
    sitting.hand.wait(0.5)
    assert sitting.app.stack.top is scene
    sitting.click(("button", "home"))
    leave = next(one for one in sitting.app.stack.top.controls if getattr(one, "text", "") == labels.to_title())
    sitting.hand.click(leave.rect.center)
    assert isinstance(sitting.app.stack.top, Title)


def test_the_record_is_written_as_the_table_is_left(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    sitting = sit("instant")
    sitting.app.records = RecordFiles(path)
    sitting.plan(6, 1)
    assert not path.exists()
    sitting.app.quit()
    made = [move for move in Record.read(path).moves if not move.startswith("reveal")]
    assert made == ["choose 6", "choose 1"]


def play_out(sitting: Sitting) -> None:
    """Let computers play to the end, and show all of it at once."""
    table = sitting.table
    while not table.play.over:
        table.show(table.play.think())
        table.director.finish()


def test_a_rainbow_ends_the_match_before_the_score_sheet_comes(sit: Sit) -> None:
    sitting = sit(kinds="greedy greedy", game="family")
    table = sitting.table
    play_out(sitting)
    sitting.hand.wait(motion.RAINBOW)
    assert table.rainbow.share > 0.9 and isinstance(sitting.app.stack.top, TableScene)
    sitting.hand.wait(motion.RAINBOW_STAYS + 0.1)
    assert isinstance(sitting.app.stack.top, Scoring)


def test_a_click_hurries_the_rainbow(sit: Sit) -> None:
    sitting = sit(kinds="greedy greedy", game="family")
    play_out(sitting)
    sitting.hand.wait(0.3)
    assert isinstance(sitting.app.stack.top, TableScene)
    sitting.hand.press((300, 300))
    assert isinstance(sitting.app.stack.top, Scoring)


def test_computers_alone_play_to_the_end_and_the_program_is_left(sit: Sit) -> None:
    sitting = sit("instant", kinds="greedy random random", game="family", quit_when_over=True)
    table = sitting.table
    for _ in range(300):
        if not sitting.app.stack.scenes:
            break
        sitting.app.frame()
    assert not sitting.app.stack.scenes and table.play.over
    assert table.picture.scores == table.play.state.scores()
