"""The little pictures beside a reason: what a thing needs, and what of it is missing."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ark.animals import SEXES, SPECIES
from game.core import Reason
from scenes.paint import Brush, Point
from scenes.table.pen_shape import SQUARES, draw_shape
from scenes.table.pieces import dashes, divider, pip
from scenes.table.tiles import board_tile
from scenes.theme import CARD, CHARACTERS, INK, MISSING, WOOD_DARK

_FOOD, _PITCH, _FLAG, _TICK = "icons/food", "scene/pitch-cube", "icons/missing", "icons/done"
_HAY = "#f0d48c"
_NEEDS: dict[str, tuple[str, ...]] = {
    "pitch-needs-two-dividers": ("divider", "scene/pitch-field", "gap"),
    "edge-occupied": ("divider", _TICK),
    "inside-enclosure": ("pen", "icons/close"),
    "no-divider-left": ("gap", _FLAG),
    "no-pitch-left": (_PITCH, _FLAG),
    "field-sealed": (_PITCH, _TICK),
    "no-food-left": (_FOOD, _FLAG),
    "square-has-food": (_FOOD, _TICK),
    "food-missing": (_FOOD, _FLAG),
    "pitch-missing": (_PITCH, _FLAG),
    "no-own-divider": ("pen", "gap"),
    "not-an-enclosure": ("gap", _FLAG),
    "enclosure-taken": ("pen", "icons/paired"),
    "animal-paired": ("icons/paired",),
    "pair-not-complete": ("icons/single", _FLAG),
    "not-your-pair": ("icons/paired", "icons/close"),
    "same-colour": ("divider", "divider"),
    "one-colour": ("divider", "divider"),
    "must-exchange": ("icons/action-trade",),
    "space-taken": ("worker",),
    "wrong-size": ("size",),
    "too-few-loading-points": ("points",),
    "animal-loaded": ("icons/paired", "icons/action-load"),
    "bag-empty": ("scene/tile-back", _FLAG),
    "tile-not-drawn": ("scene/tile-back", "icons/close"),
    "tile-not-held": ("scene/tile-back", "icons/close"),
    "pair-first": ("m", "f", "icons/arrow", "shape"),
    "keep-first": ("icons/hand-tap", "scene/tile-back"),
    "give-first": ("icons/hand-tap", "scene/tile-back", "icons/arrow", "scene/bag-male", "scene/bag-female"),
}
"""What is shown for the code of a reason, left to right: pictures, or one of the parts below."""
_AWAITED: dict[str, tuple[str, ...]] = {
    "choose": ("worker", "icons/arrow", "icons/action-wood", "icons/action-load"),
    "take": ("icons/hand-tap", "scene/tile-back"),
    "draw": ("icons/hand-tap", "scene/bag-male", "scene/bag-female"),
    "exchange": ("icons/hand-tap", "icons/action-trade"),
    "bonus": ("icons/hand-tap", "icons/point"),
    "swap": ("divider", "icons/action-trade"),
    "wall": ("icons/hand-tap", "divider"),
    "pitch": ("icons/hand-tap", _PITCH),
    "load": ("icons/paired", "icons/arrow", "pen"),
    "food": ("icons/hand-tap", _FOOD),
}
"""What is shown where something else is to be done now, by a kind of move that is awaited."""
_WIDTHS = {"shape": 56.0, "divider": 80.0, "gap": 80.0, "scene/pitch-field": 38.0, "size": 200.0, "points": 210.0}
_PICTURE, _SPACE, _SQUARE, _PIP = 44.0, 8.0, 30.0, 22.0


def draw_why(brush: Brush, target: Surface, box: Rect, reason: Reason, colour: str) -> bool:
    """Draw the picture of a reason told to the player of a colour; whether there is one."""
    parts = _NEEDS.get(reason.code) or _instead(reason)
    if not parts:
        return False
    brush.box(target, box, CARD, 16, WOOD_DARK, 3)
    widths = [_WIDTHS.get(part, _PICTURE) for part in parts]
    x = -(sum(widths) + _SPACE * (len(parts) - 1)) / 2
    for part, width in zip(parts, widths, strict=True):
        centre = (box.centerx + round((x + width / 2) * brush.layout.u), box.centery)
        _draw_part(brush, target, part, centre, reason, colour)
        x += width + _SPACE
    return True


def _instead(reason: Reason) -> tuple[str, ...]:
    """What is to be done now, where the reason is that another kind of move is awaited."""
    awaited = reason.params.get("awaited")
    kinds = awaited if isinstance(awaited, tuple) else ()
    return next((_AWAITED[kind] for kind in kinds if kind in _AWAITED), ())


def _draw_part(brush: Brush, target: Surface, part: str, centre: Point, reason: Reason, colour: str) -> None:
    by = str(reason.params.get("by", colour))
    owner = by if by in CHARACTERS else colour
    if part == "divider":
        divider(brush, target, owner, centre, _WIDTHS[part])
    elif part == "gap":
        dashes(brush, target, _box(brush, centre, _WIDTHS[part], 26), 9, MISSING, 4)
    elif part == "worker":
        brush.picture(target, CHARACTERS[owner].worker, centre, 50)
    elif part == "pen":
        brush.box(target, _box(brush, centre, _SQUARE, _SQUARE), _HAY, 5, INK, 3)
    elif part in SEXES:
        tile = board_tile(brush, f"{reason.params['species']}/{part}", brush.layout.px(_PICTURE), True)
        target.blit(tile, tile.get_rect(center=centre))
    elif part == "shape":
        squares = max(1, SPECIES[str(reason.params["species"])].size)
        draw_shape(brush, target, SQUARES[:squares], centre, _PICTURE)
    elif part == "size":
        _draw_squares(brush, target, centre, _number(reason, "needed"))
    elif part == "points":
        _draw_points(brush, target, centre, reason, colour)
    else:
        brush.picture(target, part, centre, _PICTURE)


def _draw_squares(brush: Brush, target: Surface, centre: Point, count: int) -> None:
    """A pen of so many squares."""
    for number in range(count):
        x = centre[0] + round((number - (count - 1) / 2) * (_SQUARE + 2) * brush.layout.u)
        brush.box(target, _box(brush, (x, centre[1]), _SQUARE, _SQUARE), _HAY, 5, INK, 3)


def _draw_points(brush: Brush, target: Surface, centre: Point, reason: Reason, colour: str) -> None:
    """The loading points one has, and dashes for those that are missing."""
    need, have = _number(reason, "need"), _number(reason, "have")
    for number in range(need):
        x = centre[0] + round((number - (need - 1) / 2) * (_PIP + 4) * brush.layout.u)
        rect = _box(brush, (x, centre[1]), _PIP, _PIP)
        if number < have:
            pip(brush, target, rect, CHARACTERS[colour].colour, "left")
        else:
            brush.box(target, rect, "", 6, MISSING, 3)


def _box(brush: Brush, centre: Point, width: float, height: float) -> Rect:
    rect = Rect(0, 0, brush.layout.px(width), brush.layout.px(height))
    rect.center = centre
    return rect


def _number(reason: Reason, key: str) -> int:
    value = reason.params.get(key, 0)
    return value if isinstance(value, int) else 0
