"""How a player acts who does not think long: used to imagine what the others, and one's own later turns, will do."""

from __future__ import annotations

from collections.abc import Callable

from game.ark.actions.trading import tiles_in_play
from game.ark.board import Enclosure, bits
from game.ark.state import State
from game.bits import nth_bit
from game.bots.ark_building import building_steps, still_open
from game.bots.ark_loading import loading_steps
from game.core import Chooser, Move


class Habits:
    """Plays states on, in place; ``among`` are the sites that may still be open."""

    def __init__(self, rng: Chooser, state: State) -> None:
        self.rng = rng
        self.among: tuple[Enclosure, ...] = still_open(state)
        moves = state.rules.moves
        self.moves = moves
        self.ways = {
            moves.REVEAL: self.at_random, moves.CHOOSE: self.at_random, moves.TAKE: self.take,
            moves.PASS: self.bonus, moves.DRAW: self.draw, moves.SWAP: self.at_random, moves.WITH: self.at_random,
            moves.DECLINE: self.exchange, moves.EXCHANGE: self.exchange, moves.WALL: self.build,
            moves.DONE: self.load,
        }  # fmt: skip

    def go_on(self, state: State) -> None:
        """Make the next move, or the next few."""
        follow(state, self.ways[state.base](state))

    def play_while(self, state: State, round_: int) -> None:
        """Play on until the round is over; a game that ends there is over too."""
        while state.to_move is not None and (state.round == round_):
            self.go_on(state)

    def at_random(self, state: State) -> tuple[Move, ...]:
        """Chance, and whatever is not worth a thought."""
        mask = state.mask
        return (self.moves.moves[state.base + nth_bit(mask, self.rng.randrange(mask.bit_count()))],)

    def take(self, state: State) -> tuple[Move, ...]:
        """The tile that is worth most."""
        worth = tile_worths(state)
        return (self.moves.moves[state.base + max(bits(state.mask), key=worth)],)

    def bonus(self, state: State) -> tuple[Move, ...]:
        """A divider if there is one, and a trade."""
        mask = state.mask
        return (self.moves.moves[state.base + (3 if mask & 8 else 1)],)

    def draw(self, state: State) -> tuple[Move, ...]:
        """The bag that holds more partners of one's own single tiles."""
        roster = state.rules.roster
        partners = roster.partners(state.held[state.seat]) & state.bags
        males, females = ((partners & bag).bit_count() for bag in roster.bags)
        bag = 0 if males > females else 1
        return (self.moves.moves[self.moves.DRAW + bag],) if state.mask >> bag & 1 else self.at_random(state)

    def exchange(self, state: State) -> tuple[Move, ...]:
        """The best of the tiles drawn for the worst of one's own."""
        worth = tile_worths(state)
        best, value = None, 0.0
        for bit in bits(state.mask):
            move = self.moves.moves[state.base + bit]
            gain = worth(move.b) - worth(move.a) if move.kind == "exchange" else 0.0
            if best is None or gain > value:
                best, value = move, gain
        assert best is not None
        return (best,)

    def build(self, state: State) -> tuple[Move, ...]:
        """The step that brings most for a piece."""
        steps = building_steps(state, self.among)
        if not steps:
            return (self.moves.moves[self.moves.DONE],)
        best = max(steps, key=lambda step: step.worth / len(step.moves))
        return best.moves if best.worth > 0 else (self.moves.moves[self.moves.DONE],)

    def load(self, state: State) -> tuple[Move, ...]:
        """The step that brings most for a loading point; in the Deluge whatever can still go on board."""
        if state.left < 0:
            return (self.moves.moves[state.base + state.mask.bit_length() - 1],)
        steps = loading_steps(state, state.left)
        best = max(steps, key=lambda step: step.worth, default=None)
        if best is None or best.worth <= 0:
            return (self.moves.moves[self.moves.DONE],)
        return best.moves


def tile_worths(state: State) -> Callable[[int], float]:
    """What tiles would be worth in one's hand."""
    roster = state.rules.roster
    own = state.held[state.seat]
    in_play = tiles_in_play(state)
    left = max(0.0, min(1.0, (state.rules.least_rounds - state.round) / 6))

    def worth(tile: int) -> float:
        size = roster.species[tile % roster.count].size
        partner = roster.partner[tile]
        if partner & own:
            return 4.0 * size * (0.4 + 0.6 * left) + 3
        if partner & in_play:
            return 1.2 * size + 1 + left
        return size * (2.0 * left - 1.0)

    return worth


def follow(state: State, moves: tuple[Move, ...]) -> None:
    """Make these moves, up to one that what came before has made illegal."""
    seat = state.seat
    for move in moves:
        offset = move.number - state.base
        if offset < 0 or not state.mask >> offset & 1 or state.seat != seat:
            return
        state.apply(move)
