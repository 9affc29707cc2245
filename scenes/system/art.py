"""Pictures at exact pixel sizes: files of ``assets`` and drawings made on the spot, rasterised once and kept."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

import pygame

from assets import ROOT
from scenes.system.ahead import Ahead
from scenes.system.kept import Kept
from scenes.system.siblings import kind_of, siblings

Size = tuple[int, int]
Place = pygame.Rect | tuple[int, int]

_LARGEST = 4096
_WIDE = 14
"""Pixels from which on a blur is wide."""
_LARGE = 500_000
"""Pixels from which on a stretched drawing is laid down in parts and not kept: made for once it takes less time."""
ROOM = 16_000_000
"""Pixels that are kept at most where nothing is said of it."""
_SIBLINGS, _WAITING = 320, 64
"""Of pictures of a kind so many at most are made before they are asked for, and no more begun while so many wait."""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">{body}</svg>'


class MissingPicture(Exception):
    """A picture file is not there or empty; the text is its name."""


class Art:
    """The cache of pictures.  A video mode or window must exist, since every surface is converted to it."""

    def __init__(self, room: int = ROOM) -> None:
        self._kept = Kept(room)
        self._ahead = Ahead()
        self._siblings = Ahead(_SIBLINGS)
        self._kinds_begun: set[tuple[str, Size]] = set()
        self._looks_ahead = False

    def look_ahead(self) -> None:
        """From now on a picture shown at a new size has the others of its kind rasterised beside the frames."""
        self._looks_ahead = True

    def picture(self, name: str, size: Size) -> pygame.Surface:
        """``icons/home`` and the like, as large as fits ``size`` pixels at its own ratio.

        Raises :class:`MissingPicture`.
        """
        key = (name, size)
        return self.kept(key) or self.keep(key, self._from_file(name, size))

    def _from_file(self, name: str, size: Size) -> pygame.Surface:
        begun = self._siblings.take((name, size)) or self._ahead.take((name, size))
        if self._looks_ahead:
            self._begin_siblings(name, size)
        return begun.convert_alpha() if begun else from_file(name, _clamp(size))

    def begin_picture(self, name: str, size: Size) -> None:
        """Have what :meth:`picture` will be asked for made beside the frames."""
        if self.kept((name, size)) is None:
            self._ahead.begin((name, size), partial(_read_file, name, _clamp(size)))

    def _begin_siblings(self, name: str, size: Size) -> None:
        """Have the others of the kind made, once for each size; a size that only passes by may be left out."""
        kind = kind_of(name)
        if kind is None or (kind, size) in self._kinds_begun or self._siblings.waiting >= _WAITING:
            return
        self._kinds_begun.add((kind, size))
        for other in siblings(kind):
            if other != name and self.kept((other, size)) is None:
                self._siblings.begin((other, size), partial(_read_file, other, _clamp(size)))

    def faded(self, name: str, size: Size, alpha: int) -> pygame.Surface:
        """The picture at an opacity of ``alpha`` out of 255."""
        key = (name, size, alpha)
        return self.kept(key) or self.keep(key, _faded(self.picture(name, size), alpha))

    def drawn(self, body: str, size: Size) -> pygame.Surface:
        """A drawing given as SVG elements whose units are pixels of the surface."""
        key = (body, size)
        return self.kept(key) or self.keep(key, self._begun(key) or from_svg(body, _clamp(size)))

    def begin_drawn(self, body: str, size: Size) -> None:
        """Have what :meth:`drawn` will be asked for made beside the frames."""
        if self.kept((body, size)) is None:
            self._ahead.begin((body, size), partial(_read_svg, body, _clamp(size)))

    def _begun(self, key: tuple[str, Size]) -> pygame.Surface | None:
        begun = self._ahead.take(key)
        return begun.convert_alpha() if begun else None

    def framed(self, target: pygame.Surface, body: Callable[[Size], str], rect: pygame.Rect, border: int) -> None:
        """Blit a drawing for any size that looks the same all along between corners ``border`` pixels wide and high.

        It is drawn small and stretched there, which gives the same picture in a fraction of the time.
        """
        if rect.width * rect.height >= _LARGE:
            self.in_parts(target, body, rect, border)
            return
        small = _least(rect.size, border)
        drawn = self.drawn(body(small), small)
        target.blit(self._stretched(("framed", body(small), rect.size), drawn, rect.size, border), rect)

    def in_parts(self, target: pygame.Surface, body: Callable[[Size], str], rect: pygame.Rect, border: int) -> None:
        """Blit such a drawing for once, or a large one: nothing as large as ``rect`` is made or kept."""
        small = _least(rect.size, border)
        picture = self.drawn(body(small), small)
        for part, where in _parts(picture, rect.size, border):
            _lay(target, picture, part, where.move(rect.topleft))

    def framed_glow(self, body: Callable[[Size], str], size: Size, border: int, radius: int) -> pygame.Surface:
        """The same blurred by ``radius`` pixels, which count to the border; for ``BLEND_PREMULTIPLIED``."""
        small = _least(size, border)
        soft = self.glow(body(small), small, radius)
        return self._stretched(("framed glow", body(small), size, radius), soft, size, border)

    def _stretched(self, key: tuple[object, ...], small: pygame.Surface, size: Size, border: int) -> pygame.Surface:
        if small.get_size() == size:
            return small
        return self.kept(key) or self.keep(key, _stretch(small, size, border))

    def glow(self, body: str, size: Size, radius: int) -> pygame.Surface:
        """The drawing blurred by ``radius`` pixels; blit it with ``BLEND_PREMULTIPLIED``."""
        key = ("glow", body, size, radius)
        return self.kept(key) or self.keep(key, _blurred(self.drawn(body, size), radius))

    def kept(self, key: tuple[object, ...]) -> pygame.Surface | None:
        """What :meth:`keep` stored under a key, if it is still there."""
        return self._kept.get(key)

    def keep(self, key: tuple[object, ...], surface: pygame.Surface) -> pygame.Surface:
        """Store a surface; it goes when the window's size changes, or room is needed and others were used since."""
        return self._kept.put(key, surface)

    def scratch(self, size: Size) -> pygame.Surface:
        """A surface as large as a window on which whoever needs one at once may draw: it is not clear."""
        key = ("scratch", size)
        return self.kept(key) or self.keep(key, pygame.Surface(size, pygame.SRCALPHA))

    def stop_ahead(self) -> None:
        """Begin nothing of what still waits to be made beside the frames, as when the program ends."""
        self._ahead.forget()
        self._siblings.forget()
        self._kinds_begun.clear()

    def forget(self, room: int | None = None) -> None:
        """Drop everything, as when the window has a new size; from then on there may be other ``room``, in pixels."""
        self._kept.clear()
        self.stop_ahead()
        self._kept.room = room or self._kept.room


def quick(picture: pygame.Surface) -> pygame.Surface:
    """The picture stored so that its clear parts cost nothing when it is blitted, and its opaque ones little."""
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture


def blit_faint(target: pygame.Surface, picture: pygame.Surface, where: Place, share: float) -> None:
    """Blit an opaque picture so strongly, from 0 to 1.  An opacity of 255 takes SDL ten times as long."""
    strength = round(255 * share)
    picture.set_alpha(strength if strength < 255 else None)
    target.blit(picture, where)
    picture.set_alpha(None)


def from_file(name: str, size: Size) -> pygame.Surface:
    """A file of ``assets`` rasterised.  Raises :class:`MissingPicture`."""
    return _read_file(name, size).convert_alpha()


def _read_file(name: str, size: Size) -> pygame.Surface:
    try:
        return pygame.image.load_sized_svg(str(ROOT / f"{name}.svg"), size)
    except (FileNotFoundError, pygame.error) as fault:
        raise MissingPicture(f"{name}.svg") from fault


def from_svg(body: str, size: Size) -> pygame.Surface:
    """SVG elements rasterised; their units are pixels of the surface."""
    return _read_svg(body, size).convert_alpha()


def _read_svg(body: str, size: Size) -> pygame.Surface:
    text = SVG.format(w=size[0], h=size[1], body=body)
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def _faded(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    surface = picture.copy()
    surface.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _blurred(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """The picture premultiplied and blurred; widely at a part of its size, which takes a tenth of the time."""
    sharp, part = picture.premul_alpha(), _part(radius)
    if part == 1:
        return pygame.transform.gaussian_blur(sharp, max(1, radius))
    width, height = picture.get_size()
    small = pygame.transform.smoothscale(sharp, (max(1, width // part), max(1, height // part)))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, radius // part), (width, height))


def _part(radius: int) -> int:
    """How many times smaller a picture may be while it is blurred, for nobody to see a difference."""
    return 1 if radius < _WIDE else 2 if radius < 2 * _WIDE else 4


def _clamp(size: Size) -> Size:
    return (min(_LARGEST, max(1, size[0])), min(_LARGEST, max(1, size[1])))


def _least(size: Size, border: int) -> Size:
    """The smallest size with the same corners."""
    return min(size[0], 2 * border + 1), min(size[1], 2 * border + 1)


def _stretch(small: pygame.Surface, size: Size, border: int) -> pygame.Surface:
    """The picture as large as ``size``: what lies between its corners is repeated."""
    grown = pygame.Surface(size, pygame.SRCALPHA)
    for part, where in _parts(small, size, border):
        grown.blit(_scaled_part(small, part, where.size), where)
    return grown


def _lay(target: pygame.Surface, picture: pygame.Surface, part: pygame.Rect, where: pygame.Rect) -> None:
    """Blit a part of a picture stretched to a place; where that is one pixel, it may be painted or left at once."""
    colour = picture.get_at(part.topleft) if part.size == (1, 1) else None
    if colour is None or 0 < colour.a < 255:
        target.blit(_scaled_part(picture, part, where.size), where)
    elif colour.a:
        target.fill(colour, where)


def _scaled_part(small: pygame.Surface, part: pygame.Rect, size: Size) -> pygame.Surface:
    cut = small.subsurface(part)
    return cut if part.size == size else pygame.transform.scale(cut, size)


def _parts(small: pygame.Surface, size: Size, border: int) -> Iterator[tuple[pygame.Rect, pygame.Rect]]:
    """Corners, sides and middle of a picture, and the places they take where it is as large as ``size``."""
    columns, rows = (_spans(was, now, border) for was, now in zip(small.get_size(), size, strict=True))
    for (x, width, left, wide), (y, height, top, high) in product(columns, rows):
        yield pygame.Rect(x, y, width, height), pygame.Rect(left, top, wide, high)


def _spans(was: int, now: int, border: int) -> list[tuple[int, int, int, int]]:
    """The parts of one side: where each begins and how long it is, before and after."""
    if was == now:
        return [(0, was, 0, now)]
    return [
        (0, border, 0, border),
        (border, 1, border, now - 2 * border),
        (border + 1, border, now - border, border),
    ]
