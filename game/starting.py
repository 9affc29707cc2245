"""Starting any of the three games by its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.aboard import PUBLISHED
from game.aboard import new_game as new_aboard_game
from game.core import COLOURS, BadSetup, State

if TYPE_CHECKING:
    from game.ark.board import Board

HOUSE_RULES: Mapping[str, tuple[str, ...]] = {"ark": (), "family": ("shared_spaces",), "aboard": PUBLISHED}
"""The house rules each game knows, all off by default (F3, N6)."""

GAMES = tuple(HOUSE_RULES)

PLAYERS = range(2, len(COLOURS) + 1)
"""How many can play any of the games."""


def new(
    game: str, players: Sequence[str], options: Mapping[str, bool] | None = None, board: Board | None = None
) -> State:
    """A game at its start, before anything is dealt.

    ``players`` are colours in turn order; ``options`` the house rules that are on; ``board`` another ark than the
    box's (not for Animals on Board).  Raises :class:`BadSetup` for an unknown game, colour or house rule, a colour
    taken twice or a number of players other than 2 to 4.
    """
    chosen = dict(options or {})
    check_players(players)
    if game not in HOUSE_RULES or (game == "aboard" and board is not None):
        raise BadSetup("unknown-game", game=game)
    check_house_rules(game, chosen)
    if game == "aboard":
        return new_aboard_game(tuple(players), chosen)
    from game.ark.setting_up import new_game as new_ark_game  # only who plays on the ark waits for its maps and tiles

    return new_ark_game(game, tuple(players), chosen, board)


def check_players(players: Sequence[str]) -> None:
    """Raise :class:`BadSetup` unless these are two to four different colours of the box."""
    if len(players) not in PLAYERS:
        raise BadSetup("wrong-number-of-players", count=len(players))
    for colour in players:
        if colour not in COLOURS:
            raise BadSetup("unknown-colour", colour=colour)
    if len(set(players)) < len(players):
        raise BadSetup("colour-twice")


def check_house_rules(game: str, options: Mapping[str, bool]) -> None:
    """Raise :class:`BadSetup` for anything but a house rule of that game that is on or off."""
    for option, on in options.items():
        if option not in HOUSE_RULES[game]:
            raise BadSetup("unknown-option", option=option)
        if not isinstance(on, bool):
            raise BadSetup("option-not-a-switch", option=option)
