"""What is looked at in a position of Ark & Noah or the Family Variant to guess how many points are still to come.

For each seat there is a number for each of ``NAMES``; :mod:`game.bots.ark_worth` has what they are worth.
"""

from __future__ import annotations

from game.ark.board import Enclosure
from game.ark.deluge import LAST_FOOD, LAST_PAIRS
from game.ark.state import State

GOODS = (
    "dividers",   # dividers in hand, up to PLENTY
    "dividers+",  # and beyond
    "pitch",      # pitch cubes in hand, up to PLENTY
    "pitch+",     # and beyond
    "food",       # food markers in hand, up to PLENTY
    "food+",      # and beyond
)  # fmt: skip
HERD = (
    "housed",     # points of own tiles of pairs for which enclosures of their size are free
    "unhoused",   # points of own tiles of pairs for which there is none
    "stranded",   # those of them whose size has no room any more among the open squares
    "hungry",     # food missing in the enclosures for one's pairs, by one's share in them
    "leaking",    # pitch missing there
    "cargo",      # loading points one's pairs will cost beyond what the rounds left bring
    "heavy",      # own pairs of which both tiles, of size 3 or 4, are one's own: only the leader can load them
)  # fmt: skip
LONE = (
    "single",     # sizes of own tiles without a partner in play, where an enclosure of their size is free
    "single+",    # and where none is
    "small",      # small pairs in which one has a tile
    "lonely",     # small tiles without a partner in play
)  # fmt: skip
PLACES = (
    "wanted",     # own dividers around free enclosures, by the chance that a pair in play comes there
    "hoped",      # the same, by the chance that a single tile's pair comes there
    "idle",       # the rest of them
    "ready",      # points of own tiles of pairs that could be loaded at once
    "sealed",     # pitch one could score with one's pairs
    "corner",     # own dividers around enclosures without a small pair, by the chance that one in play comes
    "open",       # own dividers that bound no completed enclosure yet
)  # fmt: skip
HULL = (
    "hull",       # own dividers on the hull
    "most",       # 1 for most dividers on the hull, a half where two share it ...
)  # fmt: skip
NAMES = (*GOODS, *HERD, *LONE, *PLACES, *HULL)

PLENTY = 5
LARGE = (1, 2, 3, 4)
HULL_ROUNDS = 0.5
"""For about so many rounds a gap in the hull stays open, with one player."""
LOADING_POINTS = 6
"""About what a round's loading brings a player."""


def rounds_left(state: State) -> float:
    """About how many rounds there will still be, with part of this one: the game goes on while the hull is open."""
    rules = state.rules
    if state.to_move is None or in_the_deluge(state):
        return 0.0
    left = rules.least_rounds - state.round + 1 - part_of_round(state)
    gaps = (state.free & rules.board.hull).bit_count()
    if gaps:
        return max(left, 1.0 + gaps * HULL_ROUNDS / len(state.walls))
    return max(0.0, left)


def in_the_deluge(state: State) -> bool:
    """Whether the last food and the last pairs are being loaded (S8)."""
    return state.asks in (LAST_FOOD, LAST_PAIRS)


def at_once(state: State) -> bool:
    """Whether actions are performed as workers are placed (F3)."""
    return not state.rules.places


def part_of_round(state: State) -> float:
    """How much of this round is over: actions stand in a row, or are performed as workers are placed (S1, F3)."""
    rules = state.rules
    if at_once(state):
        return (len(state.current) - (state.action >= 0)) / (len(rules.players) * rules.workers)
    return (state.action + 1) / len(rules.actions)


def features(state: State) -> list[list[float]]:
    """The numbers of each seat, in the order of ``NAMES``."""
    look = Look(state)
    return [look.row(seat) for seat in range(len(state.held))]


class Housing:
    """How the pairs in play and the free enclosures of one size suit each other.

    ``paired`` and ``lone`` are the tiles in hands with and without a partner in play.  ``covered`` is the chance of a
    pair to find an enclosure, ``demand`` that of an enclosure to get one of these pairs, ``hope`` to get one of which
    only one tile is in play yet; ``hungry`` and ``leaking`` are the food and pitch missing for each pair.
    """

    __slots__ = ("covered", "demand", "enclosures", "hope", "hungry", "leaking", "lone", "paired", "size", "spare")

    def __init__(self, state: State, size: int, paired: int, lone: int, enclosures: list[Enclosure]) -> None:
        self.size, self.paired, self.lone, self.enclosures = size, paired, lone, enclosures
        pairs, free = paired.bit_count() // 2, len(enclosures)
        self.spare = free > pairs
        self.covered = min(1.0, free / pairs) if pairs else 0.0
        self.demand = min(1.0, pairs / free) if free else 0.0
        self.hope = min(1.0 - self.demand, lone.bit_count() / free) if free else 0.0
        self.hungry = self.leaking = 0.0
        if pairs and free:
            self._provisions(state, pairs)

    def _provisions(self, state: State, pairs: int) -> None:
        hungry, unsealed = state.hungry, ~state.sealed
        lacks = sorted(
            ((one.squares & hungry).bit_count(), (one.fields & unsealed).bit_count()) for one in self.enclosures
        )[:pairs]
        self.hungry = sum(lack[0] for lack in lacks) / pairs
        self.leaking = sum(lack[1] for lack in lacks) / pairs


class Look:
    """What is the same for all seats of a position, worked out once."""

    __slots__ = ("bounded", "corner", "cornered", "free", "housings", "hulls", "lacking", "left", "pairs", "room",
                 "smalls", "state")  # fmt: skip

    def __init__(self, state: State) -> None:
        self.state = state
        rules, board = state.rules, state.rules.board
        self.smalls = rules.roster.of_size[0]
        self.left = rounds_left(state)
        self.hulls = [(walls & board.hull).bit_count() for walls in state.walls]
        self.lacking = state.hungry | (board.all_fields & ~state.sealed) << len(board.squares) if rules.food else 0
        self._look_at_enclosures()
        self._look_at_hands()

    def _look_at_enclosures(self) -> None:
        """Sort the completed enclosures: by size those without a large pair, and those without a small one."""
        state = self.state
        self.free: list[list[Enclosure]] = [[], [], [], [], []]
        self.cornered: list[Enclosure] = []
        self.bounded, self.room = 0, len(state.rules.board.squares)
        for enclosure in state.closed:
            self.bounded |= enclosure.boundary
            self.room -= enclosure.size
            if not state.large >> enclosure.first & 1:
                self.free[enclosure.size].append(enclosure)
            if self.smalls and not state.small >> enclosure.first & 1:
                self.cornered.append(enclosure)

    def _look_at_hands(self) -> None:
        """See which pairs are in play, and how they can be housed."""
        roster, in_hands = self.state.rules.roster, 0
        for tiles in self.state.held:
            in_hands |= tiles
        self.pairs = roster.pairs(in_hands)
        paired, self.housings = roster.both(self.pairs), []
        for size in LARGE:
            both = in_hands & roster.both(roster.of_size[size])
            self.housings.append(Housing(self.state, size, both & paired, both & ~paired, self.free[size]))
        small_pairs = (self.pairs & self.smalls).bit_count()
        self.corner = min(1.0, small_pairs / len(self.cornered)) if self.cornered else 0.0

    def row(self, seat: int) -> list[float]:
        """The numbers of one seat."""
        state = self.state
        tiles, walls, hull = state.held[seat], state.walls[seat], self.hulls[seat]
        row: list[float] = []
        for goods in (state.dividers[seat], state.pitch[seat], state.food[seat]):
            row += (goods, 0) if goods <= PLENTY else (PLENTY, goods - PLENTY)
        most = max(self.hulls)
        share = 1.0 / self.hulls.count(most) if hull == most else 0.0
        return [*row, *self._herd(tiles), *self._lone(tiles), *self._places(tiles, walls), hull, share]

    def _herd(self, tiles: int) -> tuple[float, ...]:
        """The numbers of ``HERD``."""
        housed = unhoused = stranded = hungry = leaking = heavy = 0.0
        cargo = -LOADING_POINTS * self.left
        for housing in self.housings:
            own = tiles & housing.paired
            if own:
                size, count = housing.size, own.bit_count()
                points, uncovered = 2.0 * size * count, 1.0 - housing.covered
                housed += points * housing.covered
                unhoused += points * uncovered
                stranded += points * uncovered * (size > self.room)
                hungry += housing.hungry * count / 2
                leaking += housing.leaking * count / 2
                cargo += size * count
                heavy += self.state.rules.roster.pairs(own).bit_count() * (size > 2)
        return housed, unhoused, stranded, hungry, leaking, max(0.0, cargo), heavy

    def _lone(self, tiles: int) -> tuple[float, ...]:
        """The numbers of ``LONE``."""
        single = [0, 0]
        for housing in self.housings:
            if tiles & housing.lone:
                single[not housing.spare] += housing.size * (tiles & housing.lone).bit_count()
        if not self.smalls:
            return *single, 0, 0
        roster, pairs = self.state.rules.roster, self.pairs & self.smalls
        lonely = tiles & roster.both(self.smalls) & ~roster.both(pairs)
        return *single, (roster.species_of(tiles) & pairs).bit_count(), lonely.bit_count()

    def _places(self, tiles: int, walls: int) -> tuple[float, ...]:
        """The numbers of ``PLACES``."""
        wanted = hoped = idle = ready = corner = 0.0
        sealed = 0
        for housing in self.housings:
            mine = [one for one in housing.enclosures if one.boundary & walls]
            if mine:
                dividers = sum((one.boundary & walls).bit_count() for one in mine)
                wanted += dividers * housing.demand
                hoped += dividers * housing.hope
                idle += dividers * (1.0 - housing.demand - housing.hope)
                own = tiles & housing.paired
                if own:
                    sealed += max((one.fields & self.state.sealed).bit_count() for one in mine)
                    ready += 2.0 * housing.size * own.bit_count() * self._provided(mine)
        if self.corner:
            corner = self.corner * sum((one.boundary & walls).bit_count() for one in self.cornered)
        return wanted, hoped, idle, ready, sealed, corner, (walls & ~self.bounded).bit_count()

    def _provided(self, enclosures: list[Enclosure]) -> bool:
        """Whether one of them has all the food and pitch it needs."""
        return any(not one.needs & self.lacking for one in enclosures)
