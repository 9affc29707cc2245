"""What taking a group would bring, beside its button: species by species, the crates, and the sum."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import SRCALPHA, Rect, Surface

from game.core import Line
from scenes.aboard_table.tiles import species_of
from scenes.paint import Brush
from scenes.table.cards import CARD_PLATE
from scenes.theme import BLACK, BOLD, INK, SECONDARY
from scenes.words.aboard import signed

_HEIGHT, _RIM, _OVER = 92.0, 22.0, 18.0
_SPECIES, _CRATE, _STAR = 58.0, 46.0, 46.0
_TEXT, _SUM = 26.0, 36.0
_AFTER_PICTURE, _AFTER_PART = 6.0, 20.0
_MOST = 8
"""So many species are shown one by one; of more only the sum is."""


def draw_forecast(target: Surface, brush: Brush, button: Rect, lines: Sequence[Line]) -> None:
    """The card under the ``button`` of a group, or beside it where there is no room below."""
    px = brush.layout.px
    parts = [_part(brush, line) for line in lines] if len(lines) <= _MOST + 1 else []
    total = _total(brush, sum(line.points for line in lines))
    width = sum(part.get_width() + px(_AFTER_PART) for part in parts) + total.get_width() + 2 * px(_RIM)
    card = Rect(0, 0, width, px(_HEIGHT))
    card.midtop = (button.centerx, button.bottom + px(_OVER))
    if card.bottom > brush.layout.aboard.prompt().top:
        card.midright = (button.left - px(_OVER), button.centery)
    if card.left < px(_RIM):
        card.left = button.right + px(_OVER)
    card.clamp_ip(brush.layout.screen.inflate(-2 * px(_RIM), 0))
    brush.plate(target, card, CARD_PLATE.but(radius=20, shadow=6))
    left, middle = card.left + px(_RIM), card.centery - px(4)
    for part in (*parts, total):
        target.blit(part, part.get_rect(midleft=(left, middle)))
        left += part.get_width() + px(_AFTER_PART)


def _part(brush: Brush, line: Line) -> Surface:
    """A species with how many of it there would be, or the crates, and by how much that changes the points."""
    key = ("forecast", line.source, line.count, line.points, species_of(line.what.partition(" ")[0]))
    return brush.art.kept((*key, brush.layout.u)) or brush.art.keep((*key, brush.layout.u), _painted(brush, line))


def _painted(brush: Brush, line: Line) -> Surface:
    px = brush.layout.px
    crates = line.source == "food"
    name = "icons/food-crate" if crates else f"animals/{species_of(line.what.partition(' ')[0])}"
    side = px(_CRATE if crates else _SPECIES)
    count = brush.words("" if crates else f"×{line.count}", 20, BOLD, SECONDARY, digits=True)
    points = brush.words(signed(line.points), _TEXT, BLACK, INK, digits=True)
    gap = px(_AFTER_PICTURE)
    part = Surface((side + gap + max(count.get_width(), points.get_width()), px(_HEIGHT)), flags=SRCALPHA)
    brush.picture_px(part, name, (side // 2, part.get_height() // 2), side)
    if crates:
        part.blit(points, points.get_rect(midleft=(side + gap, part.get_height() // 2)))
        return part
    part.blit(points, points.get_rect(bottomleft=(side + gap, part.get_height() // 2 + px(8))))
    part.blit(count, count.get_rect(topleft=(side + gap, part.get_height() // 2 + px(4))))
    return part


def _total(brush: Brush, points: int) -> Surface:
    """The sum behind a star."""
    px = brush.layout.px
    words = brush.words(signed(points), _SUM, BLACK, INK, digits=True)
    star, gap = px(_STAR), px(_AFTER_PICTURE)
    total = Surface((star + gap + words.get_width(), px(_HEIGHT)), flags=SRCALPHA)
    brush.picture_px(total, "icons/point", (star // 2, total.get_height() // 2), star)
    total.blit(words, words.get_rect(midleft=(star + gap, total.get_height() // 2)))
    return total
