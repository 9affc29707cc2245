"""The players of Ark & Noah and the Family Variant, by level."""

from __future__ import annotations

from typing import cast

from game.ark.narrator import SILENCE
from game.ark.order import performing_order
from game.ark.performing import next_turn, start
from game.ark.state import State
from game.bots.ark_building import Step, building_steps
from game.bots.ark_habits import Habits, follow
from game.bots.ark_loading import loading_steps
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
    """Hard."""

    slow = True
