"""The slider of a replay: a tick a round, and a knob that snaps to the moments of the match."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from math import ceil

import pygame
from pygame import Rect, Surface

from scenes.paint import Brush, Point
from scenes.replay.past import Past
from scenes.theme import BLACK, CARD, DIMMED, GOLD, INK, PANEL, PARCHMENT_FOOT, SECONDARY, TEXT, WOOD_DARK
from scenes.widgets import Widget
from scenes.words import replay as words

_LEFT, _RIGHT, _TRACK_TOP, _TRACK = 38.0, 202.0, 14.0, 20.0
"""Where the track begins and ends in its plate, from its sides, and how far below its top; its height in units."""
_TICK, _SMALL_TICK, _NUMBER = 20.0, 5.0, 0.73
"""Heights of ticks below the track, and the middle of the rounds' numbers as a share of the plate's height."""
_LEAST_HALF, _DIGITS, _BETWEEN = 40.0, 22.0, 13.0
"""Units a round needs on the track for a small tick in its middle; the type of numbers, and the room beside one."""
_KNOB = 18.0
_COUNT = 96.0
"""The middle of what counts the moves, from the plate's right side."""


class TimeBar(Widget):
    """Shows ``moment`` of a past; ``chosen`` is called with another one when the track is clicked or dragged along.

    All rounds are equally wide, with the moments of each spread evenly.
    """

    def __init__(self, rect: Rect, past: Past, moment: int, chosen: Callable[[int], None], u: float) -> None:
        super().__init__(rect)
        self.past = past
        self.moment = moment
        self.chosen = chosen
        self._u = u
        self._ends = [*past.rounds, max(past.last, past.rounds[-1] + 1)]
        """By round, the moment it begins at, and the end of the last one."""

    # -- places
    @property
    def track(self) -> Rect:
        """The track, in pixels."""
        left, right = self._px(_LEFT), self._px(_RIGHT)
        top = self.rect.top + self._px(_TRACK_TOP)
        return Rect(self.rect.left + left, top, self.rect.width - left - right, self._px(_TRACK))

    def _px(self, units: float) -> int:
        return round(units * self._u)

    def place_of(self, moment: int) -> Point:
        """Where the knob stands at a moment."""
        number = min(bisect_right(self.past.rounds, moment), len(self.past.rounds)) - 1
        start, end = self._ends[number], self._ends[number + 1]
        share = (number + (moment - start) / (end - start)) / len(self.past.rounds)
        return self.track.left + round(share * self.track.width), self.track.centery

    def moment_at(self, x: int) -> int:
        """The moment nearest to a place on the track."""
        rounds = len(self.past.rounds)
        part = min(1.0, max(0.0, (x - self.track.left) / self.track.width)) * rounds
        number = min(int(part), rounds - 1)
        start, end = self._ends[number], self._ends[number + 1]
        return min(self.past.last, start + round((part - number) * (end - start)))

    # -- the mouse
    def grab(self, pos: Point) -> None:
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        moment = self.moment_at(pos[0])
        if moment != self.moment:
            self.chosen(moment)

    def key(self, event: pygame.event.Event) -> bool:
        """Left and right step while the keyboard is on the slider."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if step and 0 <= self.moment + step <= self.past.last:
            self.chosen(self.moment + step)
        return step != 0

    # -- drawing
    def draw(self, target: Surface, brush: Brush) -> None:
        brush.plate(target, self.rect, PANEL)
        self._draw_ticks(target, brush)
        knob = self.place_of(self.moment)
        brush.box(target, self.track, PARCHMENT_FOOT, _TRACK / 2, INK, 3)
        gone = Rect(self.track.topleft, (max(self.track.height, knob[0] - self.track.left), self.track.height))
        brush.box(target, gone, GOLD, _TRACK / 2, INK, 3)
        if self.hovered:
            brush.disc(target, knob, _KNOB + 5, GOLD)
        brush.disc(target, knob, _KNOB, CARD, INK, 4)
        self._draw_count(target, brush)

    def _draw_ticks(self, target: Surface, brush: Brush) -> None:
        """A tick where each round begins and ends, and a small one in its middle where there is room."""
        rounds = len(self.past.rounds)
        step = self.track.width / rounds
        for number in range(rounds + 1):
            self._tick(target, brush, round(number * step), _TICK)
            if number < rounds and step >= _LEAST_HALF * self._u:
                self._tick(target, brush, round((number + 0.5) * step), _SMALL_TICK)
        self._draw_numbers(target, brush, step)

    def _draw_numbers(self, target: Surface, brush: Brush, step: float) -> None:
        """The rounds' numbers between the ticks, those to come paler; as many of them as there is room for."""
        rounds, now = len(self.past.rounds), self.past.round_at(self.moment)
        widest = brush.words(str(rounds), _DIGITS, BLACK, digits=True).get_width() + brush.layout.px(_BETWEEN)
        for number in range(1, rounds + 1, ceil(widest / step)):
            where = {
                "center": (
                    self.track.left + round((number - 0.5) * step),
                    self.rect.top + round(_NUMBER * self.rect.height),
                )
            }
            colour = INK if number <= now else DIMMED
            brush.text(target, str(number), _DIGITS, where, face=BLACK, colour=colour, digits=True)

    def _tick(self, target: Surface, brush: Brush, x: int, height: float) -> None:
        width = brush.layout.px(3)
        target.fill(WOOD_DARK, (self.track.left + x - width // 2, self.track.bottom, width, self._px(height)))

    def _draw_count(self, target: Surface, brush: Brush) -> None:
        x, room = self.rect.right - self._px(_COUNT), self._px(2 * _COUNT - 28)
        upper, lower = (self.rect.top + round(y * self.rect.height) for y in (0.22, 0.69))
        brush.text(target, words.move(), 22, {"center": (x, upper)}, face=TEXT, colour=SECONDARY, width=room)
        count = words.count(self.moment, self.past.last)
        brush.text(target, count, 22, {"center": (x, lower)}, face=BLACK, width=room, digits=True)
