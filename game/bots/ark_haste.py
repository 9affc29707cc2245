"""Building in haste: the enclosures that bring most for a divider, all chosen at one look at the ark."""

from __future__ import annotations

from heapq import nlargest
from operator import attrgetter

from game.ark.state import State
from game.bots.ark_building import Choice, choices, hull_steps, in_order, loose_ends, pieces, pitch_steps, wall_step
from game.bots.ark_sites import Site
from game.bots.ark_steps import Course, Step

LOOKS = 24
"""How many enclosures come to mind."""


def hasty_course(state: State, among: tuple[Site, ...]) -> Course:
    """What to build first, and next; nothing, where nothing is worth it.  ``among`` are sites that may be open."""
    pitch = max(pitch_steps(state), key=attrgetter("worth"), default=None)
    each = pitch.worth / len(pitch.moves) if pitch else 0.0
    found = nlargest(LOOKS, choices(state, among)) if state.dividers[state.seat] else []
    good = [choice for choice in found if choice.each > each]
    if good:
        return _together(state, good) or wall_step(state, good[0]).moves
    return pitch.moves if pitch else _last_resort(state)


def _last_resort(state: State) -> Course:
    steps: list[Step] = loose_ends(state) + hull_steps(state)
    return steps[0].moves if steps else ()


def _together(state: State, good: list[Choice]) -> Course:
    """The dividers of as many of these enclosures as can be completed now, one of a size."""
    edges: list[int] = []
    laid = squares = 0
    sizes = set()
    for choice in good:
        missing = choice.missing & ~laid
        if choice.size in sizes or choice.squares & squares or len(edges) + missing.bit_count() > pieces(state):
            continue
        edges += in_order(state, missing)
        laid |= missing
        squares |= choice.squares
        sizes.add(choice.size)
    first, moves = state.rules.moves.WALL, state.rules.moves.moves
    return tuple(moves[first + edge] for edge in edges)
