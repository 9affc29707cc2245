"""The process in which slow players think: it is asked on its standard input and answers on its standard output.

Questions come pickled from the client that has started it; the answer to each is one line, its number and the text of
the move.  When its input ends, so does the process, whatever it is doing: it cannot outlive the client.  It knows no
screen, so that it starts fast and needs little.
"""

from __future__ import annotations

import os
import pickle
import random
import sys
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import NamedTuple, NoReturn

from game.bots import Bot
from game.core import Move, View

FLAG = "--think-for-a-table"
"""Makes a program that has no interpreter beside it, such as a packaged one, be this process."""

NICENESS = 5
"""By how much the screen comes before thinking where there are not enough processors for both."""


class Question(NamedTuple):
    """What the player whose view it is should do: for the ``player`` to answer within ``seconds`` of thinking."""

    number: int
    player: type[Bot]
    view: View
    seed: int
    seconds: float


Asked = SimpleQueue[Question | None]
"""What is still to be answered; None only ends the thinking about what came before."""


class Minds:
    """The players who have been asked, one for each colour: who thinks in plans keeps them from move to move."""

    def __init__(self) -> None:
        self._players: dict[tuple[type[Bot], str], tuple[random.Random, Bot]] = {}

    def answer(self, question: Question, stop: Callable[[], bool]) -> Move:
        """The player's move, chosen with chance of the question's own."""
        who = question.player, question.view.colour
        if who not in self._players:
            rng = random.Random()
            self._players[who] = rng, question.player(rng)
        rng, player = self._players[who]
        rng.seed(question.seed)
        return player.choose(question.view, stop)


def main() -> NoReturn:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    asked: Asked = SimpleQueue()
    Thread(target=_listen, args=(asked,), daemon=True).start()
    try:
        _answer_all(asked)
    except BrokenPipeError:
        pass  # nobody waits for the answer any more
    except Exception:
        traceback.print_exc()
    os._exit(1)  # at once: the thread still holds the input, and an orderly end would wait for it


def _listen(asked: Asked) -> None:
    try:
        while True:
            asked.put(pickle.load(sys.stdin.buffer))
    finally:
        os._exit(0)


def _answer_all(asked: Asked) -> None:
    minds = Minds()
    while True:
        question = asked.get()
        if question:
            print(question.number, minds.answer(question, _stop(question, asked)), flush=True)


def _stop(question: Question, asked: Asked) -> Callable[[], bool]:
    """Whether to answer at once: the time is up, or something else has been asked meanwhile."""
    deadline = monotonic() + question.seconds
    return lambda: monotonic() >= deadline or not asked.empty()
