"""The tray of taming: the tiles drawn, the bags they came from, and in which order the players take."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ark.animals import partner_of
from scenes.table.marks import Marks, Target
from scenes.table.picture import Picture
from scenes.table.pieces import arrow, head
from scenes.table.tray import EYE, GOLD_PLATE, SMALL_PLATE, RimmedTray
from scenes.theme import BOLD, SIGN
from scenes.words import table as words

_TILE, _GAP, _TOP = 196.0, 26.0, 77.0
_PLATE_TOP, _PLATE_HEIGHT = 325.0, 70.0
_LIFT = 15.0
_BAG, _BAG_X, _BAG_Y = 167.0, 133.0, 182.0
_HEAD_STEP = 112.0
_APART, _TOGETHER = (31.0, 84.0, 117.0), (52.0, 32.0, 63.0)
"""Where heart and head stand and the name begins on a plate; for a longer name the heart lies on the head."""
_NAME, _NAME_LEAST, _WIDER = 22.0, 18.0, 22.0
"""The type of a name, the smallest before heart and head move together, and by how much its plate then grows."""


class TamingTray(RimmedTray):
    """Up to four tiles in the middle, a bag at either side."""

    def bag(self, name: str) -> Rect:
        x = _BAG_X if name == "m" else self.rect().width / self.brush.layout.u - _BAG_X
        return self.centred(x, _BAG_Y, _BAG)

    def drawn(self, picture: Picture, tile: str) -> Rect:
        return self._places(picture, tile)[tile]

    def _tiles(self, picture: Picture) -> dict[str, Rect]:
        """The tiles that lie open, and where."""
        return {tile: rect for tile, rect in self._places(picture).items() if tile in picture.drawn}

    def _places(self, picture: Picture, more: str = "") -> dict[str, Rect]:
        """The tiles drawn or yet to come, centred in a row, those that pair with each other side by side."""
        known = [*picture.lain, *picture.coming]
        tiles = side_by_side(known if not more or more in known else [*known, more])
        middle = self.rect().width / self.brush.layout.u / 2
        first = middle - (len(tiles) - 1) * (_TILE + _GAP) / 2
        top = self.place(0, _TOP, 0, 0).top
        rects = {}
        for number, tile in enumerate(tiles):
            rects[tile] = self.tile_rect((self.place(first + number * (_TILE + _GAP), 0, 0, 0).left, 0), _TILE)
            rects[tile].top = top
        return rects

    def targets(self, picture: Picture, marks: Marks) -> list[tuple[Target, Rect]]:
        tiles = [(("drawn", tile), rect) for tile, rect in self._tiles(picture).items()]
        return [(("bag", "m"), self.bag("m")), (("bag", "f"), self.bag("f")), *tiles, (EYE, self.eye())]

    # -- drawing
    def paint(self, target: Surface, picture: Picture, marks: Marks) -> None:
        for bag in ("m", "f"):
            self.draw_bag(target, bag)
            plate = self.bag(bag)
            count = self.place(0, 284, 99, 51)
            count.centerx = plate.centerx
            self.draw_count(target, picture.bags.get(bag, 0), count)
        self._draw_order(target, picture)
        rects = self._tiles(picture)
        for tile, rect in rects.items():
            look = "legal" if ("drawn", tile) in marks.shining else ""
            if marks.hover == ("drawn", tile):
                look, rect = "lit", rect.move(0, -self.brush.layout.px(_LIFT))
            self.draw_tile(target, tile, rect, look)
        self._draw_partners(target, picture, rects)

    def _draw_order(self, target: Surface, picture: Picture) -> None:
        """The rim: heads in the order of taking, arrows between them."""
        rim = self.brush.layout.taming_order()
        self.brush.plate(target, rim, SIGN.but(radius=18, shadow=8))
        waiting = [colour for colour in picture.order if colour not in picture.acted]
        heads = [colour for colour in picture.order if colour in picture.acted] + waiting
        step = self.brush.layout.px(_HEAD_STEP)
        x, y = rim.centerx - step * (len(heads) - 1) // 2, rim.top + self.brush.layout.px(42)
        for number, colour in enumerate(heads):
            look = "through" if colour in picture.acted else "actor" if colour == picture.actor else ""
            head(self.brush, target, colour, (x + number * step, y), 65, look)
            if number:
                arrow(self.brush, target, (x + number * step - step // 2 - self.brush.layout.px(3), y), 29)

    def _draw_partners(self, target: Surface, picture: Picture, rects: dict[str, Rect]) -> None:
        """Below each tile whom it pairs with; two tiles that pair with each other share a plate."""
        top, height = self.place(0, _PLATE_TOP, 0, 0).top, self.brush.layout.px(_PLATE_HEIGHT)
        for tile, rect in rects.items():
            plate = Rect(rect.left, top, rect.width, height)
            partner = partner_of(tile)
            if partner in rects:
                if rects[partner].left > rect.left:
                    self._draw_together(target, plate.union(Rect(rects[partner].left, top, rect.width, height)))
            elif owner := picture.holder_of_partner(tile):
                self._draw_owner(target, picture, owner, plate)

    def _draw_together(self, target: Surface, plate: Rect) -> None:
        px = self.brush.layout.px
        self.brush.plate(target, plate, SMALL_PLATE)
        text = self.brush.words(words.pair_together(), 22.6, BOLD, width=plate.width - px(62 + 28))
        x, y = plate.centerx - (px(62) + text.get_width()) // 2, plate.centery - px(1)
        self.brush.picture(target, "icons/paired", (x + px(22), y), 50)
        target.blit(text, text.get_rect(midleft=(x + px(62), y)))

    def _draw_owner(self, target: Surface, picture: Picture, owner: str, plate: Rect) -> None:
        px, own = self.brush.layout.px, owner == picture.actor
        y, name = plate.centery - px(1), words.yours() if own else picture.seat(owner).name
        long = self._name_width(name) > plate.width - px(_APART[2]) - px(8)
        if long:
            plate = plate.inflate(px(_WIDER), 0)
        self.brush.plate(target, plate, GOLD_PLATE if own else SMALL_PLATE)
        heart, portrait, left = (px(units) for units in (_TOGETHER if long else _APART))
        text = self.brush.words(name, _NAME, BOLD, width=plate.width - px(4 if long else 8) - left, floor=15)
        x = plate.left + (max(0, plate.width - left - text.get_width() - px(5)) // 2 if long else 0)
        head(self.brush, target, owner, (x + portrait, y + px(1)), 54)
        at = (x + heart, y + (px(18) if long else 0))
        self.brush.picture(target, "icons/paired", at, 30 if long else 40)
        target.blit(text, text.get_rect(midleft=(x + left, y)))

    def _name_width(self, name: str) -> int:
        return self.brush.fonts.size(name, BOLD, self.brush.layout.floor_px(_NAME_LEAST))[0]


def side_by_side(tiles: list[str]) -> list[str]:
    """The tiles in their order, but each next to its partner if that is among them."""
    order: list[str] = []
    for tile in tiles:
        partner = partner_of(tile)
        place = order.index(partner) + 1 if partner in order else len(order)
        order.insert(place, tile)
    return order
