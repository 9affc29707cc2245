"""Computer players at the tables: their pace, what shows that they think, and what if they no longer can."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from aboard_hand import Player, sit_down
from sitting import Sit, Sitting

from game.bots import named
from scenes.app import App
from scenes.pause import Pause
from scenes.system.thinker import Question
from scenes.system.thinking import Thoughts
from scenes.table import motion, play
from scenes.table.asking import prompt_for
from scenes.words import computers as words

SECOND = 60
"""Frames in a second."""


class FakeMind:
    """Answers when it is told to, and never before."""

    def __init__(self) -> None:
        self.answers: dict[int, str] = {}
        self.ended = False
        self.asked: list[Question] = []
        self.hurried = 0

    def ask(self, question: Question | None) -> None:
        if question is None:
            self.hurried += 1
        elif question.seconds:
            self.asked.append(question)

    def end(self) -> None:
        self.ended = True

    def answer(self) -> None:
        """Answer all that has been asked with the first move there is."""
        self.answers |= {question.number: question.view.legal()[0].text for question in self.asked}


@pytest.fixture
def mind(monkeypatch: pytest.MonkeyPatch) -> FakeMind:
    """What thinks for slow players, in the place of a process."""
    mind = FakeMind()
    monkeypatch.setattr(play, "Thoughts", lambda seconds: Thoughts(seconds, lambda: mind, lambda: 0.0))
    return mind


def planned(sit: Sit, speed: str = "normal", kinds: str = "human hard", **plan: Any) -> Sitting:
    """A table at which green has just sent the first worker, and the computer player yellow is to move."""
    sitting = sit(speed, kinds=kinds, **plan)
    sitting.click(("space", "6"))
    while sitting.table.director.busy:
        sitting.app.frame()
    return sitting


def keeping(app: App) -> Player:
    """A table of Animals on Board at which green has kept a tile, and the computer player yellow is to keep one."""
    player = Player(app, sit_down(app, ("human", "hard")))
    while not player.scene.table.hand:
        app.frame()
    player.click_target(("hand", player.scene.table.picture.hand[0]))
    return player


def text_of(sitting: Sitting) -> str:
    """What the prompt says."""
    return prompt_for(sitting.table.picture, sitting.table.marks).text


def frames_until_moved(app: App, moves: Callable[[], int]) -> int:
    """How many frames go by before somebody moves."""
    before = moves()
    for frame in range(10 * SECOND):
        if moves() > before:
            return frame
        app.frame()
    raise AssertionError("nobody moves")


# -- thinking long
def test_the_table_goes_on_while_a_slow_player_thinks(sit: Sit, mind: FakeMind) -> None:
    sitting = planned(sit)
    sitting.hand.wait(3)
    assert sitting.moves == ["choose 6"]
    assert [(question.player, question.view.colour) for question in mind.asked] == [(named("hard"), "yellow")]
    sitting.hand.move(sitting.point(("button", "home")))
    assert sitting.table.marks.hover == ("button", "home")
    mind.answer()
    sitting.hand.wait(0.1)
    assert sitting.moves[1:] == [mind.asked[0].view.legal()[0].text]


def test_a_slow_player_begins_to_think_while_the_last_move_is_still_shown(sit: Sit, mind: FakeMind) -> None:
    sitting = sit("slow", kinds="human hard")
    sitting.click(("space", "6"))
    assert sitting.table.director.busy
    assert len(mind.asked) == 1


def test_three_dots_show_that_somebody_thinks_long(sit: Sit, mind: FakeMind) -> None:
    sitting = planned(sit)
    sitting.hand.wait(motion.LONG_THOUGHT - 0.2)
    assert text_of(sitting) == words.thinking("Yellow")
    assert sitting.table.marks.dots == 0
    sitting.hand.wait(0.3)
    seen = []
    for _ in range(4):
        seen.append(sitting.table.marks.dots)
        sitting.hand.wait(motion.DOT)
    assert seen == [1, 2, 3, 1]
    mind.answer()
    sitting.hand.wait(0.1)
    assert sitting.table.marks.dots == 0


def test_only_a_dot_that_changes_is_drawn_while_somebody_thinks(sit: Sit, mind: FakeMind) -> None:
    sitting = planned(sit)
    sitting.hand.wait(motion.LONG_THOUGHT + 0.3)
    drawn = sitting.app.screen.flips
    sitting.hand.wait(10 * motion.DOT)
    assert 9 <= sitting.app.screen.flips - drawn <= 11


def test_an_answer_that_comes_during_the_pause_waits_for_its_end(sit: Sit, mind: FakeMind) -> None:
    sitting = planned(sit)
    sitting.hand.key(pygame.K_ESCAPE)
    assert isinstance(sitting.app.stack.top, Pause)
    mind.answer()
    sitting.hand.wait(3)
    assert sitting.app.at_table.match.state.to_move == "yellow"
    sitting.hand.key(pygame.K_ESCAPE)
    sitting.hand.wait(2)
    assert len(sitting.moves) == 2


def test_taking_back_stops_the_thinking_and_deciding_anew_begins_another(sit: Sit, mind: FakeMind) -> None:
    sitting = planned(sit)
    sitting.hand.wait(1)
    sitting.hand.key(pygame.K_z)
    assert sitting.moves == []
    assert mind.hurried == 1
    mind.answer()
    sitting.hand.wait(2)
    assert sitting.moves == []
    sitting.click(("space", "1"))
    sitting.hand.wait(1.5)
    mind.answer()
    sitting.hand.wait(0.5)
    assert sitting.moves[0] == "choose 1"
    assert sitting.moves[1] == mind.asked[1].view.legal()[0].text


@pytest.mark.parametrize("leave", ["quit", "title"])
def test_leaving_the_table_ends_the_thinking(sit: Sit, mind: FakeMind, leave: str) -> None:
    sitting = planned(sit)
    assert not mind.ended
    if leave == "quit":
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        sitting.app.frame()
    else:
        from scenes.title import Title

        sitting.app.change_to(Title())
    assert mind.ended


def test_the_time_to_think_is_that_of_the_evening(make_app: Callable[..., App], mind: FakeMind) -> None:
    from scenes.match_setup import MatchPlan, scene_for
    from scenes.table.picture import Seat

    app = make_app()
    app.think = 0.3
    seats = (Seat("green", "Noah"), Seat("yellow", "Shem", "hard"))
    for game in ("family", "aboard"):
        scene = scene_for(app, MatchPlan(game, seats, "green", 1))
        assert scene.table.play.thoughts.seconds == 0.3


# -- a process that is lost
def test_a_player_whose_process_is_lost_plays_on_at_medium_and_that_is_said_once(sit: Sit, mind: FakeMind) -> None:
    sitting = planned(sit)
    sitting.hand.wait(1)
    mind.ended = True
    sitting.hand.wait(0.1)
    assert len(sitting.moves) == 2
    assert isinstance(sitting.table.play.bots["yellow"], named("medium"))
    assert text_of(sitting) == words.thinks_simply("Yellow")
    sitting.hand.wait(motion.ANSWER)
    assert text_of(sitting) != words.thinks_simply("Yellow")
    sitting.rest()
    sitting.click(("space", next(name for kind, name in sorted(sitting.table.marks.legal) if kind == "space")))
    sitting.hand.wait(3)
    assert len(sitting.moves) > 3
    assert text_of(sitting) != words.thinks_simply("Yellow")


def test_a_whole_match_is_played_though_no_process_can_be_had(sit: Sit, mind: FakeMind) -> None:
    mind.ended = True
    sitting = sit("instant", kinds="hard hard", game="family", quit_when_over=True)
    table = sitting.table
    for _ in range(1000):
        if not sitting.app.stack.scenes:
            break
        sitting.app.frame()
    assert table.play.over
    assert table.play.simpler == ["green", "yellow"]


# -- Animals on Board
def test_at_animals_on_board_too_dots_show_long_thinking(app: App, mind: FakeMind) -> None:
    player = keeping(app)
    player.wait(motion.LONG_THOUGHT + 0.5)
    prompt = player.scene.table.prompt()
    assert (prompt.text, prompt.dots > 0) == (words.thinking("Yellow"), True)
    assert mind.asked[-1].view.colour == "yellow"
    mind.answer()
    player.wait(1)
    assert player.scene.table.prompt().dots == 0
    assert player.scene.table.hand


def test_at_animals_on_board_too_a_lost_process_is_told(app: App, mind: FakeMind) -> None:
    player = keeping(app)
    player.wait(1)
    mind.ended = True
    player.wait(0.1)
    assert player.scene.table.prompt().text == words.thinks_simply("Yellow")
    player.wait(motion.ANSWER)
    assert player.scene.table.prompt().text != words.thinks_simply("Yellow")
    app.quit()


def test_leaving_animals_on_board_ends_the_thinking(app: App, mind: FakeMind) -> None:
    keeping(app)
    app.quit()
    assert mind.ended


# -- pace
@pytest.mark.parametrize(("speed", "least"), [("instant", 0.7), ("fast", 0.7), ("normal", 0.7), ("slow", 0.8)])
def test_after_a_persons_decision_there_is_time_to_take_it_back(sit: Sit, speed: str, least: float) -> None:
    sitting = planned(sit, speed, kinds="human easy")
    frames = frames_until_moved(sitting.app, lambda: len(sitting.moves))
    assert abs(frames - least * SECOND) <= 3


def test_where_nothing_can_be_taken_back_nobody_waits_for_it(sit: Sit) -> None:
    sitting = planned(sit, "instant", kinds="human easy", no_undo=True)
    assert len(sitting.moves) > 1
