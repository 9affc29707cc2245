"""N5: what the animals on an ark are worth in the end."""

from __future__ import annotations

from game.aboard.house import House
from game.aboard.state import OVER, AboardState
from game.aboard.tiles import COPIES, HERD, SPECIES, joined, tiles_of
from game.core import Event, Line

HERD_POINTS = 5
"""Points of each animal of a species with three animals or more."""


def species_line(colour: str, herd: int, house: House) -> Line:
    """What one player's animals of one species score (``herd``: the tiles): alone, as a pair, or as a herd (N5)."""
    count = herd.bit_count()
    if count == 1:
        return Line(colour, "single", house.single * printed(herd), 1, joined(herd))
    if count == 2:
        return Line(colour, "pair", 0, 2, joined(herd))
    return Line(colour, "herd", HERD_POINTS * count, count, joined(herd))


def printed(tile: int) -> int:
    """The number printed on a tile, given as a set of that tile alone."""
    return tiles_of(tile)[0] % COPIES + 1


def ark_lines(state: AboardState, seat: int) -> list[Line]:
    """One line for each species on a player's ark, in tile order."""
    colour, ark = state.players[seat], state.arks[seat]
    herds = [ark & HERD << COPIES * species for species in range(len(SPECIES))]
    return [species_line(colour, herd, state.house) for herd in herds if herd]


def food_line(state: AboardState, seat: int) -> Line:
    """One point for each food token left."""
    food = state.food[seat]
    return Line(state.players[seat], "food", food, food)


def scores(state: AboardState) -> dict[str, int]:
    """Everybody's points, which are 0 until the game is over."""
    if state.phase != OVER:
        return dict.fromkeys(state.players, 0)
    return {
        colour: sum(line.points for line in (*ark_lines(state, seat), food_line(state, seat)))
        for seat, colour in enumerate(state.players)
    }


def winners(state: AboardState) -> tuple[str, ...]:
    """Who has most points in the end, all who tie; nobody before."""
    if state.phase != OVER:
        return ()
    points = scores(state)
    most = max(points.values())
    return tuple(colour for colour in state.players if points[colour] == most)


def scoring_events(state: AboardState) -> list[Event]:
    """The secret tiles are shown, then each ark is scored species by species, then its food."""
    shown = [
        Event("secret-shown", colour, joined(secret))
        for colour, secret in zip(state.players, state.secrets, strict=True)
    ]
    scored = [event for seat in range(len(state.players)) for event in _ark_events(state, seat)]
    return [*shown, *scored, Event("game-over", what=" ".join(winners(state)))]


def _ark_events(state: AboardState, seat: int) -> list[Event]:
    colour = state.players[seat]
    events = [
        Event("species-scored", colour, line.what, points={colour: line.points}, lines=(line,))
        for line in ark_lines(state, seat)
    ]
    food = food_line(state, seat)
    return [*events, Event("food-scored", colour, "", food.count, points={colour: food.points}, lines=(food,))]
