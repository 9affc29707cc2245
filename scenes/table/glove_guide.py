"""The glove for children who may not read: on the first turns it shows how the thing to do now is done.

It plays one sensible move on a hand of its own, which nothing is played with, and shows what that hand marks.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from math import copysign, dist, hypot

from game.bots import named
from scenes.table.advice import AT_ONCE
from scenes.table.hands import Hand, hand_for
from scenes.table.lantern import clicks_left
from scenes.table.marks import Marks, Target
from scenes.table.motion import in_out
from scenes.table.picking import HitMap, Point

FAMILY_TIMES = 2
"""How often people do a thing in the Family Variant before the glove leaves them alone with it."""
_FIRST, _AGAIN = 1.2, 5.0
"""Seconds before the glove comes: after a decision begins, and after the mouse was moved or where nothing is new."""
_STAYS = 60.0
"""How far the mouse may move, in units, before what was asked for goes."""
_LOOPS, _RESTS = 4, 20.0
"""After so many times it rests until the mouse is moved, or where it helps on for so many seconds."""
_WAY, _TAP, _REST = 0.9, 0.24, 0.7
_LAGS = (0.36, 0.66)
"""How far the two paler gloves are behind, in parts of the way."""
_BEND = 0.12
"""How far the way swings out, by its length."""
_PEN_DROP = 0.3
"""How far below the middle of a pen's first square the glove points, in squares, so that the pair can be seen."""


@dataclass(frozen=True)
class Way:
    """From one point of the window to another, in a gentle curve over the straight line."""

    start: Point
    end: Point

    @property
    def length(self) -> float:
        """From end to end, in pixels."""
        return hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])

    def at(self, part: float) -> Point:
        """The point after a part of the way, from 0 to 1."""
        (x, y), (to_x, to_y) = self.start, self.end
        dx, dy = to_x - x, to_y - y
        swing = copysign(4 * _BEND * part * (1 - part), dx)
        return round(x + dx * part + dy * swing), round(y + dy * part - dx * swing)


@dataclass(frozen=True)
class Step:
    """One click of the gesture: the way to it, and what is marked on the way and once it is there."""

    way: Way
    moving: Marks
    there: Marks

    @property
    def travel(self) -> float:
        """Seconds until the glove is there."""
        return _WAY if self.way.length else 0.0


@dataclass(frozen=True)
class Glove:
    """What is shown at one moment."""

    step: Step
    part: float
    """How much of the way lies behind it, from 0 to 1."""
    tapping: bool

    @property
    def at(self) -> Point:
        """What the glove points at, in pixels."""
        return self.step.way.at(self.part)

    @property
    def followers(self) -> list[Point]:
        """Where the paler gloves are, the nearer one first."""
        if not self.step.way.length:
            return []
        return [self.step.way.at(self.part - lag) for lag in _LAGS if self.part > lag]

    @property
    def marks(self) -> Marks:
        """What is marked meanwhile."""
        return self.step.there if self.part >= 1 else self.step.moving


class Showing:
    """One move, shown again and again."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps
        self.seconds = sum(step.travel + _TAP for step in steps) + _REST

    def at(self, seconds: float) -> Glove:
        """What is to be seen so many seconds after it began."""
        left = seconds % self.seconds
        for step in self.steps:
            if left < step.travel:
                return Glove(step, in_out(left / _WAY), False)
            left -= step.travel
            if left < _TAP:
                return Glove(step, 1.0, True)
            left -= _TAP
        return Glove(self.steps[-1], 1.0, False)


def showing_of(hand: Hand, hits: HitMap, *moves: str) -> Showing:
    """How a legal move is made, click by click, as far as that is still to be done.

    Two moves that belong together are made in one gesture.
    """
    targets, steps = clicks_left(hand, moves), []
    ghost = copy(hand) if targets else hand_for(hand.state)
    targets = targets or ghost.gesture(*moves)
    at = _begun(ghost, hits) or _source(targets, hand.player, hits) or _spot(targets[0], ghost.marks(), hits)
    for target in targets:
        ghost.hover(None)
        moving = ghost.marks()
        way = Way(at, _spot(target, moving, hits))
        ghost.hover(target)
        steps.append(Step(way, moving, ghost.marks()))
        ghost.click(target)
        at = way.end
    return Showing(steps)


def _begun(hand: Hand, hits: HitMap) -> Point | None:
    """Where the last click has been that only began something, if one has."""
    marks = hand.marks()
    begun = sorted(marks.chosen) or sorted(marks.lifted, key=lambda target: target[1].startswith(hand.player))
    return _spot(begun[-1], marks, hits) if begun else None


def _source(targets: list[Target], player: str, hits: HitMap) -> Point | None:
    """Where a single click comes from: a divider from those the player holds, anything else from the player."""
    if len(targets) > 1:
        return None
    panels, picture = hits.frame.panels, hits.picture
    if targets[0][0] == "edge":
        return panels.good(picture, player, "divider").center
    return panels.portrait(picture, player).center


def _spot(target: Target, marks: Marks, hits: HitMap) -> Point:
    """Where the glove points at a target, so that it hides little of it."""
    if target[0] == "space":
        return hits.frame.board.current(hits.picture, int(target[1]), marks.player).center
    x, y = hits.point_of(target, marks)
    return (x, y + round(_PEN_DROP * hits.ark.geometry.c)) if target[0] == "pen" else (x, y)


class GloveGuide:
    """Shows each kind of decision until people have taken it so many ``times``; with 0 it never comes."""

    def __init__(self, times: int, seed: int) -> None:
        self.times = times
        self._adviser = named(AT_ONCE)(random.Random(seed))
        self.taken: list[frozenset[str]] = []
        """What people have decided, the latest last."""
        self.shows: Sequence[str] = ()
        """Moves that are to be shown in this decision, whatever has been learnt."""
        self.helps = False
        """Whether who does nothing for a while is shown a good move, however often they have decided such a thing."""
        self._hand: Hand | None = None
        self._showing: Showing | None = None
        self._time = 0.0
        self._asked = False
        """Whether somebody has asked for what is shown."""
        self._asked_at: Point = (0, 0)
        self._reach = 0.0
        self.still = False
        """Whether the glove stands where it taps, with its followers on the way, since less motion is wanted."""

    @property
    def glove(self) -> Glove | None:
        """What is to be seen now, if anything is."""
        showing = self._showing
        if showing is None or self._time >= _LOOPS * showing.seconds:
            return None
        glove = showing.at(self._time)
        return replace(glove, part=1.0) if self.still else glove

    def update(self, dt: float, pace: float, hand: Hand | None, hits: HitMap) -> None:
        """Let ``dt`` seconds pass for whoever decides; nothing is shown at a ``pace`` of 0."""
        if hand is not self._hand:
            self._hand = hand
            self._wait(_FIRST if hand and self._new(hand) else _AGAIN)
        if hand is None or not (self._asked or (pace and (self.helps or self._new(hand)))):
            self._showing = None
            return
        self._time += dt if self._time < 0 else dt / (pace or 1.0)
        if self.helps and self._showing and self._time >= _LOOPS * self._showing.seconds + _RESTS:
            self._time = 0.0
        if self._time >= 0 and self._showing is None:
            self._showing = showing_of(hand, hits, *(self.shows or [self._advice(hand)]))

    def _new(self, hand: Hand) -> bool:
        """Whether something is to be shown that is said just now, or that people have not learnt yet."""
        return bool(self.shows) or (self.times > 0 and self.taken.count(_kind(hand)) < self.times)

    def _advice(self, hand: Hand) -> str:
        """A sensible move, from what the player may know, and one that goes on with what they have begun."""
        best = self._adviser.choose(hand.state.view(hand.player), lambda: False).text
        going_on = [move.text for move in hand.state.legal() if _goes_on(hand, move.text)] if hand.holds else []
        return best if best in going_on or not going_on else max(going_on, key=lambda move: hand.preview(move).gain)

    def _wait(self, seconds: float) -> None:
        self._showing, self._time, self._asked = None, -seconds, False

    def stir(self, pos: Point | None = None) -> None:
        """The mouse is in use: the glove goes, and comes again once it has been at rest for a while.

        What was asked for stays until the mouse goes away from there: to ``pos``, or it is pressed.
        """
        if not (self._asked and pos and dist(pos, self._asked_at) <= self._reach):
            self._wait(_AGAIN)

    def point_out(self, hand: Hand, hits: HitMap, moves: Sequence[str], at: Point) -> None:
        """Show at once how these moves are made, since somebody with the mouse at a point has asked for it."""
        self._hand, self._showing, self._time = hand, showing_of(hand, hits, *moves), 0.0
        self._asked, self._asked_at = True, at
        self._reach = hits.ark.brush.layout.u * _STAYS

    def learn(self, hand: Hand) -> None:
        """A person has taken the decision of a hand."""
        self.taken.append(_kind(hand))

    def forget(self, decisions: int) -> None:
        """The latest decisions have been taken back."""
        del self.taken[max(0, len(self.taken) - decisions) :]


def _goes_on(hand: Hand, move: str) -> bool:
    """Whether a move is made with all that the hand has chosen, or lifted."""
    marks, clicks = hand.marks(), set(hand.gesture(move))
    return marks.chosen <= clicks and (not marks.lifted or not marks.lifted.isdisjoint(clicks))


def _kind(hand: Hand) -> frozenset[str]:
    """What is decided: the kinds of moves there are."""
    return frozenset(move.kind for move in hand.state.legal())
