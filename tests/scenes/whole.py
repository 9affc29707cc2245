"""Whether all that is to be read on a screen can be read whole, and nothing lies over anything else.

For this a screen is drawn with a field of a colour of its own in the place of each text, and once more with one in
the place of each sign.  A field that is not seen whole has something lying over it, or reaches out of the window.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray
from pygame import SRCALPHA, Rect, Surface, surfarray
from pygame.mask import from_surface

from scenes.app import App
from scenes.paint import Brush
from scenes.panel import PanelScreen
from scenes.screen import Screen
from scenes.system import art
from scenes.system.art import Art
from scenes.system.fonts import ELLIPSIS, Fonts, Words
from scenes.table import looks, scene
from scenes.widgets import Widget

LAID_OVER = 0.12
"""The share of a text that may lie over a sign, or of a sign under a text: pictures have a margin of their own."""
BEARING = (
    "icons/bonus", "icons/size-badge", "icons/point", "icons/food-crate", "icons/eye", "icons/worker", "icons/action",
)  # fmt: skip
"""How the names of signs begin on which something is written, or which lie over others on purpose."""
_STEP, _FIRST = 0x010307, 0x400000
"""From one colour of a field to the next, and the first."""
_SPECK = 2
"""Pixels in which another colour may by chance be that of a field."""
_PICTURES = 4000
"""How many pictures are kept at most."""

Codes = NDArray[np.uint32]
Mask = NDArray[np.bool_]
Place = tuple[slice, slice]


class Seen(NamedTuple):
    """A text or a sign, and where it was seen."""

    what: str
    rect: Rect


class Fields:
    """What was drawn as fields: each ``what`` of a size with a colour of its own."""

    def __init__(self) -> None:
        self._codes: dict[tuple[str, tuple[int, int]], int] = {}

    def field(self, what: str, size: tuple[int, int], inner: Rect) -> Surface:
        """A clear surface with a field in its colour at ``inner``."""
        code = self._codes.setdefault((what, inner.size), _FIRST + _STEP * len(self._codes))
        surface = Surface(size, SRCALPHA)
        surface.fill((code >> 16 & 255, code >> 8 & 255, code & 255), inner)
        return surface

    def found(self, picture: Codes) -> Iterator[tuple[Seen, bool]]:
        """Each field in a picture, and whether it is seen whole."""
        places = dict(_places_of_colours(picture))
        for (what, size), code in self._codes.items():
            if place := places.get(code):
                for rect, whole in _fields(picture[place] == code, size):
                    yield Seen(what, rect.move(place[0].start, place[1].start)), whole


def _places_of_colours(picture: Codes) -> Iterator[tuple[int, Place]]:
    """The smallest part of a picture that holds all of a colour of fields, for each of those in it."""
    columns, rows = np.nonzero((picture >= _FIRST) & ((picture - _FIRST) % _STEP == 0))
    order = np.argsort(picture[columns, rows], kind="stable")
    columns, rows = columns[order], rows[order]
    codes, begins = np.unique(picture[columns, rows], return_index=True)
    for code, xs, ys in zip(codes.tolist(), np.split(columns, begins[1:]), np.split(rows, begins[1:]), strict=True):
        yield code, (slice(int(xs.min()), int(xs.max()) + 1), slice(int(ys.min()), int(ys.max()) + 1))


def _fields(left: Mask, size: tuple[int, int]) -> Iterator[tuple[Rect, bool]]:
    """The fields of a size in a mask, and last the parts of those that are not seen whole."""
    for x, y in np.argwhere(_upper_left_corners(left)).tolist():
        whole = left[x : x + size[0], y : y + size[1]]
        if whole.shape == size and whole.all():
            whole[:] = False
            yield Rect(x, y, *size), True
    for part in _parts(left):
        yield part, False


def _upper_left_corners(mask: Mask) -> Mask:
    """Where nothing of the mask lies at the left or above."""
    corners = mask.copy()
    corners[1:] &= ~mask[:-1]
    corners[:, 1:] &= ~mask[:, :-1]
    return corners


def _parts(mask: Mask) -> list[Rect]:
    """The rectangles round the parts of a mask that hang together."""
    surface = surfarray.make_surface(mask.astype(np.uint8) * 255)
    surface.set_colorkey("black")
    return [part for part in from_surface(surface).get_bounding_rects() if part.width * part.height > _SPECK]


@contextmanager
def nothing_drawn_in_vain() -> Iterator[None]:
    """No frame is drawn, and each picture is rasterised once for all that is looked at."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(App, "_show", lambda _: None)
        for name in ("from_file", "from_svg"):
            patch.setattr(art, name, lru_cache(maxsize=_PICTURES)(getattr(art, name)))
        yield


@contextmanager
def texts_as_fields(fields: Fields, cut: set[str]) -> Iterator[None]:
    """Texts are drawn as fields, but for headings, which lie over themselves; what ends in an ellipsis is noted."""
    draw, fit = Fonts._draw, Fonts.fit

    def drawn(fonts: Fonts, words: Words) -> Surface:
        surface = draw(fonts, words)
        if words.outline:
            return surface
        return fields.field(words.text, surface.get_size(), surface.get_bounding_rect())

    def fitted(fonts: Fonts, text: str, face: str, px: int, width: int, floor: int) -> tuple[str, int]:
        shown = fit(fonts, text, face, px, width, floor)
        if shown[0].endswith(ELLIPSIS) and not text.endswith(ELLIPSIS):
            cut.add(text)
        return shown

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Fonts, "_draw", drawn)
        patch.setattr(Fonts, "fit", fitted)
        patch.setattr(Brush, "glow_box", lambda *_: None)  # light falls on letters, and hides none
        patch.setattr(looks, "glow", lambda *_: None)
        patch.setattr(scene, "rain_level", lambda _: 0)  # no more than light does rain
        yield


@contextmanager
def signs_as_fields(fields: Fields) -> Iterator[None]:
    """Signs are drawn as fields, and no texts at all."""
    picture, draw = Art.picture, Fonts._draw

    def shown(kept: Art, name: str, size: tuple[int, int]) -> Surface:
        surface = picture(kept, name, size)
        if not name.startswith("icons/") or name.startswith(BEARING):
            return surface
        return fields.field(name, surface.get_size(), surface.get_bounding_rect())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Art, "picture", shown)
        patch.setattr(Fonts, "_draw", lambda fonts, words: Surface(draw(fonts, words).get_size(), SRCALPHA))
        yield


def _drawn(app: App) -> Codes:
    """The screen as it is now; of a panel over another screen, the panel alone."""
    app.arrange()
    surface = app.screen.surface()
    app.stack.draw(surface)
    codes: Codes = surfarray.array2d(surface).astype(np.uint32) & 0xFFFFFF
    top = app.stack.top
    if isinstance(top, PanelScreen):
        rect = top.rect(app.layout)
        outside = np.ones(codes.shape, bool)
        outside[rect.left : rect.right, rect.top : rect.bottom] = False
        codes[outside] = 0
    return codes


def faults(app: App) -> set[str]:
    """What is wrong with the screen as it is shown: what is hidden, cut or lies over something else."""
    texts, signs, cut = Fields(), Fields(), set[str]()
    with texts_as_fields(texts, cut):
        read = [*texts.found(_drawn(app))]
    with signs_as_fields(signs):
        seen = [sign for sign, _ in signs.found(_drawn(app))]
    found = {f"cut: {text}" for text in cut}
    found |= {f"hidden: {text.what}" for text, whole in read if not (whole or _on_a_tile(text.what))}
    found |= {f"{text.what} over {sign.what}" for text, _ in read for sign in seen if _laid_over(text, sign)}
    return found | {*_crossing(app)}


def _on_a_tile(text: str) -> bool:
    """Whether this may be the number of a tile, which others may lie over."""
    return len(text) == 1


def _laid_over(text: Seen, sign: Seen) -> bool:
    common = text.rect.clip(sign.rect)
    least = min(text.rect.width * text.rect.height, sign.rect.width * sign.rect.height)
    return common.width * common.height > LAID_OVER * least


def _crossing(app: App) -> Iterator[str]:
    """Controls that reach out of the window, or lie partly over each other."""
    top = app.stack.top
    if not isinstance(top, Screen):
        return
    window = app.layout.screen
    for widget in top.controls:
        if not window.contains(widget.rect):
            yield f"out of the window: {_named(widget)}"
    for one, other in combinations(top.controls, 2):
        if _cross(one.rect, other.rect):
            yield f"{_named(one)} crosses {_named(other)}"


def _cross(one: Rect, other: Rect) -> bool:
    """Whether two places have something in common, and neither lies in the other."""
    common = one.clip(other)
    return min(common.size) > 1 and common not in (one, other)


def _named(widget: Widget) -> str:
    return f"{type(widget).__name__} {getattr(widget, 'text', '')}{getattr(widget, 'icon', '')}".strip()
