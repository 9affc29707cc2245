"""N5: what the animals on an ark are worth in the end."""

from __future__ import annotations

from game.aboard.house import House
from game.aboard.state import OVER, AboardState
from game.aboard.tiles import COPIES, HERD, SPECIES, joined
from game.core import NOWHERE, Event, Line

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
    return (tile.bit_length() - 1) % COPIES + 1


def score_lines(state: AboardState, seat: int) -> list[Line]:
    """One line for each species on a player's ark, in tile order, and one for their food: a point each token."""
    colour, ark, food = state.players[seat], state.arks[seat], state.food[seat]
    herds = [ark & HERD << COPIES * species for species in range(len(SPECIES))]
    lines = [species_line(colour, herd, state.house) for herd in herds if herd]
    return [*lines, Line(colour, "food", food, food)]


def all_lines(state: AboardState) -> list[Line]:
    """The lines of all players in turn order."""
    return [line for seat in range(len(state.players)) for line in score_lines(state, seat)]


def scores(state: AboardState) -> dict[str, int]:
    """Everybody's points, which are 0 until the game is over."""
    return _points(state.players, all_lines(state) if state.phase == OVER else [])


def _points(players: tuple[str, ...], lines: list[Line]) -> dict[str, int]:
    points = dict.fromkeys(players, 0)
    for line in lines:
        points[line.colour] += line.points
    return points


def winners(state: AboardState) -> tuple[str, ...]:
    """Who has most points in the end, all who tie; nobody before."""
    if state.phase != OVER:
        return ()
    return _most(scores(state))


def _most(points: dict[str, int]) -> tuple[str, ...]:
    most = max(points.values())
    return tuple(colour for colour in points if points[colour] == most)


def scoring_events(state: AboardState) -> list[Event]:
    """The secret tiles are shown, then each ark is scored species by species, then its food."""
    shown = [
        Event("secret-shown", colour, joined(secret))
        for colour, secret in zip(state.players, state.secrets, strict=True)
    ]
    lines = all_lines(state)
    best = _most(_points(state.players, lines))
    return [*shown, *map(_score_event, lines), Event("game-over", what=" ".join(best))]


def _score_event(line: Line) -> Event:
    """The event of one line: food is counted, animals are named."""
    points = {line.colour: line.points}
    if line.source == "food":
        return Event("food-scored", line.colour, "", line.count, NOWHERE, NOWHERE, points, (line,))
    return Event("species-scored", line.colour, line.what, 0, NOWHERE, NOWHERE, points, (line,))
