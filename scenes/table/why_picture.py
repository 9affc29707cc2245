"""The little pictures beside a reason: what a thing needs and what of it is missing."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush, Point
from scenes.table.asking import Prompt
from scenes.table.pieces import dashes, divider
from scenes.theme import CARD, MISSING, WOOD_DARK

_NEEDS: dict[str, tuple[str, ...]] = {
    "pitch-needs-two-dividers": ("divider", "scene/pitch-field", "gap"),
}
"""What is shown for the code of a reason, left to right: pictures, a ``divider``, a ``gap`` for a missing one."""
_WIDTHS = {"divider": 84.0, "gap": 84.0}
_PICTURE = 44.0
_SPACE = 8.0


def draw_why(brush: Brush, target: Surface, box: Rect, prompt: Prompt) -> bool:
    """Draw the picture for the prompt's reason; whether there is one."""
    parts = _NEEDS.get(prompt.reason)
    if not parts:
        return False
    brush.box(target, box, CARD, 16, WOOD_DARK, 3)
    widths = [_WIDTHS.get(part, _PICTURE) for part in parts]
    x = -(sum(widths) + _SPACE * (len(parts) - 1)) / 2
    for part, width in zip(parts, widths, strict=True):
        centre = (box.centerx + round((x + width / 2) * brush.layout.u), box.centery)
        _draw_part(brush, target, part, centre, prompt.colour)
        x += width + _SPACE
    return True


def _draw_part(brush: Brush, target: Surface, part: str, centre: Point, colour: str) -> None:
    if part == "divider":
        divider(brush, target, colour, centre, _WIDTHS[part])
    elif part == "gap":
        rect = Rect(0, 0, brush.layout.px(_WIDTHS[part]), brush.layout.px(26))
        rect.center = centre
        dashes(brush, target, rect, 9, MISSING, 4)
    else:
        brush.picture(target, part, centre, _PICTURE)
