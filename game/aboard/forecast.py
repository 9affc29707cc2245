"""What taking a group would be worth to a player, by what lies open to everybody (N3, N5)."""

from __future__ import annotations

from game.aboard.scoring import HERDS, SPECIES_POINTS, species_scored
from game.aboard.state import AboardState
from game.aboard.tiles import COPIES, HERD, KNOWN, NUMBERS
from game.core import Line


def taking(state: AboardState, colour: str, tile: str) -> list[Line]:
    """How the group of that tile would change what a player's ark and food come to in the end.

    A line for each species of the group says by how many ``points`` that changes, to how many animals (``count``) it
    comes, and what it then is (``source``); the last line is the food paid.  Neither the player's own secret nor a
    tile lying face down is looked at.
    """
    seat, group = state.players.index(colour), state.group_with(1 << NUMBERS[tile])
    ark = state.arks[seat] & ~state.secrets[seat]
    lines = [_change(state, seat, ark & herd, (ark | group) & herd & KNOWN) for herd in HERDS if group & herd]
    price = group.bit_count()
    return [*lines, Line(colour, "food", -price, price)]


def _change(state: AboardState, seat: int, before: int, after: int) -> Line:
    sign = state.house.single
    then = species_scored(state.players[seat], after, sign).lines[0]
    return Line(then.colour, then.source, then.points - _worth(before, sign), then.count, then.what)


def _worth(herd: int, sign: int) -> int:
    """The points of the animals of one species."""
    while herd and not herd & HERD:
        herd >>= COPIES
    return SPECIES_POINTS[sign][herd]
