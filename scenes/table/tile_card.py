"""A held tile seen closely: large, with its points, and how many empty pens of its size there are."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ark.animals import SPECIES
from scenes.paint import Brush
from scenes.table.cards import AROUND, CARD_PLATE, opening
from scenes.table.marks import Marks
from scenes.table.picture import Picture
from scenes.table.tiles import species_of, tray_size, tray_tile
from scenes.theme import BLACK, INK

_WIDTH, _MARGIN, _ROW = 220.0, 18.0, 54.0
_HAY = "#f0d48c"
_SQUARE = 26.0


class TileCard:
    """Draws the card above the tile that the pointer rests on."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush

    def draw_marks(self, target: Surface, picture: Picture, marks: Marks, tile_rect: Rect) -> None:
        """The card for the held tile that ``marks.look`` names; ``tile_rect`` is where that lies."""
        if marks.look is None:
            return
        tile = marks.look[1].split()[1]
        px, size = self.brush.layout.px, SPECIES[species_of(tile)].size
        width, height = tray_size(self.brush, _WIDTH)
        card = Rect(0, 0, width + 2 * px(_MARGIN), height + px(2 * _MARGIN + 8) + (px(_ROW) if size else 0))
        card.midbottom = (tile_rect.centerx, tile_rect.top - px(20))
        card.clamp_ip(target.get_rect().inflate(-2 * px(16), 0))
        around = 2 * px(AROUND)
        with opening(target, card.inflate(around, around), marks.opening):
            self._draw(target, picture, tile, size, card)

    def _draw(self, target: Surface, picture: Picture, tile: str, size: int, card: Rect) -> None:
        px = self.brush.layout.px
        self.brush.plate(target, card, CARD_PLATE)
        paired = species_of(tile) in picture.paired
        target.blit(tray_tile(self.brush, tile, _WIDTH, paired), (card.left + px(_MARGIN), card.top + px(_MARGIN)))
        if size:
            self._draw_pens(target, size, _empty_pens(picture, size), card)

    def _draw_pens(self, target: Surface, size: int, count: int, card: Rect) -> None:
        """A pen of so many squares, and how many of them are closed and empty."""
        px = self.brush.layout.px
        y, step = card.bottom - px(8 + _MARGIN + 18), px(_SQUARE + 2)
        words = self.brush.words(f"× {count}", 25, BLACK, INK)
        x = card.centerx - (size * step + px(12) + words.get_width()) // 2
        for number in range(size):
            box = Rect(x + number * step, y - px(_SQUARE) // 2, px(_SQUARE), px(_SQUARE))
            self.brush.box(target, box, _HAY, 5, INK, 3)
        target.blit(words, words.get_rect(midleft=(x + size * step + px(12), y)))


def _empty_pens(picture: Picture, size: int) -> int:
    """Closed pens of so many squares in which no pair of this size lives."""
    pens = [pen for pen, squares in picture.enclosures.items() if len(squares) == size]
    return sum(all(SPECIES[species].small for species in picture.loaded.get(pen, ())) for pen in pens)
