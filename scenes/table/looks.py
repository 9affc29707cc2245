"""How things on the ark shine: what may be chosen, what is hovered or in hand, what is missing.

Soft lights are premultiplied bitmaps, drawn once for each size and strength and blitted with ``BLEND_PREMULTIPLIED``.
"""

from __future__ import annotations

import pygame
from pygame import BLEND_PREMULTIPLIED, BLEND_RGBA_MULT, SRCALPHA, Rect, Surface

from scenes.paint import Brush
from scenes.theme import GOLD, LEGAL, LEGAL_LINE

Point = tuple[int, int]
Key = tuple[object, ...]

REACH = 14
"""How far a gold glow reaches, in units."""
_MANY = 1.5
"""Pixels to a unit from which on a light is as smooth at half its size."""
_STEPS = 10
"""Strengths of a glow that are told apart."""


def reach_of(px: float) -> int:
    """How far a gold glow reaches, in pixels; ``px`` is pixels to a unit."""
    return max(2, round(REACH * px))


def step_of(strength: float) -> float:
    """The strength of a glow, rounded to one of the few that are drawn."""
    return max(0.0, min(1.0, round(strength * _STEPS) / _STEPS))


def glow(
    brush: Brush, target: Surface, rect: Rect, radius: float, colour: str = GOLD, reach: int = REACH,
    strength: float = 1.0,
) -> None:  # fmt: skip
    """A soft light round a box in pixels; corner ``radius`` in pixels, ``reach`` in pixels, ``strength`` up to 1."""
    grow = max(1, round(reach * 0.3))
    pad = 2 * reach
    size = (rect.width + 2 * pad, rect.height + 2 * pad)
    body = (
        f'<rect x="{pad - grow}" y="{pad - grow}" width="{rect.width + 2 * grow}" height="{rect.height + 2 * grow}" '
        f'rx="{radius + grow:.1f}" fill="{colour}"/>'
    )
    light = _dimmed(brush, body, size, max(1, round(reach * 0.5)), step_of(strength))
    target.blit(light, (rect.left - pad, rect.top - pad), special_flags=BLEND_PREMULTIPLIED)


def _dimmed(brush: Brush, body: str, size: Point, blur: int, strength: float) -> Surface:
    bright = brush.art.glow(body, size, blur)
    if strength >= 1:
        return bright
    key = ("dimmed", body, size, blur, strength)
    return brush.art.kept(key) or brush.art.keep(key, _scaled(bright, strength))


def _scaled(light: Surface, strength: float) -> Surface:
    part = round(255 * strength)
    dim = light.copy()
    dim.fill((part, part, part, part), special_flags=BLEND_RGBA_MULT)
    return dim


def legal_plate(brush: Brush, target: Surface, rect: Rect, radius: float, px: float, strength: float) -> None:
    """A cream bar or disc that may be clicked: brown line, gold ring and glow.  ``px`` is pixels to a unit."""
    lit = _lit_plate(brush, rect.size, radius, px, strength)
    target.blit(lit, lit.get_rect(center=rect.center), special_flags=BLEND_PREMULTIPLIED)


def legal_place(brush: Brush, rect: Rect, radius: float, px: float) -> Rect:
    """All that :func:`legal_plate` paints at most."""
    return _lit_plate(brush, rect.size, radius, px, 1.0).get_rect(center=rect.center)


def _lit_plate(brush: Brush, size: Point, radius: float, px: float, strength: float) -> Surface:
    key = ("legal plate", size, radius, px, step_of(strength))
    return brush.art.kept(key) or brush.art.keep(key, _legal_plate(brush, size, radius, px, strength))


def _legal_plate(brush: Brush, size: Point, radius: float, px: float, strength: float) -> Surface:
    """Such a plate with its glow, premultiplied, without the clear rim round them."""
    reach = reach_of(px)
    lit = Surface((size[0] + 4 * reach, size[1] + 4 * reach), SRCALPHA)
    rect = Rect((2 * reach, 2 * reach), size)
    glow(brush, lit, rect, radius, GOLD, reach, strength)
    layers = ((GOLD, 3 * px, 0.75), (LEGAL_LINE, 0.0, 1.0), (LEGAL, -max(1.0, 3 * px), 1.0))
    plate, corner = _stacked(brush, rect, radius, layers)
    lit.blit(plate.premul_alpha(), corner, special_flags=BLEND_PREMULTIPLIED)
    seen = lit.get_bounding_rect()
    rim = min(seen.left, seen.top, lit.width - seen.right, lit.height - seen.bottom)
    return lit.subsurface(lit.get_rect().inflate(-2 * rim, -2 * rim)).copy()


def gold_place(rect: Rect, px: float) -> Rect:
    """All that :func:`gold_plate` paints."""
    return rect.inflate(4 * reach_of(px), 4 * reach_of(px))


def gold_plate(brush: Brush, target: Surface, rect: Rect, radius: float, px: float, strength: float) -> None:
    """The cream bed of a piece that may be chosen where it lies: gold ring and glow, no line."""
    glow(brush, target, rect, radius, GOLD, reach_of(px), strength)
    target.blit(*_stacked(brush, rect, radius, ((GOLD, 0.0, 1.0), (LEGAL, -max(1.0, 3 * px), 1.0))))


def stacked(
    brush: Brush, target: Surface, rect: Rect, radius: float, layers: tuple[tuple[str, float, float], ...]
) -> None:
    """Boxes of one middle: each a colour, how far it reaches beyond ``rect`` in pixels, and its opacity."""
    target.blit(*_stacked(brush, rect, radius, layers))


def _stacked(
    brush: Brush, rect: Rect, radius: float, layers: tuple[tuple[str, float, float], ...]
) -> tuple[Surface, Point]:
    pad = max(0, round(max(reach for _, reach, _ in layers) + 1))
    body = "".join(
        f'<rect x="{pad - reach:.2f}" y="{pad - reach:.2f}" width="{rect.width + 2 * reach:.2f}" '
        f'height="{rect.height + 2 * reach:.2f}" rx="{max(0.0, radius + reach):.2f}" fill="{colour}" '
        f'opacity="{opacity}"/>'
        for colour, reach, opacity in layers
    )
    picture = brush.art.drawn(body, (rect.width + 2 * pad, rect.height + 2 * pad))
    return picture, (rect.left - pad, rect.top - pad)


def halo(brush: Brush, key: Key, piece: Surface, px: float) -> Surface:
    """A piece in a white and a gold light, as a premultiplied bitmap about the same middle.

    ``key`` names the piece for the cache; ``px`` is pixels to a unit.
    """
    whole = ("halo", key, piece.get_size(), px)
    return brush.art.kept(whole) or brush.art.keep(whole, _halo(piece, px))


def _halo(piece: Surface, px: float) -> Surface:
    """The lights are blurred, where pixels are many, at half their size: in a quarter of the time."""
    pad, part = 2 * reach_of(px), 2 if px >= _MANY else 1
    width, height = piece.get_size()
    small = piece if part == 1 else pygame.transform.smoothscale(piece, (max(1, width // 2), max(1, height // 2)))
    lit = _light(small, px / part, pad // part)
    if part > 1:
        lit = pygame.transform.smoothscale(lit, (width + 2 * pad, height + 2 * pad))
    lit.blit(piece.premul_alpha(), (pad, pad), special_flags=BLEND_PREMULTIPLIED)
    return lit


def _light(piece: Surface, px: float, pad: int) -> Surface:
    """The lights round a piece, premultiplied, with so many pixels of room on each side."""
    lit = Surface((piece.get_width() + 2 * pad, piece.get_height() + 2 * pad), SRCALPHA)
    reach = reach_of(px)
    for colour, grow, blur in (
        (GOLD, 5 * px, reach * 0.5),
        (GOLD, 4 * px, reach * 0.3),
        ("#ffffff", 3 * px, 1.2 * px),
    ):
        shape = _silhouette(piece, lit.get_size(), pad, colour, max(1, round(grow)))
        soft = pygame.transform.gaussian_blur(shape.premul_alpha(), max(1, round(blur)))
        lit.blit(soft, (0, 0), special_flags=BLEND_PREMULTIPLIED)
    return lit


def _silhouette(piece: Surface, size: Point, pad: int, colour: str, grow: int) -> Surface:
    """The shape of a piece, ``grow`` pixels wider all round, in one colour."""
    mask = pygame.mask.from_surface(piece, 100)
    wide = pygame.Mask(size)
    for dx in range(-grow, grow + 1):
        for dy in range(-grow, grow + 1):
            if dx * dx + dy * dy <= grow * grow:
                wide.draw(mask, (pad + dx, pad + dy))
    return wide.to_surface(setcolor=colour, unsetcolor=(0, 0, 0, 0), surface=Surface(size, SRCALPHA))


def blit_halo(target: Surface, lit: Surface, centre: Point) -> None:
    target.blit(lit, lit.get_rect(center=centre), special_flags=BLEND_PREMULTIPLIED)


def turned(brush: Brush, key: Key, piece: Surface, degrees: float) -> Surface:
    """The piece turned anticlockwise, kept under a name of its own; a clear rim keeps its edges smooth."""
    whole = ("turned", key, piece.get_size(), degrees)
    kept = brush.art.kept(whole)
    if kept:
        return kept
    rimmed = Surface((piece.get_width() + 4, piece.get_height() + 4), SRCALPHA)
    rimmed.blit(piece, (2, 2))
    return brush.art.keep(whole, pygame.transform.rotozoom(rimmed, degrees, 1.0))
