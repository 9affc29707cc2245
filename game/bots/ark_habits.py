"""How a player acts who does not think long: used to imagine what the others, and one's own later turns, will do."""

from __future__ import annotations

from collections.abc import Callable

from game.ark.actions.building import Building
from game.ark.actions.gathering import Gathering
from game.ark.actions.loading import Loading, own_squares
from game.ark.actions.taming import Taming
from game.ark.actions.trading import tiles_in_play
from game.ark.board import bits
from game.ark.state import State
from game.bits import nth_bit
from game.bots.ark_building import hasty_step
from game.bots.ark_loading import loading_steps
from game.bots.ark_sites import all_open_sites
from game.bots.ark_steps import follow
from game.core import Chooser, Move


class Habits:
    """Plays states on, in place; ``among`` are the sites that may still be open."""

    def __init__(self, rng: Chooser, state: State) -> None:
        self.rng = rng
        self.among = all_open_sites(state)
        moves = state.rules.moves
        self.moves = moves
        self.ways = {
            moves.REVEAL: self.at_random, moves.CHOOSE: self.choose, moves.TAKE: self.take,
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

    def choose(self, state: State) -> tuple[Move, ...]:
        """The space that brings most, as far as one sees at a glance; sometimes the next best."""
        gains = glance(state)
        order = sorted(bits(state.mask), key=lambda space: gains[space], reverse=True)
        pick = order[1] if len(order) > 1 and not self.rng.randrange(4) else order[0]
        return (self.moves.moves[self.moves.CHOOSE + pick],)

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
        if not state.mask & 3:
            return self.at_random(state)
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
        step = hasty_step(state, self.among)
        return step.moves if step and step.worth > 0 else (self.moves.moves[self.moves.DONE],)

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


def glance(state: State) -> list[float]:
    """What each action space would bring the player to move, and keep from the others, roughly, in points."""
    rules, seat = state.rules, state.seat
    gains = []
    for space, action in enumerate(rules.actions):
        gain = float(state.bonus[space])
        if isinstance(action, Gathering):
            gain += _goods(state, action, seat)
        elif isinstance(action, Building):
            laid = min(state.dividers[seat] + min(state.pitch[seat], 2), action.lead)
            gain += 0.9 * laid
        elif isinstance(action, Loading):
            gain += _cargo(state, action, seat)
        elif isinstance(action, Taming):
            gain += 2.5 if state.bags else 0.0
        else:
            gain += 2.5 if state.held[seat] else 0.5
        gains.append(gain)
    return gains


def _goods(state: State, action: Gathering, seat: int) -> float:
    """Goods are welcome as long as there are few of them."""
    have, worth, stock = {
        "divider": (state.dividers[seat], 1.3, state.stock_dividers[seat]),
        "pitch": (state.pitch[seat], 1.0, state.stock_pitch),
        "food": (state.food[seat], 1.0, state.stock_food),
    }[action.goods]
    return worth * max(0, min(action.lead, stock, 7 - have))


def _cargo(state: State, action: Loading, seat: int) -> float:
    """The best pairs one could load first, half of what they would bring the others."""
    after = state.copy()
    gain = 0.0
    for loader in range(len(state.held)):
        after.seat = loader
        after.reach = own_squares(state, loader)
        steps = sorted((step.worth for step in loading_steps(after, action.lead)), reverse=True)
        best = sum(worth for worth in steps[:2] if worth > 0)
        gain += best if loader == seat else 0.3 * best
    return gain
