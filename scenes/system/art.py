"""Pictures at exact pixel sizes: files of ``assets`` and drawings made on the spot, rasterised once and kept."""

from __future__ import annotations

import io

import pygame

from assets import ROOT

_LARGEST = 4096
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">{body}</svg>'


class MissingPicture(Exception):
    """A picture file is not there or empty; the text is its name."""


class Art:
    """The cache of pictures.  A video mode or window must exist, since every surface is converted to it."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], pygame.Surface] = {}

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """``icons/home`` and the like, as large as fits ``size`` pixels at its own ratio.

        Raises :class:`MissingPicture`.
        """
        key = (name, size)
        if key not in self._kept:
            self._kept[key] = self._load(name, size)
        return self._kept[key]

    def _load(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        try:
            surface = pygame.image.load_sized_svg(str(ROOT / f"{name}.svg"), _clamp(size))
        except (FileNotFoundError, pygame.error) as fault:
            raise MissingPicture(f"{name}.svg") from fault
        return surface.convert_alpha()

    def faded(self, name: str, size: tuple[int, int], alpha: int) -> pygame.Surface:
        """The picture at an opacity of ``alpha`` out of 255."""
        key = (name, size, alpha)
        if key not in self._kept:
            surface = self.picture(name, size).copy()
            surface.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            self._kept[key] = surface
        return self._kept[key]

    def drawn(self, body: str, size: tuple[int, int]) -> pygame.Surface:
        """A drawing given as SVG elements whose units are pixels of the surface."""
        key = (body, size)
        if key not in self._kept:
            w, h = _clamp(size)
            text = SVG.format(w=w, h=h, body=body)
            self._kept[key] = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (w, h)).convert_alpha()
        return self._kept[key]

    def glow(self, body: str, size: tuple[int, int], radius: int) -> pygame.Surface:
        """The drawing blurred by ``radius`` pixels; blit it with ``BLEND_PREMULTIPLIED``."""
        key = ("glow", body, size, radius)
        if key not in self._kept:
            soft = self.drawn(body, size).premul_alpha()
            self._kept[key] = pygame.transform.gaussian_blur(soft, max(1, radius))
        return self._kept[key]

    def kept(self, key: tuple[object, ...]) -> pygame.Surface | None:
        """What :meth:`keep` stored under a key, if it is still there."""
        return self._kept.get(key)

    def keep(self, key: tuple[object, ...], surface: pygame.Surface) -> pygame.Surface:
        """Store a surface composed elsewhere; it goes when the window's size changes."""
        self._kept[key] = surface
        return surface

    def forget(self) -> None:
        """Drop everything, as when the window has a new size."""
        self._kept.clear()


def _clamp(size: tuple[int, int]) -> tuple[int, int]:
    return (min(_LARGEST, max(1, size[0])), min(_LARGEST, max(1, size[1])))
