"""Points on their way: they rise from what has scored them and fly to whoever gets them, where they are counted."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.table.motion import RISE, SCORED, Motion
from scenes.table.sprite import Landing, Sprite
from scenes.table.sprites import Flight, Rising

STAYS = Motion(RISE.seconds + SCORED.seconds)
"""With less motion points stay where they are scored for as long as they would else be on their way."""


class Scored(Flight):
    """A coin that rises by ``height`` pixels, rests a moment where it can be seen, and flies to a score."""

    blocks = False

    def __init__(
        self, image: Surface, way: tuple[Rect, Rect], height: int, pace: float, landed: Landing, delay: float = 0.0
    ) -> None:
        above = way[0].move(0, -height)
        super().__init__(image, (above, way[1]), SCORED, pace, landed, delay)
        self.awaited = bool(height)
        self._place, self._height = way[0], height
        self._rises = RISE.seconds * pace if height else 0.0
        self.seconds += self._rises

    @property
    def share(self) -> float:
        """The share of the flight that lies behind it; it has not begun while the coin rises."""
        flight = self.seconds - self._rises
        return min(1.0, max(0.0, (self.time - self._rises) / flight)) if flight else 1.0

    def position(self) -> tuple[int, int]:
        if self.time >= self._rises:
            return super().position()
        risen = RISE.easing(max(0.0, self.time) / self._rises)
        return self._place.centerx, round(self._place.centery - self._height * risen)

    def stilled(self, pace: float) -> list[Sprite]:
        """What it tells stays to be read where it was scored, as long as it would fly, and is counted at once."""
        self.landed()
        staying = Rising(self.image, self._place, 0, STAYS, pace)
        staying.awaited = self.awaited
        return [staying]
