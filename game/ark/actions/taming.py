"""Taming animals: whoever chose the action draws, then everybody takes one (ruling S3)."""

from __future__ import annotations

from game.ark.dealing import tile_kept
from game.ark.narrator import Silence
from game.ark.performing import next_turn
from game.ark.reasons import not_drawn, not_revealed
from game.ark.state import Chapter, State
from game.core import Move

MALES, FEMALES, EITHER = 0, 1, 2
DRAWS = {2: (MALES, FEMALES), 3: (MALES, FEMALES, EITHER), 4: (MALES, MALES, FEMALES, FEMALES)}
"""For each number of players the bags drawn from, in order."""


def draw(state: State, move: Move, log: Silence) -> None:
    """A tile comes out of its bag and lies open."""
    state.bags ^= 1 << move.a
    state.drawn += (move.a,)
    log.tile_drawn(state, state.seat, move.a)


def drawn_tiles(state: State) -> int:
    """The tiles lying open."""
    tiles = 0
    for tile in state.drawn:
        tiles |= 1 << tile
    return tiles


def take_away(state: State, tile: int) -> None:
    """A tile lies open no longer."""
    place = state.drawn.index(tile)
    state.drawn = state.drawn[:place] + state.drawn[place + 1 :]


def filled_bags(state: State) -> int:
    """The bags that hold tiles: bit 0 the males', bit 1 the females'."""
    males, females = state.rules.roster.bags
    return (1 if state.bags & males else 0) | (2 if state.bags & females else 0)


class Taming(Chapter):
    """Draws for the first of ``state.turns``, then asks each in turn for a tile."""

    name = "taming"
    ruling = "S3"
    alone = False

    def __init__(self, draws: tuple[int, ...]) -> None:
        self.draws = draws
        self.answers = {"draw": self.choose_bag, "reveal": self.reveal, "take": self.take}
        self.checks = {"reveal": not_revealed, "take": lambda state, move: not_drawn(state, move.a)}

    def awaited(self, state: State) -> tuple[str, ...]:
        """First the bag of the third tile, then the tile to keep."""
        return ("draw",) if state.base == state.rules.moves.DRAW else ("take",)

    def begin(self, state: State, seat: int, log: Silence) -> bool:
        """Begin a player's turn; the first one's is to draw."""
        state.seat = seat
        if state.at == 0 and state.bags:
            log.turn_begins(state, seat, self.name, 0)
            self._ask_draw(state)
            return True
        if not state.drawn:
            log.skipped(state, seat, "bag-empty")
            return False
        if state.at:
            log.turn_begins(state, seat, self.name, 0)
        return self._ask_take(state, log)

    def _ask_draw(self, state: State) -> None:
        bag = self.draws[len(state.drawn)]
        filled = filled_bags(state)
        moves = state.rules.moves
        if bag == EITHER and filled == 3:
            state.ask(self, state.seat, moves.DRAW, filled)
        else:
            preferred = bag if filled >> bag & 1 else 1 - bag
            preferred = preferred if bag != EITHER else filled - 1
            state.ask_chance(self, state.bags & state.rules.roster.bags[preferred])

    def choose_bag(self, state: State, move: Move, log: Silence) -> None:
        """Chance draws from the bag chosen."""
        state.ask_chance(self, state.bags & state.rules.roster.bags[move.a])

    def reveal(self, state: State, move: Move, log: Silence) -> None:
        """The tile lies open; after the last one the first player takes theirs."""
        draw(state, move, log)
        if state.bags and len(state.drawn) < len(self.draws):
            self._ask_draw(state)
        elif not self._ask_take(state, log):
            next_turn(state, log)

    def _ask_take(self, state: State, log: Silence) -> bool:
        if len(state.drawn) == 1:
            self._keep(state, state.drawn[0], log)
            return False
        state.ask(self, state.seat, state.rules.moves.TAKE, drawn_tiles(state))
        return True

    def take(self, state: State, move: Move, log: Silence) -> None:
        """The player keeps a tile."""
        self._keep(state, move.a, log)
        next_turn(state, log)

    def _keep(self, state: State, tile: int, log: Silence) -> None:
        take_away(state, tile)
        log.tile_taken(state, state.seat, tile)
        tile_kept(state, state.seat, tile, log)
        log.turn_ends(state, state.seat, self.name)
