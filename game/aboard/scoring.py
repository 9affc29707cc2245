"""N5: what the animals on an ark are worth in the end."""

from __future__ import annotations

from functools import cache

from game.aboard.state import OVER, AboardState
from game.aboard.tiles import COPIES, HERD, SPECIES, joined
from game.core import Event, Line

HERDS = tuple(HERD << COPIES * species for species in range(len(SPECIES)))
"""The tiles of each species."""

HERD_POINTS = 5
"""Points of each animal of a species with three animals or more."""


@cache
def species_scored(colour: str, herd: int, sign: int) -> Event:
    """What one player's animals of one species score (``herd``: the tiles): alone, as a pair, or as a herd (N5).

    ``sign`` is that of a single animal's number.  There are few of these events, so each is made once.
    """
    line = _species_line(colour, herd, sign)
    return Event("species-scored", colour, line.what, points={colour: line.points}, lines=(line,))


def _species_line(colour: str, herd: int, sign: int) -> Line:
    count = herd.bit_count()
    if count == 1:
        return Line(colour, "single", sign * printed(herd), 1, joined(herd))
    if count == 2:
        return Line(colour, "pair", 0, 2, joined(herd))
    return Line(colour, "herd", HERD_POINTS * count, count, joined(herd))


def printed(tile: int) -> int:
    """The number printed on a tile, given as a set of that tile alone."""
    return (tile.bit_length() - 1) % COPIES + 1


SPECIES_POINTS = {
    sign: tuple(_species_line("", herd, sign).points if herd else 0 for herd in range(HERD + 1)) for sign in (1, -1)
}
"""By the sign of a single animal's number: the points of each set of animals of the first species (or any other)."""


@cache
def food_scored(colour: str, food: int) -> Event:
    """Each food token left is one point (N5)."""
    line = Line(colour, "food", food, food)
    return Event("food-scored", colour, "", food, points={colour: food}, lines=(line,))


@cache
def secret_shown(colour: str, secret: int) -> Event:
    """A player's secret tile, given as a set of that tile alone; nothing where they had chosen none yet."""
    return Event("secret-shown", colour, joined(secret))


def ark_scored(state: AboardState, seat: int) -> list[Event]:
    """A player's ark, species by species in tile order, then their food."""
    colour, ark, sign = state.players[seat], state.arks[seat], state.house.single
    scored = [species_scored(colour, herd, sign) for species in HERDS if (herd := ark & species)]
    return [*scored, food_scored(colour, state.food[seat])]


def ark_points(state: AboardState, seat: int) -> int:
    """What a player's ark and food are worth together."""
    ark, worth = state.arks[seat], SPECIES_POINTS[state.house.single]
    points = state.food[seat]
    while ark:
        points += worth[ark & HERD]
        ark >>= COPIES
    return points


def scores(state: AboardState) -> dict[str, int]:
    """Everybody's points, which are 0 until the game is over."""
    if state.phase != OVER:
        return dict.fromkeys(state.players, 0)
    return {colour: ark_points(state, seat) for seat, colour in enumerate(state.players)}


def winners(state: AboardState) -> tuple[str, ...]:
    """Who has most points in the end, all who tie; nobody before."""
    if state.phase != OVER:
        return ()
    points = scores(state)
    most = max(points.values())
    return tuple(colour for colour in points if points[colour] == most)


def scoring_events(state: AboardState) -> list[Event]:
    """The secret tiles are shown, then each ark is scored; the state is that of a game that is over."""
    shown = [secret_shown(*owned) for owned in zip(state.players, state.secrets, strict=True)]
    scored = [event for seat in range(len(state.players)) for event in ark_scored(state, seat)]
    return [*shown, *scored, Event("game-over", what=" ".join(winners(state)))]
