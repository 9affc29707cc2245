"""Time as the client sees it: seconds since the last frame, and nothing else."""

from __future__ import annotations

from typing import Protocol

import pygame


class Clock(Protocol):
    """Something that waits for the next frame."""

    def tick(self, fps: int) -> float:
        """Wait until a frame of ``fps`` a second is due; the seconds since the last one."""


class RealClock:
    """The machine's clock.  A frame never counts for more than a tenth of a second, so nothing leaps."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def tick(self, fps: int) -> float:
        return min(0.1, self._clock.tick(fps) / 1000)


class FakeClock:
    """Every frame takes a sixtieth of a second: frames are the same from run to run."""

    def tick(self, fps: int) -> float:
        return 1 / 60
