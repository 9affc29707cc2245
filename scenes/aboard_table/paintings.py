"""The island, its mats and the dashed mat of a split."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from math import ceil

from pygame import SRCALPHA, Rect, Surface

from scenes.aboard_table.changes import COMING, GONE
from scenes.aboard_table.controls import PriceButton
from scenes.aboard_table.meadow import HAND_TILE, Mat, MeadowPlan, Tray
from scenes.aboard_table.tiles import meadow_tile, tilted
from scenes.paint import Brush
from scenes.table.pieces import dashes
from scenes.table.sea import calm_sea
from scenes.theme import FOAM, GOLD, GOLD_FOOT, INK, SEA_LIGHT

SAND, SAND_LIGHT, SAND_FOOT, ISLAND_RADIUS = "#e9cf93", "#f6e3b4", "#d0ae6a", 118.0
GRASS, GRASS_LIGHT, GRASS_FOOT, MAT_RADIUS = "#7fbf6a", "#93cd7e", "#5fa552", 46.0
EMPTY, EMPTY_LINE = "#91c87f", "#3f8f52"
CLEARING, DASH_BEAT = "#ead299", 3.7
TRAY_FACE, TRAY_RIM = "#f6eac1", "#fbd872"
MAT_SHADE, LOOSE_SHADE = (32, 83, 47, 102), (59, 42, 30, 77)
"""Shadows of tiles on grass and of tiles that were lifted."""
TILTS = (4.5, -4.5, -3.5, 4.0, -4.0, 3.0)
"""Degrees by which the tiles on the dashed mat are turned, one after the other."""
TILT = -4.5
"""And the one under the pointer."""
_PALM, _TREE, _GLOW = 120.0, 110.0, 9.0


def sea(target: Surface, brush: Brush) -> None:
    """The sea round the island."""
    target.blit(calm_sea(brush), (0, 0))


def island(target: Surface, brush: Brush) -> None:
    """The sand in its surf, with palms and trees in its corners."""
    meadow = brush.layout.aboard.meadow()
    for reach, colour in ((26, SEA_LIGHT), (12, FOAM)):
        rect = meadow.inflate(2 * brush.layout.px(reach), 2 * brush.layout.px(reach))
        brush.box(target, rect, colour, ISLAND_RADIUS + reach)
    banded(target, brush, meadow, (SAND_LIGHT, SAND, SAND_FOOT), (14, 16), ISLAND_RADIUS)
    px = brush.layout.px
    for x in (meadow.left + px(77), meadow.right - px(77)):
        brush.picture(target, "scene/palm", (x, meadow.top + px(75)), _PALM)
    for x in (meadow.left + px(83), meadow.right - px(80)):
        brush.picture(target, "scene/tree", (x, meadow.bottom - px(86)), _TREE)


def banded(
    target: Surface,
    brush: Brush,
    rect: Rect,
    colours: tuple[str, str, str],
    bands: tuple[float, float],
    radius: float,
) -> None:
    """A rounded field in a line of ink with a lighter band above and a darker one below; lengths in units."""
    u = brush.layout.u
    line, light, foot = 5 * u, bands[0] * u, bands[1] * u

    def body(size: tuple[int, int]) -> str:
        w, h, r = size[0] - 2 * line, size[1] - 2 * line, radius * u - line
        parts = [_rounded(0, 0, *size, radius * u, INK), _rounded(line, line, w, h, r, colours[2])]
        parts.append(_rounded(line, line, w, h - foot, r, colours[0]))
        parts.append(_rounded(line, line + light, w, h - foot - light, r, colours[1]))
        return "".join(parts)

    border = ceil(radius * u + line + max(light, foot)) + 1
    brush.art.framed(target, body, rect, border)


def _rounded(x: float, y: float, w: float, h: float, radius: float, colour: str) -> str:
    rx = min(radius, w / 2, h / 2)
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{rx:.2f}" fill="{colour}"/>'


def lying_group(
    target: Surface, brush: Brush, mat: Mat, flying: Collection[str] = (), lifted: Collection[str] = ()
) -> None:
    """A group on its mat; those ``flying``, mat or tiles, are still on their way.

    The places of tiles that are ``lifted``, or just being set back, are dashed.
    """
    if mat.name not in flying:
        _grass(target, brush, mat.rect)
    for tile, rect in mat.tiles.items():
        if tile in lifted:
            _dashed_field(target, brush, rect, (EMPTY, EMPTY_LINE), 0.18 * mat.side)
        elif tile not in flying:
            lying_tile(target, brush, tile, rect, mat)


def _grass(target: Surface, brush: Brush, rect: Rect) -> None:
    banded(target, brush, rect, (GRASS_LIGHT, GRASS, GRASS_FOOT), (12, 12), MAT_RADIUS)


def whole_mat(brush: Brush, mat: Mat) -> Surface:
    """A mat without its tiles as it looks while nobody decides: its button is switched off."""
    key = ("mat", mat.rect.size, len(mat.group))
    kept = brush.art.kept(key)
    if kept is None:
        kept = brush.art.keep(key, Surface(mat.rect.size, SRCALPHA))
        _grass(kept, brush, kept.get_rect())
        here = replace(mat, button=mat.button.move(-mat.rect.left, -mat.rect.top))
        PriceButton(here, False, lambda target: None).draw(kept, brush)
    return kept


def hand(target: Surface, brush: Brush, plan: MeadowPlan, tiles: list[str]) -> None:
    """The tray with the tiles of which one is kept; nothing lies where one is on its way."""
    if plan.hand_tray:
        dashed_mat(target, brush, plan.hand_tray)
        for tile, rect in zip(tiles, plan.hand, strict=False):
            if tile not in (COMING, GONE):
                shade(target, brush, rect, 5, 22, LOOSE_SHADE)
                target.blit(meadow_tile(brush, tile, HAND_TILE), rect)


def lying_tile(target: Surface, brush: Brush, tile: str, rect: Rect, mat: Mat) -> None:
    """A tile on its mat, with the shade below it."""
    shade(target, brush, rect, 0.035 * mat.side, 0.15 * mat.side, MAT_SHADE)
    target.blit(meadow_tile(brush, tile, mat.side), rect)


def shade(target: Surface, brush: Brush, rect: Rect, down: float, radius: float, colour: tuple[int, ...]) -> None:
    """The hard shadow of a tile, ``down`` units below it."""
    red, green, blue, alpha = colour
    box = f'width="{rect.width}" height="{rect.height}" rx="{radius * brush.layout.u:.1f}"'
    body = f'<rect {box} fill="#{red:02x}{green:02x}{blue:02x}" opacity="{alpha / 255:.3f}"/>'
    target.blit(brush.art.drawn(body, rect.size), rect.move(0, brush.layout.px(down)))


def _dashed_field(
    target: Surface, brush: Brush, rect: Rect, colours: tuple[str, str], radius: float, width: float = 5
) -> None:
    """A field of the first colour with a dashed edge of the second; radius and width of the edge in units."""
    half = brush.layout.px(width / 2)
    brush.box(target, rect.inflate(-2 * half, -2 * half), colours[0], radius - width / 2)
    dashes(brush, target, rect, radius, colours[1], width, DASH_BEAT)


def tray(target: Surface, brush: Brush, place: Tray, without: Collection[str] = ()) -> None:
    """The dashed mat on which the tiles of a split are gathered, ``without`` those in the hand or in the air."""
    dashed_mat(target, brush, place.rect)
    for index, (tile, rect) in enumerate(place.tiles.items()):
        if tile not in without:
            loose_tile(target, brush, tile, rect.center, place.side, TILTS[index % len(TILTS)])


def clearing(target: Surface, brush: Brush, rect: Rect) -> None:
    """The place on the sand where the dashed mat will come."""
    _dashed_field(target, brush, rect, (CLEARING, SAND_FOOT), 43)


def dashed_mat(target: Surface, brush: Brush, rect: Rect) -> None:
    """The pale mat with a dashed golden edge."""
    px = brush.layout.px
    rim = rect.inflate(2 * px(5), 2 * px(5))
    brush.glow_box(target, rim, GOLD, _GLOW, 46)
    brush.box(target, rim, TRAY_RIM, 46)
    _dashed_field(target, brush, rect, (TRAY_FACE, GOLD_FOOT), 43, 6)


def around_dashed_mat(brush: Brush, rect: Rect) -> Rect:
    """Where something of the dashed mat can be seen: its rim and light, and tiles that lean over its edge."""
    reach = 2 * brush.layout.px(5 + 2 * _GLOW + 1)
    return rect.inflate(reach, reach)


def nod(target: Surface, brush: Brush, pointer: tuple[int, int]) -> None:
    """The sign beside the pointer that what was clicked is not possible."""
    place = (pointer[0] + brush.layout.px(10), pointer[1] + brush.layout.px(62))
    brush.picture(target, "icons/nod", place, 104)


def loose_tile(
    target: Surface, brush: Brush, tile: str, centre: tuple[int, int], side: float, degrees: float
) -> None:
    """A tile that was lifted, tilted, in a gold ring with its shadow further off."""
    ringed = ringed_tile(brush, tile, side)
    turned = tilted(brush, ringed, f"ringed {tile}", degrees)
    dark = tilted(brush, loose_shadow(brush, ringed.get_size(), side), f"shadow {side}", degrees)
    target.blit(dark, dark.get_rect(center=(centre[0], centre[1] + shadow_px(brush, side))))
    target.blit(turned, turned.get_rect(center=centre))


def ringed_tile(brush: Brush, tile: str, side: float) -> Surface:
    """A tile in a gold ring of 5 units."""
    face = meadow_tile(brush, tile, side)
    ring = brush.layout.px(5)
    size = (face.get_width() + 2 * ring, face.get_height() + 2 * ring)
    key = ("ringed tile", tile, size)
    kept = brush.art.kept(key)
    if kept is None:
        body = _rounded(0, 0, *size, 0.15 * side * brush.layout.u + ring, GOLD)
        kept = brush.art.keep(key, brush.art.drawn(body, size).copy())
        kept.blit(face, (ring, ring))
    return kept


def shadow_px(brush: Brush, side: float) -> int:
    """How far below a lifted tile, ``side`` units wide, its shadow lies."""
    return brush.layout.px(0.1 * side)


def loose_shadow(brush: Brush, size: tuple[int, int], side: float) -> Surface:
    """The shadow of a lifted tile ``side`` units wide, of so many pixels with its ring."""
    radius = 0.17 * side
    red, green, blue, alpha = LOOSE_SHADE
    box = f'width="{size[0]}" height="{size[1]}" rx="{radius * brush.layout.u:.1f}"'
    return brush.art.drawn(f'<rect {box} fill="#{red:02x}{green:02x}{blue:02x}" opacity="{alpha / 255:.3f}"/>', size)
