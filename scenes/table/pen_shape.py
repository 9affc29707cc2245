"""The shape of a pen as a sign: its squares of straw as they lie to each other."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes.paint import Brush, Point
from scenes.theme import INK

SQUARES = ("a1", "b1", "a2", "b2")
"""The squares of a pen, as many as an animal needs."""
_STRAW = "#f0d48c"
_GAP = 0.07
"""Between two squares, by the side of one."""


def draw_shape(brush: Brush, target: Surface, squares: Sequence[str], centre: Point, size: float) -> Rect:
    """The squares named, drawn round ``centre`` as large as ``size`` units allow; where they lie then."""
    columns = [ord(square[0]) for square in squares]
    rows = [int(square[1:]) for square in squares]
    across, down = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    cell = brush.layout.px(size / max(2, across, down) / (1 + _GAP))
    step = cell + brush.layout.px(size * _GAP / 2)
    area = Rect(0, 0, across * step, down * step)
    area.center = centre
    for column, row in zip(columns, rows, strict=True):
        box = Rect(area.left + (column - min(columns)) * step, area.top + (row - min(rows)) * step, cell, cell)
        _draw_square(brush, target, box)
    return area


def _draw_square(brush: Brush, target: Surface, box: Rect) -> None:
    units = box.width / brush.layout.u
    line = max(2.5, 0.07 * units)
    brush.box(target, box, _STRAW, 0.15 * units, INK, line)
    inside = box.inflate(-4 * brush.layout.px(line), -4 * brush.layout.px(line))
    if inside.width > 0:
        target.blit(brush.art.picture("scene/deck-hay", inside.size), inside)
