"""A bar that moves a list which is higher than its window."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import INK, WOOD, WOOD_DARK
from scenes.widgets.base import Widget

_TRACK = "#e0cfa5"
_WIDTH = 18.0
"""How wide the bar is drawn in the middle of its place, in units."""
_LEAST = 48.0
"""The thumb is as long as this at least, in units."""


class ScrollBar(Widget):
    """``seen`` out of ``whole`` is shown of a list from ``at`` on, all in the list's own measure.

    ``moved`` is called with the place to begin at, from 0 to what leaves the end in view.
    """

    takes_keys = False

    def __init__(self, rect: Rect, seen: float, whole: float, at: float, moved: Callable[[float], None]) -> None:
        super().__init__(rect)
        self.seen = seen
        self.whole = whole
        self.at = at
        self.moved = moved
        self._held = 0
        """How far below its upper end the thumb is held, in pixels."""

    @property
    def farthest(self) -> float:
        """The place to begin at that shows the end."""
        return max(0.0, self.whole - self.seen)

    def thumb(self, least: int = 0) -> Rect:
        """The part of the bar that stands for what is seen."""
        length = min(self.rect.height, max(least, round(self.rect.height * self.seen / max(self.seen, self.whole))))
        way = self.rect.height - length
        top = self.rect.top + round(way * self.at / self.farthest) if self.farthest else self.rect.top
        return Rect(self.rect.left, top, self.rect.width, length)

    def move_to(self, at: float) -> None:
        """Begin at another place, as near to it as there is one."""
        at = min(self.farthest, max(0.0, at))
        if at != self.at:
            self.at = at
            self.moved(at)

    # -- the mouse
    def grab(self, pos: tuple[int, int]) -> None:
        thumb = self.thumb()
        self._held = pos[1] - thumb.top if thumb.collidepoint(pos) else thumb.height // 2
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        way = self.rect.height - self.thumb().height
        if way > 0:
            self.move_to((pos[1] - self._held - self.rect.top) / way * self.farthest)

    # -- drawing
    def draw(self, target: Surface, brush: Brush) -> None:
        """Nothing where all is seen."""
        if not self.farthest:
            return
        width = brush.layout.px(_WIDTH)
        track = Rect(self.rect.centerx - width // 2, self.rect.top, width, self.rect.height)
        brush.box(target, track, _TRACK, _WIDTH / 2)
        thumb = self.thumb(brush.layout.px(_LEAST))
        bar = Rect(track.left, thumb.top, width, thumb.height)
        brush.box(target, bar, WOOD if self.hovered or self.pressed else WOOD_DARK, _WIDTH / 2, INK, 3)
