"""The guide at a table: Noah with what he says in one corner, and how much has been learnt in the other.

Both stand where the table of two players has nothing else, beside their panels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from pygame import Rect, Surface

from scenes.guide.people import GUIDE
from scenes.guide.pictures import draw_lesson
from scenes.guide.shown import QUIET, RULE, SKIP, Shown
from scenes.layout import Layout
from scenes.paint import Brush, Point
from scenes.rules.paragraph import Paragraph, largest
from scenes.table.pieces import Composed, gold_ring, head
from scenes.table.pointing_sign import draw_sign
from scenes.table.turn_ring import draw_growing_ring
from scenes.theme import BLACK, BUTTON, CARD, GOLD, INK, PANEL
from scenes.widgets import Button
from scenes.words import guide as words

SEATS = 4
"""As many panels have room in the row; those of two players leave its ends free."""
STAR = "icons/guide-star"
_PLATE = PANEL.but(face=CARD, rings=((INK, 8), (GOLD, 5.5)))
_HEAD, _HEAD_LEFT, _STAR = 80.0, 50.0, 40.0
_STAR_OFF = (26.0, 34.0)
"""Where the star is, from the middle of the head."""
_TEXT_LEFT, _BUTTON, _RIM = 104.0, 58.0, 11.0
_HIGH, _HEAD_ROW, _SIDE = 0.6, 104.0, 22.0
"""A speech at least so high, by its width, has the head and the buttons in a row over the words, which keep so far
off its sides."""
_THING = 11.0
"""Corners of the rings round things, in units."""
_GROWING = (_THING, 26.0, 6.0)
"""Those of the rings that grow out of them, how far they go and how thick they are."""
_QUIET = 84.0
"""Side of the button that has no words on it."""
_UNITS = range(32, 17, -1)
"""Heights of the letters in units."""
_MARGIN = 20.0
"""Room for rings and shadow round what is composed, in units."""
_ICONS = {SKIP: ("icons/close", 30.0), RULE: ("icons/question", 40.0)}

B = TypeVar("B", bound=Button)
Placing = Callable[[Layout, int], Rect]
"""Where the panel of a seat would be among :data:`SEATS`."""


def at_the_ark(layout: Layout, seat: int) -> Rect:
    """At the tables of the ark games."""
    return layout.player_panel(seat, SEATS)


def at_the_meadow(layout: Layout, seat: int) -> Rect:
    """At that of Animals on Board."""
    return layout.aboard.panel(seat, SEATS)


def ring_things(brush: Brush, target: Surface, things: Sequence[Rect], growing: float) -> None:
    """Rings round what a lesson is about, with the star at the leftmost of them, where no name or count stands.

    ``growing``, from 0 to 1, is how far other rings have come that grow out of them.
    """
    for rect in things:
        gold_ring(brush, target, rect, _THING, glow=0)
        if growing:
            draw_growing_ring(brush, target, rect, _GROWING, GOLD, 2 * growing)
    for first in sorted(things, key=lambda rect: rect.left)[:1]:
        draw_sign(brush, target, first, STAR, below=True)


def draw_speaker(brush: Brush, target: Surface, plate: Rect, centre: Point, size: float = _HEAD) -> None:
    """The plate on which the guide speaks, and its head, ``size`` units wide, with the star."""
    brush.plate(target, plate, _PLATE)
    head(brush, target, GUIDE, centre, size)
    x, y = (round(off * size / _HEAD * brush.layout.u) for off in _STAR_OFF)
    brush.picture(target, STAR, (centre[0] + x, centre[1] + y), _STAR * size / _HEAD)


class Bubble:
    """Draws what the guide shows; its buttons are drawn and clicked by the table it is at."""

    def __init__(self, brush: Brush, placing: Placing) -> None:
        self.brush = brush
        self.speech = placing(brush.layout, 0)
        """Where something is said."""
        self.sign = self._sign_in(placing(brush.layout, SEATS - 1))
        """Where it is told how much has been learnt."""
        self._high = self.speech.height >= _HIGH * self.speech.width
        self._composed = Composed()

    def _sign_in(self, corner: Rect) -> Rect:
        height = min(corner.height, self.brush.layout.px(176))
        return Rect(corner.left, corner.bottom - height, corner.width, height)

    # -- its buttons
    def places(self, shown: Shown) -> dict[str, Rect]:
        """Where its buttons are, by name."""
        px = self.brush.layout.px
        quiet = Rect(self.sign.left + px(16), self.sign.bottom - px(86), self.sign.width - px(32), px(70))
        if shown.wordless:
            quiet = Rect(0, 0, px(_QUIET), px(_QUIET))
            quiet.midright = (self.sign.right - px(30), self.sign.centery - px(3))
        beside = self._beside_the_text() if shown.lesson else {}
        return {QUIET: quiet, **{name: rect for name, rect in beside.items() if name != RULE or shown.chapter}}

    def _beside_the_text(self) -> dict[str, Rect]:
        side, rim = self.brush.layout.px(_BUTTON), self.brush.layout.px(_RIM)
        skip = Rect(self.speech.right - rim - side, self.speech.top + rim, side, side)
        rule = skip.copy()
        if self._high:
            rule.right = skip.left - rim
        else:
            rule.bottom = self.speech.bottom - rim - self.brush.layout.px(6)
        return {SKIP: skip, RULE: rule}

    def button(self, name: str, rect: Rect, kind: type[B], wordless: bool, action: Callable[[], None]) -> B:
        """One of its buttons, of the kind that the table draws."""
        style = BUTTON.but(radius=16, foot_height=6, shadow=0)
        if name != QUIET:
            icon, units = _ICONS[name]
            return kind(rect, action, icon=icon, icon_units=units, style=style)
        if wordless:
            return kind(rect, action, icon="icons/close", icon_units=40, style=style)
        return kind(rect, action, words.no_more(), icon="icons/close", units=30, icon_units=30, style=style)

    # -- drawing
    def off(self, arriving: float) -> int:
        """By how many pixels what is said is still off its place, where it has so far to slide in, from 1 to 0."""
        return -round(arriving * self.speech.right)

    def draw(self, target: Surface, shown: Shown, arriving: float = 0.0) -> None:
        """All but the buttons."""
        layout = self.brush.layout
        margin = layout.px(_MARGIN)
        left, right = self.speech.inflate(2 * margin, 2 * margin), self.sign.inflate(2 * margin, 2 * margin)
        strip = left.union(right)
        whole = self._composed.get((shown, strip.size, words.no_more()), strip.size, lambda blank: self._compose(
            blank, shown, (-strip.left, -strip.top)))  # fmt: skip
        for part, off in ((left, self.off(arriving)), (right, 0)):
            target.blit(whole, part.move(off, 0), part.move(-strip.left, -strip.top))

    def _compose(self, target: Surface, shown: Shown, off: tuple[int, int]) -> None:
        if shown.lesson:
            self._draw_speech(target, shown, self.speech.move(off))
        self._draw_sign(target, shown, self.sign.move(off))

    def _draw_speech(self, target: Surface, shown: Shown, rect: Rect) -> None:
        px = self.brush.layout.px
        centre = (rect.left + px(_HEAD_LEFT), rect.top + px(_HEAD_ROW / 2) if self._high else rect.centery - px(6))
        draw_speaker(self.brush, target, rect, centre)
        room = self.room(rect)
        if shown.wordless:
            draw_lesson(self.brush, target, shown.lesson, shown.animals, room)
        else:
            text = self.fitting(words.lesson(shown.game, shown.lesson), room)
            text.draw(target, room.left, room.centery - text.height // 2)

    def room(self, rect: Rect) -> Rect:
        """Where in its speech there is room for words."""
        px = self.brush.layout.px
        if self._high:
            room = rect.inflate(-2 * px(_SIDE), 0)
            room.top, room.height = rect.top + px(_HEAD_ROW), rect.height - px(_HEAD_ROW + _SIDE)
            return room
        room = Rect(rect.left + px(_TEXT_LEFT), rect.top + px(8), 0, rect.height - px(22))
        room.width = rect.right - px(_BUTTON + 2 * _RIM) - room.left
        return room

    def fitting(self, text: str, room: Rect) -> Paragraph:
        """The text as large as it has room."""
        return largest(self.brush, text, room, _UNITS)

    def _draw_sign(self, target: Surface, shown: Shown, rect: Rect) -> None:
        """The star, and how many of the lessons have been learnt."""
        px = self.brush.layout.px
        self.brush.plate(target, rect, PANEL)
        middle = (rect.centerx, rect.top + px(48))
        if shown.wordless:
            middle = (rect.centerx - px(30 + _QUIET) // 2, rect.centery - px(3))
        self.brush.picture(target, STAR, (middle[0] - px(76), middle[1]), 66)
        count = f"{shown.learnt} / {shown.lessons}"
        self.brush.text(target, count, 38, {"midleft": (middle[0] - px(28), middle[1])}, face=BLACK, digits=True)
