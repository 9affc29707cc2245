"""Pictures of sounds, for whoever tunes them: strength above, and below it frequencies from moment to moment."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

from tools.sounds_craft import RATE, Wave

_WIDTH, _STRENGTH, _HEIGHT = 640, 80, 320
"""Pixels."""
_FRAME = 1024
_RANGE = (50.0, 12_000.0)
"""The frequencies that are shown, the lowest at the foot, every octave as high as the next."""
_DEEP = 60.0
"""Decibels below the strongest at which a frequency is drawn black."""


def draw(wave: Wave, path: Path) -> None:
    """Write the picture of a sound as a PNG."""
    picture = pygame.Surface((_WIDTH, _STRENGTH + _HEIGHT))
    _draw_strength(picture, wave)
    shades = np.repeat(_shades(wave)[:, :, None], 3, axis=2)
    picture.blit(pygame.surfarray.make_surface(shades), (0, _STRENGTH))
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture, path)


def _draw_strength(picture: pygame.Surface, wave: Wave) -> None:
    for x, part in enumerate(np.array_split(wave, _WIDTH)):
        height = float(np.abs(part).max()) * _STRENGTH / 2
        pygame.draw.line(picture, "gold", (x, _STRENGTH / 2 - height), (x, _STRENGTH / 2 + height))


def _shades(wave: Wave) -> NDArray[np.uint8]:
    """Brightness by column and row."""
    starts = np.linspace(0, max(1, len(wave) - _FRAME), _WIDTH).astype(int)
    padded = np.pad(wave, (0, _FRAME))
    frames = np.stack([padded[start : start + _FRAME] for start in starts]) * np.hanning(_FRAME)
    levels = 20 * np.log10(np.abs(np.fft.rfft(frames)) + 1e-6)
    rows = np.geomspace(_RANGE[1], _RANGE[0], _HEIGHT) * _FRAME / RATE
    bright = np.clip(1 + (levels[:, rows.astype(int)] - levels.max()) / _DEEP, 0, 1)
    return np.asarray(bright * 255, np.uint8)
