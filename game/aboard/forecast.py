"""What taking a group would be worth to a player, as far as those who look on may know it (N3, N5)."""

from __future__ import annotations

from typing import NamedTuple

from game.aboard.scoring import HERDS, SPECIES_POINTS, species_scored
from game.aboard.state import AboardState
from game.aboard.tiles import COPIES, HERD, HIDDEN_BIT, KNOWN, NUMBERS
from game.core import DARK, Line

SECRET = "secret"
"""The player's own secret tile, among what is not counted."""


class Forecast(NamedTuple):
    """What taking a group would change in the end: line by line, and what is left out of it."""

    lines: tuple[Line, ...]
    uncounted: tuple[str, ...]
    """:data:`SECRET`, and ``dark`` for a tile of the group that lies face down: with these the sum may be another."""

    @property
    def points(self) -> int:
        """The sum of the lines."""
        return sum(line.points for line in self.lines)


def taking(state: AboardState, colour: str, tile: str, *, secret_known: bool) -> Forecast:
    """How the group of that tile would change what a player's ark and food come to in the end.

    A line for each species of the group says by how many ``points`` that changes, to how many animals (``count``) it
    comes, and what it then is (``source``); the last line is the food paid.  The player's own secret tile is counted
    where ``secret_known``, as it may be only where nobody else looks on; a tile lying face down never is.
    """
    seat, group = state.players.index(colour), state.group_with(1 << NUMBERS[tile])
    secret = 0 if secret_known else state.secrets[seat]
    ark = state.arks[seat] & ~secret
    lines = [_change(state, seat, ark & herd, (ark | group) & herd & KNOWN) for herd in HERDS if group & herd]
    price = group.bit_count()
    left_out = {SECRET: secret, DARK: group & HIDDEN_BIT}
    return Forecast((*lines, Line(colour, "food", -price, price)), tuple(name for name in left_out if left_out[name]))


def _change(state: AboardState, seat: int, before: int, after: int) -> Line:
    sign = state.house.single
    then = species_scored(state.players[seat], after, sign).lines[0]
    return Line(then.colour, then.source, then.points - _worth(before, sign), then.count, then.what)


def _worth(herd: int, sign: int) -> int:
    """The points of the animals of one species."""
    while herd and not herd & HERD:
        herd >>= COPIES
    return SPECIES_POINTS[sign][herd]
