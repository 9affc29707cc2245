"""The cards of the three games on the title: a picture, the name, what one does, and some facts."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game import COLOURS
from scenes.layout import Layout
from scenes.paint import Brush
from scenes.scenery import HAZE
from scenes.shapes import rounded_top
from scenes.theme import (
    BOLD,
    CHARACTERS,
    FREDOKA,
    GOLD,
    GOLD_BUTTON,
    INK,
    PANEL,
    PARCHMENT_FOOT,
    SEA_LIGHT,
    SECONDARY,
    SKY,
    TEXT,
    WOOD,
    Plate,
)
from scenes.widgets import Widget
from scenes.widgets.base import Action
from scenes.widgets.rise import LIFTED, RESTING
from scenes.words import labels

_LIFTED = PANEL.but(shadow=11, rings=((INK, 10), (GOLD, 6)))
_LIFTED_TALL = PANEL.but(shadow=13, rings=((INK, 13), (GOLD, 9)))
_RISE, _RISE_TALL = 10.0, 12.0
"""How far a card is lifted, in units."""
_TILE = Plate(radius=16, line=4, foot_height=8, shadow=0)
_BLUE, _PINK = _TILE.but(face="#a8cdee", foot="#89b5de"), _TILE.but(face="#f6bcc8", foot="#e398a8")
_CREAM_TILE = Plate("#f6e3b8", "#d8c7a1", radius=14, line=4, foot_height=8, shadow=0)
_MAT = Plate("#7fbf6a", "#5fa552", radius=42, line=4, foot_height=7, shadow=0, light="#93cd7e")


class GameCard(Widget):
    """A game to choose; it lifts and gets a gold frame under the pointer."""

    def __init__(self, rect: Rect, game: str, action: Action) -> None:
        super().__init__(rect)
        self.game = game
        self.action = action

    @property
    def aim(self) -> float:
        return LIFTED if (self.hovered or self.focused) and not self.pressed else RESTING

    def click(self, pos: tuple[int, int]) -> None:
        self.action()

    def draw(self, target: Surface, brush: Brush) -> None:
        lifted = self.hovered or self.focused
        tall = brush.layout.tall
        rect = self.rect.move(0, -round(self.rise.value * brush.layout.px(_RISE_TALL if tall else _RISE)))
        brush.plate(target, rect, (_LIFTED_TALL if tall else _LIFTED) if lifted else PANEL)
        target.blit(self._face(brush), rect)

    def _face(self, brush: Brush) -> Surface:
        """Everything within the card's border, drawn once per size."""
        key = ("card", self.game, self.rect.size)
        return brush.art.kept(key) or brush.art.keep(key, self._draw_face(brush))

    def _draw_face(self, brush: Brush) -> Surface:
        face = Surface(self.rect.size, pygame.SRCALPHA)
        line = _picture_line(brush.layout, self.rect.height)
        paint = {"ark": _paint_ark, "family": _paint_family, "aboard": _paint_aboard}[self.game]
        edge = brush.layout.px(4)
        inside = Rect(edge, edge, self.rect.width - 2 * edge, line - edge)
        rounded_top(face, brush, inside, {"ark": SKY, "family": HAZE, "aboard": SEA_LIGHT}[self.game], 18)
        face.set_clip(inside)
        paint(face, brush, line)
        face.set_clip(None)
        face.fill(INK, Rect(0, line, self.rect.width, brush.layout.px(4)))
        _words(face, brush, self.game, line)
        return face


def _picture_line(layout: Layout, height: int) -> int:
    """How far down the card its picture ends, in pixels."""
    return round(height * (0.504 if layout.tall else 0.527))


class _Place:
    """Places in a card's picture: units at 16:9 from its upper left corner, spread where the card is larger."""

    def __init__(self, face: Surface, brush: Brush, line: int) -> None:
        self.face, self.brush = face, brush
        self.scale = face.get_width() / 568.3
        self.shift = line - 178 * self.scale
        self.grown = 1.03 if brush.layout.tall else 1.0
        """By how much more than the card what lies in it grows on tall windows."""

    def side(self, units: float) -> int:
        """The size of a piece in pixels."""
        return round(units * self.scale * self.grown)

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def point(self, x: float, y: float, sink: float = 0.5) -> tuple[int, int]:
        """A point; ``sink`` is the part of the additional height that lies above it."""
        return self.px(x), round(y * self.scale + self.shift * sink)

    def picture(self, name: str, x: float, y: float, size: float, sink: float = 0.5) -> None:
        self.brush.picture_px(self.face, name, self.point(x, y, sink), self.side(size))


def _paint_ark(face: Surface, brush: Brush, line: int) -> None:
    """The four characters behind the planks of the ark, a divider before each."""
    place = _Place(face, brush, line)
    side = place.px(112)
    top = place.point(0, 70, sink=0.95)[1]
    boards = [brush.art.picture(f"scene/deck-square{kind}", (side, side)) for kind in ("", "-b")]
    for row in range(2):
        for column in range(6):
            face.blit(boards[(row + column) % 2], (column * side, top + row * side))
    for seat, colour in enumerate(COLOURS):
        x = 284 + 134 * (seat - 1.5)
        place.picture(CHARACTERS[colour].portrait, x, 81.5, 122, sink=0.45)
        place.picture(CHARACTERS[colour].divider(), x, 158, 133, sink=0.9)


def _paint_family(face: Surface, brush: Brush, line: int) -> None:
    """A pair and a friend under the rainbow."""
    place = _Place(face, brush, line)
    place.picture("scene/rainbow", 284, 105, 384, sink=0.3)
    for name, plate, x, y, side in (
        ("giraffe", _BLUE, 101.5, 108, 126),
        ("lion", _BLUE, 472, 108, 126),
        ("elephant", _PINK, 287, 103, 137),
    ):
        box = Rect(0, 0, place.side(side), place.side(side))
        box.center = place.point(x, y, sink=0.7)
        brush.plate(face, box, plate)
        brush.picture_px(face, f"animals/{name}", (box.centerx, box.centery - place.px(3)), place.side(side * 0.87))


def _paint_aboard(face: Surface, brush: Brush, line: int) -> None:
    """A herd on its mat, of which a hand takes the bear."""
    place = _Place(face, brush, line)
    mat = Rect(place.point(14, 24), (place.px(249), place.px(139)))
    brush.plate(face, mat, _MAT)
    for name, number, x, y, side, turn in (
        ("penguin", 4, 79.5, 85.5, 100, 5),
        ("fox", 2, 191, 100, 100, -4),
        ("bear", 5, 323, 82, 106, -10),
    ):
        turned = pygame.transform.rotozoom(_numbered(brush, name, number, place.px(2 * side)), turn, 1)
        tile = pygame.transform.smoothscale_by(turned, 0.5)
        face.blit(tile, tile.get_rect(center=place.point(x, y)))
    place.picture("icons/cursor-grab", 375, 133, 64)
    place.picture("icons/food-crate", 490, 116.5, 108)


def _numbered(brush: Brush, name: str, number: int, side: int) -> Surface:
    """A tile of Animals on Board at twice its size, so that it can be turned smoothly."""
    tile = Surface((side, side), pygame.SRCALPHA)
    unit = side / 200 / brush.layout.u
    brush.plate(tile, tile.get_rect(), _CREAM_TILE.but(radius=34 * unit, line=8 * unit, foot_height=14 * unit))
    brush.picture_px(tile, f"animals/{name}", (round(side * 0.55), round(side * 0.5)), round(side * 0.88))
    centre = (round(side * 0.19), round(side * 0.24))
    brush.disc(tile, centre, 30 * unit, "#fffaf0", INK, 6 * unit)
    brush.text(tile, str(number), 46 * unit, {"center": centre}, face=BOLD, digits=True)
    return tile


def _words(face: Surface, brush: Brush, game: str, line: int) -> None:
    """Name, summary and chips below the picture, and the arrow at the right."""
    tall, px = brush.layout.tall, brush.layout.px
    left = px(30 if tall else 27)
    room = face.get_width() - 2 * left
    rows = (46.0, 99.0, 159.0) if tall else (37.0, 78.0, 121.0)
    name, summary, chips = ((left, line + round(row * brush.layout.letters)) for row in rows)
    brush.text(face, labels.game_name(game), 48 if tall else 40, {"midleft": name}, face=FREDOKA, width=room)
    how = {"face": TEXT, "colour": SECONDARY, "width": room - px(90)}
    brush.text(face, labels.game_summary(game, short=tall), 28 if tall else 21.5, {"midleft": summary}, **how)
    facts = labels.game_facts(game)
    _chips(face, brush, facts[:1] if tall else facts, chips)
    arrow = Rect(0, 0, px(88 if tall else 77), px(91))
    arrow.topright = (face.get_width() - px(26 if tall else 22), line + px(101 if tall else 27))
    brush.plate(face, arrow, GOLD_BUTTON)
    brush.picture(face, "icons/arrow", (arrow.centerx, arrow.centery - px(4)), 52)


def _chips(face: Surface, brush: Brush, facts: tuple[str, ...], midleft: tuple[int, int]) -> None:
    """Facts in rounded boxes side by side, as many as there is room for left of the arrow."""
    px, tall = brush.layout.px, brush.layout.tall
    left, row = midleft
    for fact in facts:
        words = brush.words(fact, 28 if tall else 20, BOLD if tall else TEXT)
        box = Rect(left, 0, words.get_width() + 2 * px(39 if tall else 13), px(52 if tall else 38))
        if box.right > face.get_width() - px(126 if tall else 107):
            return
        box.centery = row
        brush.box(face, box, PARCHMENT_FOOT, 26 if tall else 19, WOOD, 3)
        face.blit(words, words.get_rect(center=box.center))
        left = box.right + px(11)
