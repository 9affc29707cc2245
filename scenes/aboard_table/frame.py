"""What stands round the meadow: the sign, the log and the prompt."""

from __future__ import annotations

from pygame import Surface

from scenes.aboard_table.picture import AboardPicture
from scenes.paint import Brush
from scenes.theme import CHARACTERS, CREAM, FREDOKA, INK, PANEL, SIGN, TEXT
from scenes.words import aboard as words

SIGN_PLATE = SIGN.but(shadow=6)


def sign(target: Surface, brush: Brush, picture: AboardPicture) -> None:
    """The wooden sign: the round and the tiles left."""
    rect = brush.layout.aboard.sign()
    brush.plate(target, rect, SIGN_PLATE)
    text = words.round_sign(picture.round, picture.tiles_left)
    where = {"center": (rect.centerx, rect.centery - brush.layout.px(2))}
    brush.text(target, text, 31, where, face=FREDOKA, colour=CREAM, width=rect.width - brush.layout.px(40))


def log(target: Surface, brush: Brush, picture: AboardPicture) -> None:
    """The last thing that happened, with the mark of who did it; nothing before the first."""
    if not picture.log:
        return
    rect, px, line = brush.layout.aboard.log(), brush.layout.px, picture.log[-1]
    brush.plate(target, rect, PANEL.but(radius=18))
    middle, left = rect.top + (rect.height - px(8)) // 2, rect.left + px(18)
    if line.colour:
        who = CHARACTERS[line.colour]
        brush.disc(target, (rect.left + px(32), middle), 16, who.colour, INK, 2)
        brush.picture(target, who.sign, (rect.left + px(32), middle), 24)
        left = rect.left + px(58)
    icon = _log_icon(line.kind)
    if icon:
        brush.picture(target, icon, (rect.right - px(42), middle), 40)
    room = rect.right - px(74 if icon else 16) - left
    brush.text(target, words.log_line(line), 23, {"midleft": (left, middle)}, face=TEXT, width=room)


def _log_icon(kind: str) -> str:
    return {"group-split": "icons/food-crate", "group-taken": "icons/stop-flag", "skipped": "icons/stop-flag"}.get(
        kind, ""
    )
