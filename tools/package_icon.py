"""The program's icon, drawn from ``assets/icon.svg`` in the form that each system wants."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pygame
from PIL import Image

from assets import ROOT

SIDES = (16, 24, 32, 48, 64, 128, 256)
"""Pixels of the pictures in an icon of Windows, each drawn for itself, so that small ones are sharp."""
LARGEST = 1024
"""Pixels of the picture from which macOS takes all others."""
SHOWN = 256
"""Pixels of the picture for desktops on Linux."""


def write_icon(folder: Path, platform: str = sys.platform) -> Path:
    """Write the icon for a system, named as in ``sys.platform``, into a folder; its file."""
    if platform == "win32":
        path = folder / "two-by-two.ico"
        pictures = [drawn(side) for side in SIDES]
        pictures[-1].save(path, sizes=[(side, side) for side in SIDES], append_images=pictures[:-1])
        return path
    darwin = platform == "darwin"
    path = folder / ("two-by-two.icns" if darwin else "two-by-two.png")
    drawn(LARGEST if darwin else SHOWN).save(path)
    return path


def drawn(side: int) -> Image.Image:
    """The icon, ``side`` pixels wide and high."""
    picture = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(str(ROOT / "icon.svg"), (side, side)), picture, "icon.png")
    return Image.open(picture).convert("RGBA")
