"""The table of the score sheet: its heading and a row for each player."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.aboard.scoring import HERD_POINTS
from scenes.aboard_table.paintings import GRASS, GRASS_FOOT, GRASS_LIGHT, banded
from scenes.aboard_table.sheet import ArkSheet, Scored
from scenes.aboard_table.tiles import Units, ark_tile, tilted
from scenes.paint import Brush
from scenes.table.pieces import head
from scenes.theme import BLACK, CHARACTERS, DIMMED, FREDOKA, GOLD_FOOT, INK, PRICE
from scenes.words import aboard as words

WINNER_FACE, RADIUS = "#fff3c4", 22.0
NAME, HERDS, ALONE, PAIRS, CRATES, TOTAL = 130.0, 292.0, 1104.0, 1349.0, 1608.0, 1779.0
"""Where each column of a row begins (the last two: its middle), from the row's left side, in units."""
HEADING = 26.5
"""Height of the headings' letters."""
COLOUR_WIDTH = 114.0
HERD_TILE, SMALL_HERD_TILE = (52.0, 80.0), (36.0, 52.0)
SINGLE_TILE, SMALL_SINGLE_TILE, PAIR_TILE = (56.0, 77.0), (40.0, 56.0), (48.0, 68.0)
HERD_GAP, HERD_INSET, POINTS_ROOM, LEAST_HERD_STEP = 11.0, 12.0, 71.0, 12.0
SINGLE_STEP, PAIR_STEP, ONE_OF_PAIR = 78.0, 112.0, 50.0


def alone_at(brush: Brush, rows: Sequence[ArkSheet]) -> float:
    """Where the column of singles begins: further left where somebody has many, as far as herds and heading allow."""
    width = brush.fonts.size(words.herd_heading(), FREDOKA, brush.layout.text_px(HEADING))[0] / brush.layout.u
    most = max(len(row.singles) for row in rows)
    herds = max(HERDS + _width(row.herds, HERD_TILE, HERD_TILE[0] + 3) for row in rows)
    return min(ALONE, max(PAIRS - 8 - most * SINGLE_STEP, herds + 20, HERDS + 62 + width + 24))


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


def player_row(target: Surface, brush: Brush, rect: Rect, row: ArkSheet, name: str, wins: bool, alone: float) -> None:
    """One player's row: herds on green mats with their sum, singles with their price, tilted pairs, crates, total."""
    px, who = brush.layout.px, CHARACTERS[row.colour]
    brush.box(target, rect, WINNER_FACE if wins else who.tint, RADIUS)
    _colour(target, brush, rect, who.colour)
    if wins:
        _gold_edge(target, brush, rect)
    brush.picture(target, who.portrait, (rect.left + px(COLOUR_WIDTH / 2 + 3), rect.centery + px(2)), 108)
    room = px(HERDS - NAME - 12)
    brush.text(target, name, 32, {"midleft": (rect.left + px(NAME), rect.centery)}, face=FREDOKA, width=room)
    _herds(target, brush, rect, row.herds, alone - HERDS - 20)
    _singles(target, brush, rect, row.singles, alone)
    _pairs(target, brush, rect, row.pairs)
    for text, units, x in ((words.signed(row.crates), 31, CRATES), (str(row.total), 60, TOTAL)):
        brush.text(target, text, units, {"center": (rect.left + px(x), rect.centery)}, face=BLACK, digits=True)


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


# -- herds
def _herds(target: Surface, brush: Brush, rect: Rect, herds: Sequence[Scored], room: float) -> None:
    """On one line as long as they fit; then smaller, on two."""
    step = HERD_TILE[0] + 3
    while step > LEAST_HERD_STEP and _width(herds, HERD_TILE, step) > room:
        step -= 1
    if step > HERD_TILE[0] / 2 or len(herds) < 2:
        _line_of_herds(target, brush, (rect.left, rect.centery), herds, (HERD_TILE, step))
        return
    half = (len(herds) + 1) // 2
    down = brush.layout.px(35)
    for line, middle in ((herds[:half], rect.centery - down), (herds[half:], rect.centery + down)):
        step = SMALL_HERD_TILE[0] + 2
        while step > LEAST_HERD_STEP and _width(line, SMALL_HERD_TILE, step) > room:
            step -= 1
        _line_of_herds(target, brush, (rect.left, middle), line, (SMALL_HERD_TILE, step))


def _width(herds: Sequence[Scored], size: Units, step: float) -> float:
    return sum(_herd_width(herd, size, step) for herd in herds) + HERD_GAP * (len(herds) - 1)


def _herd_width(herd: Scored, size: Units, step: float) -> float:
    scale = size[1] / HERD_TILE[1]
    return HERD_INSET + (len(herd.tiles) - 1) * step + size[0] + (POINTS_ROOM + 9) * max(0.75, scale)


def _line_of_herds(
    target: Surface, brush: Brush, start: tuple[int, int], herds: Sequence[Scored], form: tuple[Units, float]
) -> None:
    """Mats from the column's left side on, centred on a height; ``form`` is the tiles' size and step in units."""
    px, (size, step) = brush.layout.px, form
    x = HERDS
    for herd in herds:
        width = _herd_width(herd, size, step)
        mat = Rect(start[0] + px(x), 0, px(width), px(size[1] + 37 * (size[1] / HERD_TILE[1])))
        mat.centery = start[1]
        _herd(target, brush, mat, herd, form)
        x += width + HERD_GAP


def _herd(target: Surface, brush: Brush, mat: Rect, herd: Scored, form: tuple[Units, float]) -> None:
    px, (size, step) = brush.layout.px, form
    scale = size[1] / HERD_TILE[1]
    banded(target, brush, mat, (GRASS_LIGHT, GRASS, GRASS_FOOT), (7 * scale, 8 * scale), 26 * scale)
    top = mat.centery - px(size[1]) // 2
    for index, tile in enumerate(herd.tiles):
        target.blit(ark_tile(brush, tile, size), (mat.left + px(HERD_INSET + index * step), top))
    room = mat.right - px(HERD_INSET + (len(herd.tiles) - 1) * step + size[0]) - mat.left
    middle = (mat.right - (room - px(6)) // 2, mat.centery)
    brush.text(target, words.signed(herd.points), 30 * max(0.75, scale), {"center": middle}, face=BLACK, digits=True)


# -- singles and pairs
def _singles(target: Surface, brush: Brush, rect: Rect, singles: Sequence[Scored], alone: float) -> None:
    px = brush.layout.px
    step = _step(len(singles), PAIRS - alone - 8 - SINGLE_TILE[0], SINGLE_STEP)
    size: Units = SINGLE_TILE if step > SINGLE_TILE[0] else SMALL_SINGLE_TILE
    for index, single in enumerate(singles):
        x = rect.left + px(alone + index * step)
        place = target.blit(ark_tile(brush, single.tiles[0], size), (x, rect.centery - px(size[1] / 2 + 17)))
        price = {"center": (place.centerx, place.bottom + px(22))}
        colour = PRICE if single.points < 0 else INK
        units = 28 if step > SINGLE_TILE[0] else 22
        brush.text(target, words.signed(single.points), units, price, face=BLACK, colour=colour, digits=True)


def _step(count: int, room: float, step: float) -> float:
    """From one to the next of so many things, the first of them at the start and the last within ``room``."""
    return min(step, room / (count - 1)) if count > 1 else step


def _pairs(target: Surface, brush: Brush, rect: Rect, pairs: Sequence[Scored]) -> None:
    px = brush.layout.px
    if not pairs:
        where = {"center": (rect.left + px(PAIRS + 30), rect.centery)}
        brush.text(target, "–", 34, where, face=BLACK, colour=DIMMED)
        return
    room = CRATES - 34 - PAIRS - PAIR_TILE[0] - ONE_OF_PAIR
    step = _step(len(pairs), room, PAIR_STEP)
    for index, pair in enumerate(pairs):
        for second, tile in enumerate(pair.tiles):
            turned = tilted(brush, ark_tile(brush, tile, PAIR_TILE), f"pair {tile}", -3.5 if second else 3.5)
            x = rect.left + px(PAIRS + index * step + second * ONE_OF_PAIR + PAIR_TILE[0] / 2)
            target.blit(turned, turned.get_rect(center=(x, rect.centery)))
