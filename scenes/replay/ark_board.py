"""The table of the two ark games as it is watched: ark, actions and panels of a moment, and what was just laid."""

from __future__ import annotations

from functools import cached_property, partial
from typing import cast

from pygame import Rect, Surface

from game.ark.state import State
from game.core import Event, Place
from scenes.paint import Brush
from scenes.replay.board import Board
from scenes.replay.past import Past
from scenes.replay.rings import LEAST, draw_ring, draw_tags
from scenes.table.ark import ArkView
from scenes.table.choreography import Choreography
from scenes.table.deluge_order import deluge_on
from scenes.table.director import Director
from scenes.table.frame import TRAYS, Frame
from scenes.table.log import Log
from scenes.table.marks import Marks
from scenes.table.picture import Picture
from scenes.table.stage import TableStage

_RINGED = ("dividers-swapped", "divider-laid", "pitch-laid", "food-laid", "pair-loaded", "worker-moves", "tile-moves")
"""Kinds of event whose thing is ringed where it lies, the most telling first."""
_IN_FRAME = 40.0
"""The inner width of a ring round what lies in the frame, in units."""
_STORM = 5.0
"""Seconds into the Deluge that are shown: the storm stands still."""


class _NoLog(Log):
    """In the place of the small log stands a sign: the large one is beside the ark."""

    def shows(self, picture: Picture) -> object:
        return None

    def draw(self, target: Surface, picture: Picture) -> None:
        """Nothing."""


class ArkBoard(Board[Picture]):
    """A match of Ark & Noah or its Family Variant."""

    def __init__(self, past: Past) -> None:
        super().__init__(past, Picture.of(past.state(0), past.plan.seats))

    def _state(self) -> State:
        return cast(State, self.past.state(self.moment))

    def place(self, brush: Brush) -> Director:
        self.brush = brush
        self.ark = ArkView(brush, self._state().board)
        self.frame = Frame(brush, _NoLog(brush))
        self.stage = TableStage(self.ark, self.frame, self.picture)
        return Director(self.picture, partial(Choreography, self.stage), ears=self.hearing)

    def prepare(self, events: list[Event]) -> None:
        self.picture.await_tiles(events)

    def settle(self) -> None:
        """The order of those who act, which no event tells; at the end it is that of the Deluge."""
        picture = self.picture
        if picture.actor:
            picture.queue_up(self._state())
        elif deluge_on(picture):
            picture.order = self._deluge_order
            picture.acted = list(picture.order)
            picture.version += 1

    @cached_property
    def _deluge_order(self) -> tuple[str, ...]:
        events = (event for step in self.past.steps for event in step.events)
        return next(tuple(event.what.split()) for event in events if event.kind == "deluge-begins")

    @property
    def _tray(self) -> str:
        """The tray on which tiles lie just now, if any."""
        picture = self.picture
        return TRAYS.get(picture.actions[picture.action - 1], "") if picture.drawing and picture.action else ""

    @property
    def eye(self) -> Rect | None:
        return self.frame.trays[self._tray].eye() if self._tray else None

    # -- drawing
    def draw(self, target: Surface) -> None:
        picture = self.picture
        if deluge_on(picture):
            self.ark.draw_storm(target, picture, _STORM)
            self.ark.draw_rain(target, _STORM)
        else:
            self.ark.draw(target, picture)
        self.frame.draw(target, picture)
        tray = self._tray
        if tray:
            self.frame.trays[tray].draw(target, picture, Marks(tray=tray, see_through=self.see_through))
        if not self.busy:
            self._draw_done(target)

    def _draw_done(self, target: Surface) -> None:
        """A ring round what the player of this moment has just done, and the points it has brought."""
        event = self._done()
        if event is None:
            return
        places = [event.source, event.target] if event.kind == "dividers-swapped" else [event.target]
        rings = [self._ring(target, event, place) for place in places]
        if any(event.points.values()):
            draw_tags(self.brush, target, rings[-1], event.points, event.player)

    def happened_at(self) -> Rect | None:
        """With its ring, and the tags beside that."""
        event, ring = self._done(), self.brush.layout.px(LEAST)
        piece = self.ark.place(event.target, event.what, self.picture) if event else ()
        return piece[0].unionall(piece).inflate(4 * ring, ring) if piece else None

    def _done(self) -> Event | None:
        """What is ringed: what the line of the log tells, or else what is most telling."""
        events = [event for event in self.past.events_to(self.moment) if event.kind in _RINGED]
        events = [event for event in events if event.target[0] not in ("bag", "drawn", "completed")]
        line = self.line
        told = [event for event in events if line and (event.player, event.what) == (line.colour, line.what)]
        return min(told or events, key=lambda event: _RINGED.index(event.kind), default=None)

    def _ring(self, target: Surface, event: Event, place: Place) -> Rect:
        if place[0] == "enclosure":
            pair = self.ark.place(place, event.what, self.picture)
            return draw_ring(self.brush, target, pair[0].unionall(pair))
        least = LEAST if place[0] in ("edge", "field", "square") else _IN_FRAME
        return draw_ring(self.brush, target, self.stage.where(place, event.player, event.what), least)
