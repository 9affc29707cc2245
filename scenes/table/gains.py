"""How points are seen to be made: a coin from each thing that scores flies to its owner, and is counted there."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from game.ark.animals import SEXES
from game.core import Event, Line
from scenes.table import motion
from scenes.table.cues import Count, Stage
from scenes.table.scored import Scored
from scenes.table.sprite import Sprite
from scenes.table.sprites import Rising

_FROM_PIECES = frozenset({"divider-laid", "pitch-laid", "food-laid"})
_LOADED, _PAIRED = "pair-loaded", "pairing"
_ANIMALS = "animals"
"""What the pair itself scores."""


class Gains:
    """Makes the sprites of what an event has brought, once what it moves has landed."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    def sprites(self, event: Event, count: Count, pace: float) -> list[Sprite]:
        """``count`` is called with all points of the event: as they reach their owner, or now if they do not fly."""
        if event.kind == _LOADED:
            lines = sorted(event.lines, key=lambda line: line.source == _ANIMALS)  # their tags lie over coins beside
            coins = [coin for line in lines for coin in self._of_line(event, line, count, pace)]
            return [*self.hearts(event, event.target, pace), *coins]
        if event.kind == _PAIRED and event.count:
            return self.hearts(event, ("held", ""), pace)
        if event.kind in _FROM_PIECES:
            place = self.stage.where(event.target, event.player, event.what)
            return [self._coin(line, line.points, place, 0, count, pace) for line in event.lines if line.points]
        for colour, points in event.points.items():
            count(colour, points)
        return []

    def hearts(self, event: Event, place: tuple[str, str], pace: float) -> list[Sprite]:
        """One over each of the two animals, wherever they are held or in an enclosure."""
        tiles = [f"{event.what}/{sex}" for sex in SEXES]
        if place[0] == "held":
            places = [rect for rect, *_ in self.stage.pair(event.what)]
        else:
            places = [self.stage.where(place, event.player, tile) for tile in tiles]
        return [Rising(self.stage.heart(), rect, self.stage.rise // 2, motion.HEARTS, pace) for rect in places]

    def _of_line(self, event: Event, line: Line, count: Count, pace: float) -> list[Sprite]:
        """A coin from each divider and cube, or one from the pair, for one owner."""
        places = self.stage.scoring(event, line)
        shares = [line.points // len(places)] * len(places)
        shares[0] += line.points - sum(shares)
        parts = zip(shares, places, strict=True)
        return [self._coin(line, points, place, self.stage.rise, count, pace) for points, place in parts if points]

    def _coin(self, line: Line, points: int, place: Rect, height: int, count: Count, pace: float) -> Sprite:
        score = self.stage.where(("score", line.colour), line.colour, "")
        image, landed = self.stage.coin(line.colour, points), partial(count, line.colour, points)
        return Scored(image, (place, score), height, pace, landed)
