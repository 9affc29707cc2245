"""From text to a move (the notation of Animals on Board)."""

from __future__ import annotations

from game.aboard.choices import READABLE, SplitMove, TileMove
from game.aboard.state import AboardState
from game.aboard.tiles import HIDDEN_BIT, NUMBERS, first_bit
from game.core import BadMove

VERBS = ("deal", "keep", "take", "split", "stop")


def read_move(state: AboardState, text: str) -> TileMove:
    """The move this text names, whether legal or not; :class:`BadMove` for anything else.

    A split may name either part of its group, in any order; what comes back names the part without the first tile.
    """
    verb, *tiles = text.split(" ")
    if verb not in VERBS:
        raise BadMove(text)
    for tile in tiles:
        _check_tile(state, text, tile)
    if verb == "split":
        return SplitMove(_leaving(state, _set_of(text, tiles)))
    if text not in READABLE:
        raise BadMove(text)
    return READABLE[text]


def _check_tile(state: AboardState, text: str, tile: str) -> None:
    """The tile must be one of this game: with ``by_players`` some species are left out (N6)."""
    in_play = state.house.tiles | (HIDDEN_BIT if state.house.face_down else 0)
    if tile not in NUMBERS or not in_play >> NUMBERS[tile] & 1:
        raise BadMove(text, "no-such-tile")


def _set_of(text: str, tiles: list[str]) -> int:
    """The tiles named, each once and at least one."""
    if not tiles or len(set(tiles)) < len(tiles):
        raise BadMove(text)
    return sum(1 << NUMBERS[tile] for tile in tiles)


def _leaving(state: AboardState, part: int) -> int:
    """The part that leaves by the notation: not the one with its group's first tile, if it is a part of one group."""
    for group in state.middle:
        if part & group and part != group and not part & ~group and part & first_bit(group):
            return group ^ part
    return part
