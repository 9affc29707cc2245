"""What a lesson is: when it matters, what shows that it was understood, and what both are made of.

Nothing here knows a rule: what speaks for a move, what may be done and what has happened are the game's own words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from game.ark.animals import SPECIES
from game.ark.state import State as ArkState
from game.bots import Why, explain
from game.core import Event, Move, State
from game.history import Made
from scenes.guide.positions import AboardPosition, AnyPosition, ArkPosition
from scenes.guide.shown import Thing
from scenes.table.advice import Advice

MOST = 2
"""A lesson is told no more often than so."""
_IDLE = frozenset({"only-move", "takes-bonus", "nothing-better"})
"""What speaks for the choice of an action in which nothing can be done, or where there is none."""
_ENDS = frozenset({"done", "pass", "decline"})
"""Kinds of moves with which something is left undone."""


@dataclass(frozen=True)
class Decision:
    """What the pupil is to decide: the state, and what a good player would do there."""

    state: State
    advice: Advice

    @property
    def pupil(self) -> str:
        """The colour that decides."""
        return str(self.state.to_move)

    @cached_property
    def position(self) -> AnyPosition:
        """All that the pupil may know, of whatever game."""
        return cast(AnyPosition, self.state.view(self.pupil).position())

    @property
    def at_the_ark(self) -> ArkPosition:
        """The same in the two ark games."""
        return cast(ArkPosition, self.position)

    @property
    def on_the_meadow(self) -> AboardPosition:
        """The same in Animals on Board."""
        return cast(AboardPosition, self.position)

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The kinds of moves there are."""
        return frozenset(move.kind for move in self.state.legal())

    @cached_property
    def legal(self) -> frozenset[str]:
        """All moves there are."""
        return frozenset(move.text for move in self.state.legal())

    def choosing(self, action: str) -> tuple[str, ...]:
        """The move that chooses an action of the ark games, alone.

        Empty where that cannot be, or where nothing could be done in it; to load is to take a pair on board.
        """
        actions = self.state.actions if isinstance(self.state, ArkState) else ()
        chosen = [f"choose {number}" for number, name in enumerate(actions, 1) if name == action]
        return tuple(move.text for move in self.state.legal() if move.text in chosen and self._can_act(move))

    def _can_act(self, choice: Move) -> bool:
        why = explain(self.state.view(self.pupil), choice)
        return why.code not in _IDLE and (why.code != "loads-first" or why.params["pairs"] != 0)

    @property
    def advises_a_deed(self) -> bool:
        """Whether what a good player would do brings anything, rather than to leave it at that."""
        idle = self.advised == "choose" and self.advice.why.code == "nothing-better"
        return not idle and self.advised not in _ENDS

    @property
    def advised(self) -> str:
        """The kind of the move that a good player would make."""
        return self.advice.moves[0].split()[0]


@dataclass(frozen=True)
class Deed:
    """A move that the pupil has made."""

    made: Made

    @property
    def pupil(self) -> str:
        """The colour that has decided."""
        return self.made.mover

    @cached_property
    def why(self) -> Why:
        """What speaks for it."""
        return explain(self.made.before.view(self.pupil), self.made.move)

    def events(self, kind: str) -> list[Event]:
        """What it led to of a kind."""
        return [event for event in self.made.events if event.kind == kind]


Matters = Callable[[Decision], bool]
Shows = Callable[[Deed], bool]


Points = Callable[[Decision], tuple[str, ...]]
Things = Callable[[Decision], tuple[Thing, ...]]


def what_is_advised(decision: Decision) -> tuple[str, ...]:
    """The move that a good player would make, with the one that completes it."""
    return decision.advice.moves


def nothing(_decision: Decision) -> tuple[()]:
    """No moves, or no things."""
    return ()


@dataclass(frozen=True)
class Lesson:
    """One thing to be learnt.  Its words stand in ``scenes.words.guide``, its picture in ``pictures``."""

    name: str
    chapter: str
    """The chapter of the rules behind it."""
    matters: Matters
    """Whether it matters for a decision."""
    understood: Shows
    """Whether a deed shows that it needs not be told any more."""
    latest: int = 0
    """The round from which on it is told also where it does not matter just then, if it has not come up; 0: never."""
    action: str = ""
    """The action that it is about: late it is told when that can be chosen, and points at its space."""
    points: Points = what_is_advised
    """The moves that it points at where it matters."""
    things: Things = nothing
    """What it is about that lies in the players' panels; where there is any, no move is pointed at."""

    def due(self, decision: Decision) -> bool:
        """Whether it matters now; what it points at brings something then."""
        return self.matters(decision) and self._worth_pointing(decision)

    def late(self, decision: Decision) -> bool:
        """Whether it is to be told now though it does not matter just then."""
        if not self.latest or decision.position["round"] < self.latest:
            return False
        return bool(decision.choosing(self.action)) if self.action else self._worth_pointing(decision)

    def _worth_pointing(self, decision: Decision) -> bool:
        advice = self.points is what_is_advised and not self.things(decision)
        return decision.advises_a_deed if advice else True

    def points_at(self, decision: Decision) -> tuple[str, ...]:
        """The moves that it points at."""
        if self.things(decision):
            return ()
        if self.due(decision) or not self.action:
            return self.points(decision)
        return decision.choosing(self.action)


# -- when it matters
def always(_decision: Decision) -> bool:
    """Whatever is to be decided."""
    return True


def advised(*codes: str) -> Matters:
    """One of these codes is what speaks for the move that a good player would make."""
    return lambda decision: decision.advice.why.code in codes


def advised_kind(*kinds: str) -> Matters:
    """A good player would make a move of one of these kinds."""
    return lambda decision: decision.advised in kinds


def may(*kinds: str) -> Matters:
    """A move of one of these kinds can be made."""
    return lambda decision: not decision.kinds.isdisjoint(kinds)


def from_round(number: int) -> Matters:
    """The round is this one or a later one."""
    return lambda decision: decision.position["round"] >= number


def both(*matters: Matters) -> Matters:
    """All of it holds."""
    return lambda decision: all(one(decision) for one in matters)


def either(*matters: Matters) -> Matters:
    """Some of it holds."""
    return lambda decision: any(one(decision) for one in matters)


# -- what shows that it was understood
def anything(_deed: Deed) -> bool:
    """Whatever has been done."""
    return True


def done(*codes: str) -> Shows:
    """One of these codes is what speaks for the move that was made."""
    return lambda deed: deed.why.code in codes


def did(*kinds: str) -> Shows:
    """It led to an event of one of these kinds with the pupil as its player."""
    return lambda deed: any(event.player == deed.pupil for kind in kinds for event in deed.events(kind))


def activates(*actions: str) -> Shows:
    """One of these actions begins that the pupil has chosen."""
    return lambda deed: any(
        event.player == deed.pupil and event.what in actions for event in deed.events("action-begins")
    )


def loads_small() -> Shows:
    """A pair of small animals goes on board."""
    return lambda deed: any(SPECIES[event.what].small for event in deed.events("pair-loaded"))


FAREWELL = Lesson("farewell", "", always, anything, points=nothing)
"""What is said once there is nothing left to be told, until the pupil does anything; no chapter is behind it."""
