"""The little pictures beside a reason: what a thing needs, and what of it is missing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from game.ark.animals import SEXES, SPECIES
from game.core import DARK, Reason
from scenes.answers import ANSWERS
from scenes.paint import Brush, Point
from scenes.table.pen_shape import SQUARES, draw_shape
from scenes.table.pieces import dashes, divider, good, pip
from scenes.table.tiles import board_tile, portrait
from scenes.theme import BLACK, CARD, CHARACTERS, INK, MISSING, WOOD_DARK

_FOOD, _PITCH, _CRATE = "icons/food", "scene/pitch-cube", "icons/food-crate"
_HAY = "#f0d48c"
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
_WIDTHS = {
    "shape": 56.0, "divider": 80.0, "gap": 80.0, "scene/pitch-field": 38.0, "size": 200.0, "points": 210.0,
    "crates": 104.0,
}  # fmt: skip
_PICTURE, _SPACE, _SQUARE, _PIP = 44.0, 8.0, 30.0, 22.0
_ANIMAL = {"animal": "tile", "first": "first", "second": "second"}
"""The parts that are an animal's portrait, with the parameter of the reason that names its tile."""


class _Spot(NamedTuple):
    """Where a part is drawn, and what for."""

    brush: Brush
    target: Surface
    centre: Point
    reason: Reason
    owner: str
    """Whose pieces are shown, by colour."""

    def box(self, width: float, height: float) -> Rect:
        """A rectangle round the middle, given in units."""
        return _box(self.brush, self.centre, width, height)


def draw_why(brush: Brush, target: Surface, box: Rect, reason: Reason, colour: str) -> None:
    """Draw the picture of a reason told while the player of a ``colour`` has the turn, which may be nobody."""
    parts = _instead(reason) or ANSWERS[reason.code].picture
    brush.box(target, box, CARD, 16, WOOD_DARK, 3)
    widths = [_WIDTHS.get(part, _PICTURE) for part in parts]
    x = -(sum(widths) + _SPACE * (len(parts) - 1)) / 2
    for part, width in zip(parts, widths, strict=True):
        centre = (box.centerx + round((x + width / 2) * brush.layout.u), box.centery)
        draw = _DRAWN.get(part)
        if draw:
            draw(_Spot(brush, target, centre, reason, _owner(reason, colour)))
        else:
            brush.picture(target, part, centre, _PICTURE)
        x += width + _SPACE


def _instead(reason: Reason) -> tuple[str, ...]:
    """What is to be done now, where the reason is that another kind of move is awaited."""
    awaited = reason.params.get("awaited")
    kinds = awaited if isinstance(awaited, tuple) else ()
    return next((_AWAITED[kind] for kind in kinds if kind in _AWAITED), ())


def _draw_squares(brush: Brush, target: Surface, centre: Point, count: int) -> None:
    """A pen of so many squares."""
    for number in range(count):
        x = centre[0] + round((number - (count - 1) / 2) * (_SQUARE + 2) * brush.layout.u)
        brush.box(target, _box(brush, (x, centre[1]), _SQUARE, _SQUARE), _HAY, 5, INK, 3)


def _draw_row(brush: Brush, target: Surface, centre: Point, need: int, have: int, colour: str) -> None:
    """The loading points that a colour has, and dashes for those of ``need`` that are missing."""
    side = min(_PIP, _WIDTHS["points"] / max(1, need) - 2)
    for number in range(need):
        x = centre[0] + round((number - (need - 1) / 2) * (side + 3) * brush.layout.u)
        rect = _box(brush, (x, centre[1]), side, side)
        if number < have:
            pip(brush, target, rect, CHARACTERS[colour].colour, "left")
        else:
            brush.box(target, rect, "", 6, MISSING, 3)


def _owner(reason: Reason, colour: str) -> str:
    """Whose pieces are shown: the player's whom the reason names, else of whoever has the turn, if anybody has."""
    named = (str(reason.params.get(name, "")) for name in ("by", "player", "to_move"))
    return next((one for one in (*named, colour) if one in CHARACTERS), next(iter(CHARACTERS)))


def _portrait(tile: str) -> str:
    """The picture of the animal on a tile of any of the games; of the face-down one, its back."""
    return "scene/tile-back" if tile == DARK else portrait(tile.rstrip("12345"))


def _box(brush: Brush, centre: Point, width: float, height: float) -> Rect:
    rect = Rect(0, 0, brush.layout.px(width), brush.layout.px(height))
    rect.center = centre
    return rect


def _number(reason: Reason, key: str) -> int:
    value = reason.params.get(key, 0)
    return value if isinstance(value, int) else 0


# -- the parts
def _dashed(spot: _Spot, width: float, height: float, radius: float) -> None:
    """Where something is missing."""
    dashes(spot.brush, spot.target, spot.box(width, height), radius, MISSING, 4)


def _animal(spot: _Spot, key: str) -> None:
    """The animal on the tile that the reason names so."""
    spot.brush.picture(spot.target, _portrait(str(spot.reason.params[key])), spot.centre, _PICTURE)


def _half(spot: _Spot, sex: str) -> None:
    """One of the pair."""
    tile = board_tile(spot.brush, f"{spot.reason.params['species']}/{sex}", spot.brush.layout.px(_PICTURE), True)
    spot.target.blit(tile, tile.get_rect(center=spot.centre))


def _shape(spot: _Spot) -> None:
    """The pen that the species needs."""
    squares = max(1, SPECIES[str(spot.reason.params["species"])].size)
    draw_shape(spot.brush, spot.target, SQUARES[:squares], spot.centre, _PICTURE)


def _points(spot: _Spot) -> None:
    counts = _number(spot.reason, "need"), _number(spot.reason, "have")
    _draw_row(spot.brush, spot.target, spot.centre, *counts, spot.owner)


def _price(spot: _Spot) -> None:
    """A crate, and how many of them it costs."""
    px, (x, y) = spot.brush.layout.px, spot.centre
    spot.brush.picture(spot.target, _CRATE, (x - px(_PICTURE / 2 + 4), y), _PICTURE)
    number = {"midleft": (x + px(6), y)}
    spot.brush.text(spot.target, str(_number(spot.reason, "price")), 34, number, face=BLACK, digits=True)


_DRAWN: dict[str, Callable[[_Spot], object]] = {
    "divider": lambda spot: divider(spot.brush, spot.target, spot.owner, spot.centre, _WIDTHS["divider"]),
    "gap": lambda spot: _dashed(spot, _WIDTHS["gap"], 26, 9),
    "slot": lambda spot: _dashed(spot, _PICTURE, _PICTURE, 10),
    "worker": lambda spot: spot.brush.picture(spot.target, CHARACTERS[spot.owner].worker, spot.centre, 50),
    "good": lambda spot: good(spot.brush, spot.target, str(spot.reason.params["what"]), spot.owner, spot.centre, 40),
    **{part: partial(_animal, key=key) for part, key in _ANIMAL.items()},
    **{sex: partial(_half, sex=sex) for sex in SEXES},
    "pen": lambda spot: spot.brush.box(spot.target, spot.box(_SQUARE, _SQUARE), _HAY, 5, INK, 3),
    "shape": _shape,
    "size": lambda spot: _draw_squares(spot.brush, spot.target, spot.centre, _number(spot.reason, "needed")),
    "points": _points,
    "crates": _price,
}
"""How each kind of part is drawn; any other is the name of a picture."""
