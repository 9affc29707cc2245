"""The players' panels: portrait, name, points, goods and the tiles they hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from pygame import Rect, Surface

from game.ark.animals import partner_of
from scenes.paint import Brush, Point
from scenes.table import looks
from scenes.table.marks import TAGGED, Marks, Target
from scenes.table.picture import Picture
from scenes.table.pieces import column, dashes, foot_of, gold_ring, good, tag
from scenes.table.tiles import HELD_CROWD, HELD_FEW, HELD_MANY, HELD_TALL, Units, held_tile, species_of
from scenes.theme import (
    BLACK,
    CHARACTERS,
    DIMMED,
    FREDOKA,
    GOLD,
    INK,
    NAME_PLATE,
    NAME_RIM,
    PANEL,
    SECONDARY,
    TEXT,
    TIGHT_RIM,
)

_LEFT, _MARGIN = 144.0, 14.0
"""Where counts and tiles begin, in units from a panel's left edge, and how far off its right edge they end."""
_ROW = 25.0
"""The middle of the row of counts below the panel's upper edge."""
_PORTRAIT: tuple[float, float, float] = (67.5, 61, 110)
_ICONS = {"point": 38.0, "divider": 34.0, "pitch": 33.0, "food": 35.0}
_DIVIDERS_LEFT = 244.0
_SMALL = 0.84
"""Below this scale the name plate takes the whole colour column."""
_PALE = 56
"""How strongly a tile that cannot be given away is veiled, out of 255."""
_PAIR_STEP = 16.0
"""How far the second tile of a pair shows beside the first where tiles must overlap."""


@dataclass(frozen=True)
class _Count:
    """One count of the upper row: its good, the number, and the stock behind it in smaller type."""

    what: str
    number: int
    stock: str = ""


@dataclass(frozen=True)
class _Placed:
    """A count with its places in pixels from the panel's left edge."""

    count: _Count
    icon: int
    text: int
    size: float
    end: int


@dataclass(frozen=True)
class _Grid:
    """How held tiles are laid out; lengths in units."""

    size: Units
    top: float
    gap: Units

    def columns(self, width: float) -> int:
        """Tiles that fit side by side into a panel so wide."""
        return int((width - 2 - _LEFT + self.gap[0]) // (self.size[0] + self.gap[0]))

    def rows(self, height: float) -> int:
        """Rows that fit a panel so high."""
        return max(1, int((height - 3 - self.top + self.gap[1]) // (self.size[1] + self.gap[1])))


_GRIDS = (
    _Grid(HELD_FEW, 60, (5, 6)),
    _Grid(HELD_MANY, 49, (3, 2)),
    _Grid(HELD_CROWD, 49, (3, 2)),
)
_SIZES = (HELD_TALL, HELD_FEW, HELD_MANY, HELD_CROWD)
_TALL_GRIDS = (_Grid(HELD_TALL, 51, (3.6, 4)), *_GRIDS)
_TALL, _SIGN_FROM = 194.0, 240.0
"""Heights of a panel from which it holds larger tiles, and tells who is a person and who a computer."""


class Panels:
    """Draws the panels and knows where in them everything lies."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush

    # -- places
    def rect(self, picture: Picture, colour: str) -> Rect:
        """The panel of a player."""
        seat = next(number for number, one in enumerate(picture.seats) if one.colour == colour)
        return self.brush.layout.player_panel(seat, len(picture.seats))

    def portrait(self, picture: Picture, colour: str) -> Rect:
        """The head in the colour column, where a player's workers come from in the Family Variant."""
        panel, (x, y, size) = self.rect(picture, colour), _PORTRAIT
        more = self._more(panel)
        size += 0.5 * more
        return self._box(panel, x - size / 2, y + 0.5 * more - size / 2, size, size)

    def _counts_row(self, panel: Rect) -> int:
        """The middle of the row of counts, in pixels."""
        return panel.top + self.brush.layout.px(_ROW + 0.25 * self._more(panel))

    def _more(self, panel: Rect) -> float:
        """Units by which the portrait has more room than as drawn, above the name."""
        height = panel.height / self.brush.layout.u
        return max(0.0, height - _TALL + 12) if height < _SIGN_FROM else 0.0

    def good(self, picture: Picture, colour: str, what: str) -> Rect:
        """The sign of a good (``point divider pitch food``) in a player's panel."""
        panel, size = self.rect(picture, colour), self.brush.layout.px(_ICONS[what])
        placed = next((one for one in self._counts(picture, colour) if one.count.what == what), None)
        rect = Rect(0, 0, size, size)
        left = placed.icon if placed else self.brush.layout.px(_LEFT)
        rect.midleft = (panel.left + left, self._counts_row(panel))
        return rect

    def tile(self, picture: Picture, colour: str, tile: str) -> Rect:
        """Where a tile lies in its holder's panel, or will lie once it is held."""
        held = picture.held[colour].animals
        tiles = held if tile in held else [*held, tile]
        return self._slots(self.rect(picture, colour), tiles)[tile]

    def tiles(self, picture: Picture, colour: str) -> Iterator[tuple[str, Rect]]:
        """The tiles a player holds and where they lie, the uppermost last."""
        held = picture.held[colour].animals
        return iter(self._slots(self.rect(picture, colour), held).items())

    def targets(self, picture: Picture) -> list[tuple[Target, Rect]]:
        """Every tile held, as far as no other one lies on it."""
        found: list[tuple[Target, Rect]] = []
        for seat in picture.seats:
            rects = dict(self.tiles(picture, seat.colour))
            covers = [*list(rects.values())[1:], None]
            for (tile, rect), cover in zip(rects.items(), covers, strict=False):
                found.append((("held", f"{seat.colour} {tile}"), _uncovered(rect, cover)))
        return found

    def _box(self, panel: Rect, x: float, y: float, w: float, h: float) -> Rect:
        u = self.brush.layout.u
        return Rect(panel.left + round(x * u), panel.top + round(y * u), round(w * u), round(h * u))

    def _grid(self, panel: Rect, count: int) -> _Grid:
        width, height = panel.width / self.brush.layout.u, panel.height / self.brush.layout.u
        grids = _TALL_GRIDS if height >= _TALL else _GRIDS
        return next((grid for grid in grids if count <= grid.columns(width) * grid.rows(height)), grids[-1])

    def _slots(self, panel: Rect, tiles: list[str]) -> dict[str, Rect]:
        grid = self._grid(panel, len(tiles))
        rows, columns = grid.rows(panel.height / self.brush.layout.u), grid.columns(panel.width / self.brush.layout.u)
        if len(tiles) > columns * rows:
            return self._overlapping(panel, tiles, grid, rows)
        px = self.brush.layout.px
        size = (px(grid.size[0]), px(grid.size[1]))
        slots = {}
        for number, tile in enumerate(tiles):
            row, place = divmod(number, columns)
            x = _LEFT - 2 + place * (grid.size[0] + grid.gap[0])
            y = grid.top + 0.6 * self._more(panel) + row * (grid.size[1] + grid.gap[1])
            slots[tile] = Rect(self._box(panel, x, y, 1, 1).topleft, size)
        return slots

    def _overlapping(self, panel: Rect, tiles: list[str], grid: _Grid, rows: int) -> dict[str, Rect]:
        """More tiles than fit side by side: sorted by species, the second of a pair under the first one's edge."""
        order = sorted(tiles, key=lambda tile: (tiles.index(_first(tiles, tile)), tile))
        per_row = -(-len(order) // rows)
        slots = {}
        for row in range(rows):
            line = order[row * per_row : (row + 1) * per_row]
            for tile, x in zip(line, self._line_of(line, grid, self._right(panel)), strict=True):
                y = grid.top + 0.6 * self._more(panel) + row * (grid.size[1] + grid.gap[1])
                slots[tile] = self._box(panel, x, y, *grid.size)
        return slots

    def _right(self, panel: Rect) -> float:
        """Where counts and tiles end, in units from the panel's left edge."""
        return panel.width / self.brush.layout.u - _MARGIN

    def _line_of(self, line: list[str], grid: _Grid, right: float) -> list[float]:
        """Where the tiles of one overlapping row begin, in units from the panel's left edge."""
        steps = [0.0]
        for before, tile in pairwise(line):
            same = species_of(before) == species_of(tile)
            steps.append(steps[-1] + (_PAIR_STEP if same else grid.size[0] + grid.gap[0]))
        squeeze = min(1.0, (right - _LEFT - grid.size[0]) / max(1.0, steps[-1]))
        return [_LEFT - 2 + step * squeeze for step in steps]

    # -- drawing
    def shows(self, picture: Picture, colour: str) -> object:
        """All that the drawing of a player's panel depends on."""
        held = picture.held[colour]
        tiles = tuple((tile, species_of(tile) in picture.paired) for tile in held.animals)
        goods = (held.dividers, picture.stock_dividers[colour], held.pitch, held.food)
        return (picture.scores[colour], goods, tiles, picture.actor == colour)

    def draw(self, target: Surface, picture: Picture, colour: str) -> None:
        """A player's panel; the acting one is ringed."""
        panel = self.rect(picture, colour)
        character = CHARACTERS[colour]
        acting = picture.actor == colour
        style = PANEL
        if acting:
            foot = foot_of(character.tint)
            style = PANEL.but(face=character.tint, foot=foot, rings=((INK, 9), (character.colour, 6)))
        self.brush.plate(target, panel, style)
        line = self.brush.layout.px(style.line)
        width = self.brush.layout.colour_column(panel).width - line - self.brush.layout.px(1)
        column(self.brush, target, panel, width, style, character.colour)
        self._draw_column(target, picture, colour, panel)
        self._draw_counts(target, picture, colour, panel)
        self._draw_tiles(target, picture, colour)

    def _draw_column(self, target: Surface, picture: Picture, colour: str, panel: Rect) -> None:
        portrait = self.portrait(picture, colour)
        self.brush.picture_px(target, CHARACTERS[colour].portrait, portrait.center, portrait.width)
        small = self.brush.layout.u < _SMALL
        top = 123 + self._more(panel)
        plate = self._box(panel, 5, top, 121, 41) if small else self._box(panel, 10, top, 111, 41)
        self.brush.plate(target, plate, NAME_PLATE)
        name = picture.seat(colour).name
        room = plate.width - 2 * self.brush.layout.px(TIGHT_RIM if small else NAME_RIM)
        words = self.brush.words(name, 24, FREDOKA, INK, width=room, floor=20, digits=small)
        target.blit(words, words.get_rect(center=plate.center))
        if panel.height >= _SIGN_FROM * self.brush.layout.u:
            sign = "icons/human" if picture.seat(colour).human else "icons/robot"
            self.brush.picture(target, sign, self._box(panel, 66, 209, 0, 0).topleft, 58)

    def _draw_tiles(self, target: Surface, picture: Picture, colour: str) -> None:
        for tile, rect in self.tiles(picture, colour):
            self._draw_tile(target, picture, tile, rect)

    def _draw_tile(self, target: Surface, picture: Picture, tile: str, rect: Rect) -> None:
        target.blit(held_tile(self.brush, tile, self.size_of(rect), species_of(tile) in picture.paired), rect)

    def size_of(self, rect: Rect) -> Units:
        """The size, in units, of a tile that lies in a rectangle of a panel."""
        return next(size for size in _SIZES if self.brush.layout.px(size[0]) == rect.width)

    # -- the row of counts
    def _draw_counts(self, target: Surface, picture: Picture, colour: str, panel: Rect) -> None:
        middle = self._counts_row(panel)
        for placed in self._counts(picture, colour):
            self._draw_count(target, colour, placed, (panel.left, middle))

    def _draw_count(self, target: Surface, colour: str, placed: _Placed, at: Point) -> None:
        count, left, middle = placed.count, at[0], at[1]
        size = _ICONS[count.what] * placed.size
        half = self.brush.layout.px(_width_of(count.what) * placed.size) // 2
        good(self.brush, target, count.what, colour, (left + placed.icon + half, middle), size)
        ink = INK if count.number or count.what == "point" else DIMMED
        shrunk = self._shrunk(placed.size)
        words = self.brush.words(str(count.number), shrunk * _type_size(count), BLACK, ink, digits=True)
        rect = target.blit(words, words.get_rect(midleft=(left + placed.text, middle)))
        if count.stock:
            small = self.brush.words(count.stock, shrunk * 16, TEXT, SECONDARY, digits=True)
            drop = (words.get_height() - small.get_height()) // 4
            target.blit(small, small.get_rect(midleft=(rect.right + self.brush.layout.px(3), middle + drop)))

    def _counts(self, picture: Picture, colour: str) -> list[_Placed]:
        """The counts and their places: spread over the panel's width, the signs smaller where it is short."""
        counts = _counts_of(picture, colour)
        for size in (1.0, 0.9, 0.8, 0.7, 0.6):
            placed, free = self._place(counts, size, 0)
            if free >= 0:
                break
        if picture.game == "family":
            return [placed[0], self._shifted(placed[1])]
        return self._place(counts, size, max(0, free) // (len(counts) - 1))[0]

    def _shifted(self, placed: _Placed) -> _Placed:
        shift = max(0, self.brush.layout.px(_DIVIDERS_LEFT) - placed.icon)
        return _Placed(placed.count, placed.icon + shift, placed.text + shift, placed.size, placed.end + shift)

    def _place(self, counts: list[_Count], size: float, gap: int) -> tuple[list[_Placed], int]:
        """The counts one after the other with a gap in pixels, and the pixels left free at the end."""
        px = self.brush.layout.px
        x, placed = px(_LEFT), []
        for count in counts:
            text = x + px(_width_of(count.what) * size) + px(5 if count.what != "divider" else 3)
            end = text + self._text_width(count, self._shrunk(size))
            placed.append(_Placed(count, x, text, size, end))
            x = end + gap + px(4)
        right = px(self._right(self.brush.layout.player_panel(0, len(CHARACTERS))))
        return placed, right - placed[-1].end

    def _shrunk(self, size: float) -> float:
        """How large letters are where signs are of a size: no smaller than where nothing is larger than usual."""
        return max(size, min(1.0, 1 / self.brush.layout.scale))

    def _text_width(self, count: _Count, shrunk: float) -> int:
        words = self.brush.words(str(count.number), shrunk * _type_size(count), BLACK, digits=True)
        if not count.stock:
            return words.get_width()
        small = self.brush.words(count.stock, shrunk * 16, TEXT, SECONDARY, digits=True)
        return words.get_width() + self.brush.layout.px(3) + small.get_width()

    # -- marks
    def draw_marks(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """Places of lifted tiles, tiles that may be chosen, or are, and the points of a hovered loading.

        Tiles that only the glove lifts lie where they are.
        """
        partner = _partner_of_hovered(marks)
        places = ((seat.colour, *place) for seat in picture.seats for place in self.tiles(picture, seat.colour))
        for colour, tile, rect in places:
            name = ("held", f"{colour} {tile}")
            if name in marks.demonstrated:
                self._draw_ringed(target, picture, tile, rect)
            elif name in marks.lifted:
                self._draw_gap(target, picture, colour, rect)
            elif marks.tray == "exchange" and colour == picture.actor:
                self._draw_giving(target, picture, marks, tile, rect)
            elif name == marks.hover or tile == partner:
                self._draw_ringed(target, picture, tile, rect)
            elif name in marks.shining and colour == marks.player and not marks.lifted:
                self._draw_choosable(target, picture, tile, rect, marks.pulse)
        self._draw_tags(target, picture, marks)

    def _draw_giving(self, target: Surface, picture: Picture, marks: Marks, tile: str, rect: Rect) -> None:
        """While an exchange is chosen: the tile to be given is ringed, those that stay are pale."""
        give = ("give", tile)
        if give in marks.chosen or tile == _partner_of_hovered(marks):
            self._draw_ringed(target, picture, tile, rect)
        elif give not in marks.legal and any(kind == "give" for kind, _ in marks.legal):
            veil = Surface(rect.size)
            veil.fill(CHARACTERS[picture.actor or ""].tint)
            veil.set_alpha(_PALE)
            target.blit(veil, rect)

    def _draw_choosable(self, target: Surface, picture: Picture, tile: str, rect: Rect, pulse: float) -> None:
        """A tile of a pair that can be lifted, in a gold light that pulses."""
        px = self.brush.layout.px
        looks.glow(self.brush, target, rect, px(11), GOLD, px(14), pulse)
        gold_ring(self.brush, target, rect, 11, glow=0, width=4)
        self._draw_tile(target, picture, tile, rect)

    def _draw_ringed(self, target: Surface, picture: Picture, tile: str, rect: Rect) -> None:
        gold_ring(self.brush, target, rect, 11, width=4)
        self._draw_tile(target, picture, tile, rect)

    def _draw_gap(self, target: Surface, picture: Picture, colour: str, rect: Rect) -> None:
        face = CHARACTERS[colour].tint if picture.actor == colour else PANEL.face
        target.fill(face, rect)
        dashes(self.brush, target, rect, 11, DIMMED)

    def _draw_tags(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """What the hovered target brings whom, unless a tag beside the piece itself tells it."""
        if marks.hover and marks.hover[0] in TAGGED:
            return
        sums: dict[str, int] = {}
        for line in marks.lines:
            sums[line.colour] = sums.get(line.colour, 0) + line.points
        for colour, points in sums.items():
            panel = self.rect(picture, colour)
            tag(self.brush, target, points, self._box(panel, 93, 99, 0, 0).topleft)


def _counts_of(picture: Picture, colour: str) -> list[_Count]:
    held = picture.held[colour]
    counts = [
        _Count("point", picture.scores[colour]),
        _Count("divider", held.dividers, f"/{picture.stock_dividers[colour]}"),
    ]
    if picture.game != "family":
        counts += [_Count("pitch", held.pitch), _Count("food", held.food)]
    return counts


def _width_of(what: str) -> float:
    """How wide the sign of a good is, in units."""
    return {"point": 35.0, "divider": 45.0, "pitch": 30.0, "food": 28.0}[what]


def _type_size(count: _Count) -> float:
    if count.what != "point":
        return 25
    return 36 if -10 < count.number < 100 else 29


def _first(tiles: list[str], tile: str) -> str:
    """The first of the tiles that is of the same species."""
    return next(one for one in tiles if species_of(one) == species_of(tile))


def _uncovered(rect: Rect, cover: Rect | None) -> Rect:
    """The part of a tile that the next one, further right in the same row, leaves free."""
    if cover is None or not rect.colliderect(cover):
        return rect
    return Rect(rect.left, rect.top, max(1, cover.left - rect.left), rect.height)


def _partner_of_hovered(marks: Marks) -> str:
    """The partner of the tile on a tray under the pointer or chosen to be kept."""
    shown = [marks.hover, *sorted(marks.chosen)]
    return next((partner_of(target[1]) for target in shown if target and target[0] == "drawn"), "")
