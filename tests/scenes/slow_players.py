"""Players that think in a process of their own, each in a way that is easy to tell."""

from __future__ import annotations

import os
import sys
from time import sleep

from game.bots import Bot
from game.bots.bot import Stop
from game.core import Move, View

LONG = 30.0
"""Seconds that no test waits for."""


class Patient(Bot):
    """Thinks until it must stop, then draws a move by chance."""

    slow = True

    def choose(self, view: View, stop: Stop) -> Move:
        while not stop():
            sleep(0.002)
        legal = view.legal()
        return legal[self.rng.randrange(len(legal))]


class Screenless(Bot):
    """Plays its first move where no screen has been loaded, else its last."""

    slow = True

    def choose(self, view: View, stop: Stop) -> Move:
        return view.legal()[-1 if "pygame" in sys.modules else 0]


class Stubborn(Bot):
    """Does not hear that it must stop."""

    slow = True

    def choose(self, view: View, stop: Stop) -> Move:
        while not view.legal()[0].text.isspace():
            sleep(0.002)
        raise AssertionError


class Fragile(Bot):
    """Takes its process with it."""

    slow = True

    def choose(self, view: View, stop: Stop) -> Move:
        os._exit(1)


class Cheating(Bot):
    """Answers with what is no move at all."""

    slow = True

    def choose(self, view: View, stop: Stop) -> Move:
        return Move("win", "win")


class Chatty(Bot):
    """Talks where only answers are listened to, and then never stops thinking."""

    slow = True

    def choose(self, view: View, stop: Stop) -> Move:
        print("let me see", flush=True)
        return Stubborn(self.rng).choose(view, stop)


class Counting(Bot):
    """Remembers how often it has been asked, and plays the move of that number."""

    slow = True
    asked = -1

    def choose(self, view: View, stop: Stop) -> Move:
        self.asked += 1
        return view.legal()[self.asked]
