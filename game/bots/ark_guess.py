"""What a move of Ark & Noah, or of its Family Variant, may be worth later, beside the points it brings at once."""

from __future__ import annotations

from collections.abc import Callable

from game.ark.actions.building import Building, complete_enclosures, fill_edge
from game.ark.actions.gathering import Gathering
from game.ark.actions.loading import Loading, enclosure_at, loading_shares, own_squares, pairs_to_load
from game.ark.actions.taming import Taming
from game.ark.actions.trading import tiles_in_play
from game.ark.board import Enclosure, bits
from game.ark.narrator import SILENCE
from game.ark.rules import Action
from game.ark.state import State
from game.core import Move

DIVIDER, CUBE, MARKER = 1.4, 0.8, 1.0
"""What a divider, a pitch cube and a food marker in hand are worth while they can still be used."""

ENOUGH = 6
"""Goods beyond this many are hard to get rid of, and worth little."""

WANTED = 3.0
"""A completed enclosure of a size for which one has a pair."""

UNWANTED = 0.3
"""Any other completed enclosure: somebody's pair will come."""

HULL = 0.2
"""A divider on the hull counts for the majority, and brings the end nearer."""

NOTHING = -0.2
"""Doing nothing, when something could be done."""


class ArkGuess:
    """Guesses for the player to move; made anew for every decision."""

    def __init__(self, state: State, colour: str) -> None:
        self.state = state
        self.seat = state.players.index(colour)
        self.mine = own_squares(state, self.seat)
        self.pairs = pairs_to_load(state, self.seat)
        self.wanted = self._wanted_sizes()
        self._guesses: dict[str, Callable[[Move], float]] = {
            "choose": self._choose, "take": self._take, "exchange": self._exchange, "bonus": self._bonus,
            "draw": self._draw, "swap": self._swap, "with": self._swap, "wall": self._wall, "pitch": self._pitch,
            "food": self._food, "load": self._load,
        }  # fmt: skip

    def __call__(self, move: Move) -> float:
        """The worth of a legal move, in points; stopping early, passing and declining are worth nothing."""
        guess = self._guesses.get(move.kind)
        return guess(move) if guess else NOTHING

    def _wanted_sizes(self) -> set[int]:
        """The sizes of one's pairs for which no enclosure is free."""
        free = {one.size for one in self.state.closed if not self.state.large >> one.first & 1}
        species = self.state.rules.roster.species
        return {species[number].size for number in bits(self.pairs)} - free

    # -- planning
    def _choose(self, move: Move) -> float:
        return self._worth_of_action(self.state.rules.actions[move.a])

    def _worth_of_action(self, action: Action) -> float:
        state, seat = self.state, self.seat
        if isinstance(action, Building):
            pieces = state.dividers[seat] + min(state.pitch[seat], state.sealable.bit_count())
            return min(action.lead, pieces)
        if isinstance(action, Loading):
            return self._loading_now(action)
        if isinstance(action, Taming):
            return 3.0 if state.held[seat].bit_count() < ENOUGH else 1.0
        return self._worth_of_goods(action) if isinstance(action, Gathering) else 1.5

    def _worth_of_goods(self, action: Gathering) -> float:
        state, seat = self.state, self.seat
        worth, stock, have = {
            "divider": (DIVIDER, state.stock_dividers[seat], state.dividers[seat]),
            "pitch": (CUBE, state.stock_pitch, state.pitch[seat]),
            "food": (MARKER, state.stock_food, state.food[seat]),
        }[action.goods]
        return useful(worth, min(action.lead, stock), have)

    def _loading_now(self, loading: Loading) -> float:
        """About what one could load as the first to act: the best pairs, then food."""
        state = self.state.copy()
        state.left, state.reach = loading.lead, self.mine
        width = state.rules.roster.count
        loads = (divmod(bit, width) for bit in bits(loading.loads(state, self.seat)))
        best = sorted((self._share(species, square) for square, species in loads), reverse=True)[:2]
        return sum(best) + min(state.food[self.seat], (state.hungry & self.mine).bit_count(), loading.lead)

    def _share(self, species: int, square: int) -> int:
        shares = loading_shares(self.state, self.seat, species, enclosure_at(self.state, square))
        return sum(points for owner, _, points, _, _ in shares if owner == self.seat)

    # -- animals
    def _tile(self, tile: int) -> float:
        """What a tile in hand is worth: much with its partner in play, less than nothing late in the game without."""
        roster = self.state.rules.roster
        size = roster.species[tile % roster.count].size
        if roster.partners(1 << tile) & tiles_in_play(self.state):
            return 1.4 * size + 1
        return 0.5 * size if self.state.round < self.state.rounds - 2 else -0.5 * size

    def _take(self, move: Move) -> float:
        return self._tile(move.a)

    def _exchange(self, move: Move) -> float:
        return self._tile(move.b) - self._tile(move.a)

    # -- trading
    def _bonus(self, move: Move) -> float:
        return (0.0, MARKER, DIVIDER, CUBE)[move.a] / 2

    def _draw(self, move: Move) -> float:
        return 1.0

    def _swap(self, move: Move) -> float:
        return -self._place(move.a) if self.state.walls[self.seat] >> move.a & 1 else self._place(move.a)

    def _place(self, edge: int) -> float:
        """What a divider on that edge will bring its owner."""
        state = self.state
        around = [one for one in state.closed if one.boundary >> edge & 1]
        waiting = sum(not state.large >> one.first & 1 for one in around)
        return HULL * (state.board.hull >> edge & 1) + 0.6 * waiting

    # -- building
    def _wall(self, move: Move) -> float:
        state = self.state.copy()
        state.seat = self.seat
        fill_edge(state, self.seat, move.a)
        complete_enclosures(state, move.a, SILENCE)
        hull = HULL * (state.board.hull >> move.a & 1)
        done = sum(self._completed(one) for one in state.closed[len(self.state.closed) :])
        return hull + done if done else hull + self._progress(state, move.a)

    def _completed(self, enclosure: Enclosure) -> float:
        return WANTED + enclosure.size / 10 if enclosure.size in self.wanted else UNWANTED

    def _progress(self, state: State, edge: int) -> float:
        """Squares already walled in on several sides are nearer to being enclosed."""
        board = state.board
        walled = [4 - (board.edges_of[square] & state.free).bit_count() for square in board.sides[edge]]
        return 0.1 * max(walled) - 0.3 * (min(walled) > 3)

    def _pitch(self, move: Move) -> float:
        needed = any(one.fields >> move.a & 1 and one.squares & self.mine for one in self.state.closed)
        return 0.5 * needed

    # -- loading
    def _food(self, move: Move) -> float:
        enclosure = next(one for one in self.state.closed if one.squares >> move.a & 1)
        sizes = self.state.rules.roster.by_size(self.pairs)
        fits = bool(sizes[enclosure.size]) and not self.state.large >> enclosure.first & 1
        return (1.0 if fits else 0.2) / (enclosure.squares & self.state.hungry).bit_count()

    def _load(self, move: Move) -> float:
        return 0.5 * self.state.rules.roster.species[move.a].size + 0.1


def useful(worth: float, more: int, have: int) -> float:
    """What so many more goods are worth to a player who has some already."""
    return worth * max(0, min(more, ENOUGH + 2 - have)) + 0.1 * more
