"""Steps of a loading programme: the food an enclosure lacks and then a pair, or food alone."""

from __future__ import annotations

from game.ark.actions.loading import own_squares, pairs_to_load
from game.ark.board import Enclosure, bits
from game.ark.state import State
from game.bots.ark_steps import Step
from game.core import Move


def loading_steps(state: State, points: int) -> list[Step]:
    """What whoever loads now might do next; ``points`` are the loading points, or pairs, left."""
    return _pair_steps(state, points) + _food_steps(state, points)


def _food_steps(state: State, points: int) -> list[Step]:
    """The food that an enclosure lacks, as much of it as one has."""
    seat, first, moves = state.seat, state.rules.moves.FOOD, state.rules.moves.moves
    reach = min(points, state.food[seat])
    if not reach:
        return []
    steps = []
    hungry = state.hungry & state.reach
    for enclosure in state.closed:
        lacks = enclosure.squares & hungry
        if lacks:
            squares = bits(lacks)[:reach]
            steps.append(Step(0.5 * len(squares), tuple(moves[first + square] for square in squares)))
    return steps


def _pair_steps(state: State, points: int) -> list[Step]:
    seat, roster = state.seat, state.rules.roster
    pairs = pairs_to_load(state, seat)
    if not pairs:
        return []
    steps = []
    unsealed = state.board.all_fields & ~state.sealed if state.rules.pitch else 0
    for enclosure in state.closed:
        if enclosure.fields & unsealed or not enclosure.first >> 0 >= 0:
            continue
        if not state.reach >> enclosure.first & 1:
            continue
        fitting = 0
        if not state.large >> enclosure.first & 1:
            fitting |= roster.of_size[enclosure.size]
        if not state.small >> enclosure.first & 1:
            fitting |= roster.of_size[0]
        fitting &= pairs
        if fitting:
            margin = _margin(state, enclosure)
            for species in bits(fitting):
                step = _pair_step(state, enclosure, species, points, margin)
                if step:
                    steps.append(step)
    return steps


def _margin(state: State, enclosure: Enclosure) -> float:
    """What every pair brings the loader there, ahead of the others."""
    seat = state.seat
    value = float((enclosure.fields & state.sealed).bit_count())
    rivals = 1.0 / (len(state.walls) - 1)
    for owner, walls in enumerate(state.walls):
        count = (walls & enclosure.boundary).bit_count()
        value += count if owner == seat else -rivals * count
    return value


def _pair_step(state: State, enclosure: Enclosure, species: int, points: int, margin: float) -> Step | None:
    seat, roster, moves = state.seat, state.rules.roster, state.rules.moves
    pair = roster.both(1 << species)
    own = (state.held[seat] & pair).bit_count()
    size = roster.species[species].size
    feeding: tuple[Move, ...] = ()
    if state.rules.food:
        hungry = bits(enclosure.squares & state.hungry)
        if len(hungry) + own * size > points or len(hungry) > state.food[seat]:
            return None
        feeding = tuple(moves.moves[moves.FOOD + square] for square in hungry)
    elif not points:
        return None
    rivals = 1.0 / (len(state.walls) - 1)
    worth = margin + 2 * size * (own - rivals * (2 - own)) + 0.5 * len(feeding)
    load = moves.moves[moves.LOAD + enclosure.first * roster.count + species]
    return Step(worth, (*feeding, load))


def reachable(state: State, seat: int) -> int:
    """The squares of the enclosures into which that player may load."""
    return own_squares(state, seat)
