"""What each kind of event looks like: which things fly from where to where, and when the next event may begin."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.core import Event
from scenes.table import motion
from scenes.table.cues import Arrive, Count, Cue, Stage
from scenes.table.gains import Gains
from scenes.table.motion import Motion
from scenes.table.sparks import Drips, PlankLights
from scenes.table.sprite import Landing, Sprite
from scenes.table.sprites import Dropping, Dust, Flight, Overturning, Rising, Shaking, Shrinking, Sweep, Turning


class Choreography:
    """Makes sprites of events; ``arrive`` is called with an event once what it moves has landed."""

    def __init__(self, stage: Stage, arrive: Arrive) -> None:
        self.stage = stage
        self.arrive = arrive
        self.pace = 1.0
        """By how much the time of every motion is stretched."""
        self._gains = Gains(stage)
        self._last_edge: Rect | None = None
        self._bags: dict[str, Shaking] = {}
        """How each bag shook the last time."""
        self._scripts: dict[str, Callable[[Event], Cue | None]] = {
            "round-begins": self._round,
            "pairing": self._pairing,
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

    def rising(self, event: Event, count: Count) -> list[Sprite]:
        """What is seen of the points an event has brought; they are counted as they reach their owners."""
        return self._gains.sprites(event, count, self.pace)

    # -- scripts
    def _fly(self, event: Event, moving: Motion, way: tuple[Rect, Rect] | None = None, delay: float = 0.0) -> Flight:
        return Flight(
            self.stage.piece(event), way or self._way(event), moving, self.pace, self._landing(event), delay
        )

    def _landing(self, event: Event) -> Landing:
        return lambda: self.arrive(event)

    def _way(self, event: Event) -> tuple[Rect, Rect]:
        where, (kind, name) = self.stage.where, event.target
        target = ("back", name) if kind == "bag" else event.target
        return where(event.source, event.player, event.what), where(target, event.player, event.what)

    def _there(self, event: Event) -> tuple[Rect, Rect]:
        """A way that begins and ends where the event's thing goes."""
        place = self.stage.where(event.target, event.player, event.what)
        return place, place

    def _round(self, event: Event) -> Cue | None:
        """The marker goes on to this round; the first one has it already."""
        if event.count < 2:
            return None
        (image, start), (_, end) = self.stage.marker(event.count - 1), self.stage.marker(event.count)
        return Cue([Flight(image, (start, end), motion.MARKER, self.pace, self._landing(event))])

    def _pairing(self, event: Event) -> Cue | None:
        """Both tiles turn over to the side that has the sign of pairs; one that loses its partner just loses it."""
        held = self.stage.pair(event.what) if event.count else []
        if not held:
            return None
        turning: list[Sprite] = [Overturning(sides, place, self.pace) for place, *sides in held]
        turning[-1].landed = self._landing(event)
        return Cue(turning)

    def _worker(self, event: Event) -> Cue:
        if event.target[0] != "current":
            return Cue([self._fly(event, motion.WORKER_UP)], motion.WORKER_UP.next_after)
        way, piece = self._way(event), self.stage.piece(event)
        dropping = Dropping(piece, way, motion.WORKER_DOWN, self.pace, self._landing(event))
        return Cue([dropping], motion.WORKER_DOWN.next_after)

    def _token_placed(self, event: Event) -> Cue:
        place = self._there(event)[0]
        way = place.move(0, -self.stage.token_height), place
        return Cue([self._fly(event, motion.TOKEN, way)], motion.TOKEN.next_after)

    def _token_taken(self, event: Event) -> Cue:
        where = self.stage.where
        way = where(event.source, event.player, ""), where(("score", event.player), event.player, "")
        return Cue([self._fly(event, motion.TOKEN_TAKEN, way)])

    def _tile(self, event: Event) -> Cue:
        moving = _TILES.get((event.source[0], event.target[0]), motion.TILE)
        if moving is motion.DRAW:
            return self._draw(event)
        if event.source[0] == "drawn":
            return self._off_the_tray(event)
        return Cue([self._fly(event, moving)], moving.next_after)

    def _off_the_tray(self, event: Event) -> Cue:
        """A tile of the tray becomes as small on its way as it will be there."""
        way, moving = self._way(event), motion.TILE
        flight = Shrinking(self.stage.piece(event), way, moving, self.pace, self._landing(event))
        return Cue([flight], moving.next_after)

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
        way = self._there(event)
        return Cue(
            [Drips(self.stage.drop(), way[1], self.pace, motion.CUBE.seconds), self._fly(event, motion.CUBE, way)]
        )

    def _food(self, event: Event) -> Cue:
        return Cue([self._fly(event, motion.FOOD, self._there(event))])

    def _home(self, event: Event) -> Cue:
        return Cue([self._fly(event, motion.HOME)])

    def _completed(self, event: Event) -> Cue:
        before, topleft = self.stage.view(tuple(event.what.split()))
        pen = before.get_rect(topleft=topleft)
        origin = self._last_edge.center if self._last_edge else pen.center
        sweep = Sweep(before, topleft, origin, motion.SWEEP, self.pace)
        lights = PlankLights(self.stage.planks(tuple(event.what.split())), origin, self.pace)
        return Cue([sweep, lights, *self._sparkles(pen)], at_once=True)

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
