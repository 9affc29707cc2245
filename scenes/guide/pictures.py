"""What the guide tells without words, as pictures: rows of parts, each a kind and what it shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect, Surface

from game.ark.animals import SPECIES
from game.ark.scoring import MAJORITY
from scenes.guide.ending import Ending
from scenes.guide.people import GUIDE, PUPIL, RIVAL
from scenes.guide.shown import Animals
from scenes.paint import Brush, Point
from scenes.table.pen_shape import SQUARES, draw_shape
from scenes.table.pieces import arrow, divider, head
from scenes.table.tiles import board_tile, held_tile, species_of
from scenes.theme import BLACK, CHARACTERS

Part = tuple[str, str]
Rows = tuple[tuple[Part, ...], ...]
_ARROW, _TICK, _CROSS, _HEART = ("arrow", ""), ("icon", "done"), ("icon", "close"), ("icon", "paired")
_ME, _OTHER = ("head", PUPIL), ("head", RIVAL)
_MINE, _MATE, _OTHERS = ("tile", "mine"), ("tile", "mate"), ("tile", "other")
_MY_PEN = ("pen", "mine")
_STAR, _SUM = ("icon", "guide-star"), ("sum", "points")

PICTURES: dict[str, Rows] = {
    "partner": ((_MINE, _MATE, _ARROW, _HEART),),
    "owners": ((_ME, _MINE, _ARROW, ("worth", "mine")), (_OTHER, _MATE, _ARROW, ("worth", "mate"))),
    "load": (
        (_MINE, _MATE, _ARROW, _MY_PEN, _TICK),
        (("animal", "mine"), ("worth", "mine"), ("plank", PUPIL), ("coin", "1")),
    ),
    "size": ((_MINE, _ARROW, _MY_PEN, _TICK), (_OTHERS, _ARROW, ("pen", "other"), _TICK)),
    "hull": (
        (("hull", ""), _ARROW, ("plank", PUPIL), ("plank", PUPIL), ("plank", PUPIL)), (_ME, ("coin", str(MAJORITY))),
    ),
    "together": (
        (("plank", PUPIL), _MY_PEN, ("plank", RIVAL)), (_ME, ("coin", "1"), _OTHER, ("coin", "1")),
    ),
    "animals": ((("worker", PUPIL), ("icon", "action-tame")), (_ME, _ARROW, _OTHER)),
    "wood": (
        (_ME, ("plank", PUPIL), ("plank", PUPIL), ("plank", PUPIL), ("plank", PUPIL)),
        (_OTHER, ("plank", RIVAL), ("plank", RIVAL)),
    ),
    "first": ((("worker", PUPIL), ("icon", "action-load"), _MY_PEN, _TICK), (_OTHER, _MY_PEN, _CROSS)),
    "trade": ((_OTHERS, ("icon", "action-trade"), _MATE, ("coin", "1")), (_MINE, _MATE, _ARROW, _HEART)),
    "taken": (
        (("worker", RIVAL), ("icon", "action-wood"), _CROSS), (("worker", PUPIL), ("icon", "action-build"), _TICK),
    ),
    "farewell": ((_ME, _STAR, _TICK), (("head", GUIDE), ("icon", "sound-off"))),
}  # fmt: skip
"""For each lesson its rows, from top to bottom; animals are named as in :class:`Animals`."""

ENDINGS: dict[str, Rows] = {
    "animals": ((_ME, ("animal", "mine"), ("animal", "mate"), _ARROW, _SUM),),
    "dividers": ((_ME, ("plank", PUPIL), ("animal", "mine"), ("plank", PUPIL), _ARROW, _SUM),),
    "trading": ((_ME, ("animal", "other"), ("icon", "action-trade"), ("animal", "mate"), _ARROW, _SUM),),
    "hull": ((_ME, ("plank", PUPIL), ("hull", ""), _ARROW, _SUM),),
    "": ((_ME, _SUM), (_MINE, _MATE, _ARROW, _MY_PEN, _TICK)),
}
"""The same for what has brought most points in a match that is over, or nothing."""

_TILE_SIZE = (58, 86)
_WIDTHS = {"tile": 58.0, "plank": 66.0, "pen": 62.0, "coin": 66.0, "worth": 66.0, "head": 52.0, "arrow": 40.0,
           "sum": 118.0, "worker": 46.0, "hull": 110.0, "icon": 52.0, "animal": 56.0}  # fmt: skip
"""How wide a part is, in units."""
_TILE_HEIGHT, _HEIGHT, _GAP = 86.0, 62.0, 8.0
_MOST = 1.7
"""How many times its size a picture has at most where there is much room."""
_WITHIN = 0.97
"""How much of its room a picture takes: each part is rounded to whole pixels."""


def draw_lesson(brush: Brush, target: Surface, name: str, animals: Animals, room: Rect) -> None:
    """Draw the picture of a lesson in the middle of a room, smaller where it must be.  Raises KeyError."""
    _draw_rows(brush, target, PICTURES[name], animals._asdict(), room)


def draw_ending(brush: Brush, target: Surface, ending: Ending, room: Rect) -> None:
    """Draw out of what the pupil got most points, and how many.  Raises KeyError."""
    named = {**ending.animals._asdict(), "points": str(ending.points)}
    _draw_rows(brush, target, ENDINGS[ending.source], named, room)


def _draw_rows(brush: Brush, target: Surface, picture: Rows, named: Mapping[str, str], room: Rect) -> None:
    """Draw a picture in the middle of a room; what its parts show may be ``named`` otherwise."""
    rows = [[(kind, named.get(what, what)) for kind, what in row] for row in picture]
    width, height = max(map(_width, rows)), sum(map(_height, rows)) + _GAP * (len(rows) - 1)
    scale = min(_MOST, _WITHIN * room.width / brush.layout.px(width), _WITHIN * room.height / brush.layout.px(height))
    smaller = Brush(brush.layout.drawn(scale * brush.layout.u / brush.layout.grid), brush.art, brush.fonts)
    top = room.centery - smaller.layout.px(height) // 2
    for row in rows:
        down = smaller.layout.px(_height(row))
        _draw_row(smaller, target, row, (room.centerx, top + down // 2))
        top += down + smaller.layout.px(_GAP)


def _width(row: Sequence[Part]) -> float:
    return sum(_WIDTHS[kind] for kind, _ in row) + _GAP * (len(row) - 1)


def _height(row: Sequence[Part]) -> float:
    return _TILE_HEIGHT if any(kind == "tile" for kind, _ in row) else _HEIGHT


def _draw_row(brush: Brush, target: Surface, row: Sequence[Part], middle: Point) -> None:
    x = middle[0] - brush.layout.px(_width(row)) / 2
    for kind, what in row:
        half = brush.layout.px(_WIDTHS[kind]) / 2
        _DRAWN[kind](brush, target, what, (round(x + half), middle[1]))
        x += 2 * half + brush.layout.px(_GAP)


# -- the parts
def _tile(brush: Brush, target: Surface, what: str, centre: Point) -> None:
    tile = held_tile(brush, what, _TILE_SIZE)
    target.blit(tile, tile.get_rect(center=centre))


def _animal(brush: Brush, target: Surface, what: str, centre: Point) -> None:
    tile = board_tile(brush, what, brush.layout.px(_WIDTHS["animal"]), paired=True)
    target.blit(tile, tile.get_rect(center=centre))


def _coin(brush: Brush, target: Surface, what: str, centre: Point) -> None:
    coin = (centre[0] - brush.layout.px(15), centre[1])
    brush.picture(target, "icons/point", coin, 36)
    brush.text(target, what, 30, {"midleft": (coin[0] + brush.layout.px(21), centre[1])}, face=BLACK, digits=True)


def _sum(brush: Brush, target: Surface, what: str, centre: Point) -> None:
    left = centre[0] - brush.layout.px(_WIDTHS["sum"] / 2)
    brush.picture(target, "icons/point", (left + brush.layout.px(22), centre[1]), 44)
    brush.text(target, what, 36, {"midleft": (left + brush.layout.px(50), centre[1])}, face=BLACK, digits=True)


def _worth(brush: Brush, target: Surface, what: str, centre: Point) -> None:
    _coin(brush, target, str(SPECIES[species_of(what)].points), centre)


def _pen(brush: Brush, target: Surface, what: str, centre: Point) -> None:
    draw_shape(brush, target, SQUARES[: SPECIES[species_of(what)].size], centre, _WIDTHS["pen"])


_DRAWN: dict[str, Callable[[Brush, Surface, str, Point], object]] = {
    "tile": _tile,
    "animal": _animal,
    "coin": _coin,
    "worth": _worth,
    "sum": _sum,
    "pen": _pen,
    "plank": lambda brush, target, what, centre: divider(brush, target, what, centre, _WIDTHS["plank"]),
    "head": lambda brush, target, what, centre: head(brush, target, what, centre, 50),
    "worker": lambda brush, target, what, centre: brush.picture(target, CHARACTERS[what].worker, centre, 54),
    "icon": lambda brush, target, what, centre: brush.picture(target, f"icons/{what}", centre, 50),
    "arrow": lambda brush, target, what, centre: arrow(brush, target, centre, 40),
    "hull": lambda brush, target, what, centre: brush.picture(target, "scene/little-ark", centre, _WIDTHS["hull"]),
}
"""How each kind of part is drawn."""
