"""The table of the score sheet: its heading and a row for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pygame import Rect, Surface

from game.aboard.scoring import HERD_POINTS
from scenes.aboard_table.paintings import GRASS, GRASS_FOOT, GRASS_LIGHT, banded
from scenes.aboard_table.sheet import ArkSheet, Scored
from scenes.aboard_table.tiles import Units, ark_tile, tilted
from scenes.paint import Brush
from scenes.source_bars import Source
from scenes.table.pieces import head
from scenes.theme import BLACK, CHARACTERS, DIMMED, FREDOKA, GOLD_FOOT, INK, PRICE
from scenes.words import aboard as words

Thing = TypeVar("Thing")

WINNER_FACE, RADIUS = "#fff3c4", 22.0
NAME, HERDS, ALONE, PAIRS, CRATES, TOTAL = 130.0, 292.0, 1104.0, 1349.0, 1608.0, 1779.0
"""Where each column of a row begins (the last two: its middle), from the row's left side, in units."""
HEADING = 26.5
"""Height of the headings' letters."""
COLOUR_WIDTH = 114.0
HERD_TILE: Units = (52.0, 80.0)
SINGLE_TILE: Units = (56.0, 77.0)
PAIR_TILE: Units = (48.0, 68.0)
HERD_STEP, HERD_GAP, HERD_INSET, HERD_RIM, POINTS_ROOM = 55.0, 11.0, 12.0, 37.0, 80.0
"""A herd's mat: from tile to tile, to the next mat, before the first tile, above and below, for the points."""
SINGLE_STEP, PAIR_STEP, ONE_OF_PAIR = 78.0, 112.0, 50.0
LEAST_GAP, LINE_GAP = 7.0, 6.0
"""Between things that stand close, and between two lines of them."""
PRICE_HEIGHT, PAIR_HEIGHT, ROW_INSET, END_GAP = 37.0, 72.0, 5.0, 26.0
"""Room for what a single costs; for a pair that leans; above and below all lines of a row; before a column."""


def alone_at(brush: Brush, rows: Sequence[ArkSheet]) -> float:
    """Where the column of singles begins: further left where somebody has many, as far as herds and heading allow."""
    width = brush.fonts.size(words.herd_heading(), FREDOKA, brush.layout.text_px(HEADING))[0] / brush.layout.u
    most = max(len(row.singles) for row in rows)
    herds = max(HERDS + _width(row.herds) for row in rows)
    return min(ALONE, max(PAIRS - END_GAP - most * SINGLE_STEP, herds + 20, HERDS + 62 + width + 24))


def heading(target: Surface, brush: Brush, table: Rect, alone: float) -> None:
    """What the columns are; ``alone`` as in :func:`alone_at`."""
    px, middle = brush.layout.px, table.top + brush.layout.px(38)
    left = table.left + px(12)
    badge = Rect(left + px(HERDS), middle - px(24), px(52), px(48))
    brush.box(target, badge, GRASS, 13, INK, 4)
    brush.text(target, str(HERD_POINTS), 30, {"center": badge.center}, face=BLACK)
    head(brush, target, "green", (left + px(PAIRS + 25), middle - px(1)), 50)
    for icon, x, size in (("single", alone + 22, 52), ("food-crate", CRATES, 56), ("point", TOTAL + 26, 58)):
        brush.picture(target, f"icons/{icon}", (left + px(x), middle), size)
    for text, x, end in (
        (words.herd_heading(), HERDS + 62, alone - 10),
        (words.alone_heading(), alone + 63, PAIRS - 10),
        (words.with_noah_heading(), PAIRS + 64, CRATES - 36),
    ):
        brush.text(
            target, text, HEADING, {"midleft": (left + px(x), middle)}, face=FREDOKA, width=px(end - x), floor=18
        )


def bars_heading(target: Surface, brush: Brush, table: Rect, told: Sequence[tuple[Source, str]]) -> None:
    """What the parts of the bars below stand for, each with its colour and sign, and the total."""
    px, middle = brush.layout.px, table.top + brush.layout.px(38)
    left, step = table.left + px(12 + HERDS), px((TOTAL - 60 - HERDS) / len(told))
    for number, (source, text) in enumerate(told):
        sign = Rect(left + number * step, middle - px(24), px(52), px(48))
        brush.box(target, sign, source.colour, 13, INK, 4)
        brush.picture(target, source.icon, sign.center, 38)
        where, room = {"midleft": (sign.right + px(12), middle)}, step - sign.width - px(30)
        brush.text(target, text, HEADING, where, face=FREDOKA, width=room, floor=18)
    brush.picture(target, "icons/point", (table.left + px(12 + TOTAL + 26), middle), 58)


def player_row(target: Surface, brush: Brush, rect: Rect, row: ArkSheet, name: str, wins: bool, alone: float) -> None:
    """One player's row: herds on green mats with their sum, singles with their price, tilted pairs, crates, total."""
    bare_row(target, brush, rect, row, name, wins)
    _herds(target, brush, rect, row.herds, alone - HERDS - 20)
    _singles(target, brush, rect, row.singles, alone)
    _pairs(target, brush, rect, row.pairs)
    crates = {"center": (rect.left + brush.layout.px(CRATES), rect.centery)}
    brush.text(target, words.signed(row.crates), 31, crates, face=BLACK, digits=True)


def bar_place(brush: Brush, rect: Rect) -> Rect:
    """Where the bar of a player's sources lies in their row, in the place of tiles and crates."""
    px = brush.layout.px
    place = Rect(rect.left + px(HERDS), 0, px(TOTAL - 100 - HERDS), min(px(84), rect.height - px(28)))
    place.centery = rect.centery
    return place


def bare_row(target: Surface, brush: Brush, rect: Rect, row: ArkSheet, name: str, wins: bool) -> None:
    """One player's row with nothing but who that is, and the total."""
    px, who = brush.layout.px, CHARACTERS[row.colour]
    brush.box(target, rect, WINNER_FACE if wins else who.tint, RADIUS)
    _colour(target, brush, rect, who.colour)
    if wins:
        _gold_edge(target, brush, rect)
    brush.picture(target, who.portrait, (rect.left + px(COLOUR_WIDTH / 2 + 3), rect.centery + px(2)), 108)
    room = px(HERDS - NAME - 12)
    brush.text(target, name, 32, {"midleft": (rect.left + px(NAME), rect.centery)}, face=FREDOKA, width=room)
    total = {"center": (rect.left + px(TOTAL), rect.centery)}
    brush.text(target, str(row.total), 60, total, face=BLACK, digits=True)


def _gold_edge(target: Surface, brush: Brush, rect: Rect) -> None:
    """The golden line round a winner's row, but for its coloured end."""
    before = target.get_clip()
    target.set_clip(Rect(rect.left + brush.layout.px(COLOUR_WIDTH + 4), rect.top, rect.width, rect.height))
    brush.box(target, rect, "", RADIUS, GOLD_FOOT, 5)
    target.set_clip(before)


def _colour(target: Surface, brush: Brush, rect: Rect, colour: str) -> None:
    """The coloured left end of a row, with a line of ink at its right side."""
    px = brush.layout.px
    width, radius = px(COLOUR_WIDTH), RADIUS * brush.layout.u
    path = f"M{width} 0 H{radius:.1f} A{radius:.1f} {radius:.1f} 0 0 0 0 {radius:.1f} V{rect.height - radius:.1f} "
    path += f"A{radius:.1f} {radius:.1f} 0 0 0 {radius:.1f} {rect.height} H{width} Z"
    target.blit(brush.art.drawn(f'<path d="{path}" fill="{colour}"/>', (width, rect.height)), rect)
    target.fill(INK, Rect(rect.left + width, rect.top, px(4), rect.height))


# -- one line or two
def in_lines(widths: Sequence[float], height: float, gap: float, room: Units) -> tuple[int, float]:
    """In how many lines things of these widths and one height stand largest in ``room``, and at which scale."""
    scales = {}
    for lines in (1, 2):
        longest = max(sum(line) + gap * (len(line) - 1) for line in split_in_lines(widths, lines))
        high = height * lines + LINE_GAP * (lines - 1)
        scales[lines] = min(1.0, room[0] / longest, room[1] / high)
    best = max(scales, key=lambda lines: scales[lines])
    return best, scales[best]


def split_in_lines(things: Sequence[Thing], lines: int) -> list[Sequence[Thing]]:
    """The things in so many lines, the upper ones fuller."""
    per_line = -(-len(things) // lines)
    return [things[start : start + per_line] for start in range(0, len(things), per_line)]


def _middles(brush: Brush, rect: Rect, lines: int, height: float) -> list[int]:
    """The middle of each line of so high things in a row, in pixels from the top of the window."""
    step = height + LINE_GAP
    return [rect.centery + round((n - (lines - 1) / 2) * step * brush.layout.u) for n in range(lines)]


def _room(brush: Brush, rect: Rect, width: float) -> Units:
    """The room of a column in a row, in units."""
    return width, rect.height / brush.layout.u - 2 * ROW_INSET


def _scaled(size: Units, scale: float) -> Units:
    return size[0] * scale, size[1] * scale


# -- herds
def _herds(target: Surface, brush: Brush, rect: Rect, herds: Sequence[Scored], room: float) -> None:
    """On green mats with their sum, as large as they fit on one line or two."""
    if not herds:
        return
    height = HERD_TILE[1] + HERD_RIM
    lines, scale = in_lines([_herd_width(herd) for herd in herds], height, HERD_GAP, _room(brush, rect, room))
    middles = _middles(brush, rect, lines, height * scale)
    for line, middle in zip(split_in_lines(herds, lines), middles, strict=False):
        x = HERDS
        for herd in line:
            width = _herd_width(herd) * scale
            mat = Rect(rect.left + brush.layout.px(x), 0, brush.layout.px(width), brush.layout.px(height * scale))
            mat.centery = middle
            _herd(target, brush, mat, herd, scale)
            x += width + HERD_GAP * scale


def _width(herds: Sequence[Scored]) -> float:
    """The width of herds on one line at full size, in units."""
    return sum(_herd_width(herd) for herd in herds) + HERD_GAP * (len(herds) - 1)


def _herd_width(herd: Scored) -> float:
    return HERD_INSET + (len(herd.tiles) - 1) * HERD_STEP + HERD_TILE[0] + POINTS_ROOM


def _herd(target: Surface, brush: Brush, mat: Rect, herd: Scored, scale: float) -> None:
    px, size = brush.layout.px, _scaled(HERD_TILE, scale)
    banded(target, brush, mat, (GRASS_LIGHT, GRASS, GRASS_FOOT), (7 * scale, 8 * scale), 26 * scale)
    top = mat.centery - px(size[1]) // 2
    for index, tile in enumerate(herd.tiles):
        target.blit(ark_tile(brush, tile, size), (mat.left + px((HERD_INSET + index * HERD_STEP) * scale), top))
    tiles_end = mat.left + px((HERD_INSET + (len(herd.tiles) - 1) * HERD_STEP + HERD_TILE[0]) * scale)
    middle = (tiles_end + px((POINTS_ROOM - 10) / 2 * scale), mat.centery)
    brush.text(target, words.signed(herd.points), 30 * scale, {"center": middle}, face=BLACK, digits=True)


# -- singles and pairs
def _singles(target: Surface, brush: Brush, rect: Rect, singles: Sequence[Scored], alone: float) -> None:
    """Each over what it counts."""
    if not singles:
        return
    height, room = SINGLE_TILE[1] + PRICE_HEIGHT, PAIRS - alone - END_GAP
    widths = [SINGLE_TILE[0]] * len(singles)
    lines, scale = in_lines(widths, height, LEAST_GAP, _room(brush, rect, room))
    middles = _middles(brush, rect, lines, height * scale)
    for line, middle in zip(split_in_lines(singles, lines), middles, strict=False):
        step = _step(len(line), room, SINGLE_TILE[0] * scale, SINGLE_STEP * scale)
        for index, single in enumerate(line):
            x = rect.left + brush.layout.px(alone + index * step)
            _single(target, brush, (x, middle - brush.layout.px(height * scale / 2)), single, scale)


def _single(target: Surface, brush: Brush, topleft: tuple[int, int], single: Scored, scale: float) -> None:
    place = target.blit(ark_tile(brush, single.tiles[0], _scaled(SINGLE_TILE, scale)), topleft)
    price = {"center": (place.centerx, place.bottom + brush.layout.px(22 * scale))}
    colour = PRICE if single.points < 0 else INK
    brush.text(target, words.signed(single.points), 28 * scale, price, face=BLACK, colour=colour, digits=True)


def _step(count: int, room: float, width: float, step: float) -> float:
    """From one to the next of so many things of a width, the last of which ends within ``room``."""
    return min(step, (room - width) / (count - 1)) if count > 1 else step


def _pairs(target: Surface, brush: Brush, rect: Rect, pairs: Sequence[Scored]) -> None:
    px = brush.layout.px
    if not pairs:
        where = {"center": (rect.left + px(PAIRS + 30), rect.centery)}
        brush.text(target, "–", 34, where, face=BLACK, colour=DIMMED)
        return
    room, width = CRATES - 34 - PAIRS, PAIR_TILE[0] + ONE_OF_PAIR
    lines, scale = in_lines([width] * len(pairs), PAIR_HEIGHT, LEAST_GAP, _room(brush, rect, room))
    middles = _middles(brush, rect, lines, PAIR_HEIGHT * scale)
    for line, middle in zip(split_in_lines(pairs, lines), middles, strict=False):
        step = _step(len(line), room, width * scale, PAIR_STEP * scale)
        for index, pair in enumerate(line):
            _pair(target, brush, (rect.left + px(PAIRS + index * step), middle), pair, scale)


def _pair(target: Surface, brush: Brush, midleft: tuple[int, int], pair: Scored, scale: float) -> None:
    """Two tiles that lean on each other."""
    for second, tile in enumerate(pair.tiles):
        face = ark_tile(brush, tile, _scaled(PAIR_TILE, scale))
        turned = tilted(brush, face, f"pair {tile}", -3.5 if second else 3.5)
        x = midleft[0] + brush.layout.px((second * ONE_OF_PAIR + PAIR_TILE[0] / 2) * scale)
        target.blit(turned, turned.get_rect(center=(x, midleft[1])))
