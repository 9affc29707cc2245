"""Loading the ark: food and pairs of animals (rulings S6, A1, B6)."""

from __future__ import annotations

from game.ark.actions.loading_reasons import no_pair, no_room, not_fed, not_first, not_provisioned
from game.ark.board import Enclosure, bits
from game.ark.narrator import Share, Silence
from game.ark.performing import changed, end_turn
from game.ark.state import Chapter, State
from game.core import Move, Reason

FOOD_PRICE = 1
"""Loading points that laying a food marker takes (S6)."""


def own_squares(state: State, seat: int) -> int:
    """The squares of the completed enclosures with a divider of that player on their boundary."""
    walls, squares = state.walls[seat], 0
    for enclosure in state.closed:
        if enclosure.boundary & walls:
            squares |= enclosure.squares
    return squares


def enclosure_at(state: State, first: int) -> Enclosure:
    """The completed enclosure whose first square that is; raises KeyError where there is none."""
    for enclosure in state.closed:
        if enclosure.first == first:
            return enclosure
    raise KeyError(first)


def has_large_pair(state: State, first: str) -> bool:
    """Whether a pair that is not small is in the enclosure whose first square that is (S6)."""
    return bool(state.large >> state.board.square_number(first) & 1)


def lay_food(state: State, seat: int, square: int) -> None:
    """A food marker goes from the player to a square."""
    state.food = changed(state.food, seat, state.food[seat] - 1)
    state.hungry ^= 1 << square


def loading_shares(state: State, seat: int, species: int, enclosure: Enclosure) -> list[Share]:
    """What loading a pair scores: its tiles for their owners, dividers for theirs, pitch for the loader."""
    roster = state.rules.roster
    animal, pair = roster.species[species], roster.both(1 << species)
    shares = []
    for owner, walls in enumerate(state.walls):
        tiles = (state.held[owner] & pair).bit_count()
        if tiles and animal.size:
            shares.append((owner, "animals", tiles * animal.points, tiles, animal.name))
        dividers = (walls & enclosure.boundary).bit_count()
        if dividers:
            shares.append((owner, "dividers", dividers, dividers, enclosure.name))
    pitch = (enclosure.fields & state.sealed).bit_count()
    if pitch:
        shares.append((seat, "pitch", pitch, pitch, enclosure.name))
    return shares


def move_in(state: State, species: int, enclosure: Enclosure, log: Silence) -> None:
    """Both tiles leave their owners' hands for the enclosure."""
    roster = state.rules.roster
    for tile in (species, species + roster.count):
        for owner, tiles in enumerate(state.held):
            if tiles >> tile & 1:
                state.held = changed(state.held, owner, tiles ^ 1 << tile)
                log.tile_loaded(state, owner, tile, enclosure)
                break
    state.loaded += ((species, enclosure.first),)
    if roster.species[species].size:
        state.large |= 1 << enclosure.first
    else:
        state.small |= 1 << enclosure.first


class PairLoading(Chapter):
    """Loading of pairs, as far as it is the same in every game and in the Deluge.

    ``provisions``: an enclosure needs food on every square and pitch on every field.
    """

    provisions = True

    def payable(self, state: State, seat: int, pairs: int) -> list[int]:
        """Those of ``pairs`` that the player can pay for, by size."""
        raise NotImplementedError

    def loads(self, state: State, seat: int) -> int:
        """The legal loads into enclosures within ``state.reach``, as bits counted from the catalogue's ``LOAD``."""
        pairs = pairs_to_load(state, seat)
        if not pairs:
            return 0
        by_size = self.payable(state, seat, pairs)
        if not any(by_size):
            return 0
        lacking, width = self._lacking(state, pairs), state.rules.roster.count
        small, mask = by_size[0], 0
        for enclosure in state.closed:
            if not enclosure.needs & lacking and (fitting := by_size[enclosure.size] | small):
                if state.large >> enclosure.first & 1:
                    fitting = small
                if state.small >> enclosure.first & 1:
                    fitting &= ~small
                mask |= fitting << enclosure.first * width
        return mask

    def _lacking(self, state: State, pairs: int) -> int:
        """What keeps enclosures from being loaded with these pairs, numbered as ``Enclosure.needs``.

        First squares stand for being full, squares and fields for being out of reach or without provisions.
        """
        board, full = state.rules.board, state.large
        if pairs & state.rules.roster.of_size[0]:
            full &= state.small
        lacking = full | board.all_squares ^ state.reach
        if self.provisions:
            lacking |= state.hungry | (board.all_fields ^ state.sealed) << len(board.squares)
        return lacking

    def not_loaded(self, state: State, move: Move) -> Reason | None:
        """The pair is not to be loaded, or not into that enclosure."""
        reason = not_first(state, move.b) or no_pair(state, move.a)
        if reason:
            return reason
        enclosure = enclosure_at(state, move.b)
        return no_room(state, move.a, enclosure) or self._not_ready(state, enclosure)

    def _not_ready(self, state: State, enclosure: Enclosure) -> Reason | None:
        if not state.reach >> enclosure.first & 1:
            return Reason("no-own-divider", self.ruling, enclosure=enclosure.name)
        return not_provisioned(state, enclosure) if self.provisions else None


def pairs_to_load(state: State, seat: int) -> int:
    """The paired species, not loaded yet, of which this player holds at least one tile (A4)."""
    roster = state.rules.roster
    in_hands = 0
    for tiles in state.held:
        in_hands |= tiles
    return roster.species_of(state.held[seat]) & roster.pairs(in_hands)


def kept_out(state: State, seat: int) -> dict[str, Reason]:
    """By species the player's pairs that lack nothing but food or pitch, and what is missing in their enclosure (B6).

    They have room beside a divider of the player's, and nowhere all that is needed.
    """
    found = {}
    for species in bits(pairs_to_load(state, seat)):
        own = (enclosure for enclosure in state.closed if enclosure.boundary & state.walls[seat])
        reasons = [not_provisioned(state, enclosure) for enclosure in own if not no_room(state, species, enclosure)]
        if reasons and reasons[0] and all(reasons):
            found[state.rules.roster.name(species)] = reasons[0]
    return found


class Loading(PairLoading):
    """The action: ``lead`` loading points for whoever chose it, ``follow`` for the others."""

    name = "loading"
    ruling = "S6"
    alone = False
    worth = 1
    """Points for each food marker laid."""

    def __init__(self, lead: int, follow: int) -> None:
        self.lead = lead
        self.follow = follow
        self.answers = {"food": self.lay, "load": self.load, "done": self.done}
        self.checks = {"food": self.not_fed, "load": self.not_loaded}

    def begin(self, state: State, seat: int, log: Silence) -> bool:
        """Begin a player's turn; False where they can load nothing."""
        state.left = self.follow if state.at else self.lead
        cargo = 0
        if state.closed and (state.food[seat] or pairs_to_load(state, seat)):
            state.reach = own_squares(state, seat)
            cargo = self._cargo(state, seat)
        if not cargo:
            log.skipped(state, seat, "nothing-to-load")
            return False
        state.ask(self, seat, state.rules.moves.DONE, cargo | 1)
        log.turn_begins(state, seat, self.name, state.left)
        return True

    def _cargo(self, state: State, seat: int) -> int:
        """The food and the pairs that can be loaded, as bits counted from the catalogue's ``DONE``."""
        moves = state.rules.moves
        cargo = self.loads(state, seat) << moves.LOADS
        if state.left >= FOOD_PRICE and state.food[seat]:
            cargo |= (state.hungry & state.reach) << moves.FOODS
        return cargo

    def _go_on(self, state: State, log: Silence) -> None:
        cargo = self._cargo(state, state.seat)
        if cargo:
            state.mask = cargo | 1
        else:
            end_turn(state, self.name, log)

    def payable(self, state: State, seat: int, pairs: int) -> list[int]:
        """The size once for each tile the loader owns: both tiles of the largest may be too dear."""
        roster, left = state.rules.roster, state.left
        by_size = roster.by_size(pairs)
        for size in range(left // 2 + 1, len(by_size)):
            by_size[size] &= ~roster.pairs(state.held[seat]) if size <= left else 0
        return by_size

    def price(self, state: State, seat: int, species: int) -> int:
        """The size once for each tile the loader owns."""
        roster = state.rules.roster
        own = (state.held[seat] & roster.both(1 << species)).bit_count()
        return own * roster.species[species].size

    def lay(self, state: State, move: Move, log: Silence) -> None:
        """A food marker for a loading point: one victory point."""
        seat = state.seat
        lay_food(state, seat, move.a)
        state.points[seat] += self.worth
        state.left -= FOOD_PRICE
        log.food_laid(state, seat, move.a, FOOD_PRICE, self.worth)
        self._go_on(state, log)

    def not_fed(self, state: State, move: Move) -> Reason | None:
        """See :func:`not_fed`; a loading point is needed too."""
        reason = not_fed(state, move)
        if reason or state.left >= FOOD_PRICE:
            return reason
        return Reason("too-few-loading-points", self.ruling, have=state.left, need=FOOD_PRICE)

    def not_loaded(self, state: State, move: Move) -> Reason | None:
        """See above; the loading points must do too."""
        reason = super().not_loaded(state, move)
        if reason or any(self.payable(state, state.seat, 1 << move.a)):
            return reason
        need = self.price(state, state.seat, move.a)
        return Reason("too-few-loading-points", self.ruling, have=state.left, need=need)

    def load(self, state: State, move: Move, log: Silence) -> None:
        """A pair goes in; everybody who has a share in it scores."""
        seat, enclosure = state.seat, enclosure_at(state, move.b)
        paid = self.price(state, seat, move.a)
        shares = loading_shares(state, seat, move.a, enclosure)
        move_in(state, move.a, enclosure, log)
        for owner, _, points, _, _ in shares:
            state.points[owner] += points
        state.left -= paid
        log.pair_loaded(state, seat, move.a, enclosure, paid, shares)
        self._go_on(state, log)

    def done(self, state: State, move: Move, log: Silence) -> None:
        """The player stops here."""
        end_turn(state, self.name, log)
