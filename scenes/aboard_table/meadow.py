"""Where the groups lie on the meadow: a mat each, flowing left to right, and the dashed mat of a split."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pygame import Rect

from game.aboard.actions import HAND
from scenes.layout import Layout

NATURAL, CROWDED, CROWDED_FROM = 140.0, 112.0, 8
"""Side of a tile in a group of up to seven, and in a larger one, in units."""
_FORMS: tuple[tuple[float, float, float], ...] = (
    (140, 140, 238), (140, 124, 238), (124, 124, 238), (112, 112, 190), (100, 100, 160), (100, 100, 120),
    (88, 88, 160), (88, 88, 120), (76, 76, 120), (66, 66, 120), (56, 56, 120),
)  # fmt: skip
"""The largest tiles of the biggest group and of the others, and the narrowest button: tried until all mats fit."""
_TALL_FORMS: tuple[tuple[float, float, float], ...] = (
    (196, 196, 238), (182, 168, 238), (168, 154, 238), (154, 154, 238),
)  # fmt: skip
"""Tried first where there is more room: in tall windows, and where everything else is small."""
LINE, SIDE, BUTTON_HEIGHT, OVER_BUTTON = 5.0, 21.0, 68.0, 10.0
BUTTON_WIDTH = 238.0
PALMS, EDGE, COLUMN_GAP, LEAST_GAP, STACK_GAP = 150.0, 24.0, 52.0, 20.0, 18.0
"""Room kept for the palms at both ends, for the rim above and below, and between mats."""
TRAY, TRAY_SHIFT, LABEL_GAP, LABEL_HEIGHT, SPLIT_HEIGHT = 350.0, 14.0, 24.0, 72.0, 72.0
"""The dashed mat: its side, how far it stands below the tops of the mats, and what lies at its foot.  It is less high
where the meadow is low."""
TRAY_INSET, TRAY_GAP = 17.0, 7.0
"""On the dashed mat: the room kept at its edge and between tiles."""
HAND_TILE, HAND_WIDTH, HAND_HEIGHT, HAND_INSET = 150.0, 534.0, 202.0, 26.0
"""The tray of the tiles dealt at the start."""


@dataclass(frozen=True)
class Mat:
    """A group on its mat, in pixels; ``side`` is that of its tiles in units."""

    group: tuple[str, ...]
    rect: Rect
    button: Rect
    side: float
    tiles: dict[str, Rect]

    @property
    def name(self) -> str:
        """What the mat is called while it is on its way."""
        return f"mat:{self.group[0]}" if self.group else ""


@dataclass(frozen=True)
class Tray:
    """The dashed mat with the tiles picked for a split: ``split`` is the button's place, ``label`` the sizes'."""

    rect: Rect
    tiles: dict[str, Rect]
    side: float
    split: Rect
    label: Rect


@dataclass(frozen=True)
class MeadowPlan:
    """Where everything in the middle lies, in pixels."""

    mats: tuple[Mat, ...] = ()
    clearing: Rect | None = None
    """Where the dashed mat comes, if any group has more than one animal."""
    tray: Tray | None = None
    hand: tuple[Rect, ...] = ()
    """The places of the tiles to choose from."""
    hand_tray: Rect | None = None

    def mat_of(self, tile: str) -> Mat | None:
        """The mat on which a tile lies, or from which it was lifted."""
        return next((mat for mat in self.mats if tile in mat.group), None)

    def place_of(self, tile: str) -> Rect | None:
        """Where a tile lies just now."""
        if self.tray and tile in self.tray.tiles:
            return self.tray.tiles[tile]
        mat = self.mat_of(tile)
        return mat.tiles[tile] if mat else None


@dataclass
class _Shape:
    """A mat before it has its place: everything in units."""

    group: tuple[str, ...]
    side: float
    places: int
    least_button: float

    @property
    def columns(self) -> int:
        return min(self.places, 4) if self.places < 9 else (self.places + 1) // 2

    @property
    def gap(self) -> float:
        return 0.1 * self.side

    @property
    def width(self) -> float:
        tiles = self.columns * self.side + (self.columns - 1) * self.gap
        return max(tiles, self.least_button) + 2 * SIDE

    @property
    def button(self) -> float:
        return min(BUTTON_WIDTH, self.width - 2 * SIDE)

    @property
    def top(self) -> float:
        return LINE + 0.1 * self.side

    @property
    def button_top(self) -> float:
        rows = -(-self.places // self.columns)
        return self.top + rows * self.side + (rows - 1) * self.gap + OVER_BUTTON

    @property
    def height(self) -> float:
        return self.button_top + BUTTON_HEIGHT + 0.1 * self.side


@dataclass
class _Column:
    """Mats one above the other; lengths in units."""

    shapes: list[_Shape] = field(default_factory=list)

    @property
    def width(self) -> float:
        return max(shape.width for shape in self.shapes)

    @property
    def height(self) -> float:
        return sum(shape.height for shape in self.shapes) + STACK_GAP * (len(self.shapes) - 1)


@dataclass(frozen=True)
class Middle:
    """What lies in the middle: its groups, the tiles ``lifted`` out of one of them, and whether a ``hand`` is shown.

    ``room``: how many tiles the one group will have once all are laid out; 0 when that is done.  While ``dragging``
    no button needs room on the dashed mat; where all is ``still`` that mat never comes.
    """

    groups: Sequence[Sequence[str]] = ()
    lifted: Sequence[str] = ()
    dragging: bool = False
    room: int = 0
    hand: bool = False
    still: bool = False

    @property
    def tray(self) -> bool:
        """Whether room is kept for the dashed mat: a group has more than one animal, or will have."""
        return not (self.hand or self.still) and (self.room > 0 or any(len(group) > 1 for group in self.groups))


def plan_meadow(layout: Layout, middle: Middle) -> MeadowPlan:
    """Lay out the groups, the biggest first, round the place where the dashed mat comes once tiles are lifted.

    That place is free from the start, so that nothing moves while tiles are picked.
    """
    meadow = layout.aboard.meadow()
    room = (meadow.width / layout.u - 2 * PALMS, meadow.height / layout.u - 2 * EDGE)
    if not middle.hand:
        return _Placing(layout, middle, room).plan()
    mats = _Placing(layout, middle, (room[0] - HAND_WIDTH - COLUMN_GAP, room[1])).plan()
    return replace(mats, **_hand(layout, meadow, room[0]))


def _hand(layout: Layout, meadow: Rect, width: float) -> dict[str, Any]:
    """The tray of the hand and its slots, at the right end of the meadow's ``width``, which is in units."""
    x = (meadow.left - layout.left) / layout.u + PALMS + width - HAND_WIDTH
    y = meadow.centery / layout.u - HAND_HEIGHT / 2
    step = (HAND_WIDTH - 2 * HAND_INSET - HAND_TILE) / (HAND - 1)
    slots = [layout.piece(x + HAND_INSET + step * i, y + HAND_INSET, HAND_TILE, HAND_TILE) for i in range(HAND)]
    return {"hand": tuple(slots), "hand_tray": layout.piece(x, y, HAND_WIDTH, HAND_HEIGHT)}


def _fitting(middle: Middle, room: tuple[float, float], roomy: bool) -> list[_Column]:
    """The columns of mats with the largest tiles that fit into ``room``."""
    groups = sorted((tuple(group) for group in middle.groups), key=len, reverse=True)
    columns: list[_Column] = []
    for form in (*_TALL_FORMS, *_FORMS) if roomy else _FORMS:
        columns = _stacked([_shape(g, form[min(i, 1)], middle.room, form[2]) for i, g in enumerate(groups)], room[1])
        if _fits(columns, room, middle.tray):
            break
    return columns


def _fits(columns: Sequence[_Column], room: tuple[float, float], tray: bool) -> bool:
    """Whether there is room for the columns, and for the dashed mat if it can come; beside a single column it
    comes without moving that out of the middle."""
    width = sum(column.width for column in columns) + LEAST_GAP * len(columns)
    if tray:
        width += TRAY if len(columns) > 1 else 2 * TRAY + LEAST_GAP
    return width <= room[0] and all(column.height <= room[1] for column in columns)


def _shape(group: tuple[str, ...], cap: float, room: int, button: float) -> _Shape:
    """The mat of a group whose tiles are at most ``cap`` wide; large groups have smaller ones."""
    places = max(len(group), room)
    crowded = max(CROWDED, cap * CROWDED / NATURAL)
    return _Shape(group, min(cap, crowded) if places >= CROWDED_FROM else cap, places, button)


def _stacked(shapes: list[_Shape], height: float) -> list[_Column]:
    """The mats in columns: each under the one before where there is room for it."""
    columns: list[_Column] = []
    for shape in shapes:
        if columns and columns[-1].height + STACK_GAP + shape.height <= height:
            columns[-1].shapes.append(shape)
        else:
            columns.append(_Column([shape]))
    return columns


def _gathered(count: int, height: float) -> tuple[int, float]:
    """In how many columns that many tiles lie on the dashed mat, and how large, with this much height for them."""
    width = TRAY - 2 * TRAY_INSET
    sides = {}
    for columns in range(2, 6):
        rows = -(-count // columns)
        sides[columns] = min(width / columns, height / rows) - TRAY_GAP
    best = max(sides, key=lambda columns: sides[columns])
    return best, min(NATURAL, sides[best])


class _Placing:
    """Gives columns of mats, and the dashed mat, their places."""

    def __init__(self, layout: Layout, middle: Middle, room: tuple[float, float]) -> None:
        self.layout = layout
        self.middle = middle
        self.room = room
        self.columns = _fitting(middle, room, layout.tall or layout.scale < 1)
        self.widths = [column.width for column in self.columns]
        meadow = layout.aboard.meadow()
        self.left = (meadow.left - layout.left) / layout.u + PALMS
        self.centre = meadow.centery / layout.u
        self.high = min(TRAY, room[1] - LABEL_GAP - LABEL_HEIGHT)
        """The height of the dashed mat, in units."""

    def plan(self) -> MeadowPlan:
        if not self.columns:
            return MeadowPlan()
        tops = self.centre - max(column.height for column in self.columns) / 2
        lefts, free = self._lefts()
        mats: list[Mat] = []
        for column, x in zip(self.columns, lefts, strict=True):
            mats += self._stack(column, x, tops)
        if not self.middle.tray:
            return MeadowPlan(tuple(mats))
        top = self._tray_top(tops)
        tray = self._tray(free, top) if self.middle.lifted else None
        return MeadowPlan(tuple(mats), self.layout.piece(free, top, TRAY, self.high), tray)

    def _lefts(self) -> tuple[list[float], float]:
        """Where each column begins, and where the dashed mat would: at the right where that is free, or between."""
        gap = self._gap()
        beside = not self.middle.tray or self._alone or self._breadth(gap) + 2 * (gap + TRAY) <= self.room[0]
        before = len(self.columns) if beside else self._halfway()
        x = self.left + (self.room[0] - self._breadth(gap) - (0 if beside else TRAY + gap)) / 2
        lefts, free = list[float](), 0.0
        for index, width in enumerate([*self.widths, 0.0]):
            if index == before:
                free, x = x, x + TRAY + gap
            lefts.append(x)
            x += width + gap
        return lefts[:-1], free

    def _breadth(self, gap: float) -> float:
        """The width of all columns, so far apart."""
        return sum(self.widths) + gap * (len(self.widths) - 1)

    @property
    def _alone(self) -> bool:
        """Whether all mats stand in one column."""
        return len(self.columns) == 1

    def _gap(self) -> float:
        """Between columns: what is left over, as long as the dashed mat would still fit in."""
        free = TRAY if self.middle.tray else 0
        if self._alone:
            return min(COLUMN_GAP, (self.room[0] - self.widths[0]) / 2 - free)
        return min(COLUMN_GAP, (self.room[0] - free - sum(self.widths)) / len(self.columns))

    def _halfway(self) -> int:
        """How many columns stand left of the dashed mat, so that it comes as near to the middle as can be."""
        widths = self.widths
        return min(range(1, len(widths)), key=lambda n: abs(sum(widths[:n]) - sum(widths[n:])))

    def _stack(self, column: _Column, left: float, top: float) -> list[Mat]:
        mats = []
        for shape in column.shapes:
            mats.append(self._mat(shape, left + (column.width - shape.width) / 2, top))
            top += shape.height + STACK_GAP
        return mats

    def _mat(self, shape: _Shape, x: float, y: float) -> Mat:
        box = self.layout.piece
        step = shape.side + shape.gap
        inner = shape.columns * step - shape.gap
        first = x + (shape.width - inner) / 2
        tiles = {}
        for index, tile in enumerate(shape.group):
            row, column = divmod(index, shape.columns)
            tiles[tile] = box(first + column * step, y + shape.top + row * step, shape.side, shape.side)
        button = box(x + (shape.width - shape.button) / 2, y + shape.button_top, shape.button, BUTTON_HEIGHT)
        return Mat(shape.group, box(x, y, shape.width, shape.height), button, shape.side, tiles)

    def _tray_top(self, tops: float) -> float:
        """A little lower than the mats, if there is room below for what it costs and gives."""
        return min(tops + TRAY_SHIFT, self.centre + self.room[1] / 2 - self.high - LABEL_GAP - LABEL_HEIGHT)

    def _tray(self, x: float, y: float) -> Tray:
        box = self.layout.piece
        columns, side = _gathered(
            len(self.middle.lifted), self.high - 2 * TRAY_INSET - (0 if self.middle.dragging else SPLIT_HEIGHT)
        )
        step = min(side + 2 * TRAY_GAP, (TRAY - 2 * TRAY_INSET) / columns)
        first, tiles = x + (TRAY - step * columns + TRAY_GAP) / 2, {}
        for index, tile in enumerate(self.middle.lifted):
            row, column = divmod(index, columns)
            left, top = first + step * column, y + TRAY_INSET + (side + TRAY_GAP) * row
            tiles[tile] = box(left, top, side, side)
        split = box(x + 70, y + self.high - SPLIT_HEIGHT - TRAY_INSET, TRAY - 140, SPLIT_HEIGHT)
        label = box(x + 2, y + self.high + LABEL_GAP, TRAY - 4, LABEL_HEIGHT)
        return Tray(box(x, y, TRAY, self.high), tiles, side, split, label)
