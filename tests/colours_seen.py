"""How colours look to people who see fewer of them, and how far apart two colours are; numpy does the sums.

The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
Vision Deficiency" (2009), at full severity; they act on linear light.  Differences are distances in CIELAB (CIE76):
2.3 is just to be noticed side by side, and beyond 10 two areas are told apart at a glance.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from pygame import Color, Surface, surfarray

Colours = NDArray[np.float64]
"""Red, green and blue from 0 to 1, along the last axis."""

SIGHTS: dict[str, Colours] = {
    "full": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
_TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
_WHITE = np.array([0.95047, 1.0, 1.08883])
_CUBE_FROM = 216 / 24389
"""The share of white from which lightness goes by the cube root."""


def rgb(colour: str) -> Colours:
    """A colour such as ``#2f9e5b``."""
    c = Color(colour)
    return np.array([c.r, c.g, c.b]) / 255


def pixels(surface: Surface) -> Colours:
    """The colours of a picture, by column and row."""
    return np.asarray(surfarray.array3d(surface), dtype=np.float64) / 255


def linear(colours: Colours) -> Colours:
    """Light as it adds up, of colours as they are stored (sRGB)."""
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)


def seen_by(sight: str, colours: Colours) -> Colours:
    """Linear light as it looks like to somebody of that sight."""
    return np.clip(linear(colours) @ SIGHTS[sight].T, 0, 1)


def lab(light: Colours) -> Colours:
    """CIELAB of linear light, white being that of the screen."""
    share = light @ _TO_XYZ.T / _WHITE
    bent = np.where(share > _CUBE_FROM, np.cbrt(share), (24389 / 27 * share + 16) / 116)
    x, y, z = bent[..., 0], bent[..., 1], bent[..., 2]
    return np.stack((116 * y - 16, 500 * (x - y), 200 * (y - z)), axis=-1)


def differences(sight: str, one: Colours, other: Colours) -> Colours:
    """How far apart colours look to somebody of that sight."""
    apart = lab(seen_by(sight, one)) - lab(seen_by(sight, other))
    return np.asarray(np.sqrt((apart**2).sum(axis=-1)))


def luminance(colours: Colours) -> Colours:
    """Relative luminance as WCAG has it, from 0 to 1."""
    return np.asarray(linear(colours) @ _TO_XYZ[1])


def contrast(one: Colours, other: Colours) -> Colours:
    """The contrast of WCAG, from 1 to 21."""
    first, second = luminance(one), luminance(other)
    return np.asarray((np.maximum(first, second) + 0.05) / (np.minimum(first, second) + 0.05))
