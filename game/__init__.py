"""The rules of three games, without a screen, a clock or a source of randomness of their own.

>>> import game
>>> state = game.new("ark", ["green", "red"])
>>> state.to_move == game.CHANCE
True
>>> [event.kind for event in state.play("reveal dog/m")]
['tile-moves']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.ark.board import Board
from game.ark.setting_up import new_game as new_ark_game
from game.core import (
    CHANCE,
    COLOURS,
    DARK,
    BadMove,
    BadRecord,
    BadSetup,
    Chooser,
    Event,
    IllegalMove,
    Line,
    Move,
    Reason,
    State,
    View,
)

__all__ = [
    "CHANCE", "COLOURS", "DARK", "GAMES", "BadMove", "BadRecord", "BadSetup", "Board", "Chooser", "Event",
    "IllegalMove", "Line", "Move", "Reason", "State", "View", "new",
]  # fmt: skip

GAMES = ("ark", "family", "aboard")


def new(
    game: str, players: Sequence[str], options: Mapping[str, bool] | None = None, board: Board | None = None
) -> Any:
    """A game at its start, before anything is dealt.

    ``players`` are colours in turn order; ``options`` the house rules that are on; ``board`` another ark than the
    box's.  Raises :class:`BadSetup` for an unknown game, colour or house rule, a colour taken twice or a number of
    players other than 2 to 4.
    """
    chosen = dict(options or {})
    check_players(players)
    if game in ("ark", "family"):
        return new_ark_game(game, tuple(players), chosen, board)
    if game == "aboard" and board is None:
        from game.aboard import new_game as new_aboard_game

        return new_aboard_game(tuple(players), chosen)
    raise BadSetup("unknown-game", game=game)


def check_players(players: Sequence[str]) -> None:
    """Raise :class:`BadSetup` unless these are two to four different colours of the box."""
    if not 2 <= len(players) <= len(COLOURS):
        raise BadSetup("wrong-number-of-players", count=len(players))
    for colour in players:
        if colour not in COLOURS:
            raise BadSetup("unknown-colour", colour=colour)
    if len(set(players)) < len(players):
        raise BadSetup("colour-twice")
