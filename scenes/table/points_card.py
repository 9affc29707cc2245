"""The card beside a pen over which a pair is held: what loading it there brings whom."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.core import Line
from scenes.paint import Brush, Point
from scenes.table.cards import draw_card
from scenes.table.pen_shape import draw_shape
from scenes.table.picture import Picture
from scenes.table.pieces import head
from scenes.table.tiles import portrait, tray_tile
from scenes.theme import BLACK, BOLD, CHARACTERS, DIMMED, FREDOKA, PARCHMENT_FOOT
from scenes.words.animals import heading

_WIDTH, _HEAD, _ROW, _FOOT = 624.0, 160.0, 69.4, 14.0
_FAMILY: tuple[float, float] = (636, 256)
_GAP = 33.0
_COLUMNS = {"animals": 172.0, "dividers": 298.0, "pitch": 424.0}
_SUM = 554.0


class PointsCard:
    """Draws the card; in the Family Variant it is wordless: the pair, the shape of the pen, a tick."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush

    def draw(
        self, target: Surface, picture: Picture, species: str, pen: str, at: Rect, lines: Sequence[Line]
    ) -> None:
        """The card for loading a species into the enclosure ``pen``, whose squares span ``at`` in pixels."""
        family = picture.game == "family"
        colours = rows(picture, lines)
        height = _HEAD + _ROW * len(colours) + _FOOT
        rect = self._place(picture, pen, at, *(_FAMILY if family else (_WIDTH, height)))
        tip = at.midright if rect.left > at.centerx else at.midleft
        draw_card(self.brush, target, rect, (tip[0], min(max(tip[1], rect.top), rect.bottom)))
        if family:
            self._draw_family(target, picture, species, pen, rect)
        else:
            self._draw_table(target, picture, species, rect, lines, colours)

    def _place(self, picture: Picture, pen: str, at: Rect, width: float, height: float) -> Rect:
        """On the side of the pen where fewer pieces lie, if there is room."""
        px, zone = self.brush.layout.px, self.brush.layout.ark_zone()
        rect = Rect(0, 0, px(width), px(height))
        right = at.right + px(_GAP) + rect.width <= zone.right - px(8)
        left = at.left - px(_GAP) - rect.width >= zone.left + px(8)
        if right and (not left or _pieces_left(picture, pen) >= len(picture.dividers) / 2):
            rect.left = at.right + px(_GAP)
        else:
            rect.right = at.left - px(_GAP)
        rect.centery = at.centery
        return rect.clamp(zone.inflate(0, -2 * px(20)))

    def _at(self, rect: Rect, x: float, y: float) -> Point:
        u = self.brush.layout.u
        return (rect.left + round(x * u), rect.top + round(y * u))

    # -- the standard game
    def _draw_table(
        self,
        target: Surface,
        picture: Picture,
        species: str,
        rect: Rect,
        lines: Sequence[Line],
        colours: Sequence[str],
    ) -> None:
        self._draw_heading(target, species, rect)
        for number, colour in enumerate(colours):
            own = [line for line in lines if line.colour == colour]
            self._draw_row(target, rect, _HEAD + 35 + _ROW * number, colour, own, colour == picture.actor)

    def _draw_heading(self, target: Surface, species: str, rect: Rect) -> None:
        px = self.brush.layout.px
        for x, sex in ((52, "m"), (103, "f")):
            self.brush.picture(target, portrait(f"{species}/{sex}"), self._at(rect, x, 48), 60)
        name = self.brush.words(heading(species), 38, FREDOKA, width=rect.width - px(180))
        target.blit(name, name.get_rect(midleft=self._at(rect, 149, 48)))
        line = Rect(self._at(rect, 118, 85), (rect.width - px(136), px(6)))
        self.brush.box(target, line, PARCHMENT_FOOT, 3)
        self.brush.picture(target, "icons/paired", self._at(rect, _COLUMNS["animals"], 124), 56)
        self._draw_any_divider(target, self._at(rect, _COLUMNS["dividers"], 124))
        self.brush.picture(target, "scene/pitch-cube", self._at(rect, _COLUMNS["pitch"], 124), 54)
        self.brush.picture(target, "icons/point", self._at(rect, _SUM, 124), 56)

    def _draw_any_divider(self, target: Surface, centre: Point) -> None:
        """A divider of nobody in particular, at a slant."""
        key = ("grey divider", self.brush.layout.u)
        surface = self.brush.art.kept(key)
        if surface is None:
            px = self.brush.layout.px
            level = self.brush.art.picture(CHARACTERS["red"].divider(), (px(188), px(47)))
            grey = pygame.transform.grayscale(level)
            grey.fill("#221c16", special_flags=pygame.BLEND_RGB_ADD)
            surface = self.brush.art.keep(key, pygame.transform.rotozoom(grey, 13, 0.5))
        target.blit(surface, surface.get_rect(center=centre))

    def _draw_row(
        self, target: Surface, rect: Rect, y: float, colour: str, lines: Sequence[Line], acting: bool
    ) -> None:
        px = self.brush.layout.px
        if acting:
            band = Rect(self._at(rect, 14, y - 32.5), (rect.width - px(28), px(65)))
            self.brush.box(target, band, CHARACTERS[colour].tint, 14)
        head(self.brush, target, colour, self._at(rect, 53, y), 58)
        for source, x in _COLUMNS.items():
            self._draw_cell(target, cell(source, lines), self._at(rect, x, y))
        total = f"+{sum(line.points for line in lines)}"
        points = self.brush.words(total, 36 if acting else 30, BLACK)
        target.blit(points, points.get_rect(center=self._at(rect, _SUM, y)))

    def _draw_cell(self, target: Surface, text: str, centre: Point) -> None:
        if not text:
            dash = Rect(0, 0, self.brush.layout.px(16), self.brush.layout.px(3))
            dash.center = centre
            target.fill(DIMMED, dash)
            return
        words = self.brush.words(text, 28, BOLD)
        target.blit(words, words.get_rect(center=centre))

    # -- the Family Variant
    def _draw_family(self, target: Surface, picture: Picture, species: str, pen: str, rect: Rect) -> None:
        for x, sex in ((30, "m"), (210, "f")):
            target.blit(tray_tile(self.brush, f"{species}/{sex}", 166, True), self._at(rect, x, 27))
        squares = picture.enclosures.get(pen, (pen,))
        draw_shape(self.brush, target, squares, self._at(rect, 501, 96), 116)
        size = self.brush.words(str(len(squares)), 42, BLACK)
        target.blit(size, size.get_rect(center=self._at(rect, 490, 196)))
        self.brush.picture(target, "icons/done", self._at(rect, 580, 194), 70)


def rows(picture: Picture, lines: Sequence[Line]) -> list[str]:
    """The colours that get something: the actor first, then as they sit."""
    colours = [seat.colour for seat in picture.seats if any(line.colour == seat.colour for line in lines)]
    return sorted(colours, key=lambda colour: colour != picture.actor)


def cell(source: str, lines: Sequence[Line]) -> str:
    """What a source brings, tile by tile: ``4+4``; empty where it brings nothing."""
    own = [line for line in lines if line.source == source and line.points]
    if source != "animals":
        return str(sum(line.points for line in own)) if own else ""
    return "+".join(str(line.points // line.count) for line in own for _ in range(line.count))


def _pieces_left(picture: Picture, pen: str) -> int:
    """Dividers on the ark that lie to the left of a pen."""
    return sum(edge[0] < pen[0] for edge in picture.dividers)
