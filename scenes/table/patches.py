"""Parts of a window that are painted once and kept until what they show changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.system.art import Art, quick

_OFTEN = 12
"""A part that has been shown in so many frames is stored to be shown quickly, which takes as long as all of them."""


@dataclass
class _Patch:
    """``place`` tells which of all parts it is; ``shown`` counts the frames in which it has been shown."""

    key: object
    surface: Surface
    rect: Rect
    place: int
    shown: int = 0

    @property
    def stored(self) -> bool:
        """Whether it is stored to be shown quickly; no two of them come to it in the same frame."""
        return self.shown >= _OFTEN + self.place


class Patches:
    """Pictures of parts of one window, by name; a part is painted anew when its key differs from the last time."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._kept: dict[str, _Patch] = {}
        self._size = (0, 0)

    def draw(
        self,
        target: Surface,
        name: str,
        key: object,
        rect: Rect,
        paint: Callable[[Surface], None],
        each_frame: bool = False,
    ) -> None:
        """Show a part of the window ``target``; ``paint`` paints it with the window's places inside ``rect``.

        ``each_frame``: it is shown so in each frame, and not kept in a picture of more.
        """
        if self._size != target.get_size():
            self._kept.clear()
            self._size = target.get_size()
        rect = rect.clip(target.get_rect())
        patch = self._kept.get(name)
        if patch is None or patch.key != key:
            place = patch.place if patch else len(self._kept)
            surface = self._painted(rect, paint, patch.surface if patch and not patch.stored else None)
            patch = self._kept[name] = _Patch(key, surface, rect, place)
        target.blit(patch.surface, rect)
        patch.shown += each_frame
        if each_frame and patch.shown == _OFTEN + patch.place:
            quick(patch.surface)

    def show(self, target: Surface, name: str) -> None:
        """Show a part as it was painted last, if it has been."""
        if name in self._kept:
            target.blit(self._kept[name].surface, self._kept[name].rect)

    def changed(self, name: str, key: object, rect: Rect) -> list[Rect]:
        """Where a part will look different from what was drawn last: where it has been, and where it will be."""
        patch = self._kept.get(name)
        if patch is None:
            return [rect]
        rect = rect.clip(Rect((0, 0), self._size))
        return [] if patch.key == key else [rect] if patch.rect == rect else [patch.rect, rect]

    def _painted(self, rect: Rect, paint: Callable[[Surface], None], spare: Surface | None) -> Surface:
        """The part alone; on a ``spare`` surface where there is one as large, since a fresh one takes longer."""
        window = self._art.scratch(self._size)
        window.set_clip(rect)
        window.fill((0, 0, 0, 0))
        paint(window)
        window.set_clip(None)
        part = window.subsurface(rect)
        if spare is None or spare.get_size() != rect.size:
            return part.copy()
        part.set_alpha(None)  # what is clear takes the place of what was there, too
        spare.blit(part, (0, 0))
        return spare
