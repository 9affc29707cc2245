"""Dealing the first animals: each player in turn two males, then two females, never a pair (ruling A3)."""

from __future__ import annotations

from game.ark.narrator import Silence
from game.ark.performing import changed
from game.ark.reasons import not_revealed
from game.ark.state import Chapter, State
from game.core import Move

DEAL = (0, 0, 1, 1)
"""Which bag each of a player's tiles comes from: 0 males, 1 females."""


def tile_kept(state: State, seat: int, tile: int, log: Silence) -> None:
    """Put a tile that is out of its bag into a hand; its species may be paired by that (A4)."""
    state.held = changed(state.held, seat, state.held[seat] | 1 << tile)
    partner = state.rules.roster.partner[tile]
    if not state.bags & partner and any(tiles & partner for tiles in state.held):
        log.pairing(state, tile, True)


class Dealing(Chapter):
    """Chance deals; ``state.at`` counts the tiles dealt."""

    phase = "setup"
    ruling = "A3"

    def __init__(self) -> None:
        self.answers = {"reveal": self.reveal}
        self.checks = {"reveal": not_revealed}

    def begin(self, state: State) -> None:
        """Ask for the first tile."""
        state.at = 0
        self._ask(state)

    def order(self, state: State) -> tuple[int, ...]:
        """The players who still get tiles."""
        return tuple(range(state.seat, len(state.players)))

    def _ask(self, state: State) -> None:
        roster = state.rules.roster
        state.seat, turn = divmod(state.at, len(DEAL))
        refused = roster.partners(state.held[state.seat])
        state.ask_chance(self, state.bags & roster.bags[DEAL[turn]] & ~refused)

    def reveal(self, state: State, move: Move, log: Silence) -> None:
        """The tile goes to the player; after the last one the first round begins."""
        state.bags ^= 1 << move.a
        log.tile_dealt(state, state.seat, move.a)
        tile_kept(state, state.seat, move.a, log)
        state.at += 1
        if state.at < len(DEAL) * len(state.players):
            self._ask(state)
        else:
            state.rules.rounds.begin(state, log)
