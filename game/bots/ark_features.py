"""What is looked at in a position of Ark & Noah or the Family Variant to guess how many points are still to come.

For each seat there is a number for each of ``NAMES``; :mod:`game.bots.ark_worth` has what they are worth.
"""

from __future__ import annotations

from game.ark.board import Enclosure
from game.ark.rules import DIVIDERS
from game.ark.state import State

NAMES = (
    "even",        # 1: what everybody can expect
    "dividers",    # dividers in hand, up to PLENTY
    "dividers+",   # and beyond
    "pitch",       # pitch cubes in hand, up to PLENTY
    "pitch+",      # and beyond
    "food",        # food markers in hand, up to PLENTY
    "food+",       # and beyond
    "stock",       # own dividers still in the stock
    "housed",      # points of own tiles of pairs for which enclosures of their size are free
    "unhoused",    # points of own tiles of pairs for which there is none
    "stranded",    # those of them whose size has no room any more among the open squares
    "single",      # sizes of own tiles without a partner in play, where an enclosure of their size is free
    "single+",     # and where none is
    "small",       # small pairs in which one has a tile
    "lonely",      # small tiles without a partner in play
    "hungry",      # food missing in the enclosures for one's pairs, by one's share in them
    "leaking",     # pitch missing there
    "ready",       # points of own tiles of pairs that could be loaded at once
    "cargo",       # loading points one's pairs will cost beyond what the rounds left bring
    "heavy",       # own pairs of which both tiles, of size 3 or 4, are one's own: only the leader can load them
    "wanted",      # own dividers around free enclosures, by the chance that a pair in play comes there
    "hoped",       # the same, by the chance that a single tile's pair comes there
    "idle",        # the rest of them
    "corner",      # own dividers around enclosures without a small pair, by the chance that one in play comes
    "sealed",      # pitch one could score with one's pairs
    "open",        # own dividers that bound no completed enclosure yet
    "hull",        # own dividers on the hull
    "most",        # 1 for most dividers on the hull, a half where two share it ...
    "tempo",       # 1 for the first worker of the order
)  # fmt: skip

PLENTY = 5
LARGE = (1, 2, 3, 4)
HULL_ROUNDS = 0.5
"""For about so many rounds a gap in the hull stays open, with one player."""
LOADING_POINTS = 6
"""About what a round's loading brings a player."""


class Housing:
    """How the pairs in play and the free enclosures of one size suit each other."""

    __slots__ = ("chance", "covered", "demand", "enclosures", "hope", "hungry", "leaking", "pairs", "tiles")

    def __init__(self, pairs: int, tiles: int, singles: int, enclosures: list[Enclosure], state: State) -> None:
        self.enclosures = enclosures
        self.tiles = tiles
        self.pairs = count = pairs
        free = len(enclosures)
        self.covered = min(1.0, free / count) if count else 0.0
        self.demand = min(1.0, count / free) if free else 0.0
        self.hope = min(1.0 - self.demand, singles / free) if free else 0.0
        self.chance = 1.0 if free > count else 0.0
        self.hungry = self.leaking = 0.0
        if count and free:
            self._missing(state, min(count, free))

    def _missing(self, state: State, count: int) -> None:
        hungry, unsealed = state.hungry, ~state.sealed
        lacks = sorted(
            ((one.squares & hungry).bit_count(), (one.fields & unsealed).bit_count()) for one in self.enclosures
        )[:count]
        self.hungry = sum(lack[0] for lack in lacks) / self.pairs
        self.leaking = sum(lack[1] for lack in lacks) / self.pairs


def rounds_left(state: State) -> float:
    """About how many rounds there will still be, with part of this one: the game goes on while the hull is open."""
    rules = state.rules
    done = 0.0 if state.action < 0 else (state.action + 1) / len(rules.actions)
    left = rules.least_rounds - state.round + 1 - done
    gaps = (state.free & rules.board.hull).bit_count()
    if gaps:
        return max(left, 1.0 + gaps * HULL_ROUNDS / len(state.walls))
    return max(0.0, left)


def features(state: State) -> list[list[float]]:
    """The numbers of each seat, in the order of ``NAMES``."""
    rules, held = state.rules, state.held
    roster, board = rules.roster, rules.board
    in_hands = 0
    for tiles in held:
        in_hands |= tiles
    pairs = roster.pairs(in_hands)
    paired = roster.both(pairs)
    smalls = roster.of_size[0]
    small_pairs = (pairs & smalls).bit_count()
    free_by_size: list[list[Enclosure]] = [[], [], [], [], []]
    cornered: list[Enclosure] = []
    large, small = state.large, state.small
    boundaries = 0
    room = len(board.squares)
    for enclosure in state.closed:
        room -= enclosure.size
        boundaries |= enclosure.boundary
        if not large >> enclosure.first & 1:
            free_by_size[enclosure.size].append(enclosure)
        if smalls and not small >> enclosure.first & 1:
            cornered.append(enclosure)
    housings = []
    for size in LARGE:
        of_size = roster.of_size[size]
        both = roster.both(of_size)
        count = (pairs & of_size).bit_count()
        singles = (in_hands & both & ~paired).bit_count()
        housings.append(Housing(count, both & paired, singles, free_by_size[size], state))
    lacking = board.all_squares and state.hungry | (board.all_fields & ~state.sealed) << len(board.squares)
    if not smalls:
        lacking = 0
    left = rounds_left(state)
    hulls = [(walls & board.hull).bit_count() for walls in state.walls]
    most = max(hulls)
    share = 1.0 / hulls.count(most) if most else 0.0
    corner_chance = min(1.0, small_pairs / len(cornered)) if cornered else 0.0
    first = (state.completed or state.current or ((0, -1),))[0][1]
    rows = []
    for seat, tiles in enumerate(held):
        walls = state.walls[seat]
        housed = unhoused = single = single_far = hungry = leaking = ready = cargo = sealed = 0.0
        wanted = hoped = idle = heavy = stranded = 0.0
        for size, housing in zip(LARGE, housings, strict=True):
            own = (tiles & housing.tiles).bit_count()
            if own:
                points = 2.0 * size * own
                housed += points * housing.covered
                unhoused += points * (1.0 - housing.covered)
                if size > room:
                    stranded += points * (1.0 - housing.covered)
                share_in = own / 2
                hungry += housing.hungry * share_in
                leaking += housing.leaking * share_in
                cargo += size * own
                if size > 2:
                    heavy += roster.pairs(tiles & housing.tiles).bit_count()
            if housing.enclosures:
                best_pitch = 0
                is_ready = False
                for enclosure in housing.enclosures:
                    mine = (enclosure.boundary & walls).bit_count()
                    if mine:
                        wanted += mine * housing.demand
                        hoped += mine * housing.hope
                        idle += mine * (1.0 - housing.demand - housing.hope)
                        if own:
                            if not enclosure.needs & lacking:
                                is_ready = True
                            pitch = (enclosure.fields & state.sealed).bit_count()
                            if pitch > best_pitch:
                                best_pitch = pitch
                sealed += best_pitch
                if is_ready:
                    ready += points
            lone = (tiles & roster.both(roster.of_size[size]) & ~paired).bit_count()
            if lone:
                single += size * lone * housing.chance
                single_far += size * lone * (1.0 - housing.chance)
        corner = 0.0
        if corner_chance:
            for enclosure in cornered:
                corner += (enclosure.boundary & walls).bit_count()
        dividers, pitch_held, food = state.dividers[seat], state.pitch[seat], state.food[seat]
        rows.append([
            1.0,
            min(dividers, PLENTY), max(0, dividers - PLENTY),
            min(pitch_held, PLENTY), max(0, pitch_held - PLENTY),
            min(food, PLENTY), max(0, food - PLENTY),
            state.stock_dividers[seat] / DIVIDERS,
            housed, unhoused, stranded, single, single_far,
            (roster.species_of(tiles) & pairs & smalls).bit_count(),
            (tiles & roster.both(smalls) & ~paired).bit_count(),
            hungry, leaking, ready, max(0.0, cargo - LOADING_POINTS * left), heavy,
            wanted, hoped, idle, corner * corner_chance, sealed,
            (walls & ~boundaries).bit_count(), hulls[seat],
            share if hulls[seat] == most else 0.0,
            1.0 if seat == first else 0.0,
        ])  # fmt: skip
    return rows
