"""Steps of a building programme: enclosures to complete, the pitch beside them, dividers for enclosures to come."""

from __future__ import annotations

from heapq import nlargest
from operator import attrgetter
from typing import NamedTuple, cast

from game.ark.actions.building import Building
from game.ark.board import bits
from game.ark.state import State
from game.bots.ark_sites import Site, closed_squares
from game.bots.ark_steps import Step

PIECE = 0.55
"""What a piece is worth to whoever keeps it."""

UNFINISHED = 0.45
"""What is left of the worth of an enclosure for every divider that will be missing still."""

REACH = 3
"""So many dividers more than one can lay now may be missing from an enclosure that is worth beginning."""

CHOICES = 12
"""How many enclosures are worth a thought."""


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


Choice = tuple[float, float, int]
"""An enclosure to build: what it is worth for each divider laid now, in all, and the edges that lack one."""


def choices(state: State, among: tuple[Site, ...]) -> list[Choice]:
    """The enclosures that whoever builds now may complete or begin, of the sites that may still be open."""
    seat, free, taken = state.seat, state.free, closed_squares(state)
    walls, hull = state.walls[seat], state.rules.board.hull
    reach = min(state.left, state.dividers[seat])
    far = min(reach + REACH, 9)
    room, divider = wishes(state, seat)
    rivals = 1.0 / (len(state.walls) - 1)
    piece = cast(Building, state.asks).worth - PIECE
    found = []
    for squares, inside, boundary, size, length in among:
        if squares & taken or inside & free != inside:
            continue
        missing = boundary & free
        count = missing.bit_count()
        if count > far:
            continue
        own = (boundary & walls).bit_count()
        worth = room[size] + divider[size] * (own + count - rivals * (length - own - count))
        laid = count
        if count > reach:
            worth *= UNFINISHED ** (count - reach)
            laid = reach
        worth += laid * piece + 0.1 * (missing & hull).bit_count()
        found.append((worth / laid, worth, missing))
    return found


def building_steps(state: State, among: tuple[Site, ...]) -> list[Step]:
    """What whoever builds now might do next, in no order; ``among`` are the sites that may still be open."""
    steps = pitch_steps(state)
    if state.dividers[state.seat]:
        steps += [wall_step(state, one) for one in nlargest(CHOICES, choices(state, among))]
        steps += hull_steps(state)
    return steps or loose_ends(state)


def hasty_step(state: State, among: tuple[Site, ...]) -> Step | None:
    """The first step that comes to mind, if any: the enclosure that brings most for a divider, or pitch."""
    best: Choice | None = None
    if state.dividers[state.seat]:
        best = max(choices(state, among), default=None)
    pitch = max(pitch_steps(state), key=attrgetter("worth"), default=None)
    if best is not None and best[1] > 0 and (pitch is None or best[0] > pitch.worth / len(pitch.moves)):
        return wall_step(state, best)
    return pitch or next(iter(loose_ends(state) + hull_steps(state)), None)


def wall_step(state: State, choice: Choice) -> Step:
    """The dividers of an enclosure, as many as one can lay; those of the hull last, which may close more at once."""
    _, worth, missing = choice
    hull = state.rules.board.hull
    edges = (bits(missing & ~hull) + bits(missing & hull))[: min(state.left, state.dividers[state.seat])]
    first, moves = state.rules.moves.WALL, state.rules.moves.moves
    return Step(worth, tuple(moves[first + edge] for edge in edges))


def hull_steps(state: State) -> list[Step]:
    """Closing the hull, which brings the end (S7, F5), if it can be closed now."""
    gaps = state.free & state.rules.board.hull
    count = gaps.bit_count()
    return [wall_step(state, (0.1, 0.1, gaps))] if 0 < count <= min(state.left, state.dividers[state.seat]) else []


def pitch_steps(state: State) -> list[Step]:
    """The cubes that the enclosures one may load still lack, or else as many as one can lay anywhere."""
    seat = state.seat
    reach = min(state.pitch[seat], state.left)
    if not (reach and state.sealable):
        return []
    first, moves = state.rules.moves.PITCH, state.rules.moves.moves
    lacks = [(state.sealable, 0.4)]
    for enclosure in state.closed:
        fields = enclosure.fields & state.sealable
        if fields and enclosure.boundary & state.walls[seat] and not state.large >> enclosure.first & 1:
            lacks.append((fields, 0.6))
    steps = []
    for fields, worth in lacks:
        cubes = bits(fields)[:reach]
        steps.append(Step(worth * len(cubes), tuple(moves[first + field] for field in cubes)))
    return steps


def loose_ends(state: State) -> list[Step]:
    """Where no enclosure can come any more a divider still scores its point."""
    worth = cast(Building, state.asks).worth - PIECE
    return [Step(worth, (state.legal()[0],))] if worth > 0 else []
