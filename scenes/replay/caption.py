"""What a step of the turns shown once more is: a sentence, and why a computer player has done so; in the Family
Variant, which is played by those who cannot read, large pictures alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from scenes.paint import Brush, Point
from scenes.replay.entries import Entry
from scenes.replay.line_pictures import herd_of, picture_of
from scenes.replay.past import Past
from scenes.replay.story import line_of
from scenes.replay.telling import told
from scenes.replay.why_strip import OVER, WhyStrip, middle_of_strip
from scenes.table.ark_pieces import FAMILY
from scenes.table.asking import names_of
from scenes.table.pieces import head
from scenes.theme import BLACK, FREDOKA, INK, PANEL, PRICE, SECONDARY, TEXT
from scenes.words import log
from scenes.words.aboard import signed
from scenes.words.replay import step

_PLATE = PANEL.but(radius=24, shadow=6)
_RIM, _GAP = 28.0, 14.0
"""In units: the room at the ends of the strip, and between its parts."""
_TALL, _LOW, _LINE = 112.0, 76.0, 64.0
"""Its height with a second line, or with large pictures; without; and of the first of two lines."""
_LETTERS, _SMALL, _POINTS = 32.0, 23.0, 34.0
_SIGN, _LARGE, _COIN = 48.0, 84.0, 40.0
"""Heads, pictures and animals beside a sentence, and without one; and the coin before points."""
_MOST = 8
"""So many pictures are shown of one step at most."""


@dataclass(frozen=True)
class _Part:
    """Something in the row: ``width`` in pixels, and what draws it at the middle of its place."""

    width: int
    draw: Callable[[Surface, Point], object]


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
    def draw(self, target: Surface, brush: Brush, moment: int, table: Rect, spared: Rect | None) -> None:
        """The strip for a moment over the ``table``, but not over what is ``spared``, both in pixels."""
        entry = self.entry(moment)
        if entry is None:
            return
        px, said, why = brush.layout.px, self.sentence(moment), self.why(moment)
        room = table.width - 2 * px(_GAP + _RIM)
        below = brush.words(why, _SMALL, TEXT, SECONDARY, width=room, floor=18) if why else None
        parts = self._spoken(brush, entry, said, room) if said else self._pictured(brush, moment)
        width = max(_width(brush, parts), below.get_width() if below else 0)
        strip = Rect(0, 0, width + 2 * px(_RIM), px(_LOW if said and not why else _TALL))
        strip.center = middle_of_strip(strip, table.inflate(0, -2 * px(OVER)), spared)
        brush.plate(target, strip, _PLATE)
        middle = strip.top + px(_LINE / 2 + 4) if below else strip.centery - px(4)
        _draw_row(target, brush, parts, (strip.centerx, middle))
        if below:
            target.blit(below, below.get_rect(midtop=(strip.centerx, strip.top + px(_LINE - 2))))

    def _spoken(self, brush: Brush, entry: Entry, said: str, room: int) -> list[_Part]:
        """Head, picture, sentence, animals and points."""
        before, after = self._signs(brush, entry, _SIGN), _points(brush, entry)
        herd = [_picture(brush, name, _SIGN) for name in herd_of(entry)[:_MOST]]
        rest = room - _width(brush, [*before, *herd, *after]) - brush.layout.px(_GAP)
        words = brush.words(said, _LETTERS, FREDOKA, width=rest, floor=20)
        text = _Part(words.get_width(), lambda target, at: target.blit(words, words.get_rect(center=at)))
        return [*before, text, *herd, *after]

    def _pictured(self, brush: Brush, moment: int) -> list[_Part]:
        """All that has happened, without a word and large."""
        parts: list[_Part] = []
        for entry in [entry for entry in self._entries if entry.moment == moment][:_MOST]:
            signs = self._signs(brush, entry, _LARGE)
            parts += [*(signs if not parts else signs[bool(entry.colour) :]), *_points(brush, entry)]
        return parts

    def _signs(self, brush: Brush, entry: Entry, units: float) -> list[_Part]:
        """Who, if anybody, and what."""
        parts = []
        if entry.colour:
            draw = partial(head, brush, colour=entry.colour, size=units)
            parts.append(_Part(brush.layout.px(units), lambda target, at: draw(target, centre=at)))
        picture = picture_of(entry, self._past.actions, self._past.plan.game)
        return [*parts, _picture(brush, picture, units)] if picture else parts


def _picture(brush: Brush, name: str, units: float) -> _Part:
    return _Part(brush.layout.px(units), lambda target, at: brush.picture(target, name, at, units))


def _points(brush: Brush, entry: Entry) -> list[_Part]:
    """A coin, and what has been gained or lost."""
    if not entry.points:
        return []
    colour = INK if entry.points > 0 else PRICE
    words = brush.words(signed(entry.points), _POINTS, BLACK, colour, digits=True)
    number = _Part(words.get_width(), lambda target, at: target.blit(words, words.get_rect(center=at)))
    return [_picture(brush, "icons/point", _COIN), number]


def _width(brush: Brush, parts: Sequence[_Part]) -> int:
    """How wide a row of parts is, in pixels."""
    return sum(part.width for part in parts) + brush.layout.px(_GAP) * max(0, len(parts) - 1)


def _draw_row(target: Surface, brush: Brush, parts: Sequence[_Part], middle: Point) -> None:
    """The parts side by side round a middle."""
    x = middle[0] - _width(brush, parts) // 2
    for part in parts:
        part.draw(target, (x + part.width // 2, middle[1]))
        x += part.width + brush.layout.px(_GAP)
