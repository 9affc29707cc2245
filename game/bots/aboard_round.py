"""The rest of a round of Animals on Board, played on in mind: who will take what, and where that leaves everybody.

All act by the same habits.  They take the group they like best once somebody else could take it from them, and split
something as long as nobody can: a food token is a point, and whoever acts later chooses from smaller groups.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.aboard import AnimalsOnBoard
from game.aboard.rounds import may_split
from game.aboard.state import OVER as GAME_OVER
from game.aboard.state import PLAYING
from game.aboard.tiles import tiles_of
from game.bots.aboard_known import Known
from game.bots.aboard_weighing import is_last_turn, split, take
from game.bots.aboard_wishes import Part, Wishes
from game.bots.aboard_worth import FIRST, FOOD, OVER, Worth, stage_of
from game.core import CHANCE, Chooser, Move

HASTE = 3.0
"""So much a wish must be better than the next one for somebody to take it before others do."""

SPREAD = (7.0, 7.0, 7.0, 2.0)
"""By stage: with so many points more one is e times as likely to win."""


class Outlook:
    """How a round goes on, for one decision of one player.

    ``secrets`` are the secret tiles of all players, by seat, as they may be: each as likely as the others.
    """

    def __init__(self, known: Known, secrets: Sequence[Sequence[int]], rng: Chooser) -> None:
        self.rng = rng
        self.secrets = secrets
        self.worth = Worth(known)
        self.wishes = [Wishes(known.state.arks, self.worth, stage) for stage in range(OVER + 1)]

    def wishes_in(self, state: AnimalsOnBoard) -> Wishes:
        """What is wished for in that state: other things when its round is the last."""
        return self.wishes[stage_of(max(map(int.bit_count, state.arks)))]

    # -- what it comes to
    def shares(self, state: AnimalsOnBoard) -> list[float]:
        """By seat, how likely each is to win; the round of that state is over."""
        stage = OVER if state.phase == GAME_OVER else stage_of(max(map(int.bit_count, state.arks)))
        total = [0.0] * len(state.players)
        for secrets in self.secrets:
            for seat, share in enumerate(self._shares(state, secrets, stage)):
                total[seat] += share
        return [share / len(self.secrets) for share in total]

    def _shares(self, state: AnimalsOnBoard, secrets: Sequence[int], stage: int) -> list[float]:
        food, ark, spread = FOOD[stage], self.worth.ark, SPREAD[stage]
        arks = zip(state.arks, state.secrets, secrets, state.food, strict=True)
        worths = [ark(tiles & ~drawn | secret, stage) + food * have for tiles, drawn, secret, have in arks]
        if stage != OVER:
            worths[state.first] += FIRST
        best = max(worths)
        chances = [exp((worth - best) / spread) for worth in worths]
        total = sum(chances)
        return [chance / total for chance in chances]

    def finish(self, state: AnimalsOnBoard) -> None:
        """Play the round of that state to its end."""
        number = state.round
        while state.phase == PLAYING and state.round == number:
            state.apply(self.drawn(state) if state.to_move == CHANCE else self.habit(state))

    def drawn(self, state: AnimalsOnBoard) -> Move:
        """What chance may do."""
        legal = state.legal()
        return legal[self.rng.randrange(len(legal))]

    # -- habits
    def habit(self, state: AnimalsOnBoard) -> Move:
        """What somebody does out of habit."""
        wishes, seat = self.wishes_in(state), state.turn
        offers = wishes.offers(seat, state.middle, state.food[seat])
        pieces = [group for group in state.middle if group & group - 1]
        if not pieces or not may_split(state, seat) or (offers and _is_time(state, wishes, offers, pieces)):
            return take(offers[0][1])
        return self._wait(state, wishes, pieces, offers[0][1] if offers else 0)

    def _wait(self, state: AnimalsOnBoard, wishes: Wishes, pieces: list[int], favourite: int) -> Move:
        """Set apart what one would like and nobody else can have, or else a tile of some other group."""
        best, found, whole = 0.0, 0, 0
        for group in pieces:
            net, part = wishes.part(state.turn, group, state.food[state.turn] + 1)
            if net > best and part != group and not _is_wanted(state, wishes, part):
                best, found, whole = net, part, group
        if found:
            return split(whole, found)
        others = [group for group in pieces if group != favourite] or pieces
        group = others[self.rng.randrange(len(others))]
        tiles = tiles_of(group)
        return split(group, 1 << tiles[self.rng.randrange(len(tiles))])


def _is_time(state: AnimalsOnBoard, wishes: Wishes, offers: list[Part], pieces: list[int]) -> bool:
    """Whether to take what one likes best: it is the last turn, nothing else can be split, or others may take it."""
    best, group = offers[0]
    if is_last_turn(state) or pieces == [group]:
        return best > wishes.price
    second = max(0.0, offers[1][0]) if len(offers) > 1 else 0.0
    return best > 0 and best - second > HASTE and _is_wanted(state, wishes, group)


def _is_wanted(state: AnimalsOnBoard, wishes: Wishes, group: int) -> bool:
    """Whether somebody else can pay for that group and would gain by it."""
    price, turn, flags = group.bit_count(), state.turn, state.flags
    for seat, food in enumerate(state.food):
        if food >= price and seat != turn and seat not in flags and wishes.net(seat, group) > 0:
            return True
    return False
