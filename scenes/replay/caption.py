"""What a step of the turns shown once more is: a sentence, and why a computer player has done so; in the Family
Variant, which is played by those who cannot read, large pictures alone."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.replay.entries import Entry
from scenes.replay.line_pictures import herd_of, picture_of
from scenes.replay.past import Past
from scenes.replay.story import line_of
from scenes.replay.telling import told
from scenes.replay.why_strip import WhyStrip
from scenes.table.ark_pieces import FAMILY
from scenes.table.asking import names_of
from scenes.table.pieces import head
from scenes.theme import BLACK, FREDOKA, INK, PANEL, PRICE, SECONDARY, TEXT
from scenes.words import log
from scenes.words.aboard import signed
from scenes.words.replay import step

_PLATE = PANEL.but(radius=24, shadow=6)
_OVER, _RIM, _GAP = 14.0, 24.0, 14.0
"""In units: how far the strip is over the bar of time, the room at its ends, and between its parts."""
_TALL, _LOW = 108.0, 76.0
"""Its height with a second line, or with large pictures; and without."""
_LETTERS, _SMALL, _POINTS = 32.0, 23.0, 34.0
_HERD, _COIN = 64.0, 40.0


class Caption:
    """Draws the strip for the moments of a ``past`` that come after its moment ``begin``."""

    def __init__(self, past: Past, begin: int) -> None:
        self._past, self._begin = past, begin
        self._entries = [entry for entry in told(past) if entry.moment > begin and not entry.heading]
        self._whys = WhyStrip(past)
        self._names = names_of(past.plan.seats)

    def entry(self, moment: int) -> Entry | None:
        """The line that tells most of what led to a moment; None where nothing is to be told of it."""
        return line_of([entry for entry in self._entries if entry.moment == moment], moment)

    def sentence(self, moment: int) -> str:
        """What is said of a moment; nothing in the Family Variant."""
        entry = self.entry(moment)
        if entry is None or self._past.plan.game == FAMILY:
            return ""
        line = (entry.kind, entry.what, entry.count)
        done = log.sentence(line, tuple(self._past.actions), self._past.plan.game)
        return step(self._names[entry.colour], done) if entry.colour else done

    def why(self, moment: int) -> str:
        """Why a computer player has done so, where that may be told; nothing in the Family Variant."""
        return "" if self._past.plan.game == FAMILY else self._whys.told(moment)[1]

    # -- drawing
    def draw(self, target: Surface, brush: Brush, moment: int, table: Rect, bar: Rect) -> None:
        """The strip for a moment, over the ``bar`` in the middle of the ``table``'s width, both in pixels."""
        entry = self.entry(moment)
        if entry is None:
            return
        px, said = brush.layout.px, (self.sentence(moment), self.why(moment))
        strip = Rect(0, 0, table.width - 2 * px(_RIM), px(_LOW if said[0] and not said[1] else _TALL))
        strip.midbottom = (table.centerx, bar.top - px(_OVER))
        brush.plate(target, strip, _PLATE)
        inside = Rect(strip.left + px(_RIM), strip.top, strip.width - 2 * px(_RIM), strip.height - px(8))
        if said[0]:
            self._draw_sentence(target, brush, entry, said, inside)
        else:
            self._draw_pictures(target, brush, entry, inside)

    def _draw_sentence(self, target: Surface, brush: Brush, entry: Entry, said: tuple[str, str], room: Rect) -> None:
        """Head, picture, sentence and points in a row; below them the reason, if one is told."""
        px, why = brush.layout.px, said[1]
        line = Rect(room.left, room.top, room.width, px(64) if why else room.height)
        left, right = self._draw_signs(target, brush, entry, line, 48), self._draw_points(target, brush, entry, line)
        where = {"midleft": (left, line.centery)}
        brush.text(target, said[0], _LETTERS, where, face=FREDOKA, width=right - left, floor=20)
        if why:
            below = {"midleft": (left, line.bottom + px(12))}
            brush.text(target, why, _SMALL, below, face=TEXT, colour=SECONDARY, width=room.right - left, floor=18)

    def _draw_pictures(self, target: Surface, brush: Brush, entry: Entry, room: Rect) -> None:
        """The same without a word, and large."""
        left, right = self._draw_signs(target, brush, entry, room, 80), self._draw_points(target, brush, entry, room)
        self._draw_herd(target, brush, herd_of(entry), Rect(left, room.top, right - left, room.height))

    def _draw_signs(self, target: Surface, brush: Brush, entry: Entry, room: Rect, units: float) -> int:
        """Who, and what, both so large in units; where they end."""
        px, x = brush.layout.px, room.left
        if entry.colour:
            head(brush, target, entry.colour, (x + px(units / 2), room.centery), units)
            x += px(units + _GAP)
        picture = picture_of(entry, self._past.actions, self._past.plan.game)
        if picture:
            brush.picture(target, picture, (x + px(units / 2), room.centery), units)
            x += px(units + _GAP)
        return x

    def _draw_herd(self, target: Surface, brush: Brush, animals: Sequence[str], room: Rect) -> None:
        """The animals of a herd side by side, as many as there is room for."""
        side = brush.layout.px(_HERD + _GAP)
        for place, name in enumerate(animals[: room.width // side]):
            brush.picture(target, name, (room.left + side * place + side // 2, room.centery), _HERD)

    def _draw_points(self, target: Surface, brush: Brush, entry: Entry, room: Rect) -> int:
        """What it has brought or cost, with a coin, at the right end; where that begins."""
        if not entry.points:
            return room.right
        px, colour = brush.layout.px, INK if entry.points > 0 else PRICE
        words = brush.words(signed(entry.points), _POINTS, BLACK, colour, digits=True)
        at = target.blit(words, words.get_rect(midright=(room.right, room.centery)))
        coin = brush.picture(target, "icons/point", (at.left - px(_COIN / 2 + 6), room.centery), _COIN)
        return coin.left - px(_GAP)
