"""The Family Variant: a worker is placed and its action performed at once (rulings F1 to F5)."""

from __future__ import annotations

from collections import Counter

from game.ark.actions.building import Building
from game.ark.actions.loading import Loading, pairs_to_load
from game.ark.actions.trading import BONUS, Exchange
from game.ark.narrator import Silence
from game.ark.performing import end_turn, next_turn, start
from game.ark.rounds import empty_spaces, is_last_round, space_taken
from game.ark.scoring import finish
from game.ark.state import Chapter, State
from game.core import Move


class FamilyRounds(Chapter):
    """Asks for a space and has its action performed; ``shared_spaces`` lets several workers share one."""

    ruling = "F3"

    def __init__(self, shared_spaces: bool) -> None:
        self.shared_spaces = shared_spaces
        self.answers = {"choose": self.choose}
        self.checks = {"choose": space_taken}

    def begin(self, state: State, log: Silence) -> None:
        """A round begins with the starting player."""
        log.round_begins(state)
        log.phase_begins("performing")
        self._ask(state, log)

    def order(self, state: State) -> tuple[int, ...]:
        """The players who still place a worker in this round, one entry for each worker (F2)."""
        placed, seats = len(state.current), len(state.players)
        return tuple(turn % seats for turn in range(placed, seats * state.rules.workers))

    def _ask(self, state: State, log: Silence) -> None:
        rules = state.rules
        state.action = state.at = state.left = -1
        state.turns = ()
        spaces = (1 << len(rules.actions)) - 1 if self.shared_spaces else empty_spaces(state)
        seat = len(state.current) % len(rules.players)
        state.ask(self, seat, rules.moves.CHOOSE, spaces)
        log.turn_begins(state, seat, "planning", 0)

    def choose(self, state: State, move: Move, log: Silence) -> None:
        """The worker goes to the space; all perform its action, clockwise from here."""
        seat = state.seat
        state.current += ((move.a, seat),)
        log.worker_placed(state, seat, move.a)
        start(state, move.a, self.performers(state, seat), log)
        next_turn(state, log)

    def performers(self, state: State, seat: int) -> tuple[int, ...]:
        """Clockwise from whoever placed the worker (F3)."""
        return (*range(seat, len(state.rules.players)), *range(seat))

    def go_on(self, state: State, log: Silence) -> bool:
        """After an action ask for the next space; after the last worker end the round."""
        rules = state.rules
        if len(state.current) == len(rules.players) * rules.workers:
            self._end_round(state, log)
        else:
            self._ask(state, log)
        return True

    def _end_round(self, state: State, log: Silence) -> None:
        for space, seat in state.current:
            log.worker_returns(state, seat, space)
        state.current = ()
        if is_last_round(state):
            finish(state, log)
        else:
            state.round += 1
            self.begin(state, log)


class FamilyTrading(Exchange):
    """A point, three tiles drawn, and an exchange of any own tile or none (F4)."""

    ruling = "F4"
    bonuses = ("point",)

    def __init__(self) -> None:
        super().__init__()
        self.answers["decline"] = self.decline

    def exchange_kinds(self) -> tuple[str, ...]:
        """Declining is an answer too."""
        return "exchange", "decline"

    def begin(self, state: State, seat: int, log: Silence) -> bool:
        """Score the point and draw; False where no trade is possible."""
        if not (state.held[seat] and state.bags):
            log.skipped(state, seat, "nothing-to-trade")
            return False
        log.turn_begins(state, seat, self.name, 0)
        state.points[seat] += BONUS
        log.trade_bonus(state, seat, self.bonuses[0], BONUS, BONUS)
        state.seat = seat
        self.ask_draw(state)
        return True

    def tradable(self, state: State, seat: int) -> int:
        """Any own tile, paired or not."""
        return state.held[seat]

    def ask_exchange(self, state: State) -> None:
        """Ask which tile to give for which, or to decline."""
        moves = state.rules.moves
        mask = self.exchanges(state) << moves.EXCHANGE - moves.DECLINE
        state.ask(self, state.seat, moves.DECLINE, mask | 1)

    def decline(self, state: State, move: Move, log: Silence) -> None:
        """All tiles drawn go back to the bags."""
        self.put_back(state, log)
        end_turn(state, self.name, log)


class FamilyBuilding(Building):
    """Up to ``lead`` dividers for whoever chose the action, ``follow`` for the others, without points (F1, F4)."""

    def __init__(self, lead: int, follow: int) -> None:
        super().__init__(lead, follow, 0, "F4")
        del self.answers["pitch"]


class FamilyLoading(Loading):
    """Up to ``lead`` pairs for whoever chose the action, ``follow`` for the others, without food and pitch (F4)."""

    ruling = "F4"
    provisions = False

    def __init__(self, lead: int, follow: int) -> None:
        super().__init__(lead, follow)
        del self.answers["food"]

    def payable(self, state: State, seat: int, pairs: int) -> list[int]:
        """Every pair counts as one, so all of them while any is left."""
        return state.rules.roster.by_size(pairs if state.left else 0)

    def usable(self, state: State) -> int:
        """Pairs left that find an enclosure of their size to live in alone, which no other size takes (F4)."""
        own = (enclosure for enclosure in state.closed if state.reach >> enclosure.first & 1)
        empty = Counter(enclosure.size for enclosure in own if not state.large >> enclosure.first & 1)
        by_size = self.payable(state, state.seat, pairs_to_load(state, state.seat))
        return min(state.left, sum(min(pairs.bit_count(), empty[size]) for size, pairs in enumerate(by_size)))

    def price(self, state: State, seat: int, species: int) -> int:
        """Every pair counts as one."""
        return 1
