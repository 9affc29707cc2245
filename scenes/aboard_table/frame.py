"""What stands round the meadow: the sign."""

from __future__ import annotations

from pygame import Surface

from scenes.aboard_table.picture import AboardPicture
from scenes.paint import Brush
from scenes.theme import CREAM, FREDOKA, SIGN
from scenes.words import aboard as words

SIGN_PLATE = SIGN.but(shadow=6)


def sign(target: Surface, brush: Brush, picture: AboardPicture) -> None:
    """The wooden sign: the round and the tiles left."""
    rect = brush.layout.aboard.sign()
    brush.plate(target, rect, SIGN_PLATE)
    text = words.round_sign(picture.round, picture.tiles_left)
    where = {"center": (rect.centerx, rect.centery - brush.layout.px(2))}
    brush.text(target, text, 31, where, face=FREDOKA, colour=CREAM, width=rect.width - brush.layout.px(40))
