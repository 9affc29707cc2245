"""Steps of a loading programme: the food an enclosure lacks and then a pair, or food alone."""

from __future__ import annotations

from game.ark.actions.loading import pairs_to_load
from game.ark.board import Enclosure, bits
from game.ark.state import State
from game.bots.ark_steps import Step

FEEDING = 0.5
"""What laying a food marker brings more than keeping it."""


def loading_steps(state: State, points: int) -> list[Step]:
    """What whoever loads now might do next; ``points`` are the loading points, or pairs, left."""
    return pair_steps(state, points) + food_steps(state, points)


def food_steps(state: State, points: int) -> list[Step]:
    """The food that an enclosure lacks, as much of it as one has."""
    first, moves = state.rules.moves.FOOD, state.rules.moves.moves
    reach = min(points, state.food[state.seat])
    if not reach:
        return []
    steps = []
    hungry = state.hungry & state.reach
    for enclosure in state.closed:
        lacks = enclosure.squares & hungry
        if lacks:
            squares = bits(lacks)[:reach]
            steps.append(Step(FEEDING * len(squares), tuple(moves[first + square] for square in squares)))
    return steps


def pair_steps(state: State, points: int) -> list[Step]:
    """Every pair that can be loaded, with the food it still needs."""
    pairs = pairs_to_load(state, state.seat)
    if not pairs:
        return []
    steps = []
    unsealed = state.rules.board.all_fields & ~state.sealed if state.rules.pitch else 0
    for enclosure in state.closed:
        if enclosure.fields & unsealed or not state.reach >> enclosure.first & 1:
            continue
        fitting = pairs & species_for(state, enclosure)
        if fitting:
            found = (_pair_step(state, enclosure, species, points) for species in bits(fitting))
            steps += [step for step in found if step]
    return steps


def species_for(state: State, enclosure: Enclosure) -> int:
    """The species for which the enclosure has the size and a place (S6)."""
    of_size = state.rules.roster.of_size
    fitting = 0 if state.large >> enclosure.first & 1 else of_size[enclosure.size]
    return fitting if state.small >> enclosure.first & 1 else fitting | of_size[0]


def _pair_step(state: State, enclosure: Enclosure, species: int, points: int) -> Step | None:
    """The food that is missing and the pair, or nothing where that costs too much."""
    rules, moves, seat = state.rules, state.rules.moves, state.seat
    own = (state.held[seat] & rules.roster.both(1 << species)).bit_count()
    size = rules.roster.species[species].size
    hungry = bits(enclosure.squares & state.hungry) if rules.food else ()
    price = len(hungry) + own * size if rules.food else 1
    if price > points or len(hungry) > state.food[seat]:
        return None
    others = 1.0 / (len(state.walls) - 1)
    worth = dividers_margin(state, enclosure) + 2 * size * (own - others * (2 - own)) + FEEDING * len(hungry)
    feeding = tuple(moves.moves[moves.FOOD + square] for square in hungry)
    return Step(worth, (*feeding, moves.moves[moves.LOAD + enclosure.first * rules.roster.count + species]))


def dividers_margin(state: State, enclosure: Enclosure) -> float:
    """What the enclosure's dividers and pitch bring whoever loads a pair there, ahead of the average rival."""
    own = (state.walls[state.seat] & enclosure.boundary).bit_count()
    all_of_them = enclosure.boundary.bit_count()
    pitch = (enclosure.fields & state.sealed).bit_count()
    return pitch + own - (all_of_them - own) / (len(state.walls) - 1)
