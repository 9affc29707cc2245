"""Shapes that several screens share: the coloured top of a card, and a portrait in a disc."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.paint import Brush, Point
from scenes.theme import INK

_GREY_STRENGTH = 91
"""Opacity of who is not there, out of 255."""


def rounded_top(target: Surface, brush: Brush, rect: Rect, colour: str, radius: float) -> None:
    """Fill a rectangle whose two upper corners are round; the radius is in units."""
    w, h, r = rect.width, rect.height, radius * brush.layout.u
    arc = f"a{r:.1f} {r:.1f} 0 0 1 {r:.1f}"
    path = f"M0 {h} V{r:.1f} {arc} -{r:.1f} H{w - r:.1f} {arc} {r:.1f} V{h} Z"
    target.blit(brush.art.drawn(f'<path d="{path}" fill="{colour}"/>', rect.size), rect)


def medallion(
    target: Surface,
    brush: Brush,
    centre: Point,
    radius: float,
    portrait: str,
    face: str,
    size: float,
    sink: float,
    absent: bool = False,
) -> None:
    """A portrait in a disc with an ink rim, ``radius`` units wide.

    ``size`` and ``sink`` say how large the portrait is and how far below the middle it hangs, in radii; ``absent``
    shows it in pale grey.
    """
    key = ("medallion", brush.layout.u, radius, portrait, face, size, sink, absent)
    picture = brush.art.kept(key) or brush.art.keep(key, _medal(brush, radius, portrait, face, size, sink, absent))
    target.blit(picture, picture.get_rect(center=centre))


def _medal(brush: Brush, radius: float, portrait: str, face: str, size: float, sink: float, absent: bool) -> Surface:
    side = 2 * round(radius * brush.layout.u) + 2
    middle = (side // 2, side // 2)
    medal = Surface((side, side), pygame.SRCALPHA)
    brush.disc(medal, middle, radius, face)
    width = round(size * radius * brush.layout.u)
    person = _grey(brush, portrait, width) if absent else brush.art.picture(portrait, (width, width))
    medal.blit(person, person.get_rect(center=(middle[0], middle[1] + round(sink * radius * brush.layout.u))))
    stencil = Surface((side, side), pygame.SRCALPHA)
    brush.disc(stencil, middle, radius - 1, "#ffffff")
    medal.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    brush.disc(medal, middle, radius, "", INK, 4)
    return medal


def _grey(brush: Brush, portrait: str, width: int) -> Surface:
    person = pygame.transform.grayscale(brush.art.picture(portrait, (width, width)))
    person.fill((255, 255, 255, _GREY_STRENGTH), special_flags=pygame.BLEND_RGBA_MULT)
    return person
