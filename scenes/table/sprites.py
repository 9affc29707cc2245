"""Things on their way over the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

import pygame
from pygame import Rect, Surface

from scenes.table.motion import FLIP, OVERTURN, SQUASH, Motion
from scenes.table.shaking import draw_shaken
from scenes.table.sprite import Appearing, Landing, Point, Sprite, Vanishing, lit, nothing

_SQUASHED = 0.2
"""By how much a worker that lands is lower and wider."""
_OVERTURNED = 0.35
"""By how much a tile that turns over is larger half-way."""
_PUFFS = (
    (-1.0, -0.7, 0.8), (-0.55, -1.3, 0.6), (0.1, -1.0, 1.0), (0.6, -1.5, 0.5), (1.0, -0.6, 0.9),
    (-0.8, 1.4, 0.5), (-0.3, 0.9, 0.9), (0.35, 1.5, 0.6), (0.85, 1.1, 0.75),
)  # fmt: skip
"""Puffs of dust: where along a plank each flies up, by half its length; how far out, by its width; its size."""


class Flight(Sprite):
    """A picture on its way from the middle of one rectangle to the middle of another."""

    def __init__(
        self,
        image: Surface,
        way: tuple[Rect, Rect],
        motion: Motion,
        pace: float,
        landed: Landing = nothing,
        delay: float = 0.0,
    ) -> None:
        super().__init__(motion.seconds * pace, landed, delay * pace)
        self.image = image
        self.start, self.end = way[0].center, way[1].center
        self.room = way[1].width
        """How wide it is where the picture goes, in pixels."""
        self.motion = motion

    def position(self) -> Point:
        """Where the middle of the picture is now."""
        (x, y), (to_x, to_y) = self.start, self.end
        way = self.motion.easing(self.share)
        height = self.motion.arc * hypot(to_x - x, to_y - y) * 4 * self.share * (1 - self.share)
        return round(x + (to_x - x) * way), round(y + (to_y - y) * way - height)

    def picture(self) -> Surface:
        """The picture as it looks now."""
        grown = self.motion.grown + (1 - self.motion.grown) * self.motion.easing(self.share)
        return self.image if abs(grown - 1) < 0.01 else pygame.transform.smoothscale_by(self.image, grown)

    def stilled(self, pace: float) -> list[Sprite]:
        self.time = self.seconds
        there, where = self.picture(), self.position()
        return [Appearing(there, where, self.landed, pace), lit(there, where, pace)]

    def draw(self, target: Surface) -> None:
        if self.time >= 0:
            picture = self.picture()
            target.blit(picture, picture.get_rect(center=self.position()))


class Shifting(Flight):
    """What only makes room for other things; with less motion it lies there at once, with no light on it."""

    def stilled(self, pace: float) -> list[Sprite]:
        self.landed()
        return []


class Shrinking(Flight):
    """A tile that becomes as small on its way as it will be where it goes."""

    def picture(self) -> Surface:
        shrunk = min(1.0, self.room / max(1, self.image.get_width()))
        return pygame.transform.smoothscale_by(self.image, 1 + (shrunk - 1) * self.share)


class Dropping(Flight):
    """A worker that is squashed for a moment as it lands."""

    def __init__(self, image: Surface, way: tuple[Rect, Rect], motion: Motion, pace: float, landed: Landing) -> None:
        super().__init__(image, way, motion, pace, landed)
        self.flight = self.seconds
        self.seconds += SQUASH * pace

    @property
    def share(self) -> float:
        return min(1.0, self.time / self.flight) if self.flight else 1.0

    def draw(self, target: Surface) -> None:
        picture = self.picture()
        place = picture.get_rect(center=self.position())
        if self.time > self.flight:
            squashed = _SQUASHED * sin(pi * (self.time - self.flight) / (self.seconds - self.flight))
            picture = pygame.transform.smoothscale_by(picture, (1 + squashed, 1 - squashed))
            place = picture.get_rect(midbottom=place.midbottom)
        target.blit(picture, place)


class Turning(Flight):
    """A tile that comes out of its bag face down, and turns round once it is there."""

    def __init__(
        self,
        images: tuple[Surface, Surface],
        way: tuple[Rect, Rect],
        motion: Motion,
        pace: float,
        landed: Landing,
        delay: float = 0.0,
    ) -> None:
        super().__init__(images[0], way, motion, pace, landed, delay)
        self.front = images[1]
        self.flight = self.seconds
        self.seconds += FLIP * pace

    @property
    def share(self) -> float:
        return min(1.0, max(0.0, self.time / self.flight)) if self.flight else 1.0

    def picture(self) -> Surface:
        turned = (self.time - self.flight) / (self.seconds - self.flight) if self.time > self.flight else 0.0
        side = self.front if turned > 0.5 else self.image
        width = max(1, round(side.get_width() * abs(1 - 2 * min(1.0, turned))))
        return pygame.transform.smoothscale(side, (width, side.get_height())) if turned else side


class Overturning(Sprite):
    """A tile that rises a little where it lies and turns over, for all to see."""

    def __init__(self, sides: Sequence[Surface], place: Rect, pace: float) -> None:
        super().__init__(OVERTURN * pace)
        self.sides = sides
        self.place = place

    def stilled(self, pace: float) -> list[Sprite]:
        there = self.sides[1]
        return [Appearing(there, self.place.center, self.landed, pace), lit(there, self.place.center, pace)]

    def draw(self, target: Surface) -> None:
        side, grown = self.sides[self.share > 0.5], 1 + _OVERTURNED * sin(pi * self.share)
        width = max(1, round(side.get_width() * grown * abs(cos(pi * self.share))))
        turned = pygame.transform.smoothscale(side, (width, round(side.get_height() * grown)))
        target.blit(turned, turned.get_rect(center=self.place.center))


class Rising(Sprite):
    """A tag with points, a heart or a sparkle that rises from a place and fades."""

    blocks = False

    def __init__(
        self, image: Surface, place: Rect, height: int, motion: Motion, pace: float, delay: float = 0.0
    ) -> None:
        super().__init__(motion.seconds * pace, delay=delay * pace)
        self.image = image.copy()
        self.place = place.center
        self.height = height
        self.easing = motion.easing

    def stilled(self, pace: float) -> list[Sprite]:
        """The same, in its place: what it tells is still there to be read."""
        self.height = 0
        return [self]

    def draw(self, target: Surface) -> None:
        if self.time < 0:
            return
        way = self.easing(self.share)
        self.image.set_alpha(round(255 * min(1.0, 2 * (1 - self.share))))
        target.blit(self.image, self.image.get_rect(center=(self.place[0], round(self.place[1] - self.height * way))))


class Shaking(Sprite):
    """A thing that has been drawn already and shakes where it lies."""

    blocks = False

    def __init__(self, rect: Rect, reach: int, motion: Motion, swings: int, pace: float) -> None:
        super().__init__(motion.seconds * pace)
        self.rect = rect
        self.reach = reach
        self.swings = swings

    def draw(self, target: Surface) -> None:
        swing = sin(2 * pi * self.swings * self.share) * (1 - self.share / 2)
        draw_shaken(target, self.rect, self.reach, swing)


class Dust(Sprite):
    """Puffs that leave both sides of a plank as it touches the deck."""

    blocks = awaited = False

    def __init__(self, image: Surface, plank: Rect, motion: Motion, pace: float, delay: float) -> None:
        super().__init__(motion.seconds * pace, delay=delay * pace)
        self.image = image.copy()
        self.plank = plank
        self.easing = motion.easing

    def draw(self, target: Surface) -> None:
        if self.time < 0:
            return
        way = self.easing(self.share)
        self.image.set_alpha(round(255 * (1 - self.share**2)))
        for along, out, size in _PUFFS:
            puff = pygame.transform.smoothscale_by(self.image, size * (0.5 + 0.5 * way))
            target.blit(puff, puff.get_rect(center=self._puff(along, out, way)))

    def _puff(self, along: float, out: float, way: float) -> Point:
        """The middle of a puff after part of its way along the plank and out of it."""
        (x, y), (width, height) = self.plank.center, self.plank.size
        out *= 0.3 + 0.7 * way
        spread = along * (0.5 + 0.12 * way)
        if width > height:
            return round(x + spread * width), round(y + out * height)
        return round(x + out * width), round(y + spread * height)


class Sweep(Sprite):
    """What lay somewhere before, taken away from a point on in a growing circle to show what is there now."""

    blocks = False

    def __init__(self, before: Surface, topleft: Point, origin: Point, motion: Motion, pace: float) -> None:
        super().__init__(motion.seconds * pace)
        self.before = before.convert_alpha()
        self.topleft = topleft
        self.origin = (origin[0] - topleft[0], origin[1] - topleft[1])
        self.reach = max(hypot(x - self.origin[0], y - self.origin[1]) for x, y in _corners(before))
        self.easing = motion.easing

    def stilled(self, pace: float) -> list[Sprite]:
        return [Vanishing(self.before, self.topleft, pace)]

    def draw(self, target: Surface) -> None:
        shown = self.before.copy()
        pygame.draw.circle(shown, (0, 0, 0, 0), self.origin, round(self.reach * self.easing(self.share)))
        target.blit(shown, self.topleft)


def _corners(surface: Surface) -> list[Point]:
    width, height = surface.get_size()
    return [(0, 0), (width, 0), (0, height), (width, height)]
