"""The lantern: the move that is advised, click by click, for the hand that decides, at any table.

It never plays anything: it shows where the next click goes, until the player does that or something else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from copy import copy
from typing import Generic, Protocol, TypeVar

from game.core import Reason, State
from scenes.table import motion
from scenes.table.advice import Adviser
from scenes.table.hands import Hand
from scenes.table.marks import Hinted, Target

LANTERN: Target = ("button", "hint")
BACK: Target = ("button", "back")
READY, LIT, OFF = "ready", "lit", ""
"""How the lantern stands: it can be asked, it shows something, it cannot be asked now."""
REFUSALS = ("hints-off", "not-your-turn")
"""Codes of reasons why the lantern cannot be asked."""
_NO_RULING = ""


class Decides(Protocol):
    """A hand that takes one decision of the player who is to move."""

    @property
    def state(self) -> State: ...


H = TypeVar("H", bound=Decides)
Clicks = Callable[[H, Sequence[str]], list[Target]]
"""By which clicks a hand, as it is, makes moves; by none where there is no such way."""


class Lantern(Generic[H]):
    """``allowed`` tells the colours that may ask it now."""

    def __init__(self, adviser: Adviser, allowed: Callable[[], Collection[str]], clicks: Clicks[H]) -> None:
        self._adviser = adviser
        self._allowed = allowed
        self._clicks = clicks
        self._seconds = motion.HINT_RING * motion.HINT_RINGS
        self.hinted: Hinted | None = None
        self.rests = False
        """Whether no rings grow, since less motion is wanted."""

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves that are advised."""
        return self._adviser.advice.moves if self._adviser.advice else ()

    # -- time
    def update(self, dt: float, hand: H | None) -> bool:
        """Let ``dt`` seconds pass; whether something else is shown now, since a better answer has come."""
        self._seconds += dt
        if hand is None or not self._adviser.update():
            return False
        self.follow(hand)
        return True

    @property
    def moving(self) -> bool:
        """Whether rings still grow round what is shown."""
        grown = self.rests or self._seconds >= motion.HINT_RING * motion.HINT_RINGS
        return self.hinted is not None and not grown

    @property
    def ring(self) -> float:
        """How far the ring that grows just now has grown, from 0 to 1; 0 once all have."""
        return self._seconds / motion.HINT_RING % 1 if self.moving else 0.0

    # -- asking
    def stands(self, hand: H | None) -> str:
        """How the lantern stands for whoever decides now."""
        if self.refusal(hand):
            return OFF
        return LIT if self.hinted else READY

    def refusal(self, hand: H | None) -> Reason | None:
        """Why the lantern cannot be asked, if it cannot."""
        if hand is None:
            return Reason("not-your-turn", _NO_RULING)
        return None if hand.state.to_move in self._allowed() else Reason("hints-off", _NO_RULING)

    def ask(self, hand: H) -> None:
        """Show what is advised; where it is shown already, once more."""
        if self.hinted is None:
            self._adviser.ask(hand.state)
        self._seconds = 0.0
        self.follow(hand)

    def follow(self, hand: H) -> None:
        """Show the clicks that are left now that the hand has changed; nothing where it has gone another way."""
        before, self.hinted = self.hinted, None
        advice = self._adviser.advice
        if advice:
            clicks = self._clicks(hand, advice.moves)
            if clicks:
                self.hinted = Hinted(advice.moves[0], tuple(clicks), advice.why)
        if self.hinted is None:
            self.forget()
        elif before and before.clicks != self.hinted.clicks:
            self._seconds = 0.0

    def forget(self) -> None:
        """The decision is over, or something else has been clicked."""
        self._adviser.forget()
        self.hinted = None


def clicks_left(hand: Hand, moves: Sequence[str]) -> list[Target]:
    """The clicks by which a hand, with what is selected in it, makes these moves; none where there is no such way."""
    ways = _ways(hand, hand.gesture(*moves))
    return next((clicks for clicks in ways if clicks and _makes(hand, clicks, moves)), [])


def _ways(hand: Hand, gesture: list[Target]) -> Iterator[list[Target]]:
    """The gesture without what is selected already; its later clicks; all of it, once other things are put back."""
    marks = hand.marks()
    yield [target for target in gesture if target not in marks.chosen]
    for done in range(len(gesture)):
        yield gesture[done:]
    yield from ([put_back, *gesture] for put_back in (BACK, *sorted(marks.lifted)))


def _makes(hand: Hand, clicks: list[Target], moves: Sequence[str]) -> bool:
    """Whether these clicks would play the moves, and before the last one nothing."""
    trial = copy(hand)
    played = [trial.click(target) for target in clicks]
    return all(moved == [] for moved in played[:-1]) and played[-1] == list(moves)
