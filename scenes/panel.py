"""A panel over another screen: what lies below is dimmed and does not react."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.layout import Layout
from scenes.screen import Screen
from scenes.theme import DIM, PANEL

_PANEL = PANEL.but(radius=30, foot_height=10, shadow=8)


class PanelScreen(Screen):
    """``rect`` is the panel's place; ``paint`` draws on it.  A click beside it, or Escape, closes it."""

    see_through = True

    def rect(self, layout: Layout) -> Rect:
        raise NotImplementedError

    def handle(self, event: pygame.event.Event) -> None:
        super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and not self.rect(self.app.layout).collidepoint(event.pos):
            self.back()

    def back(self) -> None:
        """Close the panel."""
        self.app.stack.pop()

    def draw(self, target: Surface) -> None:
        key = ("dim", target.get_size())
        dim = self.brush.art.kept(key)
        if dim is None:
            dim = self.brush.art.keep(key, Surface(target.get_size(), pygame.SRCALPHA))
            dim.fill(DIM)
        target.blit(dim, (0, 0))
        self.brush.plate(target, self.rect(self.brush.layout), _PANEL)
        self.paint(target)
        self.controls.draw(target, self.brush)
