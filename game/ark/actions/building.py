"""Building the ark: dividers and pitch cubes (rulings S5, B4, B5)."""

from __future__ import annotations

from game.ark.actions.building_room import most_pieces
from game.ark.board import Enclosure, bits
from game.ark.narrator import Silence
from game.ark.performing import changed, end_turn
from game.ark.reasons import colour_on
from game.ark.state import Chapter, State
from game.core import Move, Reason


class Building(Chapter):
    """Up to ``lead`` pieces for whoever chose the action, ``follow`` for the others, each for ``worth`` points."""

    name = "building"
    alone = False

    def __init__(self, lead: int, follow: int, worth: int, ruling: str) -> None:
        self.lead = lead
        self.follow = follow
        self.worth = worth
        self.ruling = ruling
        self.answers = {"wall": self.wall, "pitch": self.pitch, "done": self.done}
        self.checks = {"wall": not_laid, "pitch": not_sealed}

    def begin(self, state: State, seat: int, log: Silence) -> bool:
        """Begin a player's turn; False where they can lay nothing."""
        state.left = self.follow if state.at else self.lead
        pieces = self._pieces(state, seat)
        if not pieces:
            log.skipped(state, seat, "nothing-to-build")
            return False
        moves = state.rules.moves
        state.ask(self, seat, moves.WALL, pieces | moves.BUILT)
        log.turn_begins(state, seat, self.name, state.left)
        return True

    def usable(self, state: State) -> int:
        """Pieces left for which the player has dividers or pitch, and the ark has room."""
        return min(state.left, most_pieces(state, state.seat))

    def _pieces(self, state: State, seat: int) -> int:
        """The dividers and pitch cubes that can be laid, as bits counted from the catalogue's ``WALL``."""
        pieces = state.free if state.dividers[seat] else 0
        if state.sealable and state.pitch[seat]:
            pieces |= state.sealable << len(state.rules.board.edges)
        return pieces

    def wall(self, state: State, move: Move, log: Silence) -> None:
        """Lay a divider; it may complete enclosures and let pitch fields be sealed."""
        seat = state.seat
        state.dividers[seat] -= 1
        state.points[seat] += self.worth
        log.divider_laid(state, seat, move.a, self.worth)
        fill_edge(state, seat, move.a)
        complete_enclosures(state, move.a, log)
        self._go_on(state, log)

    def pitch(self, state: State, move: Move, log: Silence) -> None:
        """Seal a pitch field."""
        seat = state.seat
        state.pitch = changed(state.pitch, seat, state.pitch[seat] - 1)
        state.sealed |= 1 << move.a
        state.sealable ^= 1 << move.a
        state.points[seat] += self.worth
        log.pitch_laid(state, seat, move.a, self.worth)
        self._go_on(state, log)

    def _go_on(self, state: State, log: Silence) -> None:
        state.left -= 1
        pieces = self._pieces(state, state.seat) if state.left else 0
        if pieces:
            state.mask = pieces | state.rules.moves.BUILT
        else:
            end_turn(state, self.name, log)

    def done(self, state: State, move: Move, log: Silence) -> None:
        """The player stops here."""
        end_turn(state, self.name, log)


def not_laid(state: State, move: Move) -> Reason | None:
    """The edge takes no divider, or the player has none."""
    edge, ruling = state.board.edges[move.a], state.asks.ruling
    by = colour_on(state, move.a)
    if by:
        return Reason("edge-occupied", ruling, edge=edge, by=by)
    if not state.free >> move.a & 1:
        around = next(enclosure for enclosure in state.closed if enclosure.inside >> move.a & 1)
        return Reason("inside-enclosure", "B5", edge=edge, enclosure=around.name)
    return None if state.dividers[state.seat] else Reason("no-divider-left", ruling)


def not_sealed(state: State, move: Move) -> Reason | None:
    """The field takes no pitch, or the player has none."""
    board, ruling = state.board, state.asks.ruling
    if state.sealed >> move.a & 1:
        return Reason("field-sealed", ruling, field=board.fields[move.a])
    if not state.sealable >> move.a & 1:
        missing = board.names("edges", board.meeting[move.a] & state.free)
        return Reason("pitch-needs-two-dividers", "B3", field=board.fields[move.a], edges=missing)
    return None if state.pitch[state.seat] else Reason("no-pitch-left", ruling)


def built_by_others(state: State, seat: int, edge: str) -> bool:
    """Whether a square at the edge lies in no enclosure yet, and somebody but this player has a divider round it."""
    board, bit = state.board, 1 << state.board.edge_number(edge)
    theirs = sum(walls for other, walls in enumerate(state.walls) if other != seat)
    closed = sum(enclosure.squares for enclosure in state.closed)
    return any(
        edges & bit and edges & theirs and not closed >> square & 1 for square, edges in enumerate(board.edges_of)
    )


def fill_edge(state: State, seat: int, edge: int) -> None:
    """Put a player's divider on a free edge and see which pitch fields can be sealed now."""
    state.free ^= 1 << edge
    state.walls[seat] |= 1 << edge
    for field, meeting in state.rules.board.ends[edge]:
        if not state.free & meeting:
            state.sealable |= field


def complete_enclosures(state: State, edge: int, log: Silence) -> None:
    """Complete the enclosures on either side of an edge that has just been filled (B4)."""
    board = state.rules.board
    region = 0
    for square in board.sides[edge]:
        if not (state.free & board.hull_of[square] or region >> square & 1):
            region = board.closed_region(square, state.free)
            if region:
                complete(state, board.enclosure(region), log)


def complete(state: State, enclosure: Enclosure, log: Silence) -> None:
    """A region becomes a completed enclosure; the loose dividers inside go back to the stock (B5)."""
    state.closed += (enclosure,)
    log.enclosure_completed(state, state.seat, enclosure)
    state.hungry |= enclosure.squares
    state.free &= ~enclosure.inside
    for owner, walls in enumerate(state.walls):
        if walls & enclosure.inside:
            _take_back(state, owner, walls & enclosure.inside, log)


def _take_back(state: State, owner: int, loose: int, log: Silence) -> None:
    """A player's loose dividers go back to the stock."""
    for edge in bits(loose):
        log.divider_returns(state, owner, edge)
    state.walls[owner] ^= loose
    state.stock_dividers = changed(state.stock_dividers, owner, state.stock_dividers[owner] + loose.bit_count())
