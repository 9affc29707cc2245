"""The rounds of the standard game: planning, then performing from left to right (rulings S1, S2, S7)."""

from __future__ import annotations

from game.ark import deluge
from game.ark.narrator import Silence
from game.ark.order import performing_order
from game.ark.performing import changed, next_turn, start
from game.ark.rules import MOST_ROUNDS
from game.ark.state import Chapter, State
from game.bits import bits_of
from game.core import Move, Reason

HIGHEST_BONUS = 4
"""A bonus token grows up to this (S2)."""


def is_last_round(state: State) -> bool:
    """Whether the round that has just ended is the last: enough rounds, the hull closed or never to be (S7, F5)."""
    if state.round < state.rules.least_rounds:
        return False
    closed = not state.free & state.rules.board.hull
    no_divider_left = not any(state.dividers) and not any(state.stock_dividers)
    return closed or no_divider_left or state.round >= MOST_ROUNDS


def empty_spaces(state: State) -> int:
    """The current-action spaces on which no worker stands."""
    empty = (1 << len(state.bonus)) - 1
    for space, _ in state.current:
        empty ^= 1 << space
    return empty


def space_taken(state: State, move: Move) -> Reason | None:
    """Another worker stands on the space, and it takes but one."""
    if state.mask >> move.a & 1:
        return None
    by = next(seat for space, seat in state.current if space == move.a)
    return Reason("space-taken", state.asks.ruling, space=move.a + 1, by=state.rules.players[by])


def largest_token(state: State) -> Move | None:
    """The choice of the free space with the largest bonus token, the leftmost of equals; None where none is (S2)."""
    worth = {move: state.bonus[move.a] for move in state.legal() if move.kind == "choose"}
    best = max(worth, key=worth.__getitem__, default=None)
    return best if best and worth[best] else None


class StandardRounds(Chapter):
    """Asks for the spaces of the planning phase and leads from action to action."""

    phase = "planning"
    ruling = "S1"

    def __init__(self) -> None:
        self.answers = {"choose": self.choose}
        self.checks = {"choose": space_taken}

    def begin(self, state: State, log: Silence) -> None:
        """Planning begins."""
        log.round_begins(state)
        log.phase_begins("planning")
        state.action = state.at = state.left = -1
        self._ask(state, (1 << len(state.bonus)) - 1, log)

    def order(self, state: State) -> tuple[int, ...]:
        """The owners of the workers that have not moved yet."""
        return tuple(seat for _, seat in state.completed)

    def performers(self, state: State, seat: int) -> tuple[int, ...]:
        """By their leftmost workers (S1); players all of whose workers have still to move come last."""
        placed = (owner for _, owner in sorted(state.current))
        return tuple(dict.fromkeys((seat, *placed, *self.order(state))))

    def _ask(self, state: State, spaces: int, log: Silence) -> None:
        """Ask the owner of the leftmost worker for one of these spaces."""
        seat = state.completed[0][1]
        state.ask(self, seat, state.rules.moves.CHOOSE, spaces)
        log.turn_begins(state, seat, "planning", 0)

    def choose(self, state: State, move: Move, log: Silence) -> None:
        """The leftmost worker moves down, and takes the bonus token with the space."""
        source, seat = state.completed[0]
        state.completed = state.completed[1:]
        state.current += ((move.a, seat),)
        log.worker_planned(state, seat, source, move.a)
        if state.bonus[move.a]:
            self._take_bonus(state, seat, move.a, log)
        if state.completed:
            self._ask(state, state.mask ^ 1 << move.a, log)
        else:
            self._perform(state, log)

    def _take_bonus(self, state: State, seat: int, space: int, log: Silence) -> None:
        worth = state.bonus[space]
        state.points[seat] += worth
        state.bonus = changed(state.bonus, space, 0)
        log.token_taken(state, seat, space, worth)

    def _perform(self, state: State, log: Silence) -> None:
        state.current = tuple(sorted(state.current))
        self._place_bonuses(state, log)
        log.phase_begins("performing")
        if not self.go_on(state, log):
            next_turn(state, log)

    def _place_bonuses(self, state: State, log: Silence) -> None:
        bonus = list(state.bonus)
        for space in bits_of(empty_spaces(state)):
            if bonus[space] < HIGHEST_BONUS:
                bonus[space] += 1
                log.token_placed(space, bonus[space])
        state.bonus = tuple(bonus)

    def go_on(self, state: State, log: Silence) -> bool:
        """Start the next action that has a worker; after the last one end the round."""
        for space, seat in state.current:
            if space > state.action:
                start(state, space, performing_order(state, seat), log)
                return False
        self._end_round(state, log)
        return True

    def _end_round(self, state: State, log: Silence) -> None:
        for space, seat in state.current:
            log.worker_completes(state, seat, space)
        state.completed, state.current = state.current, ()
        state.action = state.left = -1
        if is_last_round(state):
            deluge.begin(state, log)
        else:
            state.round += 1
            self.begin(state, log)
