"""Whatever is to be read stands out from what is really under it: 4.5 to 1 on every screen.

Each moment is drawn three times: as it is, without its letters, and with all letters in one loud colour, which tells
where they are.  What is under a letter is then what the picture without letters shows there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, tzinfo
from pathlib import Path
from typing import NamedTuple
from zlib import compress, decompress

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray
from pygame import SRCALPHA, Surface

from scenes.load import scene as saves_scene
from scenes.panel import PanelScreen
from scenes.system.fonts import Fonts, Words
from tests.colours_seen import Colours, contrast, pixels, rgb
from tools import shots
from tools.shots_studio import Studio

ROOT = Path(__file__).parents[2]
LEAST = 4.5
"""The contrast of WCAG, level AA, for letters of any size."""
LOUD = "#ff00ff"
CELL = 24
"""Pixels of the cells in which letters are looked at together."""
NEAR = 8
"""Pixels round a cell within which the rest of a letter lies that begins or ends in it."""
FEW = 12
"""Pixels of letters in a cell that are too few to say anything."""
SURE = 0.35
"""How much of a pixel a letter must cover, all fading told, to be counted."""
SAMPLE = (
    "title settings", "setup-ark", "ark-building-pitch", "ark-deluge-food", "family-loading", "aboard-split",
    "scoring-aboard-4-greedy", "replay-ark-taming",
)  # fmt: skip


class Kept(NamedTuple):
    """A picture that takes little room until it is looked at."""

    size: tuple[int, int]
    packed: bytes

    def colours(self) -> Colours:
        return pixels(pygame.image.frombytes(decompress(self.packed), self.size, "RGB"))


class Gallery(Studio):
    """Keeps the pictures instead of writing them: of a panel over another screen, only the panel."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(ROOT, size)
        self.pictures: dict[str, Kept] = {}

    def save(self, name: str) -> None:
        surface, top = self.app.screen.surface(), self.app.stack.top
        self.app.stack.draw(surface)
        if isinstance(top, PanelScreen):
            surface = surface.subsurface(top.rect(self.app.layout))
        self.keep(name, surface)

    def keep(self, name: str, picture: Surface) -> None:
        self.pictures[name] = Kept(picture.get_size(), compress(pygame.image.tobytes(picture, "RGB"), 1))


class StoppedClock(datetime):
    """One moment for all three drawings, so that all say the same of when a match was saved."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        return datetime(2026, 11, 30, 18, 40, tzinfo=tz)


@contextmanager
def letters(kind: str) -> Iterator[None]:
    """Letters are ``loud``, or ``gone`` but for their outlines, or ``as they are``."""
    draw = Fonts._draw

    def changed(fonts: Fonts, words: Words) -> Surface:
        if kind == "loud":
            return draw(fonts, words._replace(colour=LOUD))
        if words.outline:
            return draw(fonts, words._replace(colour=words.outline_colour))
        return Surface(draw(fonts, words).get_size(), SRCALPHA)

    with pytest.MonkeyPatch.context() as patch:
        for module in (shots.shots_saves, saves_scene):
            patch.setattr(module, "datetime", StoppedClock)
        if kind != "as they are":
            patch.setattr(Fonts, "_draw", changed)
        yield


def pictures(size: tuple[int, int], scene: str, kind: str) -> dict[str, Kept]:
    with letters(kind):
        gallery = Gallery(size)
        shots.shoot(gallery, scene)
    return gallery.pictures


def covered(loud: Colours, bare: Colours) -> NDArray[np.float64]:
    """How much of each pixel letters cover, from 0 to 1."""
    way = rgb(LOUD) - bare
    return np.asarray(((loud - bare) * way).sum(axis=-1) / np.maximum((way**2).sum(axis=-1), 0.05))


def faint(drawn: Colours, bare: Colours, loud: Colours) -> list[tuple[int, int, float]]:
    """Cells whose letters are too faint: their places in pixels, and the contrast.

    Only the inner parts of letters count, which are covered as much as any near by: at their edges all are faint.
    """
    share, found = covered(loud, bare), []
    for x, y in {(x // CELL * CELL, y // CELL * CELL) for x, y in np.argwhere(share >= SURE).tolist()}:
        cell = np.s_[x : x + CELL, y : y + CELL]
        near = share[max(0, x - NEAR) : x + CELL + NEAR, max(0, y - NEAR) : y + CELL + NEAR]
        inner = share[cell] >= max(SURE, 0.97 * near.max())
        if inner.sum() >= FEW:
            value = float(np.median(contrast(drawn[cell][inner], bare[cell][inner])))
            if value < LEAST:
                found.append((x, y, round(value, 2)))
    return sorted(found)


def too_faint(size: tuple[int, int], scene: str) -> dict[str, list[tuple[int, int, float]]]:
    """By picture the places of letters that are hard to read."""
    pygame.display.init()
    pygame.font.init()
    drawn, bare, loud = (pictures(size, scene, kind) for kind in ("as they are", "gone", "loud"))
    found = {name: faint(drawn[name].colours(), bare[name].colours(), loud[name].colours()) for name in drawn}
    return {name: cells for name, cells in found.items() if cells}


@pytest.mark.parametrize("scene", SAMPLE)
def test_what_is_to_be_read_stands_out(scene: str) -> None:
    assert too_faint((1280, 720), scene) == {}


@pytest.mark.long
@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_is_to_be_read_stands_out_in_every_picture(size: tuple[int, int]) -> None:
    assert too_faint(size, "") == {}


def test_letters_that_are_hard_to_read_are_noticed() -> None:
    pygame.font.init()
    pygame.display.init()
    grounds = []
    for kind in ("as they are", "gone", "loud"):
        ground = Surface((200, 60))
        ground.fill("#f6ead2")
        with letters(kind):
            words = Fonts().render(Words("Faint words", "poppins-bold", 30, "#b9a27c"))
        ground.blit(words, (10, 10))
        grounds.append(pixels(ground))
    assert faint(*grounds)
