"""The end of a match: a rainbow spans the ark and a dove flies ahead of it, before the score sheet comes."""

from __future__ import annotations

from math import cos, pi, sin

import pygame
from pygame import Rect, Surface

from scenes.paint import Brush, Point
from scenes.system.art import blit_faint, quick
from scenes.table.motion import FADE, RAINBOW, RAINBOW_STAYS, ease_out
from scenes.theme import INK

_TOP = 6.0
"""How far below what stands over the ark the rainbow begins, in units."""
_BANDS, _BAND = ("#d6402b", "#f08a3a", "#ffcf4a", "#2f9e5b", "#3aa5e0", "#8a6bc0"), 24.0
_LINE = 7.0
"""Its colours from the outside; the width of a band, and of the line round them all, in units."""
_DOVE, _AHEAD = 180.0, 0.06
"""The dove's size in units, and how far ahead of the rainbow it flies, by the arc."""
_SPOKES = 12
_PIECES, _SEAM = 24, 0.001
"""Of how many pieces the arc is put together, and how far one reaches into the one before it, by the arc."""
_INNER, _SLACK = 0.5, 12
"""No line is nearer to the middle, by the radius; pixels more than a part's corners span on both sides together."""


class Rainbow:
    """``seconds`` have passed since it began, at normal speed."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.fades = False
        """Whether all of it fades in, and the dove is there already."""
        self._size: Point = (0, 0)
        self._pieces: dict[int, tuple[Surface, Rect]] = {}
        """The pieces of the arc that have been there, cut out of a picture of that size."""

    @property
    def share(self) -> float:
        """How much of the rainbow is there, from 0 to 1."""
        return min(1.0, self.seconds / FADE) if self.fades else ease_out(min(1.0, self.seconds / RAINBOW))

    @property
    def over(self) -> bool:
        """Whether it has been there long enough."""
        return self.seconds >= RAINBOW + RAINBOW_STAYS

    def update(self, dt: float, pace: float, less_motion: bool = False) -> None:
        """Let time pass; with a ``pace`` of 0 it is over at once, with ``less_motion`` it fades in."""
        self.fades = less_motion
        self.seconds += dt / pace if pace else RAINBOW + RAINBOW_STAYS

    def finish(self) -> None:
        """End it at once."""
        self.seconds = RAINBOW + RAINBOW_STAYS

    def draw(self, brush: Brush, target: Surface) -> None:
        """Draw what is there of it, and the dove where it ends."""
        bow = _bow(brush)
        picture = brush.art.drawn(_arcs(bow.height, brush.layout.u), bow.size)
        if self.fades:
            blit_faint(target, picture, bow, self.share)
        else:
            self._draw_begun(target, picture, bow)
        radius = bow.height - brush.layout.px(len(_BANDS) * _BAND / 2)
        flown = 1.0 if self.fades else self.share
        dove = _on_circle(bow.size, radius, min(1.0, flown * (1 - 2 * _AHEAD) + _AHEAD))
        brush.picture(target, "scene/dove", (bow.left + dove[0], bow.top + dove[1]), _DOVE)

    def _draw_begun(self, target: Surface, picture: Surface, bow: Rect) -> None:
        """The part of its arc that is there, from the left: whole pieces, and the beginning of the next one."""
        whole = int(self.share * _PIECES)
        for number in range(whole):
            piece, place = self._piece(picture, number)
            target.blit(piece, place.move(bow.topleft))
        if whole < _PIECES:
            piece, place = _cut(picture, whole / _PIECES, self.share)
            target.blit(piece, place.move(bow.topleft))

    def _piece(self, picture: Surface, number: int) -> tuple[Surface, Rect]:
        """One of the equal pieces of the arc, and its place in the picture."""
        if self._size != picture.get_size():
            self._size, self._pieces = picture.get_size(), {}
        if number not in self._pieces:
            piece, place = _cut(picture, number / _PIECES, (number + 1) / _PIECES)
            self._pieces[number] = quick(piece), place
        return self._pieces[number]


def _cut(picture: Surface, begin: float, end: float) -> tuple[Surface, Rect]:
    """A part of the arc, which reaches a little into the one before it, and its place in the picture."""
    size = picture.get_size()
    rim = [_on_circle(size, r * size[1], begin + (end - begin) * n / 2) for r in (_INNER, 1.0) for n in range(3)]
    xs, ys = [x for x, _ in rim], [y for _, y in rim]
    place = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(_SLACK, _SLACK)
    place = place.clip(picture.get_rect())
    piece = picture.subsurface(place).copy()
    _clear(piece, place, size, (0.0, begin - _SEAM))
    _clear(piece, place, size, (end, 1.0))
    return piece, place


def _clear(piece: Surface, place: Rect, size: Point, arc: tuple[float, float]) -> None:
    """Make clear what of a piece belongs to a part of the arc; ``place`` is its own in the picture of that size."""
    begin, end = arc
    if end <= begin:
        return
    spokes = [_on_circle(size, 2.0 * size[1], begin + (end - begin) * n / _SPOKES) for n in range(_SPOKES + 1)]
    corners = [(x - place.left, y - place.top) for x, y in ((size[0] // 2, size[1]), *spokes)]
    pygame.draw.polygon(piece, (0, 0, 0, 0), corners)


def begin_rainbow(brush: Brush) -> None:
    """Have it painted beside the frames: a match will soon be over."""
    bow = _bow(brush)
    brush.art.begin_drawn(_arcs(bow.height, brush.layout.u), bow.size)


def _bow(brush: Brush) -> Rect:
    """Where it stands, in pixels."""
    zone = brush.layout.ark_zone()
    height = min(zone.height - brush.layout.px(_TOP), zone.width // 2)
    bow = Rect(0, 0, 2 * height, height)
    bow.midbottom = zone.midbottom
    return bow


def _arcs(height: int, u: float) -> str:
    """The half circle as a drawing ``height`` pixels high: the line first, the bands upon it."""
    line, band = _LINE * u, _BAND * u
    whole = len(_BANDS) * band + 2 * line
    arcs = [(height - whole / 2, whole, INK)]
    arcs += [(height - line - (n + 0.5) * band, band + 1, colour) for n, colour in enumerate(_BANDS)]
    rings = (f'r="{radius:.1f}" stroke="{colour}" stroke-width="{width:.1f}"' for radius, width, colour in arcs)
    return "".join(f'<circle cx="{height}" cy="{height}" fill="none" {ring}/>' for ring in rings)


def _on_circle(size: tuple[int, int], radius: float, share: float) -> Point:
    """A point of the picture, ``radius`` pixels from the middle of the bow, after a share of the arc."""
    turn = pi * (1 - share)
    return round(size[0] / 2 + radius * cos(turn)), round(size[1] - radius * sin(turn))
