"""Steps of a building programme: enclosures to complete, the pitch beside them, dividers for enclosures to come.

A step is a few moves that belong together, with a first guess of what they are worth to the builder, in points.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from game.ark.actions.building import Building
from game.ark.board import Enclosure, bits
from game.ark.state import State
from game.bots.ark_sites import open_sites, sites
from game.core import Move


class Step(NamedTuple):
    """Moves that belong together; ``worth`` is a first guess, in points."""

    worth: float
    moves: tuple[Move, ...]


PIECE = 0.55
"""What a piece is worth to whoever keeps it."""

UNFINISHED = 0.45
"""What is left of the worth of an enclosure for every divider that will be missing still."""


class Wishes(NamedTuple):
    """For every size from 0 to 4 what an enclosure of it brings, and what each of its dividers."""

    room: list[float]
    divider: list[float]


def wishes(state: State, seat: int) -> Wishes:
    """What a player wishes to have built."""
    roster = state.rules.roster
    in_hands = 0
    for tiles in state.held:
        in_hands |= tiles
    pairs = roster.pairs(in_hands)
    paired = roster.both(pairs)
    own = state.held[seat]
    free = [0] * 5
    large = state.large
    for enclosure in state.closed:
        if not large >> enclosure.first & 1:
            free[enclosure.size] += 1
    others = 1.0 / (len(state.held) - 1)
    small = 0.35 if (pairs | roster.species_of(own)) & roster.of_size[0] else 0.1 if roster.of_size[0] else 0.0
    room, divider = [0.0] * 5, [small] * 5
    for size in (1, 2, 3, 4):
        of_size = roster.of_size[size]
        both = roster.both(of_size)
        count = (pairs & of_size).bit_count()
        lone = (in_hands & both & ~paired).bit_count()
        if count > free[size]:
            mine = (own & both & paired).bit_count()
            room[size] = 2 * size * (mine - (2 * count - mine) * others) / count
            divider[size] += 0.9
        elif count + lone > free[size]:
            mine = (own & both & ~paired).bit_count()
            room[size] = 0.4 * size * (mine - (lone - mine) * others) / lone
            divider[size] += 0.4
        else:
            divider[size] += 0.1
    return Wishes(room, divider)


def building_steps(state: State, among: tuple[Enclosure, ...]) -> list[Step]:
    """What whoever builds now might do next, in no order; ``among`` are sites that may still be open."""
    seat, moves = state.seat, state.rules.moves
    reach = min(state.left, state.dividers[seat])
    steps = _pitch_steps(state, seat)
    if not reach:
        return steps
    walls = state.walls[seat]
    others = 0
    for other, laid in enumerate(state.walls):
        if other != seat:
            others |= laid
    rivals = 1.0 / (len(state.walls) - 1)
    free, (room, divider) = state.free, wishes(state, seat)
    hull = state.board.hull
    wall, catalogue = moves.WALL, moves.moves
    worth_laying = float(cast(Building, state.asks).worth)
    scored = []
    for site in among:
        missing = site.boundary & free
        count = missing.bit_count()
        if not count or count > reach + 3:
            continue
        size = site.size
        per = divider[size]
        laid = count if count <= reach else reach
        worth = room[size] + per * (
            (site.boundary & walls).bit_count() + count - rivals * (site.boundary & others).bit_count()
        )
        if count > reach:
            worth *= UNFINISHED ** (count - reach)
        worth += laid * (worth_laying - PIECE) + 0.1 * (missing & hull).bit_count()
        scored.append((worth / laid, worth, missing))
    scored.sort(key=lambda one: one[:2], reverse=True)
    for _, worth, missing in scored[:12]:
        edges = (bits(missing & ~hull) + bits(missing & hull))[:reach]
        steps.append(Step(worth, tuple(catalogue[wall + edge] for edge in edges)))
    if not steps and worth_laying:
        edge = next(iter(state.legal()))
        steps.append(Step(worth_laying - PIECE, (edge,)))
    return steps


def _pitch_steps(state: State, seat: int) -> list[Step]:
    if not (state.pitch[seat] and state.sealable):
        return []
    moves = state.rules.moves
    mine = 0
    for enclosure in state.closed:
        if enclosure.boundary & state.walls[seat] and not state.large >> enclosure.first & 1:
            mine |= enclosure.fields
    fields = state.sealable & mine or state.sealable
    return [Step(0.6, (moves.moves[moves.PITCH + field],)) for field in bits(fields)]


def still_open(state: State) -> tuple[Enclosure, ...]:
    """The sites where enclosures can still be built."""
    return open_sites(state, sites(state.board))
