"""Typefaces, from their packages, and texts as surfaces: rendered once, kept by what they say and how."""

from __future__ import annotations

import io
from functools import lru_cache
from importlib import resources
from typing import NamedTuple

import pygame

from scenes.system.kept import Kept
from scenes.theme import BLACK, BOLD, FREDOKA, TEXT

FILES = {
    FREDOKA: ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    TEXT: ("fontpkg_poppins", "Poppins-SemiBold.ttf"),
    BOLD: ("fontpkg_poppins", "Poppins-Bold.ttf"),
    BLACK: ("fontpkg_poppins", "Poppins-Black.ttf"),
}
"""The file of each face, and the package that brings it."""
_KEPT_TEXTS, _KEPT_FONTS = 4_000_000, 120
"""Pixels of texts, and how many fonts, are kept at most."""
_MISSING_GLYPH = (0, 0, 0, 0)
_UNKNOWN, _PROBE = "\ue000", 32
"""A letter that no face has, and the size in pixels at which others are compared with it."""
ELLIPSIS = "…"
_NARROW_SPACES = 20
"""Pixels of type below which the spaces of Poppins Black are too narrow."""


class Words(NamedTuple):
    """A text and how it is set: ``px`` is the height of the type in pixels, ``wrap`` a width in pixels or 0."""

    text: str
    face: str
    px: int
    colour: str
    wrap: int = 0
    outline: int = 0
    outline_colour: str = ""
    centred: bool = False


class Fonts:
    """Fonts by face and pixel size.  ``pygame.font`` must be initialised."""

    def __init__(self) -> None:
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._texts = Kept(_KEPT_TEXTS)

    def font(self, face: str, px: int) -> pygame.font.Font:
        """The font of a face at a pixel size."""
        key = (face, px)
        if key not in self._fonts:
            if len(self._fonts) >= _KEPT_FONTS:
                self._fonts.clear()
            self._fonts[key] = pygame.font.Font(io.BytesIO(_bytes(face)), px)
        return self._fonts[key]

    def face_for(self, text: str, face: str) -> str:
        """The face itself, or Poppins Black for a string with a letter that Fredoka lacks."""
        if face != FREDOKA or _plain(text):
            return face
        metrics = self.font(FREDOKA, 32).metrics(text)
        lacks = any(
            m is None or (tuple(m[:4]) == _MISSING_GLYPH and not c.isspace())
            for m, c in zip(metrics, text, strict=False)
        )
        return BLACK if lacks else face

    def size(self, text: str, face: str, px: int) -> tuple[int, int]:
        """Width and height in pixels of a text on one line."""
        face = self.face_for(text, face)
        return self.font(face, px).size(_spaced(text, face, px))

    def fit(self, text: str, face: str, px: int, width: int, floor: int) -> tuple[str, int]:
        """The text and type size that stay within ``width`` pixels: first smaller, then with an ellipsis."""
        while px > floor and self.size(text, face, px)[0] > width:
            px -= 1
        if self.size(text, face, px)[0] <= width:
            return text, px
        while len(text) > 1 and self.size(text + ELLIPSIS, face, px)[0] > width:
            text = text[:-1]
        return text.rstrip() + ELLIPSIS, px

    def render(self, words: Words) -> pygame.Surface:
        """The text as a surface, from the cache where it has been drawn before."""
        surface = self._texts.get(words)
        if surface is None:
            surface = self._texts.put(words, self._draw(words))
        return surface

    def _draw(self, words: Words) -> pygame.Surface:
        face = self.face_for(words.text, words.face)
        font, text = self.font(face, words.px), _spaced(words.text, face, words.px)
        font.align = pygame.FONT_CENTER if words.centred else pygame.FONT_LEFT
        if not words.outline:
            return font.render(text, True, words.colour, wraplength=words.wrap).convert_alpha()
        font.outline = words.outline
        back = font.render(text, True, words.outline_colour, wraplength=words.wrap).convert_alpha()
        font.outline = 0
        front = font.render(text, True, words.colour, wraplength=words.wrap).convert_alpha()
        back.blit(front, (words.outline, words.outline))
        return back

    def forget(self) -> None:
        """Drop what was drawn, as when the window has a new size."""
        self._fonts.clear()
        self._texts.clear()


def _spaced(text: str, face: str, px: int) -> str:
    """The text with wider spaces in small Poppins Black, whose own are but two or three pixels: words would meet."""
    return text.replace(" ", "  ") if face == BLACK and px < _NARROW_SPACES else text


@lru_cache(maxsize=8)
def _bytes(face: str) -> bytes:
    package, name = FILES[face]
    return (resources.files(package) / "files" / name).read_bytes()


@lru_cache(maxsize=4096)
def drawable(letter: str) -> bool:
    """Whether texts can show a letter, and not the empty box that stands for those which their faces lack."""
    if letter.isascii() or not letter.isprintable():
        return letter.isprintable()
    pygame.font.init()
    font = pygame.font.Font(io.BytesIO(_bytes(BLACK)), _PROBE)
    return font.metrics(letter) != font.metrics(_UNKNOWN)


@lru_cache(maxsize=4096)
def _plain(text: str) -> bool:
    return text.isascii()
