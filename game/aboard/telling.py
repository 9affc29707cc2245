"""Events about groups of tiles, whose names are put together only for those who read them."""

from __future__ import annotations

from game.aboard.tiles import joined
from game.core import NO_POINTS, Event, Place


class TilesEvent(Event):
    """What happened to a set of tiles: ``what`` names them, and is made when somebody reads it."""

    __slots__ = ("tiles",)

    def __init__(self, kind: str, player: str, tiles: int, count: int, source: Place, target: Place) -> None:
        self.kind = kind
        self.player = player
        self.tiles = tiles
        self.count = count
        self.source = source
        self.target = target
        self.points = NO_POINTS
        self.lines = ()
        self.secret = ""

    def __getattr__(self, name: str) -> str:
        """Asked for by Python only while the names have not been put together."""
        if name != "what":
            raise AttributeError(name)
        self.what = joined(self.tiles)
        return self.what
