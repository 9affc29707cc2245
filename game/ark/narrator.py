"""Telling what happened: chapters call a method for every change, and a :class:`Narrator` makes events of it.

Nobody listens while a bot searches, so :data:`SILENCE` has the same methods and does nothing.  Events never change,
so those that come again and again are made once and shared; not those that name an enclosure, of which there are too
many to keep.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from game.core import NO_POINTS, NOWHERE, Event, Line, Place

if TYPE_CHECKING:
    from game.ark.board import Enclosure
    from game.ark.state import State

STOCK: Place = ("stock", "")

Share = tuple[int, str, int, int, str]
"""What will be a line of an explanation: seat, source, points, count and thing."""


class Silence:
    """The narrator's methods, without a word.  Seats, tiles, edges and so on are numbers."""

    __slots__ = ()

    def round_begins(self, state: State) -> None:
        """The round that ``state`` counts begins."""

    def phase_begins(self, phase: str) -> None:
        """A phase, named as in ``position()``, begins."""

    def action_begins(self, state: State) -> None:
        """The first of ``state.turns`` activates ``state.action``."""

    def action_ends(self, state: State) -> None:
        """Everybody has performed ``state.action``."""

    def turn_begins(self, state: State, seat: int, name: str, count: int) -> None:
        """A player begins to plan, perform or load, with ``count`` pieces, points or pairs."""

    def turn_ends(self, state: State, seat: int, name: str) -> None:
        """A player has done."""

    def skipped(self, state: State, seat: int, code: str) -> None:
        """A player's turn is nothing, for the reason of that code."""

    def worker_planned(self, state: State, seat: int, source: int, space: int) -> None:
        """A worker goes from a completed-action space to a current-action space."""

    def worker_placed(self, state: State, seat: int, space: int) -> None:
        """A worker goes from its player to a current-action space."""

    def worker_completes(self, state: State, seat: int, space: int) -> None:
        """A worker goes up from its current-action space to the completed-action space."""

    def worker_returns(self, state: State, seat: int, space: int) -> None:
        """A worker goes back from its current-action space to its player."""

    def token_placed(self, space: int, worth: int) -> None:
        """A bonus token is laid, or grows."""

    def token_taken(self, state: State, seat: int, space: int, worth: int) -> None:
        """A player takes the bonus token of a space."""

    def tile_drawn(self, state: State, seat: int, tile: int) -> None:
        """A tile comes out of its bag and lies open."""

    def tile_dealt(self, state: State, seat: int, tile: int) -> None:
        """A tile comes out of its bag into a player's hand."""

    def tile_taken(self, state: State, seat: int, tile: int) -> None:
        """A player keeps one of the tiles drawn."""

    def tile_returned(self, state: State, seat: int, tile: int, given: bool) -> None:
        """A tile goes back to its bag: one of those drawn or, where ``given``, one from the player's hand."""

    def pairing(self, state: State, tile: int, paired: bool) -> None:
        """The species of the tile is now paired, or no longer."""

    def goods_taken(self, state: State, seat: int, what: str, count: int) -> None:
        """A player takes dividers, pitch or food from the stock."""

    def divider_laid(self, state: State, seat: int, edge: int, points: int) -> None:
        """A player lays a divider: one of the turn's pieces."""

    def pitch_laid(self, state: State, seat: int, field: int, points: int) -> None:
        """A player seals a pitch field: one of the turn's pieces."""

    def food_laid(self, state: State, seat: int, square: int, paid: int, points: int) -> None:
        """A player lays food on a square, for ``paid`` loading points."""

    def divider_returns(self, state: State, owner: int, edge: int) -> None:
        """A loose divider goes back to the stock (B5)."""

    def enclosure_completed(self, state: State, seat: int, enclosure: Enclosure) -> None:
        """A region has become a completed enclosure."""

    def dividers_swapped(self, state: State, seat: int, first: int, second: int) -> None:
        """Two dividers have changed places."""

    def trade_bonus(self, state: State, seat: int, bonus: str, count: int, points: int) -> None:
        """The bonus of a trade: so many of it, which may be points."""

    def pair_loaded(
        self, state: State, seat: int, species: int, enclosure: Enclosure, paid: int, shares: Sequence[Share]
    ) -> None:
        """A pair has gone into an enclosure, for ``paid`` loading points."""

    def tile_loaded(self, state: State, owner: int, tile: int, enclosure: Enclosure) -> None:
        """A tile goes from its owner's hand into an enclosure."""

    def deluge_begins(self, state: State) -> None:
        """The Deluge has come; ``state.turns`` is its order."""

    def hull_majority(self, state: State, lines: Sequence[Line]) -> None:
        """Points for most dividers on the hull."""

    def leftovers(self, state: State, seat: int, lines: Sequence[Line]) -> None:
        """Points lost for goods still held."""

    def left_behind(self, state: State, seat: int, tiles: Sequence[str], lines: Sequence[Line]) -> None:
        """Points lost for animals still held."""

    def game_over(self, state: State) -> None:
        """Nothing is left to do."""


SILENCE = Silence()


class Narrator(list[Event], Silence):
    """The events of one move, in order."""

    __slots__ = ()

    def round_begins(self, state: State) -> None:
        self.append(plain("round-begins", "", "", state.round))

    def phase_begins(self, phase: str) -> None:
        self.append(plain("phase-begins", "", phase))

    def action_begins(self, state: State) -> None:
        activator = state.rules.players[state.turns[0]]
        name = state.rules.actions[state.action].name
        self.append(action_begins(activator, name, state.action))

    def action_ends(self, state: State) -> None:
        self.append(plain("action-ends", "", state.rules.actions[state.action].name))

    def turn_begins(self, state: State, seat: int, name: str, count: int) -> None:
        self.append(plain("turn-begins", state.rules.players[seat], name, count))

    def turn_ends(self, state: State, seat: int, name: str) -> None:
        self.append(plain("turn-ends", state.rules.players[seat], name))

    def skipped(self, state: State, seat: int, code: str) -> None:
        self.append(plain("skipped", state.rules.players[seat], code))

    def worker_planned(self, state: State, seat: int, source: int, space: int) -> None:
        self.append(worker_moves(state.rules.players[seat], "completed", source, "current", space))

    def worker_placed(self, state: State, seat: int, space: int) -> None:
        self.append(worker_moves(state.rules.players[seat], "held", space, "current", space))

    def worker_completes(self, state: State, seat: int, space: int) -> None:
        self.append(worker_moves(state.rules.players[seat], "current", space, "completed", space))

    def worker_returns(self, state: State, seat: int, space: int) -> None:
        self.append(worker_moves(state.rules.players[seat], "current", space, "held", space))

    def token_placed(self, space: int, worth: int) -> None:
        self.append(token_placed(space, worth))

    def token_taken(self, state: State, seat: int, space: int, worth: int) -> None:
        place = space_place("bonus", space)
        self.append(scored("token-taken", state.rules.players[seat], "", worth, place, NOWHERE, "bonus", worth))

    def tile_drawn(self, state: State, seat: int, tile: int) -> None:
        rules = state.rules
        self.append(tile_moves(rules.players[seat], rules.roster.tiles[tile], "bag", "drawn", ""))

    def tile_dealt(self, state: State, seat: int, tile: int) -> None:
        rules = state.rules
        self.append(tile_moves(rules.players[seat], rules.roster.tiles[tile], "bag", "held", rules.players[seat]))

    def tile_taken(self, state: State, seat: int, tile: int) -> None:
        rules = state.rules
        self.append(tile_moves(rules.players[seat], rules.roster.tiles[tile], "drawn", "held", rules.players[seat]))

    def tile_returned(self, state: State, seat: int, tile: int, given: bool) -> None:
        rules = state.rules
        source = "held" if given else "drawn"
        self.append(tile_moves(rules.players[seat], rules.roster.tiles[tile], source, "bag", rules.roster.sex(tile)))

    def pairing(self, state: State, tile: int, paired: bool) -> None:
        self.append(plain("pairing", "", state.rules.roster.name(tile), int(paired)))

    def goods_taken(self, state: State, seat: int, what: str, count: int) -> None:
        self.append(goods_move(state.rules.players[seat], what, count))

    def divider_laid(self, state: State, seat: int, edge: int, points: int) -> None:
        rules = state.rules
        place = "edge", rules.board.edges[edge]
        self.append(laid("divider-laid", rules.players[seat], place, 1, "building", points))

    def pitch_laid(self, state: State, seat: int, field: int, points: int) -> None:
        rules = state.rules
        place = "field", rules.board.fields[field]
        self.append(laid("pitch-laid", rules.players[seat], place, 1, "building", points))

    def food_laid(self, state: State, seat: int, square: int, paid: int, points: int) -> None:
        rules = state.rules
        place = "square", rules.board.squares[square]
        self.append(laid("food-laid", rules.players[seat], place, paid, "food", points))

    def divider_returns(self, state: State, owner: int, edge: int) -> None:
        source = ("edge", state.rules.board.edges[edge])
        self.append(plain("divider-returns", state.rules.players[owner], "", 0, source, STOCK))

    def enclosure_completed(self, state: State, seat: int, enclosure: Enclosure) -> None:
        colour, place = state.rules.players[seat], enclosure.place
        self.append(Event("enclosure-completed", colour, enclosure.listed, 0, NOWHERE, place))

    def dividers_swapped(self, state: State, seat: int, first: int, second: int) -> None:
        edges = state.rules.board.edges
        places = ("edge", edges[first]), ("edge", edges[second])
        self.append(Event("dividers-swapped", state.rules.players[seat], "", 0, *places))

    def trade_bonus(self, state: State, seat: int, bonus: str, count: int, points: int) -> None:
        colour = state.rules.players[seat]
        self.append(scored("trade-bonus", colour, bonus, count, NOWHERE, NOWHERE, "trading", points))

    def pair_loaded(
        self, state: State, seat: int, species: int, enclosure: Enclosure, paid: int, shares: Sequence[Share]
    ) -> None:
        name = state.rules.roster.name(species)
        players = state.rules.players
        lines = [Line(players[owner], source, points, count, what) for owner, source, points, count, what in shares]
        self.append(Event("pair-loaded", players[seat], name, paid, NOWHERE, enclosure.place, totals(lines), lines))

    def tile_loaded(self, state: State, owner: int, tile: int, enclosure: Enclosure) -> None:
        colour, name = state.rules.players[owner], state.rules.roster.tiles[tile]
        self.append(Event("tile-moves", colour, name, 0, ("held", colour), enclosure.place))

    def deluge_begins(self, state: State) -> None:
        self.append(Event("deluge-begins", what=" ".join(state.rules.players[seat] for seat in state.turns)))

    def hull_majority(self, state: State, lines: Sequence[Line]) -> None:
        self.append(Event("hull-majority", points=totals(lines), lines=lines))

    def leftovers(self, state: State, seat: int, lines: Sequence[Line]) -> None:
        count = sum(line.count for line in lines)
        self.append(Event("leftovers", state.rules.players[seat], "", count, points=totals(lines), lines=lines))

    def left_behind(self, state: State, seat: int, tiles: Sequence[str], lines: Sequence[Line]) -> None:
        what = " ".join(tiles)
        self.append(Event("left-behind", state.rules.players[seat], what, points=totals(lines), lines=lines))

    def game_over(self, state: State) -> None:
        self.append(Event("game-over", what=" ".join(state.winners())))


@cache
def space_place(kind: str, space: int) -> Place:
    """The place of a space of the action board: spaces are called from 1."""
    return kind, str(space + 1)


def totals(lines: Sequence[Line]) -> Mapping[str, int]:
    """The points of the lines by colour."""
    points: dict[str, int] = {}
    for line in lines:
        points[line.colour] = points.get(line.colour, 0) + line.points
    return points


@cache
def plain(
    kind: str, player: str, what: str, count: int = 0, source: Place = NOWHERE, target: Place = NOWHERE
) -> Event:
    """An event without points."""
    return Event(kind, player, what, count, source, target)


@cache
def worker_moves(player: str, kind: str, space: int, to_kind: str, to_space: int) -> Event:
    """A worker goes from one space, or from its player's hand, to another."""
    source, target = (
        ("held", player) if place == "held" else space_place(place, number)
        for place, number in ((kind, space), (to_kind, to_space))
    )
    return Event("worker-moves", player, "", 0, source, target)


@cache
def tile_moves(player: str, tile: str, kind: str, to_kind: str, to_name: str) -> Event:
    """A tile goes from its bag, the tiles drawn or its player's hand to some place."""
    name = {"bag": tile[-1], "held": player}.get(kind, "")
    return Event("tile-moves", player, tile, 0, (kind, name), (to_kind, to_name))


@cache
def scored(
    kind: str, player: str, what: str, count: int, source: Place, target: Place, origin: str, points: int
) -> Event:
    """An event that brings one player points of one source, or none at all."""
    if not points:
        return Event(kind, player, what, count, source, target, NO_POINTS)
    lines = (Line(player, origin, points, 1, what),)
    return Event(kind, player, what, count, source, target, {player: points}, lines)


@cache
def token_placed(space: int, worth: int) -> Event:
    """A bonus token lies on a space."""
    return Event("token-placed", count=worth, target=space_place("bonus", space))


@cache
def action_begins(player: str, name: str, space: int) -> Event:
    """A player activates the action of a space."""
    return Event("action-begins", player, name, target=space_place("current", space))


@cache
def goods_move(player: str, what: str, count: int) -> Event:
    """Goods go from the stock to a player."""
    return Event("goods-move", player, what, count, STOCK, ("held", player))


@cache
def laid(kind: str, player: str, place: Place, paid: int, origin: str, points: int) -> Event:
    """An event of a piece that goes from a player's hand onto the ark, for so much of what the turn began with."""
    return scored(kind, player, "", paid, ("held", player), place, origin, points)
