"""A player's sitting at the table of an ark game: the table with a hand over it, and how to get to its decisions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game import Record
from scenes.app import App
from scenes.match_setup import MatchPlan
from scenes.table.marks import Target
from scenes.table.picture import Seat
from scenes.table.scene import TableScene, begin
from scenes.table.table import Table

RECORDS = Path(__file__).parents[1] / "records"
COLOURS = ("green", "yellow", "red", "blue")


class Sitting:
    """A table with a hand over it."""

    def __init__(self, app: App, hand: Any, kinds: str = "human human", game: str = "ark", **plan: Any) -> None:
        self.app = app
        self.hand = hand(app)
        seats = tuple(
            Seat(colour, colour.title(), kind) for colour, kind in zip(COLOURS, kinds.split(), strict=False)
        )
        app.stack.push(begin(app, MatchPlan(game, seats, "green", 3, **plan)))
        self.table.director.finish()
        app.frame()

    @property
    def scene(self) -> TableScene:
        scene = self.app.stack.top
        assert isinstance(scene, TableScene)
        return scene

    @property
    def table(self) -> Table:
        return self.scene.table

    @property
    def moves(self) -> list[str]:
        """What players have done."""
        return [move.text for move in self.table.play.match.moves if move.kind != "reveal"]

    def point(self, target: Target) -> tuple[int, int]:
        return self.table.hits.point_of(target, self.table.marks)

    def click(self, *targets: Target) -> None:
        for target in targets:
            self.hand.click(self.point(target))

    def plan(self, *spaces: int) -> None:
        """Send workers to spaces, and see everything through."""
        for space in spaces:
            self.click(("space", str(space)))
            self.rest()

    def rest(self) -> None:
        """Let computers move, and all motion come to its end."""
        for _ in range(600):
            if not (self.table.director.busy or self.table.computers.awaited):
                break
            self.app.frame()
        self.app.frame()

    def building(self) -> None:
        """Go on to where green builds."""
        self.plan(6, 1, 3, 7)


Sit = Callable[..., Sitting]
"""``sit(speed, **plan)``: sit down at a table; see :class:`Sitting`."""


def moves_before(name: str, kind: str, nth: int = 0) -> tuple[str, ...]:
    """The moves of a record before the one of a kind, the first or a later one."""
    moves = Record.read(RECORDS / f"{name}.json").moves
    places = [number for number, move in enumerate(moves) if move.split()[0] == kind]
    return tuple(moves[: places[nth]])
