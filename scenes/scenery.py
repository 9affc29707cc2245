"""Sky, sea and what floats there: the backgrounds of title and score sheet.

They are as large whatever the size of everything is: people read words, and click on buttons.
"""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from scenes.layout import Layout
from scenes.paint import Brush, Point
from scenes.theme import CREAM, FREDOKA, INK, SKY

HAZE, HORIZON = "#bfe2f3", "#d9eef8"
_MOUNTAIN = "scene/mountain"
_FADED = 243
_STRIP = (512, 128)
_BASELINE = 44
"""Where the water line of a wave strip lies, in its own units."""


class Piece(NamedTuple):
    """A picture by the middle of its square, in units from the screen's centre line and top."""

    name: str
    x: float
    y: float
    size: float
    alpha: int = 255


WIDE_SKY = (
    Piece("scene/cloud", -755, 175, 228),
    Piece("scene/cloud", -535, 253, 130, _FADED),
    Piece("scene/cloud", 585, 262, 188),
    Piece("scene/cloud", 835, 313, 130, _FADED),
    Piece("scene/sun", 755, 141, 210),
    Piece(_MOUNTAIN, -767, 412, 300),
    Piece(_MOUNTAIN, -602, 434, 205),
    Piece(_MOUNTAIN, 742, 439, 235),
)
TALL_SKY = (
    Piece("scene/cloud", -761, 200, 258),
    Piece("scene/cloud", -555, 325, 148, _FADED),
    Piece("scene/cloud", 610, 340, 199),
    Piece("scene/sun", 770, 150, 221),
    Piece(_MOUNTAIN, -788, 550, 301),
    Piece(_MOUNTAIN, 777, 556, 271),
)


def lifted(all_of_them: tuple[Piece, ...], by: float) -> tuple[Piece, ...]:
    """The same with mountains so many units higher, as they stand out of water that has risen."""
    return tuple(piece._replace(y=piece.y - by) if piece.name == _MOUNTAIN else piece for piece in all_of_them)


def pieces(target: Surface, brush: Brush, all_of_them: tuple[Piece, ...], rise: float = 1.0) -> None:
    """Draw pictures in order; ``rise`` scales their heights on screens less tall."""
    brush = brush.drawn(1.0)
    layout = brush.layout
    for piece in all_of_them:
        centre = (layout.size[0] // 2 + round(piece.x * layout.u), round(piece.y * rise * layout.u))
        brush.picture(target, piece.name, centre, piece.size, piece.alpha)


def sky(target: Surface, layout: Layout, haze: float, horizon: float) -> None:
    """Three bands of sky; the heights at which the lower ones begin are in units."""
    target.fill(SKY)
    for top, colour in ((haze, HAZE), (horizon, HORIZON)):
        target.fill(colour, Rect(0, round(top * layout.grid), layout.size[0], layout.size[1]))


def waves(target: Surface, brush: Brush, name: str, line: float, height: float, offset: float, colour: str) -> None:
    """A row of waves across the screen, and water below; ``line`` is the height of the water line in units.

    ``offset`` is where a crest begins at 16:9, in units from the left of the grid.
    """
    layout = brush.layout.drawn(1.0)
    size = (layout.px(height * 4), layout.px(height))
    top = round((line - _BASELINE * height / _STRIP[1]) * layout.u)
    strip = brush.art.picture(name, size)
    first = round(layout.left + offset * layout.u) % size[0] - size[0]
    for x in range(first, layout.size[0], strip.get_width()):
        target.blit(strip, (x, top))
    below = top + strip.get_height() - layout.px(2)
    target.fill(colour, Rect(0, below, layout.size[0], max(0, layout.size[1] - below)))


def banner(
    target: Surface, brush: Brush, text: str, units: float, midtop: Point, width: int = 0, outline: float = 11
) -> Rect:
    """A heading in cream on a line of ink that is thicker below; its ink begins at ``midtop``.

    ``width`` in pixels makes it shrink; ``outline`` is in units.  The place of the letters with their ink.
    """
    letters = brush.words(text, units, FREDOKA, CREAM, outline=outline, width=width, floor=40)
    shade = brush.words(text, units, FREDOKA, INK, outline=outline, width=width, floor=40)
    inked = shade.get_bounding_rect()
    left, top = midtop[0] - inked.centerx, midtop[1] - inked.top
    for down in range(brush.layout.px(outline / 2), 0, -1):
        target.blit(shade, (left, top + down))
    target.blit(letters, (left, top))
    return inked.move(left, top)
