"""Small things that the frame of the table shows again and again: heads, counts, slanted dividers, lit faces."""

from __future__ import annotations

from collections.abc import Callable
from math import pi

import pygame
from pygame import Rect, Surface

from scenes.paint import Brush, Point
from scenes.theme import BLACK, CHARACTERS, CREAM, GOLD, GOLD_FOOT, INK, PARCHMENT_FOOT, Plate

GOODS = {"pitch": "scene/pitch-cube", "food": "icons/food"}
"""The pictures of goods that look the same for everybody."""
_SLANT = 27
_HEAD_INK, _THROUGH = 3, "#bca77e"
_DIVIDER_RATIO = 0.25
_IDLE = "#c7b78f"


class Composed:
    """The last picture composed of many things: painted again only when what it shows has changed."""

    def __init__(self) -> None:
        self._key: object = None
        self._surface = Surface((1, 1), pygame.SRCALPHA)

    @property
    def last(self) -> Surface:
        """What was composed last."""
        return self._surface

    def get(self, key: object, size: Point, paint: Callable[[Surface], None]) -> Surface:
        """What ``paint`` draws on a clear surface, from before if the key is the same."""
        if key != self._key:
            self._key = key
            self._clear(size)
            paint(self._surface)
        return self._surface

    def _clear(self, size: Point) -> None:
        """A clear surface: the last one if it is as large, since a fresh one takes longer."""
        if self._surface.get_size() == size:
            self._surface.fill((0, 0, 0, 0))
        else:
            self._surface = Surface(size, pygame.SRCALPHA)


def divider(brush: Brush, target: Surface, colour: str, centre: Point, length: float, alpha: int = 255) -> Rect:
    """A level divider in a player's colour, ``length`` units long."""
    size = (brush.layout.px(length), brush.layout.px(length * _DIVIDER_RATIO))
    name = CHARACTERS[colour].divider()
    surface = brush.art.picture(name, size) if alpha >= 255 else brush.art.faded(name, size, alpha)
    return target.blit(surface, surface.get_rect(center=centre))


def slanted_divider(brush: Brush, target: Surface, colour: str, centre: Point, length: float) -> Rect:
    """The divider as a sign before a count, leaning up to the right; ``length`` units long."""
    key = ("slanted divider", brush.layout.u, colour, length)
    surface = brush.art.kept(key)
    if surface is None:
        size = (2 * brush.layout.px(length), 2 * brush.layout.px(length * _DIVIDER_RATIO))
        level = brush.art.picture(CHARACTERS[colour].divider(), size)
        surface = brush.art.keep(key, pygame.transform.rotozoom(level, _SLANT, 0.5))
    return target.blit(surface, surface.get_rect(center=centre))


def good(brush: Brush, target: Surface, what: str, colour: str, centre: Point, size: float) -> Rect:
    """The sign of a good: a coin for a ``point``, pitch, food, or a divider of the player's colour."""
    if what == "divider":
        return slanted_divider(brush, target, colour, centre, size * 1.4)
    return brush.picture(target, "icons/point" if what == "point" else GOODS[what], centre, size)


def head(brush: Brush, target: Surface, colour: str, centre: Point, size: float, look: str = "") -> Rect:
    """A player's portrait on a disc ``size`` units wide.

    ``look``: ``actor`` has a gold ring, ``through`` is grey and ticked.
    """
    radius = size / 2
    face = _THROUGH if look == "through" else CHARACTERS[colour].colour
    if look == "actor":
        brush.disc(target, centre, radius + 5, GOLD)
    brush.disc(target, centre, radius, face, INK, _HEAD_INK if size < 90 else 5)
    portrait = _grey_portrait if look == "through" else _portrait
    surface = portrait(brush, colour, brush.layout.px(0.76 * size))
    target.blit(surface, surface.get_rect(center=(centre[0], centre[1] - round(0.025 * size * brush.layout.u))))
    if look == "through":
        off = brush.layout.px(0.24 * size)
        brush.picture(target, "icons/done", (centre[0] + off, centre[1] + off), 0.7 * size)
    half = brush.layout.px(radius)
    return Rect(centre[0] - half, centre[1] - half, 2 * half, 2 * half)


def _portrait(brush: Brush, colour: str, size: int) -> Surface:
    return brush.art.picture(CHARACTERS[colour].portrait, (size, size))


def _grey_portrait(brush: Brush, colour: str, size: int) -> Surface:
    key = ("grey portrait", colour, size)
    kept = brush.art.kept(key)
    if kept is None:
        grey = pygame.transform.grayscale(_portrait(brush, colour, size))
        grey.fill("#d8c8a4", special_flags=pygame.BLEND_RGB_MULT)
        kept = brush.art.keep(key, grey)
    return kept


def column(brush: Brush, target: Surface, rect: Rect, width: int, style: Plate, colour: str) -> None:
    """The coloured left part of a plate in ``rect``, with its rounded corners, and the ink line at its end."""
    line = max(1, round(style.line * brush.layout.u))
    height = rect.height - 2 * line
    radius = max(0.0, style.radius * brush.layout.u - line)
    body = (
        f'<path d="M{width} 0 V{height} H{radius:.1f} A{radius:.1f} {radius:.1f} 0 0 1 0 {height - radius:.1f} '
        f'V{radius:.1f} A{radius:.1f} {radius:.1f} 0 0 1 {radius:.1f} 0 Z" fill="{colour}"/>'
    )
    target.blit(brush.art.drawn(body, (width, height)), (rect.left + line, rect.top + line))
    target.fill(INK, (rect.left + line + width, rect.top + line, line, height))


def tag(brush: Brush, target: Surface, points: int, centre: Point) -> Rect:
    """A gold tag with points, such as ``+12``, beside a portrait."""
    words = brush.words(f"+{points}", 25, BLACK, digits=True)
    rect = Rect(0, 0, words.get_width() + brush.layout.px(28), brush.layout.px(40))
    rect.center = centre
    brush.plate(target, rect, Plate(face="#ffe696", foot=GOLD_FOOT, radius=13, line=4, foot_height=4, shadow=3))
    target.blit(words, words.get_rect(center=(rect.centerx, rect.centery - brush.layout.px(2))))
    return rect


def dashes(
    brush: Brush, target: Surface, rect: Rect, radius: float, colour: str, width: float = 3, beat: float = 5
) -> None:
    """A dashed outline where something was lifted from; radius and width in units, ``beat`` dashes in widths.

    The path ends within a gap: where a dash ends upon its start, a stray line is drawn across.
    """
    u = brush.layout.u
    line = max(1.5, width * u)
    x, y, r = rect.width - line / 2, rect.height - line / 2, min(radius * u, (min(rect.size) - line) / 2)
    bend = f"A{r:.1f} {r:.1f} 0 0 1"
    path = (
        f"M{line / 2 + r:.1f} {line / 2:.1f} H{x - r:.1f} {bend} {x:.1f} {line / 2 + r:.1f} V{y - r:.1f} "
        f"{bend} {x - r:.1f} {y:.1f} H{line / 2 + r:.1f} {bend} {line / 2:.1f} {y - r:.1f} V{line / 2 + r:.1f} "
        f"{bend} {line / 2 + r:.1f} {line / 2:.1f}"
    )
    length = 2 * (rect.width + rect.height - 2 * line) - (8 - 2 * pi) * r
    period = length / (max(1, round(length / (beat * line))) - 0.2)
    step = f"{0.6 * period:.2f} {0.4 * period:.2f}"
    body = f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{line:.1f}" stroke-dasharray="{step}"/>'
    target.blit(brush.art.drawn(body, rect.size), rect)


def gold_ring(brush: Brush, target: Surface, rect: Rect, radius: float, glow: float = 14, width: float = 5) -> None:
    """The gold ring and light round what is chosen or may be chosen."""
    if glow:
        brush.glow_box(target, rect, GOLD, glow, radius)
    out = brush.layout.px(width)
    brush.box(target, rect.inflate(2 * out, 2 * out), "", radius + width, GOLD, width)


def pip(brush: Brush, target: Surface, rect: Rect, colour: str, state: str) -> None:
    """One of the squares that count: ``spent``, ``due`` (striped), ``left`` or ``idle`` (pale)."""
    if state == "idle":
        brush.box(target, rect, "", 7, _IDLE, 3)
        return
    face = {"spent": PARCHMENT_FOOT, "due": CREAM, "left": colour}[state]
    u, w, h = brush.layout.u, rect.width, rect.height
    line, radius = max(1.0, 3 * u), 7 * u
    inner = f'x="{line / 2:.2f}" y="{line / 2:.2f}" width="{w - line:.2f}" height="{h - line:.2f}" rx="{radius:.2f}"'
    body = f'<rect {inner} fill="{face}"/>'
    if state == "due":
        for start in (-0.45, 0.1, 0.65):
            body += (
                f'<path d="M{(start + 0.1) * w:.1f} {0.12 * h:.1f} L{(start + 0.85) * w:.1f} {0.88 * h:.1f}" '
                f'stroke="{colour}" stroke-width="{0.2 * w:.1f}"/>'
            )
    body += f'<rect {inner} fill="none" stroke="{INK}" stroke-width="{line:.2f}"/>'
    target.blit(brush.art.drawn(body, rect.size), rect)


def arrow(brush: Brush, target: Surface, centre: Point, size: float, turn: int = 0) -> Rect:
    """The blue arrow, pointing right or turned to the left by so many degrees."""
    surface = brush.art.picture("icons/arrow", (brush.layout.px(size), brush.layout.px(size)))
    if turn:
        key = ("arrow", surface.get_width(), turn)
        surface = brush.art.kept(key) or brush.art.keep(key, pygame.transform.rotate(surface, turn))
    return target.blit(surface, surface.get_rect(center=centre))


def foot_of(tint: str) -> str:
    """The foot of a panel whose face is a player's light tint."""
    colour = pygame.Color(tint).lerp(pygame.Color(INK), 0.12)
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
