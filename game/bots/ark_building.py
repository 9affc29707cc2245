"""Steps of a building programme: enclosures to complete, the pitch beside them, dividers for enclosures to come."""

from __future__ import annotations

from heapq import nlargest
from typing import NamedTuple, cast

from game.ark.actions.building import Building
from game.ark.board import bits
from game.ark.state import State
from game.bots.ark_sites import Site, closed_squares
from game.bots.ark_steps import Step
from game.bots.ark_wishes import wishes

PIECE = 0.55
"""What a piece is worth to whoever keeps it."""

ON_HULL = 0.1
"""What a divider on the hull is worth beside."""

UNFINISHED = 0.45
"""What is left of the worth of an enclosure for every divider that will be missing still."""

REACH = 3
"""So many dividers more than one can lay now may be missing from an enclosure that is worth beginning."""

OWN_PITCH, ANY_PITCH = 0.6, 0.4
"""What a pitch cube is worth beside an enclosure into which one can load, and anywhere."""

TO_THE_END = 0.1
"""What closing the hull is worth to begin with."""

NEAR = 4
"""So many dividers may be missing from an enclosure for which there is no pair yet."""

CHOICES = 12
"""How many enclosures are worth a thought."""


class Choice(NamedTuple):
    """An enclosure to build: what it is worth for each divider laid now, and in all; the edges that lack one."""

    each: float
    worth: float
    missing: int
    squares: int
    size: int


def choices(state: State, among: tuple[Site, ...]) -> list[Choice]:
    """The enclosures that whoever builds now may complete or begin, of the sites that may still be open."""
    seat, free, taken = state.seat, state.free, closed_squares(state)
    walls, hull = state.walls[seat], state.rules.board.hull
    reach = pieces(state)
    room, divider = wishes(state, seat)
    far = [reach + REACH if gain > 0 else min(reach + REACH, NEAR) for gain in room]
    rivals = 1.0 / (len(state.walls) - 1)
    piece = gain_of_laying(state)
    found = []
    for squares, inside, boundary, size, length in among:
        if squares & taken or inside & free != inside:
            continue
        missing = boundary & free
        count = laid = missing.bit_count()
        if count > far[size]:
            continue
        own = (boundary & walls).bit_count() + count
        worth = room[size] + divider[size] * (own - rivals * (length - own))
        if count > reach:
            worth *= UNFINISHED ** (count - reach)
            laid = reach
        worth += laid * piece + ON_HULL * (missing & hull).bit_count()
        found.append(Choice(worth / laid, worth, missing, squares, size))
    return found


def pieces(state: State) -> int:
    """The dividers that whoever builds now can still lay."""
    return min(state.left, state.dividers[state.seat])


def gain_of_laying(state: State) -> float:
    """What laying a piece brings more than keeping it."""
    return cast(Building, state.asks).worth - PIECE


def building_steps(state: State, among: tuple[Site, ...]) -> list[Step]:
    """What whoever builds now might do next, in no order; ``among`` are the sites that may still be open."""
    steps = pitch_steps(state)
    if state.dividers[state.seat]:
        steps += [wall_step(state, one) for one in nlargest(CHOICES, choices(state, among))]
        steps += hull_steps(state)
    return steps or loose_ends(state)


def wall_step(state: State, choice: Choice) -> Step:
    """The dividers of an enclosure, as many as one can lay."""
    first, moves = state.rules.moves.WALL, state.rules.moves.moves
    edges = in_order(state, choice.missing)[: pieces(state)]
    return Step(choice.worth, tuple(moves[first + edge] for edge in edges))


def in_order(state: State, missing: int) -> tuple[int, ...]:
    """These edges in the order in which to fill them: those of the hull last, which may close more at once."""
    hull = state.rules.board.hull
    return bits(missing & ~hull) + bits(missing & hull)


def hull_steps(state: State) -> list[Step]:
    """Closing the hull, which brings the end (S7, F5), if it can be closed now."""
    gaps = state.free & state.rules.board.hull
    count = gaps.bit_count()
    return [wall_step(state, Choice(0.0, TO_THE_END, gaps, 0, 0))] if 0 < count <= pieces(state) else []


def pitch_steps(state: State) -> list[Step]:
    """The cubes that the enclosures one may load still lack, or else as many as one can lay anywhere."""
    seat = state.seat
    reach = min(state.pitch[seat], state.left)
    if not (reach and state.sealable):
        return []
    first, moves = state.rules.moves.PITCH, state.rules.moves.moves
    lacks = [(state.sealable, ANY_PITCH)]
    for enclosure in state.closed:
        fields = enclosure.fields & state.sealable
        if fields and enclosure.boundary & state.walls[seat] and not state.large >> enclosure.first & 1:
            lacks.append((fields, OWN_PITCH))
    steps = []
    for fields, worth in lacks:
        cubes = bits(fields)[:reach]
        steps.append(Step(worth * len(cubes), tuple(moves[first + field] for field in cubes)))
    return steps


def loose_ends(state: State) -> list[Step]:
    """Where no enclosure can come any more a divider still scores its point."""
    worth = gain_of_laying(state)
    return [Step(worth, (state.legal()[0],))] if worth > 0 else []
