"""The round panel: rounds played, how much of the hull is closed, and what the stocks and bags still hold."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.table.ark_pieces import FAMILY
from scenes.table.deluge_order import deluge_on
from scenes.table.marks import Marks, Target
from scenes.table.picture import Picture
from scenes.theme import BLACK, CARD, FREDOKA, GOLD, GREEN_FOOT, INK, PANEL, SECONDARY, TEXT
from scenes.words import table as words

_TO_COME = "#e9d6b0"
_STOCKS = {
    "pitch": "scene/pitch-cube",
    "food": "icons/food",
    "m": "scene/bag-male",
    "f": "scene/bag-female",
}
_WIDE_FROM = 1600
"""Pixels of width from which the digits of the stocks are as small as the drawing has them."""
_WIDTH, _HEIGHT, _TALL_HEIGHT = 288.0, 105.8, 84.0
"""Width and height of the panel as drawn, in units, and its height in tall windows."""
_CLEAR = 6.0
"""The least room between the words about the hull and the stocks beside them, in units."""
_HULL_LEAST = 19.0
"""The least type of the words about the hull, in units."""
STOCK: Target = ("stock", "")
"""What the panel is when pointed at: its counts show larger."""


class RoundPanel:
    """Draws the panel at the upper left, and where taken goods come from."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush

    # -- places
    def rect(self) -> Rect:
        return self.brush.layout.round_panel()

    def stock(self, picture: Picture, what: str) -> Rect:
        """The sign of ``pitch``, ``food`` or the bag ``m`` or ``f``; of other goods the panel's middle."""
        places = self._stock_places(picture)
        if what in places:
            return places[what]
        side = self.brush.layout.px(40)
        rect = Rect(0, 0, side, side)
        rect.center = self.rect().center
        return rect

    def _shown(self, picture: Picture) -> list[str]:
        """What is counted: the Family Variant has neither pitch nor food."""
        return list(_STOCKS) if picture.game != "family" else ["m", "f"]

    def _stock_places(self, picture: Picture) -> dict[str, Rect]:
        """The signs of the stocks: in the panel's right half, two above each other, or all in a row beneath."""
        px, panel = self.brush.layout.px, self.rect()
        shown = self._shown(picture)
        if self.brush.layout.tall:
            side = px(26 if self._is_wide else 22)
            return {
                what: Rect(panel.left + px(592 + 66 * n), self._row(56) - side // 2, side, side)
                for n, what in enumerate(shown)
            }
        side, places = px(18 if self._is_wide else 16), {}
        first, step = self._stocks_span()
        for number, what in enumerate(shown):
            row = number // 2
            middle = self._row((24, 80)[row])
            places[what] = Rect(panel.right - px(first) + number % 2 * px(step), middle - side // 2, side, side)
        return places

    def _row(self, units: float) -> int:
        """A height in the panel in pixels, from units of the panel as drawn."""
        panel = self.rect()
        return panel.top + round(units * panel.height / (_TALL_HEIGHT if self.brush.layout.tall else _HEIGHT))

    def _stocks_span(self) -> tuple[float, float]:
        """Where the stocks begin, in units from the panel's right edge, and from one to the next."""
        more = max(0.0, self.rect().width / self.brush.layout.u - _WIDTH) / 2
        begins, step = (96, 43) if self._is_wide else (105, 47)
        return begins + more, step + more / 2

    @property
    def _is_wide(self) -> bool:
        return self.brush.layout.size[0] >= _WIDE_FROM

    # -- drawing
    def shows(self, picture: Picture) -> object:
        """All that the drawing of the panel depends on."""
        counts = tuple(self._count(picture, what) for what in _STOCKS)
        return (picture.round, picture.rounds, picture.hull, picture.phase, counts)

    def draw(self, target: Surface, picture: Picture) -> None:
        self.brush.plate(target, self.rect(), PANEL)
        if deluge_on(picture):
            self._draw_deluge(target)
        elif self.brush.layout.tall:
            self._draw_tall(target, picture)
        else:
            self._draw_wide(target, picture)

    def _draw_deluge(self, target: Surface) -> None:
        px, panel = self.brush.layout.px, self.rect()
        middle = panel.centery - px(4)
        tall = self.brush.layout.tall
        self.brush.picture(target, "scene/cloud-storm", (panel.left + px(48), middle), 72)
        heading, about = words.deluge()
        room = panel.right - px(14) - panel.left - px(94)
        first = self.brush.words(heading, 29.5, FREDOKA, width=room, floor=22)
        second = self.brush.words(about, 21.6, TEXT, SECONDARY, width=room, floor=18)
        left = panel.left + px(94)
        if tall:
            at = target.blit(first, first.get_rect(midleft=(left, middle)))
            target.blit(second, second.get_rect(midleft=(at.right + px(28), middle)))
            return
        target.blit(first, first.get_rect(midleft=(left, middle - px(14))))
        target.blit(second, second.get_rect(midleft=(left, middle + px(21))))

    def _draw_wide(self, target: Surface, picture: Picture) -> None:
        px, panel = self.brush.layout.px, self.rect()
        room = panel.width - px(18 + 14 + self._stocks_span()[0])
        title = self._title(picture, room, (25.6, 23.0, 20.0))
        target.blit(title, title.get_rect(midleft=(panel.left + px(18), self._row(24))))
        self._draw_hull(target, picture)
        self._draw_dots(target, picture)
        self._draw_stocks(target, picture)

    def _title(self, picture: Picture, room: int, sizes: Sequence[float]) -> Surface:
        """Which round it is, in the largest of the sizes for which there is room, or else without the word."""
        text = words.round_of(picture.round, picture.rounds)
        for units in sizes:
            title = self.brush.words(text, units, BLACK, digits=True)
            if title.get_width() <= room:
                return title
        return self.brush.words(words.round_short(picture.round, picture.rounds), sizes[0], BLACK, digits=True)

    def _draw_tall(self, target: Surface, picture: Picture) -> None:
        px, panel = self.brush.layout.px, self.rect()
        middle = panel.centery - px(4)
        title = self._title(picture, px(224), (31.0, 28.0, 26.0, 24.0))
        target.blit(title, title.get_rect(midleft=(panel.left + px(28), middle)))
        self._draw_dots(target, picture)
        self._draw_hull(target, picture)
        self._draw_stocks(target, picture)

    def _draw_dots(self, target: Surface, picture: Picture) -> None:
        """A dot a round: played, this one, to come."""
        over = picture.round > picture.rounds
        for number in range(1, picture.rounds + 1):
            done = over or number < picture.round
            face = GREEN_FOOT if done else GOLD if number == picture.round else _TO_COME
            dot = self.dot(picture, number)
            self.brush.disc(target, dot.center, dot.width / 2 / self.brush.layout.u, face, INK, 3)

    def dot(self, picture: Picture, number: int) -> Rect:
        """Where the dot of a round lies; those beyond the last one share its dot."""
        px, panel, tall = self.brush.layout.px, self.rect(), self.brush.layout.tall
        step = min(42.0 if tall else 34.0, (293 if tall else 234) / max(1, picture.rounds - 1))
        radius = min(13.0 if tall else 10.5, step * 0.42)
        first = (panel.left + px(280), panel.centery - px(4)) if tall else (panel.left + px(28), self._row(51))
        dot = Rect(0, 0, round(2 * radius * self.brush.layout.u), round(2 * radius * self.brush.layout.u))
        along = (min(number, picture.rounds) - 1) * step
        dot.center = (first[0] + round(along * self.brush.layout.u), first[1])
        return dot

    def hull(self, picture: Picture) -> tuple[Surface, Rect]:
        """The words about the hull and where they stand, in pixels; short where they might be cut."""
        px, panel = self.brush.layout.px, self.rect()
        left, top, room = self._hull_place(picture)
        whole = words.hull(picture.hull[1], picture.hull[1])
        if self.brush.fonts.size(whole, TEXT, self.brush.layout.floor_px(_HULL_LEAST))[0] <= px(room):
            text = self.brush.words(words.hull(*picture.hull), 21, TEXT, width=px(room), floor=_HULL_LEAST)
        else:
            text = self.brush.words(words.hull_short(*picture.hull), 23, TEXT, width=px(room), floor=18)
        return text, text.get_rect(midleft=(panel.left + px(left), self._row(top)))

    def _hull_place(self, picture: Picture) -> tuple[float, float, float]:
        """Where those words begin, their middle, and how wide they may be, in units of the panel."""
        if self.brush.layout.tall:
            return 660, 25, 190
        width = self.rect().width / self.brush.layout.u
        beside = 16.0 if picture.game == FAMILY else self._stocks_span()[0] + _CLEAR
        return 64, 80, width - 64 - beside

    def _draw_hull(self, target: Surface, picture: Picture) -> None:
        """How far the hull is closed; once all rounds are played that is what ends the game, and it glows."""
        px = self.brush.layout.px
        text, place = self.hull(picture)
        left, middle = place.left - px(30), place.centery
        if picture.round > picture.rounds:
            lit = Rect(left - px(20), middle - px(15), text.get_width() + px(58), px(30))
            self.brush.glow_box(target, lit, GOLD, 8, 12)
            self.brush.box(target, lit, "#ffe696", 12)
        icon = "scene/ark-title" if picture.game == FAMILY else "scene/cloud-storm"
        self.brush.picture(target, icon, (left, middle), 38)
        target.blit(text, place)

    def _draw_stocks(self, target: Surface, picture: Picture) -> None:
        gap = self.brush.layout.px(2)
        for what, rect in self._stock_places(picture).items():
            self.brush.picture_px(target, _STOCKS[what], rect.center, rect.width)
            count = self.brush.words(str(self._count(picture, what)), 16, BLACK, SECONDARY, digits=True)
            target.blit(count, count.get_rect(midleft=(rect.right + gap, rect.centery)))

    def _count(self, picture: Picture, what: str) -> int:
        if what in ("m", "f"):
            return picture.bags.get(what, 0)
        return picture.stock_pitch if what == "pitch" else picture.stock_food

    # -- marks
    def draw_marks(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """The counts in large type on a card of their own while the panel is pointed at."""
        if marks.look != STOCK:
            return
        px, panel = self.brush.layout.px, self.rect()
        shown = self._shown(picture)
        card = Rect(panel.left, panel.bottom + px(12), px(110 * len(shown) + 20), px(124))
        self.brush.plate(target, card, PANEL.but(face=CARD, foot=CARD))
        for number, what in enumerate(shown):
            x = card.left + px(65 + 110 * number)
            self.brush.picture(target, _STOCKS[what], (x, card.top + px(44)), 62)
            count = self.brush.words(str(self._count(picture, what)), 32, BLACK, digits=True)
            target.blit(count, count.get_rect(center=(x, card.top + px(96))))
