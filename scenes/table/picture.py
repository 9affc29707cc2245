"""What lies on the table as it is shown: taken from a state once, then changed by events alone.

The rules' state is ahead of the picture while pieces are still on their way; drawing looks at the picture only.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from game.ark.actions.trading import still_to_draw
from game.ark.animals import partner_holder
from game.core import Event
from scenes.table.changes import ARRIVES, LEAVES, ON_THE_ARK
from scenes.table.chronicle import Chronicle, LogLine
from scenes.table.following import Changes, Following, Seat

__all__ = ["Held", "LogLine", "Picture", "Seat"]


@dataclass
class Held:
    """What a player holds."""

    dividers: int = 0
    pitch: int = 0
    food: int = 0
    animals: list[str] = field(default_factory=list)
    """Tiles held and not loaded, such as ``lion/m``, in the order they came."""


@dataclass
class Picture(Following):
    """Everything on the table of the two ark games.  ``version`` grows with each change."""

    leaves = LEAVES
    arrives = ARRIVES

    game: str
    seats: tuple[Seat, ...]
    """In order of seating: the order of the panels, left to right."""
    actions: tuple[str, ...]
    """Names of the action spaces, left to right: ``pitch taming food trading wood building loading``."""
    rounds: int
    """Rounds played at least."""
    amounts: dict[str, tuple[int, int]] = field(default_factory=dict)
    """By action what whoever chose it gets, and each of the others: goods, tiles, pieces, loading points or pairs."""
    bonuses: tuple[str, ...] = ()
    """Of which a trade brings one."""
    round: int = 1
    phase: str = "setup"
    action: int | None = None
    """The action space being performed, from 1."""
    actor: str | None = None
    """The colour whose turn is shown, or None."""
    left: int | None = None
    """Pieces, loading points or pairs the actor has left."""
    left_of: int = 0
    """How many the turn began with."""
    usable: int | None = None
    """How many of those left the actor can make use of, as far as that is known."""
    _level: int = -1
    """The version in which that was asked last."""
    scores: dict[str, int] = field(default_factory=dict)
    held: dict[str, Held] = field(default_factory=dict)
    stock_dividers: dict[str, int] = field(default_factory=dict)
    stock_pitch: int = 0
    stock_food: int = 0
    bags: dict[str, int] = field(default_factory=dict)
    """Tiles in the bags ``m`` and ``f``."""
    drawn: list[str] = field(default_factory=list)
    lain: list[str] = field(default_factory=list)
    """All tiles that lay open since the first of them was drawn, in that order: the others keep their places."""
    coming: list[str] = field(default_factory=list)
    """Tiles that will lie beside those drawn: on their way from the bags, or about to be."""
    returning: int = 0
    """How many tiles are on their way back into the bags."""
    drawing: bool = False
    """Whether drawn tiles lie open, the first of them is on its way, or the last one on its way back."""
    settled: bool = False
    """Whether what the drawn tiles were for has been decided, and they are on their way elsewhere."""
    current: dict[int, list[str]] = field(default_factory=dict)
    """Workers on the current-action spaces, several in order of arrival where house rules allow."""
    completed: dict[int, str] = field(default_factory=dict)
    bonus: dict[int, int] = field(default_factory=dict)
    finished: set[int] = field(default_factory=set)
    """Spaces whose action has been performed this round."""
    dividers: dict[str, str] = field(default_factory=dict)
    crossing: dict[str, str] = field(default_factory=dict)
    """Two dividers that are changing places just now, by the edges they leave."""
    pitch: set[str] = field(default_factory=set)
    food: set[str] = field(default_factory=set)
    loaded: dict[str, list[str]] = field(default_factory=dict)
    enclosures: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Completed enclosures: squares by the name of the first."""
    paired: set[str] = field(default_factory=set)
    """Species of which both tiles are in play."""
    hull: tuple[int, int] = (0, 0)
    """Hull edges with a divider, and all of them."""
    hull_edges: frozenset[str] = frozenset()
    """The names of all hull edges."""
    order: tuple[str, ...] = ()
    """Who acts in this phase or action, in order, the activator first."""
    acted: list[str] = field(default_factory=list)
    """Who of them is through, in order: the first ones of ``order``."""
    log: Chronicle = field(default_factory=Chronicle)
    version: int = 0
    ark_version: int = 0
    """Grows with each change on the ark itself."""

    @classmethod
    def of(cls, state: Any, seats: tuple[Seat, ...]) -> Picture:
        """The picture of a state of ``ark`` or ``family``."""
        picture = cls(state.game, seats, state.actions, state.rounds)
        picture.amounts = {action.name: amounts_of(action) for action in state.rules.actions}
        picture.bonuses = next(action.bonuses for action in state.rules.actions if action.name == "trading")
        picture.take(state)
        return picture

    def take(self, state: Any) -> None:
        """Show a state as it is, as at the start or after stepping in the history; the log stays."""
        p = state.position()
        self.round, self.phase, self.action, self.left = p["round"], p["phase"], p["action"], p["left"]
        self.left_of = max(self.left_of if self.actor == p["to_move"] else 0, self.left or 0)
        self.actor = p["to_move"] if p["to_move"] in p["scores"] else None
        self.usable = None
        self.scores = dict(p["scores"])
        self.held = {
            colour: Held(h["dividers"], h["pitch"], h["food"], list(h["animals"])) for colour, h in p["held"].items()
        }
        self._take_stock(p)
        self._take_spaces(p["spaces"])
        self._take_ark(state, p["ark"])
        self.version += 1
        self.ark_version += 1

    def apply(self, event: Event) -> None:
        """Show all that an event tells, at once."""
        self.log.note(event)
        self.leave(event)
        self.arrive(event)
        for colour, count in event.points.items():
            self.score(colour, count)

    def await_tiles(self, events: Iterable[Event]) -> None:
        """Keep places for all tiles that these events will bring out of the bags."""
        drawn = [event.what for event in events if event.kind == "tile-moves" and event.target[0] == "drawn"]
        self.coming += [tile for tile in drawn if tile not in self.coming]

    def ready_for(self, event: Event) -> bool:
        """A tile may be drawn and taken at once: the last one there is."""
        return event.source[0] != "drawn" or event.what in self.drawn

    def change(self, changes: Changes, event: Event) -> None:
        """Change what an event of this kind changes, but for its points: see :meth:`score`."""
        super().change(changes, event)
        self.ark_version += event.kind in changes and event.kind in ON_THE_ARK

    def score(self, colour: str, points: int) -> None:
        """A player's points as shown grow, or shrink."""
        self.scores[colour] += points
        self.version += 1

    def queue_up(self, state: Any) -> None:
        """Show what is no event: who is still to act, after those who are through, and how much left is of use."""
        order = (*self.acted, *state.order())
        if order != self.order:
            self.order = order
            self.version += 1
        if self._level != self.version and (self.actor, self.left) == (state.to_move, state.left):
            before, self.usable = self.usable, state.usable
            self.version += self.usable != before
            self._level = self.version

    def holder_of_partner(self, tile: str) -> str:
        """The colour that holds the other tile of the species, or nothing."""
        return partner_holder(tile, {colour: held.animals for colour, held in self.held.items()})

    @property
    def to_draw(self) -> int:
        """How many more tiles come out of the bags for an exchange, beside those on their way."""
        return still_to_draw(len(self.drawn) + len(self.coming), sum(self.bags.values()))

    def _take_stock(self, p: dict[str, Any]) -> None:
        self.stock_dividers = dict(p["stock"]["dividers"])
        self.stock_pitch, self.stock_food = p["stock"]["pitch"], p["stock"]["food"]
        self.bags = {bag: len(tiles) for bag, tiles in p["bags"].items()}
        self.drawn, self.lain = list(p["drawn"]), list(p["drawn"])
        self.coming, self.returning = [], 0
        self.drawing, self.settled = bool(self.drawn), False

    def _take_spaces(self, spaces: dict[str, Any]) -> None:
        self.current = {int(space): colours.split() for space, colours in spaces["current"].items()}
        self.completed = {int(space): colour for space, colour in spaces["completed"].items()}
        self.bonus = {int(space): count for space, count in spaces["bonus"].items()}
        self.finished = {space for space in self.current if self.action is not None and space < self.action}

    def _take_ark(self, state: Any, ark: dict[str, Any]) -> None:
        self.dividers = dict(ark["dividers"])
        self.pitch, self.food = set(ark["pitch"]), set(ark["food"])
        self.loaded = {pen: list(species) for pen, species in ark["loaded"].items()}
        self.enclosures = {squares[0]: squares for squares in state.enclosures()}
        self.paired = set(state.paired())
        self.hull = state.hull()
        self.hull_edges = frozenset(state.board.hull_edges)
        self.order = tuple(state.order())


def amounts_of(action: Any) -> tuple[int, int]:
    """How much an action of the rules gives; one each where it counts nothing."""
    return getattr(action, "lead", 1), 0 if action.alone else getattr(action, "follow", 1)
