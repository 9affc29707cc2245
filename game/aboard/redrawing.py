"""Drawing anew what is hidden in a game so far, so that nothing is betrayed by playing on from it."""

from __future__ import annotations

from collections.abc import Sequence

from game.aboard.game import AnimalsOnBoard
from game.aboard.tiles import names
from game.core import Chooser


def redrawn(moves: Sequence[str], state: AnimalsOnBoard, knower: str, rng: Chooser) -> tuple[str, ...]:
    """The moves that led to ``state``, as they would be had chance hidden other tiles.

    The game they lead to looks the same to everybody at the table; every way in which tiles not seen can lie hidden
    is equally likely.  The player ``knower`` keeps the secret they know; empty where several know one each.
    """
    drawn = state
    for colour in (knower,) if knower else state.players[:2]:
        drawn = drawn.view(colour).sample(rng)
    now = dict(zip(_hidden(state), _hidden(drawn), strict=True))
    return tuple(" ".join(now.get(word, word) for word in move.split(" ")) for move in moves)


def _hidden(state: AnimalsOnBoard) -> list[str]:
    """The tiles that not everybody has seen: the secret ones by seat, then those in a hand."""
    secrets = [names(secret)[0] for secret in state.secrets if secret]
    return [*secrets, *names(state.hand)]
