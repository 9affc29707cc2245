"""How a player acts who does not think long: used to imagine what the others, and one's own later turns, will do."""

from __future__ import annotations

from collections.abc import Callable

from game.ark.board import bits
from game.ark.state import State
from game.bits import nth_bit
from game.bots.ark_glance import spaces_at_a_glance, tiles_at_a_glance
from game.bots.ark_haste import hasty_course
from game.bots.ark_loading import loading_steps
from game.bots.ark_sites import all_open_sites
from game.bots.ark_steps import Course, follow
from game.core import Chooser, Move

WHIM = 4
"""One time in so many the second best space is chosen."""

DIVIDER_BONUS = 2
POINT_BONUS = 0

Way = Callable[[State], Course]
"""What to do in a state: a move, or a few that belong together."""


class Habits:
    """Plays states on, in place."""

    def __init__(self, rng: Chooser, state: State) -> None:
        self.rng = rng
        self.sites = all_open_sites(state)
        self.moves = moves = state.rules.moves
        self.done = (moves.moves[moves.DONE],)
        self.ways: dict[int, Way] = {
            moves.REVEAL: self._at_random, moves.CHOOSE: self._choose, moves.TAKE: self._take,
            moves.PASS: self._bonus, moves.DRAW: self._draw, moves.SWAP: self._at_random, moves.WITH: self._at_random,
            moves.DECLINE: self._exchange, moves.EXCHANGE: self._exchange, moves.WALL: self._build,
            moves.DONE: self._load,
        }  # fmt: skip

    def course(self, state: State) -> Course:
        """What comes to mind: the next move, or the next few."""
        return self.ways[state.base](state)

    def go_on(self, state: State) -> None:
        """Do what comes to mind."""
        follow(state, self.course(state))

    def _at_random(self, state: State) -> Course:
        """Chance, and whatever is not worth a thought."""
        mask = state.mask
        return (self.moves.moves[state.base + nth_bit(mask, self.rng.randrange(mask.bit_count()))],)

    def _choose(self, state: State) -> Course:
        """The space that brings most, as far as one sees at a glance; sometimes the next best."""
        gains = spaces_at_a_glance(state)
        order = sorted(bits(state.mask), key=gains.__getitem__, reverse=True)
        whim = len(order) > 1 and not self.rng.randrange(WHIM)
        return (self.moves.moves[self.moves.CHOOSE + order[whim]],)

    def _take(self, state: State) -> Course:
        """The tile that is worth most."""
        return (self.moves.moves[self.moves.TAKE + max(bits(state.mask), key=tiles_at_a_glance(state))],)

    def _bonus(self, state: State) -> Course:
        """A divider if there is one, and a trade."""
        first = self.moves.BONUS
        there = state.mask >> first + DIVIDER_BONUS - state.base & 1
        return (self.moves.moves[first + (DIVIDER_BONUS if there else POINT_BONUS)],)

    def _draw(self, state: State) -> Course:
        """The bag that holds more partners of one's own tiles."""
        roster = state.rules.roster
        partners = roster.partners(state.held[state.seat]) & state.bags
        males, females = ((partners & bag).bit_count() for bag in roster.bags)
        bag = males <= females
        return (self.moves.moves[self.moves.DRAW + bag],) if state.mask >> bag & 1 else self._at_random(state)

    def _exchange(self, state: State) -> Course:
        """The best of the tiles drawn for the worst of one's own."""
        worth = tiles_at_a_glance(state)

        def gain(move: Move) -> float:
            return worth(move.b) - worth(move.a) if move.kind == "exchange" else 0.0

        return (max(state.legal(), key=gain),)

    def _build(self, state: State) -> Course:
        """What brings most for a piece."""
        return hasty_course(state, self.sites) or self.done

    def _load(self, state: State) -> Course:
        """The step that brings most; in the Deluge whatever can still go on board."""
        if state.left < 0:
            return (self.moves.moves[state.base + state.mask.bit_length() - 1],)
        step = max(loading_steps(state, state.left), key=lambda step: step.worth, default=None)
        return step.moves if step and step.worth > 0 else self.done
