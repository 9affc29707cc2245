"""The Deluge: everybody's last food, then everybody's last pairs, without points (ruling S8)."""

from __future__ import annotations

from game.ark.actions.loading import PairLoading, enclosure_at, lay_food, move_in
from game.ark.actions.loading_reasons import not_fed
from game.ark.narrator import Silence
from game.ark.order import deluge_order
from game.ark.scoring import finish
from game.ark.state import Chapter, State
from game.core import Move


class LastFood(Chapter):
    """Laying the food one still holds on any square of a completed enclosure."""

    phase = "deluge-food"
    ruling = "S8"

    def __init__(self) -> None:
        self.answers = {"food": self.lay, "done": self.done}
        self.checks = {"food": not_fed}

    def begin(self, state: State, seat: int, log: Silence) -> bool:
        """Begin a player's turn; False where they can lay nothing."""
        if not self._offer(state, seat):
            log.skipped(state, seat, "nothing-to-feed")
            return False
        log.turn_begins(state, seat, "food", 0)
        return True

    def _offer(self, state: State, seat: int) -> bool:
        squares = state.hungry if state.food[seat] else 0
        moves = state.rules.moves
        state.ask(self, seat, moves.DONE, squares << moves.FOODS | 1)
        return squares != 0

    def lay(self, state: State, move: Move, log: Silence) -> None:
        """A food marker, for nothing."""
        seat = state.seat
        lay_food(state, seat, move.a)
        log.food_laid(state, seat, move.a, 0, 0)
        if not self._offer(state, seat):
            self.done(state, move, log)

    def done(self, state: State, move: Move, log: Silence) -> None:
        """The player's food turn is over."""
        log.turn_ends(state, state.seat, "food")
        go_on(state, LAST_FOOD, log)


class LastPairs(PairLoading):
    """Loading pairs into any completed enclosure, without loading points."""

    phase = "deluge-animals"
    ruling = "S8"

    def __init__(self) -> None:
        self.answers = {"load": self.load, "done": self.done}
        self.checks = {"load": self.not_loaded}

    def begin(self, state: State, seat: int, log: Silence) -> bool:
        """Begin a player's turn; False where they can load nothing."""
        if not self._offer(state, seat):
            log.skipped(state, seat, "nothing-to-load")
            return False
        log.turn_begins(state, seat, "animals", 0)
        return True

    def payable(self, state: State, seat: int, pairs: int) -> list[int]:
        """Loading points are not counted any more."""
        return state.rules.roster.by_size(pairs)

    def _offer(self, state: State, seat: int) -> bool:
        moves = state.rules.moves
        loads = self.loads(state, seat)
        state.ask(self, seat, moves.DONE, loads << moves.LOADS | 1)
        return loads != 0

    def load(self, state: State, move: Move, log: Silence) -> None:
        """A pair goes in, for nothing."""
        enclosure = enclosure_at(state, move.b)
        move_in(state, move.a, enclosure, log)
        log.pair_loaded(state, state.seat, move.a, enclosure, 0, ())
        if not self._offer(state, state.seat):
            self.done(state, move, log)

    def done(self, state: State, move: Move, log: Silence) -> None:
        """The player's loading is over."""
        log.turn_ends(state, state.seat, "animals")
        go_on(state, LAST_PAIRS, log)


LAST_FOOD = LastFood()
LAST_PAIRS = LastPairs()


def begin(state: State, log: Silence) -> None:
    """The Deluge comes: its order stands from now on."""
    state.turns = deluge_order(state)
    state.at = -1
    state.reach = state.board.all_squares
    log.deluge_begins(state)
    log.phase_begins(LAST_FOOD.phase)
    go_on(state, LAST_FOOD, log)


def go_on(state: State, part: LastFood | LastPairs, log: Silence) -> None:
    """Go on with the next player of this part, then with the next part, then with the final scoring."""
    while True:
        state.at += 1
        if state.at < len(state.turns):
            if part.begin(state, state.turns[state.at], log):
                return
        elif part is LAST_FOOD:
            part, state.at = LAST_PAIRS, -1
            log.phase_begins(LAST_PAIRS.phase)
        else:
            finish(state, log)
            return
