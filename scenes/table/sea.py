"""The sea round the ark: calm with a few wavelets, or the Deluge's with rows of waves, rain and lightning."""

from __future__ import annotations

from pygame import BLEND_RGB_ADD, BLEND_RGBA_ADD, BLEND_RGBA_MULT, SRCALPHA, Rect, Surface

from scenes.paint import Brush
from scenes.system.art import quick
from scenes.theme import SEA

STORM_WATER = "#2c4a62"
STORM_TINT = (28, 46, 66)
"""What the ark is tinted with in the Deluge, at ``STORM_TINT_STRENGTH`` out of 255 (22 %)."""
STORM_TINT_STRENGTH = 56

_CELL = (190, 104)
"""Wavelets are strewn one to such a cell, in units, where there is one at all."""
_FAINT = (42, 84, 128)
"""Opacities of wavelets, out of 255."""
_WAVE, _ROW, _WAVE_STRENGTH = 340, 102, 200
"""Length of a strip of waves and the distance of two rows, in units; the strip's opacity out of 255."""
_HORIZON = 0.22
"""From where on there are waves, by the window's height; above hang the clouds."""
_CLOUDS, _CLOUD, _CLOUD_HEIGHT = (0.191, 0.475, 0.685, 0.874), 240, 0.054
"""Where the clouds hang, by the window's width, their size in units, and how high by the window's height."""
_DRIFT = 8.0
"""Seconds in which a row of waves drifts by the length of its strip."""
_RAIN, _RAIN_SPEED, _RAIN_LEAN = 256, 900.0, -0.35
"""Side of the rain's tile in units, its speed in units a second, and how far it moves sideways for one down."""
_BOLT = (72, 144)
_FLASH, FLASH_EVERY, _FLASH_LIGHT = 0.09, 6.0, (20, 20, 20)
"""Seconds a flash of lightning lasts, the time from one to the next, and what it adds to all colours (8 %)."""


def calm_sea(brush: Brush) -> Surface:
    """The whole window as calm sea."""
    size = brush.layout.size
    key = ("calm sea", size)
    kept = brush.art.kept(key)
    if kept:
        return kept
    sea = Surface(size)
    sea.fill(SEA)
    _strew(brush, sea)
    return brush.art.keep(key, sea)


def _strew(brush: Brush, sea: Surface) -> None:
    """Wavelets of three sizes and opacities, the same ones at every start."""
    width, height = brush.layout.px(_CELL[0]), brush.layout.px(_CELL[1])
    for row in range(sea.get_height() // height + 1):
        for column in range(sea.get_width() // width + 1):
            chance = _scatter(column, row)
            if chance % 5 > 2:
                continue
            x = column * width + chance // 7 % 97 * width // 97
            y = row * height + chance // 11 % 89 * height // 89
            brush.picture(sea, "scene/wavelet", (x, y), 68 + chance // 13 % 3 * 10, _FAINT[chance // 17 % 3])


def _scatter(column: int, row: int) -> int:
    """A number that looks like chance and is the same for the same cell."""
    mixed = (column * 73856093 ^ row * 19349663) & 0xFFFFFFFF
    return (mixed * 2654435761 >> 7) & 0xFFFFFF


def draw_storm_sea(brush: Brush, target: Surface, seconds: float) -> None:
    """The Deluge's clouds and sea over the whole window; neighbouring rows of waves drift against each other."""
    length, step = brush.layout.px(_WAVE), brush.layout.px(_ROW)
    waves = _row_of_waves(brush, target.get_width() + length, length, step)
    drift = round(seconds / _DRIFT * length)
    top = round(_HORIZON * target.get_height())
    target.fill(STORM_WATER, (0, 0, target.get_width(), top))
    for row in range((target.get_height() - top) // step + 1):
        start = (drift if row % 2 else -drift) + row * length // 3
        target.blit(waves, (start % length - length, top + row * step))
    for x in _CLOUDS:
        where = round(x * target.get_width()), round(_CLOUD_HEIGHT * target.get_height())
        brush.picture(target, "scene/cloud-storm", where, _CLOUD)


def _row_of_waves(brush: Brush, width: int, length: int, height: int) -> Surface:
    """A row of waves at least ``width`` pixels long with the water down to the next row."""
    key = ("waves", width, length, height)
    kept = brush.art.kept(key)
    if kept:
        return kept
    strip = brush.art.faded("scene/wave-strip-storm", (length, length // 4), _WAVE_STRENGTH)
    row = Surface((width + length, height))
    row.fill(STORM_WATER)
    for x in range(0, row.get_width(), strip.get_width()):
        row.blit(strip, (x, 0))
    return brush.art.keep(key, row)


def draw_rain(brush: Brush, target: Surface, seconds: float, strength: int = 255) -> None:
    """Rain over the whole window, or what of it is drawn on, falling aslant; ``strength`` is out of 255."""
    side = brush.layout.px(_RAIN)
    fallen = seconds * _RAIN_SPEED * brush.layout.u
    left, top = round(fallen * _RAIN_LEAN) % side - side, round(fallen) % side - side
    row, (width, height) = _row_of_rain(brush, target.get_width(), side, strength), target.get_size()
    seen = Rect(-left, 0, width, side)
    target.blits([(row, (0, y), seen) for y in range(top, height, side)], False)


def _row_of_rain(brush: Brush, width: int, side: int, strength: int) -> Surface:
    """The window's width and one tile more of rain, a tile high: all of the window would take long to be stored."""
    key = ("rain", width, side, strength)
    kept = brush.art.kept(key)
    if kept:
        return kept
    tile = brush.art.faded("scene/rain", (side, side), strength)
    row = Surface((width + side, side), SRCALPHA)
    row.blits([(tile, (x, 0)) for x in range(0, row.get_width(), side)], False)
    return brush.art.keep(key, quick(row))


def draw_lightning(brush: Brush, target: Surface, ark: Rect, seconds: float) -> None:
    """A bolt on each side of the ark, high up, and now and then a flash; ``ark`` is its hull's rectangle."""
    bolt = brush.art.picture("scene/lightning", (brush.layout.px(_BOLT[0]), brush.layout.px(_BOLT[1])))
    y = ark.top + round(0.18 * ark.height)
    for x in (ark.left + round(0.002 * ark.width), ark.right - round(0.013 * ark.width)):
        target.blit(bolt, bolt.get_rect(center=(x, y)))
    if seconds % FLASH_EVERY > FLASH_EVERY - _FLASH:
        target.fill(_FLASH_LIGHT, special_flags=BLEND_RGB_ADD)


def tinted(picture: Surface) -> Surface:
    """The picture in the light of the Deluge."""
    veil = picture.copy()
    veil.fill((0, 0, 0, STORM_TINT_STRENGTH), special_flags=BLEND_RGBA_MULT)
    veil.fill((*STORM_TINT, 0), special_flags=BLEND_RGBA_ADD)
    dark = picture.copy()
    dark.blit(veil, (0, 0))
    return dark
