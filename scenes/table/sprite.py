"""What is shown at a table for a time, and the fades that take the place of movement where less of it is wanted."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from scenes.table.motion import FADE, SPOT

Point = tuple[int, int]
Landing = Callable[[], None]
_LIGHT, _LIGHT_STRENGTH = (255, 244, 200), 150
"""The colour and the opacity of what marks a place."""


def nothing() -> None:
    """What happens where nothing does."""


class Sprite:
    """Something that is shown for a time; ``landed`` is called once when it is over."""

    def __init__(self, seconds: float, landed: Landing = nothing, delay: float = 0.0) -> None:
        self.seconds = seconds
        self.landed = landed
        self.time = -delay

    blocks = True
    """Whether what comes next waits until it is over."""
    awaited = True
    """Whether computer players wait until it is over, so that people can follow them."""

    def update(self, dt: float) -> bool:
        """Let time pass; whether it is over, in which case it has landed."""
        self.time += dt
        if self.time < self.seconds:
            return False
        self.landed()
        return True

    @property
    def share(self) -> float:
        """The share of the time that has gone by, from 0 to 1."""
        return min(1.0, max(0.0, self.time / self.seconds)) if self.seconds else 1.0

    @property
    def left(self) -> float:
        """Seconds until it is over."""
        return max(0.0, self.seconds - self.time)

    def stilled(self, pace: float) -> list[Sprite]:
        """What takes its place where less motion is wanted: nothing, but for the end others wait for."""
        return [Moment(self.landed, pace)] if self.blocks else []

    def draw(self, target: Surface) -> None:
        raise NotImplementedError


class Moment(Sprite):
    """The time of a fade in which nothing is seen."""

    def __init__(self, landed: Landing, pace: float) -> None:
        super().__init__(FADE * pace, landed)

    def draw(self, target: Surface) -> None:
        """Nothing."""


class Appearing(Sprite):
    """A picture that fades in where it belongs."""

    def __init__(self, image: Surface, centre: Point, landed: Landing, pace: float) -> None:
        super().__init__(FADE * pace, landed)
        self.image = image.copy()
        self.place = image.get_rect(center=centre)

    def draw(self, target: Surface) -> None:
        self.image.set_alpha(round(255 * self.share))
        target.blit(self.image, self.place)


class Vanishing(Sprite):
    """A picture that fades away where it lies; ``seconds`` at normal speed."""

    blocks = False

    def __init__(self, image: Surface, topleft: Point, pace: float, seconds: float = FADE) -> None:
        super().__init__(seconds * pace)
        self.image = image.copy()
        self.topleft = topleft

    def draw(self, target: Surface) -> None:
        self.image.set_alpha(round(255 * (1 - self.share)))
        target.blit(self.image, self.topleft)


def lit(image: Surface, centre: Point, pace: float) -> Vanishing:
    """A light in the shape of a thing, on the thing itself, which tells for a moment where it has gone."""
    light = image.convert_alpha()
    light.fill((*_LIGHT, 0), special_flags=pygame.BLEND_RGBA_ADD)
    light.fill((255, 255, 255, _LIGHT_STRENGTH), special_flags=pygame.BLEND_RGBA_MULT)
    return Vanishing(light, light.get_rect(center=centre).topleft, pace, SPOT.seconds)
