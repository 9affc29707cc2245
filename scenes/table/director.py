"""The director: shows events one after the other as motion, and lets the picture follow as things land."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from pygame import Surface

from game.core import Event
from scenes.table import motion
from scenes.table.cues import Arrive, Count, Cue
from scenes.table.sprite import Sprite

_TOGETHER = frozenset(
    {
        "goods-move", "tile-moves", "worker-moves", "token-placed", "divider-returns", "tile-dealt", "food-moves",
        "group-taken",
    }
)  # fmt: skip
"""Kinds of event that may begin while others are still under way; the rest wait until everything has landed."""
_LIGHT = frozenset(
    {
        "divider-laid", "pitch-laid", "food-laid", "enclosure-completed", "divider-returns", "tile-moves",
        "pair-loaded", "pairing", "token-taken", "trade-bonus",
    }
)  # fmt: skip
"""Kinds that do not keep whoever acts from going on."""


class Log(Protocol):
    """What keeps the log."""

    def note(self, event: Event) -> None: ...


class Shown(Protocol):
    """What is shown of a game: a picture of its table, changed by events."""

    @property
    def log(self) -> Log: ...
    def ready_for(self, event: Event) -> bool: ...
    def leave(self, event: Event) -> None: ...
    def arrive(self, event: Event) -> None: ...
    def apply(self, event: Event) -> None: ...
    def score(self, colour: str, points: int) -> None: ...


class Cues(Protocol):
    """What tells how an event looks, such as a :class:`~scenes.table.choreography.Choreography` with its stage."""

    pace: float

    def cue(self, event: Event) -> Cue | None: ...
    def rising(self, event: Event, count: Count) -> list[Sprite]: ...


class Ears(Protocol):
    """Who hears what is shown."""

    def begins(self, event: Event) -> None: ...
    def lands(self, event: Event) -> None: ...
    def counts(self) -> None: ...


class Deaf:
    """Nobody listens."""

    def begins(self, event: Event) -> None:
        """Nothing is heard."""

    lands = begins

    def counts(self) -> None:
        """Nothing is heard."""


class Counter:
    """Points of one player that are counted up, or down, one by one."""

    def __init__(self, colour: str, points: int, pace: float) -> None:
        self.colour = colour
        self.left = points
        self._every = min(motion.POINT, motion.POINTS_AT_MOST / max(1, abs(points))) * pace
        self._time = 0.0

    def update(self, dt: float, picture: Shown) -> bool:
        """Count for ``dt`` seconds; whether all has been counted."""
        self._time += dt
        due = min(abs(self.left), int(self._time / self._every))
        if due:
            self._time -= due * self._every
            self.count(due if self.left > 0 else -due, picture)
        return not self.left

    def count(self, points: int, picture: Shown) -> None:
        self.left -= points
        picture.score(self.colour, points)


class Director:
    """``pace`` stretches the time of all motion; with 0 nothing moves and all is shown at once.

    ``cues`` makes what tells how events look, given what to call once a thing has landed; for the two ark games it is
    ``partial(Choreography, stage)``.  ``ears`` are told when things begin to move, and when they land.
    """

    def __init__(
        self, picture: Shown, cues: Callable[[Arrive], Cues], pace: float = 1.0, ears: Ears | None = None
    ) -> None:
        self.picture = picture
        self.pace = pace
        self.less_motion = False
        """Whether things fade in where they go, with a light that marks the place, instead of moving there."""
        self.sprites: list[Sprite] = []
        self._cues = cues(self._arrived)
        self._ears = ears or Deaf()
        self._queue: deque[Event] = deque()
        self._counters: list[Counter] = []
        self._wait = 0.0

    def perform(self, events: Iterable[Event]) -> None:
        """Show these events after those still to be shown."""
        self._queue.extend(events)
        if not self.pace:
            self.finish()

    def add(self, sprites: list[Sprite]) -> None:
        """Show something that no event tells, at once."""
        self.sprites += self._moved(sprites)

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown, or moves."""
        return bool(self._queue or self.sprites or self._counters)

    @property
    def to_follow(self) -> bool:
        """Whether anything is still to be shown that people must see before a computer player goes on."""
        return bool(self._queue) or any(sprite.awaited for sprite in self.sprites)

    @property
    def light(self) -> bool:
        """Whether all that is still to be shown leaves whoever acts free to go on."""
        return all(event.kind in _LIGHT for event in self._queue)

    def update(self, dt: float) -> None:
        """Let time pass."""
        if not self.pace:
            self.finish()
        self._count(dt)
        running, self.sprites = self.sprites, []
        self.sprites += [sprite for sprite in running if not sprite.update(dt)]
        self._wait -= dt
        while self._queue and self._may_begin(self._queue[0]):
            self._begin(self._queue.popleft())

    def _count(self, dt: float) -> None:
        left = sum(counter.left for counter in self._counters)
        self._counters = [counter for counter in self._counters if not counter.update(dt, self.picture)]
        if left != sum(counter.left for counter in self._counters):
            self._ears.counts()

    def _may_begin(self, event: Event) -> bool:
        if self._wait > 0 or not self.picture.ready_for(event):
            return False
        return event.kind in _TOGETHER or not any(sprite.blocks for sprite in self.sprites)

    def _begin(self, event: Event) -> None:
        self.picture.log.note(event)
        self._ears.begins(event)
        self._cues.pace = self.pace
        cue = self._cues.cue(event)
        self.picture.leave(event)
        if cue is None or cue.at_once:
            self._arrived(event)
        if cue:
            self.sprites += self._moved(cue.sprites)
            self._wait = (min(motion.FADE, cue.next_after) if self.less_motion else cue.next_after) * self.pace

    def _moved(self, sprites: list[Sprite]) -> list[Sprite]:
        """What is shown of these, by how much motion is wanted."""
        if not self.less_motion:
            return sprites
        return [still for sprite in sprites for still in sprite.stilled(self.pace)]

    def _arrived(self, event: Event) -> None:
        """What the event moves has landed: show it there, and begin to count its points."""
        self.picture.arrive(event)
        self._ears.lands(event)
        self.sprites += self._moved(self._cues.rising(event, self._count_up))

    def _count_up(self, colour: str, points: int) -> None:
        """These points have come to a player's score."""
        if points:
            self._counters.append(Counter(colour, points, self.pace))

    def finish(self) -> None:
        """End all motion: everything is where it belongs, nothing is left to be shown."""
        while self.sprites:  # what has landed may bring points that begin to fly
            landing, self.sprites = self.sprites, []
            for sprite in landing:
                sprite.landed()
        for counter in self._counters:
            counter.count(counter.left, self.picture)
        self.sprites, self._counters, self._wait = [], [], 0.0
        while self._queue:
            event = self._queue.popleft()
            self.picture.apply(event)
            self._ears.lands(event)

    def draw(self, target: Surface) -> None:
        """Draw what is on its way."""
        for sprite in self.sprites:
            sprite.draw(target)
