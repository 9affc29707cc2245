"""What taking a group would bring, beside its button: species by species, the crates, and the sum.

What the sum leaves out the prompt says.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame import SRCALPHA, Rect, Surface

from game.aboard import Forecast
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


def draw_forecast(target: Surface, brush: Brush, button: Rect, forecast: Forecast, others: Sequence[Rect]) -> None:
    """The card at the ``button`` of a group, where it hides least of ``others``: the tiles and buttons there are."""
    px = brush.layout.px
    parts = _parts(brush, forecast)
    width = sum(part.get_width() for part in parts) + (len(parts) - 1) * px(_AFTER_PART) + 2 * px(_RIM)
    card = place_at(brush, button, width, others)
    brush.plate(target, card, CARD_PLATE.but(radius=20, shadow=6))
    left, middle = card.left + px(_RIM), card.centery - px(4)
    for part in parts:
        target.blit(part, part.get_rect(midleft=(left, middle)))
        left += part.get_width() + px(_AFTER_PART)


def place_at(brush: Brush, button: Rect, width: int, others: Sequence[Rect]) -> Rect:
    """Where a card of that width lies, in pixels: the first from the button on that hides nothing, or else least."""
    px, gap = brush.layout.px, brush.layout.px(_OVER)
    room = Rect(0, 0, brush.layout.size[0], brush.layout.aboard.prompt().top).inflate(-2 * px(_RIM), 0)
    places = [Rect(0, 0, width, px(_HEIGHT)) for _ in range(4)]
    below, left, right, above = places
    below.midtop = (button.centerx, button.bottom + gap)
    left.topright = (button.left - gap, button.top)
    right.topleft = (button.right + gap, button.top)
    above.midbottom = (button.centerx, button.top - gap)
    lower = [place.move(0, step * gap) for step in range(1, room.height // gap) for place in (below, left, right)]
    return min((place.clamp(room) for place in (*places, *lower)), key=lambda place: _hidden(place, others))


def _hidden(card: Rect, others: Sequence[Rect]) -> int:
    """How much of others lies under a card, in square pixels."""
    parts = (card.clip(other) for other in others)
    return sum(part.width * part.height for part in parts)


def _parts(brush: Brush, forecast: Forecast) -> list[Surface]:
    """What stands side by side on the card; the sum is in doubt where something is left out."""
    lines = forecast.lines if len(forecast.lines) <= _MOST + 1 else ()
    total = _total(brush, signed(forecast.points) + (" ?" if forecast.uncounted else ""))
    return [*(_part(brush, line) for line in lines), total]


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


def _total(brush: Brush, points: str) -> Surface:
    """The sum behind a star."""
    px = brush.layout.px
    words = brush.words(points, _SUM, BLACK, INK, digits=True)
    star, gap = px(_STAR), px(_AFTER_PICTURE)
    total = Surface((star + gap + words.get_width(), px(_HEIGHT)), flags=SRCALPHA)
    brush.picture_px(total, "icons/point", (star // 2, total.get_height() // 2), star)
    total.blit(words, words.get_rect(midleft=(star + gap, total.get_height() // 2)))
    return total
