"""The final scoring (rulings S9 and F5)."""

from __future__ import annotations

from game.ark.board import bits
from game.ark.narrator import Silence
from game.ark.state import Chapter, State
from game.core import Line

MAJORITY = 5
"""Points for most dividers on the hull."""


class Over(Chapter):
    """Nothing is asked any more."""

    phase = "over"

    def __init__(self, ruling: str) -> None:
        self.ruling = ruling
        self.answers = {}


def finish(state: State, log: Silence) -> None:
    """Score for the last time and end the game."""
    state.action = state.at = state.left = -1
    state.turns = ()
    log.phase_begins("over")
    for step in state.rules.final:
        step(state, log)
    state.close(state.rules.over)
    log.game_over(state)


def hull_majority(state: State, log: Silence) -> None:
    """Points for whoever has most dividers on hull edges: all who tie, nobody where there are none."""
    counts = [(walls & state.rules.board.hull).bit_count() for walls in state.walls]
    most = max(counts)
    if most:
        winners = [seat for seat, count in enumerate(counts) if count == most]
        log.hull_majority(state, [add(state, Line(state.players[seat], "hull", MAJORITY, most)) for seat in winners])


def leftovers(state: State, log: Silence) -> None:
    """A point lost for each divider, pitch cube and food marker still held."""
    for seat, colour in enumerate(state.players):
        goods = (("divider", state.dividers[seat]), ("pitch", state.pitch[seat]), ("food", state.food[seat]))
        lines = [add(state, Line(colour, "leftovers", -count, count, what)) for what, count in goods if count]
        if lines:
            log.leftovers(state, seat, lines)


def left_behind(state: State, log: Silence) -> None:
    """Its size lost for each animal still held."""
    roster = state.rules.roster
    for seat, colour in enumerate(state.players):
        tiles = bits(state.held[seat])
        sizes = [(roster.tiles[tile], roster.species[tile % roster.count].size) for tile in tiles]
        lines = [add(state, Line(colour, "left-behind", -size, 1, tile)) for tile, size in sizes if size]
        if tiles:
            log.left_behind(state, seat, [tile for tile, _ in sizes], lines)


def add(state: State, line: Line) -> Line:
    """Give the points of a line to its player."""
    state.points[state.players.index(line.colour)] += line.points
    return line
