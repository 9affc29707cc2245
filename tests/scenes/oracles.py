"""Minds that answer for Hard in the tests of the lantern, without a process."""

from __future__ import annotations

from collections.abc import Callable

from game.core import View
from scenes.system.thinker import Question
from scenes.table.play import Playing

Choose = Callable[[View], str]


class Oracle:
    """Answers each question as soon as :meth:`speak` is called."""

    def __init__(self, choose: Choose) -> None:
        self.answers: dict[int, str] = {}
        self.ended = False
        self._choose = choose
        self.asked: list[Question] = []

    def ask(self, question: Question | None) -> None:
        if question:
            self.asked.append(question)

    def speak(self) -> None:
        """Answer all that has been asked."""
        self.answers |= {question.number: self._choose(question.view) for question in self.asked}

    def end(self) -> None:
        self.ended = True


def with_oracle(play: Playing, choose: Choose) -> Oracle:
    """Let an oracle answer all that is asked at a table from now on."""
    oracle = Oracle(choose)
    play.thoughts._start, play.thoughts._mind, play.thoughts._started = lambda: oracle, None, 0
    return oracle


def silent(view: View) -> str:
    """The choice of an oracle that is never to speak."""
    raise AssertionError(view.colour)
