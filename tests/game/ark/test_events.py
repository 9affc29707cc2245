"""Events tell everything that changed: a table that is moved by events alone looks like the position."""

from __future__ import annotations

from typing import Any

import pytest
from ark_games import dealt, random_moves, run, started

from game.core import PAID, Event, Place

GOODS = {"divider": "dividers", "pitch": "pitch", "food": "food"}


class Table:
    """What lies on the table, known from the position at the start and from events since."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.held, self.stock, self.ark = position["held"], position["stock"], position["ark"]
        self.bags, self.drawn, self.spaces = position["bags"], position["drawn"], position["spaces"]
        self.scores, self.paired, self.left = position["scores"], set[str](), position["left"]
        self.lines = dict.fromkeys(self.scores, 0)

    def see(self, event: Event) -> None:
        """Move what the event moves."""
        for colour, points in event.points.items():
            self.scores[colour] += points
        for line in event.lines:
            self.lines[line.colour] += line.points
        if self.left is not None and event.kind in PAID:
            self.left -= event.count
        moving = getattr(self, event.kind.replace("-", "_"), None)
        if moving:
            moving(event)

    def turn_begins(self, event: Event) -> None:
        self.left = event.count or None

    def turn_ends(self, event: Event) -> None:
        self.left = None

    def tile_moves(self, event: Event) -> None:
        self._tiles(event.source).remove(event.what)
        if event.target[0] != "enclosure":
            self._tiles(event.target).append(event.what)

    def _tiles(self, place: Place) -> list[str]:
        kind, name = place
        where = {"bag": self.bags.get(name), "drawn": self.drawn, "held": self.held.get(name, {}).get("animals")}
        tiles: list[str] = where[kind]
        return tiles

    def pairing(self, event: Event) -> None:
        (self.paired.add if event.count else self.paired.remove)(event.what)

    def goods_move(self, event: Event) -> None:
        self._take_from_stock(event.player, event.what, event.count)

    def trade_bonus(self, event: Event) -> None:
        if event.what != "point":
            self._take_from_stock(event.player, event.what, event.count)

    def _take_from_stock(self, colour: str, what: str, count: int) -> None:
        self.held[colour][GOODS[what]] += count
        if what == "divider":
            self.stock["dividers"][colour] -= count
        else:
            self.stock[what] -= count

    def divider_laid(self, event: Event) -> None:
        self.held[event.player]["dividers"] -= 1
        self.ark["dividers"][event.target[1]] = event.player

    def divider_returns(self, event: Event) -> None:
        assert self.ark["dividers"].pop(event.source[1]) == event.player
        self.stock["dividers"][event.player] += 1

    def dividers_swapped(self, event: Event) -> None:
        dividers, one, other = self.ark["dividers"], event.source[1], event.target[1]
        dividers[one], dividers[other] = dividers[other], dividers[one]

    def pitch_laid(self, event: Event) -> None:
        self.held[event.player]["pitch"] -= 1
        self.ark["pitch"].append(event.target[1])

    def food_laid(self, event: Event) -> None:
        self.held[event.player]["food"] -= 1
        self.ark["food"].append(event.target[1])

    def pair_loaded(self, event: Event) -> None:
        self.ark["loaded"].setdefault(event.target[1], []).append(event.what)

    def worker_moves(self, event: Event) -> None:
        if event.source[0] != "held":
            self._leave(*event.source, event.player)
        if event.target[0] != "held":
            space = self.spaces[event.target[0]]
            before = space.get(event.target[1])
            space[event.target[1]] = f"{before} {event.player}" if before else event.player

    def _leave(self, kind: str, name: str, colour: str) -> None:
        workers = self.spaces[kind].pop(name).split()
        workers.remove(colour)
        if workers:
            self.spaces[kind][name] = " ".join(workers)

    def token_placed(self, event: Event) -> None:
        self.spaces["bonus"][event.target[1]] = event.count

    def token_taken(self, event: Event) -> None:
        assert self.spaces["bonus"].pop(event.source[1]) == event.count

    def looks_like(self, position: dict[str, Any]) -> None:
        """Compare with a position, which sorts its lists."""
        for things in (*self.bags.values(), *(hand["animals"] for hand in self.held.values())):
            things.sort()
        self.ark["pitch"].sort()
        self.ark["food"].sort()
        for key in ("held", "stock", "bags", "drawn", "spaces", "scores", "left"):
            assert getattr(self, key) == position[key], key
        assert {pen: set(pairs) for pen, pairs in self.ark["loaded"].items()} == {
            pen: set(pairs) for pen, pairs in position["ark"]["loaded"].items()
        }
        assert {**self.ark, "loaded": 0} == {**position["ark"], "loaded": 0}
        assert self.lines == position["scores"]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("name", "players", "options"),
    [("ark", 2, {}), ("ark", 3, {}), ("ark", 4, {}), ("family", 2, {}), ("family", 4, {"shared_spaces": True})],
)
def test_a_table_moved_by_events_alone_looks_like_the_position(
    name: str, players: int, options: dict[str, bool], seed: int
) -> None:
    state = started(name, players, **options)
    table = Table(state.position())
    for events in random_moves(state, seed):
        for event in events:
            table.see(event)
        table.looks_like(state.position())
        assert table.paired == state.paired()


def test_phases_turns_and_actions_begin_and_end_in_order() -> None:
    state = dealt()
    events = run(state, ["choose 1", "choose 2", "choose 6", "choose 7"])
    told = [
        (event.kind, event.player or event.what)
        for event in events
        if event.kind not in ("token-placed", "goods-move")
    ]
    assert told == [
        ("worker-moves", "green"),
        ("turn-begins", "yellow"),
        ("worker-moves", "yellow"),
        ("turn-begins", "red"),
        ("worker-moves", "red"),
        ("turn-begins", "blue"),
        ("worker-moves", "blue"),
        ("phase-begins", "performing"),
        ("action-begins", "green"),
        ("action-ends", "pitch"),
        ("action-begins", "yellow"),
        ("turn-begins", "yellow"),
    ]
    assert [event.player for event in events if event.kind == "goods-move"] == ["green", "yellow", "red", "blue"]
