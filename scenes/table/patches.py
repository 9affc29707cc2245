"""Parts of a window that are painted once and kept until what they show changes."""

from __future__ import annotations

from collections.abc import Callable

from pygame import SRCALPHA, Rect, Surface

from scenes.system.art import quick


class Patches:
    """Pictures of parts of one window, by name; a part is painted anew when its key differs from the last time."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[object, Surface]] = {}
        self._scratch = Surface((1, 1), SRCALPHA)

    def draw(self, target: Surface, name: str, key: object, rect: Rect, paint: Callable[[Surface], None]) -> None:
        """Show a part of the window ``target``; ``paint`` paints it with the window's places inside ``rect``."""
        if self._scratch.get_size() != target.get_size():
            self._kept.clear()
            self._scratch = Surface(target.get_size(), SRCALPHA)
        rect = rect.clip(target.get_rect())
        kept = self._kept.get(name)
        if kept is None or kept[0] != key:
            kept = self._kept[name] = (key, self._painted(rect, paint))
        target.blit(kept[1], rect)

    def _painted(self, rect: Rect, paint: Callable[[Surface], None]) -> Surface:
        self._scratch.set_clip(rect)
        self._scratch.fill((0, 0, 0, 0))
        paint(self._scratch)
        self._scratch.set_clip(None)
        return quick(self._scratch.subsurface(rect).copy())
