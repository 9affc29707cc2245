"""What shows where something has just been done: a gold ring, and tags with the points it has brought."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import SRCALPHA, Rect, Surface

from scenes.paint import Brush
from scenes.table.pieces import head
from scenes.theme import BLACK, GOLD, INK, PANEL

LEAST = 120.0
"""The inner width of a ring on the ark, in units."""
_LINE, _AROUND = 9.0, 14.0
"""How thick a ring is, and its distance from what it surrounds, in units."""
_TAG_HEIGHT, _TAG_GAP = 52.0, 8.0
_TAG = PANEL.but(radius=16, foot_height=5, shadow=4)


def draw_ring(brush: Brush, target: Surface, rect: Rect, least: float = LEAST) -> Rect:
    """A ring round a thing, ``least`` units wide inside; it gets longer with what is long.  The place it takes."""
    px = brush.layout.px
    smallest, around, line = px(least), 2 * px(_AROUND), px(_LINE)
    inner = Rect(0, 0, max(smallest, rect.width + around), max(smallest, rect.height + around))
    inner.center = rect.center
    outer = inner.inflate(2 * line, 2 * line)
    draw_frame(brush, target, inner, min(inner.size) / 2 / brush.layout.u)
    return outer


def draw_frame(brush: Brush, target: Surface, inner: Rect, radius: float) -> None:
    """A ring outside of a box in pixels, whose corners have this radius in units."""
    for colour, width in ((INK, _LINE + 3), (GOLD, _LINE)):
        edge = brush.layout.px(width)
        brush.box(target, inner.inflate(2 * edge, 2 * edge), "", radius + width, colour, width)


def ring_within(brush: Brush, inner: Rect, panel: Rect) -> Rect:
    """The part of a box in pixels round which a ring stays on the panel."""
    edge = brush.layout.px(_LINE + 3) + brush.layout.px(PANEL.line)
    return inner.clip(panel.inflate(-2 * edge, -2 * edge))


def draw_tags(brush: Brush, target: Surface, ring: Rect, points: Mapping[str, int], player: str) -> None:
    """Tags at the right of a ring, or at its left where the window ends: a coin with the points of whoever acted
    alone, or a head each where others share in them."""
    won = {colour: count for colour, count in points.items() if count}
    alone = set(won) == {player}
    px = brush.layout.px
    step = px(_TAG_HEIGHT + _TAG_GAP)
    top = ring.centery - step * len(won) // 2
    for number, (colour, count) in enumerate(won.items()):
        tag = _tag(brush, "" if alone else colour, count)
        place = tag.get_rect(midleft=(ring.right + px(4), top + step * number + step // 2))
        if place.right > brush.layout.ark_zone().right:
            place.right = ring.left - px(4)
        target.blit(tag, place)


def _tag(brush: Brush, colour: str, points: int) -> Surface:
    """A plate with points after a coin, or after a player's head."""
    px = brush.layout.px
    words = brush.words(f"{points:+d}", 28, BLACK, digits=True)
    size = (words.get_width() + px(76), px(_TAG_HEIGHT))
    key = ("replay tag", brush.layout.u, colour, points)
    kept = brush.art.kept(key)
    if kept:
        return kept
    tag = Surface((size[0], size[1] + px(8)), SRCALPHA)
    brush.plate(tag, Rect(px(2), px(2), size[0] - px(4), size[1]), _TAG)
    middle = px(2) + (size[1] - px(5)) // 2
    if colour:
        head(brush, tag, colour, (px(34), middle), 36)
    else:
        brush.picture(tag, "icons/point", (px(34), middle), 34)
    tag.blit(words, words.get_rect(midleft=(px(58), middle)))
    return brush.art.keep(key, tag)
