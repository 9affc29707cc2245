"""Parts of a window that are painted once and kept until what they show changes."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from scenes.system.art import Art


class Patches:
    """Pictures of parts of one window, by name; a part is painted anew when its key differs from the last time."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._kept: dict[str, tuple[object, Surface, Rect]] = {}
        self._size = (0, 0)

    def draw(self, target: Surface, name: str, key: object, rect: Rect, paint: Callable[[Surface], None]) -> None:
        """Show a part of the window ``target``; ``paint`` paints it with the window's places inside ``rect``."""
        if self._size != target.get_size():
            self._kept.clear()
            self._size = target.get_size()
        rect = rect.clip(target.get_rect())
        kept = self._kept.get(name)
        if kept is None or kept[0] != key:
            kept = self._kept[name] = (key, self._painted(rect, paint), rect)
        target.blit(kept[1], rect)

    def changed(self, name: str, key: object, rect: Rect) -> list[Rect]:
        """Where a part will look different from what was drawn last: where it has been, and where it will be."""
        kept = self._kept.get(name)
        if kept is None:
            return [rect]
        rect = rect.clip(Rect((0, 0), self._size))
        return [] if kept[0] == key else [rect] if kept[2] == rect else [kept[2], rect]

    def _painted(self, rect: Rect, paint: Callable[[Surface], None]) -> Surface:
        window = self._art.scratch(self._size)
        window.set_clip(rect)
        window.fill((0, 0, 0, 0))
        paint(window)
        window.set_clip(None)
        return window.subsurface(rect).copy()
