"""Trading: a bonus, then a swap of dividers or an exchange of an animal (ruling S4)."""

from __future__ import annotations

from game.ark.actions.food import take_food
from game.ark.actions.forest import take_dividers
from game.ark.actions.pitch import take_pitch
from game.ark.actions.taming import draw, drawn_tiles, filled_bags, take_away
from game.ark.board import bits
from game.ark.catalogue import BONUSES
from game.ark.dealing import tile_kept
from game.ark.narrator import Silence
from game.ark.performing import changed, end_turn
from game.ark.reasons import colour_on, no_tile_in_bag, not_drawn, not_revealed
from game.ark.state import Chapter, State
from game.core import Move, Reason

DRAWN_TILES = 3
"""How many tiles are drawn for an exchange, if the bags hold so many."""

BONUS = 1
"""How many points, or goods, the bonus of a trade is (S4, F4)."""

POINT, FOOD, DIVIDER, PITCH = range(4)


def tiles_in_play(state: State) -> int:
    """The tiles held or loaded."""
    roster = state.rules.roster
    return roster.all_tiles & ~state.bags & ~drawn_tiles(state)


def unpaired(state: State, seat: int) -> int:
    """The tiles in a player's hand whose partner is not in play (A4)."""
    return state.held[seat] & ~state.rules.roster.partners(tiles_in_play(state))


def still_to_draw(drawn: int, in_bags: int) -> int:
    """How many more tiles an exchange draws, with so many lying open and so many left in both bags (S4)."""
    return min(DRAWN_TILES - drawn, in_bags)


def _draws_left(state: State) -> int:
    return still_to_draw(len(state.drawn), state.bags.bit_count())


class Exchange(Chapter):
    """Drawing three tiles and giving one of one's own for one of them."""

    name = "trading"
    alone = True
    bonuses: tuple[str, ...]
    """What a trade brings beside the animal: one of these."""

    def __init__(self) -> None:
        self.answers = {"draw": self.choose_bag, "reveal": self.reveal, "exchange": self.exchange}
        self.checks = {"draw": self.not_drawing, "reveal": not_revealed, "exchange": self.not_exchanged}
        self.later = {"exchange": self.not_yet_exchanged}

    def awaited(self, state: State) -> tuple[str, ...]:
        """Drawing first, then the exchange."""
        return ("draw",) if state.base == state.rules.moves.DRAW else self.exchange_kinds()

    def exchange_kinds(self) -> tuple[str, ...]:
        """What may be answered once the tiles are drawn."""
        return ("exchange",)

    def not_drawing(self, state: State, move: Move) -> Reason | None:
        """Nothing can be given for what would be drawn, or the bag is empty."""
        if not self.tradable(state, state.seat):
            return Reason("nothing-to-give", self.ruling)
        return no_tile_in_bag(state, move)

    def not_exchanged(self, state: State, move: Move) -> Reason | None:
        """The first tile is not to be given, or the second does not lie open."""
        return self._not_given(state, move.a) or not_drawn(state, move.b)

    def not_yet_exchanged(self, state: State, move: Move) -> Reason | None:
        """While drawing is awaited: the first tile is not to be given, or drawing comes first."""
        if "draw" not in self.awaited(state):
            return None
        tile = state.rules.roster.tiles[move.a]
        return self._not_given(state, move.a) or Reason(
            "draw-first", self.ruling, tile=tile, count=_draws_left(state)
        )

    def _not_given(self, state: State, number: int) -> Reason | None:
        """The player does not hold that tile, or may not give it."""
        tile = state.rules.roster.tiles[number]
        if not state.held[state.seat] >> number & 1:
            return Reason("tile-not-held", self.ruling, tile=tile)
        if not self.tradable(state, state.seat) >> number & 1:
            return Reason("animal-paired", self.ruling, tile=tile)
        return None

    def tradable(self, state: State, seat: int) -> int:
        """The tiles the player may give."""
        raise NotImplementedError

    def ask_draw(self, state: State, swaps: int = 0) -> None:
        """Ask for a bag or, where that leaves no choice, for its tile; ``swaps`` are the dividers to swap instead."""
        filled = filled_bags(state)
        moves = state.rules.moves
        if swaps or filled == 3:
            state.ask(self, state.seat, moves.DRAW, swaps << moves.SWAP - moves.DRAW | filled)
        else:
            state.ask_chance(self, state.bags)

    def choose_bag(self, state: State, move: Move, log: Silence) -> None:
        """Chance draws from the bag chosen."""
        state.ask_chance(self, state.bags & state.rules.roster.bags[move.a])

    def reveal(self, state: State, move: Move, log: Silence) -> None:
        """The tile lies open; after the last one the player must exchange."""
        draw(state, move, log)
        if _draws_left(state):
            self.ask_draw(state)
        else:
            self.ask_exchange(state)

    def exchanges(self, state: State) -> int:
        """The exchanges possible, as bits counted from the catalogue's ``EXCHANGE``."""
        wanted = drawn_tiles(state)
        width = len(state.rules.roster.tiles)
        return sum(wanted << given * width for given in bits(self.tradable(state, state.seat)))

    def ask_exchange(self, state: State) -> None:
        """Ask which tile to give for which."""
        state.ask(self, state.seat, state.rules.moves.EXCHANGE, self.exchanges(state))

    def exchange(self, state: State, move: Move, log: Silence) -> None:
        """Give one tile, keep another; the rest goes back to the bags."""
        seat = state.seat
        self._give(state, seat, move.a, log)
        take_away(state, move.b)
        log.tile_taken(state, seat, move.b)
        tile_kept(state, seat, move.b, log)
        self.put_back(state, log)
        end_turn(state, self.name, log)

    def _give(self, state: State, seat: int, tile: int, log: Silence) -> None:
        bit = 1 << tile
        if state.rules.roster.partner[tile] & tiles_in_play(state):
            log.pairing(state, tile, False)
        state.held = changed(state.held, seat, state.held[seat] ^ bit)
        state.bags |= bit
        log.tile_returned(state, seat, tile, True)

    def put_back(self, state: State, log: Silence) -> None:
        """The tiles still lying open go back to their bags."""
        for tile in state.drawn:
            state.bags |= 1 << tile
            log.tile_returned(state, state.seat, tile, False)
        state.drawn = ()


class Trading(Exchange):
    """The standard game's trading: with a bonus, and swaps of dividers too."""

    ruling = "S4"
    bonuses = BONUSES
    given_up_by_drawing = ("pass", "bonus", "swap", "with")

    def __init__(self) -> None:
        super().__init__()
        self.answers |= {"pass": self.decline, "bonus": self.bonus, "swap": self.swap, "with": self.swap_with}
        self.checks |= {"bonus": self._no_bonus, "swap": not_swapped, "with": not_swapped_with}

    def awaited(self, state: State) -> tuple[str, ...]:
        """A bonus or passing; then a swap or a draw; then the second divider, or the other tiles and the exchange."""
        moves = state.rules.moves
        if state.base == moves.PASS:
            return "pass", "bonus"
        if state.base == moves.WITH:
            return ("with",)
        if state.base in (moves.DRAW, moves.SWAP) and not state.drawn:
            return "swap", "draw"
        return super().awaited(state)

    def _no_bonus(self, state: State, move: Move) -> Reason | None:
        if self._bonuses(state, state.seat) >> move.a & 1:
            return None
        return Reason("not-in-stock", self.ruling, what=BONUSES[move.a])

    def begin(self, state: State, seat: int, log: Silence) -> bool:
        """Offer the bonuses, or passing; False where no trade is possible."""
        if not swappable(state) and not self._can_exchange(state, seat):
            log.skipped(state, seat, "nothing-to-trade")
            return False
        moves = state.rules.moves
        state.ask(self, seat, moves.PASS, self._bonuses(state, seat) << moves.BONUS - moves.PASS | 1)
        log.turn_begins(state, seat, self.name, 0)
        return True

    def tradable(self, state: State, seat: int) -> int:
        """The tiles not paired."""
        return unpaired(state, seat)

    def _can_exchange(self, state: State, seat: int) -> bool:
        return bool(state.bags and self.tradable(state, seat))

    def _bonuses(self, state: State, seat: int) -> int:
        bonuses = 1 << POINT
        for bonus, stock in (
            (FOOD, state.stock_food),
            (DIVIDER, state.stock_dividers[seat]),
            (PITCH, state.stock_pitch),
        ):
            if stock:
                bonuses |= 1 << bonus
        return bonuses

    def bonus(self, state: State, move: Move, log: Silence) -> None:
        """Take the bonus, then trade."""
        seat = state.seat
        points = 0
        if move.a == POINT:
            points = BONUS
            state.points[seat] += points
        else:
            TAKING[move.a](state, seat, BONUS)
        log.trade_bonus(state, seat, BONUSES[move.a], BONUS, points)
        self._ask_trade(state)

    def _ask_trade(self, state: State) -> None:
        swaps = swappable(state)
        if self._can_exchange(state, state.seat):
            self.ask_draw(state, swaps)
        else:
            state.ask(self, state.seat, state.rules.moves.SWAP, swaps)

    def swap(self, state: State, move: Move, log: Silence) -> None:
        """Choose the first divider; the second is one of another colour."""
        state.swapping = move.a
        others = sum(walls for walls in state.walls if not walls >> move.a & 1)
        state.ask(self, state.seat, state.rules.moves.WITH, others)

    def swap_with(self, state: State, move: Move, log: Silence) -> None:
        """Both dividers change places."""
        both = 1 << state.swapping | 1 << move.a
        state.walls = [walls ^ both if walls & both else walls for walls in state.walls]
        log.dividers_swapped(state, state.seat, state.swapping, move.a)
        state.swapping = -1
        end_turn(state, self.name, log)

    def decline(self, state: State, move: Move, log: Silence) -> None:
        """No trade, and no bonus."""
        end_turn(state, self.name, log)


def not_swapped(state: State, move: Move) -> Reason | None:
    """No divider lies there, or all on the ark have one colour."""
    if not colour_on(state, move.a):
        return Reason("no-divider-there", "S4", edge=state.board.edges[move.a])
    return None if swappable(state) else Reason("one-colour", "S4")


def not_swapped_with(state: State, move: Move) -> Reason | None:
    """No divider lies there, or one of the first one's colour."""
    colour = colour_on(state, move.a)
    if not colour:
        return Reason("no-divider-there", "S4", edge=state.board.edges[move.a])
    return Reason("same-colour", "S4", colour=colour) if colour == colour_on(state, state.swapping) else None


TAKING = {FOOD: take_food, DIVIDER: take_dividers, PITCH: take_pitch}
"""How each bonus but the point is taken from the stock."""


def swappable(state: State) -> int:
    """All dividers on the ark, if there are two colours of them, else none."""
    colours = [walls for walls in state.walls if walls]
    return sum(colours) if len(colours) > 1 else 0
