"""A held tile seen closely: large, with its points, and how many empty pens of its size there are."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ark.animals import SPECIES, Species
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
        px, species = self.brush.layout.px, SPECIES[species_of(tile)]
        width, height = tray_size(self.brush, _WIDTH)
        row = 0 if species.small else px(_ROW)
        card = Rect(0, 0, width + 2 * px(_MARGIN), height + px(2 * _MARGIN + 8) + row)
        card.midbottom = (tile_rect.centerx, tile_rect.top - px(20))
        card.clamp_ip(target.get_rect().inflate(-2 * px(16), 0))
        around = 2 * px(AROUND)
        with opening(target, card.inflate(around, around), marks.opening):
            self._draw(target, picture, tile, species, card)

    def _draw(self, target: Surface, picture: Picture, tile: str, species: Species, card: Rect) -> None:
        px = self.brush.layout.px
        self.brush.plate(target, card, CARD_PLATE)
        paired = species.name in picture.paired
        target.blit(tray_tile(self.brush, tile, _WIDTH, paired), (card.left + px(_MARGIN), card.top + px(_MARGIN)))
        if not species.small:
            self._draw_pens(target, species.size, pens_for(picture, species), card)

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


def pens_for(picture: Picture, species: Species) -> int:
    """Closed pens of the size of that species in which there is room for a pair of it."""
    fitting = [pen for pen, squares in picture.enclosures.items() if species.fits(len(squares))]
    living = ([SPECIES[name] for name in picture.loaded.get(pen, ())] for pen in fitting)
    return sum(all(species.lives_with(other) for other in pairs) for pairs in living)
