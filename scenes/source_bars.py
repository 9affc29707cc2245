"""Bars that show out of what points were made: a part for each source, with its sign, and losses hatched at the left.

Pointing at a part, clicking it or coming to it by keys tells what it stands for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import BLACK, CARD, GOLD, INK, PANEL, TEXT
from scenes.widgets import Widget

_LOSS, _HATCH = "#f0b9a8", 14.0
"""What hatches points lost, and how far apart its lines are, in units."""
_ICON, _NUMBER, _ROOM = 0.68, 0.46, 5.0
"""The sizes of a sign and of a number by the height of a bar, and the room beside them in units."""
_TIP_HEIGHT, _TIP_ICON, _TIP_GAP = 56.0, 40.0, 10.0
_TIP = PANEL.but(face=CARD, foot=CARD, radius=16, foot_height=0, rings=((GOLD, 4),))


@dataclass(frozen=True)
class Source:
    """What points are made of: its sign, and the colour of its parts."""

    icon: str
    colour: str


@dataclass(frozen=True)
class Share:
    """Points of one player out of one source; ``text`` says which."""

    source: Source
    text: str
    points: int


@dataclass(frozen=True)
class Scale:
    """Where on a bar 0 lies, from its left in pixels, and how many pixels a point takes."""

    zero: int
    point: float

    @classmethod
    def of(cls, bars: Sequence[Sequence[Share]], width: int) -> Scale:
        """The largest at which all these bars fit a width in pixels."""
        gained = max(sum(max(0, share.points) for share in bar) for bar in bars)
        lost = max(sum(max(0, -share.points) for share in bar) for bar in bars)
        point = width / max(1, gained + lost)
        return cls(round(lost * point), point)


class Part(Widget):
    """One part of a bar."""

    def __init__(self, rect: Rect, share: Share) -> None:
        super().__init__(rect)
        self.share = share
        self.told = False
        """Whether a click has asked what it stands for."""

    def click(self, pos: tuple[int, int]) -> None:
        self.told = not self.told

    def draw(self, target: Surface, brush: Brush) -> None:
        line = brush.layout.px(3)
        target.fill(INK, self.rect)
        inner = self.rect.inflate(-line, -2 * line)
        target.fill(_LOSS if self.share.points < 0 else self.share.source.colour, inner)
        if self.share.points < 0:
            _hatch(target, brush, inner)
        self._draw_inside(target, brush, inner)

    def _draw_inside(self, target: Surface, brush: Brush, inner: Rect) -> None:
        """The sign and the number, as far as there is room for them."""
        px = brush.layout.px
        icon = round(_ICON * inner.height)
        words = brush.words(signed(self.share.points), _NUMBER * inner.height / brush.layout.u, BLACK, digits=True)
        both = icon + words.get_width() + 3 * px(_ROOM)
        if inner.width >= both:
            left = inner.centerx - both // 2 + px(_ROOM)
            brush.picture_px(target, self.share.source.icon, (left + icon // 2, inner.centery), icon)
            target.blit(words, words.get_rect(midleft=(left + icon + px(_ROOM), inner.centery)))
        elif inner.width >= icon:
            brush.picture_px(target, self.share.source.icon, inner.center, icon)

    def draw_tip(self, target: Surface, brush: Brush) -> None:
        """What it stands for, while it is pointed at, in focus or has been clicked."""
        if not (self.hovered or self.focused or self.told):
            return
        px, share = brush.layout.px, self.share
        words = brush.words(share.text, 26, TEXT)
        number = brush.words(signed(share.points), 30, BLACK, digits=True)
        width = px(_TIP_ICON) + words.get_width() + number.get_width() + 5 * px(_TIP_GAP)
        tip = Rect(0, 0, width, px(_TIP_HEIGHT))
        tip.midbottom = (self.rect.centerx, self.rect.top - px(_TIP_GAP))
        tip.clamp_ip(target.get_rect().inflate(-px(24), 0))
        brush.plate(target, tip, _TIP)
        x = tip.left + px(_TIP_GAP)
        brush.picture(target, share.source.icon, (x + px(_TIP_ICON) // 2, tip.centery), _TIP_ICON)
        place = target.blit(words, words.get_rect(midleft=(x + px(_TIP_ICON + _TIP_GAP), tip.centery)))
        target.blit(number, number.get_rect(midleft=(place.right + px(_TIP_GAP), tip.centery)))


def bar(area: Rect, shares: Sequence[Share], scale: Scale) -> list[Part]:
    """The parts of one bar: what was gained to the right of 0, one after the other, and what was lost to its left."""
    parts, edges = [], {True: float(area.left + scale.zero), False: float(area.left + scale.zero)}
    for share in shares:
        if share.points:
            lost = share.points < 0
            start = edges[lost]
            edges[lost] += share.points * scale.point
            left, right = sorted((round(start), round(edges[lost])))
            parts.append(Part(Rect(left, area.top, right - left, area.height), share))
    return parts


def draw_bars(target: Surface, brush: Brush, parts: Sequence[Part]) -> None:
    """All parts over what was drawn before, then what is told of them; also where no controls are drawn."""
    for part in parts:
        part.draw(target, brush)
    for part in parts:
        part.draw_tip(target, brush)


def shares_of(points: Mapping[str, int], sources: Mapping[str, Source], texts: Mapping[str, str]) -> list[Share]:
    """The shares of one player by source, in the order of the sources."""
    return [Share(source, texts[name], points.get(name, 0)) for name, source in sources.items()]


def signed(points: int) -> str:
    """Points with a true minus where there is one."""
    return str(points).replace("-", "−")


def _hatch(target: Surface, brush: Brush, rect: Rect) -> None:
    step = brush.layout.px(_HATCH)
    before = target.get_clip()
    target.set_clip(rect.clip(before))
    for x in range(rect.left - rect.height, rect.right, step):
        pygame.draw.line(target, INK, (x, rect.bottom), (x + rect.height, rect.top), brush.layout.px(2))
    target.set_clip(before)
