"""Games brought to the moment a test is about."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import game
from game.ark.actions.building import complete_enclosures, fill_edge
from game.ark.narrator import SILENCE, Narrator
from game.ark.performing import next_turn, start
from game.ark.state import State
from game.core import Event

BOX = ("green", "yellow", "red", "blue")


def started(name: str = "ark", players: int = 4, **options: bool) -> State:
    """A game before anything is dealt."""
    state = game.new(name, BOX[:players], options)
    assert isinstance(state, State)
    return state


def dealt(name: str = "ark", players: int = 4, **options: bool) -> State:
    """A game before its first decision, the first tiles possible having been dealt."""
    state = started(name, players, **options)
    while state.to_move == game.CHANCE:
        state.apply(state.legal()[0])
    return state


def emptied(state: State) -> State:
    """The same game with nothing in anybody's hands: tiles in the bags, goods in the stock, all points gone."""
    state.bags = state.rules.roster.all_tiles
    seats = len(state.players)
    state.held = state.pitch = state.food = (0,) * seats
    state.stock_pitch, state.stock_food = state.rules.pitch, state.rules.food
    state.dividers, state.points, state.stock_dividers = [0] * seats, [0] * seats, (27,) * seats
    return state


def give(state: State, colour: str, animals: str = "", dividers: int = 0, pitch: int = 0, food: int = 0) -> None:
    """Take goods from the stock, and tiles from the bags, into a player's hands."""
    seat = state.players.index(colour)
    tiles = sum(1 << state.rules.roster.numbers[tile] for tile in animals.split())
    assert tiles & ~state.bags == 0
    state.bags ^= tiles
    state.held = added(state.held, seat, tiles)
    state.pitch, state.stock_pitch = added(state.pitch, seat, pitch), state.stock_pitch - pitch
    state.food, state.stock_food = added(state.food, seat, food), state.stock_food - food
    state.dividers[seat] += dividers
    state.stock_dividers = added(state.stock_dividers, seat, -dividers)


def added(values: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    """The tuple with one value increased."""
    return tuple(value + more * (number == seat) for number, value in enumerate(values))


def wall(state: State, colour: str, edges: str) -> None:
    """Take dividers from the stock and lay them, without points."""
    seat = state.players.index(colour)
    for name in edges.split():
        edge = state.board.edge_number(name)
        assert state.free >> edge & 1, name
        state.seat = seat
        state.stock_dividers = added(state.stock_dividers, seat, -1)
        fill_edge(state, seat, edge)
        complete_enclosures(state, edge, SILENCE)


def seal(state: State, fields: str) -> None:
    """Lay pitch from the stock, without points."""
    for name in fields.split():
        field = 1 << state.board.field_number(name)
        assert state.sealable & field, name
        state.sealable ^= field
        state.sealed |= field
        state.stock_pitch -= 1


def feed(state: State, squares: str) -> None:
    """Lay food from the stock, without points."""
    for name in squares.split():
        square = 1 << state.board.square_number(name)
        assert state.hungry & square, name
        state.hungry ^= square
        state.stock_food -= 1


def act(state: State, action: str, *colours: str) -> list[Event]:
    """Have an action performed by these players in this order, all others left out, as the round's last action."""
    log = Narrator()
    space = state.actions.index(action)
    state.current, state.completed = tuple((space, seat) for seat in range(len(state.players))), ()
    start(state, space, tuple(state.players.index(colour) for colour in colours), log)
    next_turn(state, log)
    return log


def run(state: State, moves: Iterable[str]) -> list[Event]:
    """Play moves and collect the events."""
    return [event for move in moves for event in state.play(move)]


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.kind for event in events]


def gains(events: Iterable[Event]) -> dict[str, int]:
    """What the events bring, by colour."""
    points: dict[str, int] = {}
    for event in events:
        for colour, gain in event.points.items():
            points[colour] = points.get(colour, 0) + gain
    return points


def texts(state: State, kind: str = "") -> list[str]:
    """The legal moves, or those of one kind, as texts."""
    return [move.text for move in state.legal() if not kind or move.kind == kind]


def random_moves(state: State, seed: int) -> Iterator[list[Event]]:
    """Random play to the end; the events of each move."""
    rng = random.Random(seed)
    while state.to_move is not None:
        legal = state.legal()
        yield state.play(legal[rng.randrange(len(legal))])
