"""The players of Animals on Board, by level."""

from __future__ import annotations

from game.aboard.rounds import may_split
from game.aboard.scoring import HERDS
from game.aboard.state import SETUP
from game.aboard.tiles import COPIES, first_bit
from game.bots.aboard_known import Known, sampled
from game.bots.aboard_round import Outlook
from game.bots.aboard_search import WHOLE, Search
from game.bots.aboard_weighing import split, take, weighed
from game.bots.aboard_wishes import Wishes, blocks_of
from game.bots.aboard_worth import EARLY, OVER, Worth, stage_of
from game.bots.bot import Bot, Stop
from game.core import Move, View

KIN = 1.0
"""What it counts that others of its species were in the hand: they lie in the middle now, to be taken."""

SECRETS = 6
"""So many ways what is secret may be are weighed against each other."""


class AboardEasy(Bot):
    """Takes what brings points at once, and splits one species off at random as long as nothing does."""

    def choose(self, view: View, stop: Stop) -> Move:
        """The group that brings most for its price, or a split."""
        known, legal = Known(view), view.legal()
        state = known.state
        if state.phase == SETUP:
            return legal[self.rng.randrange(len(legal))]
        wishes = Wishes(state.arks, Worth(known), OVER)
        offers = wishes.offers(known.seat, state.middle, state.food[known.seat])
        pieces = [group for group in state.middle if group & group - 1]
        if (offers and offers[0][0] > 0) or not pieces or not may_split(state, known.seat):
            return take(offers[0][1])
        return self._split(pieces[self.rng.randrange(len(pieces))])

    def _split(self, group: int) -> Move:
        """All of one species leave the group, or one animal, where there is no other species."""
        blocks = blocks_of(group)
        block = blocks[self.rng.randrange(len(blocks))]
        return split(group, first_bit(block) if block == group else block)


class AboardMedium(Bot):
    """Weighs every move by what the next turns may bring of it."""

    def choose(self, view: View, stop: Stop) -> Move:
        """The move that promises most."""
        known = Known(view)
        worth = Worth(known)
        if known.state.phase == SETUP:
            return kept(view, known, worth)
        wishes = Wishes(known.state.arks, worth, stage_of(max(known.animals)))
        return weighed(known.state, wishes, WHOLE)[0].move


class AboardHard(Bot):
    """Plays the round on in its mind."""

    slow = True

    def choose(self, view: View, stop: Stop) -> Move:
        """The best move found by the time it must stop."""
        known = Known(view)
        if known.state.phase == SETUP:
            return kept(view, known, Worth(known))
        samples = [sampled(view, self.rng) for _ in range(SECRETS)]
        outlook = Outlook(known, [sample.secrets for sample in samples], self.rng)
        return Search(samples[0], outlook).run(stop)


def kept(view: View, known: Known, worth: Worth) -> Move:
    """The secret tile that promises most."""

    def promise(move: Move) -> float:
        bit = 1 << move.a
        kin = known.state.hand & HERDS[move.a // COPIES] & ~bit
        return worth.ark(bit, EARLY) + KIN * kin.bit_count()

    return max(view.legal(), key=promise)
