"""What each kind of event looks like: which things fly from where to where, and when the next event may begin."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from pygame import Rect, Surface

from game.ark.animals import SEXES
from game.core import Event, Place
from scenes.table import motion
from scenes.table.motion import Motion
from scenes.table.sprite import Landing, Sprite
from scenes.table.sprites import Dropping, Dust, Flight, Rising, Shaking, Sweep, Turning

Arrive = Callable[[Event], None]


class Stage(Protocol):
    """Where things lie on the table and what they look like."""

    def where(self, place: Place, player: str, what: str) -> Rect:
        """The rectangle of a place in pixels; ``what`` lies there, or will."""

    def piece(self, event: Event) -> Surface:
        """What an event moves, as it looks where it goes."""

    def back(self, event: Event) -> Surface:
        """The back of a tile that an event moves, of the size of :meth:`piece`."""

    def owner(self, edge: str) -> str:
        """Whose divider lies on an edge."""

    def tag(self, colour: str, points: int) -> Surface:
        """A tag with a player's points."""

    def heart(self) -> Surface:
        """What rises from a pair that has gone on board."""

    def sparkle(self) -> Surface:
        """What twinkles over a pen that is completed."""

    def dust(self) -> Surface:
        """A puff of what flies up where a divider is laid."""

    def view(self, squares: tuple[str, ...]) -> tuple[Surface, tuple[int, int]]:
        """These squares of the ark as they are shown now, and where they begin."""

    @property
    def rise(self) -> int:
        """How far points rise, in pixels."""

    @property
    def swing(self) -> int:
        """How far a bag swings, in pixels."""


@dataclass
class Cue:
    """One event on the stage: what to show and, in seconds, when the next may begin."""

    sprites: list[Sprite]
    next_after: float = 0.0
    at_once: bool = False
    """Whether the event is done as it begins, and what is shown goes on without it."""


class Choreography:
    """Makes sprites of events; ``arrive`` is called with an event once what it moves has landed."""

    def __init__(self, stage: Stage, arrive: Arrive) -> None:
        self.stage = stage
        self.arrive = arrive
        self.pace = 1.0
        """By how much the time of every motion is stretched."""
        self._last_edge: Rect | None = None
        self._bags: dict[str, Shaking] = {}
        """How each bag shook the last time."""
        self._scripts: dict[str, Callable[[Event], Cue]] = {
            "worker-moves": self._worker,
            "token-placed": self._token_placed,
            "token-taken": self._token_taken,
            "tile-moves": self._tile,
            "goods-move": self._goods,
            "trade-bonus": self._bonus,
            "divider-laid": self._divider,
            "pitch-laid": self._cube,
            "food-laid": self._food,
            "divider-returns": self._home,
            "enclosure-completed": self._completed,
            "dividers-swapped": self._swap,
        }

    def cue(self, event: Event) -> Cue | None:
        """How to show an event; None where nothing moves."""
        script = self._scripts.get(event.kind)
        return script(event) if script else None

    def rising(self, event: Event) -> list[Sprite]:
        """The points of a loading rise from where the pair went in, one tag for each player."""
        if event.kind != "pair-loaded":
            return []
        place, height = self.stage.where(event.target, event.player, event.what), self.stage.rise
        tags = [self.stage.tag(colour, points) for colour, points in event.points.items() if points]
        rising = [
            Rising(tag, place.move(0, -n * tag.get_height()), height, motion.RISE, self.pace)
            for n, tag in enumerate(tags)
        ]
        return [*self._hearts(event), *rising]

    def _hearts(self, event: Event) -> list[Sprite]:
        """One over each of the two animals."""
        tiles = (f"{event.what}/{sex}" for sex in SEXES)
        places = (self.stage.where(event.target, event.player, tile) for tile in tiles)
        return [Rising(self.stage.heart(), place, self.stage.rise // 2, motion.HEARTS, self.pace) for place in places]

    # -- scripts
    def _fly(self, event: Event, moving: Motion, way: tuple[Rect, Rect] | None = None, delay: float = 0.0) -> Flight:
        return Flight(
            self.stage.piece(event), way or self._way(event), moving, self.pace, self._landing(event), delay
        )

    def _landing(self, event: Event) -> Landing:
        return lambda: self.arrive(event)

    def _way(self, event: Event) -> tuple[Rect, Rect]:
        where = self.stage.where
        return where(event.source, event.player, event.what), where(event.target, event.player, event.what)

    def _there(self, event: Event) -> tuple[Rect, Rect]:
        """A way that begins and ends where the event's thing goes."""
        place = self.stage.where(event.target, event.player, event.what)
        return place, place

    def _worker(self, event: Event) -> Cue:
        if event.target[0] != "current":
            return Cue([self._fly(event, motion.WORKER_UP)], motion.WORKER_UP.next_after)
        way, piece = self._way(event), self.stage.piece(event)
        dropping = Dropping(piece, way, motion.WORKER_DOWN, self.pace, self._landing(event))
        return Cue([dropping], motion.WORKER_DOWN.next_after)

    def _token_placed(self, event: Event) -> Cue:
        return Cue([self._fly(event, motion.TOKEN, self._there(event))])

    def _token_taken(self, event: Event) -> Cue:
        where = self.stage.where
        way = where(event.source, event.player, ""), where(("score", event.player), event.player, "")
        return Cue([self._fly(event, motion.TOKEN_TAKEN, way)])

    def _tile(self, event: Event) -> Cue:
        moving = _TILES.get((event.source[0], event.target[0]), motion.TILE)
        if moving is motion.DRAW:
            return self._draw(event)
        return Cue([self._fly(event, moving)], moving.next_after)

    def _draw(self, event: Event) -> Cue:
        """The bag shakes; the next tile out of a bag that shakes already comes as soon as that is over."""
        bag, sprites = event.source[1], list[Sprite]()
        if bag not in self._bags or not self._bags[bag].left:
            place = self.stage.where(event.source, event.player, event.what)
            self._bags[bag] = Shaking(place, self.stage.swing, motion.BAG, motion.BAG_SWINGS, self.pace)
            sprites.append(self._bags[bag])
        sides = self.stage.back(event), self.stage.piece(event)
        delay = self._bags[bag].left / self.pace
        turning = Turning(sides, self._way(event), motion.DRAW, self.pace, self._landing(event), delay)
        return Cue([*sprites, turning], motion.DRAW.next_after)

    def _goods(self, event: Event) -> Cue:
        one = Event(event.kind, event.player, event.what, 1, event.source, event.target)
        moving = motion.GOODS
        sprites: list[Sprite] = [self._fly(one, moving, None, moving.next_after * n) for n in range(event.count)]
        return Cue(sprites, moving.next_after * event.count)

    def _bonus(self, event: Event) -> Cue:
        if event.what == "point":
            return Cue([], at_once=True)
        where = self.stage.where
        way = where(("stock", ""), event.player, event.what), where(("held", event.player), event.player, event.what)
        return Cue([self._fly(event, motion.GOODS, way)])

    def _divider(self, event: Event) -> Cue:
        way = self._there(event)
        self._last_edge = way[0]
        dust = Dust(self.stage.dust(), way[1], motion.DUST, self.pace, motion.DUST_DELAY)
        return Cue([dust, self._fly(event, motion.DIVIDER, way)])

    def _cube(self, event: Event) -> Cue:
        return Cue([self._fly(event, motion.CUBE, self._there(event))])

    def _food(self, event: Event) -> Cue:
        return Cue([self._fly(event, motion.FOOD, self._there(event))])

    def _home(self, event: Event) -> Cue:
        return Cue([self._fly(event, motion.HOME)])

    def _completed(self, event: Event) -> Cue:
        before, topleft = self.stage.view(tuple(event.what.split()))
        pen = before.get_rect(topleft=topleft)
        origin = self._last_edge.center if self._last_edge else pen.center
        sweep = Sweep(before, topleft, origin, motion.SWEEP, self.pace)
        return Cue([sweep, *self._sparkles(pen)], at_once=True)

    def _sparkles(self, pen: Rect) -> list[Sprite]:
        places = [pen.move(round(x * pen.width), round(y * pen.height)) for x, y in _SPARKLES]
        return [
            Rising(
                self.stage.sparkle(), place, self.stage.rise // 2, motion.SPARKLE, self.pace, n * motion.SPARKLE_STEP
            )
            for n, place in enumerate(places)
        ]

    def _swap(self, event: Event) -> Cue:
        """Both planks cross; the second one to land brings the event to its end."""
        one = Event("divider-laid", self.stage.owner(event.source[1]), target=event.target)
        other = Event("divider-laid", self.stage.owner(event.target[1]), target=event.source)
        way = self._way(event)
        there = Flight(self.stage.piece(one), way, motion.SWAP, self.pace)
        return Cue([there, Flight(self.stage.piece(other), way[::-1], motion.SWAP, self.pace, self._landing(event))])


_SPARKLES = ((-0.2, 0.1), (0.22, -0.12), (0.05, 0.24))
"""How far off the middle of a pen its sparkles are, by its size."""

_TILES: dict[tuple[str, str], Motion] = {
    ("bag", "drawn"): motion.DRAW,
    ("bag", "held"): motion.DEAL,
    ("held", "enclosure"): motion.HOP,
}
"""How tiles move, by the kinds of place they leave and reach; all others as :data:`motion.TILE`."""
