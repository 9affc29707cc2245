"""What stands round the meadow: the sign."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.aboard_table.picture import AboardPicture
from scenes.paint import Brush
from scenes.theme import CREAM, FREDOKA, SIGN
from scenes.words import aboard as words

SIGN_PLATE = SIGN.but(shadow=6)


_AROUND = 12.0
"""Room round the sign for its line and shadow, in units."""


def sign_text(picture: AboardPicture) -> str:
    """The round and the tiles left, or that it is the last one."""
    return words.round_sign(picture.round, picture.tiles_left, picture.last_round)


def around_sign(brush: Brush) -> Rect:
    """The sign with its shadow."""
    reach = 2 * brush.layout.px(_AROUND)
    return brush.layout.aboard.sign().inflate(reach, reach)


def sign(target: Surface, brush: Brush, text: str) -> None:
    """The wooden sign."""
    rect = brush.layout.aboard.sign()
    brush.plate(target, rect, SIGN_PLATE)
    where = {"center": (rect.centerx, rect.centery - brush.layout.px(2))}
    brush.text(target, text, 31, where, face=FREDOKA, colour=CREAM, width=rect.width - brush.layout.px(40))
