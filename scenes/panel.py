"""A panel over another screen: what lies below is dimmed and does not react."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.layout import Layout
from scenes.layouts.setup import Panel
from scenes.paint import Brush
from scenes.screen import Screen
from scenes.table.motion import FADE, out_back
from scenes.theme import DIM, FREDOKA, PANEL

_PANEL = PANEL.but(radius=30, foot_height=10, shadow=8)
_OPENS, _DIMS = 0.2, 0.16
"""Seconds in which the panel rises and what lies below is dimmed, at normal speed."""
_RISES = 90
"""Units by which it rises."""
_SIDE = 44
"""Units kept free beside what is written on a panel."""


class PanelScreen(Screen):
    """``rect`` is the panel's place; ``paint`` draws on it.  A click beside it, or Escape, closes it.

    With the size of everything the panel as a whole is larger or smaller: its ``brush`` draws at its ``scale``.
    """

    see_through = True
    _age = _OPENS

    def scale(self, layout: Layout) -> float:
        """How large the panel is, as far as the window has room for it."""
        return layout.scale

    @property
    def brush(self) -> Brush:
        return self.app.brush.drawn(self.scale(self.app.layout))

    def rect(self, layout: Layout) -> Rect:
        """Where the panel stands, in pixels."""
        raise NotImplementedError

    def handle(self, event: pygame.event.Event) -> None:
        super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and not self.rect(self.app.layout).collidepoint(event.pos):
            self.put_away()

    def put_away(self) -> None:
        """What a click beside the panel does."""
        self.back()

    def back(self) -> None:
        """Close the panel."""
        self.app.stack.pop()

    def enter(self) -> None:
        self._age = 0.0 if self.app.settings.pace else _OPENS

    @property
    def busy(self) -> bool:
        return super().busy or self._age < _OPENS

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._age < _OPENS:
            self._age += dt / (self.app.settings.pace or 1.0)
            self.stale = True

    def draw(self, target: Surface) -> None:
        if self._age >= _OPENS:
            target.blit(self._dim(target.get_size(), DIM[3]), (0, 0))
            self._draw_panel(target)
            return
        dimmed = min(1.0, self._age / _DIMS)
        target.blit(self._dim(target.get_size(), round(DIM[3] * dimmed)), (0, 0))
        layer = Surface(target.get_size(), pygame.SRCALPHA)
        self._draw_panel(layer)
        if self.app.settings.less_motion:
            layer.set_alpha(round(255 * min(1.0, self._age / FADE)))
            target.blit(layer, (0, 0))
            return
        below = (1 - out_back(self._age / _OPENS)) * self.brush.layout.px(_RISES)
        target.blit(layer, (0, round(below)))

    def _draw_panel(self, target: Surface) -> None:
        self.brush.plate(target, self.rect(self.brush.layout), _PANEL)
        self.paint(target)
        self.controls.draw(target, self.brush)

    def _dim(self, size: tuple[int, int], strength: int) -> Surface:
        key = ("dim", size, strength)
        kept = self.brush.art.kept(key)
        if kept is None:
            kept = self.brush.art.keep(key, Surface(size, pygame.SRCALPHA))
            kept.fill((*DIM[:3], strength))
        return kept


class MiddlePanel(PanelScreen):
    """A panel in the middle of the window under a ``heading``."""

    width = 1000.0
    """Units."""

    def __init__(self, heading: str) -> None:
        super().__init__()
        self.heading = heading

    @property
    def height(self) -> float:
        """Units."""
        return 380.0

    def rect(self, layout: Layout) -> Rect:
        return in_the_middle(layout, self.width, self.height, self.scale(layout))

    def grid(self, layout: Layout) -> Panel:
        """The places on the panel."""
        panel = Panel(layout, self.rect(layout), self.scale(layout))
        panel.squeeze = 1.0
        return panel

    def paint(self, target: Surface) -> None:
        rect, px = self.rect(self.brush.layout), self.brush.layout.px
        where = {"center": (rect.centerx, rect.top + px(80))}
        self.brush.text(target, self.heading, 50, where, face=FREDOKA, width=rect.width - 2 * px(_SIDE))


def in_the_middle(layout: Layout, width: float, height: float, scale: float = 1.0) -> Rect:
    """The place in pixels of a panel in the middle of the window, so many times as large as its units say."""
    width, height = width * scale, height * scale
    return layout.box((1920 - width) / 2, (layout.height - height) / 2, width, height)
