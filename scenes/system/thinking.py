"""Players who think long do so in a process of their own, so that the table goes on meanwhile.

::

    thoughts = Thoughts(seconds=1.5)
    ticket = thoughts.ask(named("hard"), state.view("green"), seed=7)  # returns at once
    move = ticket.poll()    # None until the answer is there; raises Lost where there will never be one
    ticket.cancel()         # what is not wanted any more: from then on poll() is always None
    thoughts.close()        # the process ends with the match

Computer players' moves and hints ask in the same way, of the same process; what is asked later hurries what was asked
before.  The process starts with the first question, or earlier with :meth:`Thoughts.prepare`, and one that is lost is
replaced once.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import IO, Protocol, cast

from game.bots import Bot
from game.core import Move, View
from scenes.system.thinker import FLAG, Question

THINK = 1.5
"""Seconds that a decision may take unless told otherwise."""

GRACE = 5.0
"""Seconds beyond those after which a process that has not answered counts as lost; it may still have to start."""

PROCESSES = 2
"""How many may be started in a match: the second one if the first is lost."""

_START = "import sys; sys.path[:] = sys.argv[1:]; from scenes.system.thinker import main; main()"
"""Finds the modules where this process has found them."""

_ON_WINDOWS = getattr(subprocess, "CREATE_NO_WINDOW", 0) | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)


class Lost(Exception):
    """The process that should have answered has died, is stuck, or answers what is no legal move."""


class Mind(Protocol):
    """What a question can be put to."""

    answers: dict[int, str]
    """The texts of the moves found, by the question's number."""

    ended: bool
    """Whether there will be no more answers."""

    def ask(self, question: Question | None) -> None:
        """Have something thought about, or with None nothing any more; returns at once."""

    def end(self) -> None:
        """Be gone when this returns."""


class Process:
    """A process that thinks, and the thread that listens to it.  Raises ``OSError`` where none can be started."""

    def __init__(self) -> None:
        self.answers: dict[int, str] = {}
        self.ended = False
        self.process = subprocess.Popen(
            _command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C in a terminal is for the client alone
            creationflags=_ON_WINDOWS,
        )
        self._input = cast(IO[bytes], self.process.stdin)
        self._thread = Thread(target=self._listen, args=(cast(IO[bytes], self.process.stdout),), daemon=True)
        self._thread.start()

    def _listen(self, output: IO[bytes]) -> None:
        with output, suppress(ValueError):  # who says anything but an answer is not listened to any more
            for line in output:
                number, _, text = line.decode().strip().partition(" ")
                self.answers[int(number)] = text
        self.process.kill()
        self.process.wait()
        self.ended = True

    def ask(self, question: Question | None) -> None:
        """Write to the process; where it is gone already, the listening thread finds out."""
        with suppress(OSError):
            self._input.write(pickle.dumps(question))
            self._input.flush()

    def end(self) -> None:
        """Kill the process, and wait until it is gone."""
        self.process.kill()
        self._thread.join()
        with suppress(OSError):
            self._input.close()


def _command() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable, FLAG]
    return [sys.executable, "-c", _START, *sys.path]


class Ticket:
    """A question that waits for its answer.  ``mind`` is None where it could not be put to anybody."""

    def __init__(self, mind: Mind | None, question: Question, overdue: Callable[[], bool]) -> None:
        self._mind = mind
        self._question = question
        self._overdue = overdue
        self.cancelled = False

    def poll(self) -> Move | None:
        """The answer, or None as long as it is not there.  Raises :class:`Lost`."""
        if self.cancelled:
            return None
        if self._mind is None:
            raise Lost
        ended = self._mind.ended  # looked at first, for what was answered before counts
        text = self._mind.answers.get(self._question.number)
        if text is not None:
            return self._legal(text)
        if ended or self._overdue():
            self._mind.end()
            raise Lost
        return None

    def _legal(self, text: str) -> Move:
        for move in self._question.view.legal():
            if move.text == text:
                return move
        raise Lost

    def cancel(self) -> None:
        """The answer is not wanted any more."""
        if self._mind and not self.cancelled and self._question.number not in self._mind.answers:
            self._mind.ask(None)
        self.cancelled = True


class Thoughts:
    """What is asked in the course of a match.  ``seconds`` is the time a decision may take."""

    def __init__(
        self, seconds: float = THINK, start: Callable[[], Mind] = Process, now: Callable[[], float] = monotonic
    ) -> None:
        self.seconds = seconds
        self._start = start
        self._now = now
        self._mind: Mind | None = None
        self._started = self._asked = 0

    def prepare(self, player: type[Bot], view: View) -> None:
        """Start the process early, and have it read all that the player needs for games such as the view's."""
        self._ask(player, view, 0, 0.0)

    def ask(self, player: type[Bot], view: View, seed: int) -> Ticket:
        """Have a player decide for the view's colour, who must be to move; all its chance comes from ``seed``."""
        return self._ask(player, view, seed, self.seconds)

    def _ask(self, player: type[Bot], view: View, seed: int, seconds: float) -> Ticket:
        self._asked += 1
        question = Question(self._asked, player, view, seed, seconds)
        latest = self._now() + seconds + GRACE
        mind = self._living()
        if mind:
            mind.ask(question)
        return Ticket(mind, question, lambda: self._now() > latest)

    def _living(self) -> Mind | None:
        """The process, started anew where that is still possible."""
        if self._mind and self._mind.ended:
            self._mind.end()
            self._mind = None
        if self._mind is None and self._started < PROCESSES:
            self._started += 1
            with suppress(OSError):
                self._mind = self._start()
        return self._mind

    def close(self) -> None:
        """End the process, if there is one; none is started any more."""
        self._started = PROCESSES
        if self._mind:
            self._mind.end()
            self._mind = None
