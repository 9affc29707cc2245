"""The players of Ark & Noah and the Family Variant, by level."""

from __future__ import annotations

from typing import cast

from game.ark.board import bits
from game.ark.narrator import SILENCE
from game.ark.order import performing_order
from game.ark.performing import next_turn, start
from game.ark.state import State
from game.bots.ark_building import building_steps
from game.bots.ark_habits import Habits
from game.bots.ark_loading import loading_steps
from game.bots.ark_programmes import programmes
from game.bots.ark_search import best_course
from game.bots.ark_steps import Step, follow
from game.bots.ark_worth import lead
from game.bots.bot import Bot, Stop
from game.core import Move, View


class ArkEasy(Bot):
    """Plays what brings most points at once."""

    def choose(self, view: View, stop: Stop) -> Move:
        state = cast(State, view.sample(self.rng))
        seat = state.seat
        best: list[Move] = []
        highest = float("-inf")
        for move in view.legal():
            after = state.copy()
            after.apply(move)
            value = after.points[seat] - state.points[seat]
            if value > highest:
                best, highest = [], value
            if value == highest:
                best.append(move)
        return best[self.rng.randrange(len(best))]


class ArkMedium(Bot):
    """Weighs what each step leads to."""

    def choose(self, view: View, stop: Stop) -> Move:
        state = cast(State, view.sample(self.rng))
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        seat = state.seat
        habits = Habits(self.rng, state)
        steps = self.steps(state, habits)
        base = lead(state, seat)
        best, highest = legal[0], float("-inf")
        for step in steps:
            value = self.value(state, step, habits, base)
            if value > highest:
                best, highest = step.moves[0], value
            if stop():
                break
        return best

    def steps(self, state: State, habits: Habits) -> list[Step]:
        moves = state.rules.moves
        steps = [Step(0.0, (move,)) for move in state.legal()] if state.base not in (moves.WALL, moves.DONE) else []
        if state.base == moves.WALL:
            steps = [*building_steps(state, habits.among), Step(0.0, (moves.moves[moves.DONE],))]
        elif state.base == moves.DONE:
            if state.left < 0:
                steps = [Step(0.0, (move,)) for move in state.legal()]
            else:
                steps = [*loading_steps(state, state.left), Step(0.0, (moves.moves[moves.DONE],))]
        return steps

    def value(self, state: State, step: Step, habits: Habits, base: float) -> float:
        seat = state.seat
        kind = step.moves[0].kind
        after = state.copy()
        follow(after, step.moves)
        if kind == "choose":
            return self.after_action(state, after, seat, habits, step.moves[0].a)
        if kind == "draw":
            return -1.0 if step.moves != habits.draw(state) else 0.0
        if kind == "swap":
            return -2.0
        gain = lead(after, seat) - base
        if kind in ("wall", "pitch"):
            gain /= len(step.moves)
        return gain

    def after_action(self, state: State, after: State, seat: int, habits: Habits, space: int) -> float:
        if len(state.completed) > 1:
            after.current = tuple(sorted(after.current))
            after.completed = ()
            start(after, space, performing_order(after, seat), SILENCE)
            next_turn(after, SILENCE)
        key = (state.round, space)
        while after.to_move is not None and (after.round, after.action) == key:
            habits.go_on(after)
        return lead(after, seat)


class ArkHard(ArkMedium):
    """Searches over whole turns and plays the round on in its mind."""

    slow = True
    plan: tuple[Move, ...] = ()
    expected: object = None

    def choose(self, view: View, stop: Stop) -> Move:
        state = cast(State, view.sample(self.rng))
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        if self.plan and self.expected == position_key(state) and self.plan[0] in legal:
            return self.go(state, self.plan)
        courses = self.courses(state, stop)
        return self.go(state, best_course(state, courses, self.rng, stop))

    def go(self, state: State, course: tuple[Move, ...]) -> Move:
        state.apply(course[0])
        self.plan, self.expected = course[1:], position_key(state)
        return course[0]

    def courses(self, state: State, stop: Stop) -> list[tuple[Move, ...]]:
        moves = state.rules.moves
        habits = Habits(self.rng, state)
        if state.base == moves.WALL or (state.base == moves.DONE and state.left >= 0):
            found = programmes(state, habits, stop)
            return list({one.moves: None for one in found[:10]})
        if state.base == moves.EXCHANGE or state.base == moves.DECLINE:
            ranked = sorted(
                ((self.value(state, Step(0.0, (m,)), habits, 0.0), m) for m in state.legal()), key=lambda x: -x[0]
            )
            return [(m,) for _, m in ranked[:6]]
        if state.base in (moves.DRAW, moves.SWAP):
            draws = [(m,) for m in state.legal() if m.kind == "draw"]
            return draws + swaps(state)
        return [(m,) for m in state.legal()]


def position_key(state: State) -> object:
    return (
        state.round,
        state.action,
        state.at,
        state.left,
        *state.points,
        *state.walls,
        state.sealed,
        state.hungry,
        state.loaded,
        state.held,
        state.food,
        state.pitch,
        *state.dividers,
        state.drawn,
    )


def swaps(state: State) -> list[tuple[Move, ...]]:
    """The most promising swaps: of own dividers where they count least for others' where they would count most."""
    moves, seat = state.rules.moves, state.seat
    if not state.mask >> 2 and state.base != moves.SWAP:
        return []

    def place(edge: int) -> float:
        beside = [one for one in state.closed if one.boundary >> edge & 1]
        return (
            sum(1.0 for one in beside if not state.large >> one.first & 1)
            + sum(0.4 for one in beside if not state.small >> one.first & 1)
            + 0.1 * (state.board.hull >> edge & 1)
        )

    others = sum(walls for other, walls in enumerate(state.walls) if other != seat)
    own = sorted(bits(state.walls[seat]), key=place)[:2]
    theirs = sorted(bits(others), key=place, reverse=True)[:2]
    return [(moves.moves[moves.SWAP + a], moves.moves[moves.WITH + b]) for a in own for b in theirs]
